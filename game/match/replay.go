package match

import (
	"errors"
	"fmt"
	"strings"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/game/tree"
)

// ranks finds the number of the first rank in the turns. In a text that mixes both, the turns
// that differ from the majority are reported.
func (r *reader) ranks(m *Match) {
	texts := make([]string, len(r.Turns))
	for i, n := range r.Turns {
		texts[i] = n.Text
	}
	zero, _ := notation.FromZero(r.in, m.Position(), texts, strings.EqualFold(r.Value("Format"), "ICCS"))
	r.spelling = notation.Spelling{Info: r.in, Zero: zero}
	if notation.Chinese(r.in) {
		notation.MarksFromOne(r.Root, r.in, zero)
	}
}

// play plays the turns and their variations, and reports whether all turns could be played.
func (r *reader) play(m *Match) bool {
	r.ranks(m)
	m.cursor.Plant(r.Root)
	defer m.Retime()
	for i, n := range r.Turns {
		if err := r.follow(m, n); err != nil {
			n.Parent().Next = nil
			r.refuse(m, i, err)
			return false
		}
		m.moved()
		n.Fell = n.Fell && n.Resigned
	}
	return true
}

// follow plays a turn that follows the match's cursor, and before it the variations on it.
func (r *reader) follow(m *Match, n *tree.Node) error {
	if err := m.continuable(); err != nil {
		return err
	}
	pos, pruned := m.Position(), m.pruned
	t, err := game.Find(r.in, pos, r.spelling.Canonical(pos, n.Text))
	if err != nil {
		return err
	}
	n.Keep(func(v *tree.Node) bool { return r.branch(m, v) })
	text := n.Text
	if err = m.cursor.Play(n, t, nil); err != nil {
		n.Text, m.pruned = text, pruned // its variations are cut with it
	}
	return err
}

// branch plays a variation, takes it back, and reports whether anything is left of it. It ends
// before a turn that cannot be played, and that turn's own variations are cut too.
func (r *reader) branch(m *Match, first *tree.Node) bool {
	from := m.cursor.Path()
	for n := first; n != nil; n = n.Main() {
		if err := r.follow(m, n); err != nil {
			r.prune(m, n.Text, err)
			if n != first {
				n.Parent().Next = nil
			}
			break
		}
	}
	left := len(m.cursor.Path()) > len(from)
	m.cursor.Along(from)
	return left
}

// prune notes that a variation ends before a turn that follows the match's cursor.
func (r *reader) prune(m *Match, text string, err error) {
	if len(m.pruned) == mostPruned {
		return
	}
	cut := Cut{Turn: len(m.cursor.Path()) + 1, Text: text}
	if illegal := (*game.IllegalTurn)(nil); errors.As(err, &illegal) {
		cut.Why = illegal.Why
	}
	m.pruned = append(m.pruned, cut)
}

// goesOn reports whether the board lets the game go on.
func goesOn(pos game.Position) bool { return len(pos.Turns(nil)) > 0 }

// refuse ends the match before a turn that cannot be played, or notes so, with the reason.
func (r *reader) refuse(m *Match, i int, err error) {
	cut := &Cut{Turn: i + 1, Of: len(r.Turns)}
	cut.Line, cut.Column, cut.Text = r.Place(r.Turns[i])
	illegal := (*game.IllegalTurn)(nil)
	switch {
	case errors.As(err, &illegal):
		cut.Why = illegal.Why
		illegal.Text = cut.Text
	case !m.Over() && !m.Deploying() && !r.wellFormed(cut.Text):
		cut.Why = r.spelling.Why(m.Position(), cut.Text)
		err = &game.IllegalTurn{Text: cut.Text, Why: cut.Why}
	}
	faults := r.faults
	if i > 0 {
		m.cut, faults = cut, &r.illegal
	}
	fault := faults.Add(fmt.Sprintf("turn %d %s", i+1, cut.Text), game.NoSquare, "%v (line %d, column %d)", err, cut.Line, cut.Column)
	fault.Phrase, fault.Line, fault.Column = cut.Why, cut.Line, cut.Column
}

// wellFormed reports whether a text is a turn in this program's spelling, legal or not.
func (r *reader) wellFormed(text string) bool {
	_, err := r.in.ParseTurn(text)
	return err == nil
}

// finish checks the result against the turns and reads the additions of a save.
func (r *reader) finish(m *Match) {
	r.settle(m)
	if text, ok := r.Tag("TimeLeft"); ok && m.setup.Clock.On() {
		r.timeLeft(m, text)
	}
}

// viewSeat reads the seat from which the match was viewed.
func (r *reader) viewSeat(m *Match) {
	text, ok := r.Tag("View")
	if !ok {
		return
	}
	for i, s := range r.in.Seats {
		if s.Result == text {
			m.view = game.Seat(i)
		}
	}
	if m.view == game.NoSeat {
		r.bad("tag View", "%q is no seat", text)
	}
}

// settle compares the stated result with that of the turns. One that no turn shows is kept:
// players resign, lose on time and agree away from the board.
func (r *reader) settle(m *Match) {
	told := r.Value("Result")
	written := r.Result
	if r.Overtime() {
		written = r.lost(m.Actor())
	}
	if written == "" || written == "*" {
		written = told
	}
	if told != "" && told != "*" && canonical(told, r.in) != canonical(written, r.in) {
		r.bad("result", "the tag says %q, the end %q", told, written)
		return
	}
	written = canonical(written, r.in)
	if m.Told(written, r.Value("Termination")) {
		return
	}
	faults := r.faults
	if len(r.Turns) > 0 {
		m.cut, faults = &Cut{Of: len(r.Turns)}, &r.illegal
	}
	faults.Add("result", game.NoSquare, "the record says %q, the turns lead to %q", written, r.in.Result(m.Outcome()))
}

// lost is the result of a game that a seat has lost; "" for none, and for more than two.
func (r *reader) lost(seat game.Seat) string {
	if len(r.in.Seats) != 2 || !seat.Player() {
		return ""
	}
	return r.in.Seats[1-seat].Result
}

// canonical is a result in the rules' words.
func canonical(result string, in *game.Info) string {
	switch result = strings.ToLower(result); result {
	case "1/2-1/2", "½-½":
		return "draw"
	case "?":
		return "*"
	}
	if len(in.Seats) == 2 {
		switch result {
		case "1-0":
			return in.Seats[0].Result
		case "0-1":
			return in.Seats[1].Result
		}
	}
	return result
}

func (r *reader) timeLeft(m *Match, text string) {
	words := strings.Split(text, ",")
	if len(words) != len(r.in.Seats) {
		r.bad("tag TimeLeft", "%d times for %d seats", len(words), len(r.in.Seats))
		return
	}
	for s, word := range words {
		left, err := parseSeconds(strings.TrimSpace(word))
		if err != nil {
			r.bad("tag TimeLeft", "%v", err)
			return
		}
		m.time.left[s] = left
	}
}
