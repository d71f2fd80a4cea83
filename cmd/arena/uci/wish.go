package uci

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"yanyi/cmd/internal/thinker"
	"yanyi/game"
)

// wish is what an interface asks for with go.
type wish struct {
	limits  map[string]int
	only    []string // turns to choose from, as the interface writes them
	ponder  bool
	endless bool // it ends with stop alone
	time    time.Duration
}

// think starts a search.
func (t *translator) think(o *order) {
	words := o.words[1:]
	t.question(words)
	if t.pos == nil {
		t.remark("go: nothing is searched, for %s", t.why)
		t.answer("")
		return
	}
	w := t.wish(words)
	without, ok := t.without(w.only)
	if !ok {
		t.remark("go: no turn is left to choose from")
		t.answer("")
		return
	}
	bounds := t.bounds(w) + t.manner()
	if without != "" {
		bounds += " without " + without
	}
	t.thinking, t.endless = true, w.endless || w.ponder && !o.hit
	switch {
	case w.ponder && o.hit:
		t.alarm = w.alarm()
	case w.ponder:
		t.ponder = w
	}
	t.tell(t.line)
	t.tell(strings.TrimSpace("go " + strings.TrimSpace(bounds)))
	if o.stop {
		t.halt()
	}
}

// wish reads what follows go.
func (t *translator) wish(words []string) *wish {
	w := &wish{limits: numbers(words)}
	if i := slices.Index(words, "searchmoves"); i >= 0 {
		w.only = words[i+1:]
		if end := slices.IndexFunc(w.only, t.grammar().isLimit); end >= 0 {
			w.only = w.only[:end]
		}
	}
	if t.ucci {
		w.limits = t.limitsOfUCCI(w.limits)
	}
	_, w.ponder = w.limits["ponder"]
	w.time = max(0, time.Duration(w.limits["movetime"])*time.Millisecond)
	if _, ok := w.limits["movetime"]; ok {
		w.time = max(time.Millisecond, w.time)
	} else {
		w.time = clockOf(t.v.Info(), t.pos.Actor(), w.limits).budget(t.overhead)
	}
	_, infinite := w.limits["infinite"]
	w.endless = infinite || t.bounds(w) == "" && w.time == 0
	return w
}

// endlessly reports whether a go with these words never ends on its own.
func (t *translator) endlessly(words []string) bool {
	return slices.Contains(words, "infinite") || slices.Contains(words, "ponder") ||
		t.level == 0 && !slices.ContainsFunc(words, t.grammar().isNumbered)
}

// alarm is when the time is up that was asked for; never where none was.
func (w *wish) alarm() <-chan time.Time {
	if w.time == 0 || w.endless {
		return nil
	}
	return time.After(w.time)
}

// bounds are a wish's limits for the search. Pondering has no limit.
func (t *translator) bounds(w *wish) string {
	depth := atLeastOne(w.limits, "depth")
	if n := atLeastOne(w.limits, "mate"); n > 0 {
		depth = len(t.v.Info().Seats) * n
	}
	limit := w.time
	if _, infinite := w.limits["infinite"]; infinite || w.ponder {
		limit = 0
	}
	return thinker.Limits(t.level, limit, depth, uint64(atLeastOne(w.limits, "nodes")))
}

// atLeastOne is a limit, 0 if it is not there.
func atLeastOne(limits map[string]int, name string) int {
	if n, ok := limits[name]; ok {
		return max(1, n)
	}
	return 0
}

// manner is how the search goes about it.
func (t *translator) manner() (text string) {
	if t.seed > 0 {
		text += fmt.Sprintf(" seed %d", t.seed)
	}
	if t.several > 1 {
		text += fmt.Sprintf(" multipv %d", t.several)
	}
	return text
}

// without lists the turns that may not be chosen, where of some only one may, or some
// are banned. Nothing is left to choose from if ok is false.
func (t *translator) without(only []string) (list string, ok bool) {
	wanted := t.playable("searchmoves", only)
	if len(only) > 0 && len(wanted) == 0 {
		t.remark("searchmoves: none of them can be played, so all turns are searched")
	}
	var barred []string
	turns := t.pos.Turns(nil)
	for _, turn := range turns {
		text := t.v.Info().FormatTurn(turn.Chosen())
		if slices.Contains(t.barred, text) || len(wanted) > 0 && !slices.Contains(wanted, text) {
			barred = append(barred, text)
		}
	}
	return strings.Join(barred, ","), len(barred) < len(turns)
}

// ban bars turns of the position from being chosen.
func (t *translator) ban(texts []string) {
	if t.pos == nil {
		t.remark("banmoves: none is banned, for %s", t.why)
		return
	}
	t.barred = append(t.barred, t.playable("banmoves", texts)...)
}

// playable are turns in the canonical spelling; illegal ones are reported and left out.
func (t *translator) playable(command string, texts []string) (turns []string) {
	t.count(texts)
	for _, text := range texts {
		if turn, ok := t.canonicalTurn(text); ok {
			turns = append(turns, turn)
		} else {
			t.remark("%s: %q cannot be played", command, game.Brief(text))
		}
	}
	return turns
}

// question names what of the words after go is not understood.
func (t *translator) question(words []string) {
	for i := 0; i < len(words); i++ {
		switch word := words[i]; {
		case word == "searchmoves":
			for i+1 < len(words) && !t.grammar().isLimit(words[i+1]) {
				i++
			}
		case word == "draw":
			t.remark("go: no draw is agreed to")
		case isFlag(word):
		case !t.grammar().isNumbered(word):
			t.remark("go: unknown %q", game.Brief(word))
			return
		case i+1 == len(words) || !isInteger(words[i+1]):
			t.remark("go: %s wants a number", word)
		default:
			i++
		}
	}
}

func isInteger(word string) bool {
	_, err := strconv.Atoi(word)
	return err == nil
}
