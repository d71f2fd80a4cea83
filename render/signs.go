package render

import (
	"math"
	"slices"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/imagecache"
)

// composeOver draws the marks over the pieces. At most one badge a piece.
func (s *composite) composeOver() {
	if !s.pics.layout.Squares() {
		s.composeArrived()
	}
	for sq, cell := range s.view.Cells {
		if s.animation.moving(game.Square(sq)) {
			continue
		}
		if cell.Mark&game.MarkHeld != 0 {
			s.putMark(art.Pinned, game.Square(sq))
		}
		switch {
		case cell.Mark&game.MarkStale != 0:
			s.putMark(art.StaleRing, game.Square(sq))
			s.putMark(art.StaleBadge, game.Square(sq))
		case cell.Mark&game.MarkSafe != 0:
			s.putMark(art.SafeBadge, game.Square(sq))
		case cell.Mark&game.MarkReady != 0:
			s.putMark(art.ReadyBadge, game.Square(sq))
		case cell.Mark&game.MarkRests != 0:
			s.putMark(art.RestsBadge, game.Square(sq))
		}
	}
	s.composeSeal()
	s.composeDomain()
	s.composeTargets()
	for _, sq := range s.marks.Due {
		s.putMark(art.DueRing, sq)
	}
	for _, sq := range s.marks.Dangers {
		s.putMark(art.Parting, sq)
	}
	s.composeBetween()
	for _, sq := range s.marks.Threats {
		s.putMark(art.Threat, sq)
	}
	for _, sq := range s.marks.Barriers {
		s.putMark(art.Barrier, sq)
	}
	s.composeNames()
	s.composeOpen()
	for _, r := range s.marks.Rays {
		s.putLine(lineKey{from: r.From, to: r.To, ray: r.Color, thread: r.Dashed})
	}
	for _, d := range s.marks.Drawn {
		if d.From == d.To {
			s.putMark(art.DueRing, d.To)
		} else {
			s.putLine(lineKey{from: d.From, to: d.To})
		}
	}
	s.composeHint()
	s.composeLabels()
	s.putMark(art.Cursor, s.marks.Cursor)
}

// composeArrived marks where the last moves ended.
func (s *composite) composeArrived() {
	shown := func(sq game.Square) bool { return !s.animation.moving(sq) && !s.marksReveal(sq) }
	if shown(s.marks.EarlierTo) {
		s.putEarlier(art.Arrived, s.marks.EarlierTo)
	}
	if shown(s.marks.LastTo) {
		s.putMark(art.Arrived, s.marks.LastTo)
	}
}

// composeDomain marks the points that the selected piece can reach, and hostile pieces there.
func (s *composite) composeDomain() {
	if s.marks.Domain == nil {
		return
	}
	own := s.view.Cells[s.marks.Selected].Commander
	for _, sq := range s.marks.Domain.Points {
		now := slices.ContainsFunc(s.marks.Targets, func(t Target) bool { return t.Square == sq })
		switch cell := s.view.Cells[sq]; {
		case now || sq == s.marks.Selected:
		case cell.Piece == game.NoPiece:
			s.putMark(art.DomainPoint, sq)
		case cell.Commander != own:
			s.putMark(art.DomainFoe, sq)
		}
	}
}

// composeTargets marks where the selected piece may go; open tiles come later.
func (s *composite) composeTargets() {
	for _, t := range s.marks.Targets {
		if t.Allies {
			s.putMark(art.Allying, t.Square)
		}
		if m := s.targetMark(t); !m.OfSquare() {
			s.putMark(m, t.Square)
		}
		if t.Exchange {
			s.putMark(art.ExchangeBadge, t.Square)
		}
	}
}

// composeOpen frames the tiles the king may step on, names and all.
func (s *composite) composeOpen() {
	for _, t := range s.marks.Targets {
		if m := s.targetMark(t); m.OfSquare() {
			s.putMark(m, t.Square)
		}
	}
}

func (s *composite) targetMark(t Target) art.Mark {
	switch {
	case t.Capture && t.Stratagem:
		return art.GrantedTake
	case t.Capture:
		return art.Capture
	case s.tileAt(t.Square) && t.Stratagem:
		return art.TileGranted
	case s.tileAt(t.Square):
		return art.TileTarget
	case t.Stratagem:
		return art.Granted
	case s.alliancePoint(t.Square):
		return art.LegalAside
	}
	return art.Legal
}

// alliancePoint reports whether an alliance point lies open on a square.
func (s *composite) alliancePoint(sq game.Square) bool {
	for _, f := range s.pics.fixtures {
		if f.kind == art.Alliance && f.square == sq {
			return s.view.Cells[sq].Piece == game.NoPiece
		}
	}
	return false
}

// tileAt reports whether a tile lies open on a square.
func (s *composite) tileAt(sq game.Square) bool {
	if !s.pics.layout.Tiled || s.view.Cells[sq].Piece != game.NoPiece {
		return false
	}
	for seat := range s.view.Seats {
		tiles := s.view.Seats[seat].Tiles
		for i, slot := range art.TileSlots(s.pics.info.Board, game.Seat(seat)) {
			if slot == sq && i < len(tiles) && tiles[i] != 0 {
				return true
			}
		}
	}
	return false
}

// composeSeal leaves the seal of an alliance where it was made.
func (s *composite) composeSeal() {
	at := s.view.Diplomacy.At
	if !s.view.Diplomacy.Spent || int(at) >= len(s.view.Cells) || !art.SealsAlliances(s.pics.layout) {
		return
	}
	x, y, size := art.AllianceSealPlace(s.pics.layout, at)
	text := s.pics.look.Lang.T("event.diplomacy.alliance.seal")
	s.brush.Put(s.base, imagecache.Seal(s.pics.look, text, math.Round(size), -6), math.Round(x), math.Round(y))
}

func (s *composite) composeHint() {
	if h := s.marks.Hint; s.marks.HasHint && h.From() != h.To() {
		s.putLine(lineKey{from: h.From(), to: h.To()})
	}
	for i, t := range slices.Backward(s.marks.Advised) { // the best lies on top
		if !s.animation.on {
			s.putLine(lineKey{from: t.From(), to: t.To(), number: i + 1, taken: s.view.Cells[t.To()].Piece != game.NoPiece})
		}
	}
}

// composeLabels names the revealed pieces; a running animation names them itself.
func (s *composite) composeLabels() {
	for _, r := range s.marks.Revealed {
		if int(r.Square) < len(s.view.Cells) && !s.animation.on && r.Was.Kind() != game.Unknown {
			img, x, y := s.pics.label(r)
			s.brush.Put(s.base, img, x, y)
		}
	}
}

// composeThreads joins the checking pieces to the checked kings.
func (s *composite) composeThreads() {
	for _, from := range s.marks.Checkers {
		for sq, cell := range s.view.Cells {
			if cell.Mark&game.MarkCheck != 0 && game.Square(sq) != from && int(from) < len(s.view.Cells) {
				s.putLine(lineKey{from: from, to: game.Square(sq), thread: true})
			}
		}
	}
}

func (s *composite) putLine(key lineKey) {
	line := s.pics.line(key)
	s.brush.Stretched(s.base, line.img, line.x, line.y, line.k, line.k, 1)
}

// composeFallen leaves the ghosts of fallen kings.
func (s *composite) composeFallen() {
	for _, f := range s.marks.Fallen {
		if int(f.Square) >= len(s.view.Cells) || s.view.Cells[f.Square].Piece != game.NoPiece {
			continue
		}
		x, y := s.pics.center(f.Square)
		s.brush.Scaled(s.base, s.pics.piece(f.Piece, game.NoSeat), x, y, 1, 1, 0.38)
		s.putMark(art.FallenRing, f.Square)
	}
}
