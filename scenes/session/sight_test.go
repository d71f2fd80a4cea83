package session_test

import (
	"fmt"
	"testing"

	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// High contrast follows the system, or the reader's setting if there is one; it outlines the
// armies.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		chosen             string
		system, dark, want bool
	}{
		{"auto", false, false, false}, {"auto", true, false, true}, {"auto", true, true, true},
		{"on", false, false, true}, {"on", false, true, true}, {"off", true, false, false}, {"off", true, true, false},
	} {
		s := session.New(&scenetest.Machine{Eyes: scenetest.Eyes{IsSharp: c.system}, IsDark: c.dark})
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

// Boards have the ground of the setting, or else of the address, in every theme; pages keep
// their colours, and without a choice the themes are unchanged.
func TestGrounds(t *testing.T) {
	for _, c := range []struct {
		chosen, address string
		want            theme.Ground
	}{{"", "", theme.Wood}, {"", "paper", theme.Sheets}, {"plain", "paper", theme.Plain}, {"wood", "plain", theme.Wood}} {
		for _, eyes := range []scenetest.Eyes{{}, {IsSharp: true}} {
			for _, dark := range []bool{false, true} {
				s := session.New(&scenetest.Machine{Eyes: eyes, IsDark: dark, Params: map[string]string{"board": c.address}})
				s.Settings.Board = c.chosen
				got := s.Theme()
				if got.Ground != c.want || got.Dark != dark || got.Sharp != eyes.IsSharp || got != s.Theme() {
					t.Errorf("%+v: ground %d, dark %t, sharp %t", c, got.Ground, got.Dark, got.Sharp)
				}
				s.Settings.Board = "wood"
				if usual := s.Theme(); usual.Page != got.Page || usual.Signs != got.Signs || c.want != theme.Wood && !got.Sharp && usual.Boards == got.Boards {
					t.Errorf("%+v: more, or less, than boards is other", c)
				}
			}
		}
	}
	odd, err := session.ParseSettings(`{"board": "steel"}`)
	if err != nil || odd != session.Defaults() {
		t.Errorf("read %+v, %v", odd, err)
	}
}

// Text has the size of the system, up to one and a half times the usual one, or that of the
// setting.
func TestTextSize(t *testing.T) {
	for _, c := range []struct {
		system       int
		chosen, want string
	}{{0, "", "100"}, {112, "", "112"}, {120, "", "112"}, {125, "", "125"}, {200, "", "150"}, {150, "100", "100"}, {0, "150", "150"}} {
		s := session.New(&scenetest.Machine{Eyes: scenetest.Eyes{Text: c.system}})
		s.Settings.Text = c.chosen
		s.Start(nil)
		if got := s.TextSize(); got != c.want || fmt.Sprintf("%.0f", 100*s.Stack.Large()) != c.want {
			t.Errorf("%+v: %s, %g", c, got, s.Stack.Large())
		}
	}
	odd, err := session.ParseSettings(`{"text": "700"}`)
	if err != nil || odd != session.Defaults() {
		t.Errorf("read %+v, %v", odd, err)
	}
}

// Characters with figures are a choice of pieces: the figures never fade.
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
	if asked := session.New(&scenetest.Machine{Params: map[string]string{"pieces": "signs"}}); !asked.Signed() || asked.Look(1).Faces != render.Hanzi {
		t.Error("an address cannot ask for them")
	}
	s.Settings.Faces = "hanzi"
	if look := s.Look(1); look.Signs != (art.Signs{}) {
		t.Errorf("plain characters have signs %v", look.Signs)
	}
}
