package app_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/pages/tiles"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// loaded starts the program with an address on a machine that keeps its storage.
func loaded(t *testing.T, on machine.Machine) *scenetest.Stage {
	t.Helper()
	s := scenetest.New(app.New(on).Stack, 1280, 800)
	s.Rest(t)
	return s
}

// unfinished opens the question whether to continue a game of three.
func unfinished(t *testing.T, sh *session.Session) ui.Page {
	return resume.New(sh, unfinishedGame(t), session.Request{})
}

// unfinishedGame is the summary of an unfinished game of three.
func unfinishedGame(t *testing.T) *saves.Summary {
	t.Helper()
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Seats: []match.Player{match.Computer(7), match.Human(""), match.Computer(8)}})
	if err != nil {
		t.Fatal(err)
	}
	kept, err := saves.Read(catalog.Find, saves.Save{Text: m.Save(), When: time.Now().Add(-72 * time.Hour)})
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

// take plays one of the legal turns of the table on top.
func take(t *testing.T, s *scenetest.Stage, nth int) {
	t.Helper()
	table := s.Stack.Top().(*playing.Page).Table()
	turn := table.Line().(*match.Match).Position().Turns(nil)[nth]
	table.Tap(turn.From())
	table.Tap(turn.To())
	s.Rest(t)
}

// plies is the number of turns played at the table on top, −1 if there is no table.
func plies(s *scenetest.Stage) int {
	if p, ok := s.Stack.Top().(*playing.Page); ok {
		return p.Table().Plies()
	}
	return -1
}

// aged changes the saves as if they had been played some time ago.
func aged(h *scenetest.Machine, ago time.Duration) {
	var lines []string
	for line := range strings.Lines(h.Store["games"]) {
		slot, _, _ := strings.Cut(line, " ")
		lines = append(lines, fmt.Sprintf("%s %d\n", slot, time.Now().Add(-ago).Unix()))
	}
	h.Store["games"] = strings.Join(lines, "")
}

// kept counts the saved games.
func kept(h *scenetest.Machine) (n int) {
	for key := range h.Store {
		if key == "game" || strings.HasPrefix(key, "game.") {
			n++
		}
	}
	return n
}

// at is a machine whose page has an address.
func at(params map[string]string) *scenetest.Machine {
	return &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Params: params, Store: map[string]string{}}
}

var twoPeople = map[string]string{"game": "xiangqi", "seats": "human,human"}

// An address loaded again continues the game begun from it, in the same slot, any number of
// times; display parameters make no difference.
func TestAnAddressGoesOnWithItsGame(t *testing.T) {
	h := at(maps.Clone(twoPeople))
	take(t, loaded(t, h), 3)
	for _, shown := range [][2]string{{"lang", "en"}, {"bg", "dark"}, {"view", "b"}, {"pieces", "letters"}, {"board", "paper"}, {"sound", "0"}} {
		h.Params[shown[0]] = shown[1]
		before := plies(loaded(t, h))
		s := loaded(t, h)
		if before == 0 || plies(s) != before {
			t.Fatalf("%s: loaded again, %d turns are there, want %d", shown, plies(s), before)
		}
		take(t, s, 0)
		if kept(h) != 1 {
			t.Errorf("%s: %d games are kept", shown, kept(h))
		}
	}
	locale.Use(locale.ZhHans)
	if p := loaded(t, h).Stack.Top().(*playing.Page); p.Table().Bottom() != 1 {
		t.Errorf("view=b: seat %d is at the bottom", p.Table().Bottom())
	}
}

// Stepping back from a continued game allows a new beginning, with the game's current state;
// stepping back from a finished game leads home.
func TestAGameThatGoesOnMayBeginAnew(t *testing.T) {
	h := at(map[string]string{"game": "xiangqi", "seats": "human,human", "lang": "en"})
	s := loaded(t, h)
	take(t, s, 0)
	s = loaded(t, h)
	take(t, s, 0)
	s.Choose(t, "back")
	for _, id := range []string{"goon", "anew"} {
		if !has(s, id) {
			t.Fatalf("there is no %q on a %T", id, s.Stack.Top())
		}
	}
	s.Choose(t, "goon")
	if plies(s) != 2 {
		t.Errorf("it goes on after %d turns", plies(s))
	}
	s = loaded(t, h)
	s.Choose(t, "back")
	s.Choose(t, "anew")
	if plies(s) != 0 {
		t.Errorf("begun anew after %d turns", plies(s))
	}
	take(t, s, 0)
	if s = loaded(t, h); plies(s) != 1 || kept(h) != 2 {
		t.Errorf("loaded again after %d turns, %d games are kept", plies(s), kept(h))
	}
	s.Choose(t, "resign")
	s.Choose(t, "resign.yes")
	s.Rest(t)
	s.Choose(t, "back")
	s.Rest(t)
	if has(s, "goon") || !has(s, "library") {
		t.Errorf("from a finished game back leads to a %T", s.Stack.Top())
	}
}

// An address with another variant, other players or another position begins its own game; the
// first address still finds the first game.
func TestOtherAddressesBeginTheirOwnGames(t *testing.T) {
	h := at(twoPeople)
	s := loaded(t, h)
	start := s.Stack.Top().(*playing.Page).Table().Line().(*match.Match).Position().String()
	take(t, s, 3)
	for i, params := range []map[string]string{
		{"game": "xiangqi", "seats": "human,ai:1"},
		{"game": "huanfang", "seats": "human,human"},
		{"game": "xiangqi", "seats": "human,human", "position": start},
	} {
		h.Params = params
		s := loaded(t, h)
		if plies(s) != 0 {
			t.Errorf("%v goes on after %d turns", params, plies(s))
		}
		take(t, s, 0)
		if kept(h) != i+2 {
			t.Errorf("%v: %d games are kept", params, kept(h))
		}
	}
	if h.Params = twoPeople; plies(loaded(t, h)) != 1 {
		t.Error("the first address has lost its game")
	}
}

// Moves that were taken back stay taken back.
func TestAnAddressGoesOnAfterTakingBack(t *testing.T) {
	h := at(twoPeople)
	s := loaded(t, h)
	take(t, s, 3)
	take(t, s, 3)
	s.Stack.Top().(*playing.Page).Table().Do(host.Request{Do: host.TakeBack})
	s.Rest(t)
	if s := loaded(t, h); plies(s) != 1 || kept(h) != 1 {
		t.Errorf("%d turns are there, %d games are kept", plies(s), kept(h))
	}
}

// A finished game stays in the library and its address begins a new game; so it is with a
// further game played at that table.
func TestAnAddressBeginsAnewAfterTheEnd(t *testing.T) {
	h := at(twoPeople)
	s := loaded(t, h)
	take(t, s, 3)
	s.Stack.Top().(*playing.Page).Table().Line().(*match.Match).Resign(1)
	s.Stack.Top().(*playing.Page).Table().Close()
	h.Store["game"] = s.Stack.Top().(*playing.Page).Table().Line().(*match.Match).Save()
	s = loaded(t, h)
	if plies(s) != 0 {
		t.Fatalf("after the end %d turns are there", plies(s))
	}
	take(t, s, 2)
	if s = loaded(t, h); plies(s) != 1 || kept(h) != 2 {
		t.Errorf("the second game: %d turns, %d games kept", plies(s), kept(h))
	}
}

// A game older than a day is continued only after a question; beginning anew leaves the old save
// in place.
func TestOldGamesAreAskedAbout(t *testing.T) {
	for _, c := range []struct {
		press       string
		turns, then int // shown at first; kept once another turn is played
	}{{"goon", 1, 1}, {"anew", 0, 2}} {
		h := at(twoPeople)
		take(t, loaded(t, h), 3)
		aged(h, 25*time.Hour)
		s := loaded(t, h)
		if plies(s) >= 0 || !has(s, "goon") || !has(s, "anew") {
			t.Fatalf("nothing is asked at a %T", s.Stack.Top())
		}
		s.Choose(t, c.press)
		if plies(s) != c.turns {
			t.Errorf("%s: %d turns, want %d", c.press, plies(s), c.turns)
		}
		take(t, s, 0)
		if kept(h) != c.then {
			t.Errorf("%s: %d games are kept, want %d", c.press, kept(h), c.then)
		}
	}
}

// If nobody can be asked, or no person plays, an old game is replaced without a question.
func TestOldGamesThatNobodyIsAskedAbout(t *testing.T) {
	for _, params := range []map[string]string{
		{"game": "xiangqi", "seats": "human,human", "controls": "0"},
		{"game": "xiangqi", "seats": "ai:1,ai:1"},
	} {
		h := at(params)
		s := loaded(t, h)
		m := s.Stack.Top().(*playing.Page).Table().Line().(*match.Match)
		if err := m.PlayTurn(m.Position().Turns(nil)[0]); err != nil {
			t.Fatal(err)
		}
		h.Store["game"] = m.Save()
		h.Store["games"] = fmt.Sprintf("0 %d\n", time.Now().Unix())
		if n := plies(loaded(t, h)); n < 1 {
			t.Errorf("%v: after a moment %d turns are there", params, n)
		}
		aged(h, 25*time.Hour)
		if n := plies(loaded(t, h)); n != 0 {
			t.Errorf("%v: after a day %d turns are there", params, n)
		}
	}
}

// Saves of earlier versions have no mark of an address: the address begins anew, and the saves
// stay.
func TestSavesWithoutAMarkAreLeftAlone(t *testing.T) {
	h := at(twoPeople)
	take(t, loaded(t, h), 3)
	from := strings.Index(h.Store["game"], "[Address")
	end := from + strings.Index(h.Store["game"][from:], "\n") + 1
	h.Store["game"] = h.Store["game"][:from] + h.Store["game"][end:]
	s := loaded(t, h)
	if plies(s) != 0 {
		t.Fatalf("%d turns are there", plies(s))
	}
	take(t, s, 0)
	if kept(h) != 2 {
		t.Errorf("%d games are kept", kept(h))
	}
}

// A replay begins where it did before, and so does a record in the address.
func TestReplaysBeginAgain(t *testing.T) {
	h := at(maps.Clone(twoPeople))
	take(t, loaded(t, h), 3)
	h.Params["mode"] = "replay"
	if n := plies(loaded(t, h)); n != 0 {
		t.Errorf("a replay shows %d turns", n)
	}
}

// The laying of tiles is continued as well.
func TestAnAddressGoesOnWithTheLayingOfTiles(t *testing.T) {
	h := at(map[string]string{"game": "qice", "seats": "human,ai:1"})
	s := loaded(t, h)
	s.Choose(t, "tile.11")
	s.Choose(t, "slot.3")
	s = loaded(t, h)
	if _, ok := s.Stack.Top().(*tiles.Page); !ok || !strings.Contains(h.Game(), `Sketch "0,0,0,11,0,0,0,0"`) {
		t.Errorf("a %T goes on with %q", s.Stack.Top(), h.Game())
	}
}

// Without storage the game begins anew, which is reported once.
func TestAnAddressWithoutAStore(t *testing.T) {
	refused := fmt.Errorf("%w: a test", machine.ErrRefused)
	h := at(twoPeople)
	h.LoadFail, h.SaveFail = refused, refused
	for range 2 {
		s := loaded(t, h)
		if plies(s) != 0 || s.Stack.Said() != locale.T("error.storage") {
			t.Fatalf("%d turns, said %q", plies(s), s.Stack.Said())
		}
		take(t, s, 3)
	}
}

// framed is a machine whose page is in a frame, optionally driven by the embedding page.
type framed struct {
	*scenetest.Machine
	driven bool
}

func (f framed) Abilities() machine.Abilities {
	can := f.Machine.Abilities()
	if can.Embedded = true; f.driven {
		can.Channel = silent{}
	}
	return can
}

// silent is a channel to an embedding page that sends nothing.
type silent struct{}

func (silent) Listen(func())           {}
func (silent) Receive() (string, bool) { return "", false }
func (silent) Send(string)             {}

// A frame continues its own game instead of the one its visitor plays at home from the same
// address, unless the embedding page drives the game.
func TestFramesGoOnWithTheirOwnGames(t *testing.T) {
	h := at(twoPeople)
	take(t, loaded(t, h), 3)
	s := loaded(t, framed{h, false})
	if plies(s) != 0 {
		t.Fatalf("the frame shows %d turns of the game at home", plies(s))
	}
	take(t, s, 3)
	take(t, s, 3)
	if n := plies(loaded(t, framed{h, false})); n != 2 {
		t.Errorf("the frame goes on after %d turns", n)
	}
	if n := plies(loaded(t, framed{h, true})); n != 0 {
		t.Errorf("a frame that is driven shows %d turns", n)
	}
}

// Two tabs with one address: the second continues where the first is, and moves of both are
// kept. After a reload either continues with the newest moves.
func TestTwoTabsOfOneAddress(t *testing.T) {
	a := at(twoPeople)
	b := at(twoPeople)
	b.Store = a.Store
	one := loaded(t, a)
	take(t, one, 3)
	two := loaded(t, b)
	take(t, two, 5)
	a.Written = append(a.Written, "game", "games")
	one.Rest(t)
	take(t, one, 7)
	if kept(a) != 2 {
		t.Errorf("%d games are kept", kept(a))
	}
	last := one.Stack.Top().(*playing.Page).Table().Line().Turns()
	if got := loaded(t, b).Stack.Top().(*playing.Page).Table().Line().Turns(); !slices.Equal(got, last) {
		t.Errorf("it goes on with %v, want %v", got, last)
	}
}

// A shortcut continues the last game; without an unfinished game it opens the home page.
func TestAnAddressGoesOnWithTheLastGame(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: map[string]string{"continue": "1"}}
	if s := loaded(t, on); s.Stack.Depth() != 1 {
		t.Fatalf("a new program goes on with %T", s.Stack.Top())
	}
	on.Params = map[string]string{"game": "xiangqi", "seats": "human,human"}
	s := loaded(t, on)
	take(t, s, 3)
	on.Params = map[string]string{"continue": "1"}
	if s = loaded(t, on); plies(s) != 1 {
		t.Fatalf("it goes on with %T, %d turns", s.Stack.Top(), plies(s))
	}
	if err := s.Key(ui.KeyEscape); err != nil {
		t.Fatal(err)
	}
	take(t, s, 3)
	s.Stack.Top().(*playing.Page).Table().Do(host.Request{Do: host.Resign})
	s.Rest(t)
	if s = loaded(t, on); s.Stack.Depth() != 1 {
		t.Errorf("a game that is over goes on with %T", s.Stack.Top())
	}
}
