package render

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
)

// stage is an animation: the pieces that move or change, each with what becomes
// of it, and effects. Times are milliseconds from the beginning.
type stage struct {
	after   game.View
	tokens  []token
	effects []effect
	lifted  [256]bool // squares whose pieces the stage draws
	before  [256]int16
	now     [256]int16
	plain   []game.Square // tiles whose light the effects draw
	names   []label       // over what stands still
	landed  float64       // when what moves has arrived
	t, end  float64
	call    effect // the banner that follows a turn in reduced motion, if it has an image
}

func (s *stage) reset(after *game.View) {
	cells, seats := append(s.after.Cells[:0], after.Cells...), append(s.after.Seats[:0], after.Seats...)
	s.after = *after
	s.after.Cells, s.after.Seats = cells, seats
	s.tokens, s.effects, s.plain, s.names = s.tokens[:0], s.effects[:0], s.plain[:0], s.names[:0]
	s.lifted = [256]bool{}
	s.t, s.end, s.call = 0, 0, effect{}
	for i := range s.before {
		s.before[i], s.now[i] = -1, -1
	}
}

// token is a piece on the stage.
type token struct {
	piece game.Piece
	img   *ebiten.Image
	x, y  float64
	acts  []act // by start
	layer int8  // tokens of higher layers are drawn over lower ones

	commander game.Seat // as far as the events have been laid out
}

// moverLayer is the layer of what moves; lower ones stand still.
const moverLayer = 3

// actKind is what becomes of a piece.
type actKind uint8

const (
	move     actKind = iota // to (x, y)
	arc                     // to (x, y) along an arc
	vanish                  // fades and shrinks a little
	sink                    // shrinks to 0.7 and fades
	flip                    // turns over into img
	band                    // img closes over it like a clock hand
	grey                    // loses its colour and fades
	fly                     // to (x, y), raised
	shine                   // img glows under it
	become                  // cross-fades into img
	dissolve                // stands pale, then fades
)

// act is one thing that happens to a piece.
type act struct {
	kind       actKind
	start, dur float64
	x, y       float64
	lift       bool
	img        *ebiten.Image
}

// pose is how a token looks at a moment.
type pose struct {
	img, over     *ebiten.Image // over covers img as far as sweep
	x, y          float64
	sx, sy, alpha float64
	sweep, grey   float64
	glow, into    *ebiten.Image // under it, and what it becomes
	shine, blend  float64       // how much of them is to be seen
}

// at evaluates a token at a time; r is the pieces' radius, c the pitch.
func (k *token) at(t, r, c float64) pose {
	p := pose{img: k.img, x: k.x, y: k.y, sx: 1, sy: 1, alpha: 1}
	for i := range k.acts {
		a := &k.acts[i]
		if t < a.start {
			break
		}
		a.apply(&p, part(t, a.start, a.dur), r, c)
	}
	return p
}

func (a *act) apply(p *pose, u, r, c float64) {
	switch a.kind {
	case move, arc:
		e := Cubic(u)
		dx, dy := a.x-p.x, a.y-p.y
		p.x, p.y = p.x+dx*e, p.y+dy*e
		if l := math.Hypot(dx, dy); a.kind == arc && l > 0 {
			bend := 0.35 * c * math.Sin(math.Pi*e)
			p.x, p.y = p.x-dy/l*bend, p.y+dx/l*bend
		}
		if a.lift {
			k := 1 + 0.03*math.Sin(math.Pi*u)
			p.sx, p.sy = p.sx*k, p.sy*k
		}
	case vanish:
		p.alpha *= 1 - u
		p.sx, p.sy = p.sx*(1-0.1*u), p.sy*(1-0.1*u)
	case sink:
		p.alpha *= 1 - u
		p.sx, p.sy = p.sx*(1-0.3*u), p.sy*(1-0.3*u)
	case flip:
		sin, cos := math.Sincos(math.Pi * u)
		p.sx *= max(math.Abs(cos), 0.02)
		p.y -= 0.27 * r * sin
		if u >= 0.5 {
			p.img = a.img
		}
	case band:
		if u >= 1 {
			p.img, p.over = a.img, nil
			return
		}
		p.over, p.sweep = a.img, u
	case fly:
		e := Cubic(u)
		k := 1 + 0.1*math.Sin(math.Pi*u)
		p.x, p.y = lerp(p.x, a.x, e), lerp(p.y, a.y, e)-0.2*r*math.Sin(math.Pi*u)
		p.sx, p.sy = p.sx*k, p.sy*k
	case shine:
		p.glow, p.shine = a.img, u
	case become:
		p.into, p.blend = a.img, u
	case dissolve:
		p.alpha *= lerp(0.82, 0.66, min(2*u, 1)) * (1 - max(2*u-1, 0))
	case grey:
		p.grey = min(2*u, 1)
		p.alpha *= 1 - max(2*u-1, 0)
	}
}

// lift takes the piece standing on a square of the view onto the stage.
func (b *Board) lift(sq game.Square) *token {
	s := &b.spare
	if int(sq) >= len(b.view.Cells) {
		return nil
	}
	if i := s.before[sq]; i >= 0 {
		return &s.tokens[i]
	}
	cell := b.view.Cells[sq]
	if cell.Piece == game.NoPiece {
		return nil
	}
	x, y := b.center(sq)
	if n := len(s.tokens); n < cap(s.tokens) { // keep the buffer of acts
		s.tokens = s.tokens[:n+1]
		acts := s.tokens[n].acts[:0]
		s.tokens[n] = token{acts: acts}
	} else {
		s.tokens = append(s.tokens, token{})
	}
	k := &s.tokens[len(s.tokens)-1]
	k.piece, k.x, k.y, k.commander = cell.Piece, x, y, cell.Commander
	k.img = b.piece(art.PieceOf(b.info, cell.Piece, cell.Commander))
	s.before[sq] = int16(len(s.tokens) - 1)
	s.now[sq] = s.before[sq]
	s.lifted[sq] = true
	return k
}

// standing is the piece that stands on a square after the moves so far.
func (b *Board) standing(sq game.Square) *token {
	s := &b.spare
	if int(sq) >= len(b.view.Cells) {
		return nil
	}
	if i := s.now[sq]; i >= 0 {
		return &s.tokens[i]
	}
	if s.before[sq] >= 0 {
		return nil // it has left
	}
	return b.lift(sq)
}

func (s *stage) act(k *token, a act) {
	k.acts = append(k.acts, a)
	s.end = max(s.end, a.start+a.dur)
}

// add adds an effect.
func (s *stage) add(e effect) {
	s.effects = append(s.effects, e)
	s.end = max(s.end, e.start+e.dur)
}

// order sorts the tokens into the order of drawing. Their places in before and
// now are void afterwards.
func (s *stage) order() {
	slices.SortStableFunc(s.tokens, func(a, b token) int { return int(a.layer) - int(b.layer) })
	for i := range s.tokens {
		slices.SortStableFunc(s.tokens[i].acts, func(a, b act) int {
			switch {
			case a.start < b.start:
				return -1
			case a.start > b.start:
				return 1
			}
			return 0
		})
	}
}

// tick is the length of an update in milliseconds.
func tick() float64 {
	if tps := ebiten.TPS(); tps > 0 {
		return 1000 / float64(tps)
	}
	return 1000.0 / 60
}

// advance moves the animation on by one tick.
func (b *Board) advance() {
	b.dirty = true
	if b.show.t += tick(); b.show.t >= b.show.end {
		b.finish()
	}
}

// drawStage draws what moves.
func (b *Board) drawStage(dst *ebiten.Image) {
	s := b.show
	b.drawEffects(dst, s, false)
	r, c := b.drawn.Radius(), float64(b.drawn.C)
	named := false
	for i := range s.tokens {
		if !named && s.t < s.landed && s.tokens[i].layer >= moverLayer {
			b.drawNames(dst, s)
			named = true
		}
		p := s.tokens[i].at(s.t, r, c)
		b.drawPose(dst, &p)
	}
	if !named {
		b.drawNames(dst, s)
	}
	b.drawEffects(dst, s, true)
}

func (b *Board) drawPose(dst *ebiten.Image, p *pose) {
	if p.alpha <= 0.003 {
		return
	}
	x, y := p.x+float64(b.at.X), p.y+float64(b.at.Y)
	if p.glow != nil {
		k := lerp(0.72, 1, p.shine)
		b.putAlpha(dst, p.glow, x, y, k, k, p.alpha*p.shine)
	}
	centred(&b.op, p.img, x, y, p.sx, p.sy)
	b.op.ColorScale.Reset()
	if p.grey > 0 {
		v := float32(1 - 0.45*p.grey)
		b.op.ColorScale.Scale(v, v, v, 1)
	}
	b.op.ColorScale.ScaleAlpha(float32(p.alpha))
	dst.DrawImage(p.img, &b.op)
	if p.into != nil {
		b.putAlpha(dst, p.into, x, y, p.sx, p.sy, p.alpha*p.blend)
	}
	if p.over != nil {
		b.drawSector(dst, p.over, x, y, p.sweep)
	}
}
