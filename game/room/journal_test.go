package room

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/game/catalog"
)

var update = flag.Bool("update", false, "write the journals anew")

// TestOldJournalsAreReplayed checks that rooms stored by earlier versions can always be read and
// lead to the record beside them. Journals in testdata are never rewritten once rooms have been
// kept; a change that needs other ones is a new version.
func TestOldJournalsAreReplayed(t *testing.T) {
	for name, live := range map[string]func(testing.TB) *party{
		"v1-yanyi": nil, "v1-qice": nil, "v1-jieqi": nil,
		"v2-yanyi": aRoom, "v2-qice": aRoomWithTiles, "v2-jieqi": aRoomWithDraws, "v2-gathering": aRoomThatGathers,
		"v2-study": aRoomThatStudies, "v3-periods": aRoomWithPeriods, "v4-odds": aRoomWithOdds,
	} {
		file := filepath.Join("testdata", name)
		if *update && live != nil {
			p := live(t)
			golden(t, file+".jsonl", strings.Join(p.log, "\n")+"\n")
			golden(t, file+".pgn", p.r.match.Record())
		}
		old := &party{t: t, r: New(catalog.Find), log: strings.Split(strings.TrimSpace(read(t, file+".jsonl")), "\n")}
		if got, want := old.replay().match.Record(), read(t, file+".pgn"); got != want {
			t.Errorf("%s: the journal leads to\n%s\nnot to\n%s", file, got, want)
		}
	}
}

// aRoomWithOdds is a room whose players swap seats before a game with odds, and play again.
func aRoomWithOdds(t testing.TB) *party {
	p := gather(t, Setup{Variant: "xiangqi", Odds: "Red:RN", Clock: Clock{Total: 600 * second}})
	p.say(bob, Say{Do: Sit, Seat: 1, Name: "Bob"})
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	p.say(bob, Say{Do: Answer, Of: p.r.Question().N, Yes: true})
	for _, k := range p.people() {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
	p.any()
	p.any()
	p.say(ann, Say{Do: Resign, Of: p.r.Mark()})
	p.say(bob, Say{Do: Ask, What: Rematch})
	p.say(ann, Say{Do: Answer, Of: p.r.Question().N, Yes: true})
	p.any()
	return p
}

// aRoomWithPeriods is a room where one player needs main time, periods and all of them.
func aRoomWithPeriods(t testing.TB) *party {
	p := play(t, byoyomi)
	for _, spent := range []Time{10, 4, 3, 6, 6, 1, 4, 6, 4} {
		p.wait(spent * second)
		p.any()
	}
	p.wait(p.r.TimeLeft(p.r.match.Actor(), p.at))
	p.say(Server, Say{Do: Tick})
	return p
}

// aRoomThatStudies is a room whose players study their game together.
func aRoomThatStudies(t testing.TB) *party {
	p := over(t, jieqi)
	a := p.grown(ann, 1, p.after(1, 2))
	b := p.grown(bob, a, p.after(a, 0))
	p.say(cyd, Say{Do: Note, Annotation: Annotation{Node: b, Glyph: 1, Marks: []string{"c7", "c7-c8"}}})
	p.say(ann, Say{Do: Show, Yes: true, Annotation: Annotation{Node: b}})
	p.wait(showGap)
	p.say(ann, Say{Do: Show, Yes: true, Annotation: Annotation{Node: 2}})
	p.say(bob, Say{Do: Prune, Annotation: Annotation{Node: b}})
	return p
}

// aRoomThatGathers is a room whose players swap and draw seats and begin without waiting for
// all.
func aRoomThatGathers(t testing.TB) *party {
	p := gather(t, Setup{Variant: "yanyi", Clock: Clock{PerTurn: 3 * day}})
	p.say(bob, sitBob)
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 2})
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	p.agree(bob)
	p.say(ann, Say{Do: Shuffle})
	p.say(bob, Say{Do: Ask, What: Swap, Seat: p.r.SeatOf(ann)})
	p.wait(StartWait)
	p.say(ann, Say{Do: Start})
	p.say(Server, Say{Do: Tick}.late(p, 3*day))
	return p
}

func golden(t *testing.T, file, text string) {
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, file string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestRoomsOfManyKinds plays the rooms that the journals were written from.
func TestRoomsOfManyKinds(t *testing.T) {
	for _, live := range []func(testing.TB) *party{aRoom, aRoomWithTiles, aRoomWithDraws, aRoomThatGathers, aRoomThatStudies} {
		p := live(t)
		if got, want := state(p.replay(), p.at), state(p.r, p.at); got != want {
			t.Errorf("replayed it is\n%s\nnot\n%s", got, want)
		}
	}
}

// aRoom is a room with a player who is absent, is replaced, and returns.
func aRoom(t testing.TB) *party {
	p := play(t, Setup{Variant: "yanyi", Clock: Clock{Total: 600 * second, Increment: 5 * second}, Relief: 2})
	for range 5 {
		p.wait(7 * second)
		p.any()
	}
	p.say(bob, Say{Do: Speak, Phrase: 3})
	p.say(cyd, Say{Do: Ask, What: TakeBack})
	p.say(ann, Say{Do: Answer, Of: p.r.Question().N})
	p.say(bob, Say{Do: Rename, Name: "Rob"})
	p.say(bob, Say{Do: Leave})
	p.say(ann, Say{Do: Ask, What: Relief, Seat: 1, Level: 3})
	p.agree(cyd)
	p.any()
	down := p.at
	p.wait(day)
	p.say(Server, Say{Do: Pause, Since: down, Until: p.at})
	p.say(bob, Say{Do: Return})
	p.wait(600 * second)
	p.say(Server, Say{Do: Tick})
	p.say(Server, Say{Do: Play, Seat: p.r.match.Actor(), Turn: p.choice(0), Of: p.r.Mark()})
	return p
}

// aRoomWithTiles is a room whose players lay tiles, play, resign and play again.
func aRoomWithTiles(t testing.TB) *party {
	p := gather(t, qice)
	p.say(ann, Say{Do: Offer, Seat: 1, Key: dan})
	p.say(dan, Say{Do: Sit, Seat: 1, Name: "Dan"})
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.say(dan, Say{Do: SetReady, Yes: true})
	p.say(ann, Say{Do: Lay, Tiles: p.tiles(0, 1)})
	p.say(dan, Say{Do: Lay, Tiles: p.tiles(1, 2)})
	p.any()
	p.any()
	p.say(dan, Say{Do: Resign, Of: p.r.Mark()})
	p.say(dan, Say{Do: Ask, What: Rematch})
	p.agree(ann)
	p.say(ann, Say{Do: Lay, Tiles: p.tiles(1, 3)})
	return p
}

// aRoomWithDraws is a room of two people and a computer who draw pieces and agree on a draw.
func aRoomWithDraws(t testing.TB) *party {
	p := gather(t, jieqi)
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 3})
	p.say(bob, sitBob)
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.say(bob, Say{Do: SetReady, Yes: true})
	for range 4 {
		for _, k := range []Key{ann, bob, Server} {
			p.say(k, Say{Do: Play, Seat: 2, Turn: p.choice(3), Of: p.r.Mark()})
		}
	}
	p.say(bob, Say{Do: Ask, What: TakeBack})
	p.agree(ann)
	p.any()
	p.wait(askGap)
	p.say(bob, Say{Do: Ask, What: Draw})
	p.agree(ann)
	p.say(Server, Say{Do: Close})
	return p
}
