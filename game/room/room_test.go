package room

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// Keys of the people in the tests.
const (
	ann Key = "a0000000000000000000000000000001"
	bob Key = "b0000000000000000000000000000002"
	cyd Key = "c0000000000000000000000000000003"
	dan Key = "d0000000000000000000000000000004" // holds no seat
)

const second Time = 1000

// party is a room under test: a decided event is written, read back and applied.
type party struct {
	t    testing.TB
	r    *Room
	at   Time
	luck rand.Source
	log  []string
}

// gather is a room created by Ann, with a seat for her and links for Bob and Cyd.
func gather(t testing.TB, s Setup) *party {
	t.Helper()
	p := &party{t: t, r: New(catalog.Find), at: 1_000_000, luck: rand.NewPCG(1, 2)}
	if v, _ := catalog.Find(s.Variant); s.Seats == nil {
		s.Seats = []Place{{Name: "Ann", Key: ann}, {Key: bob}, {Key: cyd}}[:len(v.Info().Seats)]
	}
	p.say(ann, Say{Do: Create, Setup: &s})
	return p
}

// play is gather with everybody seated and ready.
func play(t testing.TB, s Setup) *party {
	t.Helper()
	p := gather(t, s)
	for i, k := range p.people() {
		if i > 0 {
			p.say(k, Say{Do: Sit, Seat: game.Seat(i), Name: "P"})
		}
	}
	for _, k := range p.people() {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
	return p
}

func (p *party) people() []Key { return []Key{ann, bob, cyd}[:len(p.r.seats)] }

// try sends a message and applies the event that results.
func (p *party) try(who Key, s Say) (*Event, error) {
	p.t.Helper()
	s.V = Version
	e, err := p.r.Decide(who, &s, p.at, p.luck)
	if e != nil {
		p.write(e)
	}
	return e, err
}

func (p *party) write(e *Event) {
	p.t.Helper()
	text := e.Encode()
	next, _, err := p.r.Ahead(text)
	if err != nil {
		p.t.Fatalf("what was decided cannot be applied: %v\n%s", err, text)
	}
	p.r, p.log = next, append(p.log, string(text))
}

// say sends a message that must succeed.
func (p *party) say(who Key, s Say) *Event {
	p.t.Helper()
	e, err := p.try(who, s)
	if err != nil {
		p.t.Fatalf("%s: %v", s.Do, err)
	}
	return e
}

// refused sends a message that must fail.
func (p *party) refused(code string, who Key, s Say) {
	p.t.Helper()
	_, err := p.try(who, s)
	var refusal *Refusal
	if !errors.As(err, &refusal) || refusal.Code != code {
		p.t.Errorf("%s %s: %v, not a refusal %q", who, s.Do, err, code)
	}
}

// turn plays a turn of the player to move.
func (p *party) turn(text string) *Event {
	p.t.Helper()
	return p.say(p.r.seats[p.r.match.Actor()].key, Say{Do: Play, Turn: text, Of: p.r.Mark()})
}

// any plays the first legal turn.
func (p *party) any() *Event {
	p.t.Helper()
	return p.turn(p.choice(0))
}

// choice is a legal turn, without its reveals.
func (p *party) choice(i int) string {
	turns := p.r.View(p.r.match.Actor()).Turns
	return p.r.match.Info().FormatTurn(turns[i%len(turns)].Chosen())
}

// wait lets time pass.
func (p *party) wait(d Time) { p.at += d }

// replay is the room that the stored events lead to.
func (p *party) replay() *Room {
	p.t.Helper()
	r := New(catalog.Find)
	for _, text := range p.log {
		e, err := DecodeEvent([]byte(text))
		if err == nil {
			err = r.Apply(e)
		}
		if err != nil {
			p.t.Fatalf("%v\n%s", err, strings.Join(p.log, "\n"))
		}
	}
	return r
}

// away is a room whose second player is absent.
func away(t *testing.T, s Setup) *party {
	t.Helper()
	p := play(t, s)
	p.say(bob, Say{Do: Leave})
	return p
}
