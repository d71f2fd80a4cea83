package app_test

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/edit"
	"yanyi/game/lesson"
	"yanyi/game/puzzle"
	"yanyi/scenes/app"
	"yanyi/scenes/pages/editor"
	"yanyi/scenes/pages/keys"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// sizes are the views that every page must fit, in logical pixels. The first is a phone 390 wide
// with text of 150 %, and 853 × 533 a window of 1280 × 800.
var sizes = [][2]float64{
	{260, 563}, {320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {853, 533}, {1280, 800}, {1920, 1080}, {2560, 1440},
}

// pages are functions that open the pages of the program.
func pages(t *testing.T, sh *session.Session) map[string]func() ui.Page {
	list := roomPages(t, sh)
	list["settings"], list["guide"], list["library"] = sh.Routes.Settings, sh.Routes.Newcomer, sh.Routes.Library
	list["progress"], list["import"], list["credits"] = sh.Routes.Progress, sh.Routes.Import, sh.Routes.Credits
	list["coordinates"] = sh.Routes.Coordinates
	list["keys"], list["keys of a window"] = sh.Routes.Keys, func() ui.Page { return keys.New(true) }
	list["progress done"] = func() ui.Page { return accomplished(t, sh) }
	for _, v := range catalog.All()[:4] { // the other tabs, of many pieces and of two faces
		list["pieces "+v.Info().ID] = func() ui.Page { return edited(sh, v, "tray") }
	}
	list["written"] = func() ui.Page { return edited(sh, catalog.All()[0], "text") }
	list["resume"] = func() ui.Page { return unfinished(t, sh) }
	list["linked"] = func() ui.Page { return resume.Linked(sh, unfinishedGame(t), session.Request{}) }
	for _, l := range lesson.All() {
		list["lesson "+l.ID] = func() ui.Page { return sh.Routes.Lesson(l.ID) }
	}
	list["puzzle"] = func() ui.Page { return sh.Routes.Puzzle("today") }
	list["puzzle unknown"] = func() ui.Page { return sh.Routes.Puzzle("?") }
	for _, v := range catalog.All() {
		list["puzzle "+v.Info().ID] = func() ui.Page {
			all, _ := puzzle.Read(puzzles.Of(v.Info().ID))
			if len(all) == 0 {
				return sh.Routes.Puzzle("today")
			}
			return sh.Routes.Puzzle(all[len(all)/2].ID)
		}
		list["setup "+v.Info().ID] = func() ui.Page { return sh.Routes.Setup(v) }
		list["invited "+v.Info().ID] = func() ui.Page { return inviting(sh, v) }
		list["editor "+v.Info().ID] = func() ui.Page { return edited(sh, v, "position") }
		list["rules "+v.Info().ID] = func() ui.Page { return sh.Routes.Learn(v) }
		list["play "+v.Info().ID] = func() ui.Page { return play(t, sh, v, "") }
		if start, ok := strings.CutSuffix(v.Info().Start, " uws 0"); ok { // a count is about to end the game
			list["warned "+v.Info().ID] = func() ui.Page { return play(t, sh, v, start+" - 145") }
		}
		if start, ok := waits[v.Info().ID]; ok {
			list["waits "+v.Info().ID] = func() ui.Page { return play(t, sh, v, start) }
		}
		if start := v.Info().Start; strings.HasPrefix(v.Info().ID, "qice") { // past the laying of tiles
			list["table "+v.Info().ID] = func() ui.Page {
				return play(t, sh, v, start+" tiles=1,2,3,4,5,6,7,8/1,2,3,4,5,6,7,8")
			}
		}
	}
	return list
}

// waits are positions in which Shu answers a check and Wei is skipped.
var waits = map[string]string{
	"yanyi": "5,wK,3/9/9/wR,8/17/17/17/17/7,uR,5,uP,2,uK/17/17/17/17/sR,8/9/9/3,sK,5 s~w uws - spent - 0",
	"guoji": "wK,8/9/9/15/15/2,hQ,12/15/hK,1,hQ,4,uR,6,uK/15/2,hQ,12/15/15/9/9/4,sK,4 s~w uws - idle - - 0",
}

// edited is the editor with the first king in the middle of the board, which is a fault in
// variants with palaces.
func edited(sh *session.Session, v game.Variant, tab string) ui.Page {
	position := edit.Of(v, nil).Start()
	for i := range position.Cells {
		if position.Cells[i].Piece.Kind() == game.King {
			position.Move(game.Square(i), game.Square(len(position.Cells)/2))
			break
		}
	}
	p := sh.Routes.Editor(v, position.String(), nil).(*editor.Page)
	p.Show(tab)
	return p
}

// accomplished is the progress page of a player with many games.
func accomplished(t *testing.T, sh *session.Session) ui.Page {
	t.Helper()
	sample.Progress(sh.Keep, time.Now())
	p := sh.Routes.Progress()
	p.Layout(ui.View{W: 1280, H: 800, Scale: 1, Theme: sh.Theme()})
	for _, key := range []string{"progress", "lessons", "puzzles"} {
		sh.Keep(key, "")
	}
	return p
}

// play begins a game between people, from a position if one is given.
func play(t *testing.T, sh *session.Session, v game.Variant, start string) ui.Page {
	t.Helper()
	setup := session.DefaultSetup(v)
	setup.Start = start
	if err := setup.SetSeats(strings.TrimSuffix(strings.Repeat("human,", len(v.Info().Seats)), ",")); err != nil {
		t.Fatal(err)
	}
	p, err := sh.Routes.Open(session.Request{Setup: &setup})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func newSession(t *testing.T, lang string) (*session.Session, *scenetest.Machine) {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	machine := &scenetest.Machine{Langs: []string{lang}, IsStill: true, Net: connected(), Renew: func() {}}
	sh := app.New(machine)
	sh.Online.Tick()
	sh.Online.Tick()
	return sh, machine
}

// Every control of every page is inside the view or in a scrollable area, overlaps no other
// control, and is large enough for a finger unless it is only read aloud.
func TestControlsFitEveryView(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "en"} {
		sh, _ := newSession(t, lang)
		home := sh.Stack.Top()
		for _, size := range sizes {
			view := ui.View{W: size[0], H: size[1], Scale: 1, Large: large(size[0]), Theme: sh.Theme()}
			checkPage(t, fmt.Sprintf("home %s %v", lang, size), home, view)
			for name, open := range pages(t, sh) {
				checkPage(t, fmt.Sprintf("%s %s %v", name, lang, size), open(), view)
			}
		}
	}
}

func checkPage(t *testing.T, name string, p ui.Page, v ui.View) {
	t.Helper()
	p.Layout(v)
	controls := p.Controls()
	if len(controls) == 0 {
		t.Errorf("%s: no controls", name)
	}
	ids := map[string]bool{}
	for i := range controls {
		c := &controls[i]
		if ids[c.ID] {
			t.Errorf("%s: two controls %q", name, c.ID)
		}
		ids[c.ID] = true
		checkControl(t, name, c, v)
		for j := range controls[:i] {
			if o := &controls[j]; !c.Inert && !o.Inert && !c.Apart(o) && c.Rect.Overlaps(o.Rect) {
				t.Errorf("%s: %q %v and %q %v overlap", name, c.ID, c.Rect, o.ID, o.Rect)
			}
		}
	}
}

func checkControl(t *testing.T, name string, c *ui.Control, v ui.View) {
	t.Helper()
	if c.Name == "" {
		t.Errorf("%s: %q has no spoken name", name, c.ID)
	}
	finger := 43.5 / v.Large // on the screen
	if !c.Inert && (c.Rect.W < finger || c.Rect.H < finger) {
		t.Errorf("%s: %q is only %g × %g", name, c.ID, c.Rect.W, c.Rect.H)
	}
	if !c.Scrolled() && !c.Rect.Within(v.Bounds()) {
		t.Errorf("%s: %q at %v leaves the view", name, c.ID, c.Rect)
	}
	if c.Scrolled() && !c.Reachable(v.Bounds()) {
		t.Errorf("%s: %q at %v cannot be scrolled into view", name, c.ID, c.Rect)
	}
}

// Nothing is drawn while nothing changes, and redrawing a page allocates nothing.
func TestPagesRestAndAllocateNothing(t *testing.T) {
	sh, _ := newSession(t, "zh-Hans")
	s := scenetest.New(sh.Stack, 1280, 800)
	list := pages(t, sh)
	for _, name := range []string{"", "settings", "guide", "setup yanyi", "invited yanyi", "progress done", "friends", "room yanyi", "room invited", "rules yanyi", "warned yanyi", "waits yanyi", "lesson three", "lesson stratagem", "puzzle", "puzzle qiji"} {
		if name != "" {
			sh.Stack.Open(list[name]())
		}
		if err := s.Settle(200); err != nil {
			t.Fatal(err)
		}
		if sh.Stack.Changing() {
			t.Errorf("%q never comes to rest", name)
		}
		frame := func() {
			sh.Stack.Redraw()
			sh.Stack.Draw(s.Screen)
		}
		frame()
		if list := allocations(frame); len(list) > 0 {
			t.Errorf("%q: a frame allocates in %v", name, list)
		}
		if list := allocations(func() { sh.Stack.Update() }); len(list) > 0 {
			t.Errorf("%q: a tick allocates in %v", name, list)
		}
	}
}

// allocations lists the functions of this program that allocate whenever f runs; occasional
// allocations, such as those of polling a room, do not count.
func allocations(f func()) []string {
	list := measured(f)
	for range 3 {
		if len(list) == 0 {
			break
		}
		again := measured(f)
		list = slices.DeleteFunc(list, func(name string) bool { return !slices.Contains(again, name) })
	}
	return list
}

// measured lists the functions of this program that allocate while f runs. Ebitengine's command
// queue, which grows until a frame is shown, does not count.
func measured(f func()) []string {
	rate := runtime.MemProfileRate
	runtime.MemProfileRate = 1
	before := allocated()
	for range 5 {
		f()
	}
	after := allocated()
	runtime.MemProfileRate = rate
	var list []string
	for name, n := range after {
		if n > before[name] {
			list = append(list, name)
		}
	}
	return list
}

// allocated counts the objects allocated so far by this program's functions, without
// Ebitengine's own allocations.
func allocated() map[string]int64 {
	runtime.GC() // profiles cover allocations up to two cycles ago
	runtime.GC()
	n, _ := runtime.MemProfile(nil, true)
	records := make([]runtime.MemProfileRecord, n+200)
	n, _ = runtime.MemProfile(records, true)
	count := map[string]int64{}
	for _, r := range records[:n] {
		frames := runtime.CallersFrames(r.Stack())
		for {
			frame, more := frames.Next()
			name := frame.Function
			ours := strings.HasPrefix(name, "yanyi/")
			if ours && !strings.HasPrefix(name, "yanyi/scenes/app_test") {
				count[name] += r.AllocObjects
			}
			if ours || !more || strings.HasPrefix(name, "github.com/hajimehoshi/") {
				break
			}
		}
	}
	return count
}

// A walk from home to the set-up page and back, by presses.
func TestWalk(t *testing.T) {
	sh, _ := newSession(t, "zh-Hans")
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	s.Choose(t, "yanyi")
	s.Choose(t, "seat.0.who.human")
	s.Choose(t, "option.mode.first")
	s.Choose(t, "clock.10")
	s.Choose(t, "increment")
	if err := s.Key(ui.KeyRight); err != nil {
		t.Fatal(err)
	}
	s.Choose(t, "eye.1")
	setup, ok := sh.Stack.Top().(interface{ Setup() session.Setup })
	if !ok {
		t.Fatalf("the page is a %T", sh.Stack.Top())
	}
	got := setup.Setup()
	if !got.Seats[0].Human() || got.Options["mode"] != "first" || got.Bottom != game.Wei ||
		got.Clock.Total.Minutes() != 10 || got.Clock.Increment.Seconds() != 5 {
		t.Errorf("the set-up is %+v", got)
	}
	s.Choose(t, "rules")
	s.Choose(t, "next")
	s.Choose(t, "back")
	s.Choose(t, "back")
	s.Choose(t, "lang.en")
	if locale.Current() != locale.En {
		t.Error("the language did not change")
	}
	locale.Use(locale.ZhHans)
}

// The two boards of Qice are a choice on its set-up page; changing it keeps all other choices.
func TestBoardOfQiceIsAChoice(t *testing.T) {
	if _, ok := catalog.Find("qice-line"); !ok {
		t.Fatal("no such game")
	}
	sh, _ := newSession(t, "zh-Hans")
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	if !has(s, "qice") || !has(s, "qice-line") {
		t.Error("home does not show both boards")
	}
	s.Choose(t, "qice")
	s.Choose(t, "seat.1.who.human")
	s.Choose(t, "option.kinds.24")
	for _, board := range []string{"qice-line", "qice", "qice-line"} {
		s.Choose(t, "board."+board)
		got := sh.Stack.Top().(interface{ Setup() session.Setup }).Setup()
		if got.Variant.Info().ID != board || !got.Seats[1].Human() || got.Options["kinds"] != "24" {
			t.Errorf("after choosing %s the set-up is of %s, %+v, %v", board, got.Variant.Info().ID, got.Seats, got.Options)
		}
	}
}
