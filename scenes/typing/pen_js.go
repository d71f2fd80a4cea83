package typing

import (
	"fmt"
	"image"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// Native says whether the machine itself shows a line while it is written.
const Native = true

// Pen writes a line. The zero Pen is at rest.
type Pen struct {
	line           Line
	at, clip       image.Rectangle
	changed, ended bool
	entered        bool // it was ended by Enter
}

var (
	document = js.Global().Get("document")

	field    js.Value // the page's text field, made when one is first needed
	holder   *Pen     // that writes in it, nil if none does
	touching bool     // a finger is down
)

// Begin begins to write a line that lies in a rectangle of the screen, in device pixels.
func (p *Pen) Begin(l Line, at image.Rectangle) {
	if field.IsUndefined() {
		makeField()
	}
	*p = Pen{line: l}
	holder = p
	field.Set("value", l.Text)
	field.Call("setAttribute", "aria-label", l.Name)
	field.Call("removeAttribute", "maxlength")
	if l.Max > 0 {
		field.Call("setAttribute", "maxlength", l.Max)
	}
	field.Set("readOnly", l.Fixed)
	style := field.Get("style")
	style.Set("color", fmt.Sprintf("rgb(%d %d %d)", l.Ink.R, l.Ink.G, l.Ink.B))
	style.Set("fontSize", inCSS(l.Size))
	style.Set("display", "block")
	p.Place(at, at)
	if !touching {
		field.Call("focus")
	}
	if l.Fixed {
		field.Call("select")
	}
}

// Place sets the present place of the line, and the part of the screen that may show it.
func (p *Pen) Place(at, clip image.Rectangle) {
	if holder != p || at == p.at && clip == p.clip {
		return
	}
	p.at, p.clip = at, clip
	style, shown := field.Get("style"), at.Intersect(clip)
	for property, pixels := range map[string]int{
		"left": at.Min.X, "top": at.Min.Y, "width": at.Dx(), "height": at.Dy(), "lineHeight": at.Dy(),
	} {
		style.Set(property, inCSS(float64(pixels)))
	}
	hidden := "inset(100%)"
	if !shown.Empty() {
		hidden = fmt.Sprintf("inset(%s 0 %s)", inCSS(float64(shown.Min.Y-at.Min.Y)), inCSS(float64(at.Max.Y-shown.Max.Y)))
	}
	style.Set("clipPath", hidden)
}

// inCSS puts a length in device pixels into words for a style.
func inCSS(pixels float64) string {
	return fmt.Sprintf("%.2fpx", pixels/js.Global().Get("devicePixelRatio").Float())
}

// Written is nothing: the browser shows it.
func (p *Pen) Written() (before, composing, after string) { return "", "", "" }

// End ends the writing and returns the text.
func (p *Pen) End() string {
	if holder != p {
		return p.line.Text
	}
	p.take()
	holder = nil
	if document.Get("activeElement").Equal(field) {
		canvas().Call("focus")
	}
	field.Get("style").Set("display", "none")
	return p.line.Text
}

// Leave ends whatever is being written by a pen that is no longer updated.
func Leave() {
	if p := holder; p != nil {
		p.End()
		p.ended = true
	}
}

// Entered reports whether Enter ended the writing.
func (p *Pen) Entered() bool { return p.entered }

// Update takes the input since the last tick: the text, whether it changed, whether it ended.
func (p *Pen) Update([]ebiten.Key) (text string, changed, ended bool) {
	changed, p.changed = p.changed, false
	return p.line.Text, changed, p.ended
}

// take takes the field's text as far as it may be written.
func (p *Pen) take() {
	typed := field.Get("value").String()
	text := p.line.filled("", typed, "")
	if text != typed {
		caret := field.Get("selectionStart")
		field.Set("value", text)
		field.Call("setSelectionRange", caret, caret)
	}
	p.changed = p.changed || text != p.line.Text
	p.line.Text = text
}
