package progress_test

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/odds"
	"yanyi/game/progress"
)

// table is a game that was played here.
type table struct {
	variant string
	seats   string // the players, in the syntax of addresses
	view    game.Seat
	room    bool // with online players
	setup   match.Setup
}

// ended is the save of a game in which some players resigned, in order.
func (tb table) ended(t *testing.T, resign ...game.Seat) string {
	t.Helper()
	m := tb.begun(t)
	for _, s := range resign {
		if err := m.Resign(s); err != nil {
			t.Fatal(err)
		}
	}
	return m.Save()
}

func (tb table) begun(t *testing.T) *match.Match {
	t.Helper()
	v, ok := catalog.Find(tb.variant)
	if !ok {
		t.Fatalf("no game %q", tb.variant)
	}
	setup := tb.setup
	for _, word := range strings.Split(tb.seats, ",") {
		p, err := match.ParsePlayer(word)
		if err != nil {
			t.Fatal(err)
		}
		setup.Seats = append(setup.Seats, p)
	}
	if setup.Date = "2026.11.27"; !tb.room {
		setup.Seed = 7
	}
	m, err := match.New(v, setup)
	if err != nil {
		t.Fatal(err)
	}
	m.SetViewSeat(tb.view)
	return m
}

// A finished game counts for the lowest level among the opponents, as won, drawn or lost by the
// only person, or in a room by the person at its viewpoint.
func TestHowGamesCount(t *testing.T) {
	for _, c := range []struct {
		name   string
		table  table
		resign []game.Seat
		level  int
		result progress.Result
	}{
		{"won of two", table{variant: "xiangqi", seats: "human,ai:4"}, []game.Seat{1}, 4, progress.Won},
		{"lost of two", table{variant: "xiangqi", seats: "ai:4:bold,human"}, []game.Seat{1}, 4, progress.Lost},
		{"the lower of two levels", table{variant: "yanyi", seats: "human,ai:5,ai:2"}, []game.Seat{1, 2}, 2, progress.Won},
		{"lost of three", table{variant: "yanyi", seats: "ai:5,ai:2,human"}, []game.Seat{1, 2}, 2, progress.Lost},
		{"among people", table{variant: "xiangqi", seats: "human,human"}, []game.Seat{1}, 0, progress.Nobodys},
		{"two people and a computer", table{variant: "yanyi", seats: "human,human,ai:3"}, []game.Seat{1, 2}, 0, progress.Nobodys},
		{"won elsewhere", table{variant: "xiangqi", seats: "human,human", room: true}, []game.Seat{1}, 0, progress.Won},
		{"lost elsewhere", table{variant: "xiangqi", seats: "human,human", room: true, view: 1}, []game.Seat{1}, 0, progress.Lost},
	} {
		save := c.table.ended(t, c.resign...)
		got, ok := progress.Read(catalog.Named, save)
		if want := (progress.Game{Variant: c.table.variant, Level: c.level, Day: "2026-11-27", Result: c.result}); !ok || got != want {
			t.Errorf("%s: %+v %t, want %+v", c.name, got, ok, want)
		}
	}
}

// Permanent allies win and lose together, and the level is that of the opponents.
func TestAlliesWinTogether(t *testing.T) {
	v, _ := catalog.Find("chibi")
	wei, _ := v.Info().SeatOf("w")
	for seat := range game.Seat(3) {
		words := []string{"ai:5", "ai:5", "ai:5"}
		words[seat] = "human"
		if words[wei] != "human" {
			words[wei] = "ai:2"
		}
		m := table{variant: "chibi", seats: strings.Join(words, ","), view: seat}.begun(t)
		if err := m.Resign(wei); err != nil {
			t.Fatal(err)
		}
		want := progress.Game{Variant: "chibi", Level: 2, Day: "2026-11-27", Result: progress.Won}
		if seat == wei {
			want.Level, want.Result = 5, progress.Lost
		}
		if got, ok := progress.Read(catalog.Named, m.Save()); !ok || got != want {
			t.Errorf("seat %d: %+v %t, want %+v", seat, got, ok, want)
		}
	}
}

// A draw counts for the remaining players; an eliminated one has lost.
func TestADrawOfThreeIsForThoseStillInIt(t *testing.T) {
	for seat, want := range []progress.Result{progress.Lost, progress.Drawn, progress.Drawn} {
		words := []string{"ai:3", "ai:3", "ai:3"}
		words[seat] = "human"
		m := table{variant: "yanyi", seats: strings.Join(words, ","), view: game.Seat(seat)}.begun(t)
		if err := m.Resign(0); err != nil {
			t.Fatal(err)
		}
		if err := m.AgreeDraw(); err != nil {
			t.Fatal(err)
		}
		if got, ok := progress.Read(catalog.Named, m.Save()); !ok || got.Result != want {
			t.Errorf("seat %d: %+v %t, want %d", seat, got, ok, want)
		}
	}
}

// Not counted: unfinished games, games of computers alone, games with odds or from another position, studies,
// imported records, and texts that are no records.
func TestWhatDoesNotCount(t *testing.T) {
	ended := table{variant: "xiangqi", seats: "human,ai:4"}.ended(t, 1)
	brought, err := match.Parse(catalog.Named, ended)
	if err != nil {
		t.Fatal(err)
	}
	brought, err = match.Parse(catalog.Named, brought.Record())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"unfinished": table{variant: "xiangqi", seats: "human,ai:4"}.ended(t),
		"computers":  table{variant: "xiangqi", seats: "ai:3,ai:4"}.ended(t, 1),
		"position": table{variant: "xiangqi", seats: "human,ai:4",
			setup: match.Setup{Start: "3k5/9/9/9/9/9/9/9/9/R3K4 w"}}.ended(t, 1),
		"odds": table{variant: "xiangqi", seats: "human,ai:4",
			setup: match.Setup{Odds: odds.Odds{By: 0, Pieces: "N"}}}.ended(t, 1),
		"odds and tiles": strings.Replace(ended, "[Date", "[Odds \"Red:N\"]\n[Date", 1),
		"study":          strings.Replace(ended, "[Date", "[Study \"1\"]\n[Date", 1),
		"brought":        brought.Save(),
		"variant":        strings.Replace(ended, `"xiangqi"`, `"nothing"`, 1),
		"nothing":        "",
		"noise":          "[[[\x00 \xff",
	} {
		if g, ok := progress.Read(catalog.Named, text); ok {
			t.Errorf("%s: counts as %+v", name, g)
		}
	}
}

func won(variant string, level, n int) (list []progress.Game) {
	for range n {
		list = append(list, progress.Game{Variant: variant, Level: level, Result: progress.Won})
	}
	return list
}

func lost(variant string, level, n int) (list []progress.Game) {
	for range n {
		list = append(list, progress.Game{Variant: variant, Level: level, Result: progress.Lost})
	}
	return list
}

// The recommendation follows from the progress.
func TestAdvice(t *testing.T) {
	for _, c := range []struct {
		name  string
		games [][]progress.Game
		state progress.State
		want  progress.Advice
	}{
		{"nothing yet", nil, progress.State{}, progress.Advice{What: progress.Lesson}},
		{"a lesson begun", nil, progress.State{Begun: true, Of: 11}, progress.Advice{What: progress.GoOn}},
		{"a lesson done", nil, progress.State{Lessons: 1, Of: 11, PuzzlesOffered: true}, progress.Advice{What: progress.Puzzle}},
		{"beaten thrice", [][]progress.Game{won("yanyi", 4, 3)}, progress.State{}, progress.Advice{What: progress.Higher, Variant: "yanyi", Level: 5, Times: 3}},
		{"beaten twice", [][]progress.Game{won("yanyi", 4, 2)}, progress.State{PuzzlesOffered: true}, progress.Advice{What: progress.Puzzle}},
		{"lost above", [][]progress.Game{won("yanyi", 4, 4), lost("yanyi", 5, 9)}, progress.State{}, progress.Advice{What: progress.Higher, Variant: "yanyi", Level: 5, Times: 4}},
		{"won above", [][]progress.Game{won("yanyi", 4, 3), won("yanyi", 5, 1)}, progress.State{PuzzlesOffered: true}, progress.Advice{What: progress.Puzzle}},
		{"too hard", [][]progress.Game{lost("baige", 5, 3)}, progress.State{}, progress.Advice{What: progress.Lower, Variant: "baige", Level: 4, Times: 3}},
		{"hardest beaten", [][]progress.Game{won("yanyi", 8, 5)}, progress.State{}, progress.Advice{What: progress.Untried, Variant: "mini", Level: 3}},
		{"the last game first", [][]progress.Game{won("qiji", 2, 3), won("yanyi", 4, 3)}, progress.State{}, progress.Advice{What: progress.Higher, Variant: "yanyi", Level: 5, Times: 3}},
		{"the small edition", [][]progress.Game{won("mini", 1, 1)}, progress.State{}, progress.Advice{What: progress.Larger, Variant: "yanyi", Level: 3}},
		{"among people", [][]progress.Game{won("yanyi", 0, 9)}, progress.State{PuzzlesOffered: true, PuzzleSolved: true}, progress.Advice{What: progress.Untried, Variant: "mini", Level: 3}},
	} {
		for _, list := range c.games {
			for _, g := range list {
				c.state.Tally.Add(g)
			}
		}
		if got := progress.Advise(catalog.All(), c.state); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
	var all progress.State
	for _, v := range catalog.All() {
		all.Tally.Add(progress.Game{Variant: v.Info().ID, Level: 3, Result: progress.Drawn})
	}
	if got := progress.Advise(catalog.All(), all); got.What != progress.Nothing {
		t.Errorf("all was played: %+v", got)
	}
}

// A tally is read as it was written, without its damaged entries.
func TestTallyIsKept(t *testing.T) {
	var tally progress.Tally
	for i := range 5 {
		tally.Add(progress.Game{Variant: "yanyi", Level: 3, Day: fmt.Sprintf("2026-11-%02d", 20+i), Result: progress.Result(i % 4)})
	}
	tally.Add(progress.Game{Variant: "qiji", Result: progress.Won})
	kept := tally.String()
	again := progress.ParseTally(kept)
	if again.String() != kept || again.All() != (progress.Count{Played: 6, Won: 2, Drawn: 1, Lost: 1}) || again.Of("yanyi").Played != 5 {
		t.Errorf("%+v of %q", again.All(), kept)
	}
	if n := again.Longest(nil); n != 5 {
		t.Errorf("the longest run is %d days", n)
	}
	damaged := progress.ParseTally("game yanyi 3 1 1 0 0\ngame yanyi 3 1 2 0 0\ngame qiji -1 1 1 0 0\ngame qiji 2 -4 0 0 -4\ngame\n\x00\ndays 2026-11-01 x 2026-13-01\nlongest q\n" +
		"game baige 1 9999999999 1 0 0\n" + strings.Repeat("game a 1 1 0 0 0\n", 100000))
	if c := damaged.Of("yanyi"); c != (progress.Count{Played: 1, Won: 1}) || damaged.Of("qiji").Played+damaged.Of("baige").Played != 0 ||
		damaged.Of("a").Played > 1000 || len(damaged.Days(nil)) != 1 {
		t.Errorf("%+v", damaged)
	}
}

// The newest days are kept, with the length of the longest streak.
func TestTallyIsBounded(t *testing.T) {
	var tally progress.Tally
	for year := 2001; year < 2008; year++ {
		for month := 1; month <= 12; month++ {
			for day := 1; day <= 28; day++ {
				tally.Add(progress.Game{Variant: "yanyi", Day: fmt.Sprintf("%d-%02d-%02d", year, month, day)})
			}
		}
	}
	if n := len(tally.String()); n > 6000 {
		t.Errorf("it takes %d bytes", n)
	}
	if n := tally.Longest(nil); n != 56 { // February and March
		t.Errorf("the longest run is %d days", n)
	}
}

// A streak is current if it ends today or yesterday.
func TestStreak(t *testing.T) {
	days := []string{"2026-10-31", "2026-11-01", "2026-11-02"}
	for today, want := range map[string]int{"2026-11-01": 2, "2026-11-02": 3, "2026-11-03": 3, "2026-11-04": 0, "": 0} {
		if got := progress.Streak(days, today); got != want {
			t.Errorf("on %q it is %d, want %d", today, got, want)
		}
	}
	var tally progress.Tally
	tally.Add(progress.Game{Variant: "yanyi", Day: "2026-11-02"})
	if got := progress.Streak(tally.Days([]string{"2026-11-01", "no day"}), "2026-11-02"); got != 2 {
		t.Errorf("with a puzzle the day before it is %d", got)
	}
}

// One's own seats are those of the person whose progress counts, of all people at one screen,
// and none of other games.
func TestOnesOwnSeats(t *testing.T) {
	seats := func(tb table, resign ...game.Seat) game.SeatSet {
		return progress.Own(catalog.Named, tb.ended(t, resign...))
	}
	for _, c := range []struct {
		name string
		got  game.SeatSet
		want game.SeatSet
	}{
		{"against a computer", seats(table{variant: "xiangqi", seats: "ai:3,human", view: 1}, 0), game.SetOf(1)},
		{"two at one screen", seats(table{variant: "xiangqi", seats: "human,human"}, 0), game.SetOf(0, 1)},
		{"in a room", seats(table{variant: "xiangqi", seats: "human,human", view: 1, room: true}, 0), game.SetOf(1)},
		{"computers", seats(table{variant: "xiangqi", seats: "ai:3,ai:3"}, 0), 0},
		{"unfinished", seats(table{variant: "xiangqi", seats: "human,ai:3"}), 0},
	} {
		if c.got != c.want {
			t.Errorf("%s: %b, want %b", c.name, c.got, c.want)
		}
	}
	if progress.Own(catalog.Named, "[Variant \"xiangqi\"]\n[Result \"red\"]\n\n*") != 0 {
		t.Error("an imported record is one's own")
	}
}
