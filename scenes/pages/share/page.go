// Package share is the sheet that shares a game, a study or a position: as a link and its QR
// code, a picture, an animated picture, a text, or a frame for other pages. It copies, saves,
// or passes on to the system, and reports what it did.
package share

import (
	"yanyi/render/snapshot"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/qrcode"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Deps is the abilities of the machine that the page needs; a missing one is nil.
type Deps struct {
	machine.Giving
	Site string // where the program was loaded from, "" for nowhere
}

// The kinds of things that are shared.
const (
	kindLink  = "link"
	kindImage = "image"
	kindFilm  = "film"
	kindText  = "text"
	kindEmbed = "embed"
)

// Page is the sheet.
type Page struct {
	ui.FormPage
	session *session.Session
	deps    Deps
	what    session.Share
	reel    *reel // nil where the record cannot be read
	view    ui.View
	scroll  ui.Scroll

	kind  string
	whole bool // the game, not the position alone
	code  qrcode.Picture
	image picture
	film  film
	form  string // of the text
	frame frame
	under under    // way
	by    ui.Field // a text that could not be copied, to be selected by hand
}

// New returns the sheet of a thing to share.
func New(s *session.Session, deps Deps, what session.Share) *Page {
	p := &Page{session: s, deps: deps, what: what, kind: kindLink, whole: what.Whole != nil || what.Puzzle != "", form: "record"}
	if what.Whole == nil {
		p.form = "fen"
	}
	p.reel = newReel(&p.what)
	p.image = picture{wide: snapshot.Medium}
	all := p.reel.plies()
	p.film = film{span: span{0, all}, most: mostFilm, cut: -1}
	if all > longFilm {
		p.film.from = all - longFilm
	}
	p.frame = frame{mode: modeReplay, size: "480x520"}
	return p
}

// studied reports whether a study is shared.
func (p *Page) studied() bool { return p.what.Whole != nil && p.what.Whole.Studied() }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	if p.view.Theme != v.Theme {
		p.image.drop()
		p.film.stop()
	}
	p.view = v
	p.Form.Reset(v)
	p.Form.Place(p.content(), v.Bounds())
}

// Draw draws the page.
func (p *Page) Draw(c *canvas.Canvas) {
	p.film.seen = true
	p.FormPage.Draw(c)
}

func (p *Page) again() { p.Layout(p.view) }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.under.refused() {
		p.instead()
	}
	if p.under.tell(p.session) || p.tickFilm() {
		p.again()
		p.offerByHand()
	}
	if in.Key(ui.KeyEscape) && !in.Typing {
		if p.film.running() {
			p.film.stop()
			p.again()
			return ui.Stay()
		}
		return ui.Back()
	}
	return p.Form.Update(in)
}

// choose shows another kind of thing.
func (p *Page) choose(kind string) {
	p.kind, p.under.said, p.under.text, p.by = kind, "", "", ui.Field{}
	p.film.stop()
	p.again()
}
