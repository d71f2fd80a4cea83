package app_test

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/app"
	"yanyi/scenes/pages/keys"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// pressing is a test of a row of the page of keys: a page, the input before, and the keys, each
// of which must then change what is shown.
type pressing struct {
	open   func(t *testing.T, sh *session.Session) ui.Page // nil for the first page
	before []ebiten.Key
	keys   []ebiten.Key
	ctrl   bool
}

const played = "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 *"

func tableOf(r session.Request) func(t *testing.T, sh *session.Session) ui.Page {
	return func(t *testing.T, sh *session.Session) ui.Page {
		p, err := sh.Routes.Open(r)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
}

// pressings are all rows except "?", Ctrl+V, lessons, puzzles and the window, which have their
// own tests (here, in their packages, and in cmd/yanyi).
func pressings() map[string]pressing {
	var (
		game     = tableOf(session.Request{Game: "xiangqi", Seats: "human,human"})
		review   = tableOf(session.Request{Record: played, Ply: new(1)})
		study    = tableOf(session.Request{Record: played, Study: true})
		editor   = func(t *testing.T, sh *session.Session) ui.Page { return edited(sh, catalog.All()[0], "pieces") }
		faceDown = func(_ *testing.T, sh *session.Session) ui.Page { return edited(sh, variant("jieqi"), "pieces") }
		set      = func(_ *testing.T, sh *session.Session) ui.Page { return sh.Routes.Settings() }
		rules    = func(_ *testing.T, sh *session.Session) ui.Page { return sh.Routes.Rules(catalog.All()[0]) }
		arrows   = []ebiten.Key{ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight}
		soldier  = []ebiten.Key{ebiten.KeyUp, ebiten.KeyUp, ebiten.KeyUp, ebiten.KeyUp} // from the king on
	)
	return map[string]pressing{
		"all.next":       {nil, nil, []ebiten.Key{ebiten.KeyTab}, false},
		"all.press":      {set, []ebiten.Key{ebiten.KeyTab}, []ebiten.Key{ebiten.KeyEnter}, false},
		"all.choose":     {set, []ebiten.Key{ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab}, arrows, false},
		"all.leave":      {set, nil, []ebiten.Key{ebiten.KeyEscape}, false},
		"board.cursor":   {game, nil, []ebiten.Key{ebiten.KeyUp, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight}, false},
		"board.pick":     {game, soldier, []ebiten.Key{ebiten.KeyEnter}, false},
		"board.takeback": {game, append(slices.Clone(soldier), ebiten.KeyEnter, ebiten.KeyUp, ebiten.KeyEnter), []ebiten.Key{ebiten.KeyZ}, true},
		"record.step":    {review, nil, []ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight}, false},
		"record.round":   {review, []ebiten.Key{ebiten.KeyHome}, []ebiten.Key{ebiten.KeyDown, ebiten.KeyUp}, false},
		"record.ends":    {review, nil, []ebiten.Key{ebiten.KeyHome, ebiten.KeyEnd}, false},
		"record.cut":     {study, nil, []ebiten.Key{ebiten.KeyDelete}, false},
		"editor.letter":  {editor, nil, []ebiten.Key{ebiten.KeyR, ebiten.KeyC}, false},
		"editor.lift":    {editor, []ebiten.Key{ebiten.KeyUp}, []ebiten.Key{ebiten.KeyDelete}, false},
		"editor.turn":    {faceDown, []ebiten.Key{ebiten.KeyR, ebiten.KeyUp, ebiten.KeyEnter, ebiten.KeyEscape}, []ebiten.Key{ebiten.KeyBackquote, ebiten.KeyBackquote}, false},
		"editor.undo":    {editor, []ebiten.Key{ebiten.KeyUp, ebiten.KeyDelete}, []ebiten.Key{ebiten.KeyZ}, true},
		"editor.redo":    {editor, []ebiten.Key{ebiten.KeyUp, ebiten.KeyDelete}, []ebiten.Key{ebiten.KeyZ, ebiten.KeyY}, true},
		"editor.copy":    {editor, nil, []ebiten.Key{ebiten.KeyC}, true},
		"rules.section":  {rules, nil, []ebiten.Key{ebiten.KeyRight, ebiten.KeyLeft}, false},
	}
}

// seenNow is a hash of what is shown.
func seenNow(t *testing.T, s *scenetest.Stage) []byte {
	t.Helper()
	s.Rest(t)
	return slices.Clone(s.Picture().Pix)
}

// The page of keys is correct: on every page that it names, the key changes what is shown.
func TestKeysDoWhatTheirPageSays(t *testing.T) {
	elsewhere := []string{"all.paste", "all.help", "train.onward", "train.retry", "train.earlier", "window.full", "window.picture"}
	all := pressings()
	for _, g := range keys.Groups(true) {
		for _, row := range g.Rows {
			id := g.Place + "." + row.Act
			try, ok := all[id]
			if slices.Contains(elsewhere, id) {
				continue
			}
			if !ok {
				t.Errorf("nobody tries %s", id)
				continue
			}
			t.Run(id, func(t *testing.T) { press(t, try) })
		}
	}
}

func press(t *testing.T, try pressing) {
	sh := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true})
	s := scenetest.New(sh.Stack, 640, 480)
	s.Rest(t)
	if try.open != nil {
		sh.Stack.Open(try.open(t, sh))
		s.Rest(t)
	}
	for _, k := range try.before {
		if err := s.Key(k); err != nil {
			t.Fatal(err)
		}
		s.Rest(t)
	}
	before := seenNow(t, s)
	for _, k := range try.keys {
		do := s.Key
		if try.ctrl {
			do = s.Chord
		}
		if err := do(k); err != nil {
			t.Fatal(err)
		}
		after := seenNow(t, s)
		if bytes.Equal(before, after) {
			t.Errorf("%v changes nothing", k)
		}
		before = after
	}
}

// "?" opens the page of keys from every page, "?" or Escape closes it; in a text field it is an
// ordinary letter. The settings link to the page as well.
func TestAQuestionMarkShowsTheKeys(t *testing.T) {
	sh, _ := newSession(t, "en")
	s := scenetest.New(sh.Stack, 640, 480)
	s.Rest(t)
	list := pages(t, sh)
	for _, name := range []string{"settings", "library", "play yanyi", "setup guoji", "editor xiangqi", "lesson three", "puzzle", "rules qiji", "room yanyi"} {
		below := list[name]()
		sh.Stack.Open(below)
		s.Rest(t)
		if err := s.Ask(); err != nil {
			t.Fatal(err)
		}
		if _, ok := sh.Stack.Top().(*keys.Page); !ok {
			t.Errorf("%s: ? shows a %T", name, sh.Stack.Top())
		}
		if err := s.Key(ui.KeyEscape); err != nil {
			t.Fatal(err)
		}
		if sh.Stack.Top() != below {
			t.Errorf("%s: Escape leads to a %T", name, sh.Stack.Top())
		}
		sh.Stack.Home()
	}
	s.Resize(1280, 800)
	sh.Stack.Open(sh.Routes.Settings())
	s.Rest(t)
	s.Choose(t, "keys")
	if err := s.Ask(); err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%T", sh.Stack.Top()); got != "*settings.Page" {
		t.Errorf("? on the page of keys shows a %s", got)
	}
	sh.Stack.Open(sh.Routes.Import())
	s.Rest(t)
	s.Choose(t, "text")
	if err := s.Ask(); err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%T", sh.Stack.Top()); got != "*library.Import" {
		t.Errorf("? written into a field shows a %s", got)
	}
}

// Ctrl+V opens a copied game on any page.
func TestACopiedGameIsPasted(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Copied: []string{played}}
	sh := app.New(on)
	s := scenetest.New(sh.Stack, 640, 480)
	s.Rest(t)
	if err := s.Chord(ebiten.KeyV); err != nil {
		t.Fatal(err)
	}
	s.Rest(t)
	if got := fmt.Sprintf("%T", sh.Stack.Top()); got != "*play.Page" {
		t.Errorf("it shows a %s", got)
	}
}

func variant(id string) game.Variant {
	v, _ := catalog.Find(id)
	return v
}
