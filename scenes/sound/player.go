package sound

import (
	"bytes"
	"runtime"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Player plays cues on the machine's sound device, which it opens with the first
// audible cue; on a page not before the first gesture, since browsers let nothing be
// heard until then and opening the device holds the page up. It talks to the device below Ebitengine's own audio package,
// because that one ends the whole program where there is no sound card. The zero
// Player is ready and silent: its volume is 0.
type Player struct {
	volume  float64
	muted   bool
	touched bool // there was a gesture
	wanted  bool // the device was to be prepared before
	open    bool
	context *oto.Context
	ready   chan struct{}
	cues    [cueCount][]byte
	last    *oto.Player
	sleep   *time.Timer
}

// SetVolume sets the loudness, 0 to 1, of the cues to come.
func (p *Player) SetVolume(v float64) { p.volume = min(max(v, 0), 1) }

// SetMuted silences the cues to come, or lets them sound again.
func (p *Player) SetMuted(m bool) { p.muted = m }

// Err is why there is no sound, or nil.
func (p *Player) Err() error {
	if p.context == nil {
		return nil
	}
	return p.context.Err()
}

// gesture says that sound waits for a gesture on this machine.
var gesture = runtime.GOOS == "js"

// Touched hears of every gesture, a press or a key; the first opens a prepared device.
func (p *Player) Touched() {
	if p.touched {
		return
	}
	p.touched = true
	if p.wanted {
		p.Prepare()
	}
}

// Play starts a cue; a cue still sounding is cut short. It never waits and never
// fails: where the device is missing or not ready yet, the cue is not heard.
func (p *Player) Play(c Cue) {
	if c == Silence || c >= cueCount || p.muted || p.volume == 0 || !p.device() {
		return
	}
	if p.cues[c] == nil {
		p.cues[c] = samplesOf(c, 1)
	}
	if p.last != nil {
		p.last.Pause()
	}
	p.wake()
	p.last = p.context.NewPlayer(bytes.NewReader(p.cues[c]))
	p.last.SetVolume(p.volume)
	p.last.Play()
}

// Prepare opens the device ahead of the first cue, unless nothing is to be heard.
func (p *Player) Prepare() {
	if p.muted || p.volume == 0 {
		return
	}
	if p.device() {
		p.wake()
	} else if p.context != nil {
		p.doze() // a device may get ready later, and then play silence for ever
	}
}

// quiet is the time without a cue after which the device is put to sleep. No cue lasts longer.
const quiet = 4 * time.Second

// doze puts the device to sleep once it has been quiet: silence keeps a machine busy too.
func (p *Player) doze() {
	if p.sleep == nil {
		p.sleep = time.AfterFunc(quiet, func() { p.context.Suspend() })
		return
	}
	p.sleep.Reset(quiet)
}

// wake sets the device, which is ready, going until it has been quiet again.
func (p *Player) wake() {
	p.doze()
	p.context.Resume()
}

// device opens the sound device once and reports whether it can be used now.
func (p *Player) device() bool {
	if gesture && !p.touched {
		p.wanted = true
		return false
	}
	if !p.open {
		p.open = true
		context, ready, err := oto.NewContext(&oto.NewContextOptions{
			SampleRate: rate, ChannelCount: 1, Format: oto.FormatFloat32LE, ApplicationName: "Yanyi",
		})
		if err == nil {
			p.context, p.ready = context, ready
		}
	}
	if p.context == nil {
		return false
	}
	select {
	case <-p.ready:
		return p.context.Err() == nil
	default:
		// A browser starts sound only after a click; earlier cues are lost.
		return false
	}
}
