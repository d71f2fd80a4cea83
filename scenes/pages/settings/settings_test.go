package settings

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/theme"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Every family's inventor is named, as on the rules pages.
func TestTheInventorsAreNamed(t *testing.T) {
	var said []string
	for _, key := range inventors() {
		said = append(said, locale.T("author."+key))
	}
	for _, v := range catalog.All() {
		if author := locale.T("author." + v.Info().Family); !slices.Contains(said, author) {
			t.Errorf("%s of %s is not named", author, v.Info().ID)
		}
	}
}

func ids(p *Page, width float64) (list []string) {
	p.Layout(ui.View{W: width, H: 800, Scale: 1, Theme: &theme.Light})
	for _, ctl := range p.Controls() {
		list = append(list, ctl.ID)
	}
	slices.Sort(list)
	return list
}

// Every setting has a place for any number of columns.
func TestEveryChoiceHasAColumn(t *testing.T) {
	p := New(session.New(&scenetest.Machine{}), nil, nil)
	want := ids(p, 390)
	if len(want) < 20 {
		t.Errorf("only %q can be chosen", want)
	}
	for _, width := range []float64{twoFrom, threeFrom} {
		if got := ids(p, width); !slices.Equal(got, want) {
			t.Errorf("%g wide: %q, want %q", width, got, want)
		}
	}
}

// open is the page on a machine.
func open(t *testing.T) (*scenetest.Machine, *scenetest.Stage, *session.Session) {
	t.Helper()
	machine := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}
	sh := session.New(machine)
	sh.Start(New(sh, nil, nil))
	s := scenetest.New(sh.Stack, 1280, 1200)
	s.Rest(t)
	return machine, s, sh
}

// A changed setting takes effect at once and is saved.
func TestWhatIsChosenIsKept(t *testing.T) {
	machine, s, _ := open(t)
	for _, id := range []string{"glass", "theme.dark", "faces.letters", "notation.coordinates", "text.125", "ground.paper", "volume"} {
		s.Choose(t, id)
	}
	got, err := session.ParseSettings(machine.Store["settings"])
	if err != nil {
		t.Fatal(err)
	}
	want := session.Defaults()
	want.Glass, want.Theme, want.Faces, want.Notation, want.Volume = false, "dark", "letters", "coordinates", got.Volume
	want.Text, want.Board = "125", "paper"
	if got != want || got.Volume < 45 || got.Volume > 55 {
		t.Errorf("kept %+v, want %+v and a volume from the slider's middle", got, want)
	}
}

// High contrast always outlines the armies, which the page states instead of asking; afterwards
// the earlier choice applies again.
func TestOutlinesComeWithContrast(t *testing.T) {
	_, s, sh := open(t)
	outlines := func() (on, off bool) {
		for _, ctl := range sh.Stack.Top().Controls() {
			if ctl.ID == "shapes" {
				on, off = ctl.On, ctl.Off
			}
		}
		return on, off
	}
	for _, c := range []struct {
		press   string
		on, off bool
	}{{"faces.signs", false, false}, {"contrast.on", true, true}, {"contrast.off", false, false}, {"shapes", true, false}} {
		s.Choose(t, c.press)
		if on, off := outlines(); on != c.on || off != c.off {
			t.Errorf("after %s the switch is on %t, out of use %t", c.press, on, off)
		}
	}
	if !sh.Signed() || sh.Settings.Contrast != "off" {
		t.Errorf("kept %+v", sh.Settings)
	}
}

// The defaults are restored after a request and its confirmation, with nothing pressed in
// between.
func TestDefaultsAreRestoredWhenAskedTwice(t *testing.T) {
	_, s, sh := open(t)
	for _, c := range []struct {
		press string
		glass bool
	}{{"glass", false}, {"reset", false}, {"banner", false}, {"reset", false}, {"reset.no", false}, {"reset", false}, {"reset.yes", true}} {
		s.Choose(t, c.press)
		if sh.Settings.Glass != c.glass {
			t.Errorf("after %s the glass is %t", c.press, sh.Settings.Glass)
		}
	}
	if sh.Settings != session.Defaults() {
		t.Errorf("restored %+v", sh.Settings)
	}
}

// Everything is erased after a second question, which Escape cancels; before that it can be
// saved as a file.
func TestEverythingIsErasedWhenAskedTwice(t *testing.T) {
	machine, s, sh := open(t)
	s.Choose(t, "glass")
	sh.Keep("progress", "game yanyi 3 1 1 0 0\n")
	s.Choose(t, "export")
	for name, text := range machine.Files {
		if made, ok := session.IsBackup(text); !ok || !strings.Contains(name, made) || !strings.Contains(text, "game yanyi 3") {
			t.Errorf("%s holds %q", name, text)
		}
	}
	s.Choose(t, "erase")
	if err := s.Key(ui.KeyEscape); err != nil {
		t.Fatal(err)
	}
	s.Choose(t, "erase")
	s.Choose(t, "erase.no")
	if len(machine.Files) != 1 || len(machine.Store) != 2 {
		t.Errorf("%d files, kept %q", len(machine.Files), machine.Store)
	}
	s.Choose(t, "erase")
	s.Choose(t, "erase.yes")
	if len(machine.Store) != 0 || !sh.Settings.Glass {
		t.Errorf("kept %q, %+v", machine.Store, sh.Settings)
	}
}

// The arrow keys step the volume while the slider has the keyboard.
func TestArrowsStepTheVolume(t *testing.T) {
	machine, s, sh := open(t)
	before := sh.Settings.Volume
	for range 100 {
		if err := s.Key(ui.KeyTab); err != nil {
			t.Fatal(err)
		}
		if err := s.Key(ui.KeyRight); err != nil {
			t.Fatal(err)
		}
		if sh.Settings.Volume != before {
			break
		}
	}
	kept, err := session.ParseSettings(machine.Store["settings"])
	if err != nil || sh.Settings.Volume != before+5 || kept.Volume != before+5 {
		t.Errorf("the volume is %d, kept %d (%v), want %d", sh.Settings.Volume, kept.Volume, err, before+5)
	}
}

// full is a window that may be in full screen.
type full bool

func (f *full) Full() bool       { return bool(*f) }
func (f *full) SetFull(yes bool) { *f = full(yes) }

// The switch puts a window into full screen and follows changes by a key; a page in a browser
// has no such switch.
func TestAWindowFillsTheScreen(t *testing.T) {
	_, s, sh := open(t)
	if ok, _ := s.Tap("fullscreen"); ok {
		t.Error("without a window there is a switch for it")
	}
	window := new(full)
	sh.Stack.Open(New(sh, nil, window))
	s.Rest(t)
	s.Choose(t, "fullscreen")
	if !window.Full() {
		t.Fatal("the window does not fill the screen")
	}
	window.SetFull(false)
	s.Rest(t)
	for _, ctl := range sh.Stack.Top().Controls() {
		if ctl.ID == "fullscreen" && ctl.On {
			t.Error("the switch is on, the window small")
		}
	}
	s.Choose(t, "fullscreen")
	if !window.Full() {
		t.Error("pressed again it does not fill the screen")
	}
}

// The second question is scrolled into view, however low the first one was.
func TestTheSecondQuestionIsSeen(t *testing.T) {
	_, s, sh := open(t)
	inSight := func(id string) bool {
		at := slices.IndexFunc(sh.Stack.Top().Controls(), func(c ui.Control) bool { return c.ID == id })
		return at >= 0 && sh.Stack.Top().Controls()[at].Rect.Within(sh.Stack.View().Bounds())
	}
	asked := 0
	for height := 400.; height < 1000; height += 10 {
		s.Resize(1280, height)
		if s.Rest(t); !inSight("erase") {
			continue
		}
		s.Choose(t, "erase")
		if asked++; !inSight("erase.yes") {
			t.Errorf("not in a window %v high", height)
		}
		s.Choose(t, "erase.no")
	}
	if asked == 0 {
		t.Error("nothing was asked")
	}
}
