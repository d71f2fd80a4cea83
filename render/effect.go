package render

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
)

// effectKind is something that happens on the board besides the pieces.
type effectKind uint8

const (
	fxReveal effectKind = iota // gold rays grow and fade; under the pieces
	fxRipple                   // ripples widen; under
	fxDim                      // the gold of Luoyang fades; under
	fxGlow                     // a king's glow, one pulse; under
	fxSeal                     // a seal falls and shakes
	fxStamp                    // a seal comes and goes
	fxLine                     // a red line is drawn
	fxWave                     // a ring runs out
	fxFlecks                   // ink flies
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
	img        *ebiten.Image
	n          int
	seat       game.Seat
	square     game.Square // of a reveal: what the marks show on it stays
}

func (b *Board) drawEffects(dst *ebiten.Image, s *stage, over bool) {
	for i := range s.effects {
		e := &s.effects[i]
		stays := (e.kind == fxReveal || e.kind == fxLabel) && b.marksReveal(e.square)
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
	case fxDim:
		b.putAlpha(dst, e.img, x, y, 1, 1, (1-luoyangFallen)*(1-u))
	case fxGlow:
		k := 1 + 0.14*math.Sin(math.Pi*u)
		b.putAlpha(dst, e.img, x, y, k, k, min(5*u, 1))
	case fxSeal:
		b.drawSealFall(dst, e, x, y, ms)
	case fxStamp:
		b.putAlpha(dst, e.img, x, y, 1, 1, min(ms/80, 1)*min((e.dur-ms)/120, 1))
	case fxLine:
		e1 := out(u)
		b.stroke(dst, x, y, lerp(x, e.x1+float64(b.at.X), e1), lerp(y, e.y1+float64(b.at.Y), e1), b.look.art().Theme.Seal, 1-u*u*u*u)
	case fxWave:
		b.drawWave(dst, e, x, y, u, ms)
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

// white is a pixel to draw plain shapes with.
var white = func() *ebiten.Image {
	img := ebiten.NewImage(3, 3)
	img.Fill(color.White)
	return img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
}()

// stroke draws a straight line.
func (b *Board) stroke(dst *ebiten.Image, x0, y0, x1, y1 float64, c theme.Color, alpha float64) {
	w := max(0.06*float64(b.drawn.C), 2)
	b.op.GeoM.Reset()
	b.op.GeoM.Translate(0, -0.5)
	b.op.GeoM.Scale(math.Hypot(x1-x0, y1-y0), w)
	b.op.GeoM.Rotate(math.Atan2(y1-y0, x1-x0))
	b.op.GeoM.Translate(x0, y0)
	b.op.ColorScale.Reset()
	b.op.ColorScale.ScaleWithColor(c)
	b.op.ColorScale.ScaleAlpha(float32(alpha))
	b.op.Filter = ebiten.FilterNearest
	dst.DrawImage(white, &b.op)
}

// sides of a round shape made of triangles
const sides = 48

// mesh is the buffer of such shapes.
type mesh struct {
	v  [3 * (sides + 1)]ebiten.Vertex
	i  [12 * sides]uint16
	op ebiten.DrawTrianglesOptions
}

// drawWave is a soft ring that runs out at 40c a second.
func (b *Board) drawWave(dst *ebiten.Image, e *effect, x, y, u, ms float64) {
	c := float64(b.drawn.C)
	col := b.look.art().Theme.Gold
	if e.seat.Player() && int(e.seat) < 4 && b.info.Family == "threekingdoms" {
		col = b.look.art().Theme.DefenceLine[e.seat]
	}
	r := 40 * c * ms / 1000
	m := &b.mesh
	alpha := float32(0.75 * (1 - u))
	for i := range sides + 1 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / sides)
		for j, d := range [3]float64{-0.35 * c, 0, 0.22 * c} {
			a := alpha
			if j != 1 {
				a = 0
			}
			far := max(r+d, 0)
			m.v[3*i+j] = ebiten.Vertex{
				DstX: float32(x + far*cos), DstY: float32(y + far*sin), SrcX: 1.5, SrcY: 1.5,
				ColorR: float32(col.R) / 255 * a, ColorG: float32(col.G) / 255 * a, ColorB: float32(col.B) / 255 * a, ColorA: a,
			}
		}
	}
	n := 0
	for i := range uint16(sides) {
		for j := range uint16(2) {
			p := 3*i + j
			for _, k := range [6]uint16{p, p + 1, p + 3, p + 1, p + 4, p + 3} {
				m.i[n] = k
				n++
			}
		}
	}
	m.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	b.clipped(dst).DrawTriangles(m.v[:], m.i[:n], white, &m.op)
}

// clipped is the part of the image the card covers.
func (b *Board) clipped(dst *ebiten.Image) *ebiten.Image {
	if b.clip.of != dst || b.clip.area != b.Card() {
		b.clip.of, b.clip.area = dst, b.Card()
		b.clip.img = dst.SubImage(b.clip.area).(*ebiten.Image)
	}
	return b.clip.img
}

// clip is a kept sub-image, so that none is made in every frame.
type clip struct {
	of, img *ebiten.Image
	area    image.Rectangle
}

// drawSector draws the sector of an image that a clock hand has passed.
func (b *Board) drawSector(dst, img *ebiten.Image, x, y, sweep float64) {
	bounds := img.Bounds()
	half := float64(bounds.Dx()) / 2
	far := half * 1.5
	m := &b.mesh
	vertex := func(dx, dy float64) ebiten.Vertex {
		dx, dy = min(max(dx, -half), half), min(max(dy, -half), half)
		return ebiten.Vertex{
			DstX: float32(x + dx), DstY: float32(y + dy),
			SrcX: float32(float64(bounds.Min.X) + half + dx), SrcY: float32(float64(bounds.Min.Y) + half + dy),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		}
	}
	m.v[0] = vertex(0, 0)
	n := max(int(math.Ceil(sweep*sides)), 1)
	for i := range n + 1 {
		sin, cos := math.Sincos(2*math.Pi*sweep*float64(i)/float64(n) - math.Pi/2)
		m.v[i+1] = vertex(far*cos, far*sin)
		if i > 0 {
			m.i[3*i-3], m.i[3*i-2], m.i[3*i-1] = 0, uint16(i), uint16(i+1)
		}
	}
	m.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles(m.v[:n+2], m.i[:3*n], img, &m.op)
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
