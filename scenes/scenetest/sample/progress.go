package sample

import (
	"fmt"
	"strings"
	"time"
)

// Progress keeps an example of a player's progress until a day: games at several levels,
// lessons, puzzles with a rating that rises, and days in a row.
func Progress(keep func(key, text string), until time.Time) {
	var days []string
	for i := range 6 {
		days = append(days, until.AddDate(0, 0, i-6).Format(time.DateOnly))
	}
	list := strings.Join(days, " ")
	keep("deeds", "game yanyi 2 4 4 0 0\ngame yanyi 3 7 5 1 1\ngame yanyi 4 5 3 0 2\ngame yanyi 0 2 0 0 0\n"+
		"game mini 1 2 2 0 0\ngame mini 3 3 1 0 2\ngame qiji 5 12 4 3 5\ngame guoji 6 1 0 0 1\ndays "+list+"\nlongest 11\n")
	keep("lessons", "three 7 ffff\nanqi 2 ffff\nhundred 1 1\n")
	var course []string
	for i, at := 0, 1500; i < 48; i++ {
		at += [...]int{22, -14, 18, 9, -20, 16, 12, -6}[i%8]
		course = append(course, fmt.Sprint(at))
	}
	keep("puzzles", "rating 1722.00 62 0.06\ncount 38 10 9 8\ndays "+list+"\ncourse "+strings.Join(course, " ")+"\n")
}
