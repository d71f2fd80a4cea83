package share

import (
	"image"

	"yanyi/assets/locale"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/ui"
)

// longFilm is from how many turns on not the whole game is proposed, and how many are.
const longFilm = 20

// mostFilm is how large a film may be, in bytes: chats take no larger ones.
const mostFilm = 3 << 20

// Delays in hundredths of a second: of each turn, and of the end.
const (
	turnDelay = 90
	endDelay  = 300
)

// span is turns of the game: after the first from of them, up to after the first to.
type span struct{ from, to int }

// film is turns of the game as an animated picture.
type film struct {
	span     // chosen
	most int // bytes

	card   *snapshot.Card // while it is made
	writer *snapshot.Film
	next   int // turn
	moment *snapshot.Moment
	img    *image.RGBA // of it, painted and not yet written
	seen   bool        // the page was drawn since the last step
	data   []byte      // nil before it is made
	cut    int         // the turn it ends with, since there was no room for more; else -1
	shown  shown
}

func (f *film) running() bool { return f.writer != nil }

// stop ends the making, and forgets its result.
func (f *film) stop() {
	f.card, f.writer, f.moment, f.img, f.data, f.cut = nil, nil, nil, nil, nil, -1
	f.shown.drop()
}

// choose takes other turns.
func (f *film) choose(s span) {
	f.stop()
	f.span = s
}

// makeFilm begins to make the film.
func (p *Page) makeFilm() {
	f := &p.film
	f.stop()
	f.next = f.from
	f.card, f.writer = p.reel.card(p.look(), snapshot.Small), snapshot.NewFilm(p.view.Theme)
	p.again()
}

// tickFilm does one step of the film, and reports whether there is something new to see. Between
// two steps the page is drawn, so it never stands still for longer than a step takes.
func (p *Page) tickFilm() bool {
	f := &p.film
	if !f.running() || !f.seen {
		return false
	}
	f.seen = false
	if f.moment == nil {
		f.moment = p.reel.moment(f.next)
	}
	switch {
	case f.img == nil && f.card.Prepare(f.moment):
	case f.img == nil:
		f.img = f.card.Draw(f.moment, p.reel.words(f.moment, f.next, p.coordinates()))
	case !f.writer.Prepare(f.img):
		f.add()
	}
	return true
}

// add writes the painted picture, and ends the film after the last one, or for lack of room.
func (f *film) add() {
	delay := turnDelay
	if f.next == f.to {
		delay = endDelay
	}
	f.writer.Add(f.img, delay)
	if f.writer.Size() > f.most && f.next > f.from {
		f.writer.Drop()
		f.cut = f.next - 1
	} else {
		f.shown.set(f.img)
	}
	f.moment, f.img = nil, nil
	if f.next++; f.next > f.to || f.cut >= 0 {
		f.data = f.writer.End()
		f.card, f.writer = nil, nil
	}
}

// gif is the film, made.
func (p *Page) gif() machine.File {
	return machine.File{Name: p.name() + ".gif", Type: "image/gif", Data: p.film.data}
}

// spans chooses the turns: by presets, and each end separately.
func (p *Page) spans() ui.Part {
	f, all, here := &p.film, p.reel.plies(), p.what.Ply
	var values, labels []string
	var list []span
	chosen := ""
	offer := func(can bool, value, label string, s span) {
		if !can {
			return
		}
		if values, labels, list = append(values, value), append(labels, label), append(list, s); chosen == "" && f.span == s {
			chosen = value
		}
	}
	within := 0 < here && here < all
	offer(true, "whole", locale.T("share.whole"), span{0, all})
	offer(within, "before", locale.T("share.film.before"), span{0, here})
	offer(within, "after", locale.T("share.film.after"), span{here, all})
	offer(all > longFilm, "last", locale.T("share.film.last", locale.Num("n", longFilm)), span{all - longFilm, all})
	quick := ui.Segmented("span", values, labels, chosen, func(value string) {
		for i := range values {
			if values[i] == value {
				f.choose(list[i])
			}
		}
		p.again()
	})
	end := func(id, key string, value, least, most int, to *int) ui.Part {
		return ui.Row(6, ui.Text(theme.Caption, locale.T(key), p.view.Theme.Ink2), ui.Steps(id, locale.T(key), value, least, most, func(n int) {
			f.stop()
			*to = n
			p.again()
		}).Grow())
	}
	from := end("from", "share.film.from", f.from, 0, f.to-1, &f.from)
	to := end("to", "share.film.to", f.to, f.from+1, all, &f.to)
	return ui.Column(12, ui.If(len(values) > 1, quick), ui.Fitting(ui.Row(12, from.Grow(), to.Grow()), ui.Column(12, from, to)))
}

func (p *Page) filmDoings() []ui.Part {
	f := &p.film
	n := f.to - f.from + 1
	switch {
	case f.running():
		return []ui.Part{p.bar(f.next-f.from, n), ui.Press(ui.Secondary("cancel", locale.T("ui.cancel")).Does(func() {
			f.stop()
			p.again()
		}))}
	case f.data == nil:
		return []ui.Part{p.spans(), p.note("share.film.line", locale.Num("n", n)), p.main("make", "share.film.make", true, p.makeFilm)}
	}
	size := locale.Num("kb", len(f.data)>>10)
	made := p.note("share.film.made", locale.Num("n", n), size)
	if f.cut >= 0 {
		made = p.note("share.film.cut", locale.Num("turn", f.cut))
	}
	return []ui.Part{p.spans(), made,
		p.main("save", "share.film.save", p.deps.Hand != nil, func() { p.hand(p.gif()) }),
		p.system(func() gift { return given(p.gif()) })}
}

// bar is how much of the film is made.
func (p *Page) bar(done, all int) ui.Part {
	return ui.Column(12,
		ui.Text(theme.Body, locale.T("share.film.making", locale.Num("n", done), locale.Num("of", all)), p.view.Theme.Ink2),
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			c.Shape(r, canvas.Shape{Radius: 4, Fill: c.Theme.Sunk})
			r.W *= float64(done) / float64(all)
			c.Shape(r, canvas.Shape{Radius: 4, Fill: c.Theme.Gold})
		}).High(8))
}
