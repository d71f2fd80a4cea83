package blit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Lengths that boards and tracks share, in milliseconds (render/README.md, Motion).
const (
	SlideMS   = 260.0 // a marker slides
	StrikeMS  = 200.0 // something is struck through
	RingOutMS = 420.0 // a ring runs out
	FadeMS    = 120.0 // one picture fades into the next
)

// Cubic is the in-out cubic easing of moves (render/README.md, Motion).
func Cubic(u float64) float64 {
	if u < 0.5 {
		return 4 * u * u * u
	}
	u = 2 - 2*u
	return 1 - u*u*u/2
}

// Out is the out cubic easing of things that settle.
func Out(u float64) float64 { return 1 - math.Pow(1-u, 3) }

// Lerp is the part t of the way from a to b.
func Lerp(a, b, t float64) float64 { return a + (b-a)*t }

// Part is how far t has come through a span, 0 to 1.
func Part(t, start, dur float64) float64 {
	if dur <= 0 {
		if t >= start {
			return 1
		}
		return 0
	}
	return min(max((t-start)/dur, 0), 1)
}

// Tick is the length of an update in milliseconds.
func Tick() float64 {
	if tps := ebiten.TPS(); tps > 0 {
		return 1000 / float64(tps)
	}
	return 1000.0 / 60
}
