package study

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
)

// answer has an engine answer all questions since a number of lines, and returns them.
func (s *script) answer(from int, says func(turns, command string) string) (asked []string) {
	for ; from+1 < len(s.Sent); from += 2 {
		line, command := s.Sent[from], s.Sent[from+1]
		turns := strings.TrimSpace(line[strings.LastIndexByte(line, '|')+1:])
		asked = append(asked, turns+" < "+command)
		info := says(turns, command)
		_, best, _ := strings.Cut(info, "pv ")
		best, _, _ = strings.Cut(best, " ")
		for line := range strings.Lines(info) {
			s.Says = append(s.Says, "info "+strings.TrimSuffix(line, "\n"))
		}
		s.Says = append(s.Says, "bestmove "+best)
	}
	return asked
}

// thinks is the scripted engine's evaluation of 1. h3e3 h10g8, in which the first move is a
// mistake.
func thinks(turns, command string) string {
	switch {
	case strings.Contains(command, "only h3e3"):
		return "depth 6 score -90 chances 38 62 pv h3e3 h10g8"
	case strings.HasSuffix(turns, "h10g8"):
		return "depth 6 score 0 chances 50 50 pv b1c3"
	case strings.HasSuffix(turns, "h3e3"):
		return "depth 6 score 0 chances 50 50 pv h10g8"
	}
	return "depth 6 score 30 chances 55 45 pv b1c3 b10c8"
}

// report makes a whole report with an engine that answers at every tick.
func report(t *testing.T, h *Host, engines *[]*script, says func(turns, command string) string) (asked []string) {
	t.Helper()
	h.report.do(true)
	for range 100 {
		tick(h, 1)
		if e := (*engines)[0]; !e.Ended {
			asked = append(asked, e.answer(2*len(asked), says)...)
		}
		if !h.report.state().Running {
			return asked
		}
	}
	t.Fatal("the report does not end")
	return nil
}

// A report evaluates every position, first briefly, then longer; where another move than the
// best was played, it evaluates that move alone as deeply; and it examines costly moves once
// more.
func TestAReportWeighsWhatWasPlayed(t *testing.T) {
	h, engines := newHost(t, Deps{})
	asked := report(t, h, engines, thinks)
	want := []string{
		" < " + "go " + passes[0].best, "h3e3 < " + "go " + passes[0].best, "h3e3 h10g8 < " + "go " + passes[0].best,
		" < " + "go " + passes[1].best, "h3e3 < " + "go " + passes[1].best, "h3e3 h10g8 < " + "go " + passes[1].best, " < " + "go " + passes[1].played + " depth 6 only h3e3",
		" < " + "go " + passes[2].best, " < " + "go " + passes[2].played + " depth 6 only h3e3",
	}
	if !slices.Equal(asked, want) {
		t.Errorf("asked\n%s\nwant\n%s", strings.Join(asked, "\n"), strings.Join(want, "\n"))
	}
	r := h.Report()
	if first := r.Turns[0]; first.Kind != study.Doubtful || first.Loss != 17 || first.Left() != 38 || !slices.Equal(first.Reply, []string{"h10g8"}) {
		t.Errorf("the first turn is judged %+v", first)
	}
	if second := r.Turns[1]; second.Loss != 0 {
		t.Errorf("the best turn costs %v", second.Loss)
	}
	if !strings.Contains(h.Record(), "[%surely 38 h10g8]") {
		t.Errorf("kept as %s", h.Record())
	}
}

// The engine never waits for a frame: while it answers, the next question is queued, across
// passes too. Cancelling ends the engine at once with all its questions.
func TestAReportKeepsQuestionsOpen(t *testing.T) {
	h, engines := newHost(t, Deps{})
	h.report.do(true)
	tick(h, 1)
	e := (*engines)[0]
	if n := len(e.Sent) / 2; n != 6 { // three positions, in two passes
		t.Fatalf("%d questions are asked before any is answered", n)
	}
	e.Says = []string{"info " + thinks("", ""), "bestmove b1c3"}
	tick(h, 1)
	if p := h.report.state(); p.Done != 1 || !p.Running {
		t.Errorf("after an answer the report stands at %+v", p)
	}
	h.report.do(false)
	if p := h.report.state(); p.Running || !e.Ended || !h.judging.Idle() {
		t.Errorf("cancelled it stands at %+v, the engine ended: %v", p, e.Ended)
	}
	h.report.do(true)
	tick(h, 1)
	if len(*engines) != 2 || len((*engines)[1].Sent) != 12 || h.report.state().Done != 0 {
		t.Errorf("begun again, %d engines are asked", len(*engines))
	}
}

// A move that seems costly only until the better move is examined longer is no turning point:
// the loss was unavoidable.
func TestALossThatALongLookDeniesIsNotTold(t *testing.T) {
	h, engines := newHost(t, Deps{})
	report(t, h, engines, func(turns, command string) string {
		if turns == "" && command == "go "+passes[again].best {
			return "depth 11 score -80 chances 40 60 pv b1c3 b10c8"
		}
		if strings.HasPrefix(command, "go "+passes[again].played) {
			return "depth 11 score -90 chances 38 62 pv h3e3 h10g8"
		}
		return thinks(turns, command)
	})
	if r := h.Report(); len(r.Points) > 0 || r.Turns[0].Kind != study.Good || !r.Turns[0].Sure {
		t.Errorf("told are %v: %+v", r.Points, r.Turns[0])
	}
}

// A long examination of the played move counts only if it reached the depth of the best move's,
// or the end of the game.
func TestALossIsSureAsDeepAsTheBestTurn(t *testing.T) {
	for _, c := range []struct {
		says string
		sure bool
	}{
		{"depth 5 score -90 chances 38 62 pv h3e3 h10g8", false},
		{"depth 6 score -90 chances 38 62 pv h3e3 h10g8", true},
		{"depth 3 score -29996 chances 1 99 pv h3e3 h10g8", true},
	} {
		h, engines := newHost(t, Deps{})
		report(t, h, engines, func(turns, command string) string {
			if strings.Contains(command, "only h3e3") {
				return c.says
			}
			return thinks(turns, command)
		})
		if r := h.Report(); r.Turns[0].Sure != c.sure || r.Turns[0].Kind == study.Good {
			t.Errorf("%s: %+v", c.says, r.Turns[0])
		}
	}
}

// Of a person's costly turn among three players a report finds out whether one turn alone was
// better, and by how much.
func TestAReportFindsHowMuchOneTurnWasBetter(t *testing.T) {
	v, _ := catalog.Find("mini")
	m, err := match.New(v, match.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	list := m.Position().Turns(nil)
	played, better, third := m.Info().FormatTurn(list[0]), m.Info().FormatTurn(list[5]), m.Info().FormatTurn(list[9])
	if err := m.Play(played); err != nil {
		t.Fatal(err)
	}
	h, engines := hostOf(t, m.Record(), Deps{})
	asked := report(t, h, engines, func(turns, command string) string {
		switch {
		case strings.Contains(command, "multipv 2"):
			return "multipv 1 depth 6 score 30 chances 50 25 25 pv " + better + "\nmultipv 2 depth 6 score 0 chances 39 31 30 pv " + third
		case strings.Contains(command, "only "):
			return "depth 6 score -90 chances 30 35 35 pv " + played
		case turns == "":
			return "depth 6 score 30 chances 50 25 25 pv " + better
		}
		return "depth 6 score 30 chances 35 35 30 pv a1a2"
	})
	r := h.Report()
	if len(r.Turns) == 0 || r.Turns[0].Lead != 11 || r.Turns[0].Loss != 20 {
		t.Fatalf("%v: %+v", asked, r.Turns)
	}
}
