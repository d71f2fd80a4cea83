package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/blit"
	"yanyi/render/theme"
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

// luoyangFallen is the rest of the gold of Luoyang without its emperor.
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
	square     game.Square // of a reveal: the marks on it stay
	fades      bool        // of a glow: its king falls
	stays      bool        // until the animation ends: a mark takes its place
}

func (s *animation) drawEffects(dst *ebiten.Image, over bool) {
	for i := range s.effects {
		e := &s.effects[i]
		stays := e.stays || (e.kind == fxReveal || e.kind == fxLabel) && s.marksReveal(e.square)
		if e.kind.over() != over || s.t < e.start || s.t >= e.start+e.dur && !stays {
			continue
		}
		s.drawEffect(dst, e, blit.Part(s.t, e.start, e.dur), s.t-e.start)
	}
}

// drawEffect draws an effect at its part u, or after ms milliseconds.
func (s *animation) drawEffect(dst *ebiten.Image, e *effect, u, ms float64) {
	x, y := s.onto(e.x, e.y)
	x1, y1 := s.onto(e.x1, e.y1)
	switch e.kind {
	case fxReveal:
		k, alpha := blit.Lerp(0.72, 1, blit.Out(u)), min(4*u, 1)
		if !s.marksReveal(e.square) {
			alpha *= 1 - u*u*u
		}
		s.brush.Scaled(dst, e.img, x, y, k, k, alpha)
	case fxRipple:
		k := blit.Lerp(1, 1.35, u)
		s.brush.Scaled(dst, e.img, x, y, k, k, 1-u)
	case fxSwell:
		k := blit.Lerp(0.72, 1, blit.Out(u))
		s.brush.Scaled(dst, e.img, x, y, k, k, u)
	case fxDark:
		s.brush.Scaled(dst, e.img, x, y, 1, 1, min((e.dur-ms)/tileMS, 1))
	case fxLight, fxBadge:
		s.brush.Scaled(dst, e.img, x, y, 1, 1, u)
	case fxDim:
		s.brush.Scaled(dst, e.img, x, y, 1, 1, (1-luoyangFallen)*(1-u))
	case fxGlow:
		k := 1 + 0.14*math.Sin(math.Pi*u)
		alpha := min(5*u, 1)
		if e.fades {
			alpha *= 1 - u*u
		}
		s.brush.Scaled(dst, e.img, x, y, k, k, alpha)
	case fxSeal:
		s.drawSealFall(dst, e, x, y, ms)
	case fxStamp:
		s.brush.Scaled(dst, e.img, x, y, 1, 1, min(ms/80, 1)*min((e.dur-ms)/120, 1))
	case fxLine:
		e1 := blit.Out(u)
		alpha := 1 - u*u*u*u
		if e.stays {
			alpha = 1
		}
		s.stroke(dst, x, y, blit.Lerp(x, x1, e1), blit.Lerp(y, y1, e1), s.pics.look.Theme.Seal, alpha)
	case fxBreak:
		s.drawBreak(dst, x, y, x1, y1, u)
	case fxStrike:
		v := blit.Out(blit.Part(ms, 0, blit.StrikeMS))
		s.stroke(dst, x, y, blit.Lerp(x, x1, v), blit.Lerp(y, y1, v), s.pics.look.Theme.Danger, min((e.dur-ms)/badgeMS, 1))
	case fxHand:
		if u > 0 {
			s.brush.Sector(dst, e.img, x, y, u)
		}
	case fxWave:
		s.drawWave(dst, e.seat, x, y, 40*s.pics.pitch()*ms/1000, 0.57, 0.75*(1-u))
	case fxRing:
		r := s.pics.layout.Radius()
		s.drawWave(dst, e.seat, x, y, blit.Lerp(r, e.far*s.pics.pitch(), blit.Out(u)), 0.28, 0.75*(1-u))
	case fxFlecks:
		s.drawFlecks(dst, e, x, y, u)
	case fxLabel, fxBanner:
		alpha := min(ms/120, 1)
		if e.kind == fxBanner || !s.marksReveal(e.square) {
			alpha *= min((e.dur-ms)/120, 1)
		}
		s.brush.Scaled(dst, e.img, x, y, 1, 1, alpha)
	}
}

// drawBreak: the line parts in its middle and both halves draw back.
func (s *animation) drawBreak(dst *ebiten.Image, x, y, x1, y1, u float64) {
	left := 0.5 * (1 - blit.Cubic(blit.Part(u, 0.25, 0.75)))
	alpha := min(6*u, 1) * min(4*(1-u), 1)
	col := s.pics.look.Theme.Seal
	s.stroke(dst, x, y, blit.Lerp(x, x1, left), blit.Lerp(y, y1, left), col, alpha)
	s.stroke(dst, x1, y1, blit.Lerp(x1, x, left), blit.Lerp(y1, y, left), col, alpha)
}

// drawSealFall: from 1.6 to 1 in 180 ms, a shake of 2 px, then it stands.
func (s *animation) drawSealFall(dst *ebiten.Image, e *effect, x, y, ms float64) {
	u := blit.Part(ms, 0, 180)
	k := blit.Lerp(1.6, 1, u*u)
	alpha := blit.Lerp(0.55, 1, u)
	if after := ms - 180; after > 0 && after < 120 {
		x += 2 * s.pics.look.Scale * math.Sin(after/120*4*math.Pi) * (1 - after/120)
	}
	if left := e.dur - ms; left < 100 {
		alpha *= max(left/100, 0)
	}
	s.brush.Scaled(dst, e.img, x, y, k, k, alpha)
}

func (s *animation) drawFlecks(dst *ebiten.Image, e *effect, x, y, u float64) {
	r := s.pics.layout.Radius()
	for i := range e.n {
		a := 2.399963 * float64(i) // golden angle
		far := (0.5 + 0.5*math.Mod(float64(i)*0.618, 1)) * 1.9 * r * blit.Out(u)
		sin, cos := math.Sincos(a)
		k := 0.35 + 0.65*math.Mod(float64(i)*0.37, 1)
		s.brush.Scaled(dst, e.img, x+far*cos, y+far*sin, k, k, 1-u)
	}
}

// stroke draws a line as wide as lines between kings are.
func (s *animation) stroke(dst *ebiten.Image, x0, y0, x1, y1 float64, c theme.Color, alpha float64) {
	s.brush.Stroke(dst, x0, y0, x1, y1, max(0.06*s.pics.pitch(), 2), c, alpha)
}

// drawWave is a soft ring of radius r on the card, wide pitches wide, in a colour, or in gold.
func (s *animation) drawWave(dst *ebiten.Image, seat game.Seat, x, y, r, wide, opacity float64) {
	t, armies := s.pics.look.Theme, s.pics.info.Armies
	col := t.Gold
	if seat.Player() && armies[seat].Pigment.Painted() {
		col = t.Homes[armies[seat].Pigment].Line
	}
	card := s.pics.layout.Card().Add(s.at)
	s.brush.Ring(s.clip.Of(dst, card), x, y, r, wide*s.pics.pitch(), col, opacity)
}
