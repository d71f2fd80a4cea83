package room

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// tiles are some that can be laid.
func (p *party) tiles(s game.Seat, seed uint64) []int {
	return p.r.match.Variant().(game.Deployer).Suggest(s, seed, nil)
}

func TestTilesAreLaidInSecret(t *testing.T) {
	p := play(t, qice)
	if p.r.Phase() != Laying {
		t.Fatal("no tiles are laid")
	}
	mine := p.tiles(0, 7)
	e := p.say(ann, Say{Do: Lay, Tiles: mine})
	for _, to := range []game.Seat{1, game.NoSeat} {
		if told := Tell(*e, to); told.Tiles != nil || told.All != nil {
			t.Errorf("seat %d is told %v", to, told)
		}
		if v := p.r.View(to); v.Seats[0].Tiles != nil {
			t.Errorf("seat %d sees %v", to, v.Seats[0].Tiles)
		}
	}
	if told := Tell(*e, 0); !slices.Equal(told.Tiles, mine) || !slices.Equal(p.r.View(0).Seats[0].Tiles, mine) {
		t.Error("Ann does not know her own tiles")
	}
	if !p.r.Laid(0) || p.r.Laid(1) {
		t.Error("it is not known who has laid")
	}
}

func TestTheLastToLayRevealsAll(t *testing.T) {
	p := play(t, qice)
	p.say(ann, Say{Do: Lay, Tiles: p.tiles(0, 1)})
	mine := p.tiles(0, 2)
	p.say(ann, Say{Do: Lay, Tiles: mine})
	yours := p.tiles(1, 3)
	e := p.say(bob, Say{Do: Lay, Tiles: yours})
	for _, to := range []game.Seat{0, 1, game.NoSeat} {
		told := Tell(*e, to)
		if len(told.All) != 2 || !slices.Equal(told.All[0], mine) || !slices.Equal(told.All[1], yours) {
			t.Errorf("seat %d is told %v", to, told.All)
		}
		if v := p.r.View(to); !slices.Equal(v.Seats[0].Tiles, mine) || !slices.Equal(v.Seats[1].Tiles, yours) {
			t.Errorf("seat %d sees other tiles", to)
		}
	}
	p.refused("phase", ann, Say{Do: Lay, Tiles: mine})
	p.any()
}

func TestWrongTilesAreRefused(t *testing.T) {
	p := play(t, qice)
	for _, tiles := range [][]int{nil, {1}, {99, 99, 99}, make([]int, 40)} {
		_, err := p.r.Decide(ann, &Say{V: Version, Do: Lay, Tiles: tiles}, p.at, p.luck)
		if err == nil {
			t.Errorf("%v were laid", tiles)
		}
	}
	p.refused("phase", ann, Say{Do: Play, Turn: "a1a2", Of: p.r.Mark()})
	p.refused("nobody", dan, Say{Do: Lay, Tiles: p.tiles(0, 1)})
}

func TestAComputerLaysItsOwn(t *testing.T) {
	p := gather(t, Setup{Variant: "qice", Seats: []Place{{Key: ann, Name: "Ann"}, {Level: 2}}})
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.say(Server, Say{Do: Lay, Seat: 1})
	p.refused("nothing", Server, Say{Do: Lay, Seat: 1})
	p.refused("nobody", Server, Say{Do: Lay, Seat: 0})
	p.say(ann, Say{Do: Lay, Tiles: p.tiles(0, 1)})
	p.any()
}

// TestNoKeyIsEverTold checks that no message contains a key, whoever receives it.
func TestNoKeyIsEverTold(t *testing.T) {
	p := gather(t, Setup{Variant: "qice"})
	p.say(ann, Say{Do: Offer, Seat: 1, Key: dan})
	p.say(dan, Say{Do: Sit, Seat: 1, Name: "Dan"})
	for _, text := range p.log {
		e, err := DecodeEvent([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, to := range []game.Seat{0, 1, game.NoSeat} {
			told := Tell(e, to)
			for _, k := range []Key{ann, bob, cyd, dan} {
				if strings.Contains(string(told.Encode()), string(k)) {
					t.Errorf("seat %d is told a key: %s", to, told.Encode())
				}
			}
		}
		if again, _ := json.Marshal(e); string(again) != text {
			t.Errorf("telling changed the event from %s to %s", text, again)
		}
	}
}

// TestSpectatorsSeeWhatEverybodySees checks that a spectator sees the board and no player's
// legal turns.
func TestSpectatorsSeeWhatEverybodySees(t *testing.T) {
	p := play(t, jieqi)
	for range 6 {
		p.any()
		actor := p.r.Match().Actor()
		seen, mine := p.r.View(game.NoSeat), p.r.View(actor)
		if seen.Turns != nil || len(mine.Turns) == 0 {
			t.Fatalf("spectators see %d turns, seat %d %d", len(seen.Turns), actor, len(mine.Turns))
		}
		if !slices.Equal(seen.Cells, mine.Cells) {
			t.Fatal("spectators see another board")
		}
	}
}
