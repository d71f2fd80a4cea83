package room

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// starts are start positions of a game: those of a random game, the last of which may have no
// legal turn, and the same ones with letters lost, doubled or exchanged, or far too long.
func starts(v game.Variant, r *rand.Rand) (list []string) {
	pos, err := v.Parse(v.Info().Start, nil)
	if err != nil {
		panic(err)
	}
	for range 400 {
		list = append(list, pos.String())
		if pos.Outcome().Over {
			break
		}
		turns := pos.Turns(nil)
		turn := turns[r.IntN(len(turns))]
		if alive := pos.Alive(); r.IntN(60) == 0 && alive.Has(pos.Actor()) {
			turn = game.Resign(pos.Actor())
		}
		pos.Do(turn)
		if pos.Actor() == game.Chance {
			pos.DoReveal(game.PickReveal(r, pos.Reveals(nil)))
		}
	}
	last := list[len(list)-1]
	list = list[max(0, len(list)-12):]
	for range 40 {
		b := []byte(last)
		for range 1 + r.IntN(3) {
			i := r.IntN(len(b))
			switch r.IntN(3) {
			case 0:
				b = append(b[:i], b[i+1:]...)
			case 1:
				b = append(b[:i:i], append([]byte{b[i]}, b[i:]...)...)
			default:
				b[i] = last[r.IntN(len(last))]
			}
		}
		list = append(list, string(b))
	}
	return append(list, "start", last+strings.Repeat(" ", mostStart-len(last)), strings.Repeat("<", mostStart), strings.Repeat("帅", mostStart/3))
}

// TestRoomsBeginWhereOneCanPlay checks that a start is refused or playable; events from there
// can be written, read and applied, and no room begins in a finished position.
func TestRoomsBeginWhereOneCanPlay(t *testing.T) {
	refused, taken := 0, 0
	for n, v := range catalog.All() {
		r := rand.New(rand.NewPCG(uint64(n), 53))
		for i, start := range starts(v, r) {
			s := Setup{Variant: v.Info().ID, Start: start, Clock: []Clock{{}, {Total: 60 * second}, {PerTurn: second}}[i%3], Relief: i % 2}
			s.Seats = []Place{{Name: "Ann", Key: ann}, {Key: bob}, {Key: cyd}}[:len(v.Info().Seats)]
			p := &party{t: t, r: New(catalog.Find), at: 1_000_000, luck: rand.NewPCG(1, 2)}
			if _, err := p.try(ann, Say{Do: Create, Setup: &s}); err != nil {
				refused++
				continue
			}
			taken++
			if p.r.match.Over() {
				t.Errorf("%s begins at %q, where it is over", v.Info().ID, start)
			}
			begun(p, r)
			p.replay()
		}
	}
	if refused < 100 || taken < 100 {
		t.Errorf("%d starts were refused, %d taken", refused, taken)
	}
}

// begun seats everybody, begins, and sends some messages.
func begun(p *party, r *rand.Rand) {
	for i, k := range p.people() {
		if i > 0 {
			p.say(k, Say{Do: Sit, Seat: game.Seat(i), Name: "P"})
		}
	}
	for _, k := range p.people() {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
	for range 4 {
		p.r.Outline(p.r.Glimpse()).Standing("CODE", ann, p.at)
		p.wait(Time(r.IntN(3000)))
		p.try(Server, Say{Do: Tick})
		if p.r.phase == Playing {
			p.try(p.r.seats[p.r.match.Actor()].key, Say{Do: Play, Turn: p.choice(r.IntN(100)), Of: p.r.mark})
			p.try(p.people()[r.IntN(len(p.r.seats))], Say{Do: []Verb{Resign, Ask, Leave}[r.IntN(3)], What: Draw, Of: p.r.mark})
		}
	}
}

// TestOldRoomsThatBeginWhereAGameEndsAreOver covers such rooms, which earlier versions
// permitted.
func TestOldRoomsThatBeginWhereAGameEndsAreOver(t *testing.T) {
	found := 0
	for n, v := range catalog.All() {
		for i, clock := range []Clock{{}, {Total: 60 * second}} {
			p := &party{t: t, r: New(catalog.Find), at: 1_000_000, luck: rand.NewPCG(1, 2)}
			s := Setup{Variant: v.Info().ID, Start: finished(v, uint64(10*n+i)), Clock: clock}
			s.Seats = []Place{{Name: "Ann", Key: ann}, {Level: 1}, {Level: 1}}[:len(v.Info().Seats)]
			if s.Start == "" {
				continue
			}
			found++
			if _, err := p.try(ann, Say{Do: Create, Setup: &s}); err == nil {
				t.Errorf("a room of %s that begins at %q is created", v.Info().ID, s.Start)
				continue
			}
			p.write(&Event{V: 1, N: 1, At: p.at, Kind: Created, Seat: game.NoSeat, Key: ann, Setup: &s})
			p.say(ann, Say{Do: SetReady, Yes: true})
			if p.r.phase != Over {
				t.Errorf("%s at %q stands at %d", v.Info().ID, s.Start, p.r.phase)
			}
			p.wait(100 * second)
			for _, do := range allVerbs {
				p.try(ann, Say{Do: do, Turn: "a1a2", Of: p.r.mark})
				p.try(Server, Say{Do: do, Seat: 1, Of: p.r.mark})
			}
			if _, ok := p.r.Deadline(); ok || p.r.TimeLeft(game.NoSeat, p.at) != 0 {
				t.Error("a clock runs")
			}
			p.r.Outline(p.r.Glimpse()).Standing("CODE", ann, p.at)
			p.replay()
		}
	}
	if found < len(catalog.All()) {
		t.Errorf("only %d finished games were tried", found)
	}
}

// finished is a position of a finished game, "" if random games reach none.
func finished(v game.Variant, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 3))
	for range 40 {
		pos, err := v.Parse(v.Info().Start, nil)
		if err != nil {
			panic(err)
		}
		for range 600 {
			turns := pos.Turns(nil)
			if len(turns) == 0 || pos.Outcome().Over {
				break
			}
			turn := turns[r.IntN(len(turns))]
			if len(v.Info().Seats) > 2 && r.IntN(40) == 0 {
				turn = game.Resign(pos.Actor())
			}
			pos.Do(turn)
			if pos.Actor() == game.Chance {
				pos.DoReveal(game.PickReveal(r, pos.Reveals(nil)))
			}
		}
		text := pos.String()
		if again, err := v.Parse(text, nil); err == nil && again.Outcome().Over {
			return text
		}
	}
	return ""
}

// TestStartsAreWrittenAsTheHouseSpellsThem checks that a start is stored in canonical form,
// however it was spelled.
func TestStartsAreWrittenAsTheHouseSpellsThem(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	p := &party{t: t, r: New(catalog.Find), at: 1_000_000, luck: rand.NewPCG(1, 2)}
	e := p.say(ann, Say{Do: Create, Setup: &Setup{Variant: "xiangqi", Start: "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r",
		Seats: []Place{{Name: "Ann", Key: ann}, {Key: bob}}}})
	pos, err := v.Parse(e.Setup.Start, nil)
	if err != nil || pos.String() != e.Setup.Start {
		t.Errorf("written is %q: %v", e.Setup.Start, err)
	}
	_, err = p.try(ann, Say{Do: Create, Setup: &Setup{Variant: "xiangqi", Start: "nothing"}})
	var no *Refusal
	if !errors.As(err, &no) {
		t.Errorf("%v is no refusal", err)
	}
}
