package progress

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"
	"time"
)

// Count is the number of games played, by their end. Those with nobody's result count as played.
type Count struct{ Played, Won, Drawn, Lost int }

// key is a game at a level.
type key struct {
	variant string
	level   int
}

// Tally is games by game and level, and the days they began on. The zero Tally is empty.
type Tally struct {
	counts  map[key]Count
	days    []string // in order, each once
	longest int      // the longest run of days, of days that are remembered no more, too
	last    string   // the game added last
}

// Bounds of what is remembered and accepted.
const (
	mostDays  = 400
	mostLines = 400
	mostGames = 1_000_000
)

// ParseTally reads a text by String. Unreadable and impossible parts are left out.
func ParseTally(text string) (t Tally) {
	n := 0
	for line := range strings.Lines(text) {
		if n++; n > mostLines {
			break
		}
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case "game":
			var k key
			var c Count
			if n, _ := fmt.Sscan(rest, &k.variant, &k.level, &c.Played, &c.Won, &c.Drawn, &c.Lost); n == 6 && c.sane() && k.level >= 0 {
				t.set(k, t.counts[k].with(c))
			}
		case "days":
			for _, day := range strings.Fields(rest) {
				t.addDay(day)
			}
		case "longest":
			_, _ = fmt.Sscan(rest, &t.longest) // unreadable counts as 0
			t.longest = max(0, min(t.longest, mostGames))
		}
	}
	return t
}

// sane reports whether games may have ended so.
func (c Count) sane() bool {
	least, ended := min(c.Won, c.Drawn, c.Lost), 0
	for _, n := range [...]int{c.Won, c.Drawn, c.Lost} {
		ended += min(n, mostGames)
	}
	return least >= 0 && ended <= c.Played && c.Played <= mostGames
}

// with is two counts together.
func (c Count) with(o Count) Count {
	return Count{c.Played + o.Played, c.Won + o.Won, c.Drawn + o.Drawn, c.Lost + o.Lost}
}

func (t *Tally) set(k key, c Count) {
	if t.counts == nil {
		t.counts = map[key]Count{}
	}
	t.counts[k] = c
}

// String is the tally as it is kept.
func (t *Tally) String() string {
	var b strings.Builder
	var keys []key
	for k := range t.counts {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, k int) bool {
		a, b := keys[i], keys[k]
		return cmp.Or(cmp.Compare(a.variant, b.variant), a.level-b.level) < 0
	})
	for _, k := range keys {
		c := t.counts[k]
		fmt.Fprintf(&b, "game %s %d %d %d %d %d\n", k.variant, k.level, c.Played, c.Won, c.Drawn, c.Lost)
	}
	fmt.Fprintf(&b, "days %s\nlongest %d\n", strings.Join(t.days, " "), t.longest)
	return b.String()
}

// Add counts a game.
func (t *Tally) Add(g Game) {
	one := Count{Played: 1}
	switch g.Result {
	case Won:
		one.Won = 1
	case Drawn:
		one.Drawn = 1
	case Lost:
		one.Lost = 1
	}
	k := key{g.Variant, g.Level}
	t.set(k, t.counts[k].with(one))
	t.addDay(g.Day)
	t.last = g.Variant
}

// addDay remembers a day; of too many the earliest goes.
func (t *Tally) addDay(day string) {
	at, found := slices.BinarySearch(t.days, day)
	if found || !isDay(day) {
		return
	}
	t.days = slices.Insert(t.days, at, day)
	if len(t.days) > mostDays {
		t.longest = longestRun(t.days, t.longest)
		t.days = t.days[1:]
	}
}

// At is the games of a variant at a level.
func (t *Tally) At(variant string, level int) Count { return t.counts[key{variant, level}] }

// Of is the games of a variant at all levels.
func (t *Tally) Of(variant string) (sum Count) {
	for k, c := range t.counts {
		if k.variant == variant {
			sum = sum.with(c)
		}
	}
	return sum
}

// All is all games.
func (t *Tally) All() (sum Count) {
	for _, c := range t.counts {
		sum = sum.with(c)
	}
	return sum
}

// Days are the days with any activity: those of games, and the given others.
func (t *Tally) Days(others []string) []string {
	days := slices.Concat(t.days, others)
	sort.Strings(days)
	return slices.DeleteFunc(slices.Compact(days), func(day string) bool { return !isDay(day) })
}

// longestRun is the longest run among some days in order, at least the remembered one.
func longestRun(days []string, remembered int) int {
	run, longest := 0, remembered
	for i, day := range days {
		if run++; i > 0 && days[i-1] != before(day) {
			run = 1
		}
		longest = max(longest, run)
	}
	return longest
}

// Longest is the longest run of days, those given included.
func (t *Tally) Longest(others []string) int { return longestRun(t.Days(others), t.longest) }

// Streak is how many days in a row end today or, as today is not over, yesterday.
func Streak(days []string, today string) (n int) {
	if !slices.Contains(days, today) {
		today = before(today)
	}
	for ; slices.Contains(days, today); today = before(today) {
		n++
	}
	return n
}

func isDay(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// before is the day before one, "" before an invalid one.
func before(day string) string {
	t, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return ""
	}
	return t.AddDate(0, 0, -1).Format(time.DateOnly)
}
