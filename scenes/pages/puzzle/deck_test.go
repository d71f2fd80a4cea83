package puzzle

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/training"
	"yanyi/scenes/cards"
	"yanyi/scenes/machine"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// cannon is a mistake of Red's: a cannon given for a soldier, where a horse should come out.
func cannon(t *testing.T) training.Card {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"h3e3", "h10g8"} {
		if err := m.Play(text); err != nil {
			t.Fatal(err)
		}
	}
	return training.Card{Variant: "xiangqi", Position: m.Position().String(), Played: "e3e7", Better: []string{"h1g3", "c7c6"}, Kind: training.Hanging, Cost: 30}
}

// train opens today's cards.
func train(t *testing.T, size [2]float64, list ...training.Card) *world {
	t.Helper()
	text := "cards 1\n"
	for i := range list {
		text += list[i].String() + "\n"
	}
	w := &world{T: t, time: noon, on: &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: map[string]string{"cards": text}}}
	w.session = session.New(w.on)
	w.session.Now = func() time.Time { return w.time }
	tools := Tools{Games: catalog.All(), Puzzles: w.on.Puzzles, Engine: func() machine.Engine { return &w.engine }, Cards: cards.New(w.session)}
	w.page = New(w.session, tools, mistakes)
	w.session.Start(w.page)
	w.stage = scenetest.New(w.session.Stack, size[0], size[1])
	w.stage.Rest(w)
	return w
}

func (w *world) find(text string) game.Turn {
	w.Helper()
	t, err := w.page.desk.solver.Line().Find(text)
	if err != nil {
		w.Fatal(err)
	}
	return t
}

// kept is a card as it is now.
func (w *world) kept(c training.Card) training.Card {
	w.Helper()
	now, ok := w.page.tools.Cards.Box().Card(c.Key())
	if !ok {
		w.Fatal("the card is gone")
	}
	return now
}

// The card names the turn that was played and its kind; the better turn solves it, its reason is
// told, and it comes again on the next day.
func TestAMistakeIsAskedForOnThePuzzlesPage(t *testing.T) {
	for _, size := range sizes {
		c := cannon(t)
		w := train(t, size, c)
		words := strings.Join(w.page.form.Texts(), "\n")
		wants := []string{locale.T("cards.title")}
		if size[1] > 600 {
			wants = append(wants, "You played")
		}
		for _, want := range wants {
			if !strings.Contains(words, want) {
				t.Errorf("%v: %q is not said: %s", size, want, words)
			}
		}
		if spoken := w.page.spoken(); !strings.Contains(spoken, locale.T("cards.kind.hanging")) || w.page.labels()[1] != "cost 30%" {
			t.Errorf("%v: a reader hears %q, and sees %q", size, spoken, w.page.labels())
		}
		if w.has("choose") || w.has("share") || !w.has("hint") || !w.has("solve") {
			t.Errorf("%v: other buttons than a mistake needs", size)
		}
		w.take(w.find("h1g3"))
		if w.state() != exercise.Found {
			t.Fatalf("%v: state %d", size, w.state())
		}
		if now := w.kept(c); now.Row != 1 || now.Due != w.page.tools.Cards.Today()+1 {
			t.Errorf("%v: kept is %+v", size, now.Schedule)
		}
		w.stage.Choose(t, "next")
		if w.page.desk != nil || !w.page.deck.over || !slices.ContainsFunc(w.page.form.Texts(), func(s string) bool { return strings.Contains(s, "1 of 1") }) {
			t.Errorf("%v: after the last %q", size, w.page.form.Texts())
		}
	}
}

// The turn that was played is wrong at once; what the engine finds as good as the better turn is
// right, what it finds worse is wrong. A card that was missed comes again on the same day, but
// counts once.
func TestOtherTurnsThanTheBetterOneAreJudged(t *testing.T) {
	c := cannon(t)
	w := train(t, sizes[0], c)
	w.take(w.find("e3e7"))
	if w.state() != exercise.Missed || len(w.page.desk.solver.tries) != 1 {
		t.Fatal("the turn that was played is not wrong")
	}
	w.stage.Choose(t, "retake")
	w.engine.Sent = nil
	w.engine.Answer = func(line string) []string {
		switch {
		case strings.HasSuffix(line, "only h1g3"):
			return []string{"info depth 5 score 20 chances 55 45 pv h1g3", "bestmove h1g3"}
		case strings.HasSuffix(line, "depth 5 only b1c3"):
			return []string{"info depth 5 score 20 chances 53 47 pv b1c3", "bestmove b1c3"}
		case strings.HasSuffix(line, "depth 5 only a1a2"):
			return []string{"info depth 5 score -20 chances 40 60 pv a1a2", "bestmove a1a2"}
		}
		return nil
	}
	w.take(w.find("a1a2"))
	w.pass(time.Second)
	if w.state() != exercise.Missed || len(w.page.desk.solver.tries) != 2 {
		t.Fatalf("a worse turn: state %d, sent %q", w.state(), w.engine.Sent)
	}
	w.stage.Choose(t, "retake")
	w.take(w.find("b1c3"))
	w.pass(time.Second)
	if w.state() != exercise.Found {
		t.Fatalf("a turn as good: state %d, sent %q", w.state(), w.engine.Sent)
	}
	if said := w.page.said().text; !strings.Contains(said, locale.T("study.better", locale.Arg{Name: "text", Value: ""})[:6]) {
		t.Errorf("the better one is not named: %q", said)
	}
	now := w.kept(c)
	if now.Row != 0 || now.Days != 1 || now.New() {
		t.Errorf("kept is %+v", now.Schedule)
	}
	w.stage.Choose(t, "next")
	if w.page.desk == nil || w.page.desk.solver.card.Played != "e3e7" {
		t.Fatal("it does not come again on the day")
	}
	w.take(w.find("h1g3"))
	if again := w.kept(c); again.Schedule != now.Schedule {
		t.Errorf("it counts twice: %+v", again.Schedule)
	}
	if w.stage.Choose(t, "next"); !w.page.deck.over {
		t.Error("it comes a third time")
	}
}

// Without an engine it is said that nobody judges another turn; the better one is still right.
func TestWithoutAnEngineTheBetterTurnIsRight(t *testing.T) {
	w := train(t, sizes[0], cannon(t))
	w.page.desk.solver.engine.Start = nil
	w.take(w.find("b1c3"))
	w.pass(time.Second)
	if got := w.page.said().text; got != locale.T("error.worker") {
		t.Errorf("said %q", got)
	}
	w.stage.Choose(t, "retake")
	if w.take(w.find("h1g3")); w.state() != exercise.Found {
		t.Errorf("state %d", w.state())
	}
}

// Leaving a card after a hint counts it as forgotten; one that nothing was done with stays as
// it was. A card of other rules is removed.
func TestLeavingACard(t *testing.T) {
	c, broken := cannon(t), cannon(t)
	broken.Better, broken.Cost = []string{"a1a9"}, 90
	broken.Played = "b3b4"
	w := train(t, sizes[0], broken, c)
	if w.page.desk == nil || w.page.deck.of != 1 || w.page.tools.Cards.Box().Len() != 1 {
		t.Fatal("the broken card stays")
	}
	w.page.leaveDesk()
	if now := w.kept(c); !now.New() {
		t.Errorf("it counts untouched: %+v", now.Schedule)
	}
	w = train(t, sizes[0], c)
	w.stage.Choose(t, "hint")
	w.page.back()
	if now := w.kept(c); now.New() || now.Row != 0 {
		t.Errorf("after a hint %+v", now.Schedule)
	}
	empty := train(t, sizes[1])
	if !empty.page.deck.over || !empty.has("end") || !slices.Contains(empty.page.form.Texts(), locale.T("cards.over.none")) {
		t.Errorf("without cards %q", empty.page.form.Texts())
	}
}
