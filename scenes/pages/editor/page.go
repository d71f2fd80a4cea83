// Package editor is the page where a position is set up: pieces from a box onto the board, the
// other fields of its game's positions, and its faults, in words at their squares. It knows a
// game only through game/edit.
package editor

import (
	"slices"

	"yanyi/game"
	"yanyi/game/edit"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/scenes/board"
	"yanyi/scenes/gametext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the editor.
type Page struct {
	ui.FormPage
	desk
	past
	desktop bool // the board stands beside the panel
	small   bool // there is room for only one tab at a time
	tab     string
	scroll  ui.Scroll
	row     ui.Scroll
	fields  fields
	tray    tray
	plate   plate
	reader  reader
	carried carried
	writing writing
	copying <-chan error
	deps    Deps
}

// Deps is what the page needs of the program.
type Deps struct {
	Copy  func(text string) <-chan error // nil where there is no clipboard
	Games []game.Variant                 // to choose from
}

// desk is the position in the making, which the parts of the page show and change.
type desk struct {
	session  *session.Session
	grammar  *edit.Grammar
	position *edit.Position
	in       *game.Info
	view     ui.View
	shown    game.View
	faults   []edit.Fault
	doubts   string      // why no game leads to the position, "" if one may
	fault    int         // the fault shown
	cure     edit.Remedy // its remedy
	tool     tool
	changed  func()               // after something has changed
	touch    func(sq game.Square) // something was done to a square
	again    func()               // lays the page out
}

// tool is the action of a press on the board.
type tool struct {
	do    doing
	piece game.Piece  // the piece to put
	from  game.Square // the square of the piece to move, or NoSquare
	field int         // the field to mark
	tile  int         // the tile to lay
}

type doing uint8

const (
	moves doing = iota
	puts
	erases
	marks
	lays
)

// hand is the tool that moves pieces.
var hand = tool{from: game.NoSquare}

// The page's tabs, for views in which not everything fits side by side.
const (
	tabTray     = "tray"
	tabPosition = "position"
	tabText     = "text"
)

// keyLast is the store's key of the game edited last; positions are at keyPosition and its id.
const (
	keyLast     = "editor"
	keyPosition = "editor."
)

// New returns the editor of a game at a position; "" continues the last one, or its last game.
func New(s *session.Session, deps Deps, v game.Variant, position string, o game.Options) *Page {
	p := &Page{tab: tabTray, deps: deps}
	p.session, p.changed = s, p.change
	p.again = func() {
		if p.view.Theme != nil { // it has been laid out
			p.Layout(p.view)
		}
	}
	p.reader.Page, p.touch = p, func(sq game.Square) { p.reader.touched = sq }
	p.fields, p.tray, p.writing = fields{desk: &p.desk}, tray{desk: &p.desk}, writing{desk: &p.desk, form: &p.Form}
	if v == nil {
		v = deps.Games[max(0, slices.IndexFunc(deps.Games, func(v game.Variant) bool { return v.Info().ID == s.Kept(keyLast) }))]
	}
	p.open(v, position, o)
	return p
}

// open shows a game's position.
func (p *Page) open(v game.Variant, position string, o game.Options) {
	p.in, p.tool, p.reader.touched = v.Info(), hand, game.NoSquare
	p.grammar = edit.Of(v, o)
	if position == "" {
		position = p.session.Kept(keyPosition + p.in.ID)
	}
	var err error
	if p.position, err = p.grammar.Read(position); err != nil {
		p.position = p.grammar.Start()
	}
	p.past = past{}
	p.past.note(p.position.String())
	p.plate = plate{desk: &p.desk, Controller: board.New(p.in, &p.Form, p.asked, &p.reader), may: make([]board.May, len(p.in.Board.Points)), marks: render.NoMarks()}
	p.look()
}

// look examines the position again.
func (p *Page) look() {
	p.shown, p.faults = p.position.Look()
	p.doubts = gametext.Doubts(p.in, p.position.Doubts())
	p.tell(min(p.fault, max(0, len(p.faults)-1)))
	p.writing.field.Text, p.writing.problems = p.position.String(), nil
	p.plate.SetView(&p.shown)
	p.plate.mark()
}

// tell shows a fault, and finds its remedy.
func (d *desk) tell(fault int) {
	if d.fault, d.cure = fault, (edit.Remedy{}); fault < len(d.faults) {
		d.cure = d.position.Mend(&d.faults[fault])
	}
}

// change records a change of the position for undo, and saves the position.
func (p *Page) change() {
	if text := p.position.String(); p.past.note(text) {
		p.session.Keep(keyPosition+p.in.ID, text)
		p.session.Keep(keyLast, p.in.ID)
	}
	p.look()
	p.again()
}

// step undoes or redoes.
func (p *Page) step(by int) {
	text, ok := p.past.step(by)
	if !ok {
		return
	}
	if was, err := p.grammar.Read(text); err == nil {
		p.position = was
		p.session.Keep(keyPosition+p.in.ID, text)
		p.look()
		p.again()
	}
}

// past is the history of the position.
type past struct {
	texts []string
	at    int
}

// note notes a text and reports whether it has changed.
func (h *past) note(text string) bool {
	if len(h.texts) > 0 && h.texts[h.at] == text {
		return false
	}
	h.texts = append(h.texts[:min(len(h.texts), h.at+1)], text)
	h.at = len(h.texts) - 1
	return true
}

// has reports whether a step is possible.
func (h *past) has(by int) bool { return h.at+by >= 0 && h.at+by < len(h.texts) }

func (h *past) step(by int) (string, bool) {
	if !h.has(by) {
		return "", false
	}
	h.at += by
	return h.texts[h.at], true
}

// Text is the position's text.
func (p *Page) Text() string { return p.position.String() }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	p.session.Copied(&p.copying)
	defer p.redraw()
	p.plate.Advance()
	if p.carry(in) {
		return ui.Stay()
	}
	closer := p.plate.Closer()
	nav := p.Form.Update(in)
	if nav == ui.Stay() {
		if p.boardShown() {
			p.plate.Point(in)
		}
		nav = p.keys(in)
	}
	if p.plate.Closer() != closer { // a button comes or goes
		p.again()
	}
	return nav
}

// redraw redraws the page if the board must be redrawn.
func (p *Page) redraw() {
	if p.plate.Moved() {
		p.plate.Drawn()
		p.Form.MarkDirty()
	}
}

// boardShown reports whether the board has a place on the page.
func (p *Page) boardShown() bool { return !p.small || p.tab == tabTray }

// share opens the sheet that shares the position. Nobody could open one with faults.
func (p *Page) share() ui.Nav {
	if len(p.faults) > 0 {
		p.session.Say(p.said(p.fault))
		return ui.Stay()
	}
	bottom := game.First
	for i, seat := range p.in.Seats {
		if seat.Quarter == p.plate.quarter {
			bottom = game.Seat(i)
		}
	}
	return ui.Push(p.session.Routes.Share(session.Share{
		Variant: p.grammar.Variant, Options: p.grammar.Options, At: p.position.String(), Bottom: bottom,
	}))
}

// copy copies the position's text to the clipboard.
func (p *Page) copy() { p.copying = p.deps.Copy(p.position.String()) }

// study opens the study of the position.
func (p *Page) study() ui.Nav {
	setup := session.DefaultSetup(p.grammar.Variant)
	setup.Start, setup.Options = p.position.String(), p.grammar.Options
	for i := range setup.Seats {
		setup.Seats[i] = match.Human("")
	}
	page, err := p.session.Routes.Open(session.Request{Setup: &setup, Study: true})
	if err != nil {
		p.session.Say(session.Told(err))
		return ui.Stay()
	}
	return ui.Push(page)
}

// play opens the set-up of a game from the position.
func (p *Page) play() ui.Nav {
	return ui.Push(p.session.Routes.SetupAt(p.grammar.Variant, p.position.String(), p.grammar.Options))
}

// Uses reports whether an input not yet handled would move anything: a list, or a piece.
func (p *Page) Uses(in *ui.Input) bool {
	return p.Form.Uses(in) || in.Touch && p.lifts(in.StartX, in.StartY)
}
