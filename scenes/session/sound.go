package session

import "yanyi/scenes/sound"

// Hear plays a cue as loudly as the player wants it.
func (s *Session) Hear(c sound.Cue) {
	s.tune()
	s.player.Play(c)
}

// PrepareSound opens the sound device, if sound is wanted, so that the first cue
// is heard. Browsers want this to follow a click.
func (s *Session) PrepareSound() {
	s.tune()
	s.player.Prepare()
}

func (s *Session) tune() {
	muted := !s.Settings.Sound || s.Params.Sound == "0"
	if s.wishes.Mute != nil {
		muted = *s.wishes.Mute
	}
	s.player.SetMuted(muted)
	s.player.SetVolume(float64(s.Settings.Volume) / 100)
}
