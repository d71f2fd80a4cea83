package render

import (
	"math"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// Lengths in milliseconds (README.md, Motion).
const (
	moveMS, farMoveMS = 200.0, 260.0
	captureMS, passMS = 160.0, 240.0
	flipMS, ringMS    = 325.0, 500.0
	swapMS            = 300.0
	meetMS, clashMS   = 160.0, 420.0
	sweepMS           = 300.0
	waveMS, closeMS   = 700.0, 180.0
	allyMS            = 480.0
	deposeMS          = 600.0
	rowMS, rowStep    = 400.0, 20.0
	checkMS, metMS    = 600.0, 900.0
	promoteMS         = 240.0
	partMS            = 480.0 // an alliance's line breaks
	duelMS            = 320.0
	tileMS, voidMS    = 200.0, 600.0
	rippleMS, badgeMS = 300.0, 120.0
	reducedMoveMS     = 80.0
	dropMS            = 80.0
)

// fallsAt is the part of its way that a challenger makes before it loses the duel, and
// smallSeal the width, in c, of a seal beside a piece.
const fallsAt, smallSeal = 0.6, 0.46

// Play animates a turn's events and ends at the view after it. A running animation lands first.
func (b *Board) Play(events []game.Event, after *game.View) {
	b.Land()
	defer b.LetGo(Drag{From: game.NoSquare})
	if b.zoom.wait > 0 {
		b.settleZoom()
	}
	if b.pics == nil || b.stale || b.settle > 0 || b.zoom.moving || len(events) == 0 {
		b.SetView(after)
		return
	}
	for i := range b.view.Cells {
		b.view.Cells[i].Mark &^= game.MarkCheck
	}
	b.animation.reset(after)
	if b.animation.at = b.at; b.zoom.on() {
		b.animation.at = b.zoom.at
	}
	d := director{animation: &b.animation, look: b.look, hand: b.zoom.onto(b.hand), trays: b.trays, events: events}
	d.play()
	b.animation.order()
	b.restale()
	if b.animation.on = b.animation.end > 0; !b.animation.on {
		b.SetView(after)
	}
}

// LetGo sets where the pointer dropped a piece that the next Play moves; NoSquare forgets it.
func (b *Board) LetGo(d Drag) { b.hand = d }

// director lays the events of one turn out in time.
type director struct {
	*animation
	look   Look
	hand   Drag // the piece just let go of
	trays  trays
	events []game.Event

	start       float64 // when the moves begin
	arrive      float64 // when the last of them ends
	next        float64 // when the consequences of the arrival may begin
	rows        int     // pieces removed so far
	bannerShown bool
}

// reduced reports whether motion is reduced.
func (p *director) reduced() bool { return p.look.Motion == Reduced }

func (p *director) play() {
	p.prepare()
	p.arrive = p.start
	for i := range p.events {
		p.movement(&p.events[i])
	}
	p.next = p.arrive
	if p.reduced() {
		p.layNames()
		p.reducedRest()
		return
	}
	p.relight()
	p.layNames()
	for i := range p.events {
		p.consequence(&p.events[i])
	}
}

// prepare plays the events before the moves: a marker slides, stale pieces sink.
func (p *director) prepare() {
	for i := range p.events {
		e := &p.events[i]
		if e.Type == game.Slid && !p.reduced() {
			p.start = max(p.start, blit.SlideMS)
		}
		if e.Type != game.Swept {
			continue
		}
		if k := p.lift(e.From); k != nil && !p.reduced() {
			p.act(k, act{kind: sink, start: 0, dur: sweepMS})
			p.add(effect{kind: fxRipple, start: 0, dur: sweepMS, x: k.x, y: k.y, img: p.pics.mark(art.StaleRipple)})
			p.start = max(p.start, sweepMS)
		}
	}
}

// movement lays out everything that goes from square to square.
func (p *director) movement(e *game.Event) {
	switch e.Type {
	case game.Moved:
		p.travel(e.From, e.To, 1, move)
	case game.Castled: // the rook goes round its king
		p.travel(e.From, e.To, 1, arc)
	case game.Swapped:
		p.travel(e.From, e.To, 1, arc)
		p.swapBack(e)
	case game.Exchanged:
		p.clash(e)
	case game.Dueled:
		if e.N == 0 { // the attacker falls before it arrives
			p.travel(e.From, e.To, fallsAt, move)
		}
	}
}

// travel moves a piece a part of the way to a square.
func (p *director) travel(from, to game.Square, way float64, kind actKind) {
	k := p.lift(from)
	if k == nil || from == to {
		return
	}
	x, y := p.pics.center(to)
	dropped := kind == move && p.hand.From == from
	if dropped {
		k.x, k.y = p.hand.X-float64(p.at.X), p.hand.Y-float64(p.at.Y)-dragLift*p.pics.layout.Radius()
	}
	dur := moveMS
	switch dist := math.Hypot(x-k.x, y-k.y); {
	case dropped:
		dur = dropMS
	case p.reduced():
		dur = reducedMoveMS
	case kind == arc:
		dur = swapMS
	case dist > 8*p.pics.pitch():
		dur = farMoveMS
	}
	k.layer = moverLayer
	p.act(k, act{kind: kind, start: p.start, dur: dur, x: blit.Lerp(k.x, x, way), y: blit.Lerp(k.y, y, way), lift: !p.reduced() && !dropped})
	p.arrive = max(p.arrive, p.start+dur)
	if way == 1 {
		i := p.now[from]
		if p.now[to] < 0 {
			p.lift(to) // the piece there is part of the scene
		}
		if p.now[from] == i {
			p.now[from] = -1
		}
		p.now[to] = i
	}
}

// swapBack is the other half of a swap.
func (p *director) swapBack(e *game.Event) {
	i := p.before[e.To]
	if i < 0 {
		return
	}
	k := &p.tokens[i]
	x, y := p.pics.center(e.From)
	dur := swapMS
	if p.reduced() {
		dur = reducedMoveMS
	}
	k.layer = 2
	p.act(k, act{kind: arc, start: p.start, dur: dur, x: x, y: y, lift: !p.reduced()})
	p.now[e.From] = i
}

// clash is the exchange 兑: both pieces meet, ink flies, both are gone.
func (p *director) clash(e *game.Event) {
	p.lift(e.To)
	k := p.lift(e.From)
	other := p.lift(e.To) // again: lifting may move the tokens
	if k == nil || other == nil || p.reduced() {
		return
	}
	x, y := other.x, other.y
	d := math.Hypot(x-k.x, y-k.y)
	off := 0.55 * p.pics.layout.Radius()
	ux, uy := (x-k.x)/max(d, 1), (y-k.y)/max(d, 1)
	k.layer, other.layer = 3, 2
	p.act(k, act{kind: move, start: p.start, dur: meetMS, x: x - ux*off, y: y - uy*off})
	p.act(other, act{kind: move, start: p.start, dur: meetMS, x: x + ux*off, y: y + uy*off})
	for _, t := range [2]*token{k, other} {
		p.act(t, act{kind: dissolve, start: p.start + meetMS, dur: clashMS - meetMS})
	}
	p.add(effect{kind: fxFlecks, start: p.start + meetMS, dur: clashMS - meetMS, x: x, y: y, img: p.pics.dot(), n: 26})
	seal := p.pics.seal("event.strat.exchange.seal", smallSeal)
	p.add(effect{kind: fxStamp, start: p.start + meetMS, dur: clashMS - meetMS, x: x, y: y, img: seal})
	p.arrive = max(p.arrive, p.start+clashMS)
	p.now[e.From], p.now[e.To] = -1, -1
}

// reducedRest removes captured pieces; the rest is a cross-fade when the animation lands.
func (p *director) reducedRest() {
	for i := range p.events {
		e := &p.events[i]
		switch e.Type {
		case game.Check:
			p.checkBanner(e)
		case game.Met:
			p.metBanner(e)
		}
		if e.Type == game.Captured || e.Type == game.Deposed {
			sq := e.From
			if e.Type == game.Deposed {
				sq = e.To
			}
			switch k := p.lift(sq); {
			case k == nil:
			case e.Type == game.Captured && e.Piece.Hidden() && e.Became != game.NoPiece:
				p.flyOff(k, e)
			default:
				p.act(k, act{kind: vanish, start: 0, dur: reducedMoveMS})
			}
		}
	}
	p.end = max(p.end, 1) // so that the cross-fade comes
}

// consequence lays out an event after the moves.
func (p *director) consequence(e *game.Event) {
	switch e.Type {
	case game.Captured:
		p.captured(e)
	case game.Revealed:
		p.revealed(e)
	case game.Promoted:
		if k := p.standing(e.To); k != nil {
			p.act(k, act{kind: flip, start: p.arrive, dur: promoteMS, img: p.pics.piece(e.Became, p.commander(e.To))})
		}
	case game.Stale:
		p.stale(e)
	case game.Activated:
		p.activated(e)
	case game.Cancelled:
		p.cancelled()
	case game.Dueled:
		p.dueled(e)
	case game.KingLost:
		p.kingLost(e)
	case game.Allied:
		p.allied(e)
	case game.AllianceEnded:
		p.parted(e)
	case game.Deposed:
		p.deposed(e)
	case game.CommanderChanged:
		p.commanderChanged(e)
	case game.Absorbed:
		p.absorbed(e)
	case game.Removed:
		p.removed(e)
	case game.Check:
		p.check(e)
	case game.Met:
		p.met(e)
	case game.Ended:
		p.ended()
	}
}

func (p *director) revealed(e *game.Event) {
	k := p.standing(e.From)
	if k == nil {
		return
	}
	k.layer = max(k.layer, 2)
	p.act(k, act{kind: flip, start: p.arrive, dur: flipMS, img: p.pics.piece(e.Became, p.commander(e.From))})
	x, y := p.pics.center(e.From)
	p.add(effect{kind: fxReveal, start: p.arrive + flipMS, dur: ringMS, x: x, y: y, img: p.pics.mark(art.Revealed), square: e.From})
	if e.Piece.Kind() != game.Unknown {
		img, x, y := p.pics.label(Reveal{e.From, e.Piece, e.Became})
		p.add(effect{kind: fxLabel, start: p.arrive + flipMS, dur: 2 * ringMS, x: x, y: y, img: img, square: e.From})
	}
	p.next = max(p.next, p.arrive+flipMS)
}
