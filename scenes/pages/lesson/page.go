// Package lesson is where games are learnt: a step at a time on the table's own board, one
// idea and one act each (game/lesson).
package lesson

import (
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/easel"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
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
	open  bool // the list of lessons lies over the page, where it has no place of its own
	shown state
	desk  *desk
	pulse pulse
	clock func() time.Time
	last  time.Time // of the last tick
}

// desk is the board of a step.
type desk struct {
	*easel.Easel
	guide *guide
	tried int  // tries that were answered
	noted bool // that the step is done has been noted
}

// state is everything that the page's picture depends on, but what moves by itself.
type state struct {
	desk       *desk
	easel      easel.State
	done, open bool
	tries      int
}

func studyOf(m *match.Match) (*study.Study, error) { return study.New(m) }

// New is the page at a lesson, at the step where it was left; "" is the one to go on with.
func New(s *session.Session, find Find, id string) *Page {
	p := &Page{session: s, find: find, progress: readProgress(s.Kept(keyLessons)), clock: time.Now}
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

// seat puts a match on the board. The lessons are part of the program and tested, so one
// that cannot begin is a broken build.
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

// bottom is who sits at the bottom of the board: whom the learner plays, where that is not
// the one who has just been looked at from.
func bottom(m *match.Match) game.Seat {
	for s, seat := range m.Info().Seats {
		if seat.Quarter == 0 {
			return game.Seat(s)
		}
	}
	return m.Actor()
}

func (p *Page) newDesk(g *guide, t *table.Table) *desk {
	d := &desk{guide: g}
	d.Easel = easel.New(p.session, t, &p.form, d.tap)
	return d
}

// tap takes a tap on the board where it is what is wanted, or nothing is.
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

// keep keeps the progress.
func (p *Page) keep() { p.session.Keep(keyLessons, p.progress.String()) }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.show(p.state())
}

// state is what the picture depends on, as it is at present.
func (p *Page) state() state {
	d := p.desk
	return state{d, d.State(), d.guide.done, p.open, d.guide.tries}
}

// show describes the moment and lays it out.
func (p *Page) show(s state) {
	d := p.desk
	screen := moment.NewScreen(p.session, p.view, p.desk.Table.Info())
	if s := p.session; s.Settings.Signs != "off" && !s.Signed() { // who learns has the figures that have not faded in games
		screen.Look.Signs = p.session.Signs()
	}
	now := moment.Of(d.Table, screen, p.session.Settings, false)
	now.Settings.Targets = true
	d.Show(now, func() board.Overlays { return d.Overlays(p.spoken(), p.open) })
	p.pulse.aim(d, p.view)
	p.form.Reset(p.view)
	arrangement{p}.place()
	p.shown = s
}

// spoken says what the board shows and what is to be done to someone who cannot see it.
func (p *Page) spoken() string {
	line, _ := p.said()
	return words.Listed(words.ShortTitle(p.desk.Now.Info), line, strings.Join(p.step().Shown(), " "))
}

// Controls lists what can be pressed.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Dirty reports whether the page looks different from its last Draw.
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
	d.Update(dt)
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

// hear hears what is not meant for a button.
func (p *Page) hear(in *ui.Input) ui.Nav {
	d := p.desk
	if !p.open {
		d.Point(in)
	}
	nav := p.keys(in)
	if d == p.desk {
		p.taken()
		if d.Tell() {
			d.guide.answer = "" // it is said in the sentence's place
		}
	}
	return nav
}

// taken takes in what the learner has done: a piece taken up, a try that is answered, the
// step done.
func (p *Page) taken() {
	d := p.desk
	if sq := d.Table.Hand().Selected(); d.guide.step.Act == lesson.Lift && !d.guide.done && sq != game.NoSquare {
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

// after shows the position that the step shows once it is done, if it has one.
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

// release lets go of what is picked.
func (d *desk) release() {
	for d.Table.Cancel() {
	}
}

// tick moves on what moves by itself and reports whether the page must be drawn.
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
