package game_test

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest/toy"
)

// info is the toy game's, with draws that name the army as in anqi if owner is set.
func info(owner bool) *game.Info {
	in := *toy.Three(toy.Sound).Info()
	in.RevealsOwner = owner
	return &in
}

// square is a square of the toy board.
func square(t *testing.T, name string) game.Square {
	t.Helper()
	sq, err := info(false).Board.Square(name)
	if err != nil {
		t.Fatal(err)
	}
	return sq
}

func TestTurnText(t *testing.T) {
	a1, e5 := square(t, "a1"), square(t, "e5")
	plain := game.Move(a1, e5)
	for text, want := range map[string]game.Turn{
		"a1e5":          plain,
		"a1e5=Q":        plain.WithPromotion(game.Queen),
		"a1e5^R":        plain.WithSecond(game.Rook),
		"+/a1e5":        plain.WithSlide(game.Forward),
		"-/a1e5":        plain.WithSlide(game.Back),
		"-^N/a1e5":      plain.WithSlide(game.Back).WithSecond(game.Knight),
		"x/a1e5":        plain.WithSweep(),
		"a1~e5":         plain.WithSwap(),
		"@e5":           game.TurnOver(e5),
		"w:resign":      game.Resign(1),
		"a1e5*N":        plain.WithReveal(game.Reveal{Mover: game.NewPiece(game.Knight, 0)}),
		"a1e5*N/P":      plain.WithReveal(game.Reveal{Mover: game.NewPiece(game.Knight, 0), Captive: game.NewPiece(game.Pawn, 0)}),
		"a1e5/P":        plain.WithReveal(game.Reveal{Captive: game.NewPiece(game.Pawn, 0)}),
		"x/+/a1e5=C*K":  plain.WithSweep().WithSlide(game.Forward).WithPromotion(game.Cannon).WithReveal(game.Reveal{Mover: game.NewPiece(game.King, 0)}),
		"x/-^C/a1~e5=A": plain.WithSweep().WithSlide(game.Back).WithSecond(game.Cannon).WithSwap().WithPromotion(game.Advisor),
	} {
		in := info(false)
		got, err := in.ParseTurn(text)
		if err != nil || got != want {
			t.Errorf("%s reads as %x, want %x (%v)", text, uint64(got), uint64(want), err)
		}
		if written := in.FormatTurn(want); written != text {
			t.Errorf("%s is written %s", text, written)
		}
	}
}

func TestTurnTextWithOwners(t *testing.T) {
	in := info(true)
	want := game.TurnOver(square(t, "b2")).WithReveal(game.Reveal{Mover: game.NewPiece(game.Pawn, 2)})
	if got, err := in.ParseTurn("@b2*sP"); err != nil || got != want || in.FormatTurn(want) != "@b2*sP" {
		t.Errorf("@b2*sP reads as %x (%v) and is written %s", uint64(got), err, in.FormatTurn(want))
	}
}

func TestUnreadableTurnsSayWhere(t *testing.T) {
	for text, want := range map[string]string{
		"":           `no square of this board at ""`,
		"a1":         `no square of this board at ""`,
		"a1f5":       `at "f5"`,
		"a01a2":      `at "a01a2"`,
		"a1a2=":      `no piece letter at ""`,
		"a1a2=q":     `no piece letter at "q"`,
		"a1a2x":      `unexpected "x"`,
		"+a1a2":      "a slide is followed by /",
		"h:resign":   `no square`,
		"a1a2*K/P/P": `unexpected "/P"`,
	} {
		if turn, err := info(false).ParseTurn(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q reads as %x with error %v, want %q", text, uint64(turn), err, want)
		}
	}
	if _, err := info(true).ParseTurn("@a1*P"); err == nil || !strings.Contains(err.Error(), `no army's letter at "P"`) {
		t.Errorf("a draw without its army reads: %v", err)
	}
}

func TestFind(t *testing.T) {
	v := toy.Three(toy.Sound)
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	turn, err := game.Find(v.Info(), pos, "d3c3*P")
	if err != nil || !turn.HasReveal() || turn.Chosen() != game.Move(square(t, "d3"), square(t, "c3")) {
		t.Fatalf("found %x (%v)", uint64(turn), err)
	}
	pos.Do(turn.WithReveal(game.Reveal{}))
	if d, err := game.FindReveal(v.Info(), pos, turn); err != nil || d.Mover != game.NewPiece(game.Pawn, 0) {
		t.Errorf("the draw is found as %+v (%v)", d, err)
	}
	if _, err := game.FindReveal(v.Info(), pos, turn.WithReveal(game.Reveal{Mover: game.NewPiece(game.King, 0)})); err == nil {
		t.Error("a king is drawn from a bag without kings")
	}
	pos.Undo()
	for _, text := range []string{"a1a2", "e5e4", "nonsense"} {
		if _, err := game.Find(v.Info(), pos, text); err == nil {
			t.Errorf("%s is found", text)
		}
	}
	if turn, err := game.Find(v.Info(), pos, "s:resign"); err != nil || turn != game.Resign(2) {
		t.Errorf("a resignation off turn: %v", err)
	}
	pos.Do(game.Resign(2))
	if _, err := game.Find(v.Info(), pos, "s:resign"); err == nil {
		t.Error("who is out resigns again")
	}
}
