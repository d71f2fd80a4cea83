package uci

import (
	"bufio"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/cmd/internal/thinker"
	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/scenes/gametext"
)

// translator stands between an interface and the search.
type translator struct {
	out     *bufio.Writer
	v       game.Variant
	options game.Options
	ucci    bool // the interface greets in its own way, and counts ranks from 0
	settings
	place

	search  *thinker.Thinker
	waiting []*order
	gone    bool // the interface has quit
	run
}

// settings are what the interface may set.
type settings struct {
	level, seed, overhead int
	several               int  // number of lines to report
	seconds               bool // times of UCCI are whole seconds
	ponders               bool // the interface expects the move to ponder on
}

// place is the position to search and how it is spoken of.
type place struct {
	pos     game.Position // nil if there is none
	why     string        // there is none
	line    string        // the same for the search
	barred  []string      // turns that may not be played
	zero    bool          // ranks are counted from 0
	counted bool          // earlier turns have shown how they are counted
}

// run is the search that runs, if one does.
type run struct {
	thinking bool
	endless  bool             // the answer has to wait for stop
	halting  bool             // the search was stopped
	held     string           // the answer that waits
	ponder   *wish            // the limits from ponderhit on, nil without pondering
	alarm    <-chan time.Time // when time is up that the search does not know of
	expected []string         // the turns that it expects
}

func newTranslator(v game.Variant, o game.Options, out *bufio.Writer) *translator {
	t := &translator{out: out, v: v, options: o, settings: settings{overhead: 20}, search: thinker.New()}
	t.setPlace([]string{"startpos"})
	return t
}

// tell sends the search a line. It reads the output meanwhile, so that neither blocks the other.
func (t *translator) tell(line string) {
	for {
		select {
		case t.search.In <- line:
			return
		case heard := <-t.search.Out:
			t.hear(heard)
		}
	}
}

// setPlace sets up "startpos" or "fen POSITION", and turns after "moves".
func (t *translator) setPlace(words []string) {
	t.place = place{}
	position, turns := words, []string(nil)
	if i := slices.Index(words, "moves"); i >= 0 {
		position, turns = words[:i], words[i+1:]
	}
	if why := t.setUp(position, turns); why != "" {
		t.why = "the last position was refused"
		t.remark("position: %s Nothing is searched until there is another position.", why)
	}
}

// setUp sets up a position and plays turns in it, or says why it cannot.
func (t *translator) setUp(words, turns []string) (why string) {
	in, start := t.v.Info(), "start"
	switch {
	case len(words) == 1 && words[0] == "startpos":
	case len(words) > 1 && words[0] == "fen":
		start = notation.CanonicalPosition(in, strings.Join(words[1:], " "))
	default:
		return fmt.Sprintf("%q is neither startpos nor fen and a position.", game.Brief(strings.Join(words, " ")))
	}
	pos, err := notation.ParsePosition(t.v, start, t.options)
	if err != nil {
		return t.faults(err)
	}
	if doubt := gametext.Doubts(in, game.Doubts(pos)); doubt != "" {
		t.remark("position: %s", doubt)
	}
	canonical, err := t.canonicalTurns(pos, turns)
	if err != nil {
		return t.faults(err)
	}
	for i, text := range canonical {
		if err := playText(in, pos, text); err != nil {
			return t.refused(i, turns[i], err)
		}
	}
	if len(pos.Turns(nil)) == 0 {
		t.why = "the game is over"
		return ""
	}
	t.pos, t.line = pos, thinker.Position(t.v, t.options, start)+" | "+strings.Join(canonical, " ")
	if pos.Outcome().Over { // drawn here, which the interface does not know
		t.line = thinker.Position(t.v, t.options, pos.String())
	}
	return ""
}

// faults are those of an error, in words.
func (t *translator) faults(err error) string {
	var list *game.Faults
	if !errors.As(err, &list) {
		return err.Error() + "."
	}
	var lines []string
	for i := range *list {
		f := &(*list)[i]
		line := strings.Join(gametext.Fault(t.v.Info(), f), " ")
		if f.Phrase.Key == "" {
			line = f.Field + ": " + f.What + "."
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, " ")
}

// refused says why a turn cannot be played, as the interface has written it.
func (t *translator) refused(i int, text string, err error) string {
	head := fmt.Sprintf("turn %d %q ", i+1, game.Brief(text))
	var illegal *game.IllegalTurn
	switch {
	case !errors.As(err, &illegal):
		return head + "is no move of this game."
	case illegal.Why.Key == "":
		return head + "cannot be played."
	}
	return head + "cannot be played: " + gametext.Of(t.v.Info(), illegal.Why)
}

// canonicalTurns are turns in the canonical spelling. The way their ranks are counted is that of all
// later answers.
func (t *translator) canonicalTurns(pos game.Position, texts []string) ([]string, error) {
	in, turns := t.v.Info(), make([]string, len(texts))
	for i, text := range texts {
		turns[i] = notation.CanonicalTurn(in, text)
	}
	zero, err := notation.FromZero(in, pos, texts, t.ucci)
	if t.zero, t.counted = zero, t.ucci || len(turns) > 0; zero {
		for i := range turns {
			turns[i] = notation.ShiftRanks(turns[i], 1)
		}
	}
	return turns, err
}

// count notes how ranks are counted in turns that may be played now, unless known.
func (t *translator) count(texts []string) {
	for _, text := range texts {
		zero, err := notation.FromZero(t.v.Info(), t.pos, []string{notation.CanonicalTurn(t.v.Info(), text)}, false)
		t.zero = t.zero || zero && err == nil && !t.counted
	}
}

// canonicalTurn is a turn of the position in the canonical spelling, and whether it can be played.
func (t *translator) canonicalTurn(text string) (turn string, ok bool) {
	turn = notation.CanonicalTurn(t.v.Info(), text)
	if t.zero {
		turn = notation.ShiftRanks(turn, 1)
	}
	found, err := game.Find(t.v.Info(), t.pos, turn)
	return t.v.Info().FormatTurn(found.Chosen()), err == nil
}

// playText plays a turn with its reveals.
func playText(in *game.Info, pos game.Position, text string) error {
	turn, err := game.Find(in, pos, text)
	if err != nil {
		return err
	}
	pos.Do(turn)
	if pos.Actor() != game.Chance {
		return nil
	}
	d, err := game.FindReveal(in, pos, turn)
	if err != nil {
		return err
	}
	pos.DoReveal(d)
	return nil
}

// hear passes on what the search says.
func (t *translator) hear(line string) {
	if !t.thinking {
		return
	}
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
	expected := t.expected
	t.run = run{}
	switch {
	case turn == "" && t.ucci:
		t.say("nobestmove")
	case turn == "":
		t.say("bestmove 0000")
	default:
		t.say("bestmove %s%s", t.spelled(turn), t.reply(turn, expected))
	}
}

// reply is what to ponder on, if wanted: the answer of two players that is expected.
func (t *translator) reply(turn string, expected []string) string {
	if !t.ponders || len(t.v.Info().Seats) != 2 || len(expected) < 2 || expected[0] != turn {
		return ""
	}
	return " ponder " + t.spelled(expected[1])
}

// spelled is a turn as the interface writes it.
func (t *translator) spelled(turn string) string {
	if t.zero {
		return notation.ShiftRanks(turn, -1)
	}
	return turn
}
