package tracks

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/render/art"
	"yanyi/render/blit"
)

func (k *Track) paint() {
	if k.bamboo != nil && k.bamboo.Bounds().Size() != k.rect.Size() {
		k.bamboo.Deallocate()
		k.bamboo = nil
	}
	if k.bamboo == nil {
		k.bamboo = ebiten.NewImageWithOptions(image.Rectangle{Max: k.rect.Size()}, nil)
	}
	k.bamboo.Clear()
	look := k.look.Art()
	for i := range cells {
		r := k.CellRect(i)
		img := k.drawCell(look, r.Dx(), r.Dy(), i)
		once := blit.Upload(img)
		k.brush.At(k.bamboo, once, float64(r.Min.X-k.rect.Min.X), float64(r.Min.Y-k.rect.Min.Y), 1)
		once.Deallocate()
	}
	k.marker = blit.Upload(art.DrawTrackMarker(look, k.seat, k.radius()))
	k.stale = false
}

func (k *Track) drawCell(look art.Look, w, h, cell int) *image.RGBA {
	state, name := art.BambooPlain, ""
	if s := locale.StratagemOf(k.info.ID, cell); s != nil {
		name = s.Name(k.look.Lang)
	}
	switch {
	case k.offered[cell]:
		state = art.BambooTarget
	case cell == k.cell:
		state = art.BambooActive
	}
	numeral := numerals(k.look.Lang, cell)
	if !k.row() {
		if float64(h) < lowBamboo*look.Scale {
			return art.DrawBambooRow(look, w, h, numeral, name, state)
		}
		return art.DrawBamboo(look, w, h, numeral, name, state)
	}
	if cell != k.cell {
		name = ""
	}
	return art.DrawBambooRow(look, w, h, numeral, name, state)
}

// numerals are the cells' numbers as they stand on slips.
func numerals(l locale.Lang, n int) string {
	if l == locale.En {
		return string(rune('0' + n))
	}
	return string([]rune("〇一二三四五六七八")[n])
}

// Draw draws slips and marker.
func (k *Track) Draw(dst *ebiten.Image) {
	if k.rect.Empty() {
		return
	}
	if k.stale || k.bamboo == nil {
		k.paint()
	}
	if k.Animating() {
		k.drawRun(dst)
	} else {
		k.putBamboo(dst, k.bamboo, 1)
		x, y := k.place(float64(k.cell) + k.held)
		k.put(dst, x, y, 1+0.08*math.Abs(math.Sin(math.Pi*k.pulse/pulseMS)), 1)
	}
	k.dirty = false
}

func (k *Track) putBamboo(dst, bamboo *ebiten.Image, alpha float64) {
	k.brush.At(dst, bamboo, float64(k.rect.Min.X), float64(k.rect.Min.Y), alpha)
}

// put draws the marker.
func (k *Track) put(dst *ebiten.Image, x, y, scale, alpha float64) {
	k.brush.Scaled(dst, k.marker, x, y, scale, scale, alpha)
}
