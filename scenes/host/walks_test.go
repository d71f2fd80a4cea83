package host_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/game/study"
	"yanyi/scenes/host"
	"yanyi/scenes/host/local"
	hosts "yanyi/scenes/host/study"
)

// count counts what is done with a game: records parsed (match.Parse looks the variant up once
// each), turns played, pieces drawn, and what of both is undone.
type count struct{ parsed, done, drawn, undone int }

// counted is a variant with counters.
type counted struct {
	game.Variant
	n *count
}

func newCounted(id string) counted {
	v, _ := catalog.Find(id)
	return counted{v, &count{}}
}

// find finds the variant for a record.
func (c counted) find(id string) (game.Variant, bool) {
	c.n.parsed++
	return c, id == c.Info().ID
}

// Parse returns a position with the counters.
func (c counted) Parse(s string, o game.Options) (game.Position, error) {
	pos, err := c.Variant.Parse(s, o)
	return countedPosition{pos, c.n}, err
}

type countedPosition struct {
	game.Position
	n *count
}

func (p countedPosition) Do(t game.Turn) {
	p.n.done++
	p.Position.Do(t)
}

func (p countedPosition) DoReveal(d game.Reveal) {
	p.n.drawn++
	p.Position.DoReveal(d)
}

func (p countedPosition) Undo() {
	p.n.undone++
	p.Position.Undo()
}

func (p countedPosition) Clone() game.Position { return countedPosition{p.Position.Clone(), p.n} }

// costs checks the counts since the previous step.
func (c counted) costs(t *testing.T, step string, want count) {
	t.Helper()
	if *c.n != want {
		t.Errorf("%s: %+v, want %+v", step, *c.n, want)
	}
	*c.n = count{}
}

// turn is a legal turn of a line.
func turn(t *testing.T, line host.Line, text string) game.Turn {
	t.Helper()
	found, err := line.Find(text)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// From a click to the saved record a turn is played once, with its draw, and no text is parsed.
func TestAClickToTheSavedRecord(t *testing.T) {
	for _, c := range []struct {
		id    string
		turns []string
		want  count
	}{
		{"xiangqi", []string{"h3e3", "h10g8"}, count{done: 1}},
		{"anqi", []string{"@b2", "@g2"}, count{done: 1, drawn: 1}},
		{"jieqi", []string{"n5n6"}, count{done: 1, drawn: 1}},
	} {
		clickAndSave(t, newCounted(c.id), c.turns, c.want)
	}
}

// clickAndSave plays turns at a table here and checks what each costs until it is saved.
func clickAndSave(t *testing.T, v counted, turns []string, want count) {
	t.Helper()
	m, err := match.New(v, match.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	saved := ""
	h := local.New(m, local.Deps{Save: func(text string) error {
		saved = text
		return nil
	}})
	*v.n = count{}
	for _, text := range turns {
		if !h.Do(host.Request{Do: host.Play, Turn: turn(t, h.Line(), text)}) {
			t.Fatal(text)
		}
		h.Line().ViewAt(h.Line().Ply(), game.NoSeat)
		h.Tick(host.Tick{})
		if err := h.Keep(game.NoSeat); err != nil || !strings.Contains(saved, text) {
			t.Fatal(saved, err)
		}
		v.costs(t, v.Info().ID+" "+text, want)
	}
}

// From a remote turn's event to the screen it is played once and no record is parsed.
func TestARemoteTurnToTheScreen(t *testing.T) {
	v, keys := newCounted("xiangqi"), [...]room.Key{"a0000000000000000000000000000001", "b0000000000000000000000000000002"}
	served, heard := room.New(catalog.Find), room.New(v.find)
	say := func(who int, s room.Say) {
		t.Helper()
		s.V = room.Version
		e, err := served.Decide(keys[who], &s, 1_000_000, rand.NewPCG(1, 2))
		if err == nil {
			served, _, err = served.Ahead(e.Encode())
		}
		if err == nil {
			err = heard.Apply(*e)
		}
		if err != nil {
			t.Fatalf("%+v: %v", s, err)
		}
	}
	say(0, room.Say{Do: room.Create, Setup: &room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "Ann", Key: keys[0]}, {Key: keys[1]}}}})
	say(1, room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	say(0, room.Say{Do: room.SetReady, Yes: true})
	say(1, room.Say{Do: room.SetReady, Yes: true})
	for i, text := range []string{"h3e3", "h10g8", "h1g3"} {
		*v.n = count{}
		say(i%2, room.Say{Do: room.Play, Turn: text, Of: served.Mark()})
		heard.View(game.NoSeat)
		v.costs(t, text, count{done: 1})
	}
}

// A variation is played once where it is made. Its text is not parsed for the link; the receiver
// parses it once and plays every turn of the tree once.
func TestAVariationToALinkOpenedElsewhere(t *testing.T) {
	v := newCounted("xiangqi")
	m, err := match.Parse(v.find, "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 *\n")
	if err != nil {
		t.Fatal(err)
	}
	v.costs(t, "reading the game", count{parsed: 1, done: 4})
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	h := hosts.New(s, hosts.Deps{})
	h.Step(-2)
	*v.n = count{}
	if !h.Do(host.Request{Do: host.Play, Turn: turn(t, h.Line(), "b1c3")}) {
		t.Fatal("b1c3")
	}
	v.costs(t, "a variation", count{done: 1})
	h.OutcomeAt(h.Root())
	h.MoveAt(h.Root(), "b3e3")
	if h.Line().Ply() != 3 {
		t.Error("looking at another moment moved the line")
	}
	record := h.Record()
	*v.n = count{}
	whole := h.Line().Whole()
	v.costs(t, "from the variation to the end of the game", count{done: 2, undone: 1})
	packed := link.Pack(whole)
	v.costs(t, "the link", count{})
	text, read, err := link.Unpack(v.find, packed)
	if err != nil || text != record || read != nil {
		t.Fatal(text, err)
	}
	opened, err := match.ParseLegal(v.find, text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := study.New(opened); err != nil {
		t.Fatal(err)
	}
	v.costs(t, "opened elsewhere", count{parsed: 1, done: 5, undone: 1})
}

// A game is linked by its turns without playing or parsing any; the receiver parses its tags and
// plays every turn once.
func TestAGameToALinkOpenedElsewhere(t *testing.T) {
	for _, c := range []struct {
		text string
		want count
	}{
		{"[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 *\n", count{parsed: 1, done: 4}},
		{"[Variant \"xiangqi\"]\n[Clock \"600+0\"]\n\n1. h3e3 {[%clk 0:09:50]} 1... h10g8 {[%clk 0:09:40]} 2. r:resign black\n", count{parsed: 1, done: 3}},
	} {
		v := newCounted("xiangqi")
		m, err := match.Parse(v.find, c.text)
		if err != nil {
			t.Fatal(err)
		}
		*v.n = count{}
		packed := link.Pack(m)
		v.n.undone = 0
		v.costs(t, "the link", count{})
		text, opened, err := link.Unpack(v.find, packed)
		if err != nil || text != m.Record() || opened == nil {
			t.Fatal(text, err)
		}
		if _, err := study.New(opened); err != nil {
			t.Fatal(err)
		}
		v.costs(t, "opened elsewhere", c.want)
	}
}

// The games of a library are read with each turn played once, and walked backwards.
func TestTheOpeningsOfALibrary(t *testing.T) {
	const text = "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 i10h10 *\n"
	v := newCounted("xiangqi")
	m, err := match.Parse(v.find, text)
	if err != nil {
		t.Fatal(err)
	}
	*v.n = count{}
	o := study.NewOpenings(m, []string{text})
	o.Step()
	v.costs(t, "one game", count{done: 4, undone: 4})
	m.GoTo(m.Tree())
	if met := o.At(m); !o.Done() || len(met) != 1 || met[0].Games != 1 {
		t.Errorf("%+v", met)
	}
}
