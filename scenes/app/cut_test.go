package app_test

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/render/windowtest"
	"yanyi/scenes/draw"
	"yanyi/scenes/scenetest"
)

// No text of the program's own is shown shortened at any usual size.
func TestNoTextIsCut(t *testing.T) {
	windowtest.Need(t)
	defer locale.Use(locale.Current())
	defer func() { draw.OnCut = nil }()
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		for _, size := range sizes {
			sh, _ := newSession(t, lang)
			s := scenetest.New(sh.Stack, size[0], size[1])
			list := pages(t, sh)
			show := func(name string) {
				cut := map[string]bool{}
				draw.OnCut = func(text string) { cut[text] = true }
				if err := s.Step(2); err != nil {
					t.Fatal(err)
				}
				draw.OnCut = nil
				for text := range cut {
					t.Errorf("%s %s %gx%g: %q", name, lang, size[0], size[1], text)
				}
			}
			show("home")
			for name, open := range list {
				sh.Stack.Open(open())
				show(name)
				sh.Stack.Home()
			}
		}
	}
}
