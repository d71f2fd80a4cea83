package canvas

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// paperCache are tiles of paper by colour, a pixel for each grain.
var paperCache = map[color.NRGBA]*ebiten.Image{}

const maxPapers = 4

// grain is how many device pixels a fibre of a texture is wide.
func grain(scale float64) int { return max(1, Snap(scale)) }

func paperTile(col color.NRGBA) *ebiten.Image {
	tile := paperCache[col]
	if tile == nil {
		if len(paperCache) >= maxPapers {
			clear(paperCache)
		}
		tile = ebiten.NewImageFromImage(paint.Paper().Sheet(col))
		paperCache[col] = tile
	}
	return tile
}

// Paper covers the whole view with the page's ground.
func (c *Canvas) Paper() { c.PaperIn(Rect{0, 0, c.W, c.H}) }

// PaperIn covers a rectangle with the page's ground, continuous with its surroundings.
func (c *Canvas) PaperIn(r Rect) {
	d := c.Device(r).Intersect(c.dst.Bounds())
	part := c.dst.RecyclableSubImage(d)
	if c.Plain || c.Theme.Sharp {
		part.Fill(c.Theme.Paper)
		part.Recycle()
		return
	}
	tile, wide := paperTile(c.Theme.Paper), grain(c.Scale)
	size := tile.Bounds().Dx() * wide
	c.iop.ColorScale.Reset()
	for y := d.Min.Y / size * size; y < d.Max.Y; y += size {
		for x := d.Min.X / size * size; x < d.Max.X; x += size {
			c.iop.GeoM.Reset()
			c.iop.GeoM.Scale(float64(wide), float64(wide))
			c.iop.GeoM.Translate(float64(x), float64(y))
			part.DrawImage(tile, &c.iop)
		}
	}
	part.Recycle()
}

// slipKey is a bamboo slip without its writing.
type slipKey struct {
	fill, border color.NRGBA
	w, h, scale  int // device pixels; scale in percent
	wide         bool
}

var slipCache = map[slipKey]*ebiten.Image{}

const maxSlips = 200

// slipImage is a bamboo slip: wood, a border, and two cords (render/README.md, Textures).
func slipImage(key slipKey) *ebiten.Image {
	img := slipCache[key]
	if img != nil {
		return img
	}
	if len(slipCache) >= maxSlips {
		clear(slipCache)
	}
	c := paint.New(key.w, key.h)
	scale := float64(key.scale) / 100
	line := scale
	if key.wide {
		line = 2 * scale
	}
	w, h := float64(key.w), float64(key.h)
	var outer, inner paint.Path
	c.Fill(outer.RoundRect(0, 0, w, h, theme.ChipRadius*scale), paint.Solid(key.border))
	c.Fill(inner.RoundRect(line, line, w-2*line, h-2*line, (theme.ChipRadius-1)*scale), paint.Solid(key.fill))
	c.Grain(paint.Wood(), c.Img.Bounds(), grain(scale), 0.5)
	cord := theme.Mix(key.fill, color.NRGBA{0x5A, 0x40, 0x1C, 0xFF}, 0.45)
	for _, at := range [2]float64{0.16, 0.84} {
		c.Rect(line, at*h-scale, w-2*line, 1.5*scale, cord)
	}
	img = ebiten.NewImageFromImage(c.Img)
	slipCache[key] = img
	return img
}

// Slip draws a bamboo slip; active ones have a gold border.
func (c *Canvas) Slip(r Rect, fill color.NRGBA, active bool) {
	d := c.Device(r)
	if d.Empty() || c.hidden(d) {
		return
	}
	border := theme.Mix(fill, color.NRGBA{0x5A, 0x40, 0x1C, 0xFF}, 0.3)
	if active {
		border = c.Theme.Gold
	}
	img := slipImage(slipKey{fill, border, d.Dx(), d.Dy(), Snap(c.Scale * 100), active})
	c.image(img, float64(d.Min.X), float64(d.Min.Y))
}

// ridgeKey is the row of hills at the foot of the home page.
type ridgeKey struct {
	w, h int
	ink  color.NRGBA
}

var (
	ridgeAt  ridgeKey
	ridgeImg *ebiten.Image
)

// Ridges closes the page with ink hills along the foot of r.
func (c *Canvas) Ridges(r Rect) {
	d := c.Device(r)
	key := ridgeKey{d.Dx(), d.Dy(), c.Theme.Ink}
	if d.Empty() || c.Plain {
		return
	}
	if key != ridgeAt || ridgeImg == nil {
		if ridgeImg != nil {
			ridgeImg.Deallocate()
		}
		p := paint.New(d.Dx(), d.Dy())
		paint.Ridges(p, image.Rect(0, 0, d.Dx(), d.Dy()), 3, 3, 0.4, c.Theme.Ink)
		ridgeAt, ridgeImg = key, ebiten.NewImageFromImage(p.Img)
	}
	c.image(ridgeImg, float64(d.Min.X), float64(d.Min.Y))
}
