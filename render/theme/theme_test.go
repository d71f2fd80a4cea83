package theme

import (
	"fmt"
	"math"
	"testing"

	"yanyi/game"
)

// contrast is the contrast ratio of WCAG 2, 1 to 21.
func contrast(a, b Color) float64 {
	x, y := luminance(a), luminance(b)
	if x < y {
		x, y = y, x
	}
	return (x + 0.05) / (y + 0.05)
}

func luminance(c Color) float64 {
	lin := func(v uint8) float64 {
		if f := float64(v) / 255; f > 0.04045 {
			return math.Pow((f+0.055)/1.055, 2.4)
		}
		return float64(v) / 255 / 12.92
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

// render/README.md, Colour: text is never below 4.5:1.
func TestTextIsLegible(t *testing.T) {
	for name, th := range map[string]Theme{"light": Light, "dark": Dark} {
		for what, pair := range map[string][2]Color{
			"ink on paper": {th.Ink, th.Paper}, "ink on card": {th.Ink, th.Card},
			"ink2 on paper": {th.Ink2, th.Paper}, "ink3 on paper": {th.Ink3, th.Paper}, "ink3 on card": {th.Ink3, th.Card},
			"text on seal": {th.SealText, th.Seal}, "gold text": {th.GoldText, th.Paper},
			"danger": {th.Danger, th.Card}, "hint": {th.Hint, th.Card}, "names on the wild": {th.BoardText, th.Wild},
			"name on a slip": {th.BambooInk, th.Bamboo}, "numeral on a slip": {th.BambooSmall, th.Bamboo},
			"writing on the slip in force": {th.BambooActiveInk, th.BambooActive},
			"name of a cell":               {th.StripInk, th.Strip}, "name of the cell in force": {th.StripInk, th.StripLit},
			"name of the king's own cell": {th.PlateInk, th.Plate},
		} {
			if k := contrast(pair[0], pair[1]); k < 4.5 {
				t.Errorf("%s, %s: %.1f:1", name, what, k)
			}
		}
	}
}

// render/README.md, Colour: in high contrast text is never below 7:1, lines and marks are never
// below 4.5:1.
func TestMoreContrast(t *testing.T) {
	for name, th := range map[string]*Theme{"light": &SharpLight, "dark": &SharpDark} {
		want := func(what string, least float64, ink Color, grounds ...Color) {
			for _, ground := range grounds {
				if k := contrast(ink, ground); k < least {
					t.Errorf("%s, %s on %v: %.1f:1", name, what, ground, k)
				}
			}
		}
		pages := []Color{th.Paper, th.Paper2, th.Sunk, th.Card}
		boards := []Color{th.Silk, th.Silk2, th.Wild, th.Wood, th.Plate}
		for what, ink := range map[string]Color{
			"ink": th.Ink, "ink2": th.Ink2, "ink3": th.Ink3, "gold text": th.GoldText, "danger": th.Danger, "hint": th.Hint,
		} {
			want(what, 7, ink, pages...)
		}
		want("border", 4.5, th.Line, pages...)
		want("border", 7, th.Line2, pages...)
		want("text of boards", 7, th.BoardText, boards...)
		want("text of cells", 7, th.PlateInk, th.Plate, th.Wood)
		want("lines of boards", 7, th.BoardLine, boards...)
		want("text on seal", 7, th.SealText, th.Seal)
		want("text on badges", 7, th.BadgeText, th.Bar, th.Warn)
		want("marks", 4.5, th.Hint, append(boards, th.Light, th.DarkSquare)...)
		want("check", 4.5, th.Danger, append(boards, th.Light, th.DarkSquare)...)
		want("outlines of pieces", 7, th.PieceOutline, append(boards, th.Light, th.DarkSquare)...)
		want("names on slips", 7, th.BambooInk, th.Bamboo)
		want("numerals on slips", 7, th.BambooSmall, th.Bamboo)
		want("names in force", 7, th.BambooActiveInk, th.BambooActive)
		want("names of cells", 7, th.StripInk, th.Strip, th.StripLit)
		for i, h := range th.Homes {
			if h != (Home{}) {
				want(fmt.Sprintf("home %d", i), 4.5, h.Border, boards...)
				want(fmt.Sprintf("line %d", i), 4.5, h.Line, boards...)
			}
		}
		for i := range Materials {
			m := th.Material(game.Pigment(i))
			want(fmt.Sprintf("face %d", i), 7, m.Face, m.Body, m.Highlight)
		}
	}
}

// Boards of every ground keep their writing, lines, marks and pieces legible, and those of
// high-contrast themes keep the higher ratios.
func TestGroundsAreLegible(t *testing.T) {
	for name, usual := range map[string]*Theme{"light": &Light, "dark": &Dark, "sharp": &SharpLight, "sharp dark": &SharpDark} {
		if usual.On(Wood) != usual {
			t.Errorf("%s is not its own", name)
		}
		for _, ground := range []Ground{Sheets, Plain} {
			th := usual.On(ground)
			want := func(what string, least float64, ink Color, grounds ...Color) {
				for _, under := range grounds {
					if k := contrast(ink, under); k < least {
						t.Errorf("%s %d, %s on %v: %.1f:1", name, ground, what, under, k)
					}
				}
			}
			text, mark := 4.5, 2.9
			if th.Sharp {
				text, mark = 7, 4.5
			}
			boards := []Color{th.Silk, th.Silk2, th.Wild, th.Wood, th.Plate}
			want("writing", text, th.BoardText, boards...)
			want("lines", mark, th.BoardLine, boards...)
			want("names of cells", text, th.PlateInk, th.Plate)
			want("marks", mark, th.Hint, append(boards, th.Light)...)
			if again := usual.On(ground); again != th {
				t.Errorf("%s on ground %d is not always the same", name, ground)
			}
		}
	}
}

// In high contrast armies that meet differ by their outlines too.
func TestOutlinesDiffer(t *testing.T) {
	for _, meet := range [][]game.Pigment{
		{game.Ink, game.Cinnabar, game.Malachite, game.Gamboge}, {game.Azurite, game.Cinnabar, game.Malachite, game.Gamboge},
		{game.RedBoxwood, game.BlackBoxwood},
	} {
		seen := map[Outline]game.Pigment{}
		for _, p := range meet {
			outline := SharpLight.Material(p).Outline
			if Light.Material(p).Outline != outline { // the setting of outlines applies to every theme
				t.Errorf("%d has another outline in the usual theme", p)
			}
			if other, ok := seen[outline]; ok {
				t.Errorf("%d has the outline of %d", p, other)
			}
			seen[outline] = p
		}
	}
}

// In high contrast armies that meet differ in lightness too, in steps of L*.
func TestArmiesDifferInLightness(t *testing.T) {
	for _, th := range []*Theme{&SharpLight, &SharpDark} {
		for _, wei := range []game.Pigment{game.Ink, game.Azurite} {
			all := []game.Pigment{wei, game.Cinnabar, game.Malachite, game.Gamboge}
			for i, p := range all {
				for _, q := range all[:i] {
					if d := lightness(th.Material(p).Body) - lightness(th.Material(q).Body); d < 7 {
						t.Errorf("%d is lighter than %d by %.1f", p, q, d)
					}
				}
			}
		}
	}
}

// lightness is L* of CIE.
func lightness(c Color) float64 { return lab(c, sights["normal"])[0] }

// The usual themes have the materials as they are.
func TestMaterialsOfThemes(t *testing.T) {
	for i, m := range Materials {
		if Light.Material(game.Pigment(i)) != m || Dark.Material(game.Pigment(i)) != m {
			t.Errorf("material %d is another", i)
		}
	}
}

// render/README.md, Armies and materials: faces stand out from their pieces.
func TestFacesAreLegible(t *testing.T) {
	for i, m := range Materials {
		if k := contrast(m.Face, m.Body); k < 4.5 {
			t.Errorf("material %d: %.1f:1", i, k)
		}
	}
}

func TestMixAndAlpha(t *testing.T) {
	a, b := Color{R: 0, G: 100, B: 200, A: 255}, Color{R: 100, G: 0, B: 200, A: 255}
	if got, want := Mix(a, b, 0.5), (Color{R: 50, G: 50, B: 200, A: 255}); got != want {
		t.Errorf("Mix: %v, want %v", got, want)
	}
	if got := Alpha(a, 0.5).A; got != 128 {
		t.Errorf("Alpha: %d, want 128", got)
	}
}
