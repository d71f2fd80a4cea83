package local

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// hanging lets Wu put its chariot where Shu can capture it without being recaptured.
const hanging = "4,wK,4/9/9/4,wP,4/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/8,sR,8/3,hR,13/12,uR,4/17/9/9/9/4,sK,4 u uws - idle - 0"

// hinting is a game of three with a person to move in a position.
func hinting(t *testing.T, position string) (*Host, *enginetest.Script) {
	t.Helper()
	engine := new(enginetest.Script)
	m, err := match.New(variant(t, "yanyi"), match.Setup{Start: position, Seats: []match.Player{match.Human(""), match.Computer(1), match.Computer(1)}})
	if err != nil {
		t.Fatal(err)
	}
	return New(m, Deps{Engine: func() machine.Engine { return engine }}), engine
}

// hint is the hint shown after the engine's scripted answers.
func hint(t *testing.T, h *Host, engine *enginetest.Script, answers ...[]string) string {
	t.Helper()
	h.Do(host.Request{Do: host.Hint})
	for _, lines := range answers {
		engine.Says = lines
		pass(h, 1)
	}
	for _, n := range h.News() {
		if n.Hint != game.NoTurn {
			return h.info.FormatTurn(n.Hint)
		}
	}
	return ""
}

// Among three, a move that loses a piece to an answer is no hint: the next best move that keeps
// all pieces is shown.
func TestAHintLosesNoPiece(t *testing.T) {
	loses := []string{"info depth 3 score 90 chances 40 30 30 pv m6m8 i8m8", "bestmove m6m8"}
	more := []string{
		"info multipv 1 depth 3 score 90 chances 40 30 30 pv m6m8 i8m8",
		"info multipv 2 depth 3 score 80 chances 40 30 30 pv m6i6 i8i6",
		"info multipv 3 depth 3 score 70 chances 40 30 30 pv m6m5 i8i7",
		"bestmove m6m8",
	}
	h, engine := hinting(t, hanging)
	if got := hint(t, h, engine, loses, more); got != "m6m5" {
		t.Errorf("hint %q", got)
	}
	if !slices.ContainsFunc(engine.Sent, func(s string) bool { return strings.HasPrefix(s, "go "+moreHints) }) {
		t.Errorf("asked %q", engine.Sent)
	}
}

// If every move found loses a piece, the best one is shown.
func TestAHintIsGivenWhereEveryTurnLosesAPiece(t *testing.T) {
	h, engine := hinting(t, hanging)
	loses := []string{"info depth 3 score 90 chances 40 30 30 pv m6m8 i8m8", "bestmove m6m8"}
	if got := hint(t, h, engine, loses, loses); got != "m6m8" {
		t.Errorf("hint %q", got)
	}
}

// A move that keeps all pieces is shown at once.
func TestAHintThatKeepsAllPiecesIsShownAtOnce(t *testing.T) {
	h, engine := hinting(t, hanging)
	if got := hint(t, h, engine, []string{"info depth 3 score 70 chances 40 30 30 pv m6m5", "bestmove m6m5"}); got != "m6m5" {
		t.Errorf("hint %q", got)
	}
	if len(engine.Sent) != 2 {
		t.Errorf("asked %q", engine.Sent)
	}
}
