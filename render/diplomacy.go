package render

import (
	"math"

	"yanyi/game"
	"yanyi/render/art"
)

// allied drops the seal 盟 and draws the red line to the ally's king.
func (p *player) allied(e *game.Event) {
	b := p.b
	x, y := b.center(e.To)
	p.s.add(effect{kind: fxSeal, start: p.arrive, dur: allyMS, x: x, y: y, img: b.seal("event.diplomacy.alliance.seal", 1.1)})
	if king := p.king(e.Other); king != game.NoSquare {
		kx, ky := b.center(king)
		p.s.add(effect{kind: fxLine, start: p.arrive + 180, dur: allyMS - 180, x: x, y: y, x1: kx, y1: ky})
	}
	p.next = max(p.next, p.arrive+allyMS)
}

// parted lets the red line between two allies break in the middle and draw back
// to their kings.
func (p *player) parted(e *game.Event) {
	a, b := p.lastKing(e.Seat), p.lastKing(e.Other)
	if a == game.NoSquare || b == game.NoSquare {
		return
	}
	ax, ay := p.b.center(a)
	bx, by := p.b.center(b)
	p.s.add(effect{kind: fxBreak, start: p.arrive, dur: partMS, x: ax, y: ay, x1: bx, y1: by})
}

// lastKing is where a seat's king stands after the turn or stood before it.
func (p *player) lastKing(s game.Seat) game.Square {
	if k := p.king(s); k != game.NoSquare {
		return k
	}
	if seats := p.b.view.Seats; int(s) < len(seats) && int(seats[s].King) < len(p.b.view.Cells) {
		return seats[s].King
	}
	return game.NoSquare
}

// king is where a seat's king stands after the turn.
func (p *player) king(s game.Seat) game.Square {
	if int(s) < len(p.s.after.Seats) {
		if k := p.s.after.Seats[s].King; int(k) < len(p.s.after.Cells) {
			return k
		}
	}
	return game.NoSquare
}

// deposed topples the emperor: he turns to his back, greys and fades.
func (p *player) deposed(e *game.Event) {
	k := p.b.lift(e.To)
	if k == nil {
		return
	}
	back := p.b.piece(art.PieceOf(p.b.info, game.NewHidden(game.King, game.Han), game.NoSeat))
	p.s.act(k, act{kind: flip, start: p.arrive - 40, dur: deposeMS / 2, img: back})
	p.s.act(k, act{kind: grey, start: p.arrive - 40 + deposeMS/2, dur: deposeMS / 2})
	k.layer = 4
	p.next = max(p.next, p.arrive+deposeMS-40)
	p.dimLuoyang()
}

// dimLuoyang lets the gold of the emperor's palace fade to what remains of it.
func (p *player) dimLuoyang() {
	b := p.b
	for _, f := range b.images.fixtures {
		if f.kind == art.Luoyang && !b.view.Diplomacy.Deposed {
			b.view.Diplomacy.Deposed = true // what remains stands in the base
			p.s.add(effect{kind: fxDim, start: 0, dur: p.arrive + deposeMS, x: f.x, y: f.y, img: f.img})
		}
	}
}

// commanderChanged closes the new master's band round every piece of an army, the
// emperor's among them: after an alliance he serves too.
func (p *player) commanderChanged(e *game.Event) {
	army := e.Piece.Origin()
	p.command(e.Seat, func(piece game.Piece, _ game.Seat) bool { return piece.Origin() == army }, func(*token) float64 { return p.arrive })
}

// command gives pieces to a seat; close tells when a piece's band begins to
// close.
func (p *player) command(seat game.Seat, which func(game.Piece, game.Seat) bool, close func(*token) float64) {
	b := p.b
	for sq, cell := range b.view.Cells {
		if cell.Piece == game.NoPiece || !which(cell.Piece, p.commandedBy(game.Square(sq))) {
			continue
		}
		k := b.lift(game.Square(sq))
		if gone(k) || k.commander == seat {
			continue
		}
		k.commander = seat
		piece := cell.Piece
		if after := p.shown(k); after != game.NoPiece {
			piece = after
		}
		p.s.act(k, act{kind: band, start: close(k), dur: closeMS, img: b.piece(art.PieceOf(b.info, piece, seat))})
	}
}

// commandedBy is who commands the piece that stood on a square before the turn,
// as far as the events have been laid out.
func (p *player) commandedBy(sq game.Square) game.Seat {
	if i := p.s.before[sq]; i >= 0 {
		return p.s.tokens[i].commander
	}
	return p.b.view.Cells[sq].Commander
}

// shown is how a token's piece looks after the turn where it stands then.
func (p *player) shown(k *token) game.Piece {
	for sq, i := range p.s.now {
		if i >= 0 && &p.s.tokens[i] == k && sq < len(p.s.after.Cells) {
			return p.s.after.Cells[sq].Piece
		}
	}
	return game.NoPiece
}

// gone reports whether a token leaves the board.
func gone(k *token) bool {
	for i := range k.acts {
		switch k.acts[i].kind {
		case vanish, sink, grey, dissolve:
			return true
		}
	}
	return false
}

// absorbed sends a ring out from the fallen king at 40c a second; as it passes
// the fallen side's pieces their new bands close.
func (p *player) absorbed(e *game.Event) {
	b := p.b
	if k := b.lift(e.From); k != nil && !gone(k) {
		k.layer = 4
		p.s.act(k, act{kind: grey, start: p.arrive, dur: waveMS})
	}
	x, y := b.center(e.From)
	start := p.next + 60
	p.s.add(effect{kind: fxWave, start: start, dur: waveMS, x: x, y: y, seat: e.Seat})
	p.command(e.Seat, func(_ game.Piece, by game.Seat) bool { return by == e.Other }, func(k *token) float64 {
		return start + math.Hypot(k.x-x, k.y-y)/float64(b.drawn.C)/40*1000
	})
	p.next = max(p.next, start+waveMS)
}

// removed fades a side's discs one after the other.
func (p *player) removed(e *game.Event) {
	k := p.b.lift(e.From)
	if k == nil || gone(k) {
		return
	}
	p.s.act(k, act{kind: vanish, start: p.arrive + rowStep*float64(p.rows), dur: rowMS})
	p.rows++
}

// check lets the king glow once and shows the banner.
func (p *player) check(e *game.Event) {
	b := p.b
	x, y := b.center(e.To)
	if k := b.standing(e.To); k != nil { // it stands over its glow
		k.layer = max(k.layer, 2)
	}
	falls := int(e.Seat) < len(p.s.after.Seats) && !p.s.after.Seats[e.Seat].Alive
	p.s.add(effect{kind: fxGlow, start: p.next, dur: checkMS, x: x, y: y, img: b.mark(art.CheckGlow), fades: falls})
	p.checkBanner(e)
}

// checkBanner shows the banner of the first check of a turn, if it is wanted.
func (p *player) checkBanner(e *game.Event) {
	if !p.bannerShown && p.b.look.Banner {
		p.bannerShown = true
		p.banner(e)
	}
}

// ended lets the winner's pieces shine, king first.
func (p *player) ended() {
	o := p.s.after.Outcome
	if !o.Winner.Player() {
		return
	}
	b := p.b
	at := max(p.next, p.s.end)
	if king := p.king(o.Winner); king != game.NoSquare {
		x, y := b.center(king)
		p.s.add(effect{kind: fxReveal, start: at, dur: 2 * ringMS, x: x, y: y, img: b.mark(art.Revealed), square: game.NoSquare})
		p.s.add(effect{kind: fxWave, start: at, dur: waveMS, x: x, y: y, seat: game.NoSeat})
	}
}
