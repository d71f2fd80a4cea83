// Package lesson is the page that teaches games: step by step on the table's own board, one
// idea and one action each (game/lesson).
package lesson

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Find looks a variant up by its id.
type Find func(id string) (game.Variant, bool)

// Page is the lessons.
type Page struct {
	session  *session.Session
	find     Find
	progress progress
	lesson   *lesson.Lesson
	at       int // the step shown

	form  ui.Form
	view  ui.View
	list  ui.Scroll
	open  bool // the list of lessons lies over the page, if it has no place of its own
	shown state
	desk  *desk
	pulse pulse
	clock func() time.Time
	last  time.Time // of the last tick
}

// desk is the board of a step.
type desk struct {
	*board.Solo
	table *table.Table
	guide *guide
	tried int  // tries that were answered
	noted bool // the step has been noted as done
}

// state is everything that the page's picture depends on, except animations.
type state struct {
	desk       *desk
	version    int // of the table
	board      board.SetState
	refusal    string
	done, open bool
	tries      int
}

func studyOf(m *match.Match) (*study.Study, error) { return study.New(m) }

// New is the page at a lesson, at the step where it was left; "" is the next one.
func New(s *session.Session, find Find, id string) *Page {
	p := &Page{session: s, find: find, progress: readProgress(s.Kept(keyLessons)), clock: func() time.Time { return s.Now() }}
	l := lesson.Named(id)
	if l == nil {
		l = p.progress.first()
	}
	p.take(l)
	p.last = p.clock()
	return p
}

// take opens a lesson where it was left, a finished one at its beginning.
func (p *Page) take(l *lesson.Lesson) {
	p.lesson = l
	at := p.progress.at[l.ID]
	if p.progress.finished(l) {
		at = 0
	}
	p.goTo(at)
}

// goTo opens a step of the lesson.
func (p *Page) goTo(at int) {
	p.at, p.open = at, false
	p.progress.last, p.progress.at[p.lesson.ID] = p.lesson.ID, at
	p.keep()
	p.seat(p.step().Begin(p.find))
	p.pulse.begin()
}

// seat puts a match on the board. Lessons are built in, so one that cannot begin is a bug.
func (p *Page) seat(m *match.Match, err error) {
	if err == nil {
		m.SetViewSeat(bottom(m))
		var g *guide
		if g, err = newGuide(p.step(), m); err == nil {
			p.desk = p.newDesk(g, table.New(g, bottom(m), table.Prefs{}))
			return
		}
	}
	panic(p.step().Key + ": " + err.Error())
}

// bottom is the seat that stands at the bottom of the board by custom, else the actor's.
func bottom(m *match.Match) game.Seat {
	for s, seat := range m.Info().Seats {
		if seat.Quarter == 0 {
			return game.Seat(s)
		}
	}
	return m.Actor()
}

func (p *Page) newDesk(g *guide, t *table.Table) *desk {
	d := &desk{guide: g, table: t}
	d.Solo = board.NewSolo(p.session, t.Info(), t.Do, &p.form, t.Notice().N, d.tap)
	d.Ask, d.Asked = p.answer, p.asked
	return d
}

// tap handles a tap on the board if the step asks for it, or for nothing.
func (d *desk) tap(sq game.Square) bool {
	d.Refusal = ""
	switch {
	case d.guide.step.Act == lesson.Lift:
		return false
	case d.guide.done || d.guide.step.Act == lesson.Win:
		return true
	case d.guide.step.Act == lesson.Tap:
		if sq != game.NoSquare {
			d.guide.square(sq)
		}
		return true
	}
	return false
}

// step is the step shown.
func (p *Page) step() *lesson.Step { return &p.lesson.Steps[p.at] }

// keep saves the progress.
func (p *Page) keep() { p.session.Keep(keyLessons, p.progress.String()) }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.show(p.state())
}

// state is the present state.
func (p *Page) state() state {
	d := p.desk
	return state{d, d.table.Version(), d.State(), d.Refusal, d.guide.done, p.open, d.guide.tries}
}

// show describes the moment and lays it out.
func (p *Page) show(s state) {
	d := p.desk
	screen := moment.NewScreen(p.session, p.view, p.desk.table.Info())
	if s := p.session; s.Settings.Signs != "off" && !s.Signed() { // a learner has the figures that have not faded in games
		screen.Look.Signs = p.session.Signs()
	}
	now := moment.Of(d.table, screen, p.session.Settings, false)
	now.Settings.Targets = true
	d.Show(now, func() board.Overlays {
		return board.Overlays{Spoken: p.spoken(), Quiet: p.open, Marked: d.guide.marked()}
	})
	p.pulse.aim(d, p.view)
	p.form.Reset(p.view)
	p.place()
	p.shown = s
}

// spoken describes the board and the task for a screen reader.
func (p *Page) spoken() string {
	line, _ := p.said()
	return tabletext.Listed(tabletext.Title(p.desk.Now.Info), line)
}

// Controls lists what can be pressed.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Dirty reports whether the page differs from its last Draw.
func (p *Page) Dirty() bool {
	return p.form.Dirty() || !p.open && (p.desk.Board.Moved() || p.pulse.moved)
}

// elapsed is the time since the last tick by the clock on the wall.
func (p *Page) elapsed() time.Duration {
	now := p.clock()
	d := now.Sub(p.last)
	p.last = now
	return min(max(d, 0), time.Second)
}

// Update handles one tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	dt, d := p.elapsed(), p.desk
	d.table.Update(dt, d.Still())
	nav := p.form.Update(in)
	if d == p.desk && nav == ui.Stay() { // else a button has led elsewhere
		nav = p.hear(in)
	}
	if d == p.desk && p.tick(dt) {
		p.form.MarkDirty()
	}
	if s := p.state(); s != p.shown {
		p.show(s)
	}
	return nav
}

// hear handles input that is not meant for a button.
func (p *Page) hear(in *ui.Input) ui.Nav {
	d := p.desk
	if !p.open {
		d.Point(in)
	}
	nav := p.keys(in)
	if d == p.desk {
		p.taken()
		if n := d.table.Notice(); d.Tell(n.N, n.Phrase) {
			d.guide.answer = "" // it replaces the sentence
		}
	}
	return nav
}

// taken handles the learner's actions: a lifted piece, an answered try, a finished step.
func (p *Page) taken() {
	d := p.desk
	if sq := d.table.Hand().Selected(); d.guide.step.Act == lesson.Lift && !d.guide.done && sq != game.NoSquare {
		if d.guide.square(sq); !d.guide.done {
			d.release()
		}
	}
	if d.guide.tries != d.tried {
		d.tried, d.Refusal = d.guide.tries, ""
		d.release()
	}
	if d.guide.done && !d.noted {
		d.noted = true
		p.note()
		p.after()
	}
}

// after shows the final position of a finished step, if it has one.
func (p *Page) after() {
	if p.step().Then == "" {
		return
	}
	p.seat(p.step().After(p.find))
	p.desk.guide.finish()
	p.desk.noted = true
}

// note notes that the step has been done.
func (p *Page) note() {
	p.progress.done[p.lesson.ID] |= 1 << p.at
	p.keep()
}

// release deselects everything.
func (d *desk) release() {
	for d.table.Do(host.Request{Do: host.Cancel}) {
	}
}

// tick advances the animations and reports whether the page must be drawn.
func (p *Page) tick(dt time.Duration) bool {
	d := p.desk
	p.pulse.tick(dt, p.view.Still || d.guide.done || p.open)
	return d.Tick(dt, p.view.Still)
}

// keys handles the keyboard outside of the form's own.
func (p *Page) keys(in *ui.Input) ui.Nav {
	d := p.desk
	switch {
	case len(in.Keys) == 0 || in.Typing:
	case in.Key(ebiten.KeyEscape):
		switch {
		case p.open:
			p.open = false
		case d.Decisions.Drop() || d.Board.Escape():
		default:
			return ui.Back()
		}
	case p.open:
	case in.Key(ebiten.KeyPageDown) || d.guide.done && p.form.Focus() == board.ID && (in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeySpace)):
		if d.guide.done {
			return p.next()
		}
	case in.Key(ebiten.KeyPageUp):
		p.prev()
	default:
		d.Board.Keys(in)
	}
	return ui.Stay()
}

// Draw draws the page, or only the board while nothing else changes.
func (p *Page) Draw(c *canvas.Canvas) {
	p.desk.Board.Drawn()
	p.pulse.moved = false
	if c.Full || p.form.Dirty() || p.open || p.desk.Covered() {
		c.Paper()
		p.form.Draw(c)
		return
	}
	p.desk.Board.Draw(c)
	p.pulse.draw(c)
}

var _ ui.Page = (*Page)(nil)
