// Package loading holds a page back until its texts have arrived: those of rules and lessons, or
// of endgames, which a page in a browser fetches on demand.
package loading

import (
	"fmt"
	"slices"

	"yanyi/assets"
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/ui"
)

// Texts fetches the texts that are not embedded.
type Texts struct {
	ask     func(name string) <-chan machine.Reply
	lacking func() []string
	bring   func(name, text string) error
}

// New returns the texts of package locale, asked for as machine.Machine has it: those of the
// endgames, or all others.
func New(ask func(name string) <-chan machine.Reply, endgames bool) *Texts {
	lacking := func() []string {
		return slices.DeleteFunc(locale.Lacking(), func(name string) bool { return (name == assets.Endgames) != endgames })
	}
	return &Texts{ask: ask, lacking: lacking, bring: locale.Bring}
}

// Page is the page of open once no text is lacking; until then a page that says so.
func (t *Texts) Page(open func() ui.Page) ui.Page {
	if len(t.lacking()) == 0 {
		return open()
	}
	p := &waiting{texts: t, open: open}
	p.fetch()
	return p
}

// waiting says that something is fetched, or could not be.
type waiting struct {
	ui.FormPage
	texts  *Texts
	open   func() ui.Page
	coming map[string]<-chan machine.Reply
	fault  bool
	view   ui.View
}

// fetch asks for everything that is lacking.
func (w *waiting) fetch() {
	w.coming, w.fault = map[string]<-chan machine.Reply{}, false
	for _, name := range w.texts.lacking() {
		w.coming[name] = w.texts.ask(name)
	}
}

// arrived takes new texts and reports whether none is lacking any more.
func (w *waiting) arrived() bool {
	for name, answer := range w.coming {
		select {
		case reply := <-answer:
			delete(w.coming, name)
			if err := w.take(name, reply); err != nil {
				w.fault = true
				w.Layout(w.view)
			}
		default:
		}
	}
	return len(w.texts.lacking()) == 0
}

func (w *waiting) take(name string, reply machine.Reply) error {
	switch {
	case reply.Err != nil:
		return reply.Err
	case reply.Status != 200 || reply.Body == "":
		return fmt.Errorf("%s: status %d", name, reply.Status)
	}
	return w.texts.bring(name, reply.Body)
}

// Layout arranges the page.
func (w *waiting) Layout(v ui.View) {
	w.view = v
	w.Form.Reset(v)
	m := v.Margin()
	line, again := locale.T("texts.loading"), ui.Part{}
	if w.fault {
		line = locale.T("texts.fault")
		again = ui.Press(ui.Primary("retry", locale.T("ui.retry")).Does(w.retry))
	}
	w.Form.Place(ui.Pad(m, 8, ui.Column(24,
		ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(ui.Back)),
		ui.Middle(420, ui.Card(20, 16, ui.Column(16, ui.Paragraph(theme.Rule, line, v.Theme.Ink), again))),
		ui.Space(0))), v.Bounds())
}

func (w *waiting) retry() {
	w.fetch()
	w.Layout(w.view)
}

// Update handles a tick: the wanted page takes this page's place once it can.
func (w *waiting) Update(in *ui.Input) ui.Nav {
	if w.arrived() {
		return ui.Replace(w.open())
	}
	nav := w.Form.Update(in)
	if nav == ui.Stay() && in.Key(ui.KeyEscape) {
		return ui.Back()
	}
	return nav
}
