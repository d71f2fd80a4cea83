package app

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/accessibility/mirror"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// reflector mirrors the page for screen readers, a while after it was drawn.
type reflector struct {
	session *session.Session
	on      machine.Mirror // nil for none
	mirror  mirror.Mirror
	told    []ui.Told
	page    ui.Page
	seen    int                  // pictures
	wait    int                  // ticks
	news    []accessibility.News // as told last
	used    bool                 // a request has come
	heard   play.Heard
}

// Ticks from a picture to its mirror, and to the first one, which must not delay the page.
const (
	mirrorAfter = 6
	mirrorFirst = 30
)

// tick passes on requests, and announces changes.
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

// end removes the mirror when it is no longer wanted.
func (r *reflector) end() {
	if r.seen > 0 {
		r.on.Show(mirror.Gone)
	}
	*r = reflector{session: r.session, on: r.on}
}

// ask passes a request on an element to the page.
func (r *reflector) ask() {
	key, line, press, ok := r.on.Asked()
	if !ok {
		return
	}
	r.used = true
	control, point, _ := strings.Cut(key, "/")
	r.session.Stack.Reader.Ask = accessibility.Ask{Control: control, Point: point, Press: press, Line: line}
	r.wait = max(1, min(r.wait, mirrorAfter))
}

func (r *reflector) show(stack *ui.Stack) {
	view := stack.View()
	if view.Scale == 0 || stack.Reader.Form == nil {
		return
	}
	r.told = stack.Reader.Tell(r.told[:0])
	changes := r.mirror.Look(mirror.Page{
		Title: heading(stack.Top()), Named: played(stack.Top()) == "", Board: locale.T("sr.grid"),
		Scale: view.Scale / ebiten.Monitor().DeviceScaleFactor(), Told: r.told,
	})
	if r.used {
		r.keep(stack)
	}
	if changes += r.said(stack); changes != "" {
		r.on.Show(changes)
	}
}

// said announces what has happened: a new page's name, the same page's changed lines.
func (r *reflector) said(stack *ui.Stack) (all string) {
	page := stack.Top()
	teller, tells := page.(accessibility.Teller)
	news := r.lines(stack, teller)
	came := page != r.page
	missed := play.Missed(page, &r.heard)
	switch {
	case !came: // several turns may have been taken at once
		for _, turn := range missed {
			all += mirror.Say(turn, false)
		}
	case r.page != nil:
		all = mirror.Say(r.mirror.Title(), false)
	case stack.Framed: // a board within a text is not read first
		tells = false
	}
	for i, line := range news {
		if line.Text != "" && (came && tells || !came && (i >= len(r.news) || r.news[i].Text != line.Text || r.news[i].N < line.N)) {
			all += mirror.Say(line.Text, line.Urgent && !came)
		}
	}
	r.news, r.page = news, page
	return all
}

// lines are the page's lines, then its board's.
func (r *reflector) lines(stack *ui.Stack, teller accessibility.Teller) (news []accessibility.News) {
	if teller != nil {
		news = teller.News()
	}
	news = append(news, accessibility.News{Text: stack.Said()})
	for i := range r.told {
		t := &r.told[i]
		if t.Places == nil {
			continue
		}
		last, said := t.Places.News()
		if teller == nil {
			news = append(news, accessibility.News{Text: last}, accessibility.News{Text: t.Name})
		}
		news = append(news, said)
	}
	return news
}

// keep moves the keyboard focus to a page's board if the focused element is gone, or nothing
// has the focus yet, for a screen reader.
func (r *reflector) keep(stack *ui.Stack) {
	board := ""
	for i := range r.told {
		switch t := &r.told[i]; {
		case t.Focused:
			return
		case t.Places != nil:
			board = t.ID
		}
	}
	if board != "" && stack.Reader.Ask == (accessibility.Ask{}) {
		stack.Reader.Ask = accessibility.Ask{Control: board}
	}
}
