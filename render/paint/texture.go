package paint

import (
	"image"
	"math"
	"sync"
)

// Texture is an overlay that repeats: where positive it lightens, where
// negative it darkens. Textures are computed once.
type Texture struct {
	size int
	v    []int16 // thousandths of opacity × 32
}

const textureUnit = 32000

func (t *Texture) set(x, y int, v float64) {
	t.v[y*t.size+x] = int16(min(max(v, -1), 1) * textureUnit)
}

// Paper, Silk and Wood are the grounds of the house (render/README.md, Textures).
var (
	Paper = sync.OnceValue(newPaper)
	Silk  = sync.OnceValue(newSilk)
	Wood  = sync.OnceValue(newWood)
)

// newPaper is soft clouds and 70 fibres.
func newPaper() *Texture {
	const size = 640
	t := &Texture{size, make([]int16, size*size)}
	clouds(size, 160, 3, 11, func(x, y int, v float64) { t.set(x, y, 0.025*v) })
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
	clouds(size, 256, 3, 23, func(x, y int, v float64) {
		v *= 0.06
		if y%3 == 0 {
			v -= 0.018
		}
		if x%3 == 0 {
			v -= 0.012
		}
		t.set(x, y, v)
	})
	return t
}

// newWood is year rings along y bent by noise, pores and broad mottling.
func newWood() *Texture {
	const size = 768
	t := &Texture{size, make([]int16, size*size)}
	for y := range size {
		for x := range size {
			fx, fy := float64(x), float64(y)
			w := 45 * valueNoise(fx/64, fy/192, size/64, size/192, 31)
			rings := 0.5*math.Sin(2*math.Pi*(fx+w)/(size/17.0)) + 0.25*math.Sin(2*math.Pi*(fx+1.3*w)/(size/45.0))
			pores := valueNoise(fx/2, fy/64, size/2, size/64, 37)
			mottle := valueNoise(fx/128, fy/128, size/128, size/128, 41)
			t.set(x, y, 0.035*rings+0.05*pores+0.05*mottle)
		}
	}
	return t
}

// grain colours of overlays
var (
	darkGrain  = [3]int32{0x3A, 0x28, 0x14}
	lightGrain = [3]int32{0xFF, 0xFA, 0xEC}
)

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

// tint moves an opaque or transparent pixel a/65536 of the way to the light
// grain, or if negative to the dark one.
func tint(d []uint8, a int32) {
	grain := &lightGrain
	if a < 0 {
		grain, a = &darkGrain, -a
	}
	alpha := int32(d[3])
	for i := range 3 {
		v := int32(d[i])
		d[i] = uint8(v + ((grain[i]*alpha/255-v)*a+32768)>>16)
	}
}
