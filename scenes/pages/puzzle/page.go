// Package puzzle is the page on which puzzles are solved: positions in which one turn is good
// (game/puzzle), on the table's own board. It has a puzzle for every day, all the others, and a
// run against the clock.
package puzzle

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/exercise"
	"yanyi/scenes/canvas"
	"yanyi/scenes/cards"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// The names in addresses of the day's puzzle, and of the mistakes of one's own that are due.
const (
	today    = "today"
	mistakes = "mistakes"
)

// Tools is what the page needs beyond the session.
type Tools struct {
	Games   []game.Variant
	Puzzles func(variant string) <-chan machine.Reply // as machine.Machine has it
	Engine  func() machine.Engine
	Cards   *cards.Shelf // of mistakes; nil where there are none
}

// Page is a puzzle and the ways to others.
type Page struct {
	session  *session.Session
	tools    Tools
	library  *library
	progress progress
	now      func() time.Time
	last     time.Time // of the last tick

	seek  seek      // the puzzle being looked for
	day   string    // whose puzzle is shown, "" for another
	rush  *rush     // the run against the clock, nil without one
	deck  *deck     // mistakes of one's own, nil without any
	runs  ui.Scroll // of the summary of a finished run
	fault error     // why there is no puzzle
	none  bool      // no puzzle matches the request
	again int       // retried failures

	form  ui.Form
	view  ui.View
	list  ui.Scroll
	open  cover  // the cover over the page
	month string // that the calendar shows
	shown state
	desk  *desk
}

// cover is a part over the page.
type cover uint8

const (
	nothing  cover = iota
	choices        // the choice of puzzles
	calendar       // of which day is
)

// desk is the board of a puzzle.
type desk struct {
	*board.Solo
	table   *table.Table
	solver  *solver
	gained  int  // the change of the rating
	counted bool // the puzzle has ended and was counted
}

// state is everything that the page's picture depends on, except animations.
type state struct {
	desk        *desk
	version     int // of the table
	board       board.SetState
	refusal     string
	again       int
	open        cover
	month       string
	none, fault bool
	rush        shownRush
	day         string
	deck        shownDeck
}

// New is the page at a puzzle by its id, or at the day's.
func New(s *session.Session, tools Tools, id string) *Page {
	p := &Page{session: s, tools: tools, library: newLibrary(tools.Puzzles), progress: readProgress(s.Kept(keyPuzzles)), now: func() time.Time { return s.Now() }}
	p.last = p.now()
	switch {
	case id == today || id == "":
		p.ofDay(dayOf(p.now()))
	case id == mistakes && tools.Cards != nil:
		p.beginDeck()
	default:
		p.named(id)
	}
	return p
}

// seek is the search for a puzzle: in one game after another, until one has it.
type seek struct {
	games []string
	pick  func(list []puzzle.Puzzle) *puzzle.Puzzle
}

// look fetches a puzzle.
func (p *Page) look(games []string, pick func(list []puzzle.Puzzle) *puzzle.Puzzle) {
	p.leaveDesk()
	p.seek, p.fault, p.none, p.open = seek{games, pick}, nil, false, nothing
	p.find()
}

// find continues the search with the data loaded so far.
func (p *Page) find() {
	for p.seek.pick != nil && p.fault == nil {
		if len(p.seek.games) == 0 {
			p.seek, p.none = seek{}, true
			return
		}
		list, known, err := p.library.of(p.seek.games[0])
		if p.fault = err; !known {
			return
		}
		if len(list) > 0 {
			if found := p.seek.pick(list); found != nil {
				p.seek = seek{}
				p.begin(found)
				return
			}
		}
		p.seek.games = p.seek.games[1:]
	}
}

// retry repeats a failed load.
func (p *Page) retry() {
	p.fault = nil
	p.again++
	p.find()
}

// begin puts a puzzle on the board.
func (p *Page) begin(of *puzzle.Puzzle) {
	s, err := newSolver(p.tools.variant(of.Variant), of, p.tools.Engine)
	if err != nil {
		p.fault = err
		return
	}
	p.sit(s)
}

// sit puts an exercise on the board.
func (p *Page) sit(s *solver) {
	t := table.New(s, s.seat, table.Prefs{Confirm: p.session.Settings.Confirm})
	p.desk = &desk{Solo: board.NewSolo(p.session, t.Info(), t.Do, &p.form, t.Notice().N, nil), table: t, solver: s}
	p.desk.Ask, p.desk.Asked = p.answer, p.asked
	p.session.Leave = p.leaveDesk
}

// variant is a game by its id; only existing games are searched for puzzles.
func (t *Tools) variant(id string) game.Variant {
	for _, v := range t.Games {
		if v.Info().ID == id {
			return v
		}
	}
	return t.Games[0]
}

// leaveDesk ends all work at the board.
func (p *Page) leaveDesk() {
	if p.desk != nil {
		p.leaveCard()
		p.desk.solver.engine.Close()
	}
	p.desk = nil
}

// keep saves the progress.
func (p *Page) keep() { p.session.Keep(keyPuzzles, p.progress.String()) }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.show(p.state())
}

// state is the present state.
func (p *Page) state() state {
	s := state{desk: p.desk, again: p.again, open: p.open, month: p.month, none: p.none, fault: p.fault != nil, rush: p.rush.shown(), day: p.day, deck: p.deck.shown()}
	if p.desk != nil {
		s.version, s.board, s.refusal = p.desk.table.Version(), p.desk.State(), p.desk.Refusal
	}
	return s
}

// show describes the moment and lays it out.
func (p *Page) show(s state) {
	if d := p.desk; d != nil {
		screen := moment.NewScreen(p.session, p.view, d.table.Info())
		d.Show(moment.Of(d.table, screen, p.session.Settings, false), p.overlays)
	}
	p.form.Reset(p.view)
	p.place()
	p.shown = s
}

// overlays are what other parts ask the board to show.
func (p *Page) overlays() board.Overlays {
	s := p.desk.solver
	return board.Overlays{Spoken: p.spoken(), Quiet: p.open != nothing, Advised: s.hints(), Marked: s.marked()}
}

// hints are the part of the solution on the board: the piece as a ring, the turn as an arrow.
func (s *solver) hints() []game.Turn {
	switch best := s.run.Best(); {
	case !s.asked():
		return nil
	case s.run.Hinted() == exercise.PieceHint:
		return []game.Turn{game.Move(best.From(), best.From())}
	case s.run.Hinted() >= exercise.SquareHint:
		return []game.Turn{best}
	}
	return nil
}

// spoken describes the task for a screen reader.
func (p *Page) spoken() string {
	words := []string{tabletext.Title(p.desk.Now.Info), p.headline(), p.task()}
	if p.desk.solver.card != nil {
		words = append(words, p.labels()...)
	}
	return tabletext.Listed(append(words, p.said().text)...)
}

// Controls lists what can be pressed.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Dirty reports whether the page differs from its last Draw.
func (p *Page) Dirty() bool {
	return p.form.Dirty() || p.open == nothing && p.desk != nil && p.desk.Board.Moved()
}

// Update handles one tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	now := p.now()
	passed := max(0, now.Sub(p.last))
	p.last = now
	if d := p.desk; d != nil {
		d.table.Update(min(passed, time.Second), d.Still())
	}
	d := p.desk
	nav := p.form.Update(in)
	if d != nil && d == p.desk {
		if nav == ui.Stay() {
			nav = p.hear(in)
		}
		p.count(d)
		if d.Tick(min(passed, time.Second), p.view.Still) {
			p.form.MarkDirty()
		}
	} else if in.Key(ebiten.KeyEscape) && nav == ui.Stay() {
		nav = p.escape()
	}
	p.race(passed)
	p.find()                   // last, because a control not yet shown gets no input
	if d := p.desk; d != nil { // the effect of the buttons is shown before the next input is handled
		d.table.Look()
	}
	if s := p.state(); s != p.shown {
		p.show(s)
	}
	return nav
}

// hear handles input that is not meant for a button.
func (p *Page) hear(in *ui.Input) ui.Nav {
	d := p.desk
	if p.open == nothing {
		d.Point(in)
	}
	nav := p.keys(in)
	if d == p.desk {
		n := d.table.Notice()
		d.Tell(n.N, n.Phrase)
	}
	return nav
}

// keys handles the keyboard outside of the form's own.
func (p *Page) keys(in *ui.Input) ui.Nav {
	d := p.desk
	switch {
	case len(in.Keys) == 0 || in.Typing:
	case in.Key(ebiten.KeyEscape):
		if p.open == nothing && (d.Decisions.Drop() || d.Board.Escape()) {
			return ui.Stay()
		}
		return p.escape()
	case p.open == calendar && (in.Key(ebiten.KeyPageUp) || in.Key(ebiten.KeyPageDown)):
		p.turnOver(in.Key(ebiten.KeyPageDown))
	case p.open != nothing:
	case d.solver.waits() && (in.Key(ebiten.KeyLeft) || in.Key(ebiten.KeyBackspace)):
		d.solver.retry()
	case p.rush == nil && d.solver.ended() && (in.Key(ebiten.KeyPageDown) || p.form.Focus() == board.ID && in.Key(ebiten.KeyEnter)):
		p.next()
	default:
		d.Board.Keys(in)
	}
	return ui.Stay()
}

// escape closes the cover over the page, else the page.
func (p *Page) escape() ui.Nav {
	if p.open != nothing {
		p.open = nothing
		return ui.Stay()
	}
	return p.back()
}

// back leaves the page.
func (p *Page) back() ui.Nav {
	p.leaveDesk()
	return ui.Back()
}

// count counts a puzzle: as failed after a wrong try or a hint, as solved without either.
func (p *Page) count(d *desk) {
	s := d.solver
	if p.deck != nil {
		p.countCard(d)
		return
	}
	failed := len(s.tries) > 0 || s.run.Hinted() > 0 || s.run.State() == exercise.Shown
	if d.counted || p.rush != nil || !failed && !s.ended() {
		p.countDay(d)
		return
	}
	d.counted = true
	was := p.progress.rating.Value
	p.progress.note(s.puzzle.Variant, s.puzzle.ID, s.puzzle.Grade, !failed)
	d.gained = int(p.progress.rating.Value) - int(was)
	p.countDay(d)
	p.keep()
}

// countDay records that the day's puzzle was solved on its day, at any try.
func (p *Page) countDay(d *desk) {
	if p.day != "" && d.solver.run.State() == exercise.Found && p.day == dayOf(p.now()) && !p.progress.on(p.day) {
		p.progress.noteDay(p.day)
		p.keep()
	}
}

// Draw draws the page, or only the board while nothing else changes.
func (p *Page) Draw(c *canvas.Canvas) {
	d := p.desk
	if d != nil {
		d.Board.Drawn()
	}
	if c.Full || d == nil || p.form.Dirty() || p.open != nothing || d.Covered() {
		c.Paper()
		p.form.Draw(c)
		return
	}
	d.Board.Draw(c)
}

var _ ui.Page = (*Page)(nil)
