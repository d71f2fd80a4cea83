package render

import (
	"math"

	"yanyi/game"
	"yanyi/render/art"
)

// allied drops the seal 盟 and draws the red line to the ally's king.
func (p *director) allied(e *game.Event) {
	x, y := p.pics.center(e.To)
	p.add(effect{kind: fxSeal, start: p.arrive, dur: allyMS, x: x, y: y, img: p.pics.seal("event.diplomacy.alliance.seal", 1.1)})
	if king := p.king(e.Other); king != game.NoSquare {
		kx, ky := p.pics.center(king)
		p.add(effect{kind: fxLine, start: p.arrive + 180, dur: allyMS - 180, x: x, y: y, x1: kx, y1: ky})
	}
	p.next = max(p.next, p.arrive+allyMS)
}

// parted lets the red line between two allies break in the middle and draw back to their kings.
func (p *director) parted(e *game.Event) {
	a, b := p.lastKing(e.Seat), p.lastKing(e.Other)
	if a == game.NoSquare || b == game.NoSquare {
		return
	}
	ax, ay := p.pics.center(a)
	bx, by := p.pics.center(b)
	p.add(effect{kind: fxBreak, start: p.arrive, dur: partMS, x: ax, y: ay, x1: bx, y1: by})
}

// deposed topples the emperor: he turns to his back, greys and fades.
func (p *director) deposed(e *game.Event) {
	k := p.lift(e.To)
	if k == nil {
		return
	}
	back := p.pics.piece(game.NewHidden(game.King, game.Han), game.NoSeat)
	p.act(k, act{kind: flip, start: p.arrive - 40, dur: deposeMS / 2, img: back})
	p.act(k, act{kind: grey, start: p.arrive - 40 + deposeMS/2, dur: deposeMS / 2})
	k.layer = 4
	p.next = max(p.next, p.arrive+deposeMS-40)
	p.dimLuoyang()
}

// dimLuoyang fades the gold of the emperor's palace to its remains.
func (p *director) dimLuoyang() {
	for _, f := range p.pics.fixtures {
		if f.kind == art.Luoyang && !p.view.Diplomacy.Deposed {
			p.view.Diplomacy.Deposed = true // the remains are in the base
			p.add(effect{kind: fxDim, start: 0, dur: p.arrive + deposeMS, x: f.x, y: f.y, img: f.img})
		}
	}
}

// commanderChanged closes the new master's band round every piece of an army, the
// emperor's among them: after an alliance he serves too.
func (p *director) commanderChanged(e *game.Event) {
	army := e.Piece.Origin()
	p.command(e.Seat, func(piece game.Piece, _ game.Seat) bool { return piece.Origin() == army }, func(*token) float64 { return p.arrive })
}

// command gives pieces to a seat; close is when a piece's band begins to close.
func (p *director) command(seat game.Seat, which func(game.Piece, game.Seat) bool, close func(*token) float64) {
	for sq, cell := range p.view.Cells {
		if cell.Piece == game.NoPiece || !which(cell.Piece, p.commandedBy(game.Square(sq))) {
			continue
		}
		k := p.lift(game.Square(sq))
		if gone(k) || k.commander == seat {
			continue
		}
		k.commander = seat
		piece := cell.Piece
		if after := p.shown(k); after != game.NoPiece {
			piece = after
		}
		p.act(k, act{kind: band, start: close(k), dur: closeMS, img: p.pics.piece(piece, seat)})
	}
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

// absorbed sends a ring out from the fallen king at 40c a second, closing passed pieces' bands.
func (p *director) absorbed(e *game.Event) {
	if k := p.lift(e.From); k != nil && !gone(k) {
		k.layer = 4
		p.act(k, act{kind: grey, start: p.arrive, dur: waveMS})
	}
	x, y := p.pics.center(e.From)
	start := p.next + 60
	p.add(effect{kind: fxWave, start: start, dur: waveMS, x: x, y: y, seat: e.Seat})
	p.command(e.Seat, func(_ game.Piece, by game.Seat) bool { return by == e.Other }, func(k *token) float64 {
		return start + math.Hypot(k.x-x, k.y-y)/p.pics.pitch()/40*1000
	})
	p.next = max(p.next, start+waveMS)
}

// removed fades a side's discs one after the other.
func (p *director) removed(e *game.Event) {
	k := p.lift(e.From)
	if k == nil || gone(k) {
		return
	}
	p.act(k, act{kind: vanish, start: p.arrive + rowStep*float64(p.rows), dur: rowMS})
	p.rows++
}

// check lets the king glow once and shows the banner.
func (p *director) check(e *game.Event) {
	x, y := p.pics.center(e.To)
	if k := p.standing(e.To); k != nil { // it stands over its glow
		k.layer = max(k.layer, 2)
	}
	falls := int(e.Seat) < len(p.after.Seats) && !p.after.Seats[e.Seat].Alive
	p.add(effect{kind: fxGlow, start: p.next, dur: checkMS, x: x, y: y, img: p.pics.mark(art.CheckGlow), fades: falls})
	p.checkBanner(e)
}

// checkBanner shows the banner of the first check of a turn, if it is wanted.
func (p *director) checkBanner(e *game.Event) {
	if !p.bannerShown && p.look.Banner {
		p.bannerShown = true
		p.banner(e)
	}
}

// ended lets the winner's pieces shine, king first.
func (p *director) ended() {
	o := p.after.Outcome
	if !o.Winner.Player() {
		return
	}
	at := max(p.next, p.end)
	for s := range p.after.Seats {
		king := p.king(game.Seat(s))
		if !o.Won(game.Seat(s)) || king == game.NoSquare {
			continue
		}
		x, y := p.pics.center(king)
		p.add(effect{kind: fxReveal, start: at, dur: 2 * ringMS, x: x, y: y, img: p.pics.mark(art.Revealed), square: game.NoSquare})
		p.add(effect{kind: fxWave, start: at, dur: waveMS, x: x, y: y, seat: game.NoSeat})
	}
}
