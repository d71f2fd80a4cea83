// Package crossfade leads from one picture of the screen to the next.
package crossfade

import "github.com/hajimehoshi/ebiten/v2"

// Lengths of the way in ticks: 200 ms, 120 with reduced motion.
const (
	usualTicks = 12
	stillTicks = 7
)

// Fade is the way from one picture to the next. The zero Fade is at rest.
type Fade struct {
	before, after *ebiten.Image // kept between fades
	taken         bool          // before holds the old picture
	left, length  int           // ticks
	copy, over    ebiten.DrawImageOptions
}

// Start begins at the picture that the screen has.
func (f *Fade) Start(still bool) {
	f.length = usualTicks
	if still {
		f.length = stillTicks
	}
	f.left, f.taken = f.length, false
	f.copy.Blend = ebiten.BlendCopy
}

// Running reports whether there is a way to go.
func (f *Fade) Running() bool { return f.left > 0 }

// Tick counts down once the old picture has been taken.
func (f *Fade) Tick() {
	if f.taken && f.left > 1 {
		f.left--
	}
}

// Take takes the old picture from the screen, if it was not taken yet.
func (f *Fade) Take(screen *ebiten.Image) (taken bool) {
	if f.before == nil || f.before.Bounds() != screen.Bounds() {
		f.resize(screen)
	}
	if f.taken {
		return false
	}
	f.before.DrawImage(screen, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	f.taken = true
	return true
}

// After is where the new picture is to be drawn.
func (f *Fade) After() *ebiten.Image { return f.after }

// Mix puts the old picture over the new one, as far as it still shows, until it has ended.
func (f *Fade) Mix(screen *ebiten.Image) (ended bool) {
	screen.DrawImage(f.after, &f.copy)
	f.over.ColorScale.Reset()
	f.over.ColorScale.ScaleAlpha(float32(f.left-1) / float32(f.length))
	screen.DrawImage(f.before, &f.over)
	if f.left > 1 {
		return false
	}
	f.left = 0
	return true
}

func (f *Fade) resize(like *ebiten.Image) {
	for _, img := range []*ebiten.Image{f.before, f.after} {
		if img != nil {
			img.Deallocate()
		}
	}
	b := like.Bounds()
	f.before, f.after = ebiten.NewImage(b.Dx(), b.Dy()), ebiten.NewImage(b.Dx(), b.Dy())
	f.taken = false
}
