package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
)

// effectKind is something that happens on the board besides the pieces.
type effectKind uint8

const (
	fxReveal effectKind = iota // gold rays grow and fade; under the pieces
	fxRipple                   // ripples widen; under
	fxSwell                    // ripples come; under
	fxDim                      // the gold of Luoyang fades; under
	fxDark                     // a tile's light goes out at the end; under
	fxLight                    // a tile lights up; under
	fxGlow                     // a king's glow, one pulse; under
	fxSeal                     // a seal falls and shakes
	fxStamp                    // a seal comes and goes
	fxLine                     // a red line is drawn
	fxBreak                    // a red line breaks in the middle
	fxStrike                   // something is struck through from left to right
	fxHand                     // a ring draws itself
	fxWave                     // a ring runs over the board
	fxRing                     // a ring runs out as far as far
	fxFlecks                   // ink flies
	fxBadge                    // a badge appears
	fxLabel                    // a label stands
	fxBanner                   // the banner of a check
)

// over reports whether the effect lies over the pieces.
func (k effectKind) over() bool { return k > fxGlow }

// luoyangFallen is what remains of the gold of Luoyang without its emperor.
const luoyangFallen = 0.4

type effect struct {
	kind       effectKind
	start, dur float64
	x, y       float64 // on the card
	x1, y1     float64
	img, name  *ebiten.Image // name lies over the pieces
	n          int
	far        float64 // how far a ring runs, in c
	seat       game.Seat
	square     game.Square // of a reveal: what the marks show on it stays
	fades      bool        // of a glow: its king falls
	stays      bool        // until the animation ends: a mark takes its place
}

func (b *Board) drawEffects(dst *ebiten.Image, s *stage, over bool) {
	for i := range s.effects {
		e := &s.effects[i]
		stays := e.stays || (e.kind == fxReveal || e.kind == fxLabel) && b.marksReveal(e.square)
		if e.kind.over() != over || s.t < e.start || s.t >= e.start+e.dur && !stays {
			continue
		}
		b.drawEffect(dst, e, part(s.t, e.start, e.dur), s.t-e.start)
	}
}

// drawEffect draws an effect of which the part u, or ms milliseconds, are over.
func (b *Board) drawEffect(dst *ebiten.Image, e *effect, u, ms float64) {
	x, y := e.x+float64(b.at.X), e.y+float64(b.at.Y)
	switch e.kind {
	case fxReveal:
		k, alpha := lerp(0.72, 1, out(u)), min(4*u, 1)
		if !b.marksReveal(e.square) {
			alpha *= 1 - u*u*u
		}
		b.putAlpha(dst, e.img, x, y, k, k, alpha)
	case fxRipple:
		k := lerp(1, 1.35, u)
		b.putAlpha(dst, e.img, x, y, k, k, 1-u)
	case fxSwell:
		k := lerp(0.72, 1, out(u))
		b.putAlpha(dst, e.img, x, y, k, k, u)
	case fxDark:
		b.putAlpha(dst, e.img, x, y, 1, 1, min((e.dur-ms)/tileMS, 1))
	case fxLight, fxBadge:
		b.putAlpha(dst, e.img, x, y, 1, 1, u)
	case fxDim:
		b.putAlpha(dst, e.img, x, y, 1, 1, (1-luoyangFallen)*(1-u))
	case fxGlow:
		k := 1 + 0.14*math.Sin(math.Pi*u)
		alpha := min(5*u, 1)
		if e.fades {
			alpha *= 1 - u*u
		}
		b.putAlpha(dst, e.img, x, y, k, k, alpha)
	case fxSeal:
		b.drawSealFall(dst, e, x, y, ms)
	case fxStamp:
		b.putAlpha(dst, e.img, x, y, 1, 1, min(ms/80, 1)*min((e.dur-ms)/120, 1))
	case fxLine:
		e1 := out(u)
		b.stroke(dst, x, y, lerp(x, e.x1+float64(b.at.X), e1), lerp(y, e.y1+float64(b.at.Y), e1), b.look.art().Theme.Seal, 1-u*u*u*u)
	case fxBreak:
		b.drawBreak(dst, e, x, y, u)
	case fxStrike:
		v := out(part(ms, 0, strikeMS))
		b.stroke(dst, x, y, lerp(x, e.x1+float64(b.at.X), v), lerp(y, e.y1+float64(b.at.Y), v), b.look.art().Theme.Danger, min((e.dur-ms)/badgeMS, 1))
	case fxHand:
		if u > 0 {
			b.drawSector(dst, e.img, x, y, u)
		}
	case fxWave:
		b.drawWave(dst, e.seat, x, y, 40*float64(b.drawn.C)*ms/1000, 0.57, 0.75*(1-u))
	case fxRing:
		r := b.drawn.Radius()
		b.drawWave(dst, e.seat, x, y, lerp(r, e.far*float64(b.drawn.C), out(u)), 0.28, 0.75*(1-u))
	case fxFlecks:
		b.drawFlecks(dst, e, x, y, u)
	case fxLabel, fxBanner:
		alpha := min(ms/120, 1)
		if e.kind == fxBanner || !b.marksReveal(e.square) {
			alpha *= min((e.dur-ms)/120, 1)
		}
		b.putAlpha(dst, e.img, x, y, 1, 1, alpha)
	}
}

// marksReveal reports whether the marks show a reveal on a square.
func (b *Board) marksReveal(sq game.Square) bool {
	for i := range b.marks.Revealed {
		if b.marks.Revealed[i].Square == sq {
			return true
		}
	}
	return false
}

// drawBreak: the line parts in its middle and both halves draw back.
func (b *Board) drawBreak(dst *ebiten.Image, e *effect, x, y, u float64) {
	x1, y1 := e.x1+float64(b.at.X), e.y1+float64(b.at.Y)
	left := 0.5 * (1 - Cubic(part(u, 0.25, 0.75)))
	alpha := min(6*u, 1) * min(4*(1-u), 1)
	col := b.look.art().Theme.Seal
	b.stroke(dst, x, y, lerp(x, x1, left), lerp(y, y1, left), col, alpha)
	b.stroke(dst, x1, y1, lerp(x1, x, left), lerp(y1, y, left), col, alpha)
}

// drawSealFall: from 1.6 to 1 in 180 ms, a shake of 2 px, then it stands.
func (b *Board) drawSealFall(dst *ebiten.Image, e *effect, x, y, ms float64) {
	u := part(ms, 0, 180)
	k := lerp(1.6, 1, u*u)
	alpha := lerp(0.55, 1, u)
	if after := ms - 180; after > 0 && after < 120 {
		x += 2 * b.look.art().Scale * math.Sin(after/120*4*math.Pi) * (1 - after/120)
	}
	if left := e.dur - ms; left < 100 {
		alpha *= max(left/100, 0)
	}
	b.putAlpha(dst, e.img, x, y, k, k, alpha)
}

func (b *Board) drawFlecks(dst *ebiten.Image, e *effect, x, y, u float64) {
	r := b.drawn.Radius()
	for i := range e.n {
		a := 2.399963 * float64(i) // golden angle
		far := (0.5 + 0.5*math.Mod(float64(i)*0.618, 1)) * 1.9 * r * out(u)
		sin, cos := math.Sincos(a)
		k := 0.35 + 0.65*math.Mod(float64(i)*0.37, 1)
		b.putAlpha(dst, e.img, x+far*cos, y+far*sin, k, k, 1-u)
	}
}

// dot is a fleck of ink.
func (b *Board) dot() *ebiten.Image {
	if b.images.fleck == nil {
		b.images.fleck = upload(art.DrawFleck(b.look.art(), 0.09*b.drawn.Radius()))
	}
	return b.images.fleck
}

// seal is a seal as wide as k pitches, turned a little.
func (b *Board) seal(key string, k float64) *ebiten.Image {
	return SealImage(b.look, b.look.Lang.T(key), math.Round(k*float64(b.drawn.C)), -6)
}
