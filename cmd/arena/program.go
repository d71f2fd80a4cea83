package main

import (
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// The time limits for another program: to answer at its start, and for a turn beyond the given
// time, to allow for other load on the machine.
const (
	startPatience = 20 * time.Second
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
	in       *game.Info
	command  []string
	set      [][2]string // options to set, in order
	limits   limits
	patience time.Duration // for a turn, beyond what limits it

	process *exec.Cmd // nil while it does not run
	to      io.WriteCloser
	lines   chan string
	done    chan struct{}
}

// begin readies the program for a new game, and starts it if need be.
func (p *program) begin() error {
	if p.process == nil {
		if err := p.start(); err != nil {
			return fmt.Errorf("%s: %w", p.command[0], err)
		}
	}
	p.send("ucinewgame")
	return p.ready()
}

func (p *program) start() error {
	p.process = exec.Command(p.command[0], p.command[1:]...)
	to, err := p.process.StdinPipe()
	if err != nil {
		return err
	}
	from, err := p.process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := p.process.Start(); err != nil {
		p.process = nil
		return err
	}
	p.to, p.lines, p.done = to, make(chan string, 64), make(chan struct{})
	go linesOf(from, p.lines, make(chan error, 1), p.done)
	p.send("uci")
	if _, err := p.await("uciok", startPatience, nil); err != nil {
		return err
	}
	for _, o := range p.set {
		p.send("setoption name " + o[0] + " value " + o[1])
	}
	return nil
}

func (p *program) ready() error {
	p.send("isready")
	_, err := p.await("readyok", startPatience, nil)
	return err
}

// send writes a line. A broken pipe is noticed when the answer is awaited.
func (p *program) send(line string) { _, _ = io.WriteString(p.to, line+"\n") }

// await reads until a line that begins with a word, and returns its rest, or ends the program.
func (p *program) await(word string, patience time.Duration, tell func(line string)) (string, error) {
	late := time.NewTimer(patience)
	defer late.Stop()
	for {
		select {
		case line, ok := <-p.lines:
			first, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
			switch {
			case !ok:
				p.close()
				return "", fmt.Errorf("ended without saying %s", word)
			case first == word:
				return strings.TrimSpace(rest), nil
			case tell != nil:
				tell(line)
			}
		case <-late.C:
			p.close()
			return "", fmt.Errorf("did not say %s within %v", word, patience)
		}
	}
}

// close ends the program.
func (p *program) close() {
	if p.process == nil {
		return
	}
	close(p.done)
	p.to.Close()
	_ = p.process.Process.Kill()
	_ = p.process.Wait()
	p.process = nil
}

// choose asks for a turn.
func (p *program) choose(m *match.Match, _ uint32) (answer, error) {
	p.send(p.position(m))
	p.send("go " + p.limits.uci())
	var a answer
	rest, err := p.await("bestmove", p.limits.time+p.patience, func(line string) {
		if score, ok := scoreOf(line); ok {
			a.score, a.judged = score, true
		}
	})
	a.turn, _, _ = strings.Cut(rest, " ")
	return a, err
}

// position is the game in UCI.
func (p *program) position(m *match.Match) string {
	_, game, _ := strings.Cut(m.Line(), "|")
	start, turns, _ := strings.Cut(game, "|")
	line := "position fen " + toFEN(p.in, strings.TrimSpace(start))
	if turns = strings.TrimSpace(turns); turns != "" {
		line += " moves " + turns
	}
	return line
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

// plainXiangqi is the one game that other programs know too: they write counters
// behind the side to move, and some of them horses and elephants by other letters.
const plainXiangqi = "xiangqi"

// toFEN is a position string as other programs read it.
func toFEN(in *game.Info, position string) string {
	if in.ID != plainXiangqi {
		return position
	}
	words := strings.Fields(position)
	return words[0] + " " + words[1] + " - - 0 1"
}
