package board

import (
	"slices"

	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/aim"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/ui"
)

// shared is what all parts of the board know.
type shared struct {
	table *table.Table
	world World
	board *render.Board
	info  *game.Info
	form  *ui.Form // the page's
	now   *moment.Moment
	over  Overlays
	moved bool // the board must be drawn
	zoom  *aim.Zoom
	attention
}

// attention is what the person is looking at and busy with.
type attention struct {
	gesture gesture
	hover   game.Square // under the mouse
	quiet   game.Square // just pressed: nothing is said of it until the mouse leaves it
	cursor  game.Square // of the keyboard
	partner game.Square // picked to change places with the king
}

// Land ends a running animation: what the person does now is about the position it
// leads to.
func (s *shared) Land() {
	s.world.Land()
	if s.board.Animating() {
		s.board.Land()
		s.moved = true
	}
}

// Rect is what the board covers.
func (s *shared) Rect() canvas.Rect {
	card, scale := s.board.Card(), s.now.Screen.Scale
	return canvas.Box(float64(card.Min.X)/scale, float64(card.Min.Y)/scale, float64(card.Dx())/scale, float64(card.Dy())/scale)
}

// Center is a square's place in the view.
func (s *shared) Center(sq game.Square) (x, y float64) {
	x, y = s.board.Center(sq)
	return s.zoom.Of(x/s.now.Screen.Scale, y/s.now.Screen.Scale)
}

// Pitch is the distance of two points.
func (s *shared) Pitch() float64 {
	return float64(s.board.Pitch()) / s.now.Screen.Scale * s.zoom.Times()
}

// ReadsTiles reports whether the names of tiles that lie open can be read.
func (s *shared) ReadsTiles() bool { return s.Pitch() >= tileLegible || s.board.NamesTiles() }

// NamesTiles reports whether the board itself writes the names on its tiles.
func (s *shared) NamesTiles() bool { return s.board.NamesTiles() }

// tileLegible is the least pitch at which the names on tiles are as large as
// captions.
const tileLegible = 56

// Selected is the selected piece's square, or that of a piece picked to change
// places with the king.
func (s *shared) Selected() game.Square {
	if sq := s.now.Hand.Selected(); sq != game.NoSquare {
		return sq
	}
	return s.partner
}

// Tile is whose tile lies on a square and its kind, 0 if none does or a piece is
// selected, which then is what matters.
func (s *shared) Tile(sq game.Square) (seat game.Seat, n int) {
	if sq == game.NoSquare || !s.now.HasStratagems() || s.now.Hand.Selected() != game.NoSquare {
		return game.NoSeat, 0
	}
	for seat := range s.info.Seats {
		if n, ok := s.now.TileAt(game.Seat(seat), sq); ok && n != 0 {
			return game.Seat(seat), n
		}
	}
	return game.NoSeat, 0
}

// turnsTo is the turns of the selected piece to a square.
func (s *shared) turnsTo(to game.Square, each func(t game.Turn) (more bool)) {
	for _, t := range s.now.Hand.Left() {
		if t.To() == to && !each(t) {
			return
		}
	}
}

// basis tells whether every way of the selected piece to a square rests on a
// stratagem, and whether going there is an exchange.
func (s *shared) basis(to game.Square) (stratagem, exchange bool) {
	stratagem = true
	s.turnsTo(to, func(t game.Turn) bool {
		n, traded := 0, false
		if t.Promotion() == game.NoKind && t.Second() == game.NoKind {
			n, traded = s.now.Preview.Basis(t)
		}
		stratagem, exchange = stratagem && n != 0, exchange || traded
		return true
	})
	return stratagem, exchange
}

// aliases are those of the selected piece: a king castles onto its rook as well as
// to its own target, and a piece that may change places with the king (換防) may
// be picked before the king.
func (s *shared) aliases(h *table.Hand) []alias {
	from := h.Selected()
	if from == game.NoSquare {
		from = s.partner
	}
	if from == game.NoSquare || h.Aimed() != game.NoSquare {
		return nil
	}
	var list []alias
	king := s.table.View().Cells[from].Piece.Kind() == game.King
	for _, t := range h.Open() {
		switch {
		case t.Swap() && t.To() == from:
			list = append(list, alias{t.From(), t.From(), from})
		case king && t.From() == from:
			if rook := s.table.Line().Preview().Castling(t); rook != game.NoSquare {
				list = append(list, alias{rook, from, t.To()})
			}
		}
	}
	return list
}

// aliasAt is the alias of a square, if it is one.
func (s *shared) aliasAt(sq game.Square) (alias, bool) {
	for _, a := range s.aliases(s.table.Hand()) {
		if a.square == sq {
			return a, true
		}
	}
	return alias{}, false
}

// targeted reports whether picking a square now means a move of the selected
// piece.
func (s *shared) targeted(sq game.Square) bool {
	_, ok := s.aliasAt(sq)
	return ok || s.table.Hand().IsTarget(sq)
}

// partners reports whether all a piece can do now is to change places with its
// king: it is picked without a turn of its own.
func (s *shared) partners(sq game.Square) bool {
	h := s.table.Hand()
	if sq == game.NoSquare || h.Movable(sq) || h.IsTarget(sq) || !s.table.Live() {
		return false
	}
	return slices.ContainsFunc(h.Open(), func(t game.Turn) bool { return t.Swap() && t.To() == sq })
}
