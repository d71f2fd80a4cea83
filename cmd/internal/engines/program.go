// Package engines runs other programs that speak UCI, in processes of their own.
package engines

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

const (
	startPatience = 20 * time.Second // for a program's answer at its start
	longestLine   = 1 << 20          // bytes that are read of what it writes
)

// Program is another program that speaks UCI, in a process of its own.
type Program struct {
	Command []string
	Set     [][2]string // options to set at its start, in order

	process *exec.Cmd // nil while it does not run
	to      io.WriteCloser
	lines   chan string
	done    chan struct{}
	options map[string]string // that it has, by name, as it described them
}

// Begin readies the program for a new game, and starts it if need be.
func (p *Program) Begin() error {
	if err := p.Start(); err != nil {
		return err
	}
	p.Send("ucinewgame")
	return p.ready()
}

// Start starts the program, unless it runs.
func (p *Program) Start() error {
	if p.process != nil {
		return nil
	}
	if err := p.start(); err != nil {
		return fmt.Errorf("%s: %w", p.Command[0], err)
	}
	return nil
}

func (p *Program) start() error {
	process := exec.Command(p.Command[0], p.Command[1:]...)
	to, err := process.StdinPipe()
	if err != nil {
		return err
	}
	from, err := process.StdoutPipe()
	if err != nil {
		return err
	}
	if err := process.Start(); err != nil {
		return err
	}
	p.process, p.to, p.lines, p.done, p.options = process, to, make(chan string, 64), make(chan struct{}), map[string]string{}
	go linesOf(from, p.lines, make(chan error, 1), p.done)
	p.Send("uci")
	if _, err := p.Await("uciok", startPatience, p.note); err != nil {
		return err
	}
	for _, o := range p.Set {
		p.SetOption(o[0], o[1])
	}
	return nil
}

// note takes in an option that the program says it has.
func (p *Program) note(line string) {
	text, ok := strings.CutPrefix(strings.TrimSpace(line), "option name ")
	if name, kind, typed := strings.Cut(text, " type "); ok && typed {
		p.options[strings.TrimSpace(name)] = kind
	}
}

// Option is what the program said of an option; ok is false if it has none of that name.
func (p *Program) Option(name string) (kind string, ok bool) {
	kind, ok = p.options[name]
	return kind, ok
}

// SetOption sets an option.
func (p *Program) SetOption(name, value string) { p.Send("setoption name " + name + " value " + value) }

func (p *Program) ready() error {
	p.Send("isready")
	_, err := p.Await("readyok", startPatience, nil)
	return err
}

// Send writes a line. A broken pipe is noticed when the answer is awaited.
func (p *Program) Send(line string) { _, _ = io.WriteString(p.to, line+"\n") }

// Await reads until a line that begins with a word, and returns its rest, or ends the program.
func (p *Program) Await(word string, patience time.Duration, tell func(line string)) (string, error) {
	late := time.NewTimer(patience)
	defer late.Stop()
	for {
		select {
		case line, ok := <-p.lines:
			first, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
			switch {
			case !ok:
				p.Close()
				return "", fmt.Errorf("ended without saying %s", word)
			case first == word:
				return strings.TrimSpace(rest), nil
			case tell != nil:
				tell(line)
			}
		case <-late.C:
			p.Close()
			return "", fmt.Errorf("did not say %s within %v", word, patience)
		}
	}
}

// Close ends the program.
func (p *Program) Close() {
	if p.process == nil {
		return
	}
	close(p.done)
	p.to.Close()
	_ = p.process.Process.Kill()
	_ = p.process.Wait()
	p.process = nil
}

// linesOf passes a text's lines on until it ends, then closes lines. Read errors go to fault.
func linesOf(text io.Reader, lines chan<- string, fault chan<- error, done <-chan struct{}) {
	defer close(lines)
	s := bufio.NewScanner(text)
	s.Buffer(nil, longestLine)
	for s.Scan() {
		select {
		case lines <- s.Text():
		case <-done:
			return
		}
	}
	fault <- s.Err()
}

// Position is a game as the line that sets it up.
func Position(m *match.Match) string {
	_, game, _ := strings.Cut(m.Line(), "|")
	start, turns, _ := strings.Cut(game, "|")
	line := "position fen " + toFEN(m.Info(), strings.TrimSpace(start))
	if turns = strings.TrimSpace(turns); turns != "" {
		line += " moves " + turns
	}
	return line
}

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
