package stratagem

import (
	"os"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

func variant(t testing.TB, id string) game.Variant {
	t.Helper()
	for _, v := range Variants() {
		if v.Info().ID == id {
			return v
		}
	}
	t.Fatalf("no variant %s", id)
	return nil
}

func rulesOf(t testing.TB, id string) *rules {
	t.Helper()
	for _, v := range family {
		if v.info.ID == id {
			v.ready()
			return v
		}
	}
	t.Fatalf("no variant %s", id)
	return nil
}

func read(t testing.TB, id, text string) *position {
	t.Helper()
	pos, err := variant(t, id).Parse(text, nil)
	if err != nil {
		t.Fatalf("%s %q: %v", id, text, err)
	}
	return pos.(*position)
}

// play plays turns given as text; an illegal one fails the test.
func play(t testing.TB, p *position, turns ...string) {
	t.Helper()
	for _, text := range turns {
		turn, err := game.Find(&p.v.info, p, text)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		p.Do(turn)
	}
}

func square(t testing.TB, p *position, name string) game.Square {
	t.Helper()
	sq, err := p.v.tables.board.Square(name)
	if err != nil {
		t.Fatal(err)
	}
	return sq
}

func readFixtures(t testing.TB, id string) []gametest.Fixture {
	t.Helper()
	file, err := os.Open("testdata/" + id + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	all, err := gametest.ReadFixtures(file)
	if err != nil {
		t.Fatal(err)
	}
	return all
}
