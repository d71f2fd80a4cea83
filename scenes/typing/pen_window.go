//go:build !js

package typing

import (
	"image"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Native says whether the machine itself shows a line while it is written.
const Native = false

// Pen writes a line. The zero Pen is at rest.
type Pen struct {
	line        Line
	caret       int // in bytes
	composition string
	composer    textinput.Composer
	bounds      image.Rectangle
	changed     bool
	ended       bool
	entered     bool // it was ended by Enter
	fresh       bool // the input method has not answered yet
	chars       []rune
}

// Begin begins to write a line that lies in a rectangle of the screen, in device pixels.
func (p *Pen) Begin(l Line, at image.Rectangle) {
	p.line, p.caret, p.bounds, p.ended, p.entered, p.fresh = l, len(l.Text), at, false, false, true
	p.composer.OnNewSession = func() *textinput.SessionOptions {
		before, _, after := p.Written()
		return &textinput.SessionOptions{CaretBounds: p.bounds, TextBeforeCaret: before, TextAfterCaret: after}
	}
	p.composer.OnComposition = func(c *textinput.Composition) {
		if c.Text() != p.composition {
			p.composition, p.changed, p.fresh = c.Text(), true, false
		}
	}
	p.composer.OnCommit = p.commit
	p.composer.OnEndByUser = func() { p.ended = true }
}

// Place sets the present place of the line, and the part of the screen that may show it.
func (p *Pen) Place(at, _ image.Rectangle) { p.bounds = at }

// Written is the text before the caret, the text being composed there, and the text behind it.
func (p *Pen) Written() (before, composing, after string) {
	return p.line.Text[:p.caret], p.composition, p.line.Text[p.caret:]
}

// End ends the writing and returns the text.
func (p *Pen) End() string {
	p.composer.Confirm()
	p.composition = ""
	return p.line.Text
}

// Leave ends whatever is being written by a pen that is no longer updated.
func Leave() {} // its input ends by itself

// Entered reports whether Enter ended the writing.
func (p *Pen) Entered() bool { return p.entered }

// Update takes the input since the last tick, keys pressed in it included. It returns the
// text, and whether it looks different and has been ended by the player.
func (p *Pen) Update(keys []ebiten.Key) (text string, changed, ended bool) {
	p.changed = false
	handled, err := p.composer.Update()
	if err != nil {
		p.ended = true // no input method: the text stays as it is
	} else if !handled {
		p.take(keys)
	}
	return p.line.Text, p.changed, p.ended
}

// take takes the keys that the input method leaves alone. Until it has the keyboard,
// characters come as plain input.
func (p *Pen) take(keys []ebiten.Key) {
	if p.chars = ebiten.AppendInputChars(p.chars[:0]); p.fresh && len(p.chars) > 0 {
		before, _, after := p.Written()
		p.insert(before, string(p.chars), after)
	}
	for _, k := range keys {
		p.key(k)
	}
}

func (p *Pen) commit(c *textinput.Commit) {
	p.fresh = false
	before, _, after := p.Written()
	if b, a := c.IsSurroundingTextReplaced(); b || a {
		before, after = c.SurroundingText()
	}
	p.insert(before, c.Text(), after)
}

func (p *Pen) insert(before, text, after string) {
	before = p.line.filled(before, text, after)
	p.line.Text, p.caret, p.changed = before+after, len(before), true
}

func (p *Pen) key(k ebiten.Key) {
	before, _, after := p.Written()
	_, back := utf8.DecodeLastRuneInString(before)
	_, forth := utf8.DecodeRuneInString(after)
	switch k {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape, ebiten.KeyTab:
		p.ended, p.entered = true, k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter
	case ebiten.KeyBackspace:
		p.cut(p.caret-back, p.caret)
	case ebiten.KeyDelete:
		p.cut(p.caret, p.caret+forth)
	case ebiten.KeyLeft:
		p.move(p.caret - back)
	case ebiten.KeyRight:
		p.move(p.caret + forth)
	case ebiten.KeyHome:
		p.move(0)
	case ebiten.KeyEnd:
		p.move(len(p.line.Text))
	}
}

func (p *Pen) cut(from, to int) {
	p.composer.Confirm()
	p.line.Text, p.caret, p.changed = p.line.Text[:from]+p.line.Text[to:], from, true
}

func (p *Pen) move(to int) {
	p.composer.Confirm()
	p.caret, p.changed = to, true
}
