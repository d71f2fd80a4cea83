package ui

import "github.com/hajimehoshi/ebiten/v2"

// Lengths of the cross-fade between pages in ticks: 200 ms, 120 with reduced
// motion.
const (
	fadeTicks      = 12
	fadeTicksStill = 7
)

// fade is the cross-fade from one page to the next.
type fade struct {
	before, after *ebiten.Image // kept between fades
	taken         bool          // before holds the old picture
	left, length  int           // ticks
	copy, over    ebiten.DrawImageOptions
}

func (f *fade) start(still bool) {
	f.length = fadeTicks
	if still {
		f.length = fadeTicksStill
	}
	f.left, f.taken = f.length, false
	f.copy.Blend = ebiten.BlendCopy
}

func (f *fade) running() bool { return f.left > 0 }

// update counts down once the old picture has been taken.
func (f *fade) update() {
	if f.taken && f.left > 1 {
		f.left--
	}
}

func (f *fade) done() bool { return f.left <= 1 }

// progress is how much of the new page shows, 0 to 1.
func (f *fade) progress() float64 { return 1 - float64(f.left-1)/float64(f.length) }

func (f *fade) resize(like *ebiten.Image) {
	for _, img := range []*ebiten.Image{f.before, f.after} {
		if img != nil {
			img.Deallocate()
		}
	}
	b := like.Bounds()
	f.before, f.after = ebiten.NewImage(b.Dx(), b.Dy()), ebiten.NewImage(b.Dx(), b.Dy())
	f.taken = false
}
