package app_test

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// No text of the program is shortened at any usual view size.
func TestNoTextIsCut(t *testing.T) {
	windowtest.Need(t)
	defer locale.Use(locale.Current())
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		for _, size := range tight {
			if lang == "zh-Hant" && size[0] > 480 && size[0] != 853 && size[0] != 1280 {
				continue // its texts are as long as those of zh-Hans
			}
			sh, _ := newSession(t, lang)
			s := scenetest.New(sh.Stack, size[0], size[1])
			list := pages(t, sh)
			list["home"] = sh.Stack.Top
			for name, open := range list {
				for _, text := range cutOn(s, open()) {
					t.Errorf("%s %s %gx%g: %q", name, lang, size[0], size[1], text)
				}
			}
			s.Screen.Deallocate()
		}
	}
}

// tight are the sizes that may lack room: a larger view only spaces the same controls farther
// apart.
var tight = sizes[:9]

// large is the text scale for views whose width no device has.
func large(width float64) float64 {
	if width == 260 {
		return 1.5
	}
	return 1
}

// cutOn lists the texts that a page shows shortened in its first two frames, drawn without
// textures and miniatures, which contain no text.
func cutOn(s *scenetest.Stage, p ui.Page) (cut []string) {
	canvas.OnCut = func(text string) { cut = append(cut, text) }
	defer func() { canvas.OnCut = nil }()
	size := s.Screen.Bounds().Size()
	view := ui.View{W: float64(size.X), H: float64(size.Y), Scale: 1, Large: large(float64(size.X)), Theme: s.Stack.Theme(), Still: true}
	var c canvas.Canvas
	p.Layout(view)
	c.Plain = true
	for frame := range 2 {
		if p.Update(new(ui.Input)); frame == 0 || p.Dirty() {
			view.Draw(&c, s.Screen, true)
			p.Draw(&c)
		}
	}
	windowtest.Frame()
	return cut
}
