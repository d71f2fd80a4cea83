package main

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/paint"
)

// window is the scrolling window: animations first, playing over and over, then all still
// pictures. Only visible ones are painted and move.
type window struct {
	all    []entry
	theme  int
	w, h   int
	y      float64 // scrolled by
	frames []frame
	height int
	dirty  bool
}

// frame is a place on the wall: an animation or a still picture.
type frame struct {
	at    image.Rectangle
	name  string
	title *ebiten.Image

	entry     *entry
	animation animation // only while it is in view
	rest      int       // ticks until the animation plays again

	img *ebiten.Image // of a still picture
}

const gap, titleHeight, restTicks = 24, 28, 50

// newWindow shows the animations; the first tick paints the pictures.
func newWindow(all []entry) *window { return &window{all: all, dirty: true} }

// paint makes all frames for the theme.
func (h *window) paint() {
	h.frames = nil
	for i := range h.all {
		b := &h.all[i]
		h.frames = append(h.frames, frame{name: b.name, entry: b, at: image.Rect(0, 0, b.size, b.size)})
	}
	look := art.Look{Theme: themes[h.theme].theme, Scale: 1}
	for _, e := range pictures() {
		img := ebiten.NewImageFromImage(e.paint(look))
		h.frames = append(h.frames, frame{name: e.name, img: img, at: img.Bounds()})
	}
}

// arrange places all frames in rows as wide as the window.
func (h *window) arrange() {
	x, y, row := gap, gap, 0
	for i := range h.frames {
		f := &h.frames[i]
		if x > gap && x+f.at.Dx() > h.w-gap {
			x, y, row = gap, y+row+gap, 0
		}
		f.at = f.at.Sub(f.at.Min).Add(image.Pt(x, y+titleHeight))
		x += f.at.Dx() + gap
		row = max(row, f.at.Dy()+titleHeight)
	}
	h.height = y + row + gap
	h.dirty = true
}

// Layout takes the window as it is.
func (h *window) Layout(w, height int) (int, int) {
	if w != h.w || height != h.h {
		h.w, h.h = w, height
		h.arrange()
	}
	return w, height
}

// Update scrolls and plays the visible animations.
func (h *window) Update() error {
	if h.frames == nil {
		h.paint()
		h.arrange()
	}
	h.scroll()
	if inpututil.IsKeyJustPressed(ebiten.KeyT) {
		h.theme = 1 - h.theme
		h.paint()
		h.arrange()
	}
	for i := range h.frames {
		switch f := &h.frames[i]; {
		case f.entry == nil:
		case h.visible(f):
			h.play(f)
		default:
			f.animation = nil
		}
	}
	return nil
}

func (h *window) scroll() {
	_, wheel := ebiten.Wheel()
	by := -40 * wheel
	for key, d := range map[ebiten.Key]float64{ebiten.KeyDown: 16, ebiten.KeyUp: -16, ebiten.KeyPageDown: 60, ebiten.KeyPageUp: -60} {
		if ebiten.IsKeyPressed(key) {
			by += d
		}
	}
	if y := min(max(h.y+by, 0), max(float64(h.height-h.h), 0)); y != h.y {
		h.y, h.dirty = y, true
	}
}

func (h *window) visible(f *frame) bool {
	y := int(h.y)
	return f.at.Max.Y > y && f.at.Min.Y-titleHeight < y+h.h
}

// play moves an animation on, and starts it again after a rest.
func (h *window) play(f *frame) {
	if f.animation == nil {
		f.animation = f.entry.make(render.Look{Theme: themes[h.theme].theme, Banner: true, Scale: 1})
		f.animation.place(h.onScreen(f))
		f.animation.rewind()
		f.rest, h.dirty = restTicks, true
	}
	if f.animation.update() {
		h.dirty = true
	}
	if f.animation.running() {
		return
	}
	switch f.rest--; {
	case f.rest == restTicks/2:
		f.animation.rewind()
		h.dirty = true
	case f.rest <= 0:
		f.animation.begin()
		f.rest = restTicks
	}
}

// onScreen is where a frame is in the window.
func (h *window) onScreen(f *frame) image.Rectangle { return f.at.Sub(image.Pt(0, int(h.y))) }

// Draw draws the visible part if anything has changed.
func (h *window) Draw(dst *ebiten.Image) {
	if !h.dirty {
		return
	}
	h.dirty = false
	dst.Fill(themes[h.theme].theme.Paper)
	for i := range h.frames {
		if f := &h.frames[i]; h.visible(f) {
			h.show(dst, f)
		}
	}
}

func (h *window) show(dst *ebiten.Image, f *frame) {
	at := h.onScreen(f)
	if f.title == nil {
		c := paint.New(f.at.Dx(), titleHeight)
		c.Text(paint.Regular(), f.name, 15, 0, 18, paint.Left, themes[h.theme].theme.Ink2)
		f.title = ebiten.NewImageFromImage(c.Img)
	}
	put(dst, f.title, at.Min.Sub(image.Pt(0, titleHeight)))
	switch {
	case f.animation != nil:
		f.animation.place(at)
		f.animation.draw(dst)
	case f.img != nil:
		put(dst, f.img, at.Min)
	}
}

func put(dst, img *ebiten.Image, at image.Point) {
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(at.X), float64(at.Y))
	dst.DrawImage(img, op)
}
