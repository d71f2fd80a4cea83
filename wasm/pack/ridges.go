package main

import (
	"fmt"
	"math"
	"strings"
)

// The ridges that close the poster: ink hills, each a sum of six waves, fading to its foot.
const (
	ridgesWide, ridgesHigh = 960, 240
	ridgeLayers            = 4
	ridgeStep              = 16
)

// ridge is the height of a layer at u (0 to 1 across the picture), about 0 to 1.
func ridge(layer int, u float64) float64 {
	sum := 0.0
	for i := range 6 {
		phase := float64(layer*7+i*i*3) * 1.3
		sum += math.Sin(2.2*math.Pow(1.9, float64(i))*u*2+phase) / math.Pow(1.7, float64(i))
	}
	return 0.5 + sum/4
}

// ridgesSVG is the picture as an SVG element that fills its width.
func ridgesSVG() string {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg id="ridges" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 %d %d">`, ridgesWide, ridgesHigh)
	b.WriteString(`<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">` +
		`<stop stop-color="var(--ridge)" stop-opacity=".13"/><stop offset="1" stop-color="var(--ridge)" stop-opacity="0"/></linearGradient>`)
	for layer := range ridgeLayers {
		top := float64(layer) * 0.22 * ridgesHigh
		fmt.Fprintf(&b, `<path fill="url(#mist)" d="M0 %d`, ridgesHigh)
		for x := 0; x <= ridgesWide; x += ridgeStep {
			y := top + (1-ridge(layer, float64(x)/ridgesWide))*0.3*ridgesHigh
			fmt.Fprintf(&b, "L%d %.0f", x, math.Max(0, y))
		}
		fmt.Fprintf(&b, `L%d %dZ"/>`, ridgesWide, ridgesHigh)
	}
	b.WriteString("</svg>")
	return b.String()
}
