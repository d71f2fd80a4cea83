package puzzle

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"
)

// keyPuzzles is the store's key of the progress.
const keyPuzzles = "puzzles"

// mostKept is the most days and puzzles remembered.
const mostKept = 2000

// progress is a person's progress in puzzles, saved as text: a keyword and values on each line.
type progress struct {
	rating       rating
	solved       int      // without a wrong try or a hint
	failed       int      // all others that were begun and ended
	rush         int      // the best against the clock
	longest      int      // the longest streak
	days         []string // whose puzzle was solved, in order
	met          []string // puzzles that no longer count, by game and id, the latest last
	course       []int    // the rating after each of the latest puzzles
	theme, games string   // what was chosen last, "" for everything
}

// readProgress reads a saved text; unreadable lines are ignored.
func readProgress(text string) progress {
	p := progress{rating: beginner}
	for line := range strings.Lines(text) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch word {
		case "rating":
			r := beginner
			if n, _ := fmt.Sscan(rest, &r.Value, &r.Deviation, &r.Volatility); n == 3 && r.sane() {
				p.rating = r
			}
		case "count":
			_, _ = fmt.Sscan(rest, &p.solved, &p.failed, &p.rush, &p.longest) // what is missing is 0
		case "days":
			p.days = slices.DeleteFunc(strings.Fields(rest), func(d string) bool { return !isDay(d) })
			sort.Strings(p.days)
			p.days = slices.Compact(p.days)
		case "met":
			p.met = strings.Fields(rest)
		case "course":
			p.course = readCourse(rest)
		case "chosen":
			p.games, p.theme, _ = strings.Cut(rest, " ")
		}
	}
	return p
}

// mostCourse is the number of past ratings remembered.
const mostCourse = 200

// readCourse reads ratings up to the first invalid one.
func readCourse(text string) (course []int) {
	for _, word := range strings.Fields(text) {
		n, err := strconv.Atoi(word)
		if r := (rating{Value: float64(n), Deviation: 1, Volatility: 0.5}); err != nil || !r.sane() {
			break
		}
		course = append(course, n)
	}
	return course[max(0, len(course)-mostCourse):]
}

// sane reports whether a rating is possible.
func (r rating) sane() bool {
	return r.Value > -5000 && r.Value < 5000 && r.Deviation > 0 && r.Deviation <= 1000 && r.Volatility > 0 && r.Volatility < 1
}

func isDay(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}

// String is the progress as it is saved.
func (p *progress) String() string {
	r := p.rating
	return fmt.Sprintf("rating %.2f %.2f %.6f\ncount %d %d %d %d\nchosen %s %s\ndays %s\nmet %s\ncourse %s\n", r.Value, r.Deviation, r.Volatility,
		p.solved, p.failed, p.rush, p.longest, p.games, p.theme, strings.Join(latest(p.days), " "), strings.Join(latest(p.met), " "),
		strings.Trim(fmt.Sprint(p.course), "[]"))
}

func latest(list []string) []string { return list[max(0, len(list)-mostKept):] }

// key is a puzzle among those of all games.
func key(variant, id string) string { return variant + "/" + id }

// has reports whether a puzzle no longer counts: it has been solved or failed.
func (p *progress) has(variant, id string) bool { return slices.Contains(p.met, key(variant, id)) }

// note counts a puzzle the first time it ends.
func (p *progress) note(variant, id string, grade int, solved bool) {
	if p.has(variant, id) {
		return
	}
	p.met = append(p.met, key(variant, id))
	p.rating = p.rating.after(against(grade, solved))
	p.course = append(p.course, p.rating.shown())
	p.course = p.course[max(0, len(p.course)-mostCourse):]
	if solved {
		p.solved++
	} else {
		p.failed++
	}
}

// noteDay records that a day's puzzle was solved on its day.
func (p *progress) noteDay(day string) {
	if p.on(day) {
		return
	}
	p.days = append(p.days, day)
	sort.Strings(p.days)
	p.longest = max(p.longest, p.streak(day))
}

// on reports whether a day's puzzle was solved.
func (p *progress) on(day string) bool { return slices.Contains(p.days, day) }

// streak is the number of days in a row solved up to a day, which may still be unsolved.
func (p *progress) streak(day string) (n int) {
	if !p.on(day) {
		day = before(day, 1)
	}
	for ; p.on(day); day = before(day, 1) {
		n++
	}
	return n
}

// before is the day a number of days before another.
func before(day string, n int) string {
	t, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return ""
	}
	return t.AddDate(0, 0, -n).Format(time.DateOnly)
}
