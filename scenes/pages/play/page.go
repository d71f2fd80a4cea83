package play

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/bench"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/peers"
	"yanyi/scenes/pages/play/players"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/sidebar"
	"yanyi/scenes/pages/play/stratagems"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the page of one table.
type Page struct {
	session *session.Session
	table   *table.Table
	buttons buttons
	wall

	form  ui.Form
	view  ui.View
	frame frame
	shown state          // what the picture was made from
	now   *moment.Moment // what it shows
	seen  seen           // what was told last

	board      *board.Board
	players    *players.Players
	stratagems *stratagems.Stratagems
	decisions  *decisions.Decisions
	record     *record.Record
	sidebar    *sidebar.Sidebar
	lists      lists
	aids
	peers *peers.Peers // nil where all play here
	bench *bench.Bench // nil where the game is played
}

// wall is the clock on the wall.
type wall struct {
	clock func() time.Time
	last  time.Time // of the last tick
}

// newPage returns the page of a table.
func newPage(s *session.Session, t *table.Table, tools kit) *Page {
	p := &Page{
		session: s, table: t, wall: wall{clock: time.Now},
		seen: seen{notice: t.Notice().N}, players: players.New(), stratagems: stratagems.New(t),
		record: record.New(t), sidebar: sidebar.New(t.Line().Variant()),
	}
	p.board = board.New(t, &p.form, board.World{
		Hear: func(events []game.Event) { s.PlaySound(sound.CueOf(events)) }, Say: s.Say, Hush: func() { s.Stack.Hush() },
		Set: p.stratagems.Set, Play: p.stratagems.Play, Land: p.stratagems.Land,
		Ask:  func(word string) (string, bool) { return answer(p, word) },
		Rest: p.stratagems.Peek, Unrest: p.stratagems.Unpeek, Tap: func(sq game.Square) bool { return p.bench.Together().Tap(sq) },
	})
	p.decisions = decisions.New(t, p.board, p.board.Land)
	p.buttons = buttons{session: s, table: t, tools: tools, board: p.board, decisions: p.decisions, lists: &p.lists}
	p.record.Land = p.board.Land
	p.players.Trays = p.board.SetTray
	p.signs.ply = t.Line().Ply()
	p.lists.tab = tabMoves
	if p.sidebar.First() {
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

// Timed reports whether clocks run on a page's table.
func Timed(p *Page) bool {
	return p.table.Line().Setup().Clock.On() && !p.table.Over() && !p.bench.On()
}

// Layout arranges the page for a view.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.table.SetPrefs(p.prefs())
	p.show(p.state())
}

// state is everything that the page's picture depends on, but what moves by itself.
type state struct {
	version    int // of the table
	board      board.State
	decisions  decisions.State
	stratagems stratagems.State
	record     record.State
	peers      peers.State
	bench      bench.State
	lists      lists
	gold       bool // marks of stratagems stand on the board, which are explained
	threatened bool // so are those of pieces that could take the selected one
	signs      signs
	speaks     bool // the board says something, and nobody else does
}

// state is what the picture depends on, as it is at present.
func (p *Page) state() state {
	return state{
		p.table.Version(), p.board.State(), p.decisions.State(), p.stratagems.State(), p.record.State(),
		p.peers.State(), p.bench.State(), p.lists, p.board.Gold(), p.board.Threatened(), p.signs, p.peers.Some() && p.board.Speaks(),
	}
}

// show describes the moment and lays it out.
func (p *Page) show(s state) {
	was := p.now
	p.now = moment.Of(p.table, p.screen(), p.session.Settings, p.buttons.watch)
	p.now.Studied = p.bench.On()
	p.bench.Show(p.now)
	p.frame = p.fitted()
	p.buttons.now = p.now
	if !p.now.Studied {
		p.lists.turn(was, p.now)
	}
	p.players.Show(p.now)
	p.stratagems.Show(p.now)
	p.board.SetLook(p.now.Screen.Look)
	p.decisions.Show(p.now, orderLine(p))
	p.board.Show(p.now, p.overlays())
	p.record.Show(p.now)
	p.sidebar.Show(p.now, p.board.Threatened())
	p.tellNotice()
	p.form.Reset(p.view)
	p.arrange()
	s.lists, s.gold, s.threatened = p.lists, p.board.Gold(), p.board.Threatened()
	p.shown = s
}

// screen is where and how the moment is shown, with the faces the game is usually
// played with unless the player has chosen some (render/README.md, Faces).
func (p *Page) screen() moment.Screen {
	screen := moment.NewScreen(p.session, p.view, p.table.Info())
	screen.Bare = p.session.Params.Bare()
	if p.signs.shown(p) && !p.session.Signed() {
		screen.Look.Signs = p.session.Signs()
	}
	return screen
}

// overlays are what the other parts want the board to show.
func (p *Page) overlays() board.Overlays {
	pitch, named := 0.0, false
	if p.board.Shown() {
		pitch, named = p.board.Pitch(), p.board.NamesTiles()
	}
	tags := append(p.stratagems.Steps(pitch, named), p.stratagems.Standing(pitch, named)...)
	over := board.Overlays{Tags: append(tags, decisions.Due(p.now)...), Spoken: p.spoken(), Quiet: p.board.Shown() && (p.decisions.Asks() || p.lists.cover(p))}
	over.Demo, over.DemoNow, _ = p.stratagems.Demo()
	over.Advised, over.Ahead, over.Refuted = p.bench.Advised(), p.bench.Ahead(), aide{p}.refuted()
	over.Drawn = p.bench.Together().Drawn()
	if p.frame.kind == ui.Small && (!p.frame.bare || p.decisions.Deciding()) {
		over.Foot = p.lists.drawer.rect(p.view).Y
	}
	return over
}

// narrowBar is how wide a small frame must be for its bar to hold a whole notice.
const narrowBar = 360.0

// orderLine is who waits for whom in one line, where the frame has no strip for it.
func orderLine(p *Page) string {
	switch {
	case p.frame.kind == ui.Landscape:
		return ""
	case p.frame.kind == ui.Small && p.view.W < narrowBar && !(small{p}).apart():
		return p.players.Brief()
	}
	return p.players.Notice()
}

// spoken says what the board shows to someone who cannot see it.
func (p *Page) spoken() string {
	_, title := words.Title(p.now.Info)
	game, ply := words.Arg("game", title), locale.Num("n", p.now.Ply)
	if o := p.now.View.Outcome; o.Over {
		said := words.Listed(words.Result(p.now, o), words.Reason(p.now, o))
		return locale.T("sr.board.over", game, ply, words.Arg("text", said)) + p.record.Spoken() + p.peers.Spoken()
	}
	text := locale.T("sr.board", game, ply, words.Side(p.now.Info, "side", p.now.Actor()))
	if line := p.decisions.Coach.Line(); line != "" {
		text += words.Joint() + line
	}
	if order := p.players.Spoken(); order != "" {
		text += words.Joint() + order
	}
	return text + p.record.Spoken() + p.peers.Spoken()
}

// tellNotice shows what the table has to say: beside the square a refusal is about,
// or at the foot of the page.
func (p *Page) tellNotice() {
	n := p.table.Notice()
	if n.N == p.seen.notice {
		return
	}
	p.seen.notice = n.N
	line := words.Said(p.now, n.Phrase)
	switch {
	case line == "" || n.Phrase.Key == "error.storage": // the session has said it
	case isWhy(n.Phrase.Key):
		p.board.Refuse(n.Phrase)
	case n.Phrase.Key == "play.hint.line":
		hint, _ := p.table.Hint()
		p.board.Propose(line, hint.To())
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

// Update handles one tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	dt := p.elapsed()
	p.peers.Tick()
	p.table.Update(dt, !p.board.Animating() && !p.board.Holding())
	p.signs.learn(p)
	p.lists.pull(p, in)
	nav := p.form.Update(in)
	if p.form.Acted() || nav != ui.Stay() || p.seen.anew(p.session.Stack.Said()) {
		p.board.Hush()
	}
	p.keys(in)
	if !p.bench.Point(in) {
		p.board.Point(in)
	}
	p.point(in)
	p.record.Tick(p.board.Animating())
	if p.tick(dt) {
		p.form.MarkDirty()
	}
	if s := p.state(); s != p.shown || p.bench.Tick() {
		p.show(s)
	}
	if nav == ui.Stay() && p.buttons.onward != nil && p.table.Busy().Moved {
		return ui.Replace(p.buttons.onward())
	}
	if nav == ui.Stay() && p.peers.Some() && p.peers.Joins {
		return ui.Replace(p.buttons.together())
	}
	return nav
}

// seen is what was told last: the table's newest notice, and the line at the foot of the
// page.
type seen struct {
	notice int
	line   string
}

// anew takes in the line at the foot of the page and reports whether it is a new one: one
// thing is said at a time.
func (h *seen) anew(line string) bool {
	was := h.line
	h.line = line
	return line != "" && line != was
}

// tick moves on what moves by itself and reports whether the page must be drawn.
func (p *Page) tick(dt time.Duration) bool {
	players, stratagems := p.players.Tick(p.view.Still), p.stratagems.Tick()
	if p.stratagems.Next() {
		_, now, _ := p.stratagems.Demo()
		p.board.ShowDemo(now)
	}
	return p.board.Tick(dt) || players || stratagems
}

// point tells the stratagems what the pointer holds, and what the mouse points at.
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

// keys handles the keyboard outside of the form's own.
func (p *Page) keys(in *ui.Input) {
	switch {
	case len(in.Keys) == 0 || in.Typing:
	case in.Key(ebiten.KeyEscape):
		_ = p.peers.Hush() || p.bench.Leave() || p.decisions.Drop() || p.lists.close() || p.board.Escape()
	case in.Ctrl && in.Key(ebiten.KeyZ):
		p.decisions.TakeBack()
	case p.bench.On() && p.board.Steps() && p.bench.Keys(in):
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

// covered reports whether something lies over the board, which must be drawn again
// whenever the board is.
func (p *Page) covered() bool {
	return p.peers.Covers() || p.decisions.Asks() || p.now.HasTracks() || p.board.Covered() || p.lists.cover(p)
}

var _ ui.Page = (*Page)(nil)
