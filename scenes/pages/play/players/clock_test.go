package players

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

// timed is a table whose sides have ten minutes each.
func timed(t *testing.T) *table.Table {
	t.Helper()
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Seats: make([]match.Player, 3), Clock: match.Clock{Total: 10 * time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	return tabletest.Of(m)
}

func TestClocksShowAnotherTimeOnceASecondIsOver(t *testing.T) {
	tb := timed(t)
	p := shown(tb, 1280, 800)
	settled(p)
	for _, c := range []struct {
		pass time.Duration
		want string
	}{
		{0, "10:00"}, {900 * time.Millisecond, "10:00"}, {200 * time.Millisecond, "09:59"}, {0, "09:59"}, {2 * time.Second, "09:57"},
	} {
		was := p.clocks[tb.Actor()].text
		tb.Line().(*match.Match).Tick(c.pass)
		if changed := p.Tick(0, true); changed != (c.want != was) || p.clocks[tb.Actor()].text != c.want {
			t.Errorf("after %v: %s, changed %t; want %s", c.pass, p.clocks[tb.Actor()].text, changed, c.want)
		}
	}
	if n := testing.AllocsPerRun(100, func() { p.Tick(0, true) }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// A clock is as wide as it can become, so that it never is cut, and nothing where
// none runs.
func TestAClockKeepsItsWidth(t *testing.T) {
	p := shown(timed(t), 1280, 800)
	part := p.Clock(game.Wu, theme.Clock)
	for _, text := range []string{"00:00", "11:11", "08:38", "24:57"} {
		if w := part.Width(p.m.Screen.View); w < p.m.Screen.Measure(theme.Clock, text) {
			t.Errorf("%s needs more than %g", text, w)
		}
	}
	if part := at(t, "yanyi", "start").Clock(game.Wu, theme.Clock); part.Width(p.m.Screen.View) != 0 {
		t.Error("a clock where none runs")
	}
}

// settled places the cards and lets the bar come to rest.
func settled(p *Players) {
	tabletest.Controls(p.Cards(), 456, 264)
	for p.bar.update(true) {
	}
}

// The bar slides from the card of who has moved to that of who moves now, and is
// there at once where nothing is to move on the screen.
func TestTheBarSlidesToWhoIsToMove(t *testing.T) {
	for _, still := range []bool{false, true} {
		tb := tabletest.New(t, "yanyi", waiting)
		p := shown(tb, 1280, 800)
		settled(p)
		if p.bar.at() != p.at[game.Wu] || p.Tick(0, still) {
			t.Errorf("it begins at %v", p.bar.at())
		}
		tabletest.Play(t, tb, "m9h9")
		p.Show(tabletest.At(tb, 1280, 800))
		tabletest.Controls(p.Cards(), 456, 264)
		ticks := 0
		for p.Tick(0, still) {
			ticks++
		}
		if want := map[bool]int{false: barTicks, true: 1}[still]; ticks != want || p.bar.at() != p.at[game.Shu] {
			t.Errorf("still %t: %d ticks, at %v", still, ticks, p.bar.at())
		}
	}
}

// At the end nobody is to move and the bar is gone.
func TestNoBarAtTheEnd(t *testing.T) {
	tb := tabletest.New(t, "yanyi", waiting)
	p := shown(tb, 1280, 800)
	settled(p)
	tabletest.Play(t, tb, "u:resign", "w:resign")
	p.Show(tabletest.At(tb, 1280, 800))
	settled(p)
	if p.mover != game.NoSeat || !p.bar.at().Empty() {
		t.Errorf("the bar stands at %v", p.bar.at())
	}
}

// The last ten seconds of somebody here are heard, of the main time and of each period; the
// beginning of a period is said once.
func TestTheLastSecondsAreHeard(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	side := "Wu"
	for _, c := range []struct {
		clock   match.Clock
		level   int // of the player to move
		seconds int
		heard   string // the seconds after which the clock was heard
		said    map[int]string
	}{
		{match.Clock{Total: 13 * time.Second}, 0, 12, "3 4 5 6 7 8 9 10 11 12", nil},
		{match.Clock{Total: 13 * time.Second}, 3, 12, "", nil},
		{match.Clock{PerTurn: 12 * time.Second}, 0, 3, "2 3", nil},
		{match.Clock{Total: 2 * time.Second, Periods: 2, Period: 12 * time.Second}, 0, 16, "1 4 5 6 7 8 9 10 11 12 13 16",
			map[int]string{2: side + ": byo-yomi, period 1 of 2", 14: side + ": byo-yomi, period 2 of 2"}},
	} {
		locale.Use(locale.En)
		t.Cleanup(func() { locale.Use(locale.ZhHans) })
		m, err := match.New(v, match.Setup{Clock: c.clock, Seats: []match.Player{{Level: c.level}, {}, {}}})
		if err != nil {
			t.Fatal(err)
		}
		p := shown(tabletest.Of(m), 1280, 800)
		var heard []string
		said, now := p.Begun(), 0
		p.Low = func() { heard = append(heard, strconv.Itoa(now)) }
		for now = 1; now <= c.seconds; now++ {
			m.Tick(time.Second)
			p.Tick(0, true)
			p.Tick(0, true)
			if c.said[now] != "" {
				said = c.said[now]
			}
			if p.Begun() != said {
				t.Errorf("%v, after %d s: said %q, want %q", c.clock, now, p.Begun(), said)
			}
		}
		if got := strings.Join(heard, " "); got != c.heard {
			t.Errorf("%v, level %d: heard after %s, want %s", c.clock, c.level, got, c.heard)
		}
	}
}

// In byo-yomi a clock shows the main time or that of a period, and how many periods are left.
func TestAClockShowsItsPeriods(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Clock: match.Clock{Total: time.Minute, Periods: 3, Period: 30 * time.Second}})
	if err != nil {
		t.Fatal(err)
	}
	p := shown(tabletest.Of(m), 1280, 800)
	for _, c := range []struct {
		pass time.Duration
		want string
	}{{0, "01:00 · 3×30"}, {59, "00:01 · 3×30"}, {1, "00:30 · 3×30"}, {30, "00:30 · 2×30"}, {58, "00:02 · 1×30"}} {
		m.Tick(c.pass * time.Second)
		if p.Tick(0, true); p.clocks[game.Wu].text != c.want {
			t.Errorf("%s, want %s", p.clocks[game.Wu].text, c.want)
		}
	}
}
