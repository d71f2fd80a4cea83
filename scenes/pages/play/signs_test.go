package play

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
)

// shuttle is an engine whose chariot goes forth and back, and that finds no fault.
type shuttle struct {
	enginetest.Script
	forth bool
}

func (e *shuttle) Send(line string) {
	switch {
	case strings.Contains(line, "level"):
		if e.forth = !e.forth; e.forth {
			e.Says = append(e.Says, "bestmove b6b7")
		} else {
			e.Says = append(e.Says, "bestmove b7b6")
		}
	case strings.HasPrefix(line, "go "):
		e.Says = append(e.Says, "bestmove a4a5")
	}
}

// beginner is a newcomer's first game against an engine, in characters.
func beginner(t *testing.T, sh *session.Session, engine func() machine.Engine) *world {
	t.Helper()
	p, err := open(sh, kit{Engine: engine}, session.Request{Game: "xiangqi", Position: enginetest.Hanging, Seats: "human,ai:2"})
	if err != nil {
		t.Fatal(err)
	}
	clock := time.Now()
	p.clock = func() time.Time {
		clock = clock.Add(20 * time.Millisecond)
		return clock
	}
	w := stage(t, still(), sh, p, 1280, 800)
	w.settle()
	return w
}

// answered plays a turn and waits for the answer.
func (w *world) answered(turn string) {
	w.t.Helper()
	plies := w.page.table.Plies()
	if err := w.page.table.Play(turn); err != nil {
		w.t.Fatal(err)
	}
	for range 400 {
		if w.step(); w.page.table.Plies() == plies+2 {
			w.settle()
			return
		}
	}
	w.t.Fatalf("%s is not answered", turn)
}

func (w *world) plain(k game.Kind) uint8 { return w.page.now.Screen.Look.Signs[k] }

// In a first game every kind of piece bears its small figure, which fades as one moves it
// and is gone after the third time; other kinds keep theirs. That is kept.
func TestFiguresFadeAsOneMovesThem(t *testing.T) {
	defer locale.Use(locale.Current())
	sh := newcomer()
	w := beginner(t, sh, func() machine.Engine { return &shuttle{} })
	turns := []string{"a4a3", "a3a2", "a2a1", "a1c1"}
	for i, turn := range turns {
		if got := w.plain(game.Rook); int(got) != max(0, art.Plainest-i) {
			t.Errorf("after %d turns the chariot's is %d plain", i, got)
		}
		w.answered(turn)
	}
	if w.plain(game.Rook) != 0 || w.plain(game.King) != art.Plainest {
		t.Errorf("signs %v", w.page.now.Screen.Look.Signs)
	}
	again := beginner(t, sh, func() machine.Engine { return &shuttle{} })
	if again.plain(game.Rook) != 0 || again.plain(game.Knight) != art.Plainest {
		t.Errorf("in the next game %v", again.page.now.Screen.Look.Signs)
	}
}

// A turn that the coach has warned of is none that was right.
func TestAWarnedTurnTeachesNothing(t *testing.T) {
	defer locale.Use(locale.Current())
	w := advised(t, newcomer(), 2, 1280, 800)
	w.blunder()
	w.press("coach.stand")
	for range 60 {
		w.step()
	}
	if w.page.table.Plies() != 2 || w.plain(game.Rook) != art.Plainest {
		t.Errorf("%d plies, the chariot's is %d plain", w.page.table.Plies(), w.plain(game.Rook))
	}
}

// The switch takes them away and brings them back as plain as at first; later games have
// them only where they were chosen.
func TestFiguresAreSwitched(t *testing.T) {
	defer locale.Use(locale.Current())
	sh := newcomer()
	w := beginner(t, sh, func() machine.Engine { return &shuttle{} })
	w.answered("a4a3")
	w.press("tab.coach")
	w.press("signs")
	if w.plain(game.King) != 0 || sh.Settings.Signs != "off" {
		t.Error("they cannot be sent away")
	}
	w.press("signs")
	if w.plain(game.Rook) != art.Plainest || sh.Settings.Signs != "on" {
		t.Error("they cannot be had")
	}
	sh = newcomer()
	if err := sh.Saves.Keeper("").Save("[Variant \"xiangqi\"]\n[Result \"red\"]\n\n1. h3e3 resign-b red"); err != nil {
		t.Fatal(err)
	}
	if w = beginner(t, sh, func() machine.Engine { return &shuttle{} }); w.plain(game.King) != 0 {
		t.Error("figures in the second game")
	}
}
