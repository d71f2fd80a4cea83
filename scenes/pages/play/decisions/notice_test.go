package decisions

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// Positions a few quiet turns before a count ends them, and one in which two kings are a
// piece from facing.
const (
	nearlyDrawn   = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 141"
	nearlyFacing  = "4,wK,4/2,wR,6/9/9/17/17/17/17/3,hR:u,4,uC,4,uP,2,uK/17/17/17/17/sR,8/9/4,sK,4/9 u uws ws spent - 0"
	nearlyDecided = "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 140 u=-,w=-,s=-"
	lonelyRook    = "4k4/9/9/9/9/9/9/9/R8/3K5 b"
	roamingRook   = "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/uR,14/9/9/sK,8 u us - idle - - 0"
)

// cautions are games in which something is said, with the turns that lead there and
// what is said.
var cautions = []struct {
	id, start string
	turns     []string
	want      string
}{
	{"yanyi", nearlyDrawn, nil, "再过 9 手无吃子、外交、出局即作和"},
	{"yanyi", nearlyFacing, nil, "魏蜀二王间只隔一子，见面则吴胜"},
	{"anqi", nearlyDecided, nil, "再过 10 手无翻子、吃子，即以子力定胜负"},
	{"xiangqi", lonelyRook, strings.Fields("e10e9 a2a9 e9e10 a9a10 e10e9 a10a9 e9e10"), "再将下去，重复局面者判负"},
	{"qiji", "start", strings.Fields("a1a2 a10a9 a2a1 a9a10"), "同一局面已出现两次"},
	{"guoji", roamingRook, checksInARow(8), "蜀已连续 8 手被将，满九作和"},
	{"baige", "k9/10/10/10/10/10/10/10/9R/5K4 w - - 0 1 -/-", strings.Fields("j2j10 a10a9 j10j9 a9a10 j9j10 a10a9"), "城堡再将即第四次，不许"},
}

// checksInARow are n checks to Shu's king with the answers between them.
func checksInARow(n int) (turns []string) {
	rook := "a4"
	for _, file := range "defghijkl"[:n] {
		if len(turns) > 0 {
			turns = append(turns, string(file-1)+"1"+string(file)+"1")
		}
		turns = append(turns, rook+string(file)+"4")
		rook = string(file) + "4"
	}
	return turns
}

// What is about to end the game by counting is said, at the present alone.
func TestWhatEndsTheGameByCountingIsSaid(t *testing.T) {
	for _, c := range cautions {
		p := at(t, c.id, c.start, c.turns...)
		if p.NoticeLine() != c.want || !p.Counting() {
			t.Errorf("%s: %q, want %q", c.id, p.NoticeLine(), c.want)
		}
		if len(c.turns) == 0 {
			continue
		}
		p.table.GoTo(1)
		if p.again(); p.NoticeLine() != "" || p.Counting() {
			t.Errorf("%s, at an earlier turn: %q", c.id, p.NoticeLine())
		}
		p.table.GoLive()
		if p.again(); p.NoticeLine() != c.want {
			t.Errorf("%s, back at the present: %q", c.id, p.NoticeLine())
		}
	}
}

// The count goes on with quiet turns, and ends with what it counts.
func TestTheLineGoesWithWhatItSays(t *testing.T) {
	p := at(t, "yanyi", nearlyDrawn)
	p.tap("m5", "l5")
	if got := p.NoticeLine(); got != "再过 8 手无吃子、外交、出局即作和" {
		t.Fatalf("after a quiet turn: %q", got)
	}
	p.Resign()
	p.again()
	p.press("resign.yes")
	if got := p.NoticeLine(); got != "" {
		t.Errorf("after somebody went out: %q", got)
	}
}

// A piece that goes stale with this turn is told with the turn, and so is the label
// below it (game/stratagem/README.md, Stale pieces 水中停滯).
func TestWhatIsAboutToGoStaleIsSaidWithItsTurn(t *testing.T) {
	p := at(t, "qice", qiceSweep)
	if got := p.NoticeLine(); got != "第 1 手不动，车便滞于河中" || p.Counting() {
		t.Errorf("told %q", got)
	}
	tags := Due(p.now)
	if len(tags) != 1 || tags[0].Square != tabletest.Square(t, p.table, "h6") || tags[0].Text != "第 1 手" || !tags[0].Due || !tags[0].Standing {
		t.Errorf("labels %+v", tags)
	}
	p.tap("h6", "h7")
	p.table.GoTo(0)
	if p.again(); p.NoticeLine() != "" || len(Due(p.now)) > 0 {
		t.Errorf("in the past: %q", p.NoticeLine())
	}
}

// A count goes before the order of turns, that before what goes stale.
func TestOneThingIsSaidAtATime(t *testing.T) {
	const order = "蜀先应将，魏候之"
	for _, c := range []struct {
		id, start, want string
		count           bool
	}{
		{"yanyi", nearlyDrawn, cautions[0].want, true}, {"qice", qiceSweep, order, false}, {"yanyi", "start", order, false},
	} {
		p := at(t, c.id, c.start)
		p.order = order
		if p.again(); p.NoticeLine() != c.want || p.Counting() != c.count {
			t.Errorf("%s: %q, counting %t", c.id, p.NoticeLine(), p.Counting())
		}
	}
}

// The line stands in the panel and in the small frame's bar; where there is nothing to
// say there is nothing.
func TestTheLineStandsInEveryForm(t *testing.T) {
	p := at(t, "yanyi", nearlyDrawn)
	forms := func() map[string]ui.Part {
		return map[string]ui.Part{"panel": ui.Column(0, p.Notice(0)), "low panel": p.Notice(0), "bar": p.ShortNotice()}
	}
	for name, part := range forms() {
		if got := says(part, 456, 20); got != cautions[0].want {
			t.Errorf("the %s says %q", name, got)
		}
	}
	p = at(t, "yanyi", "start")
	for name, part := range forms() {
		if got := says(part, 456, 20); got != "" {
			t.Errorf("the %s says %q", name, got)
		}
	}
}

// The line keeps away from what stands at its end, such as the arrow of a sheet, and can
// be read aloud.
func TestTheLineEndsBeforeTheEdge(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	locale.Use(locale.En)
	for edge, want := range map[float64]bool{40: false, 290: true} {
		cut := false
		canvas.OnCut = func(string) { cut = true }
		p := at(t, "yanyi", nearlyFacing)
		part := ui.Column(0, p.Notice(edge))
		tabletest.Picture(t, "notice", part, 358, 36)
		if says(part, 358, 36); cut != want {
			t.Errorf("%g before the edge: cut %t", edge, cut)
		}
		if c := tabletest.Controls(part, 358, 36)["notice"]; c.Name != p.NoticeLine() || c.Rect.H != 36 {
			t.Errorf("read aloud: %q, %g high", c.Name, c.Rect.H)
		}
	}
}
