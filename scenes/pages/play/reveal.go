package play

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
)

// markReveals marks what the last turn turned over and still stands there.
func (p *Page) markReveals(m *render.Marks) {
	move := p.table.Move()
	if move == nil || !p.session.Settings.LastMove {
		return
	}
	for i := range move.Events {
		e := &move.Events[i]
		if e.Type == game.Revealed && p.seen().Cells[e.From].Piece == e.Became {
			m.Revealed = append(m.Revealed, render.Reveal{Square: e.From, Was: e.Piece, Is: e.Became})
		}
	}
}

// markFallen leaves the ghosts of the kings that fell in the last turn.
func (p *Page) markFallen(m *render.Marks) {
	move := p.table.Move()
	if move == nil {
		return
	}
	for i := range move.Events {
		if e := &move.Events[i]; e.Type == game.Absorbed {
			m.Fallen = append(m.Fallen, render.Fallen{Square: e.From, Piece: game.NewPiece(game.King, e.Other)})
		}
	}
}

// unmasked is what is to be said of a piece taken face down once it has been seen
// to turn over.
type unmasked struct {
	line string
	at   game.Square
}

// unmask notes what the turn being shown took face down.
func (p *Page) unmask(events []game.Event) {
	for i := range events {
		if e := &events[i]; e.Type == game.Captured && e.Piece.Hidden() && e.Became != game.NoPiece {
			p.taken = unmasked{locale.T("event.hidden.captured", named1("piece", phrase.PieceWord(p.info, e.Became))), e.From}
		}
	}
}

// sayUnmasked says it below the square when the animation is over.
func (p *Page) sayUnmasked() {
	if p.taken.line == "" || p.board.Animating() {
		return
	}
	p.bubble.show(p, p.taken.line, p.taken.at)
	p.bubble.below = true
	p.taken = unmasked{}
}

// concealed is how many pieces of a player lie face down, on its card.
type concealed struct {
	back *ebiten.Image
	text string
}

// concealed counts the face-down pieces a seat commands, those of armies without a
// seat apart: their discs stand on the card one by one.
func (p *Page) concealed(s game.Seat) concealed {
	n := 0
	for _, cell := range p.table.View().Cells {
		if cell.Piece.Hidden() && cell.Commander == s && int(cell.Piece.Origin()) < len(p.info.Seats) {
			n++
		}
	}
	if n == 0 {
		return concealed{}
	}
	return concealed{
		p.pieceImage(game.NewHidden(game.Pawn, s), s, takenSize),
		locale.T("event.hidden.left", locale.Num("n", n)),
	}
}

// draw draws it from x on, if there is room, and returns where it ends.
func (h *concealed) draw(c *draw.Canvas, x, y, right float64) float64 {
	if h.back == nil {
		return x
	}
	w := takenSize + 6 + c.Measure(theme.Caption, h.text)
	if x+w > right {
		return x
	}
	c.PictureIn(h.back, draw.Box(x, y, takenSize, takenSize))
	c.Text(theme.Caption, h.text, x+takenSize+6, y+2, c.Theme.Ink2)
	return x + w + 12
}

// coversUp reports whether a take-back would lay pieces face down again, so that
// the person is asked first.
func (p *Page) coversUp() bool {
	if !p.table.CanTakeBack() {
		return false
	}
	var people game.SeatSet
	for s := range p.info.Seats {
		if p.table.Human(game.Seat(s)) {
			people = people.With(game.Seat(s))
		}
	}
	ply, ok := p.table.Match().LastTurnOf(people)
	if !ok {
		return false
	}
	for _, move := range p.table.Match().Moves()[ply:] {
		for _, e := range move.Events {
			if e.Type == game.Revealed || e.Type == game.Captured && e.Piece.Hidden() {
				return true
			}
		}
	}
	return false
}
