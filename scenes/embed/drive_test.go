package embed_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"yanyi/game/match"
	"yanyi/scenes/scenetest"
)

const opening = "[Variant \"xiangqi\"]\n\n1. b3e3 b10c8 2. b1c3 *"

// opened is an embedding page around the program, with parameters.
func opened(t *testing.T, params map[string]string) *blog {
	t.Helper()
	b := newBlog(t, params)
	b.ask("load", loading(opening, ""))
	return b
}

// loading is the data of a request to load a record.
func loading(record, mode string) string {
	data, _ := json.Marshal(map[string]string{"record": record, "mode": mode})
	return string(data)
}

// shownIn lists the moments among messages: ply of plies, and whether the replay is running.
func shownIn(out []string) (list []string) {
	for _, data := range said(out, "shown") {
		list = append(list, fmt.Sprint(data["ply"], "/", data["plies"], " ", data["playing"]))
	}
	return list
}

// The embedding page plays moves for people and takes them back; each request is answered with
// its id and the last move.
func TestTurnsAreTakenAndTakenBack(t *testing.T) {
	b := newBlog(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	out := b.ask("play", `{"turn":"b3e3"}`)
	if turns := said(out, "turn"); len(turns) != 1 || turns[0]["turn"] != "b3e3" || turns[0]["next"] != "b" || !strings.Contains(out[0], `"id":"q"`) {
		t.Errorf("play: %q", out)
	}
	out = b.ask("undo", `{}`)
	if turns := said(out, "turn"); len(turns) != 1 || turns[0]["ply"] != 0.0 || turns[0]["next"] != "r" || !strings.Contains(out[0], `"id":"q"`) {
		t.Errorf("undo: %q", out)
	}
	if out = append(b.ask("undo", `{}`), b.ask("play", `{"turn":"b3b10x"}`)...); len(said(out, "error")) != 2 || len(out) != 2 {
		t.Errorf("nothing to take back, no such turn: %q", out)
	}
}

// The embedding page cannot move for a computer, nor in a game that is only shown.
func TestTurnsThatAreNobodysToTake(t *testing.T) {
	b := newBlog(t, map[string]string{"game": "xiangqi", "seats": "ai:1,human"})
	if out := b.ask("play", `{"turn":"b3e3"}`); len(said(out, "error")) != 1 || len(said(out, "turn")) != 0 {
		t.Errorf("for a computer: %q", out)
	}
	b = newBlog(t, map[string]string{})
	b.ask("load", loading(opening, "replay"))
	out := append(b.ask("play", `{"turn":"b10c8"}`), b.ask("undo", `{}`)...)
	if len(said(out, "error")) != 2 || b.table().Table().Plies() != 3 {
		t.Errorf("in a replay: %q", out)
	}
	b.ask("load", loading(opening, "play"))
	if out := b.ask("play", `{"turn":"h10g8"}`); len(said(out, "turn")) != 1 {
		t.Errorf("in a game: %q", out)
	}
}

// Records of other programs are loaded; one with a result that no move shows counts as finished.
// A request that would lose content is refused.
func TestTextsOfOtherProgramsAreLoaded(t *testing.T) {
	b := newBlog(t, map[string]string{})
	b.ask("load", loading("[Game \"Chinese Chess\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 1-0", "play"))
	if m := b.table().Table().Line().(*match.Match); !m.Over() || m.Cut() != nil || m.Info().Result(m.Outcome()) != "red" {
		t.Errorf("a resigned game: over %v, cut %v", m.Over(), m.Cut())
	}
	b.ask("load", `{"game":"xiangqi","position":"“rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAE1R　B - - 0 1”","seats":"human,human"}`)
	if got := b.table().Table().Line().(*match.Match).Position().String(); got != "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKAB1R b" {
		t.Errorf("the position is %s", got)
	}
	if out := b.ask("play", `{"turn":"H10-G8"}`); len(said(out, "turn")) != 1 {
		t.Errorf("H10-G8: %q", out)
	}
	if out := b.ask("load", loading("1. a1a2 *\n\n1. a1a3 *", "")); len(said(out, "error")) != 1 {
		t.Errorf("two games: %q", out)
	}
}

// A replay runs and stops only on request, and every moment it shows is reported.
func TestReplaysPlayAndPause(t *testing.T) {
	b := newBlog(t, map[string]string{"mode": "replay"})
	b.ask("load", loading(opening, ""))
	b.ask("goto", `{"ply":0}`)
	b.out = nil
	for range 300 {
		b.step()
	}
	if len(b.out) > 0 || b.table().Table().Ply() != 0 {
		t.Fatalf("a replay goes on by itself: %q", b.out)
	}
	out := b.ask("play", `{}`)
	if first := shownIn(out); len(first) == 0 || first[0] != "0/3 true" || !strings.Contains(out[0], `"id":"q"`) {
		t.Errorf("play: %q", out)
	}
	for range 300 {
		b.step()
	}
	if all := strings.Join(shownIn(b.out), ", "); all != "0/3 true, 1/3 true, 2/3 true, 3/3 true, 3/3 false" {
		t.Errorf("played: %s", all)
	}
	b.ask("play", `{}`) // from the start again
	if out := shownIn(b.ask("pause", `{}`)); len(out) != 1 || !strings.HasSuffix(out[0], "false") || strings.HasPrefix(out[0], "3") {
		t.Errorf("pause: %q", out)
	}
}

func (b *blog) step() {
	b.t.Helper()
	if err := b.stage.Step(1); err != nil {
		b.t.Fatal(err)
	}
}

// The moment that the visitor steps to is reported; a board that follows new moves is not.
func TestSteppingIsTold(t *testing.T) {
	b := opened(t, map[string]string{})
	b.out = nil
	if ok, err := b.stage.Tap("prev"); !ok || err != nil {
		t.Fatal("no way back")
	}
	b.settle()
	if got := shownIn(b.out); len(got) != 1 || got[0] != "2/3 false" {
		t.Errorf("a step back: %q", b.out)
	}
	b.ask("goto", `{"ply":99}`)
	if got := shownIn(b.out); len(got) != 1 || got[0] != "3/3 false" {
		t.Errorf("to the end: %q", b.out)
	}
	if out := b.ask("play", `{"turn":"h10g8"}`); len(shownIn(out)) != 0 {
		t.Errorf("a turn: %q", out)
	}
}

// An invisible frame has no ticks and no layout: it still answers requests, including those from
// before the game started.
func TestAFrameThatNobodySeesAnswers(t *testing.T) {
	b := &blog{t: t, Machine: hidden(map[string]string{"game": "xiangqi", "seats": "human,human"})}
	b.in = append(b.in, `{"src":"yanyi","v":1,"id":1,"type":"load","data":`+loading(opening, "")+`}`)
	b.open()
	if ready := said(b.out, "ready"); len(ready) != 1 || ready[0]["plies"] != 3.0 || !strings.Contains(b.out[0], `"id":1`) {
		t.Fatalf("at the start: %q", b.out)
	}
	for kind, data := range map[string]string{
		"goto": `{"ply":1}`, "play": `{}`, "pause": `{}`, "rotate": `{}`, "theme": `{"theme":"dark"}`, "lang": `{"lang":"en"}`,
		"mute": `{"mute":true}`, "record": `{}`, "load": `{"game":"baige"}`, "dance": `{}`,
	} {
		b.out = nil
		b.in = append(b.in, fmt.Sprintf(`{"src":"yanyi","v":1,"id":"%s!","type":%q,"data":%s}`, kind, kind, data))
		b.heard()
		if len(b.out) == 0 || !strings.Contains(strings.Join(b.out, ""), `"id":"`+kind+`!"`) {
			t.Errorf("%s: %q", kind, b.out)
		}
	}
}

func hidden(params map[string]string) *scenetest.Machine {
	return &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Params: params}
}

// The embedding page is told the state of a puzzle, once for each change.
func TestAPuzzleTellsHowItStands(t *testing.T) {
	b := newBlog(t, map[string]string{"puzzle": "today"})
	list := said(b.out, "puzzle")
	if len(list) != 1 || list[0]["state"] != "asked" || list[0]["puzzle"] == "" || list[0]["tries"] != 0.0 {
		t.Fatalf("at the start: %q", b.out)
	}
	b.out = nil
	b.settle()
	if len(said(b.out, "puzzle")) != 0 {
		t.Errorf("at rest: %q", b.out)
	}
	if ok, err := b.stage.Tap("solve"); !ok || err != nil {
		t.Fatal("no way to the solution")
	}
	b.settle()
	if list = said(b.out, "puzzle"); len(list) != 1 || list[0]["state"] != "shown" {
		t.Errorf("its solution is shown: %q", b.out)
	}
}

// A record is reported together with the moment shown, so that the embedding page can show it
// too.
func TestARecordComesWithItsMoment(t *testing.T) {
	b := opened(t, map[string]string{"mode": "replay"})
	if ready := said(b.out, "ready"); len(ready) != 1 || ready[0]["ply"] != 3.0 || ready[0]["plies"] != 3.0 {
		t.Errorf("ready: %q", b.out)
	}
	b.ask("goto", `{"ply":1}`)
	kept := said(b.ask("record", `{}`), "record")
	if len(kept) != 1 || kept[0]["ply"] != 1.0 || kept[0]["position"] != "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR b" {
		t.Errorf("record: %v", kept)
	}
}
