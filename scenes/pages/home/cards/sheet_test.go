package cards

import (
	"bytes"
	"testing"

	"yanyi/assets/locale"
	"yanyi/render/art"
	"yanyi/render/theme"
)

// The page requests prepared boards larger than it shows them, in its theme and language, and
// none when settings change their look.
func TestThePageAsksForWhatSuitsIt(t *testing.T) {
	usual := Kind{Lang: locale.ZhHans}.Look()
	for wanted, want := range map[int]int{1: 226, 113: 226, 129: 226, 130: 284, 206: 450, 360: 520} {
		k, ok := Fitting(usual, wanted)
		if !ok || k.Size != want {
			t.Errorf("%d: %+v %t, want %d", wanted, k, ok, want)
		}
		if least, most := k.Shown(); wanted < least || wanted > most {
			t.Errorf("%d is shown between %d and %d", wanted, least, most)
		}
	}
	for _, wanted := range []int{0, 361} {
		if k, ok := Fitting(usual, wanted); ok {
			t.Errorf("%d: %+v", wanted, k)
		}
	}
	for name, look := range map[string]art.Look{
		"x-226-light-zh-Hant": {Theme: &theme.Light, Lang: locale.ZhHant, Scale: 3},
		"x-226-dark-en":       {Theme: &theme.Dark, Lang: locale.En, Faces: art.Figures},
		"":                    {Theme: &theme.Light, Lang: locale.En, Faces: art.Hanzi},
		"sharp":               {Theme: &theme.SharpLight},
		"ground":              {Theme: theme.Light.On(theme.Plain)},
		"shapes":              {Theme: &theme.Light, Shapes: true},
		"signs":               {Theme: &theme.Light, Signs: art.AllSigns()},
	} {
		k, ok := Fitting(look, 100)
		if ok != (name != "" && name[:2] == "x-") || ok && k.Name("x") != name {
			t.Errorf("%q: %q %t", name, k.Name("x"), ok)
		}
	}
	names := map[string]bool{}
	for _, k := range Kinds() {
		names[k.Name("x")] = true
	}
	if want := len(locale.Langs()) * len(sizes) * 2; len(names) != want {
		t.Errorf("%d names, want %d", len(names), want)
	}
}

func board(least, most int) *Board {
	return NewBoard(least, most, 2, 2, [][4]uint8{{0, 0, 0, 255}, {200, 100, 0, 255}}, []uint8{0, 1, 0, 1})
}

func TestSheetsAreReadAsWritten(t *testing.T) {
	data := Sheet{"one": {board(1, 9), board(10, 20)}, "another": {board(1, 20)}}.Bytes()
	s, err := ReadSheet(bytes.Clone(data))
	if err != nil {
		t.Fatal(err)
	}
	if s.Board("one", 9) != s["one"][0] || s.Board("one", 10) != s["one"][1] || s.Board("one", 21) != nil || s.Board("none", 1) != nil {
		t.Error("another board is shown")
	}
	if !bytes.Equal(s.Bytes()[:len(data)/8], data[:len(data)/8]) {
		t.Error("it is written otherwise")
	}
	for n := 1; n < len(data); n += 7 {
		if got, err := ReadSheet(bytes.Clone(data[:n])); err == nil && len(got) > 1 {
			t.Errorf("%d of %d bytes are a sheet", n, len(data))
		}
	}
	if _, err := ReadSheet([]byte("<!DOCTYPE html><p>Not found</p>")); err == nil {
		t.Error("a host's page is a sheet")
	}
}

// A scaled pixel is the mean of the area it covers; an unscaled board is unchanged.
func TestBoardsAreScaledByMeans(t *testing.T) {
	b := board(1, 9)
	if got := b.Scaled(2, 2).Pix; !bytes.Equal(got[:8], []byte{0, 0, 0, 255, 200, 100, 0, 255}) {
		t.Errorf("as large: %v", got)
	}
	if got := b.Scaled(1, 1).Pix; !bytes.Equal(got, []byte{100, 50, 0, 255}) {
		t.Errorf("half as large: %v", got)
	}
	wide := NewBoard(1, 9, 5, 1, b.Colors, []uint8{1, 1, 1, 1, 1})
	if got := wide.Scaled(3, 1).Pix; !bytes.Equal(got[4:8], []byte{200, 100, 0, 255}) {
		t.Errorf("three of five: %v", got)
	}
}
