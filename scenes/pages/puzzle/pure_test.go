package puzzle

import (
	"math"
	"slices"
	"testing"
	"time"
)

// The example of the Glicko-2 paper: 1500 against 1400, 1550 and 1700, one win and two losses.
func TestRatingAsInThePaper(t *testing.T) {
	got := rating{1500, 200, 0.06}.after(result{1400, 30, 1}, result{1550, 100, 0}, result{1700, 300, 0})
	if math.Abs(got.Value-1464.06) > 0.01 || math.Abs(got.Deviation-151.52) > 0.01 || math.Abs(got.Volatility-0.05999) > 0.00001 {
		t.Errorf("%+v, want 1464.06 151.52 0.05999", got)
	}
}

// A rating stays a number and moves in the right direction, whatever the results.
func TestRatingGoesUpAndDown(t *testing.T) {
	for _, solved := range []bool{true, false} {
		r := beginner
		for n := range 500 {
			was := r
			r = r.after(against(n%5+1, solved))
			if !r.sane() || math.IsNaN(r.Value) || solved != (r.Value > was.Value) {
				t.Fatalf("solved %t: %+v after %+v", solved, r, was)
			}
		}
	}
}

// A puzzle's day is the same everywhere at one instant; it begins and ends by UTC.
func TestTodayIsTheSameInAllTimeZones(t *testing.T) {
	east, west := time.FixedZone("east", 14*3600), time.FixedZone("west", -11*3600)
	noon := time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	if dayOf(noon.In(east)) != dayOf(noon.In(west)) || dayOf(noon.In(east)) != "2026-11-27" {
		t.Errorf("%s in the east, %s in the west", dayOf(noon.In(east)), dayOf(noon.In(west)))
	}
	if end := noon.Add(12 * time.Hour); dayOf(end.In(west)) != "2026-11-28" || dayOf(end.Add(-time.Second).In(east)) != "2026-11-27" {
		t.Error("the day does not end at midnight UTC")
	}
}

func TestStreaks(t *testing.T) {
	p := readProgress("")
	for _, d := range []string{"2026-11-20", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-26"} {
		p.noteDay(d)
	}
	for day, want := range map[string]int{"2026-11-26": 3, "2026-11-27": 3, "2026-11-28": 0, "2026-11-20": 1} {
		if got := p.streak(day); got != want {
			t.Errorf("on %s a streak of %d, want %d", day, got, want)
		}
	}
	p.noteDay("2026-11-23")
	if p.noteDay("2026-11-27"); p.streak("2026-11-27") != 5 || p.longest != 5 || before("2026-03-01", 1) != "2026-02-28" {
		t.Errorf("a streak of %d, longest %d", p.streak("2026-11-27"), p.longest)
	}
}

// Progress is read as it was saved; unreadable entries are dropped.
func TestProgressIsKept(t *testing.T) {
	p := readProgress("")
	p.note("mini", "abcde", 3, true)
	p.note("mini", "abcde", 3, false) // it counts once
	p.note("qiji", "fghij", 1, false)
	p.noteDay("2026-11-27")
	p.rush, p.games, p.theme = 7, "mini", "mate"
	again := readProgress(p.String())
	if again.String() != p.String() || again.solved != 1 || again.failed != 1 || !again.has("qiji", "fghij") || again.rush != 7 || again.games != "mini" || again.theme != "mate" {
		t.Errorf("kept %q, read %q", p.String(), again.String())
	}
	bad := readProgress("rating NaN 0 9\ncount x\ndays monday 2026-11-27\nchosen\n\nwhat\nmet")
	if bad.rating != beginner || bad.solved != 0 || !slices.Equal(bad.days, []string{"2026-11-27"}) {
		t.Errorf("read %+v", bad)
	}
}
