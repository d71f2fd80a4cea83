package study

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game/study"
)

// A report asks about every position, first for a moment, then longer; where not the best
// turn was played, as deep about that one alone; and where one cost much it looks again.
func TestAReportWeighsWhatWasPlayed(t *testing.T) {
	h, engines := newHost(t, Deps{})
	h.JudgeAll()
	var asked []string
	for h.Progress().Running {
		tick(h, 1)
		e := (*engines)[0]
		if e.ended {
			break
		}
		n := len(e.sent)
		if n == 2*len(asked) {
			continue
		}
		line, command := e.sent[n-2], e.sent[n-1]
		turns := line[strings.LastIndexByte(line, '|')+1:]
		asked = append(asked, strings.TrimSpace(turns)+" < "+command)
		switch {
		case strings.Contains(command, "only h3e3"):
			e.says = []string{"info depth 6 score -90 chances 38 62 pv h3e3 h10g8", "bestmove h3e3"}
		case strings.HasSuffix(turns, "h10g8"):
			e.says = []string{"info depth 6 score 0 chances 50 50 pv b1c3", "bestmove b1c3"}
		case strings.HasSuffix(turns, "h3e3"):
			e.says = []string{"info depth 6 score 0 chances 50 50 pv h10g8", "bestmove h10g8"}
		default:
			e.says = []string{"info depth 6 score 30 chances 55 45 pv b1c3 b10c8", "bestmove b1c3"}
		}
	}
	const quick, long, again = "go time 25 nodes 1500", "go time 200 nodes 24000", "go time 600 nodes 120000"
	want := []string{
		" < " + quick, "h3e3 < " + quick, "h3e3 h10g8 < " + quick,
		" < " + long, " < " + long + " depth 6 only h3e3", "h3e3 < " + long, "h3e3 h10g8 < " + long,
		" < " + again, " < " + again + " depth 6 only h3e3",
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
	if !strings.Contains(h.Record(), "[%worth 38 h10g8]") {
		t.Errorf("kept as %s", h.Record())
	}
}
