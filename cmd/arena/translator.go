package main

import (
	"bufio"
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/game"
)

// translator stands between an interface and the search.
type translator struct {
	out     *bufio.Writer
	v       game.Variant
	options game.Options
	ucci    bool // the interface counts ranks from 0 and greets in its own way

	level, seed, overhead int
	several               int  // best lines to tell
	seconds               bool // times of UCCI are whole seconds

	search   *opponent
	line     string    // the position for the search; "" if there is none to search
	actor    game.Seat // in it
	thinking bool
	endless  bool   // the answer has to wait for stop
	held     string // the answer that waits
}

func newTranslator(v game.Variant, o game.Options, out *bufio.Writer) *translator {
	t := &translator{out: out, v: v, options: o, overhead: 20, search: newOpponent()}
	t.place([]string{"startpos"})
	return t
}

// tell sends the search a line. What the search says meanwhile is heard, so that
// neither waits for the other.
func (t *translator) tell(line string) {
	for {
		select {
		case t.search.in <- line:
			return
		case heard := <-t.search.out:
			t.hear(heard)
		}
	}
}

// place sets up "startpos" or "fen POSITION", and turns after "moves".
func (t *translator) place(words []string) {
	t.line = ""
	position, turns := words, []string(nil)
	if i := slices.Index(words, "moves"); i >= 0 {
		position, turns = words[:i], words[i+1:]
	}
	if err := t.setUp(position, turns); err != nil {
		t.remark("position: %s", strings.ReplaceAll(err.Error(), "\n", "; "))
	}
}

func (t *translator) setUp(words, turns []string) error {
	start := "start"
	switch {
	case len(words) == 1 && words[0] == "startpos":
	case len(words) > 1 && words[0] == "fen":
		start = fromFEN(t.v.Info(), words[1:])
	default:
		return fmt.Errorf("neither startpos nor fen")
	}
	pos, err := t.v.Parse(start, t.options)
	if err != nil {
		return err
	}
	for i, text := range turns {
		if t.ucci {
			turns[i] = shiftRanks(text, 1)
		}
		if err := playText(t.v.Info(), pos, turns[i]); err != nil {
			return fmt.Errorf("turn %d: %w", i+1, err)
		}
	}
	t.actor, t.line = pos.Actor(), positionLine(t.v, t.options, start)+" | "+strings.Join(turns, " ")
	if len(pos.Turns(nil)) == 0 {
		t.line = ""
	} else if pos.Outcome().Over { // drawn here, but whoever asks has not heard of it
		t.line = positionLine(t.v, t.options, pos.String())
	}
	return nil
}

// playText plays a turn with its draws.
func playText(in *game.Info, pos game.Position, text string) error {
	turn, err := game.Find(in, pos, text)
	if err != nil {
		return err
	}
	pos.Do(turn)
	if pos.Actor() != game.Chance {
		return nil
	}
	d, err := game.FindDraw(in, pos, turn)
	if err != nil {
		return err
	}
	pos.DoDraw(d)
	return nil
}

// think starts a search within the limits of words.
func (t *translator) think(words []string) {
	if t.thinking {
		t.remark("a search is running")
		return
	}
	if t.line == "" {
		t.answer("")
		return
	}
	limits := numbers(words)
	if t.ucci {
		limits = t.limitsOfUCCI(limits)
	}
	_, infinite := limits["infinite"]
	_, ponder := limits["ponder"]
	t.endless = infinite || ponder
	bounds := t.limits(limits)
	t.endless = t.endless || bounds == ""
	if t.seed > 0 {
		bounds += fmt.Sprintf(" seed %d", t.seed)
	}
	if t.several > 1 {
		bounds += fmt.Sprintf(" multipv %d", t.several)
	}
	t.thinking = true
	t.tell(t.line)
	t.tell(strings.TrimRight("go "+bounds, " "))
}

// limits writes an interface's limits as the search takes them.
func (t *translator) limits(l map[string]int) string {
	depth := max(0, l["depth"])
	if l["mate"] > 0 {
		depth = len(t.v.Info().Seats) * l["mate"]
	}
	limit := time.Duration(max(0, l["movetime"])) * time.Millisecond
	if b := clockOf(t.v.Info(), t.actor, l).budget(t.overhead); b > 0 && limit == 0 && !t.endless {
		limit = b
	}
	return limitsText(t.level, limit, depth, uint64(max(0, l["nodes"])))
}

// stop ends the search, or lets its answer go.
func (t *translator) stop() {
	t.endless = false
	switch {
	case t.held != "":
		t.answer(t.held)
	case t.thinking:
		t.tell("stop")
	}
}

// hear passes on what the search says.
func (t *translator) hear(line string) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "info":
		t.inform(rest)
	case "error":
		t.remark("%s", rest)
		t.answer("")
	case "bestmove":
		if t.endless {
			t.held = rest
			return
		}
		t.answer(rest)
	}
}

// answer ends a search with a turn, or none.
func (t *translator) answer(turn string) {
	t.thinking, t.endless, t.held = false, false, ""
	switch {
	case turn == "" && t.ucci:
		t.say("nobestmove")
	case turn == "":
		t.say("bestmove 0000")
	default:
		t.say("bestmove %s", t.spelled(turn))
	}
}

// spelled is a turn as the interface writes it.
func (t *translator) spelled(turn string) string {
	if t.ucci {
		return shiftRanks(turn, -1)
	}
	return turn
}
