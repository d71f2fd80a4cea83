package players

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

// uncovering is a position in which Wu's chariot, moving to i9, uncovers Wei's check of
// Shu: Wei, due, waits for the answer alone (game/threekingdoms/README.md, Passing over
// 轮空).
const uncovering = "5,wK,3/9/9/3,wR,5/17/17/17/17/7,uR,4,uP,3,uK/17/17/17/17/sR,8/9/9/3,sK,5 u uws - spent - 0"

// turnCases are the turns of players who have waited, by whom people play.
var turnCases = []struct {
	name, start, turns    string
	people                string // letters
	captions, notice, why string
	english               string
}{
	{"passed over, at one board", waiting, "m9h9 h1i1 h9g9", "uws",
		"刚行,行棋,接着走", "魏刚轮空，轮到魏行棋", "蜀被将，先应了一手", "Wei was skipped and moves now"},
	{"passed over, against computers", waiting, "m9h9 h1i1 h9g9", "w",
		"刚行,行棋,接着走", "你刚轮空，轮到你行棋", "蜀被将，先应了一手", "You were skipped; now it is your turn"},
	{"a computer passed over", waiting, "m9h9 h1i1 h9g9", "s",
		"刚行,行棋,接着走", "魏刚轮空，轮到魏行棋", "蜀被将，先应了一手", "Wei was skipped and moves now"},
	{"passed over and made to wait again", waiting, "m9h9 h1i1 h9i9 i1h1", "w",
		"刚行,行棋,接着走", "你刚轮空，轮到你行棋", "蜀被将，先应了一手", "You were skipped; now it is your turn"},
	{"the first turn after the answer", uncovering, "h9i9 e4h4", "w",
		"刚行,行棋,接着走", "蜀已先应将，轮到你行棋", "", "Shu has answered; now it is your turn"},
	{"it, of a computer", uncovering, "h9i9 e4h4", "u",
		"刚行,行棋,接着走", "蜀已先应将，轮到魏行棋", "", "Shu has answered; now Wei moves"},
	{"owed by the position", strings.Replace(waiting, " u uws", " u!w uws", 1), "m9l9", "w",
		"刚行,行棋,接着走", "你刚轮空，轮到你行棋", "", "You were skipped; now it is your turn"},
}

// between is a table of people at some seats and computers at the others.
func between(t *testing.T, start, people, turns string) *table.Table {
	t.Helper()
	v, _ := catalog.Find("yanyi")
	seats := make([]match.Player, 3)
	for i, s := range v.Info().Seats {
		if !strings.ContainsRune(people, rune(s.Letter)) {
			seats[i] = match.Computer(1)
		}
	}
	m, err := match.New(v, match.Setup{Start: start, Seats: seats, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	tb := tabletest.Of(m)
	tabletest.Play(t, tb, strings.Fields(turns)...)
	return tb
}

// The strip stays through the turn of whoever has waited, a person's or a computer's,
// and is gone with it.
func TestTheStripStaysForWhoHasWaited(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range turnCases {
		tb := between(t, c.start, c.people, c.turns)
		p := shown(tb, 1280, 800)
		var captions []string
		for i, step := range p.order.steps {
			captions = append(captions, step.Caption)
			if step.Lit != (i == 1) || step.Tag != "" {
				t.Errorf("%s: step %d lit %t, tag %q", c.name, i, step.Lit, step.Tag)
			}
		}
		if got := strings.Join(captions, ","); got != c.captions || p.Notice() != c.notice || p.order.why != c.why {
			t.Errorf("%s: %s, %q, %q; want %s, %q, %q", c.name, got, p.Notice(), p.order.why, c.captions, c.notice, c.why)
		}
		if !offersOrder(p.OrderCard(), 300) || !strings.Contains(p.Spoken(), c.why) || p.Spoken() == "" {
			t.Errorf("%s: no strip, or read aloud as %q", c.name, p.Spoken())
		}
		locale.Use(locale.En)
		if got := shown(tb, 1280, 800).Notice(); got != c.english {
			t.Errorf("%s: %q, want %q", c.name, got, c.english)
		}
		locale.Use(locale.ZhHans)
		tabletest.Play(t, tb, "j17j16")
		if p := shown(tb, 1280, 800); p.order.steps != nil {
			t.Errorf("%s: it stands after the turn", c.name)
		}
	}
}

// Whoever must answer sees the strip in its turn, a person against computers too.
func TestTheStripStandsForWhoMustAnswer(t *testing.T) {
	for _, people := range []string{"s", "w", "u", "uws"} {
		p := shown(between(t, waiting, people, "m9h9"), 1280, 800)
		if len(p.order.steps) != 3 || !p.order.steps[1].Lit || p.order.steps[1].Caption != "先应" || p.order.steps[0].Tag == "" {
			t.Errorf("people %s: %+v", people, p.order.steps)
		}
	}
}

// In every language no text of the strip is cut in the turn of who has waited.
func TestTheStripOfWhoHasWaitedFits(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for _, c := range turnCases {
			p := shown(between(t, c.start, c.people, c.turns), 1280, 800)
			for _, size := range [][2]float64{{288, 170}, {336, 180}, {456, 180}, {272, 36}} {
				canvas.OnCut = func(text string) { t.Errorf("%s in %v: %q is cut", c.name, size, text) }
				tabletest.Picture(t, "waited-"+c.name+lang.Tag(), p.OrderCard(), size[0], size[1])
			}
		}
	}
}
