package session_test

import (
	"testing"

	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// More contrast is the system's wish, or the reader's, which comes first; armies have
// outlines of their own with it.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		chosen             string
		system, dark, want bool
	}{
		{"auto", false, false, false}, {"auto", true, false, true}, {"auto", true, true, true},
		{"on", false, false, true}, {"on", false, true, true}, {"off", true, false, false}, {"off", true, true, false},
	} {
		s := session.New(&scenetest.Machine{IsSharp: c.system, IsDark: c.dark})
		s.Settings.Contrast = c.chosen
		look := s.Look(1)
		want := map[bool]map[bool]*theme.Theme{
			false: {false: &theme.Light, true: &theme.Dark}, true: {false: &theme.SharpLight, true: &theme.SharpDark},
		}[c.want][c.dark]
		if look.Theme != want || look.Shapes != c.want {
			t.Errorf("%+v: sharp %t dark %t, shapes %t", c, look.Theme.Sharp, look.Theme.Dark, look.Shapes)
		}
	}
}

// Characters with figures are a choice of faces: the figures never fade.
func TestSignsAsFaces(t *testing.T) {
	s := session.New(&scenetest.Machine{})
	s.Settings.Faces = "signs"
	s.MovedRightly(1)
	if look := s.Look(1); look.Faces != render.Hanzi || look.Signs != art.AllSigns() {
		t.Errorf("faces %d with signs %v", look.Faces, look.Signs)
	}
	back, err := session.ParseSettings(s.Settings.String())
	if err != nil || back != s.Settings {
		t.Errorf("read back %+v, %v", back, err)
	}
	s.Settings.Faces = "hanzi"
	if look := s.Look(1); look.Signs != (art.Signs{}) {
		t.Errorf("plain characters have signs %v", look.Signs)
	}
}
