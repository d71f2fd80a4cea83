package share

import (
	"yanyi/render/snapshot"
	"yanyi/scenes/machine"
)

// longFilm is how many turns a film has at most that is of a part of the game.
const longFilm = 20

// Delays in hundredths of a second: of each turn, and of the end.
const (
	turnDelay = 90
	endDelay  = 300
)

// film is the game as an animated picture, or the turns before the moment looked at.
type film struct {
	last bool // only the turns before the moment

	card     *snapshot.Card // while it is made
	writer   *snapshot.Film
	from, to int
	next     int
	data     []byte // nil before it is made
	shown    shown
}

func (f *film) running() bool { return f.writer != nil }

// stop ends the making, and forgets what was made.
func (f *film) stop() {
	f.card, f.writer, f.data = nil, nil, nil
	f.shown.drop()
}

// span is the turns a film shows.
func (p *Page) span() (from, to int) {
	if p.film.last {
		to = p.what.Ply
		if to == 0 {
			to = min(longFilm, p.reel.plies())
		}
		return max(0, to-longFilm), to
	}
	return 0, p.reel.plies()
}

// make begins to make the film.
func (p *Page) makeFilm() {
	f := &p.film
	f.stop()
	f.from, f.to = p.span()
	f.next = f.from
	f.card, f.writer = p.reel.card(p.look(), snapshot.Small), snapshot.NewFilm(p.view.Theme)
	p.again()
}

// tickFilm makes one picture of the film, and reports whether there is one more: the
// ground, which takes longest, is painted in a tick of its own.
func (p *Page) tickFilm() bool {
	f := &p.film
	if !f.running() || f.card.Prepare() {
		return false
	}
	img := p.reel.draw(f.card, p.look(), f.next, p.coordinates())
	delay := turnDelay
	if f.next == f.to {
		delay = endDelay
	}
	f.writer.Add(img, delay)
	f.shown.set(img)
	if f.next++; f.next > f.to {
		f.data = f.writer.End()
		f.card, f.writer = nil, nil
	}
	return true
}

// gif is the film, made.
func (p *Page) gif() machine.File {
	return machine.File{Name: p.name() + ".gif", Type: "image/gif", Data: p.film.data}
}
