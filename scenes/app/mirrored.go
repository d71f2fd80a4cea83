package app

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/scenes/machine"
	"yanyi/scenes/mirror"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/reading"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// reflector shows the page to readers of screens, a while after it was drawn.
type reflector struct {
	session *session.Session
	on      machine.Mirror // nil for none
	mirror  mirror.Mirror
	told    []ui.Told
	page    ui.Page
	seen    int      // pictures
	wait    int      // ticks
	news    []string // as told last
	heard   play.Heard
}

// Ticks from a picture to its mirror, and to the first one, which must not hold up what
// is seen.
const (
	mirrorAfter = 6
	mirrorFirst = 30
)

// tick hands on what was asked, and tells what has changed.
func (r *reflector) tick() {
	if r.on == nil {
		return
	}
	if !r.session.Settings.Reader {
		r.end()
		return
	}
	r.ask()
	stack := r.session.Stack
	if said := stack.Reader.Answer; said != "" {
		stack.Reader.Answer = ""
		r.on.Show(mirror.Say(said, false))
	}
	if n := stack.Reader.Pictures; n != r.seen && r.wait == 0 {
		if r.wait = mirrorAfter; r.seen == 0 {
			r.wait = mirrorFirst
		}
		r.seen = n
	}
	if r.wait > 0 {
		if r.wait--; r.wait == 0 {
			r.seen = stack.Reader.Pictures
			r.show(stack)
		}
	}
}

// end takes the mirror away from who does not want it.
func (r *reflector) end() {
	if r.seen > 0 {
		r.on.Show(mirror.Gone)
	}
	*r = reflector{session: r.session, on: r.on}
}

// ask asks of the page what was asked of an element.
func (r *reflector) ask() {
	key, line, press, ok := r.on.Asked()
	if !ok {
		return
	}
	control, point, _ := strings.Cut(key, "/")
	r.session.Stack.Reader.Ask = reading.Ask{Control: control, Point: point, Press: press, Line: line}
	r.wait = max(1, min(r.wait, mirrorAfter))
}

func (r *reflector) show(stack *ui.Stack) {
	view := stack.View()
	if view.Scale == 0 || stack.Reader.Form == nil {
		return
	}
	r.told = stack.Reader.Tell(r.told[:0])
	changes := r.mirror.Look(mirror.Page{
		Title: locale.T("app.name"), Board: locale.T("sr.grid"), Line: locale.T("sr.line"),
		Scale: view.Scale / ebiten.Monitor().DeviceScaleFactor(), Told: r.told,
	})
	if changes += r.said(stack); changes != "" {
		r.on.Show(changes)
	}
}

// said is what there is to tell of what has happened: of a page that has come what it is
// called, of others what has changed of what they tell.
func (r *reflector) said(stack *ui.Stack) (all string) {
	page := stack.Top()
	news, urgent := play.News(page)
	news = append(news, stack.Said())
	for i := range r.told {
		switch t := &r.told[i]; {
		case t.Places == nil:
		case len(news) == 1: // a board that is no table's
			last, said := t.Places.News()
			news = append(news, last, said, t.Name)
		default:
			_, said := t.Places.News()
			news = append(news, said)
		}
	}
	came := page != r.page
	missed := play.Missed(page, &r.heard)
	switch {
	case !came: // several turns may have been taken within a moment
		for _, turn := range missed {
			all += mirror.Say(turn, false)
		}
	case r.page != nil:
		all = mirror.Say(r.mirror.Title(), false)
	}
	for i, line := range news {
		if line != "" && !came && (i >= len(r.news) || r.news[i] != line) {
			all += mirror.Say(line, urgent && i == 0)
		}
	}
	r.news, r.page = news, page
	return all
}
