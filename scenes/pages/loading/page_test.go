package loading

import (
	"errors"
	"slices"
	"testing"

	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// world is a set of texts that have not arrived, with the requests for them.
type world struct {
	*testing.T
	lacking []string
	asked   []string
	answers map[string]chan machine.Reply
	brought []string
	stage   *scenetest.Stage
}

// rules is the page to open.
type rules struct {
	ui.FormPage
	resumed int
}

func (p *rules) Layout(v ui.View)           { p.Form.Reset(v) }
func (p *rules) Update(in *ui.Input) ui.Nav { return ui.Stay() }
func (p *rules) Draw(*canvas.Canvas)        {}
func (p *rules) Resume()                    { p.resumed++ }

func open(t *testing.T, lacking ...string) (*world, *rules) {
	t.Helper()
	windowtest.Need(t)
	w := &world{T: t, lacking: lacking, answers: map[string]chan machine.Reply{}}
	texts := &Texts{
		ask: func(name string) <-chan machine.Reply {
			w.asked = append(w.asked, name)
			w.answers[name] = make(chan machine.Reply, 1)
			return w.answers[name]
		},
		lacking: func() []string { return w.lacking },
		bring: func(name, text string) error {
			if text == "bad" {
				return errors.New("bad")
			}
			w.brought = append(w.brought, name+"="+text)
			w.lacking = slices.DeleteFunc(slices.Clone(w.lacking), func(n string) bool { return n == name })
			return nil
		},
	}
	page := &rules{}
	stack := ui.NewStack(&rules{})
	w.stage = scenetest.New(stack, 390, 844)
	stack.Open(texts.Page(func() ui.Page { return page }))
	w.stage.Rest(t)
	return w, page
}

func (w *world) shows(page ui.Page) bool { return w.stage.Stack.Top() == page }

// If no text is missing the page opens at once and nothing is requested.
func TestNothingIsLacking(t *testing.T) {
	w, page := open(t)
	if w.stage.Stack.Top() != ui.Page(page) || len(w.asked) > 0 {
		t.Errorf("shows %T, asked for %v", w.stage.Stack.Top(), w.asked)
	}
}

// The page opens when all its texts have arrived, in any order.
func TestAPageWaitsForItsTexts(t *testing.T) {
	w, page := open(t, "rules.json", "lessons.json")
	w.answers["lessons.json"] <- machine.Reply{Status: 200, Body: "lessons"}
	w.stage.Rest(t)
	if w.shows(page) {
		t.Fatal("the page is there before its rules")
	}
	w.answers["rules.json"] <- machine.Reply{Status: 200, Body: "rules"}
	w.stage.Rest(t)
	if !w.shows(page) || !slices.Equal(w.brought, []string{"lessons.json=lessons", "rules.json=rules"}) {
		t.Errorf("shows the page: %t, brought %v", w.shows(page), w.brought)
	}
}

// A text that fails to arrive, or arrives damaged, is reported and can be requested again.
func TestWhatDidNotComeIsAskedForAgain(t *testing.T) {
	for _, reply := range []machine.Reply{{Err: errors.New("no network")}, {Status: 404}, {Status: 200, Body: "bad"}, {Status: 200}} {
		w, page := open(t, "rules.json")
		if slices.ContainsFunc(w.stage.Stack.Top().Controls(), func(c ui.Control) bool { return c.ID == "retry" }) {
			t.Fatal("a fault is told before there is one")
		}
		w.answers["rules.json"] <- reply
		w.stage.Rest(t)
		w.stage.Choose(t, "retry")
		w.answers["rules.json"] <- machine.Reply{Status: 200, Body: "rules"}
		w.stage.Rest(t)
		if !w.shows(page) || len(w.asked) != 2 {
			t.Errorf("%v: shows the page: %t, asked for %v", reply, w.shows(page), w.asked)
		}
	}
}

// Back works before anything has arrived.
func TestBackFromWaiting(t *testing.T) {
	w, page := open(t, "rules.json")
	w.stage.Choose(t, "back")
	if _, waits := w.stage.Stack.Top().(*waiting); waits || w.shows(page) {
		t.Errorf("shows %T", w.stage.Stack.Top())
	}
}
