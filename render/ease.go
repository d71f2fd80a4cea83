package render

import "math"

// Cubic is the in-out cubic easing of moves (look.md §9).
func Cubic(u float64) float64 {
	if u < 0.5 {
		return 4 * u * u * u
	}
	u = 2 - 2*u
	return 1 - u*u*u/2
}

// out is the out cubic easing of things that settle.
func out(u float64) float64 { return 1 - math.Pow(1-u, 3) }

func lerp(a, b, t float64) float64 { return a + (b-a)*t }

// part is how far t has come through a span, 0 to 1.
func part(t, start, dur float64) float64 {
	if dur <= 0 {
		if t >= start {
			return 1
		}
		return 0
	}
	return min(max((t-start)/dur, 0), 1)
}
