package session

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/sound"
)

// PlaySound plays a cue as loudly as the player wants it.
func (s *Session) PlaySound(c sound.Cue) {
	s.setLoudness()
	s.player.Play(c)
}

// PrepareSound opens the sound device, if wanted, for the first cue; browsers want a click.
func (s *Session) PrepareSound() {
	s.setLoudness()
	s.player.Prepare()
}

// Buzzes reports whether the device can tremble in a hand.
func (s *Session) Buzzes() bool {
	b, ok := s.can.Attention.(machine.Buzzer)
	return ok && b.Buzzes()
}

// Touched hears of every gesture (see sound.Player).
func (s *Session) Touched() { s.player.Touched() }

func (s *Session) setLoudness() {
	muted := !s.Settings.Sound || s.Params.Sound == "0"
	if s.overrides.Mute != nil {
		muted = *s.overrides.Mute
	}
	s.player.SetMuted(muted)
	s.player.SetVolume(float64(s.Settings.Volume) / 100)
}
