package study

import (
	"strings"

	"yanyi/game/study"
	"yanyi/scenes/machine"
)

// hear takes in what an engine has said since the last time: lines that it has found, and
// that it has answered. It reports whether the engine still works. heard is for the lines.
func hear(e machine.Engine, heard *[]string, found func(Verdict), answered func()) (works bool) {
	*heard = e.Lines((*heard)[:0])
	for _, line := range *heard {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			if v, ok := study.ReadVerdict(rest); ok {
				found(v)
			}
		case "bestmove":
			answered()
		case "error":
			return false
		}
	}
	return e.Err() == nil
}

// questions are put to an engine of their own, many at once: it answers one after the
// other, and never waits for a frame to bring the next.
type questions struct {
	start  func() machine.Engine
	engine machine.Engine
	open   int     // that are not answered
	last   Verdict // of the one that is answered next
	heard  []string
}

// put asks what an engine finds in a position, and reports whether there is one to ask.
func (q *questions) put(position, command string) bool {
	if q.engine == nil && q.start != nil {
		q.engine = q.start()
	}
	if q.engine == nil {
		return false
	}
	q.engine.Send(position)
	q.engine.Send(command)
	q.open++
	return true
}

// answers tells what was found last about each question that has been answered, in order,
// and reports whether the engine still works. Nobody may close it meanwhile.
func (q *questions) answers(take func(*Verdict)) (works bool) {
	if q.engine == nil {
		return true
	}
	return hear(q.engine, &q.heard, func(v Verdict) { q.last = v }, func() {
		v := q.last
		q.last = Verdict{}
		q.open--
		take(&v)
	})
}

// close ends the engine, whatever is asked.
func (q *questions) close() {
	if q.engine != nil {
		q.engine.Stop()
	}
	q.engine, q.open, q.last = nil, 0, Verdict{}
}
