package main

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// longestLine bounds what another program may write in one line, in bytes.
const longestLine = 1 << 20

// uci lets an interface or a match runner play against the search: it obeys the
// lines of the Universal Chess Interface and, once greeted by ucci, those of the
// Universal Chinese Chess Interface.
func uci(c *call) error {
	if err := c.bare(); err != nil {
		return err
	}
	v, o, err := c.chosen()
	if err != nil {
		return err
	}
	t := newTranslator(v, o, c.out)
	defer t.search.close()
	return t.converse(c.in)
}

// linesOf passes the lines of a text on until it ends, then closes lines. What
// keeps it from being read goes to fault.
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

// converse obeys lines until quit. When they end without it a bounded search still
// gets its answer.
func (t *translator) converse(text io.Reader) error {
	lines, fault, done := make(chan string), make(chan error, 1), make(chan struct{})
	defer close(done)
	go linesOf(text, lines, fault, done)
	for {
		select {
		case line, ok := <-lines:
			switch {
			case !ok && t.thinking && !t.endless:
				lines = nil
			case !ok:
				return <-fault
			case t.quits(strings.Fields(line)):
				return nil
			}
		case line := <-t.search.out:
			t.hear(line)
			if lines == nil && !t.thinking {
				return <-fault
			}
		}
	}
}

// quits obeys the words of a line and reports whether they end the conversation.
func (t *translator) quits(words []string) bool {
	if len(words) == 0 {
		return false
	}
	switch args := words[1:]; words[0] {
	case "uci", "ucci":
		t.greet(words[0] == "ucci")
	case "isready":
		t.say("readyok")
	case "setoption":
		t.set(args)
	case "ucinewgame", "ponderhit", "debug", "register", "banmoves":
		// Nothing is kept from game to game, and nobody ponders.
	case "position":
		t.place(args)
	case "go":
		t.think(args)
	case "stop":
		t.stop()
	case "quit":
		t.leave()
		return true
	default:
		t.remark("unknown command %q", words[0])
	}
	return false
}

// say writes a line at once.
func (t *translator) say(format string, args ...any) {
	fmt.Fprintf(t.out, format+"\n", args...)
	t.out.Flush()
}

// remark says what cannot be obeyed; interfaces show it or pass over it.
func (t *translator) remark(format string, args ...any) {
	t.say("info string "+format, args...)
}

// leave ends the conversation in the words of the interface.
func (t *translator) leave() {
	if t.ucci {
		t.say("bye")
	}
}

// furthest bounds the numbers of other programs.
const furthest = 1 << 40

// numbers reads the pairs of a name and a number among words; other words stand
// alone and count 0.
func numbers(words []string) map[string]int {
	pairs := map[string]int{}
	for i := 0; i < len(words); i++ {
		name := words[i]
		pairs[name] = 0
		if i+1 == len(words) {
			break
		}
		if n, err := strconv.Atoi(words[i+1]); err == nil {
			pairs[name] = max(-furthest, min(n, furthest))
			i++
		}
	}
	return pairs
}
