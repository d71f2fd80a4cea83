package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/platform"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// browser is a page with an address that changes, which may open no windows.
type browser struct {
	*scenetest.Machine
	next   string // the record that the address changes to
	study  bool   // to be studied
	opened []string
	refuse bool
}

func (b *browser) Abilities() machine.Abilities {
	return machine.Abilities{
		Readdressed: func() (string, bool) { next := b.next; b.next = ""; return next, b.study },
		Engine:      enginetest.Mute,
		Full:        func(query, record string) bool { b.opened = append(b.opened, query); return !b.refuse },
	}
}

func visit(t *testing.T, params map[string]string) (*browser, *session.Session, *scenetest.Stage) {
	t.Helper()
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	b := &browser{Machine: &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: params}}
	s := app.New(b)
	stage := scenetest.New(s.Stack, 480, 520)
	stage.Rest(t)
	return b, s, stage
}

func shownTable(t *testing.T, s *session.Session) *playing.Page {
	t.Helper()
	p, ok := s.Stack.Top().(*playing.Page)
	if !ok {
		t.Fatalf("the page is a %T", s.Stack.Top())
	}
	return p
}

const linked = "[Variant \"xiangqi\"]\n[Black \"ai:1\"]\n\n1. b3e3 b10c8 2. b1c3 *"

// A linked record is shown from the side that the address asks for, from its first move when it
// is only viewed; nothing plays on its own.
func TestALinkedRecordIsSeenFromTheSideAskedFor(t *testing.T) {
	for _, view := range []string{"r", "b"} {
		_, s, stage := visit(t, map[string]string{"r": platform.Pack(linked), "view": view, "mode": "replay"})
		p := shownTable(t, s)
		if want, _ := p.Table().Info().SeatOf(view); p.Table().Bottom() != want || p.Table().Ply() != 0 {
			t.Errorf("view=%s: seat %d at the bottom, turn %d shown", view, p.Table().Bottom(), p.Table().Ply())
		}
		if err := stage.Step(200); err != nil || p.Table().Ply() != 0 || p.Table().Plies() != 3 {
			t.Errorf("view=%s: it has gone on to turn %d (%v)", view, p.Table().Ply(), err)
		}
	}
}

// Replays of games without a record show the start: no set-up, no moves and no laying of tiles
// are offered.
func TestAReplayOfANewGameIsOnlyLookedAt(t *testing.T) {
	for _, params := range []map[string]string{{"game": "yanyi"}, {"game": "qice"}, {"game": "qice", "seats": "ai:1,ai:1"}} {
		params["mode"] = "replay"
		_, s, stage := visit(t, params)
		p := shownTable(t, s)
		if err := stage.Step(200); err != nil || p.Table().Plies() != 0 || p.Table().Hand().Active() {
			t.Errorf("%v: %d turns (%v)", params, p.Table().Plies(), err)
		}
	}
}

// An address that changes to another record opens it in place of the first; an unreadable one is
// reported and leaves the game on the table.
func TestAChangedAddressOpensItsRecord(t *testing.T) {
	b, s, stage := visit(t, map[string]string{"r": platform.Pack(linked), "mode": "play"})
	b.next = platform.Pack("[Variant \"baige\"]\n\n1. a1a2 *")
	stage.Rest(t)
	p := shownTable(t, s)
	if id := p.Table().Info().ID; id != "baige" || p.Table().Plies() != 1 {
		t.Fatalf("%s after %d turns", id, p.Table().Plies())
	}
	for _, bad := range []string{"%%%", platform.Pack("[Variant \"xiangqi\"]\n\n1. a1a9 *")} {
		b.next = bad
		stage.Rest(t)
		if shownTable(t, s) != p || s.Stack.Said() == "" {
			t.Errorf("%q: the game is left, and %q is said", bad, s.Stack.Said())
		}
	}
	if ok, err := stage.Tap("back"); ok || err != nil {
		t.Error("a frame has a way back as well as a way out")
	}
}

// An address that names a record to study opens it as a study, whatever the record's tags say;
// one that then names a record to play opens the game.
func TestAnAddressOpensAStudy(t *testing.T) {
	b, s, stage := visit(t, map[string]string{"r": platform.Pack(linked), "mode": "study"})
	studied := func(game string) bool {
		stage.Rest(t)
		if id := shownTable(t, s).Table().Info().ID; id != game {
			t.Fatalf("%s is open, want %s", id, game)
		}
		return playing.Look(s).Tree != ""
	}
	if !studied("xiangqi") {
		t.Error("the record is not studied")
	}
	b.next = platform.Pack("[Variant \"baige\"]\n\n1. a1a2 1-0")
	if studied("baige") {
		t.Error("another record is not played")
	}
	b.next, b.study = platform.Pack(linked), true
	if !studied("xiangqi") {
		t.Error("a record to be studied is not")
	}
	_, s, stage = visit(t, map[string]string{"game": "yanyi", "mode": "study"})
	if !studied("yanyi") {
		t.Error("a game's start is not studied")
	}
}

// The full page opens at the position shown here; if no window may be opened, a notice says so.
func TestOpeningInFull(t *testing.T) {
	b, s, stage := visit(t, map[string]string{"r": platform.Pack(linked), "view": "b", "mode": "replay"})
	stage.Choose(t, "full")
	if len(b.opened) != 1 || b.opened[0] != "view=b&ply=0&mode=replay" || s.Stack.Said() != "" {
		t.Errorf("opened with %q, said %q", b.opened, s.Stack.Said())
	}
	b.refuse = true
	stage.Choose(t, "full")
	if want := locale.En.T("play.embed.refused"); s.Stack.Said() != want {
		t.Errorf("said %q, want %q", s.Stack.Said(), want)
	}
}

// A notice before the first page is in the page's language, not in that of the previous run.
func TestTheFirstNoticeIsInThePagesLanguage(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	for _, lang := range []string{"en", "zh-Hant"} {
		locale.Use(locale.ZhHans)
		want, _ := locale.Parse(lang)
		s := app.New(&scenetest.Machine{Langs: []string{lang}, Store: map[string]string{"settings": "{"}})
		if s.Stack.Said() != want.T("error.save.corrupt") {
			t.Errorf("%s: said %q", lang, s.Stack.Said())
		}
	}
}

// Errors of an address are shown in the reader's language, whichever parameter they concern.
func TestAWrongAddressIsToldInTheReadersLanguage(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"position", "9/9 r 0 1", "链接里的局面第 4 字有误：盘面应有 10 行，今有 2 行。"},
		{"position", "4k4/9/9", "链接里的局面到第 7 字便完了：局面没有写全。"},
		{"position", "4k4/9/9/9/9/9/9/9/X8/4K4 w", "链接里的局面第 19 字有误：第 9 行第 1 点的“X”不是棋子。"},
		{"position", "4k4/9/9/8/9/9/9/9/9/4K4 w", "链接里的局面第 9 字有误：第 7 行应有 9 点，今有 8 点。"},
		{"position", "4k4/9/9/9/9/9/9/9/9/K8 w", "链接里的局面第 21 字有误：第 10 行第 1 点不是帅可立之点。"},
		{"position", "4k4/9/9/9/9/9/9/9/9/4K4 x", "链接里的局面第 25 字有误：轮次不合：x。"},
		{"seats", "human,robot", "链接里的 seats 有误：“human,robot”。"},
		{"seats", "human", "链接里的 seats 有误：“human”。"},
		{"view", "x", "链接里的 view 有误：“x”。"},
	} {
		params := map[string]string{"game": "xiangqi", "lang": "zh-Hans", "mode": "replay"}
		params[c.name] = c.text
		if _, s, _ := visit(t, params); s.Stack.Said() != c.want {
			t.Errorf("%s=%s: said %q, want %q", c.name, c.text, s.Stack.Said(), c.want)
		}
	}
}

// toTheEnd is a record after which no computer has to move.
const toTheEnd = "[Variant \"xiangqi\"]\n\n1. b3e3 b10c8 2. b1c3 1-0"

// A meaningless parameter value is reported, and the page opens as if it were missing.
func TestWordsThatMeanNothingAreSaid(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"bg", "blue", "The link’s bg is wrong: “blue”."},
		{"pieces", "chess", "The link’s pieces is wrong: “chess”."},
		{"board", "steel", "The link’s board is wrong: “steel”."},
		{"lang", "fr", "The link’s lang is wrong: “fr”."},
		{"motion", "slow", "The link’s motion is wrong: “slow”."},
		{"sound", "off", "The link’s sound is wrong: “off”."},
		{"controls", "no", "The link’s controls is wrong: “no”."},
		{"mode", "solve", "The link’s mode is wrong: “solve”."},
		{"ply", "last", "The link’s ply is wrong: “last”."},
		{"lang", "zh-TW", ""}, {"bg", "dark", ""}, {"motion", "auto", ""}, {"sound", "1", ""}, {"pieces", "letters", ""}, {"pieces", "signs", ""}, {"board", "paper", ""},
	} {
		_, s, _ := visit(t, map[string]string{"r": platform.Pack(toTheEnd), c.name: c.text})
		if s.Stack.Said() != c.want {
			t.Errorf("%s=%s: said %q, want %q", c.name, c.text, s.Stack.Said(), c.want)
		}
		if shownTable(t, s); c.want != "" && s.Look(1).Faces != render.Figures {
			t.Errorf("%s=%s: the pieces show %v", c.name, c.text, s.Look(1).Faces)
		}
	}
	_, s, _ := visit(t, map[string]string{"game": "yanyi", "seats": "human,human,human", "bg": "blue", "sound": "loud"})
	if want := "The link’s bg is wrong: “blue”.\nThe link’s sound is wrong: “loud”."; s.Stack.Said() != want {
		t.Errorf("said %q", s.Stack.Said())
	}
}

// An embedded page whose address names only a variant is ready to play, one person against
// computers, as in the board drawn before. The set-up form is behind a button, and the button to
// leave the frame opens the whole page.
func TestAnEmbeddedGameIsReadyToPlay(t *testing.T) {
	for _, v := range catalog.All() {
		in := v.Info()
		b, s, stage := visit(t, map[string]string{"game": in.ID})
		p := shownTable(t, s)
		line := p.Table().Line()
		pos, err := v.Parse("start", nil)
		if err != nil {
			t.Fatal(err)
		}
		if line.Deploying() || line.PositionAt(0) != pos.String() {
			t.Errorf("%s: it stands at %s", in.ID, line.PositionAt(0))
		}
		for seat := range in.Seats {
			if human := p.Table().Player(game.Seat(seat)).Human(); human != (game.Seat(seat) == p.Table().Bottom()) {
				t.Errorf("%s: seat %d is human: %t, seat %d at the bottom", in.ID, seat, human, p.Table().Bottom())
			}
		}
		stage.Choose(t, "full")
		if len(b.opened) != 1 {
			t.Errorf("%s: the whole page is opened %d times", in.ID, len(b.opened))
		}
		stage.Choose(t, "drawer")
		stage.Choose(t, "setup")
		if _, ok := s.Stack.Top().(*setup.Page); !ok {
			t.Errorf("%s: the button of a new game leads to %T", in.ID, s.Stack.Top())
		}
	}
	for page, params := range map[string]map[string]string{"puzzle": {"puzzle": "today"}, "lesson": {"lesson": "three"}} {
		b, _, stage := visit(t, params)
		stage.Choose(t, "full")
		if len(b.opened) != 1 || !strings.HasPrefix(b.opened[0], page+"=") {
			t.Errorf("the way out of a %s leads to %q", page, b.opened)
		}
	}
}

// The buttons of an embedded game, which has one more than others, fit frames of all sizes.
func TestTheButtonsOfAnEmbeddedGameFit(t *testing.T) {
	for _, id := range []string{"yanyi", "xiangqi", "qice"} {
		for _, size := range [][2]float64{{320, 380}, {352, 400}, {360, 400}, {390, 430}, {400, 440}, {480, 520}, {640, 693}, {700, 700}, {900, 800}} {
			_, s, stage := visit(t, map[string]string{"game": id})
			s.Stack.Framed = true
			stage.Resize(size[0], size[1])
			stage.Rest(t)
			p := shownTable(t, s)
			name := fmt.Sprint(id, size)
			checkPage(t, name, p, s.Stack.View())
			if ok, err := stage.Tap("drawer"); err != nil {
				t.Fatal(err)
			} else if ok {
				stage.Rest(t)
				checkPage(t, name+", its drawer", p, s.Stack.View())
			}
			list := p.Controls()
			for _, want := range []string{"setup", "full"} {
				if !slices.ContainsFunc(list, func(c ui.Control) bool { return c.ID == want }) {
					t.Errorf("%s has no %s", name, want)
				}
			}
		}
	}
}

// A single person's seat is at the bottom unless the address asks for another one; with several
// people or none, the variant's usual seat is.
func TestTheOwnSeatIsAtTheBottom(t *testing.T) {
	for _, c := range []struct{ game, seats, view, want string }{
		{"yanyi", "human,ai:1,ai:1", "", "u"},
		{"yanyi", "ai:1,human,ai:1", "", "w"},
		{"yanyi", "ai:1,ai:1,human", "", "s"},
		{"anqi", "human,ai:1,ai:1", "", "u"},
		{"xiangqi", "ai:1,human", "", "b"},
		{"baige", "ai:1,human", "", "b"},
		{"yanyi", "human,ai:1,ai:1", "s", "s"},
		{"xiangqi", "ai:1,human", "r", "r"},
		{"yanyi", "human,human,ai:1", "", "s"},
		{"yanyi", "human,human,human", "", "s"},
		{"yanyi", "ai:1,ai:1,ai:1", "", "s"},
		{"xiangqi", "human,human", "", "r"},
	} {
		params := map[string]string{"game": c.game, "seats": c.seats}
		if c.view != "" {
			params["view"] = c.view
		}
		_, s, _ := visit(t, params)
		p := shownTable(t, s)
		if want, _ := p.Table().Info().SeatOf(c.want); p.Table().Bottom() != want {
			t.Errorf("%s, %s, view %q: seat %d at the bottom, want %d", c.game, c.seats, c.view, p.Table().Bottom(), want)
		}
	}
}

// A notice about a wrong address stays until it is closed; later notices cover it for as long as
// they last.
func TestAWrongAddressIsToldUntilItIsClosed(t *testing.T) {
	_, s, stage := visit(t, map[string]string{"game": "xiangqi", "lang": "en", "position": "9/9 w"})
	want := "The link’s position is wrong at character 4: The board needs 10 ranks and has 2."
	says := func(want string, ticks int) {
		t.Helper()
		if err := stage.Step(ticks); err != nil || s.Stack.Said() != want {
			t.Errorf("it says %q, want %q (%v)", s.Stack.Said(), want, err)
		}
	}
	says(want, 3000)
	s.Say("something else")
	says("something else", 60)
	says(want, 300)
	windowtest.Shot(t, "address-wrong", stage.Screen)
	top := s.Stack.Top()
	if err := stage.Key(ebiten.KeyEscape); err != nil {
		t.Fatal(err)
	}
	if says("", 30); s.Stack.Top() != top {
		t.Errorf("Escape leads to %T as well", s.Stack.Top())
	}
}
