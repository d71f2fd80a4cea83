package exercise_test

import (
	"testing"

	"yanyi/game"
	"yanyi/game/puzzle/exercise"
)

var best, good, played, other = game.Move(1, 2), game.Move(1, 3), game.Move(4, 5), game.Move(6, 7)

// expect compares the state of a run with the expected one.
func expect(t *testing.T, r *exercise.Run, want exercise.State, after string) {
	t.Helper()
	if got := r.State(); got != want {
		t.Fatalf("after %s it stands at %d, want %d", after, got, want)
	}
}

func TestATurnIsTriedUntilItIsFound(t *testing.T) {
	r := exercise.New([]exercise.Task{{Right: []game.Turn{best, good}, Wrong: []game.Turn{played}}, {Right: []game.Turn{best}}})
	expect(t, r, exercise.Asked, "the start")
	r.Try(played)
	expect(t, r, exercise.Missed, "the turn that was played")
	if r.Try(best); r.Tried() != played {
		t.Error("another turn is tried before the wrong one was taken back")
	}
	r.Retry()
	r.Try(other)
	expect(t, r, exercise.Missed, "a turn that is not listed")
	r.Retry()
	r.Try(good)
	expect(t, r, exercise.Found, "a right turn")
	r.Next()
	r.Try(best)
	expect(t, r, exercise.Found, "the best turn")
	r.Next()
	expect(t, r, exercise.Done, "the last task")
	if got, want := r.Tally(), (exercise.Tally{Found: 2, AtOnce: 1}); got != want || r.Best() != game.NoTurn {
		t.Errorf("counted %+v, want %+v", got, want)
	}
}

func TestWhatIsDrawnInATurnDoesNotCount(t *testing.T) {
	drawn := best.WithReveal(game.Reveal{Mover: game.NewPiece(game.Rook, 1)})
	r := exercise.New([]exercise.Task{{Right: []game.Turn{best}}})
	if r.Try(drawn) != exercise.Found {
		t.Error("another piece was drawn in the right turn, which is called wrong")
	}
}

func TestTurnsThatAreNotListedAreJudged(t *testing.T) {
	r := exercise.New([]exercise.Task{{Right: []game.Turn{best}, Wrong: []game.Turn{played}, Open: true}})
	r.Try(other)
	expect(t, r, exercise.Judged, "a turn nobody knows")
	r.Judge(false)
	expect(t, r, exercise.Missed, "its judgement")
	r.Retry()
	r.Try(other)
	expect(t, r, exercise.Missed, "the same turn")
	r.Retry()
	r.Judge(true)
	expect(t, r, exercise.Asked, "a judgement that comes too late")
	r.Try(good)
	r.Judge(true)
	expect(t, r, exercise.Found, "a turn that is as good")
}

func TestHintsAndSolution(t *testing.T) {
	r := exercise.New([]exercise.Task{{Right: []game.Turn{best}}, {Right: []game.Turn{good}}, {Right: []game.Turn{best}}})
	for _, want := range []int{exercise.PieceHint, exercise.SquareHint, exercise.ReasonHint, exercise.ReasonHint} {
		if r.Hint(); r.Hinted() != want {
			t.Errorf("%d hints, want %d", r.Hinted(), want)
		}
	}
	r.Try(best)
	r.Next()
	r.Try(played)
	r.Solve()
	expect(t, r, exercise.Shown, "a look at the solution")
	if r.Best() != good || r.Hinted() != exercise.NoHint {
		t.Errorf("shows %v", r.Best())
	}
	r.Next()
	r.Next()
	r.Next()
	if got, want := r.Tally(), (exercise.Tally{Found: 1, Shown: 1, Skipped: 1}); got != want {
		t.Errorf("counted %+v, want %+v", got, want)
	}
}

func TestALineIsFoundTurnByTurn(t *testing.T) {
	r := exercise.New([]exercise.Task{{Right: []game.Turn{best}, Reply: other, Then: &exercise.Task{Right: []game.Turn{good}}}})
	if r.Reply() != game.NoTurn {
		t.Error("a reply before the turn")
	}
	r.Try(best)
	expect(t, r, exercise.Answered, "the first turn")
	if r.Reply() != other {
		t.Error("not the reply")
	}
	expect(t, r, exercise.Asked, "the reply")
	if r.Best() != good {
		t.Error("the first turn is asked for again")
	}
	r.Try(good)
	expect(t, r, exercise.Found, "the second turn")
	if got, want := r.Tally(), (exercise.Tally{Found: 1, AtOnce: 1}); got != want {
		t.Errorf("counted %+v, want %+v", got, want)
	}
}
