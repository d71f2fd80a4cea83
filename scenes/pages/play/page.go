package play

import (
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/pieceguide"
	"yanyi/scenes/pages/play/players"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/roompanel"
	"yanyi/scenes/pages/play/stratagems"
	"yanyi/scenes/pages/play/studypanel"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the page of one table.
type Page struct {
	session *session.Session
	table   *table.Table
	buttons buttons
	clock   func() time.Time // wall clock
	last    time.Time        // the wall clock at the last tick

	form  ui.Form
	view  ui.View
	frame frame
	shown state          // the state behind the picture
	now   *moment.Moment // what it shows
	seen  seen           // the notices shown last

	set        *board.Set
	board      *board.Board // of the set, as the next three
	players    *players.Players
	stratagems *stratagems.Stratagems
	decisions  *decisions.Decisions
	record     *record.Record
	pieceGuide *pieceguide.Guide
	lists      lists
	roomPanel  *roompanel.Panel  // nil where all play here
	studyPanel *studypanel.Panel // nil where there is no tree of turns

	typed typed
	signs signs
	helps ui.Scroll // of the list of aids
	introduced
}

// newPage returns the page of a table.
func newPage(s *session.Session, t *table.Table, tools kit) *Page {
	p := &Page{
		session: s, table: t, clock: func() time.Time { return s.Now() },
		seen:   seen{notice: t.Notice().N},
		record: record.New(t.Do), pieceGuide: pieceguide.New(t.Line().Variant()),
	}
	p.set = board.NewSet(s, t.Info(), t.Do, &p.form, board.World{
		Say: s.Say, Hush: func() { s.Stack.Hush() },
		Ask: func(word string) (string, bool) { return p.answer(word) }, Asked: func() accessibility.Question { return p.asks() },
		Tap: func(sq game.Square) bool { return p.studyPanel.Together().Tap(sq) },
	})
	p.board, p.players, p.stratagems, p.decisions = p.set.Board, p.set.Players, p.set.Stratagems, p.set.Decisions
	p.buttons = buttons{session: s, table: t, tools: tools, close: t.Close, board: p.board, decisions: p.decisions, lists: &p.lists}
	p.decisions.Study = p.buttons.leaveAndStudy
	p.record.Land = p.board.Land
	p.signs.ply = t.Line().Ply()
	p.lists.tab = tabMoves
	if p.pieceGuide.First() {
		p.lists.tab = tabAid
	}
	if t.Over() {
		p.lists.end()
	}
	p.last = p.clock()
	return p
}

// Table is the game the page shows.
func (p *Page) Table() *table.Table { return p.table }

// Unkept reports whether something has changed since the game was saved.
func (p *Page) Unkept() bool { return p.table.Unkept() }

// Keep saves the game as it is now.
func (p *Page) Keep() { p.table.Keep() }

// Timed reports whether clocks run on a page's table.
func (p *Page) Timed() bool {
	return !p.table.Over() && p.table.Left(p.table.Actor()) > 0
}

// Layout arranges the page for a view.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.table.SetPrefs(prefs(p.session))
	p.show(p.state())
}

// state is everything that the page's picture depends on, except animations.
type state struct {
	version    int // of the table
	set        board.SetState
	record     record.State
	roomPanel  roompanel.State
	studyPanel studypanel.State
	lists      lists
	gold       bool // marks of stratagems stand on the board, which are explained
	threatened bool // so are those of pieces that could take the selected one
	signs      signs
	speaks     bool // the board says something, and no other part does
}

// state is the present state, after what anything in the page asked of the host.
func (p *Page) state() state {
	p.table.Look()
	return state{
		p.table.Version(), p.set.State(), p.record.State(),
		p.roomPanel.State(), p.studyPanel.State(), p.lists, p.board.Gold(), p.board.Threatened(), p.signs, p.table.May().Panels.Has(host.Phrases) && p.board.Speaks(),
	}
}

// show describes the moment and lays it out.
func (p *Page) show(s state) {
	was := p.now
	p.now = moment.Of(p.table, p.screen(), p.session.Settings, p.buttons.watch)
	p.studyPanel.Show(p.now)
	p.frame = p.fitted()
	p.buttons.now = p.now
	p.lists.turn(was, p.now)
	p.endIntroduction()
	p.set.Show(p.now, p.orderLine(), p.overlays)
	p.record.Show(p.now)
	p.pieceGuide.Show(p.now, p.board.Threatened())
	p.tellNotice()
	p.form.Reset(p.view)
	p.arrange()
	s.lists, s.gold, s.threatened = p.lists, p.board.Gold(), p.board.Threatened()
	p.shown = s
}

// screen is where and how the moment is shown, with the usual piece faces of the game unless
// the player has chosen others (render/README.md, Faces).
func (p *Page) screen() moment.Screen {
	screen := moment.NewScreen(p.session, p.view, p.table.Info())
	screen.Bare = p.session.Params.Bare()
	if p.signed() && !p.session.Signed() {
		screen.Look.Signs = p.session.Signs()
	}
	return screen
}

// overlays are what the other parts want the board to show.
func (p *Page) overlays() board.Overlays {
	over := board.Overlays{Tags: decisions.Due(p.now), Spoken: p.spoken(), Quiet: p.board.Shown() && p.overlaid()}
	over.Advised, over.Ahead, over.Refuted = p.studyPanel.Advised(), p.studyPanel.Ahead(), p.refuted()
	over.Drawn, over.Marked = p.studyPanel.Together().Drawn(), p.studyPanel.Marked()
	if p.frame.kind == ui.Small && (!p.frame.bare || p.decisions.Deciding()) {
		over.Foot = p.lists.drawer.rect(p.view).Y
	}
	return over
}

// narrowBar is the width from which a small frame's bar holds a whole notice.
const narrowBar = 360.0

// orderLine says in one line who waits for whom, where the frame has no strip for it.
func (p *Page) orderLine() string {
	switch {
	case p.frame.kind == ui.Landscape:
		return ""
	case p.frame.kind == ui.Small && p.view.W < narrowBar && !p.lineApart():
		return p.players.Brief()
	}
	return p.players.Notice()
}

// spoken says what the board shows to someone who cannot see it.
func (p *Page) spoken() string {
	title := tabletext.Title(p.now.Info)
	game, ply := tabletext.Arg("game", title), locale.Num("n", p.now.Ply)
	if o := p.now.View.Outcome; o.Over {
		said := tabletext.Listed(tabletext.Result(p.now, o), tabletext.Reason(p.now, o))
		if p.record.Told != nil {
			said = tabletext.Listed(tabletext.Result(p.now, o), strings.TrimRight(p.record.Told(p.now), ".。"))
		}
		return locale.T("sr.board.over", game, ply, tabletext.Arg("text", said)) + p.record.Spoken() + p.roomPanel.Spoken()
	}
	text := locale.T("sr.board", game, ply, tabletext.Side(p.now.Info, "side", p.now.Actor()))
	if task := p.task(); task != "" {
		text += tabletext.Joint() + task
	}
	if line := p.decisions.Coach.Line(); line != "" {
		text += tabletext.Joint() + line
	}
	if order := p.players.Spoken(); order != "" {
		text += tabletext.Joint() + order
	}
	return text + p.record.Spoken() + p.roomPanel.Spoken()
}

// tellNotice shows the table's newest notice: beside the square that a refusal concerns, or at
// the foot of the page.
func (p *Page) tellNotice() {
	n := p.table.Notice()
	if n.N == p.seen.notice {
		return
	}
	p.seen.notice = n.N
	line := tabletext.Said(p.now, n.Phrase)
	switch {
	case line == "" || n.Phrase.Key == "error.storage": // the session has said it
	case n.Ply > 0 && !p.now.Live: // it stands in the list
	case isWhy(n.Phrase.Key):
		p.board.Refuse(n.Phrase)
	case n.Phrase.Key == "play.hint.line":
		hint, _ := p.table.Hint()
		p.board.Propose(line, tabletext.Heard(p.now, n.Phrase, hint), hint.To())
	case n.Phrase.Square() != game.NoSquare:
		p.board.Tell(line, n.Phrase.Square())
	default:
		p.session.Say(line)
	}
}

// Controls lists what can be pressed.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Dirty reports whether the page looks different from its last Draw.
func (p *Page) Dirty() bool { return p.form.Dirty() || p.board.Moved() }

// elapsed is the time since the last tick by the clock on the wall: at rest ticks
// are few (wasm/loader.js).
func (p *Page) elapsed() time.Duration {
	now := p.clock()
	d := now.Sub(p.last)
	p.last = now
	return min(max(d, 0), time.Second)
}

// Update handles one tick, in one pass: input becomes requests to the table, the table and the
// animations advance, and if anything has changed the parts are shown one new moment.
func (p *Page) Update(in *ui.Input) ui.Nav {
	nav := p.take(in)
	p.goOn()
	if s := p.state(); s != p.shown {
		p.show(s)
	}
	p.introduce(in)
	switch {
	case nav != ui.Stay():
		return nav
	case p.buttons.onward != nil && p.now.Busy.Moved:
		return ui.Replace(p.buttons.onward())
	case p.roomPanel.Joined():
		return ui.Replace(p.buttons.together())
	}
	return nav
}

// take handles the person's input.
func (p *Page) take(in *ui.Input) ui.Nav {
	p.pull(in)
	p.hear(in)
	nav := p.form.Update(in)
	if p.form.Acted() || nav != ui.Stay() || p.seen.anew(p.session.Stack.Said()) {
		p.board.Hush()
	}
	p.keys(in)
	if in.Secondary && (p.now.Premove.Turn != game.NoTurn || p.now.Hand.Ahead()) {
		p.table.Do(host.Request{Do: host.Cancel})
	}
	if s := p.state(); s != p.shown { // a press in the same tick means the board after the keys
		p.show(s)
	}
	if !p.studyPanel.Point(in) {
		p.board.Point(in)
	}
	p.point(in)
	return nav
}

// goOn advances the table and the animations.
func (p *Page) goOn() {
	dt := p.elapsed()
	p.roomPanel.Tick(p.table.RoomState())
	p.table.Update(dt, !p.board.Animating() && !p.board.Holding())
	p.learn()
	p.record.Tick(p.board.Animating())
	if p.set.Tick(dt, p.view.Still) {
		p.form.MarkDirty()
	}
}

// seen is what was shown last: the table's newest notice, and the line at the foot of the page.
type seen struct {
	notice int
	line   string
}

// anew notes the line at the foot of the page and reports whether it is new: only one thing is
// said at a time.
func (h *seen) anew(line string) bool {
	was := h.line
	h.line = line
	return line != "" && line != was
}

// point passes to the stratagems what the pointer holds and what the mouse points at.
func (p *Page) point(in *ui.Input) {
	if p.stratagems.Drag(in) {
		p.form.Unpress()
	}
	if in.Touch || p.board.Holding() {
		p.stratagems.Unpoint()
		return
	}
	p.stratagems.Point(p.form.Hover(), p.board.Under(), in.X, in.Y)
}

// keys handles the keys that the form does not.
func (p *Page) keys(in *ui.Input) {
	switch {
	case len(in.Keys) == 0 || in.Typing:
	case in.Key(ebiten.KeyEscape):
		_ = p.roomPanel.Hush() || p.studyPanel.Leave() || p.decisions.Drop() || p.lists.close() || p.board.Escape()
	case in.Ctrl && in.Key(ebiten.KeyZ):
		p.decisions.TakeBack()
	case p.board.Steps() && p.studyPanel.Keys(in):
	case (p.form.Focus() == record.ListID || p.board.Steps()) && p.record.Keys(in):
	default:
		p.board.Keys(in)
	}
}

// Draw draws the page, or only the board while nothing else changes.
func (p *Page) Draw(c *canvas.Canvas) {
	whole := c.Full || p.form.Dirty() || p.covered()
	p.board.Drawn()
	if !whole {
		p.board.Draw(c)
		return
	}
	c.Paper()
	p.form.Draw(c)
}

// covered reports whether something lies over the board; it must be redrawn with the board.
func (p *Page) covered() bool {
	return p.roomPanel.Covers() || p.set.Covered() || p.overlaid()
}

var (
	_ ui.Page   = (*Page)(nil)
	_ ui.Keeper = (*Page)(nil)
)
