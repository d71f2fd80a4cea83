// Package coordinates is the page on which one learns the names of a board's points: half a
// minute of finding points by their names, or naming points that are marked.
package coordinates

import (
	"math/rand/v2"
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/board"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// The modes of a drill.
const (
	find = "find" // the point is named and has to be pressed
	name = "name" // it is marked and its name has to be typed
)

// Page is the page.
type Page struct {
	ui.FormPage
	session *session.Session
	games   []game.Variant // one for each board
	in      *game.Info
	empty   game.View
	board   *board.Controller
	view    ui.View
	side    game.Seat // who sits at the bottom
	mode    string
	labels  bool // the points' names stand at the board's edge
	drill   *drill
	best    saves.Counts // the most points found, by the drill: the mode and the game
	record  bool         // the last drill was the best one
	field   ui.Field
	scroll  ui.Scroll // of the choices, where they have little room
	last    time.Time
	shown   shown
	random  *rand.Rand
	heard   string // by screen readers: the last question or answer
}

// shown is what the picture depends on.
type shown struct {
	seconds, right, wrong int
	asked, missed         game.Square
	over, on              bool
}

// New returns the page for one of some games, that of a variant if it is among them.
func New(s *session.Session, games []game.Variant) *Page {
	p := &Page{session: s, mode: find, random: rand.New(rand.NewPCG(uint64(s.Now().UnixNano()), 0))}
	known := map[string]int{} // by layout, the place in the list
	for _, v := range games {
		b := layout(v.Info())
		at, ok := known[b]
		switch {
		case !ok:
			known[b] = len(p.games)
			p.games = append(p.games, v)
		case v.Info().Stratagems == game.NoStratagems && p.games[at].Info().Stratagems != game.NoStratagems:
			p.games[at] = v // a board is best known by its game without stratagems
		}
	}
	var bad bool
	if p.best, bad = saves.ParseCounts(s.Kept(key), bestMost); bad {
		s.SetAside(key)
	}
	p.open(p.games[0])
	return p
}

// layout is what boards with the same names of points have in common.
func layout(in *game.Info) string {
	var names []string
	for i := range in.Board.Points {
		names = append(names, in.Board.Name(game.Square(i)))
	}
	return strings.Join(names, " ")
}

// open shows a game's board.
func (p *Page) open(v game.Variant) {
	p.in, p.drill, p.side = v.Info(), nil, 0
	p.board = board.New(p.in, &p.Form, p.asked, &reader{p})
	m, err := match.New(v, match.Setup{})
	if err != nil {
		panic(err) // the game's own start
	}
	start := m.View(game.NoSeat)
	p.empty = start.Unseen()
	p.empty.Diplomacy.Spent = true // no alliance is offered
	p.board.SetView(&p.empty)
}

// begin begins a drill.
func (p *Page) begin() {
	p.drill, p.record = newDrill(len(p.in.Board.Points), p.random), false
	p.field.Text, p.last = "", p.session.Now()
	p.ask()
}

// ask says the question to screen readers.
func (p *Page) ask() {
	p.heard = p.in.Board.Name(p.drill.asked)
	if p.mode == name {
		p.heard = locale.T("coordinates.name.line")
	}
}

// take takes an answer.
func (p *Page) take(sq game.Square) {
	d := p.drill
	if d == nil || d.over || sq == game.NoSquare {
		return
	}
	if d.answer(sq) {
		p.session.PlaySound(sound.Knock)
		p.ask()
		return
	}
	p.session.PlaySound(sound.Thud)
	p.heard = locale.T("coordinates.wrong", locale.Arg{Name: "square", Value: p.in.Board.Name(sq)})
}

// asked carries out a person's actions on the board.
func (p *Page) asked(r board.Request) bool {
	if r.Do == board.Tap && p.mode == find {
		p.take(r.At)
	}
	return false
}

// named takes a typed name.
func (p *Page) named() {
	p.field.Entered = false
	text := strings.ToLower(strings.TrimSpace(p.field.Text))
	p.field.Text = ""
	if sq, err := p.in.Board.Square(text); err == nil {
		p.take(sq)
	} else if text != "" {
		p.session.Say(locale.T("coordinates.nopoint", locale.Arg{Name: "text", Value: text}))
	}
	p.Layout(p.view)
	p.Form.Edit("name")
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.tell()
	p.Form.Reset(v)
	p.place()
	p.shown = p.now()
}

// tell gives the board its state.
func (p *Page) tell() {
	look := p.session.Look(p.view.Scale)
	look.Coordinates = render.NoCoordinates
	if p.labels {
		look.Coordinates = render.SquareNames
	}
	p.board.SetLook(look)
	may, marks := make([]board.May, len(p.in.Board.Points)), render.NoMarks()
	if d := p.drill; d != nil && !d.over {
		for i := range may {
			may[i] = board.Other
		}
		if p.mode == name {
			marks.Drawn = append(marks.Drawn, render.Drawn{From: d.asked, To: d.asked})
		} else if d.missed != game.NoSquare {
			marks.Drawn = append(marks.Drawn, render.Drawn{From: d.missed, To: d.missed})
		}
	}
	p.board.Show(board.Told{
		Screen: p.view, Quarter: p.in.Seats[p.side].Quarter, May: may, Selected: game.NoSquare, Waits: game.NoSquare,
		Start: game.Square(len(may) / 2), Glass: p.session.Settings.Glass, Name: locale.T("game." + p.in.ID + ".name"), Value: p.heard,
	})
	p.board.SetMarks(marks)
}

func (p *Page) now() shown {
	d := p.drill
	if d == nil {
		return shown{}
	}
	return shown{d.seconds(), d.right, d.wrong, d.asked, d.missed, d.over, true}
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	nav := p.Form.Update(in)
	p.pass()
	if p.field.Entered {
		p.named()
	}
	if !in.Typing {
		if focus := p.Form.Focus(); focus == board.ID || focus == "" {
			p.board.Keys(in)
		}
		if nav == ui.Stay() && in.Key(ui.KeyEscape) && !p.board.Escape() {
			return ui.Back()
		}
	}
	p.board.Point(in)
	p.board.Advance()
	if p.now() != p.shown {
		p.Layout(p.view)
	}
	return nav
}

// pass lets the drill's time pass, and keeps its result.
func (p *Page) pass() {
	now := p.session.Now()
	passed := min(max(now.Sub(p.last), 0), time.Second)
	p.last = now
	d := p.drill
	if d == nil || d.over {
		return
	}
	if d.tick(passed); d.over {
		p.heard = p.result()
		if p.record = p.best.Highest(p.kind(), d.right); p.record {
			p.session.Keep(key, p.best.String())
		}
	}
}

// kind names the drill for its best result.
func (p *Page) kind() string { return p.mode + "." + p.in.ID }

// Dirty reports whether the page must be drawn.
func (p *Page) Dirty() bool { return p.Form.Dirty() || p.board.Moved() }

// Probe gives the page's content to an end-to-end test.
func (p *Page) Probe(o *play.Probe) {
	o.Page, o.Said = "coordinates", strings.Join(p.Form.Texts(), "\n")
	if o.Board(p.in.Board, p.board.Center); p.drill != nil {
		o.Position, o.Plies, o.Over = p.in.Board.Name(p.drill.asked), p.drill.right, p.drill.over
	}
}

// reader names the points for screen readers, and takes answers typed for the board.
type reader struct{ *Page }

// Name is a point's name.
func (r *reader) Name(sq game.Square) string { return r.in.Board.Label(sq) }

// News is the last question or answer.
func (r *reader) News() (last string, said accessibility.News) { return r.heard, accessibility.News{} }

// Prompt says what may be typed.
func (r *reader) Prompt() string { return locale.T("coordinates.type") }

// Hear takes the name of a point as an answer.
func (r *reader) Hear(line string) accessibility.Reply {
	sq, err := r.in.Board.Square(strings.ToLower(strings.TrimSpace(line)))
	if err != nil {
		return accessibility.Reply{Said: locale.T("coordinates.nopoint", locale.Arg{Name: "text", Value: line})}
	}
	r.take(sq)
	return accessibility.Reply{}
}
