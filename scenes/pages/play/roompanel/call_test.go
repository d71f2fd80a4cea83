package roompanel_test

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/roompanel"
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

// sample is a room whose people are as the test says.
type sample struct{ people host.People }

// gathered are two people who wait for their game to begin; B is here.
func gathered() *sample {
	return &sample{people: host.People{
		Code: "ABCDEF", You: 1, Bond: host.Bound, Phase: room.Gathering, Turn: game.NoSeat,
		Seats: []room.Seat{{Taken: true, Name: "A"}, {Taken: true, Name: "B"}},
	}}
}

// caller is a program that is called, or not.
type caller struct {
	*roompanel.Caller
	eyes  eyes
	store *session.Session
}

func begin() *caller {
	c := &caller{store: session.New(&scenetest.Machine{Langs: []string{"en"}})}
	c.store.Settings.Sound = false
	c.Caller = roompanel.NewCaller(c.store, &c.eyes)
	return c
}

// begins begins the game, in which a seat is on turn.
func (r *sample) begins(turn game.Seat) {
	r.people.Phase, r.people.Turn, r.people.Mark = room.Playing, turn, 7
}

// Who looks elsewhere is called when the game begins, at each own turn, when asked and at
// the end; who looks is not.
func TestWhoLooksElsewhereIsCalled(t *testing.T) {
	for _, looked := range []bool{false, true} {
		r, c := gathered(), begin()
		c.store.Keep("notices", "1")
		c.eyes.looked = looked
		steps := []func(p *host.People){
			func(*host.People) {},
			func(*host.People) { r.begins(0) },
			func(p *host.People) { p.Turn, p.Mark = 1, 8 },
			func(p *host.People) { p.Turn, p.Mark = 0, 9 },
			func(p *host.People) { p.Question, p.Waiting = &room.Question{N: 10}, game.SetOf(1) },
			func(p *host.People) { p.Question, p.Waiting = nil, 0 },
			func(p *host.People) { p.Phase, p.Turn = room.Over, game.NoSeat },
		}
		for _, step := range steps {
			step(&r.people)
			c.Heard(&r.people)
		}
		want := []string{"The game begins", "Your turn", "You are asked something", "The game is over"}
		if looked {
			want = nil
		}
		if !slices.Equal(c.eyes.notices, want) || looked != (c.eyes.mark == "") {
			t.Errorf("looked %t: notices %q, want %q; mark %q", looked, c.eyes.notices, want, c.eyes.mark)
		}
		c.eyes.looked = true
		if c.Heard(&r.people); c.eyes.mark != "" {
			t.Error("the mark stays although the page is looked at")
		}
	}
}

// Without the switch there is the mark alone, and nothing for what happened before the
// page was opened.
func TestNoticesAreWanted(t *testing.T) {
	r, c := gathered(), begin()
	c.Heard(&r.people)
	r.begins(1)
	if c.Heard(&r.people); c.eyes.mark == "" || len(c.eyes.notices) != 0 {
		t.Errorf("mark %q, notices %q", c.eyes.mark, c.eyes.notices)
	}
	again := begin()
	if again.Heard(&r.people); again.eyes.mark != "" {
		t.Error("a player who comes back is called for an old turn")
	}
}

// A computer that plays for who is away, and a seat that is only offered, call nobody.
func TestWhoDoesNotPlayIsNotCalled(t *testing.T) {
	for name, seat := range map[string]room.Seat{"relieved": {Taken: true, Level: 4}, "invited": {}} {
		r, c := gathered(), begin()
		r.begins(0)
		r.people.Seats[1] = seat
		c.Heard(&r.people)
		r.people.Turn, r.people.Mark = 1, 8
		if c.Heard(&r.people); c.eyes.mark != "" {
			t.Errorf("%s: called", name)
		}
	}
}

// How many rooms elsewhere wait stands before the title; who looks elsewhere is told of one
// more, if that is wanted, and of one less nobody is.
func TestRoomsElsewhereCall(t *testing.T) {
	c := begin()
	c.Wait(2)
	if c.eyes.mark != "(2)" || len(c.eyes.notices) != 0 {
		t.Errorf("mark %q, notices %q", c.eyes.mark, c.eyes.notices)
	}
	c.store.WantNotices(true)
	c.Wait(1)
	c.Wait(3)
	if want := []string{"Your turn in 3 rooms"}; !slices.Equal(c.eyes.notices, want) || c.eyes.mark != "(3)" {
		t.Errorf("mark %q, notices %q", c.eyes.mark, c.eyes.notices)
	}
	r := gathered()
	c.Heard(&r.people)
	r.begins(1)
	if c.Heard(&r.people); c.eyes.mark != "● (3)" {
		t.Errorf("mark %q", c.eyes.mark)
	}
	c.eyes.looked = true
	c.Heard(&r.people)
	if c.Wait(0); c.eyes.mark != "" {
		t.Errorf("mark %q", c.eyes.mark)
	}
}

// Once all are there, who is not ready is asked whether it is.
func TestWhoIsNotReadyIsCalled(t *testing.T) {
	for _, ready := range []bool{false, true} {
		r, c := gathered(), begin()
		c.store.WantNotices(true)
		r.people.Seats[1].Ready = ready
		c.Heard(&r.people)
		r.people.Full = 7
		if c.Heard(&r.people); ready != (len(c.eyes.notices) == 0) {
			t.Errorf("ready %t: notices %q", ready, c.eyes.notices)
		}
	}
}
