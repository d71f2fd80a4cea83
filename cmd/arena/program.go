package main

import (
	"strconv"
	"strings"
	"time"

	"yanyi/cmd/internal/engines"
	"yanyi/game/match"
)

// The time limits for another program's turn beyond the given time, to allow for other load on
// the machine.
const (
	turnPatience  = 10 * time.Second
	nodesPatience = 2 * time.Minute // where nodes rather than time limit it
)

// patienceFor is how long to wait for a turn beyond its time.
func patienceFor(l limits) time.Duration {
	if l.time == 0 {
		return nodesPatience
	}
	return turnPatience
}

// program is a contestant in another process that speaks UCI.
type program struct {
	engines.Program
	limits   limits
	patience time.Duration // for a turn, beyond what limits it
}

func (p *program) begin() error { return p.Begin() }

func (p *program) close() { p.Close() }

// choose asks for a turn.
func (p *program) choose(m *match.Match, _ uint32) (answer, error) {
	p.Send(engines.Position(m))
	p.Send("go " + p.limits.uci())
	var a answer
	rest, err := p.Await("bestmove", p.limits.time+p.patience, func(line string) {
		if score, ok := scoreOf(line); ok {
			a.score, a.judged = score, true
		}
	})
	a.turn, _, _ = strings.Cut(rest, " ")
	return a, err
}

// scoreOf is the score of an info line, mates as far beyond everything.
func scoreOf(line string) (int, bool) {
	_, after, ok := strings.Cut(line, " score ")
	words := strings.Fields(after)
	if !ok || len(words) < 2 {
		return 0, false
	}
	n, err := strconv.Atoi(words[1])
	if words[0] == "mate" && n > 0 {
		n = mateScore - n
	} else if words[0] == "mate" {
		n = -mateScore - n
	}
	return n, err == nil
}

// mateScore is what a mate counts in adjudication.
const mateScore = 30_000
