package threekingdoms

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
)

// Two pieces of a kind and a commander on one line are distinguished by 前 and 后, three by 前 中 后,
// more by their number from the front; if that happens on two lines the line is given, too
// (README.md, Notation).
func TestPiecesOnOneLineAreToldApart(t *testing.T) {
	const (
		horses = "3,wK,5/9/9/9/17/17/2,uN,11,uN,2/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 u uws - idle - 0"
		lord   = "9/9/9/9/17/17/2,uN,11,wN:u,2/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0"
		pairs  = "9/9/9/9/17/17/2,uN,11,wN:u,2/17/hK,1,hC,hR,12,uK/2,wN:u,8,uN,5/3,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0"
		row    = "9/9/9/9/17/17/4,uP,1,uP,1,uP,1,wP:u,1,uP,4/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0"
	)
	for _, c := range []struct{ position, turn, want string }{
		{horses, "c11b13", "front n + 5"}, {horses, "o11m10", "rear n + 8"},
		{lord, "c11b13", "front n + 5"}, {lord, "o11m10", "rear n + 8"},
		{pairs, "c11b13", "front n 7 + 5"}, {pairs, "l8j7", "rear n 10 + 11"},
		{row, "e11d11", "1 p + 1"}, {row, "i11h11", "3 p + 1"}, {row, "m11l11", "5 p + 1"},
	} {
		p := read(t, "yanyi", c.position, "last")
		if got := spell(notated(t, p, c.turn)); got != c.want {
			t.Errorf("%s is %q, want %q", c.turn, got, c.want)
		}
	}
}

// spell writes a notation in a short language-independent form: pieces by their letters, so that
// two of a kind are equal whatever their names are.
func spell(p game.Phrase) string {
	arg := map[string]string{}
	for _, a := range p.Args {
		switch a.Kind {
		case game.ArgPhrase:
			arg[a.Name] = spell(*a.Phrase)
		case game.ArgPiece:
			arg[a.Name] = strings.ToLower(string(rune(a.Piece.Kind().Letter())))
			switch a.Piece {
			case emperor:
				arg[a.Name] = "e"
			case hanSoldier:
				arg[a.Name] = "h"
			}
		case game.ArgSquare:
			arg[a.Name] = fmt.Sprint("@", a.Square)
		default:
			arg[a.Name] = fmt.Sprint(a.N)
		}
	}
	switch p.Key {
	case "notation.line":
		return strings.Join([]string{arg["piece"], arg["n"], arg["dir"], arg["m"]}, " ")
	case "notation.tandem":
		return strings.Join([]string{arg["pos"], arg["piece"], arg["dir"], arg["m"]}, " ")
	case "notation.tandem.line":
		return strings.Join([]string{arg["pos"], arg["piece"], arg["n"], arg["dir"], arg["m"]}, " ")
	case "notation.hidden":
		return "? " + arg["text"]
	case "notation.advance":
		return "+"
	case "notation.retreat":
		return "-"
	case "notation.traverse":
		return "="
	case "notation.coord", "notation.coord.takes":
		return arg["piece"] + arg["from"] + arg["to"]
	}
	return p.Key[strings.LastIndexByte(p.Key, '.')+1:]
}

// No two turns of a position are written alike.
func TestSpellingsAreUnique(t *testing.T) {
	games := 40
	if testing.Short() {
		games = 4
	}
	for _, v := range Variants() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(games) {
				p := read(t, v.Info().ID, "start", "")
				spellGame(t, p, rand.New(rand.NewPCG(seed, 9)))
			}
		})
	}
}

// spellGame plays at random, preferring captures so that armies are absorbed soon.
func spellGame(t *testing.T, p *position, rng *rand.Rand) {
	for ply := range 500 {
		turns := p.Turns(nil)
		if len(turns) == 0 || p.Outcome().Over {
			return
		}
		if ply%5 == 0 {
			distinct(t, p, turns)
		}
		p.Do(turns[rng.IntN(len(turns))])
		if p.chance {
			reveals := p.Reveals(nil)
			p.DoReveal(reveals[rng.IntN(len(reveals))])
		}
	}
}

func distinct(t *testing.T, p *position, turns []game.Turn) {
	t.Helper()
	said := map[string]game.Turn{}
	for _, turn := range turns {
		text := spell(p.Notate(turn))
		if other, ok := said[text]; ok {
			t.Fatalf("%s and %s are both %q\n%s", p.moving.rules.info.FormatTurn(other), p.moving.rules.info.FormatTurn(turn), text, p)
		}
		said[text] = turn
	}
}
