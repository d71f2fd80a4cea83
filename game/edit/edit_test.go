package edit_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/edit"
	"yanyi/game/gametest"
)

// each runs a test for every variant with each value of its options.
func each(t *testing.T, do func(t *testing.T, g *edit.Grammar)) {
	for _, v := range catalog.All() {
		modes := []game.Options{nil}
		for _, opt := range v.Info().Options {
			for _, value := range opt.Values[1:] {
				modes = append(modes, game.Options{opt.Key: value})
			}
		}
		for _, o := range modes {
			name := v.Info().ID
			for _, value := range o {
				name += "-" + value
			}
			t.Run(name, func(t *testing.T) {
				g := edit.Of(v, o)
				if g == nil {
					t.Fatal("it tells nothing of its positions")
				}
				do(t, g)
			})
		}
	}
}

// played are positions of random games, with tiles if the variant has some.
func played(t *testing.T, g *edit.Grammar, games int) (texts []string) {
	t.Helper()
	for seed := range uint64(games) {
		start := "start"
		if d, ok := g.Variant.(game.Deployer); ok {
			start = d.Deploy([2][]int{d.Suggest(0, seed, g.Options), d.Suggest(1, seed+99, g.Options)})
		}
		pos, err := g.Variant.Parse(start, g.Options)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 7))
		for ply := 0; ply < 200 && !pos.Outcome().Over; ply++ {
			turns := pos.Turns(nil)
			pos.Do(turns[r.IntN(len(turns))])
			if pos.Actor() == game.Chance {
				reveals := pos.Reveals(nil)
				pos.DoReveal(reveals[r.IntN(len(reveals))])
			}
			texts = append(texts, pos.String())
		}
	}
	return texts
}

func fixtures(t *testing.T, id string) (texts []string) {
	t.Helper()
	paths, _ := filepath.Glob("../*/testdata/" + id + ".txt")
	for _, path := range paths {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		all, err := gametest.ReadFixtures(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range all {
			texts = append(texts, x.Position)
		}
	}
	return texts
}

// Positions from play and fixtures are written as the text they were read from.
func TestPositionsAreWrittenAsTheyWereRead(t *testing.T) {
	each(t, func(t *testing.T, g *edit.Grammar) {
		texts := append(played(t, g, 12), g.Variant.Info().Start)
		for _, text := range append(texts, fixtures(t, g.Variant.Info().ID)...) {
			p, err := g.Read(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if p.String() != text {
				t.Fatalf("%s is written as %s", text, p)
			}
		}
	})
}

// Every edit leads to a valid position, or to faults each of which has a square or a field.
func TestEveryEditIsSoundOrItsFaultsHavePlaces(t *testing.T) {
	each(t, func(t *testing.T, g *edit.Grammar) {
		texts := append(played(t, g, 3), g.Variant.Info().Start)
		r := rand.New(rand.NewPCG(3, 3))
		sound := 0
		const edits = 600
		for range edits / 6 {
			p, _ := g.Read(texts[r.IntN(len(texts))])
			for range 6 {
				before := p.String()
				what := change(g, p, r)
				_, faults := p.Look()
				if len(faults) == 0 {
					sound++
				}
				for _, f := range faults {
					if f.At == game.NoSquare && !slices.ContainsFunc(g.Fields, func(i game.FieldInfo) bool { return i.Key == f.Field }) {
						t.Fatalf("%s, after %s: %s: %s has no place", before, what, f.Field, f.What)
					}
				}
				if again, err := g.Read(p.String()); err != nil || again.String() != p.String() {
					t.Fatalf("%s, after %s: %s reads as %v (%v)", before, what, p, again, err)
				}
			}
		}
		t.Logf("%d of %d edits lead to a position", sound, edits)
		if sound*10 < edits {
			t.Errorf("of %d edits only %d lead to a position", edits, sound)
		}
	})
}

// change performs a random edit and describes it.
func change(g *edit.Grammar, p *edit.Position, r *rand.Rand) string {
	squares := len(p.Cells)
	sq, to := game.Square(r.IntN(squares)), game.Square(r.IntN(squares))
	b := g.Variant.Info().Board
	i := r.IntN(len(g.Fields))
	values := g.Values(i)
	switch f := &g.Fields[i]; r.IntN(10) {
	case 0, 1:
		piece := g.Tray()[r.IntN(len(g.Tray()))]
		p.Put(sq, piece)
		return "put on " + b.Name(sq)
	case 2:
		p.Take(sq)
		return "take from " + b.Name(sq)
	case 3, 4:
		p.Move(sq, to)
		return "move " + b.Name(sq) + b.Name(to)
	case 5:
		army := game.Army(r.IntN(len(p.By)))
		by := game.Seat(r.IntN(len(g.Variant.Info().Seats) + 1))
		if int(by) == len(g.Variant.Info().Seats) {
			by = game.NoSeat
		}
		p.Command(army, by)
		return "command"
	case 6:
		for _, way := range []string{edit.Mirror, edit.Swap} {
			if r.IntN(2) == 0 {
				p.Map(way)
			}
		}
		return "map"
	case 7:
		if r.IntN(4) == 0 {
			p.Clear()
			return "clear"
		}
		p.SetTurn(game.Seat(r.IntN(len(g.Variant.Info().Seats))))
		return "turn"
	default:
		return f.Key + " " + p.Texts[i] + " -> " + changeField(p, i, f, values, sq, r)
	}
}

func changeField(p *edit.Position, i int, f *game.FieldInfo, values []string, sq game.Square, r *rand.Rand) string {
	switch {
	case edit.Marked(f):
		p.Field(i).Mark(sq)
	case f.Form == game.SeatsField || f.Form == game.SetField:
		p.Toggle(i, values[r.IntN(len(values))])
	case f.Form == game.PairField:
		p.Ally(i, values[r.IntN(len(values))])
	case f.Form == game.CountsField:
		p.Field(i).SetCount(game.Seat(r.IntN(2)), r.IntN(f.Most+1))
	case f.Form == game.BagField:
		p.Field(i).SetBagged(game.NewPiece(game.Rook, game.Army(r.IntN(3))), r.IntN(3))
	case f.Form == game.PoolField:
		p.Field(i).SetPool(game.Seat(r.IntN(2)), values[r.IntN(len(values))], r.IntN(4))
	case f.Form == game.TilesField:
		p.Field(i).LayTile(sq, r.IntN(17))
	case f.Form == game.NumberField:
		p.Set(i, "17")
	case len(values) > 0:
		p.Set(i, values[r.IntN(len(values))])
	}
	return p.Texts[i]
}

// A cleared board is a position, and so is the mapped start; mapping twice changes nothing.
func TestWholePositionsStaySound(t *testing.T) {
	each(t, func(t *testing.T, g *edit.Grammar) {
		p := g.Start()
		p.Clear()
		sound(t, p, "cleared")
		for _, way := range []string{edit.Mirror, edit.Swap} {
			if !g.Maps(way) {
				t.Logf("no %s", way)
				continue
			}
			p := g.Start()
			p.Map(way)
			sound(t, p, way)
			once := p.String()
			for range 2 {
				p.Map(way)
			}
			if p.String() != once && way == edit.Mirror {
				t.Errorf("%s three times: %s\nonce: %s", way, p, once)
			}
		}
	})
}

func sound(t *testing.T, p *edit.Position, what string) {
	t.Helper()
	if _, faults := p.Look(); len(faults) > 0 {
		t.Errorf("%s: %s: %s (%s)", what, faults[0].Field, faults[0].What, p)
	}
}

func of(t *testing.T, id string, o game.Options) *edit.Grammar {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatal(id)
	}
	return edit.Of(v, o)
}

func field(t *testing.T, g *edit.Grammar, key string) int {
	t.Helper()
	i := slices.IndexFunc(g.Fields, func(f game.FieldInfo) bool { return f.Key == key })
	if i < 0 {
		t.Fatalf("%s has no field %s", g.Variant.Info().ID, key)
	}
	return i
}

// Eliminating a player removes the king, and the pieces go to the next commander or are removed;
// reviving a player restores the king (game/threekingdoms/README.md, Diplomacy; Going out).
func TestWhoLivesMayChange(t *testing.T) {
	for _, id := range []string{"yanyi", "mini", "guoji", "jieqi", "anqi", "chibi"} {
		g := of(t, id, nil)
		alive := field(t, g, "alive")
		for _, seat := range []string{"u", "w", "s"} {
			p := g.Start()
			p.Toggle(alive, seat)
			sound(t, p, id+" without "+seat)
			p.Toggle(alive, seat)
			sound(t, p, id+" with "+seat+" again")
		}
	}
}

// An alliance leaves Han to the third player; ending it leaves Han idle.
func TestAlliancesBringHanToTheThird(t *testing.T) {
	for _, id := range []string{"yanyi", "mini", "guoji", "jieqi", "anqi"} {
		g := of(t, id, nil)
		pair := field(t, g, "alliance")
		p := g.Start()
		p.Ally(pair, "us")
		sound(t, p, id)
		if p.By[game.Han] != game.Wei || !strings.Contains(p.String(), " us spent ") {
			t.Errorf("%s: Han follows %d: %s", id, p.By[game.Han], p)
		}
		p.Command(game.Han, game.NoSeat)
		sound(t, p, id+" idle")
		if p.String() != g.Start().String() {
			t.Errorf("%s: idle again: %s", id, p)
		}
	}
}

// Bags hold as many pieces as lie face down (game/threekingdoms/README.md, Jieqi;
// game/darkchess/README.md, Position string).
func TestBagsFollowTheBoard(t *testing.T) {
	for _, id := range []string{"jieqi", "anqi"} {
		g := of(t, id, nil)
		p := g.Start()
		for sq := range p.Cells {
			if p.Cells[sq].Piece.Hidden() {
				p.Take(game.Square(sq))
				sound(t, p, id)
			}
		}
		for sq := range p.Cells {
			if start := g.Start().Cells[sq].Piece; start.Hidden() {
				p.Put(game.Square(sq), start)
				sound(t, p, id)
			}
		}
		if p.String() != g.Start().String() {
			t.Errorf("%s: put back: %s", id, p)
		}
	}
}

// Rights lapse with the pieces they concern (game/hundred/README.md, Position string;
// game/threekingdoms/README.md, Position string of guoji).
func TestRightsLapse(t *testing.T) {
	for _, c := range []struct{ id, from, to, want string }{
		{"baige", "j1", "j5", " w Qkq "},
		{"baige", "f1", "f5", " w kq "},
		{"guoji", "d1", "d3", " d15,l1,l15,o4,o12 "},
	} {
		g := of(t, c.id, nil)
		p := g.Start()
		b := g.Variant.Info().Board
		from, _ := b.Square(c.from)
		to, _ := b.Square(c.to)
		p.Move(from, to)
		if sound(t, p, c.id); !strings.Contains(p.String(), c.want) {
			t.Errorf("%s: %s", c.id, p)
		}
	}
}

// A fault has a place and a remedy: the emperor back to Luoyang, a missing king restored, a
// surplus piece removed.
func TestFaultsAreMended(t *testing.T) {
	for _, c := range []struct {
		id   string
		do   func(p *edit.Position, sq func(string) game.Square)
		at   string
		cure edit.Cure
	}{
		{"yanyi", func(p *edit.Position, sq func(string) game.Square) { p.Move(sq("a9"), sq("e9")) }, "e9", edit.MovesIt},
		{"yanyi", func(p *edit.Position, sq func(string) game.Square) { p.Take(sq("i1")) }, "i1", edit.PutsIt},
		{"yanyi", func(p *edit.Position, sq func(string) game.Square) {
			p.Put(sq("i2"), game.NewPiece(game.King, game.Shu))
		}, "i2", edit.TakesIt},
		{"xiangqi", func(p *edit.Position, sq func(string) game.Square) { p.Move(sq("e1"), sq("e5")) }, "e5", edit.MovesIt},
		{"xiangqi", func(p *edit.Position, sq func(string) game.Square) { p.Take(sq("e10")) }, "e10", edit.PutsIt},
	} {
		g := of(t, c.id, nil)
		p := g.Start()
		sq := func(name string) game.Square { s, _ := g.Variant.Info().Board.Square(name); return s }
		c.do(p, sq)
		_, faults := p.Look()
		if len(faults) == 0 || faults[0].At != sq(c.at) {
			t.Fatalf("%s: faults %+v, want one at %s", c.id, faults, c.at)
		}
		for range 3 {
			_, faults = p.Look()
			if len(faults) == 0 {
				break
			}
			r := p.Mend(&faults[0])
			if r.How == edit.NoCure {
				t.Fatalf("%s: no remedy for %s", c.id, faults[0].What)
			}
			if r.How != c.cure {
				t.Errorf("%s at %s: cure %d, want %d", c.id, c.at, r.How, c.cure)
			}
			p.Apply(r)
		}
		sound(t, p, c.id)
	}
}

// Marks are set and removed where they are shown.
func TestMarks(t *testing.T) {
	for _, c := range []struct{ id, start, key, at, want string }{
		{"qice", "3k5/9/9/9/9/2n6/9/9/9/9/R3K4 w", "stale", "c6", "stale=c6"},
		{"qiji", "3k5/9/9/9/9/9/9/9/9/R3K4 b", "cap", "a1", "cap=a1"},
		{"qice-line", "3k5/9/9/9/9/9/9/9/9/R3K4 b tiles=0,0,0,0,0,0,0,0/23,0,0,0,0,0,0,0", "lm", "a1", "lm=R@a1"},
		{"baige", "r4k3r/10/10/10/10/10/10/10/10/R4K3R w - - 0 1 -/-", "checks", "a1", "a1:1/-"},
		{"guoji", "wR,3,wK,3,wR/9/9/14,uR/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/6,sP,7,uR/9/9/sR,3,sK,3,sR u uws - idle - - 0", "ep", "g3", "g3:g4:uw"},
	} {
		g := of(t, c.id, nil)
		p, err := g.Read(c.start)
		if err != nil {
			t.Fatal(err)
		}
		sq, _ := g.Variant.Info().Board.Square(c.at)
		i := field(t, g, c.key)
		if p.Field(i).Mark(sq); !strings.Contains(p.String(), c.want) {
			t.Errorf("%s: %s", c.id, p)
		}
		sound(t, p, c.id)
		for range 3 {
			if len(p.Field(i).Marks()) > 0 {
				p.Field(i).Mark(sq)
			}
		}
		if p.String() != c.start {
			t.Errorf("%s: unmarked it is %s", c.id, p)
		}
	}
}

// In a variant with duels a piece cycles through its army's persons of its kind; the person that
// the rules assume by default comes last and is not written. A named person moves with its
// piece.
func TestPersonsAreNamed(t *testing.T) {
	g := of(t, "guoji", game.Options{"mode": "duel"})
	p := g.Start()
	i := field(t, g, "people")
	b := g.Variant.Info().Board
	from, _ := b.Square("d1")
	to, _ := b.Square("d3")
	mark := func(at game.Square, want string) {
		t.Helper()
		if p.Field(i).Mark(at); p.String() != g.Start().String()+want {
			t.Errorf("%s, want%s", p, want)
		}
		sound(t, p, "guoji")
	}
	other, _ := b.Square("d15")
	mark(other, " d15:1")
	mark(from, " d1:2,d15:1")
	if n := p.Field(i).Person(from); n != 2 || len(p.Field(i).Marks()) != 2 {
		t.Errorf("on d1 person %d, of %v", n, p.Field(i).Marks())
	}
	moved := p.Clone()
	if moved.Move(from, to); !strings.Contains(moved.String(), "d3:2") {
		t.Errorf("moved: %s", moved)
	}
	mark(from, " d15:1")
	mark(other, "")
	mark(to, "") // nobody's square
}

// FuzzRead checks that no text breaks the reader and that a position read is written as a text
// with the same meaning.
func FuzzRead(f *testing.F) {
	for i, v := range catalog.All() {
		f.Add(uint8(i), v.Info().Start, uint64(i))
	}
	f.Fuzz(func(t *testing.T, i uint8, text string, seed uint64) {
		g := edit.Of(catalog.All()[int(i)%len(catalog.All())], nil)
		p, err := g.Read(text)
		if err != nil {
			return
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for range 4 {
			again, err := g.Read(p.String())
			if err != nil || again.String() != p.String() {
				t.Fatalf("%s reads as %v (%v)", p, again, err)
			}
			p.Look()
			change(g, p, r)
		}
	})
}
