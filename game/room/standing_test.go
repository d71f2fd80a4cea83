package room

import (
	"strings"
	"testing"

	"yanyi/game"
)

// stands checks which people a room is waiting for.
func (p *party) stands(what string, who ...Key) {
	p.t.Helper()
	for _, k := range []Key{ann, bob, cyd, dan, ""} {
		want := false
		for _, w := range who {
			want = want || w == k
		}
		if s := p.r.Outline(p.r.Glimpse()).Standing("ABCDEF", k, p.at); s.Waits != want || s.You != p.r.SeatOf(k) || s.Phase != p.r.phase {
			p.t.Errorf("%s: for %q it stands %+v", what, k, s)
		}
	}
}

func TestItIsToldForWhomARoomWaits(t *testing.T) {
	p := gather(t, Setup{Variant: "qice", Clock: Clock{PerTurn: 3 * day}})
	p.stands("a seat is free")
	p.say(bob, sitBob)
	p.stands("nobody is ready", ann, bob)
	p.ready(bob)
	p.stands("one is ready", ann)
	p.ready(ann)
	p.stands("tiles are laid", ann, bob)
	p.say(ann, Say{Do: Lay, Tiles: p.tiles(0, 1)})
	p.stands("one has laid", bob)
	p.say(bob, Say{Do: Lay, Tiles: p.tiles(1, 1)})
	p.stands("the first turn", ann)
	p.wait(day)
	if s := p.r.Outline(p.r.Glimpse()).Standing("ABCDEF", bob, p.at); s.Turn != 0 || s.Left != 2*day || s.You != 1 {
		t.Errorf("it stands %+v", s)
	}
	p.any()
	p.say(ann, Say{Do: Ask, What: TakeBack})
	p.stands("a question", bob)
	p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	p.stands("it is over")
	p.say(bob, Say{Do: Ask, What: Rematch})
	p.stands("a rematch is asked for", ann)
}

func TestARoomDoesNotWaitForWhomAComputerPlays(t *testing.T) {
	p := play(t, live(3))
	p.wait(60 * second)
	p.say(Server, Say{Do: Tick})
	p.stands("a computer plays for Ann")
}

func TestNothingIsToldToWhoHasNoSeat(t *testing.T) {
	p := play(t, yanyi)
	if s := p.r.Outline(p.r.Glimpse()).Standing("ABCDEF", dan, p.at); s.You != game.NoSeat || s.Waits {
		t.Errorf("Dan is told %+v", s)
	}
}

func TestEnquiriesAreBounded(t *testing.T) {
	one := `{"v":2,"rooms":[{"v":2,"code":"ABCDEF","token":"x"}]}`
	if q, err := DecodeEnquiry([]byte(one)); err != nil || q.Rooms[0].Code != "ABCDEF" {
		t.Errorf("%+v, %v", q, err)
	}
	room := `{"v":2,"code":"ABCDEF","token":"x"}`
	for _, text := range []string{"", "[]", `{"v":2}`, `{"v":1,"rooms":[` + room + `]}`, `{"v":2,"rooms":[]}`,
		`{"v":2,"rooms":[` + strings.Repeat(room+",", MostAsked) + room + `]}`, `{"v":2,"rooms":[{"x":1}]}`,
		`{"v":2,"rooms":[{"code":"` + strings.Repeat("A", MostBytes) + `"}]}`} {
		if q, err := DecodeEnquiry([]byte(text)); err == nil {
			t.Errorf("%.60s is read as %+v", text, q)
		}
	}
}

// FuzzEnquiry checks that any enquiry is refused or concerns a limited number of rooms.
func FuzzEnquiry(f *testing.F) {
	f.Add([]byte(`{"v":2,"rooms":[{"v":2,"code":"ABCDEF","token":"x"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if q, err := DecodeEnquiry(text); err == nil && (len(q.Rooms) == 0 || len(q.Rooms) > MostAsked) {
			t.Fatalf("%s asks after %d rooms", text, len(q.Rooms))
		}
	})
}
