package sound

import (
	"math"
	"math/rand/v2"
)

// rate is the sample rate in Hz; sounds are mono.
const rate = 44_100

// wave is a sound being made, samples nominally within ±1.
type wave []float64

func seconds(s float64) wave { return make(wave, int(s*rate)) }

// mode is one way a struck body rings: a sine that dies away.
type mode struct {
	hz, amp float64
	decay   float64 // seconds until it has fallen to 1/e
}

// strike adds a body struck at a moment in seconds.
func (w wave) strike(at float64, modes ...mode) {
	start := int(at * rate)
	for _, m := range modes {
		for i := start; i < len(w); i++ {
			t := float64(i-start) / rate
			w[i] += m.amp * math.Exp(-t/m.decay) * math.Sin(2*math.Pi*m.hz*t)
		}
	}
}

// noise adds a burst of noise between two moments, shaped by a half sine and
// band-passed around hz, which glides to another frequency.
func (w wave) noise(from, to, hz, glide, amp float64) {
	r := rand.New(rand.NewPCG(7, uint64(hz)))
	a, b := int(from*rate), min(int(to*rate), len(w))
	var low, band float64
	for i := a; i < b; i++ {
		x := float64(i-a) / float64(b-a)
		f := 2 * math.Sin(math.Pi*(hz+(glide-hz)*x)/rate)
		high := r.Float64()*2 - 1 - low - 0.6*band
		band += f * high
		low += f * band
		w[i] += amp * band * math.Sin(math.Pi*x)
	}
}

// thump adds a drum whose pitch falls from one frequency to another.
func (w wave) thump(at, from, to, decay, amp float64) {
	phase := 0.0
	for i := int(at * rate); i < len(w); i++ {
		t := float64(i)/rate - at
		phase += 2 * math.Pi * (to + (from-to)*math.Exp(-t/0.04)) / rate
		w[i] += amp * math.Exp(-t/decay) * math.Sin(phase)
	}
}

// pluck adds a string (Karplus-Strong): noise that circulates in a delay line as
// long as a period and loses its edges each time round.
func (w wave) pluck(at, hz, amp float64) {
	r := rand.New(rand.NewPCG(11, uint64(hz*10)))
	line := make([]float64, int(rate/hz))
	for i := range line {
		line[i] = r.Float64()*2 - 1
	}
	for i, k := int(at*rate), 0; i < len(w); i, k = i+1, (k+1)%len(line) {
		next := (k + 1) % len(line)
		w[i] += amp * line[k]
		line[k] = 0.4985 * (line[k] + line[next])
	}
}

// finish fades both ends and scales the loudest sample to peak.
func (w wave) finish(peak float64) wave {
	fade, loudest := min(len(w)/4, rate/50), 1e-9
	for i := range fade {
		w[len(w)-1-i] *= float64(i) / float64(fade)
	}
	attack := min(len(w), rate/1500)
	for i := range attack {
		w[i] *= float64(i) / float64(attack)
	}
	for _, s := range w {
		loudest = max(loudest, math.Abs(s))
	}
	for i := range w {
		w[i] *= peak / loudest
	}
	return w
}

// makers synthesise each cue.
var makers = [cueCount]func() wave{
	Tick:  func() wave { return tick().finish(0.25) },
	Knock: func() wave { return knock().finish(0.55) },
	Slide: func() wave { return slide().finish(0.45) },
	Thud:  func() wave { return thud().finish(0.75) },
	Flip:  func() wave { return flip().finish(0.55) },
	Gong:  func() wave { return gong().finish(0.6) },
	Seal:  func() wave { return seal().finish(0.7) },

	PassedOver: func() wave { return passedOver().finish(0.5) },
	Alarm:      func() wave { return alarm().finish(0.65) },

	Drum:  func() wave { return drum().finish(0.8) },
	Calm:  func() wave { return strings(73.42, 110).finish(0.5) },
	Chord: func() wave { return strings(146.83, 220, 293.66, 369.99, 440, 587.33).finish(0.65) },
}

func tick() wave {
	w := seconds(0.06)
	w.strike(0, mode{1900, 1, 0.008}, mode{3100, 0.4, 0.005})
	return w
}

func knock() wave {
	w := seconds(0.18)
	w.strike(0, mode{640, 1, 0.030}, mode{1180, 0.6, 0.020}, mode{2240, 0.35, 0.010})
	w.noise(0, 0.008, 3000, 1500, 0.8)
	return w
}

func thud() wave {
	w := seconds(0.30)
	w.strike(0, mode{330, 1, 0.060}, mode{610, 0.6, 0.040}, mode{1240, 0.4, 0.020})
	w.thump(0, 180, 90, 0.07, 0.9)
	w.strike(0.045, mode{520, 0.4, 0.030}, mode{980, 0.25, 0.020})
	w.noise(0, 0.014, 2200, 700, 0.9)
	return w
}

func slide() wave {
	w := seconds(0.34)
	w.noise(0, 0.24, 900, 1700, 0.5)
	w.strike(0.235, mode{760, 0.8, 0.022}, mode{1420, 0.4, 0.014})
	return w
}

func flip() wave {
	w := seconds(0.36)
	w.noise(0, 0.16, 2400, 3600, 0.25)
	w.strike(0.165, mode{1850, 0.9, 0.020}, mode{3070, 0.5, 0.014}, mode{4710, 0.3, 0.008})
	w.strike(0.215, mode{1690, 0.4, 0.016}, mode{2890, 0.2, 0.010})
	return w
}

func gong() wave {
	w := seconds(1.5)
	w.strike(0, mode{98, 1, 0.55}, mode{147.5, 0.7, 0.50}, mode{196.8, 0.6, 0.42}, mode{263, 0.4, 0.34},
		mode{311, 0.34, 0.30}, mode{389, 0.26, 0.24}, mode{391.6, 0.26, 0.24}, mode{523, 0.16, 0.16})
	w.noise(0, 0.05, 1200, 400, 0.3)
	return w
}

// passedOver is two hollow blocks of wood, the second lower.
func passedOver() wave {
	w := seconds(0.55)
	for _, block := range []struct{ at, hz float64 }{{0, 520}, {0.17, 390}} {
		w.strike(block.at, mode{block.hz, 1, 0.07}, mode{2.4 * block.hz, 0.3, 0.03})
		w.noise(block.at, block.at+0.01, 1800, 900, 0.4)
	}
	return w
}

// alarm is the gong with two bright bells over it.
func alarm() wave {
	w := gong()
	for _, at := range []float64{0.02, 0.2} {
		w.strike(at, mode{1046.5, 0.5, 0.16}, mode{2093, 0.22, 0.10}, mode{2810, 0.1, 0.06})
	}
	return w
}

func seal() wave {
	w := seconds(0.7)
	w.thump(0, 210, 70, 0.09, 1)
	w.noise(0, 0.03, 1500, 500, 0.9)
	w.strike(0.02, mode{659, 0.18, 0.22}, mode{988, 0.12, 0.18}, mode{1319, 0.08, 0.12})
	return w
}

func drum() wave {
	w := seconds(1.1)
	for _, hit := range []struct{ at, amp float64 }{{0, 0.8}, {0.19, 1}} {
		w.thump(hit.at, 150, 58, 0.24, hit.amp)
		w.noise(hit.at, hit.at+0.03, 900, 300, 0.5*hit.amp)
	}
	return w
}

// strings is an arpeggio of plucked strings.
func strings(hz ...float64) wave {
	w := seconds(2.2)
	for i, f := range hz {
		w.pluck(0.07*float64(i), f, 0.8)
	}
	return w
}

// samplesOf is a cue as mono 32-bit float little-endian samples at [rate], scaled by volume.
func samplesOf(c Cue, volume float64) []byte {
	if c == Silence || c >= cueCount {
		return nil
	}
	w := makers[c]()
	out := make([]byte, 4*len(w))
	for i, s := range w {
		bits := math.Float32bits(float32(s * volume))
		out[4*i], out[4*i+1], out[4*i+2], out[4*i+3] = byte(bits), byte(bits>>8), byte(bits>>16), byte(bits>>24)
	}
	return out
}
