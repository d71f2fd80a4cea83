package sound

import (
	"encoding/binary"
	"math"
	"testing"

	"yanyi/game"
)

func samples(t *testing.T, c Cue) []float64 {
	t.Helper()
	pcm := samplesOf(c, 1)
	out := make([]float64, len(pcm)/4)
	for i := range out {
		out[i] = float64(math.Float32frombits(binary.LittleEndian.Uint32(pcm[4*i:])))
	}
	return out
}

func TestEveryCueSoundsAndNeverClicks(t *testing.T) {
	for c := Tick; c < cueCount; c++ {
		w := samples(t, c)
		if s := float64(len(w)) / rate; s < 0.05 || s > 2.5 {
			t.Errorf("cue %d lasts %.2f s", c, s)
		}
		peak, power := 0.0, 0.0
		for _, x := range w {
			peak, power = max(peak, math.Abs(x)), power+x*x
		}
		if peak > 0.85 || peak < 0.2 || math.IsNaN(power) {
			t.Errorf("cue %d peaks at %.2f", c, peak)
		}
		if rms := math.Sqrt(power / float64(len(w))); rms < 0.01 {
			t.Errorf("cue %d is all but silent: %.4f", c, rms)
		}
		if first, last := math.Abs(w[0]), math.Abs(w[len(w)-1]); first > 0.01 || last > 0.01 {
			t.Errorf("cue %d clicks: begins at %.3f, ends at %.3f", c, first, last)
		}
	}
}

func TestCaptureIsHeavierThanMove(t *testing.T) {
	if k, c := brightness(samples(t, Knock)), brightness(samples(t, Thud)); c >= k {
		t.Errorf("zero crossings a second: capture %.0f, move %.0f", c, k)
	}
}

func brightness(w []float64) float64 {
	n := 0
	for i := 1; i < len(w)/3; i++ {
		if (w[i] < 0) != (w[i-1] < 0) {
			n++
		}
	}
	return float64(n) * rate / float64(len(w)/3)
}

func TestOneCueATurnByPriority(t *testing.T) {
	for _, c := range []struct {
		events []game.Event
		want   Cue
	}{
		{nil, Silence},
		{[]game.Event{{Type: game.Moved}}, Knock},
		{[]game.Event{{Type: game.Captured}, {Type: game.Moved}}, Thud},
		{[]game.Event{{Type: game.Captured}, {Type: game.Moved}, {Type: game.Revealed}}, Flip},
		{[]game.Event{{Type: game.Slid}, {Type: game.Activated}}, Slide},
		{[]game.Event{{Type: game.Slid}, {Type: game.Activated}, {Type: game.Moved}}, Slide},
		{[]game.Event{{Type: game.Slid}, {Type: game.Cancelled}, {Type: game.Moved}}, Slide},
		{[]game.Event{{Type: game.Moved}, {Type: game.Cancelled}}, Slide},
		{[]game.Event{{Type: game.Slid}, {Type: game.Activated}, {Type: game.Captured}, {Type: game.Moved}}, Thud},
		{[]game.Event{{Type: game.Slid}, {Type: game.Moved}, {Type: game.Check}}, Gong},
		{[]game.Event{{Type: game.Swept}, {Type: game.Moved}}, Thud},
		{[]game.Event{{Type: game.Exchanged}}, Thud},
		{[]game.Event{{Type: game.Swapped}}, Slide},
		{[]game.Event{{Type: game.Moved}, {Type: game.Castled}}, Knock},
		{[]game.Event{{Type: game.Moved}, {Type: game.Promoted}}, Slide},
		{[]game.Event{{Type: game.Moved}, {Type: game.Activated}}, Knock},
		{[]game.Event{{Type: game.Moved}, {Type: game.Stale}}, Knock},
		{[]game.Event{{Type: game.Dueled}, {Type: game.Captured}}, Thud},
		{[]game.Event{{Type: game.Captured}, {Type: game.KingLost}, {Type: game.Moved}}, Drum},
		{[]game.Event{{Type: game.Deposed}, {Type: game.Moved}, {Type: game.CommanderChanged}}, Seal},
		{[]game.Event{{Type: game.Moved}, {Type: game.Allied}, {Type: game.Check}}, Seal},
		{[]game.Event{{Type: game.Moved}, {Type: game.Check}, {Type: game.Absorbed}, {Type: game.WentOut}}, Drum},
		{[]game.Event{{Type: game.Moved}, {Type: game.WentOut}, {Type: game.Ended, Seat: game.Wu}}, Chord},
		{[]game.Event{{Type: game.Moved}, {Type: game.Ended, Seat: game.NoSeat}}, Calm},
	} {
		if got := CueOf(c.events, game.NoSeat); got != c.want {
			t.Errorf("%v: cue %d, want %d", c.events, got, c.want)
		}
	}
}

// The person alone here hears a check to the own king and being passed over as such; a turn that
// merely waits is not passed over, and whoever goes out hears that.
func TestOneselfIsCalled(t *testing.T) {
	check := []game.Event{{Type: game.Moved}, {Type: game.Check, Seat: game.Wei}, {Type: game.PassedOver, Seat: game.Shu, Other: game.Wei, N: 1}}
	waits := []game.Event{{Type: game.Moved}, {Type: game.Check, Seat: game.Wei}, {Type: game.PassedOver, Seat: game.Shu, Other: game.Wei}}
	out := append(check[:2:2], game.Event{Type: game.WentOut, Seat: game.Wei})
	for _, c := range []struct {
		events []game.Event
		you    game.Seat
		want   Cue
	}{
		{check, game.NoSeat, Gong}, {check, game.Wu, Gong}, {check, game.Wei, Alarm}, {check, game.Shu, PassedOver},
		{waits, game.Shu, Gong}, {out, game.Wei, Drum},
	} {
		if got := CueOf(c.events, c.you); got != c.want {
			t.Errorf("%v for seat %d: cue %d, want %d", c.events, c.you, got, c.want)
		}
	}
}

// Every event on the board has a cue, except those that only occur together with others.
func TestEveryEventIsHeardOrComesWithOneThatIs(t *testing.T) {
	along := map[game.EventType]bool{
		game.Activated: true, game.Stale: true, game.CommanderChanged: true,
		game.Absorbed: true, game.Removed: true, game.AllianceEnded: true, game.PassedOver: true, // with WentOut or a move
	}
	for e := game.Moved; e <= game.Ended; e++ {
		if heard := CueOf([]game.Event{{Type: e}}, game.NoSeat) != Silence; heard == along[e] {
			t.Errorf("event %d: heard %v", e, heard)
		}
	}
}

// A slide ends with a knock, so that a slide followed by a quiet move sounds complete.
func TestSlideEndsInAKnock(t *testing.T) {
	w := samples(t, Slide)
	loudness := func(from, to float64) float64 {
		sum := 0.0
		for _, x := range w[int(from*rate):int(to*rate)] {
			sum += x * x
		}
		return math.Sqrt(sum / ((to - from) * rate))
	}
	if glide, stop := loudness(0.05, 0.2), loudness(0.235, 0.265); stop < 1.5*glide {
		t.Errorf("it glides at %.3f and stops at %.3f", glide, stop)
	}
}

// Without a sound device, as in tests, playing neither fails nor blocks.
func TestPlayerIsSilentWithoutFailing(t *testing.T) {
	var p Player
	p.Play(Gong)
	if p.open {
		t.Error("a player without volume opened the device")
	}
	p.SetVolume(0.5)
	for c := Silence; c <= cueCount; c++ {
		p.Play(c)
	}
	p.SetMuted(true)
	p.Play(Chord)
}
