package theme

import (
	"math"
	"testing"

	"yanyi/game"
)

// sights map linear red, green and blue to the perception of an eye that lacks one of its three
// kinds of cones (Machado, Oliveira and Fernandes 2009).
var sights = map[string][3][3]float64{
	"normal": {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protan": {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deutan": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritan": {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// lab is a colour in CIE L*a*b* as perceived by a sight.
func lab(c Color, sight [3][3]float64) [3]float64 {
	linear := [3]float64{}
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		if f := float64(v) / 255; f > 0.04045 {
			linear[i] = math.Pow((f+0.055)/1.055, 2.4)
		} else {
			linear[i] = f / 12.92
		}
	}
	seen := times(sight, linear)
	for i := range seen {
		seen[i] = min(max(seen[i], 0), 1)
	}
	xyz := times([3][3]float64{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}, seen)
	root := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x, y, z := root(xyz[0]/0.95047), root(xyz[1]), root(xyz[2]/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func times(m [3][3]float64, v [3]float64) (out [3]float64) {
	for i := range m {
		for j := range v {
			out[i] += m[i][j] * v[j]
		}
	}
	return out
}

// difference is ΔE of 1976.
func difference(a, b Color, sight [3][3]float64) float64 {
	p, q := lab(a, sight), lab(b, sight)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// render/README.md, Armies and materials: armies that meet differ in every sight, azurite from
// the marks too.
func TestArmiesDifferInEverySight(t *testing.T) {
	body := func(p game.Pigment) Color { return Materials[p].Body }
	for name, sight := range sights {
		for _, wei := range []struct {
			pigment game.Pigment
			least   float64
		}{{game.Ink, 22}, {game.Azurite, 28.5}} {
			for _, other := range []game.Pigment{game.Malachite, game.Cinnabar, game.Gamboge} {
				if d := difference(body(wei.pigment), body(other), sight); d < wei.least {
					t.Errorf("%s: %d from %d: %.1f", name, wei.pigment, other, d)
				}
			}
		}
		for _, pair := range [][2]game.Pigment{{game.Malachite, game.Cinnabar}, {game.Malachite, game.Gamboge}, {game.Cinnabar, game.Gamboge}} {
			if d := difference(body(pair[0]), body(pair[1]), sight); d < 21.5 {
				t.Errorf("%s: %d from %d: %.1f", name, pair[0], pair[1], d)
			}
		}
		least := map[string]float64{"normal": 31.5, "protan": 21.5, "deutan": 21.5, "tritan": 15.5}[name]
		if d := difference(body(game.Azurite), Light.Hint, sight); d < least {
			t.Errorf("%s: azurite from the marks: %.1f", name, d)
		}
		if d := difference(body(game.Azurite), Dark.Hint, sight); d < 48.5 {
			t.Errorf("%s: azurite from the marks by night: %.1f", name, d)
		}
	}
}
