package decisions

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/render/windowtest"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

const (
	// Wu may depose, ally, and mate.
	prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	// Whatever lies face down is a soldier of Wu.
	anqiFew = "hR/3,wK,3/2,wR,sP,~,2/3,sN,~,2/hC,3,hK,1,~,1,hR/7/sC,~,uB,4/uK,2,sK,3/hR s uws - idle 0 u=PPPP,w=-,s=-"
	// Shu's chariot may take a face-down horse of Wu's.
	jieqiOpen = "w~R,2,wK,5/9/9/w~P,8/17/17/3,h~R,13/17/hK,1,h~C,h~R,12,uK/17/3,h~R,13/17/4,sR,11,u~R/9/9/9/4,sK,4 s uws - idle - 0 u=N,w=CC,s=-,h=CRRR"
	// Black's chariot takes on c5; then Red may slide its marker from 5.
	qijiSlide = "2b1kab2/2r1a3r/1n2c2c1/p3p1p1p/7n1/1CP3P2/P3P1N1P/2N1C4/R8/2BAKABR1 b m=5,3"
	// A soldier stands on its last rank with its second chance open.
	qijiSecond = "P8/3k5/9/9/9/9/1NR6/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/"
	qijiRise   = "3k5/P8/9/9/9/9/9/9/r8/4K4 w m=3,0 pool=RN/"
	baigePawn  = "k9/2P7/10/10/10/10/10/10/10/4QK4 w - - 0 1 -/-"
	// Two black pieces in the river may be swept, Red's chariot must leave it.
	qiceSweep = "3k5/9/9/9/9/2n1p2R1/9/9/4P4/9/R3K4 w stale=c6,e6 tiles=1,2,3,4,9,6,7,8/1,2,3,4,5,6,7,32"
	// Red's elephant may exchange itself with the horse on e7.
	tradeStart = "4k4/9/9/r3n4/9/2B6/9/9/3K5/9 w tiles=0,0,28,0,0,0,0,0/0,0,0,0,0,0,0,0"
	// Wei's chariot 4/1 or 4/2 attacks Shu's cannon 赵云 5/4.
	duelStart = "1,wR,3,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/1,sC,7/9/2,sB,1,sK,4 w uws - idle - 0"
)

// Where the parts are shown: beside the board, in place of a phone's buttons, in the
// small frame's bar.
const (
	panelWide, panelHigh = 456.0, 100.0
	rowWide, rowHigh     = 390.0, 64.0
	barWide, barHigh     = 480.0, 44.0
)

// person is somebody who is asked.
type person struct {
	*Decisions
	t      *testing.T
	table  *table.Table
	order  string // who waits for whom
	landed int
}

// sit shows the decisions of a table.
func sit(t *testing.T, tb *table.Table) *person {
	t.Helper()
	p := &person{t: t, table: tb}
	p.Decisions = New(tb.Do, tabletest.Grid{Board: tb.Info().Board, X: 24, Y: 24, C: 40}, func() { p.landed++ })
	p.again()
	return p
}

// at is what is asked at a position of a game after some turns.
func at(t *testing.T, id, start string, turns ...string) *person {
	t.Helper()
	tb := tabletest.New(t, id, start)
	tabletest.Play(t, tb, turns...)
	return sit(t, tb)
}

// again shows the table as it is now.
func (p *person) again() { p.Show(tabletest.At(p.table, 1280, 800), p.order) }

// tap taps on squares, one after the other.
func (p *person) tap(squares ...string) {
	p.t.Helper()
	for _, name := range squares {
		p.table.Tap(tabletest.Square(p.t, p.table, name))
	}
	p.again()
}

// confirming makes every turn wait for a confirmation.
func (p *person) confirming() {
	p.table.SetPrefs(table.Prefs{Confirm: true})
	p.again()
}

// all is everything that is asked on a large page.
func (p *person) all() ui.Part {
	return ui.Over(ui.Column(0, p.Panel().Wide(panelWide)), p.Stake(), p.Chooser())
}

// press presses a control of what is asked.
func (p *person) press(id string) {
	p.t.Helper()
	tabletest.Press(p.t, p.all(), 1280, 800, id)
	p.again()
}

// says is what stands on a part, joined by strokes.
func says(part ui.Part, w, h float64) string { return strings.Join(tabletest.Texts(part, w, h), " | ") }

// unbroken is a text without spaces and the ends of lines.
func unbroken(text string) string { return strings.NewReplacer(" ", "", "|", "").Replace(text) }

// panel is what the panel says.
func (p *person) panel() string { return says(ui.Column(0, p.Panel()), panelWide, panelHigh) }

// offers are the controls of a part by their ids, in order.
func offers(part ui.Part, w, h float64) string {
	return strings.Join(slices.Sorted(maps.Keys(tabletest.Controls(part, w, h))), " ")
}

// offered are those of all that is asked.
func (p *person) offered() string { return offers(p.all(), 1280, 800) }

// plays fails unless these are the table's turns.
func (p *person) plays(turns ...string) {
	p.t.Helper()
	if got := strings.Join(p.table.Line().Turns(), " "); got != strings.Join(turns, " ") {
		p.t.Errorf("turns %s, want %s", got, strings.Join(turns, " "))
	}
}

// piece is what stands on a square as it is shown.
func (p *person) piece(name string) game.Piece {
	p.t.Helper()
	return p.now.Piece(tabletest.Square(p.t, p.table, name))
}
