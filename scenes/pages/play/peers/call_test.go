package peers_test

import (
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/online"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/pages/play/peers"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// eyes is an Attention that notes how it was called.
type eyes struct {
	looked  bool
	mark    string
	notices []string
}

func (e *eyes) Looked() bool       { return e.looked }
func (e *eyes) Mark(text string)   { e.mark = text }
func (e *eyes) Ask()               {}
func (e *eyes) Notify(text string) { e.notices = append(e.notices, text) }

// caller is a program that is called, or not.
type caller struct {
	*online.Client
	eyes  eyes
	store *session.Session
}

func begin(s *onlinetest.Server) *caller {
	c := &caller{store: session.New(&scenetest.Machine{Langs: []string{"en"}})}
	c.store.Settings.Sound = false
	w := online.World{Net: &onlinetest.Net{Server: s}, Find: catalog.Find, Now: s.Now, Load: c.store.Kept, Save: c.store.Keep}
	c.Client = online.New(w, "")
	c.Heard = peers.NewCaller(c.store, &c.eyes).Heard
	return c
}

func hear(all ...*caller) {
	for range 5 {
		for _, c := range all {
			c.Tick()
		}
	}
}

// gathered is two programs in a room whose game is about to begin.
func gathered(t *testing.T) (a, b *caller) {
	t.Helper()
	s := onlinetest.New()
	a, b = begin(s), begin(s)
	hear(a, b)
	a.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "A"}, {}}})
	hear(a)
	link, _ := a.Room().Link(1)
	code, token, _ := online.ReadCode(link)
	b.Join(code, token)
	hear(a, b)
	b.Room().Say(room.Say{Do: room.Sit, Seat: 1, Name: "B"})
	hear(a, b)
	return a, b
}

func ready(all ...*caller) {
	for _, c := range all {
		c.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	}
	hear(all...)
}

// Who looks elsewhere is called when the game begins, at each own turn, when asked and at
// the end; who looks is not.
func TestWhoLooksElsewhereIsCalled(t *testing.T) {
	a, b := gathered(t)
	a.eyes.looked = true
	b.store.Keep("notices", "1")
	ready(a, b)
	if a.eyes.mark != "" || b.eyes.mark == "" || len(b.eyes.notices) != 1 {
		t.Fatalf("at the beginning: marks %q and %q, notices %q", a.eyes.mark, b.eyes.mark, b.eyes.notices)
	}
	a.Room().Play(a.Room().State().View(0).Turns[0])
	hear(a, b)
	a.Room().Ask(room.Draw, 0, 0)
	hear(a, b)
	a.Room().Resign()
	hear(a, b)
	want := []string{"The game begins", "Your turn", "You are asked something", "The game is over"}
	if len(b.eyes.notices) != len(want) {
		t.Fatalf("notices %q, want %q", b.eyes.notices, want)
	}
	for i, got := range b.eyes.notices {
		if got != want[i] {
			t.Errorf("notice %d is %q, want %q", i, got, want[i])
		}
	}
	if len(a.eyes.notices) != 0 {
		t.Errorf("who looks is called: %q", a.eyes.notices)
	}
	b.eyes.looked = true
	if hear(b); b.eyes.mark != "" {
		t.Error("the mark stays although the page is looked at")
	}
}

// Without the switch there is the mark alone, and nothing for what happened before the
// page was opened.
func TestNoticesAreWanted(t *testing.T) {
	a, b := gathered(t)
	ready(a, b)
	if a.eyes.mark == "" || len(a.eyes.notices) != 0 {
		t.Errorf("mark %q, notices %q", a.eyes.mark, a.eyes.notices)
	}
	code := a.Room().Code
	a.eyes.looked = true
	hear(a)
	a.eyes.looked = false
	a.Leave()
	a.Join(code, "")
	if hear(a, b); a.eyes.mark != "" {
		t.Error("a player who comes back is called for an old turn")
	}
}
