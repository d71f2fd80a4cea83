// Package settings is the page of a player's choices.
package settings

import (
	"yanyi/game"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the settings page. Every change takes effect at once and is saved.
type Page struct {
	ui.FormPage
	session *session.Session
	sample  *game.Info     // whose pieces the faces are shown with; nil for none
	window  machine.Window // nil for none
	asked   string         // what was asked once and is done when it is confirmed, "" for nothing

	full   bool // the window fills the screen
	view   ui.View
	scroll ui.Scroll
	find   finder
}

// New returns the page; sample is the game whose pieces show the faces, window the one
// that may fill the screen, if there is any.
func New(s *session.Session, sample game.Variant, window machine.Window) *Page {
	p := &Page{session: s, window: window}
	if sample != nil {
		p.sample = sample.Info()
	}
	return p
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if p.window != nil {
		p.full = p.window.Full()
	}
	p.Form.Reset(v)
	p.Form.Place(p.content(), v.Bounds())
}

// Update handles a tick. The window may have been changed by a key.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.window != nil && p.full != p.window.Full() {
		p.Layout(p.view)
	}
	if in.Key(ui.KeyEscape) {
		if p.asked == "" && !p.find.forget() {
			return ui.Back()
		}
		p.ask("")
	}
	return p.Form.Update(in)
}

// apply applies a change, and the page is laid out again.
func (p *Page) apply() {
	p.asked = ""
	p.session.ApplySettings()
}

// sounded applies a change of the sound and plays an example.
func (p *Page) sounded() {
	p.apply()
	p.session.PlaySound(sound.Knock)
}

// setVolume sets the volume in percent and shows it; it counts when it is sounded.
func (p *Page) setVolume(v int) {
	v = min(max(v, 0), 100)
	if v != p.session.Settings.Volume {
		p.session.Settings.Volume = v
		p.Form.MarkDirty()
	}
}
