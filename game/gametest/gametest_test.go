package gametest

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest/toy"
)

func TestSoundGamesPass(t *testing.T) {
	t.Run("two", func(t *testing.T) { Run(t, toy.Two(toy.Sound), nil, 100) })
	t.Run("three", func(t *testing.T) { Run(t, toy.Three(toy.Sound), nil, 300) })
	t.Run("deployed", func(t *testing.T) { Run(t, toy.Secret(), nil, 100) })
}

// TestFaultsAreFound breaks one contract at a time; the suite must report each within a few
// games and say where.
func TestFaultsAreFound(t *testing.T) {
	deck, err := readDeck()
	if err != nil {
		t.Fatal(err)
	}
	for fault, want := range map[toy.Fault]string{
		toy.UndoForgets:    "undoing",
		toy.HashDrifts:     "undoing",
		toy.HashBlind:      "same hash",
		toy.LoseEvent:      "still holds",
		toy.LateCapture:    "still holds",
		toy.WrongCount:     "Count is",
		toy.DoubleTurn:     "listed twice",
		toy.NoReason:       "Why says nothing",
		toy.ReasonForLegal: "is legal, yet Why says",
		toy.UnknownReason:  "no key",
		toy.SharedClone:    "clone",
		toy.Endless:        "does not end",
		toy.PrintsBadly:    "read from its text to",
		toy.Peeks:          "lie face down, its bag holds",
		toy.SilentWentOut:  "events lead to seat",
		toy.LeaksTurns:     "sees",
		toy.DrawsTwice:     "drawn twice",
		toy.NoEnd:          "Ended event",
		toy.NoWarning:      "quiet turns were announced",
		toy.WarnsShort:     "announced leaves",
		toy.Panics:         "panic: the rules break down",
	} {
		err := firstFlaw(toy.Three(fault), deck)
		if err == nil {
			t.Errorf("fault %d is not found", fault)
			continue
		}
		text := err.Error()
		if !strings.Contains(text, want) {
			t.Errorf("fault %d: found %q, want %q", fault, text, want)
		}
		if !strings.Contains(text, "toy3 seed ") || !strings.Contains(text, " ply ") || !strings.Contains(text, "here:") {
			t.Errorf("fault %d: the message does not say where: %s", fault, text)
		}
	}
}

func firstFlaw(v game.Variant, d deck) error {
	for seed := range uint64(40) {
		w := &walk{v: v, in: v.Info(), nth: int(seed), seed: seed, deck: d, long: 600}
		if err := w.game(); err != nil {
			return err
		}
	}
	return nil
}

func TestAllocationsAreFound(t *testing.T) {
	if err := Allocations(toy.Three(toy.Allocates), nil, 1); err == nil || !strings.Contains(err.Error(), "Turns allocates") {
		t.Errorf("found %v", err)
	}
}

func TestInfoFaultsAreFound(t *testing.T) {
	in := *toy.Three(toy.Sound).Info()
	in.Seats = append([]game.SeatInfo(nil), in.Seats...)
	in.Seats[1].Tag = in.Seats[0].Tag
	in.Pieces = ""
	in.Bags, in.Kinds, in.Appeal = false, in.Kinds[1:], game.Appeal{}
	in.Ranks, in.Worths = []game.Kind{game.Pawn, game.Rook}, []game.Worth{{Kind: game.Queen}}
	if err := CheckInfo(&in); err == nil || strings.Count(err.Error(), ";") != 6 {
		t.Errorf("found %v, want seven faults", err)
	}
}

const fixtures = `# a note
id toy-start
pos b~P,bP,bK,bN,b~P/5/5/5/w~N,wP,wK,wN,w~P w wb 0 w=NP,b=NP -/-
perft 1 9
perft 2 81

id toy-two-kings
pos bK,4/5/5/5/4,wK w wb 0 w=-,b=- -/-
perft 1 2
perft 3 12
`

func TestFixtures(t *testing.T) {
	all, err := ReadFixtures(strings.NewReader(fixtures))
	if err != nil || len(all) != 2 {
		t.Fatalf("%d entries: %v", len(all), err)
	}
	for _, f := range all {
		if err := f.Check(toy.Two(toy.Sound), nil, ^uint64(0)); err != nil {
			t.Error(err)
		}
	}
	f := all[1]
	f.Counts = []DepthCount{{1, 2}, {2, 5}}
	err = f.Check(toy.Two(toy.Sound), nil, ^uint64(0))
	if err == nil || !strings.Contains(err.Error(), "perft 2 is 4, want 5\ne1d1 2\ne1e2 2") {
		t.Errorf("a wrong count is reported as %v", err)
	}
	if err := f.Check(toy.Two(toy.Sound), nil, 3); err != nil {
		t.Errorf("a count above the cap is looked at: %v", err)
	}
}

func TestFixtureFileFaults(t *testing.T) {
	for _, bad := range []string{
		"pos x\n",
		"id a\nperft 1 1\n",
		"id a\npos x\n",
		"id a\npos x\nperft 1\n",
		"id a\npos x\nperft 1 1\n\nid a\npos x\nperft 1 1\n",
		"id a\npos x\nperft 1 1\nfoo\n",
	} {
		if _, err := ReadFixtures(strings.NewReader(bad)); err == nil {
			t.Errorf("%q reads without an error", bad)
		}
	}
}

func TestEdited(t *testing.T) {
	Edited(t, toy.Three(toy.Sound), nil, 500)
	Edited(t, toy.Two(toy.Sound), nil, 500)
}

func TestEditingKeepsTheBoardsShape(t *testing.T) {
	for _, board := range []string{"10/k9/9K/4pp4/10", "wR/1,hC:u,1/1", "1/aA,bB,cC/sP", "r~N,2/3"} {
		if got := gather(spread(board), strings.Contains(board, ",")); got != board {
			t.Errorf("%s becomes %s", board, got)
		}
	}
}
