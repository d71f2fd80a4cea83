package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// composite is the parts of a scene at rest, composed into one image without those that the
// animation draws.
type composite struct {
	*scene
	animation *animation
	brush     *blit.Brush
	base      *ebiten.Image
	stale     bool // to be composed anew
}

// resize makes room for a part of the card.
func (s *composite) resize(seen image.Rectangle) { s.base, s.stale = sized(s.base, seen), true }

// sees reports whether anything round a place, twice as wide as a piece, has room in the base.
func (s *composite) sees(x, y float64) bool {
	out := int(2 * s.pics.layout.Radius())
	return image.Pt(int(x), int(y)).In(s.base.Bounds().Inset(-out))
}

// compose draws everything that stands still into the base.
func (s *composite) compose() {
	s.brush.Replace(s.base, s.pics.ground)
	s.composeFixtures()
	s.composeTiles()
	s.composeTurnBar()
	if h := s.marks.Domain; h != nil {
		from := s.base.Bounds().Min
		s.brush.At(s.base, s.pics.domain(h), float64(from.X), float64(from.Y), 1)
	}
	s.composeUnder()
	for sq := range s.view.Cells {
		s.composePiece(game.Square(sq))
	}
	s.composeGhost()
	s.composeOver()
	s.stale = false
}

func (s *composite) composeFixtures() {
	for _, f := range s.pics.fixtures {
		img, alpha := f.img, 1.0
		switch {
		case f.kind == art.Luoyang && s.view.Diplomacy.Deposed:
			alpha = luoyangFallen
		case f.kind == art.Alliance && s.view.Diplomacy.Spent:
			img = f.spent
		}
		s.brush.Scaled(s.base, img, f.x, f.y, 1, 1, alpha)
	}
}

// composeTiles draws the stratagems on the palace points.
func (s *composite) composeTiles() {
	if !s.pics.layout.Tiled {
		return
	}
	for _, t := range art.Tiles(s.pics.info, &s.view) {
		x, y := s.pics.middle(t.Square)
		s.brush.Put(s.base, s.pics.tile(s.animation.quiet(t)), x, y)
	}
}

// composeTurnBar marks the side to move where camps share a side of the board.
func (s *composite) composeTurnBar() {
	if !s.view.Actor.Player() || s.view.Outcome.Over {
		return
	}
	if bar := s.pics.turnBar(s.view.Actor); bar.img != nil {
		s.brush.Put(s.base, bar.img, bar.x, bar.y)
	}
}

func (s *composite) composePiece(sq game.Square) {
	cell := s.view.Cells[sq]
	if cell.Piece == game.NoPiece || s.animation.moving(sq) {
		return
	}
	x, y := s.pics.center(sq)
	if !s.sees(x, y) {
		return
	}
	ghost := s.ghost()
	if ghost && s.marks.Hint.To() == sq {
		s.brush.Scaled(s.base, s.pics.standing(cell, 1), x, y, 1, 1, ghostTaken)
		return
	}
	switch {
	case s.marks.Drag.From == sq, ghost && s.marks.Hint.From() == sq:
		s.brush.Scaled(s.base, s.pics.standing(cell, 1), x, y, 1, 1, 0.35)
	case s.marks.Selected == sq:
		s.brush.Put(s.base, s.pics.standing(cell, 1.03), x, math.Round(y-0.03*s.pics.layout.Radius()))
	default:
		s.brush.Put(s.base, s.pics.standing(cell, 1), x, y)
	}
}

// The opacity of a piece that a turn to be confirmed captures, and of the ghost of the moving
// piece.
const ghostTaken, ghostThere = 0.2, 0.72

// ghost reports whether the hint is shown as a ghost: a piece goes to another square.
func (s *composite) ghost() bool {
	h := s.marks.Hint
	return s.marks.Ghost && s.marks.HasHint && !h.Flip() && h.From() != h.To() && !s.animation.on
}

// composeGhost draws the piece of a turn that waits where it would stand.
func (s *composite) composeGhost() {
	if !s.ghost() {
		return
	}
	x, y := s.pics.center(s.marks.Hint.To())
	s.brush.Scaled(s.base, s.pics.standing(s.view.Cells[s.marks.Hint.From()], 1), x, y, 1, 1, ghostThere)
}

func (s *composite) putMark(m art.Mark, sq game.Square) { s.putFaded(m, sq, 1) }

func (s *composite) putFaded(m art.Mark, sq game.Square, alpha float64) {
	if int(sq) >= len(s.view.Cells) {
		return
	}
	x, y := s.pics.center(sq)
	if m.OfSquare() {
		x, y = s.pics.middle(sq)
	}
	s.brush.Scaled(s.base, s.pics.mark(m), x, y, 1, 1, alpha)
}

// earlier is how strong the marks of the move before the last one are.
const earlier = 0.45

// putEarlier marks a square of the move before the last one, unless the last one marked it.
func (s *composite) putEarlier(m art.Mark, sq game.Square) {
	if sq != s.marks.LastFrom && sq != s.marks.LastTo {
		s.putFaded(m, sq, earlier)
	}
}

// composeUnder draws the marks under the pieces.
func (s *composite) composeUnder() {
	s.composeLast()
	for sq, cell := range s.view.Cells {
		if s.animation.moving(game.Square(sq)) {
			continue
		}
		switch {
		case cell.Mark&game.MarkStale != 0:
			s.putMark(art.StaleRipple, game.Square(sq))
		case cell.Piece != game.NoPiece && s.pics.info.Board.Marked(game.Square(sq), game.RiverPoint):
			s.putMark(art.Afloat, game.Square(sq))
		}
		if cell.Mark&game.MarkCheck != 0 {
			s.putMark(art.CheckGlow, game.Square(sq))
		}
	}
	for _, r := range s.marks.Revealed {
		if !s.animation.on {
			s.putMark(art.Revealed, r.Square)
		}
	}
	s.putMark(art.Selected, s.marks.Selected)
	s.composeThreads()
	s.composeFacing()
	s.composeFallen()
}

// composeLast marks where the last moves began, on squares where they ended, too.
func (s *composite) composeLast() {
	if s.pics.layout.Squares() {
		s.putEarlier(art.Tinted, s.marks.EarlierFrom)
		s.putEarlier(art.Tinted, s.marks.EarlierTo)
		s.putMark(art.Tinted, s.marks.LastFrom)
		s.putMark(art.Tinted, s.marks.LastTo)
		return
	}
	if s.marks.EarlierFrom != s.marks.EarlierTo {
		s.putEarlier(art.Left, s.marks.EarlierFrom)
	}
	if s.marks.LastFrom != s.marks.LastTo {
		s.putMark(art.Left, s.marks.LastFrom)
	}
}

// composeNames draws the names over the pieces.
func (s *composite) composeNames() {
	for _, t := range art.Names(s.pics.info, &s.view) {
		x, y := s.pics.middle(t.Square)
		s.brush.Put(s.base, s.pics.name(s.animation.quiet(t)), x, y)
	}
}
