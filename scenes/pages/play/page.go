// Package play is the table on the screen: the board, the players, what must be
// decided, the moves, and at the end the result. What it shows and does is the
// table's (scenes/pages/play/table); here it is laid out, drawn and listened to.
package play

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/phrase"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the page of one table.
type Page struct {
	table   *table.Table
	info    *game.Info
	session *session.Session
	tools   Tools
	allow   Allowed
	watch   bool // the game is only looked at
	board   *render.Board
	look    render.Look

	view  ui.View
	plan  Plan
	form  ui.Form
	stale bool // everything shown is to be worked out anew

	sight   table.Sight // the board shows
	version int         // of the table, as shown
	noticed int         // the table's newest notice that was shown
	bubble  bubble
	copying <-chan error

	cards   []card
	ordered orderStrip
	moves   moveList
	report  []reportRow
	end     ending
	series  string // before the title, "" for most games
	title   string
	// The seal of an alliance between two cards, and at a phone's emblems.
	bond, allySeal *ebiten.Image
	under          string
	count          string

	tab      string // tabMoves, tabReport or tabAid
	ask      question
	over     bool // the end of the game has been taken in
	result   bool // the panel shows the result
	auto     int  // ticks to the next turn of the replay; 0 while it stands
	scroll   struct{ moves, report ui.Scroll }
	followed table.Sight // the move list was scrolled to
	sheet    ui.Sheet
	drawer   drawer
	waits    bool   // a decided turn waits to be confirmed
	warning  string // of a count about to end the game
	raised   bool   // the sheet stood high when the pointer came down
	bar      slideBar
	gesture  gesture
	letGo    render.Drag // the piece just dropped; From is NoSquare without one
	cursor   game.Square
	hover    game.Square
	quiet    game.Square // just pressed: nothing is said of it until the mouse leaves it
	glass    glass
	tip      tip
	marks    render.Marks
	targets  []table.Target
	last     time.Time // of the last tick
	moved    bool      // the board must be drawn
	aids     aids
	odds     odds
	taken    unmasked // by the turn being shown

	tracks  []*render.Track // by seat; nil without markers
	ahead   foresight
	peek    peek
	pointed pointed
	demo    demo
	partner game.Square // picked to change places with the king
	unrolls [2]unroll   // of both sides' stratagems
	tags    []tag       // names of what a king's targets switch on
	kings   []tag       // what the kings stand on, and deadlines in the river
}

// New returns the page of a table.
func New(s *session.Session, t *table.Table, tools Tools) *Page {
	p := &Page{
		table: t, info: t.Info(), session: s, tools: tools, allow: allowedIn(t.Match()),
		board: render.NewBoard(t.Info()), tab: tabMoves,
		cursor: game.NoSquare, hover: game.NoSquare, quiet: game.NoSquare, partner: game.NoSquare, marks: render.NoMarks(),
		sight: table.Sight{Line: -1}, noticed: t.Notice().N, followed: table.Sight{Line: -1},
	}
	p.gesture.from, p.odds.asked, p.letGo.From = game.NoSquare, game.NoSquare, game.NoSquare
	p.aids = p.newAids()
	p.tab = p.firstTab()
	p.last = time.Now()
	if t.Over() {
		p.finish()
	}
	return p
}

// Table is the game the page shows.
func (p *Page) Table() *table.Table { return p.table }

// Layout arranges the page for a view.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.look = p.suited(p.session.Look(v.Scale))
	p.look.Theme = v.Theme
	if v.Still {
		p.look.Motion = render.Reduced
	}
	p.table.SetPrefs(prefs(p.session, p.watch))
	p.board.SetLook(p.look)
	p.refresh()
}

// aspect is the board's width over its height as it stands.
func (p *Page) aspect() float64 {
	a := art.Aspect(p.info.Board)
	if p.table.Quarter()%2 == 1 {
		a = 1 / a
	}
	return a
}

// place gives every part its place.
func (p *Page) place() {
	p.plan = newPlan(p.view.W, p.view.H, p.aspect(), p.tracked())
	look := p.look
	if p.plan.Frame == ui.Small {
		look.Coordinates = render.NoCoordinates
	}
	p.board.SetLook(look)
	p.board.SetLayout(p.view.Device(p.plan.Board), p.table.Quarter())
	p.placeTracks()
	p.sheet.Peek, p.sheet.Top = p.plan.Sheet.H, barHeight
	if p.plan.Frame == ui.Portrait {
		p.sheet.Layout(p.view)
	}
	p.moved = true
}

// Resume comes back from another page: settings may have changed.
func (p *Page) Resume() { p.stale = true }

// Controls lists what can be pressed.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Dirty reports whether the page looks different from its last Draw.
func (p *Page) Dirty() bool { return p.form.Dirty() || p.moved }

// elapsed is the time since the last tick by the clock on the wall: at rest ticks
// are few (wasm/loader.js).
func (p *Page) elapsed() time.Duration {
	now := time.Now()
	d := now.Sub(p.last)
	p.last = now
	return min(max(d, 0), time.Second)
}

// Update handles one tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	p.table.Update(p.elapsed(), !p.board.Animating() && p.gesture.from == game.NoSquare)
	if p.plan.Frame == ui.Portrait && p.sheet.Update(in) {
		p.stale = true
	}
	p.swipe(in)
	if p.plan.Frame == ui.Small && p.drawer.update(p.view.Still) {
		p.stale = true
	}
	if in.Pressed {
		p.raised = p.sheet.Raised()
	}
	nav := p.pressed(p.form.Activated(in), in)
	p.keys(in)
	p.point(in)
	p.hoverOver(in)
	p.replay()
	p.copied()
	p.sayUnmasked()
	unrolls := p.updateUnrolls()
	if unrolls || p.bubble.update() || p.updateOdds() || p.bar.update(p.view.Still) || p.clocksChanged() {
		p.form.MarkDirty()
	}
	if p.version != p.table.Version() || p.stale {
		p.refresh()
	}
	if p.board.Update() {
		p.moved = true
	}
	if p.updateTracks() {
		p.form.MarkDirty()
	}
	return nav
}

// refresh works out everything shown and fills the form.
func (p *Page) refresh() {
	p.version, p.stale = p.table.Version(), false
	p.place()
	p.showSight()
	p.letGo.From = game.NoSquare
	p.foresee()
	p.offerTracks()
	p.showMarks()
	p.hear()
	if p.table.Over() && !p.over {
		p.finish()
	}
	if !p.table.Over() {
		p.over, p.result = false, false
	}
	p.cards, p.ordered = p.newCards(), p.newOrder()
	alliance := sealOf("event.diplomacy.alliance.seal")
	p.bond, p.allySeal = p.seal(alliance, 32), p.seal(alliance, 20)
	p.series, p.title = titled(p.info)
	p.under = subtitle(p.table)
	if p.series != "" {
		p.under = p.seriesRound()
	}
	p.count = roundText(p.table)
	p.warning = p.newWarning()
	p.moves = p.newMoveList(p.listWidth())
	p.report = p.newReport()
	p.readAids()
	p.takeEffects()
	_, p.waits = p.table.Hand().Proposed()
	if p.table.Over() {
		p.end = p.newEnding()
	}
	p.fill()
	p.retell()
	p.followList()
}

// finish takes in that the game is over: the panel turns to the result.
func (p *Page) finish() {
	p.over, p.result, p.tab, p.ask = true, true, tabReport, askNothing
}

// showSight brings the board to the moment looked at: the turn after what it
// shows is played, anything else is a jump.
func (p *Page) showSight() {
	s := p.table.Sight()
	if s == p.sight {
		return
	}
	next := s.Line == p.sight.Line && s.Ply == p.sight.Ply+1
	p.sight = s
	p.hideBubbles()
	shown := p.ahead
	p.ahead, p.peek, p.partner = foresight{sight: s}, peek{}, game.NoSquare
	p.pointed, p.demo = pointed{}, demo{}
	view := p.plain()
	if !next {
		p.board.SetView(view)
		p.setTracks()
	} else {
		events := p.table.Move().Events
		rest := shown.rest(events)
		p.board.LetGo(p.letGo)
		p.board.Play(rest, view)
		p.playTracks(rest, view)
		p.session.PlaySound(sound.CueOf(rest)) // what was foreseen has been heard
		p.unmask(events)
	}
}

// hear shows what the table has to say: beside the square a refusal is about, or
// at the foot of the page.
func (p *Page) hear() {
	n := p.table.Notice()
	if n.N == p.noticed {
		return
	}
	p.noticed = n.N
	line := phrase.Of(p.info, n.Phrase)
	switch {
	case line == "" || n.Phrase.Key == "error.storage": // the session has said it
	case isWhy(n.Phrase.Key):
		if p.session.Settings.WhyNot {
			p.bubble.show(p, line, p.gesture.last)
		}
	default:
		p.session.Say(line)
	}
}

// Draw draws the page, or only the board while nothing else changes.
func (p *Page) Draw(c *draw.Canvas) {
	whole := c.Full || p.form.Dirty() || p.covered()
	p.moved = false
	if whole {
		c.Paper()
		p.form.Draw(c)
		return
	}
	p.board.Draw(c.Target())
}

// covered reports whether something lies over the board, which must be drawn
// again whenever the board is.
func (p *Page) covered() bool {
	_, _, asks := p.table.Hand().Asks()
	return asks || p.waits || len(p.tracks) > 0 || len(p.tags)+len(p.kings) > 0 || p.glass.shown || p.bubble.shown() || p.odds.shown || p.tip.text != "" ||
		p.gesture.from != game.NoSquare ||
		p.plan.Frame == ui.Portrait && p.sheet.Rect().Overlaps(p.plan.Board) ||
		p.plan.Frame == ui.Small && p.drawer.shown()
}

var (
	_ ui.Page    = (*Page)(nil)
	_ ui.Resumer = (*Page)(nil)
)
