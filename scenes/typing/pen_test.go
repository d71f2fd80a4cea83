//go:build !js

package typing

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestPenTakesKeys(t *testing.T) {
	var p Pen
	p.Begin(Line{Text: "刘备", Max: 4}, image.Rectangle{})
	for _, k := range []ebiten.Key{ebiten.KeyLeft, ebiten.KeyBackspace} {
		p.key(k)
	}
	if before, _, after := p.Written(); before != "" || after != "备" {
		t.Errorf("before the caret %q, behind it %q", before, after)
	}
	p.key(ebiten.KeyBackspace)
	p.key(ebiten.KeyEnd)
	p.key(ebiten.KeyDelete)
	if p.line.Text != "备" || !p.changed || p.ended {
		t.Errorf("text %q", p.line.Text)
	}
	p.key(ebiten.KeyEnter)
	if !p.ended || !p.Entered() || p.End() != "备" {
		t.Error("Enter does not end the writing")
	}
}

// Text is inserted according to the line's rules, wherever the caret is.
func TestLineHasRules(t *testing.T) {
	noX := func(r rune) bool { return r != 'x' }
	for _, c := range []struct {
		line                      Line
		before, text, after, want string
	}{
		{Line{}, "a", "b", "c", "ab"},
		{Line{}, "", "1. n9m9\n2. \tend\r\x7f", "", "1. n9m9 2.  end"},
		{Line{Max: 4}, "刘", "备关张", "飞", "刘备关"},
		{Line{Max: 2}, "刘", "备", "关", "刘"},
		{Line{Accept: noX}, "", "axb", "", "ab"},
	} {
		if got := c.line.filled(c.before, c.text, c.after); got != c.want {
			t.Errorf("%q between %q and %q: %q, want %q", c.text, c.before, c.after, got, c.want)
		}
	}
}
