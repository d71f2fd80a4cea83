package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
)

// OrderStep is a player in the order strip (render/README.md, Order strip).
type OrderStep struct {
	Emblem  *ebiten.Image // OrderEmblem wide
	Caption string
	Tag     string // of a skipped player; its emblem is faded
	Lit     bool   // moves now
}

// Measures of the strip, logical pixels.
const (
	OrderEmblem = 44.0
	OrderHigh   = 92.0 // emblems with ring and halo above their captions

	orderRing    = 1.2 * OrderEmblem / 2
	orderHalo    = 1.72 * OrderEmblem / 2
	orderMiddle  = 40.0 // of the emblems, from the top
	orderCaption = 68.0 // where the captions begin
	orderPassed  = 0.42 // opacity of a skipped player
	orderMost    = 128.0
	tagHigh      = 20.0
)

var captionBold = theme.Role{Size: theme.Caption.Size, Line: theme.Caption.Line, Bold: true}

// Order draws players in order of moves, arrows between them, into r's upper OrderHigh pixels.
func (c *Canvas) Order(r Rect, steps []OrderStep) {
	w := min(r.W/float64(len(steps)), orderMost)
	left := r.X + (r.W-w*float64(len(steps)))/2
	for i := range steps {
		cell := Rect{left + float64(i)*w, r.Y, w, OrderHigh}
		if i > 0 {
			c.IconIn(IconRight, Rect{cell.X - 10, r.Y + orderMiddle - 10, 20, 20}, 20, c.Theme.Ink3)
		}
		c.orderStep(cell, &steps[i])
	}
}

func (c *Canvas) orderStep(r Rect, s *OrderStep) {
	x, y := r.X+r.W/2, r.Y+orderMiddle
	emblem := Rect{x - OrderEmblem/2, y - OrderEmblem/2, OrderEmblem, OrderEmblem}
	caption := Rect{r.X, r.Y + orderCaption, r.W, theme.Caption.Line}
	switch {
	case s.Lit:
		c.Lit(emblem, s.Emblem)
		c.TextIn(captionBold, caption, AlignCenter, s.Caption, c.Theme.GoldText)
		return
	case s.Tag != "":
		before := c.Fade(orderPassed)
		c.PictureIn(s.Emblem, emblem)
		c.SetFade(before)
		c.Tag(Rect{x + 5, y - 28, c.TagWidth(s.Tag), tagHigh}, s.Tag)
	default:
		c.PictureIn(s.Emblem, emblem)
	}
	c.TextIn(theme.Caption, caption, AlignCenter, s.Caption, c.Theme.Ink2)
}

// Lit draws the emblem of the player to move in a golden glow and ring.
func (c *Canvas) Lit(r Rect, emblem *ebiten.Image) {
	x, y, k := r.X+r.W/2, r.Y+r.H/2, r.W/OrderEmblem
	c.halo(x, y, k*orderHalo, c.Theme.Gold)
	c.PictureIn(emblem, r)
	ring := k * orderRing
	c.Shape(Rect{x - ring, y - ring, 2 * ring, 2 * ring}, Shape{Radius: ring, Line: 2.5, Stroke: c.Theme.Gold})
}

// Tag draws a label in a hairline frame on card ground.
func (c *Canvas) Tag(r Rect, label string) {
	c.Shape(r, Shape{Radius: theme.ChipRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line2})
	c.TextIn(theme.Caption, r, AlignCenter, label, c.Theme.Ink2)
}

// TagWidth is how wide a Tag with the label is.
func (c *Canvas) TagWidth(label string) float64 { return c.Measure(theme.Caption, label) + 12 }

// haloKey is a round glow.
type haloKey struct {
	radius int // device pixels
	col    color.NRGBA
}

var halos = map[haloKey]*ebiten.Image{}

const maxHalos = 8

// halo draws a round glow about a place, which fades towards its radius.
func (c *Canvas) halo(x, y, radius float64, col color.NRGBA) {
	key := haloKey{Snap(radius * c.Scale), col}
	img := halos[key]
	if img == nil {
		if len(halos) >= maxHalos {
			clear(halos)
		}
		img = ebiten.NewImageFromImage(rasterHalo(key))
		halos[key] = img
	}
	c.PictureIn(img, Rect{x - radius, y - radius, 2 * radius, 2 * radius})
}

// rasterHalo paints a glow: half the colour's strength up to the ring, nothing at the edge.
func rasterHalo(key haloKey) *image.NRGBA {
	n, r := 2*key.radius, float64(key.radius)
	img := image.NewNRGBA(image.Rect(0, 0, n, n))
	for y := range n {
		for x := range n {
			d := math.Hypot(float64(x)+0.5-r, float64(y)+0.5-r) / r
			t := min(1, max(0, (1-d)/(1-orderRing/orderHalo)))
			c := key.col
			c.A = uint8(255*0.5*t*t + 0.5)
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}
