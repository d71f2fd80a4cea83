package sound

import "testing"

// On a page no sound device is opened before the first gesture, whatever is played; the gesture
// opens it if something was played.
func TestNoDeviceBeforeTheFirstGesture(t *testing.T) {
	defer func(was bool) { gesture = was }(gesture)
	gesture = true
	var p, unwanted Player
	p.SetVolume(1)
	p.Prepare()
	p.Play(Knock)
	if p.open || p.cues[Knock] != nil {
		t.Error("a device was opened, or a sound made, that nobody can hear")
	}
	p.Touched()
	if !p.open {
		t.Error("the first gesture did not open the device")
	}
	unwanted.Touched()
	if unwanted.open {
		t.Error("a gesture opened a device that nobody wanted")
	}
}
