package paint

import (
	"image"
	"image/color"
	"math"
	"slices"
	"sync"
)

// Texture is a repeated overlay, computed once: positive lightens, negative darkens.
type Texture struct {
	size int
	v    []int16 // thousandths of opacity × 32
}

const textureUnit = 32000

// Paper, Silk and Wood are the textures of the grounds (render/README.md, Textures).
var (
	Paper = sync.OnceValue(newPaper)
	Silk  = sync.OnceValue(newSilk)
	Wood  = sync.OnceValue(newWood)
)

// newPaper is soft clouds and 70 fibres.
func newPaper() *Texture {
	const size = 640
	t := &Texture{size, make([]int16, size*size)}
	clouds(size, 160, 3, 11, func(y int, row []float64) {
		to := t.v[y*size:][:len(row)]
		for x, v := range row {
			to[x] = int16(0.025 * textureUnit * v)
		}
	})
	dice := Dice(7)
	for range 70 {
		t.fibre(&dice)
	}
	return t
}

// fibre is a random walk of 14–48 px.
func (t *Texture) fibre(d *Dice) {
	x, y := d.Between(0, float64(t.size)), d.Between(0, float64(t.size))
	angle := d.Between(0, 2*math.Pi)
	alpha := d.Between(0.03, 0.06)
	for range int(d.Between(14, 48)) {
		i := wrap(floor(y), t.size)*t.size + wrap(floor(x), t.size)
		t.v[i] = min(t.v[i], int16(-alpha*textureUnit))
		angle += d.Between(-0.18, 0.18)
		sin, cos := math.Sincos(angle)
		x, y = x+cos, y+sin
	}
}

// newSilk is clouds and the weave.
func newSilk() *Texture {
	const size = 768
	t := &Texture{size, make([]int16, size*size)}
	clouds(size, 256, 3, 23, func(y int, row []float64) {
		to, weft := t.v[y*size:][:len(row)], 0.0
		if y%3 == 0 {
			weft = 0.018
		}
		for x, v := range row {
			v = 0.06*v - weft
			if x%3 == 0 {
				v -= 0.012
			}
			to[x] = int16(textureUnit * v)
		}
	})
	return t
}

// newWood is year rings along y bent by noise, pores and broad mottling.
func newWood() *Texture {
	const size = 768
	t := &Texture{size, make([]int16, size*size)}
	bend, pores, mottle := newLayer(size, 64, 192, 45, 31), newLayer(size, 2, 64, 0.05, 37), newLayer(size, 128, 128, 0.05, 41)
	sine := newWave()
	bent, rest := make([]float64, size), make([]float64, size)
	for y := range size {
		clear(bent)
		clear(rest)
		bend.add(bent, y)
		pores.add(rest, y)
		mottle.add(rest, y)
		to := t.v[y*size:][:size]
		for x, w := range bent {
			rings := 0.5*sine.of((float64(x)+w)*(17.0/size)) + 0.25*sine.of((float64(x)+1.3*w)*(45.0/size))
			to[x] = int16((0.035*rings + rest[x]) * textureUnit)
		}
	}
	return t
}

// wave is one turn of a sine, in steps that are finer than a texture's.
type wave [4096]float64

func newWave() *wave {
	var w wave
	for i := range w {
		w[i] = math.Sin(2 * math.Pi * (float64(i) + 0.5) / float64(len(w)))
	}
	return &w
}

// of is the sine of so many turns, which are more than -16.
func (w *wave) of(turns float64) float64 { return w[int((turns+16)*float64(len(w)))%len(w)] }

// grain colours of overlays
var (
	darkGrain  = [3]int32{0x3A, 0x28, 0x14}
	lightGrain = [3]int32{0xFF, 0xFA, 0xEC}
)

// Sheet is one repeat of a texture on a colour, a pixel for each of its points.
func (t *Texture) Sheet(col color.NRGBA) *image.RGBA {
	least, most := slices.Min(t.v), slices.Max(t.v)
	shades := make([][4]uint8, int(most)-int(least)+1)
	for i := range shades {
		shades[i] = [4]uint8{col.R, col.G, col.B, 255}
		tint(shades[i][:], (int32(least)+int32(i))*(65536/textureUnit))
	}
	img := image.NewRGBA(image.Rect(0, 0, t.size, t.size))
	for i, v := range t.v {
		*(*[4]uint8)(img.Pix[4*i:]) = shades[int(v)-int(least)]
	}
	return img
}

// Grain lays a texture over a rectangle, its points scale pixels wide, at a
// strength (1 is its own). Transparent pixels stay transparent.
func (c *Canvas) Grain(t *Texture, area image.Rectangle, scale int, strength float64) {
	if c.recorder != nil {
		return
	}
	area = area.Intersect(c.clip)
	k := int32(strength * 65536 / textureUnit)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := t.v[(y/scale%t.size)*t.size:][:t.size]
		pix := c.Img.Pix[c.Img.PixOffset(area.Min.X, y):]
		tx, sub := area.Min.X/scale%t.size, area.Min.X%scale
		for i := range area.Dx() {
			tint(pix[4*i:4*i+4:4*i+4], int32(row[tx])*k)
			if sub++; sub == scale {
				sub = 0
				if tx++; tx == t.size {
					tx = 0
				}
			}
		}
	}
}

// tint moves a pixel a/65536 of the way to the light grain, or if negative to the dark one.
func tint(d []uint8, a int32) {
	grain := &lightGrain
	if a < 0 {
		grain, a = &darkGrain, -a
	}
	if d[3] == 255 { // nearly all pixels, without a division
		for i := range 3 {
			v := int32(d[i])
			d[i] = uint8(v + ((grain[i]-v)*a+32768)>>16)
		}
		return
	}
	alpha := int32(d[3])
	for i := range 3 {
		v := int32(d[i])
		d[i] = uint8(v + ((grain[i]*alpha/255-v)*a+32768)>>16)
	}
}
