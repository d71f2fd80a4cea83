package app_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/app"
	"yanyi/scenes/host"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// desk is a program whose clock the test advances.
type desk struct {
	*scenetest.Stage
	t       *testing.T
	machine *scenetest.Machine
	session *session.Session
	now     time.Time
}

func deskOf(t *testing.T, params map[string]string) *desk {
	t.Helper()
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: params}
	s := app.New(on)
	d := &desk{scenetest.New(s.Stack, 1280, 800), t, on, s, time.Unix(1_700_000_000, 0)}
	s.Now = func() time.Time { return d.now }
	d.Rest(t)
	return d
}

// pass runs ticks of a tenth of a second.
func (d *desk) pass(by time.Duration) {
	d.t.Helper()
	for ; by > 0; by -= 100 * time.Millisecond {
		d.now = d.now.Add(100 * time.Millisecond)
		if err := d.Step(1); err != nil {
			d.t.Fatal(err)
		}
	}
}

// control is the control with an id on the page on top.
func (d *desk) control(id string) ui.Control {
	d.t.Helper()
	for _, c := range d.Stack.Top().Controls() {
		if c.ID == id {
			return c
		}
	}
	d.t.Fatalf("no control %q", id)
	return ui.Control{}
}

// write types a text into a field letter by letter.
func (d *desk) write(id, text string) {
	d.t.Helper()
	for n := range text {
		d.control(id).Field.Text = text[:n+1]
		d.control(id).Do()
		d.pass(100 * time.Millisecond)
	}
}

// press presses a control.
func (d *desk) press(id string) {
	d.t.Helper()
	if found, err := d.Tap(id); err != nil || !found {
		d.t.Fatalf("control %q: found %t, %v", id, found, err)
	}
}

// studied is a desk with a study whose record has one variation.
func studied(t *testing.T) *desk {
	t.Helper()
	d := deskOf(t, nil)
	page, err := d.session.Routes.Open(session.Request{Record: "[Variant \"xiangqi\"]\n\n1. h3e3 (1. b3e3 h10g8) h10g8 2. h1g3 *", Study: true})
	if err != nil {
		t.Fatal(err)
	}
	d.session.Stack.Open(page)
	d.Rest(t)
	d.press("tab.note")
	d.Rest(t)
	return d
}

// shown is the game on the table.
func (d *desk) shown() string {
	page, _ := d.Stack.Top().(*playing.Page)
	return page.Table().Saved()
}

// holds reports whether the store holds a text under any key.
func (d *desk) holds(text string) bool {
	for _, kept := range d.machine.Store {
		if kept == text {
			return true
		}
	}
	return false
}

// studyChanges are ways to change a study.
var studyChanges = []struct {
	name string
	do   func(d *desk)
}{
	{"a comment", func(d *desk) { d.write("comment", "a quiet move") }},
	{"a glyph", func(d *desk) { d.press("glyph.1") }},
	{"a promotion", func(d *desk) {
		for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyHome, ebiten.KeyRight, ebiten.KeyDown} {
			if err := d.Key(k); err != nil {
				d.t.Fatal(err)
			}
		}
		d.press("promote")
	}},
	{"an undo", func(d *desk) {
		d.press("glyph.2")
		d.pass(2 * time.Second)
		d.press("undo")
	}},
	{"a deletion", func(d *desk) { d.press("delete") }},
}

// Every change of a study is saved within a second.
func TestAStudyIsKeptWithinASecond(t *testing.T) {
	for _, c := range studyChanges {
		t.Run(c.name, func(t *testing.T) {
			d := studied(t)
			before := d.shown()
			if c.do(d); d.shown() == before && c.name != "an undo" {
				t.Fatal("nothing has changed")
			}
			if d.pass(time.Second); !d.holds(d.shown()) {
				t.Errorf("not kept: %s", d.shown())
			}
		})
	}
}

// It is saved at once when the page is hidden, closed, covered by another page or left.
func TestAStudyIsKeptWhenThePageGoes(t *testing.T) {
	for _, c := range studyChanges {
		for way, goes := range map[string]func(d *desk){
			"hidden":  func(d *desk) { d.machine.Hide() },
			"carried": func(d *desk) { d.machine.Game() },
			"covered": func(d *desk) {
				d.session.Stack.Open(d.session.Routes.Settings())
				d.pass(time.Second)
			},
			"left": func(d *desk) { d.session.Stack.Home() },
		} {
			t.Run(c.name+" "+way, func(t *testing.T) {
				d := studied(t)
				c.do(d)
				shown := d.shown()
				if goes(d); !d.holds(shown) {
					t.Errorf("not kept: %s", shown)
				}
			})
		}
	}
}

// Text typed letter by letter is not saved letter by letter.
func TestWritingIsKeptInPauses(t *testing.T) {
	d := studied(t)
	saves, was := 0, ""
	for n := range len("a rather long remark") {
		text := "a rather long remark"[:n+1]
		d.control("comment").Field.Text = text
		d.control("comment").Do()
		for range 3 {
			d.now = d.now.Add(30 * time.Millisecond)
			if err := d.Step(1); err != nil {
				t.Fatal(err)
			}
			if now := d.machine.Store["game"]; now != was {
				saves, was = saves+1, now
			}
		}
	}
	if saves == 0 || saves > 6 {
		t.Errorf("kept %d times in 1.8 seconds of writing", saves)
	}
}

// A changed setting is saved within a second and when the page goes, even while a slider is
// still held.
func TestSettingsAreKept(t *testing.T) {
	for _, hide := range []bool{false, true} {
		d := deskOf(t, nil)
		d.session.Settings.Volume = 35
		if hide {
			d.machine.Hide()
		} else {
			d.pass(time.Second)
		}
		if kept := d.machine.Store["settings"]; !strings.Contains(kept, `"volume": 35`) && !strings.Contains(kept, `"volume":35`) {
			t.Errorf("hidden %t: kept is %q", hide, kept)
		}
	}
}

// The clocks of a timed game and the board's orientation are saved when the page goes.
func TestClocksAndSidesAreKeptWhenThePageGoes(t *testing.T) {
	d := deskOf(t, nil)
	page, err := d.session.Routes.Open(session.Request{Record: "[Variant \"xiangqi\"]\n[TimeControl \"600\"]\n\n1. h3e3 *"})
	if err != nil {
		t.Fatal(err)
	}
	d.session.Stack.Open(page)
	d.Rest(t)
	table := page.(*playing.Page).Table()
	table.Do(host.Request{Do: host.Rotate})
	if d.pass(time.Second); !d.holds(table.Saved()) {
		t.Error("the board's side is not kept")
	}
	table.Update(30*time.Second, true)
	if d.machine.Hide(); !d.holds(table.Saved()) {
		t.Error("the clocks are not kept")
	}
	if len(d.machine.Store["game"]) == 0 {
		t.Error("no game is kept")
	}
}

// A game without moves is not saved, however often its board is turned.
func TestWhatHasNotBegunIsNotKept(t *testing.T) {
	d := deskOf(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	d.Stack.Top().(*playing.Page).Table().Do(host.Request{Do: host.Rotate})
	d.pass(2 * time.Second)
	d.machine.Hide()
	if text := d.machine.Store["game"]; text != "" {
		t.Errorf("kept is %q", text)
	}
}
