// Package uci translates between the interfaces of other programs(UCI, UCCI) and the search.
package uci

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
)

// LongestLine bounds what another program may write in one line, in bytes.
const LongestLine = 1 << 20

// Converse lets an interface or a match runner play against the search: it obeys the Universal
// Chess Interface and, once greeted by ucci, those of the Universal Chinese Chess Interface.
func Converse(v game.Variant, o game.Options, in io.Reader, out *bufio.Writer) error {
	t := newTranslator(v, o, out)
	defer t.search.Close()
	return t.converse(in)
}

// tooLong stands for a line that is longer than is read.
const tooLong = "\n"

// ordersOf passes the lines of a text on until it ends, then closes lines; one that is
// too long comes as tooLong. What keeps the text from being read goes to fault.
func ordersOf(text io.Reader, lines chan<- string, fault chan<- error, done <-chan struct{}) {
	defer close(lines)
	r := bufio.NewReader(text)
	for {
		line, err := readLine(r)
		if err == nil || line != "" {
			select {
			case lines <- line:
			case <-done:
				return
			}
		}
		if err != nil {
			if err == io.EOF {
				err = nil
			}
			fault <- err
			return
		}
	}
}

// readLine reads a line without its end.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	long := false
	for {
		part, more, err := r.ReadLine()
		if long = long || len(line)+len(part) > LongestLine; !long {
			line = append(line, part...)
		}
		switch {
		case long && (err != nil || !more):
			return tooLong, err
		case err != nil || !more:
			return string(line), err
		}
	}
}

// patience is how long searches with a limit may continue once the input has ended.
const patience = 5 * time.Second

// converse obeys lines until quit. When they end without it every go still gets its answer.
func (t *translator) converse(text io.Reader) error {
	lines, fault, done := make(chan string), make(chan error, 1), make(chan struct{})
	defer close(done)
	go ordersOf(text, lines, fault, done)
	var late <-chan time.Time
	for !t.gone {
		select {
		case line, ok := <-lines:
			if ok {
				t.take(line)
				break
			}
			lines, late = nil, time.After(patience)
			t.stop()
		case line := <-t.search.Out:
			t.hear(line)
		case <-t.alarm:
			t.halt()
		case <-late:
			t.hurry()
		}
		t.proceed()
		if lines == nil && !t.thinking {
			return <-fault
		}
	}
	return nil
}

// take obeys a line, at once or in its turn. An unknown first word is skipped, as UCI requires.
func (t *translator) take(line string) {
	words := strings.Fields(line)
	switch {
	case line == tooLong:
		t.remark("a line of more than %d bytes is not read", LongestLine)
		return
	case len(words) == 0:
		return
	}
	i := slices.IndexFunc(words, isCommand)
	if i != 0 {
		t.remark("unknown command %q", game.Brief(words[0]))
	}
	if i >= 0 {
		t.order(words[i:])
	}
}

func isCommand(word string) bool {
	switch word {
	case "uci", "ucci", "isready", "setoption", "ucinewgame", "debug", "register",
		"position", "banmoves", "go", "ponderhit", "stop", "quit":
		return true
	}
	return false
}

// obey does what a line says whose turn it is.
func (t *translator) obey(o *order) {
	switch args := o.words[1:]; o.words[0] {
	case "uci", "ucci":
		t.greet(o.words[0] == "ucci")
	case "setoption":
		t.set(args)
	case "ucinewgame":
		// Nothing is kept from game to game.
	case "debug", "register":
		t.remark("%s: there is nothing to it here", o.words[0])
	case "position":
		t.setPlace(args)
	case "banmoves":
		t.ban(args)
	case "go":
		t.think(o)
	case "quit":
		t.leave()
	}
}

// say writes a line at once.
func (t *translator) say(format string, args ...any) {
	fmt.Fprintf(t.out, format+"\n", args...)
	t.out.Flush()
}

// remark says what cannot be obeyed; interfaces show it or pass over it.
func (t *translator) remark(format string, args ...any) { t.say("info string "+format, args...) }

// leave ends the conversation in the words of the interface.
func (t *translator) leave() {
	t.gone = true
	if t.ucci {
		t.say("bye")
	}
}

// furthest bounds the numbers of other programs.
const furthest = 1 << 40

// numbers reads the pairs of a name and a number among words; other words count 0.
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
