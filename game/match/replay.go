package match

import (
	"errors"
	"fmt"
	"strings"

	"yanyi/game"
	"yanyi/game/notation"
)

// ranks finds out from where the turns count ranks. In a text that does both, the turns
// that do not count as most do are named where they stand.
func (r *reader) ranks(m *Match) {
	texts := make([]string, len(r.Turns))
	for i, n := range r.Turns {
		texts[i] = n.Turn
	}
	zero, _ := notation.FromZero(r.in, m.pos, texts, strings.EqualFold(r.Value("Format"), "ICCS"))
	r.spelling = notation.Spelling{Info: r.in, Zero: zero}
}

// play plays the turns and reports whether all could be played.
func (r *reader) play(m *Match) bool {
	r.ranks(m)
	for i, n := range r.Turns {
		err := r.record(m, r.spelling.House(m.pos, n.Turn))
		if err != nil {
			r.refuse(m, i, err)
			return false
		}
		take(m, n)
	}
	return true
}

// record plays a turn. Games of xiangqi elsewhere go on where these rules end them by
// repetition or a count of quiet turns.
func (r *reader) record(m *Match, text string) error {
	if notation.Chinese(r.in) && !m.Deploying() && goesOn(m.pos) {
		return playRecorded(m, text)
	}
	return m.PlayRecorded(text)
}

// goesOn reports whether the board lets the game go on.
func goesOn(pos game.Position) bool { return len(pos.Turns(nil)) > 0 }

// refuse ends the match before a turn that cannot be played, or notes that it cannot,
// and why.
func (r *reader) refuse(m *Match, i int, err error) {
	cut := &Cut{Turn: i + 1, Of: len(r.Turns)}
	cut.Line, cut.Column, cut.Text = r.Place(r.Turns[i])
	illegal := (*game.IllegalTurn)(nil)
	switch {
	case errors.As(err, &illegal):
		cut.Why = illegal.Why
		illegal.Text = cut.Text
	case !m.Over() && !m.Deploying() && !r.house(cut.Text):
		cut.Why = r.spelling.Why(m.pos, cut.Text)
		err = &game.IllegalTurn{Text: cut.Text, Why: cut.Why}
	}
	if r.legal && i > 0 {
		m.cut = cut
		return
	}
	fault := r.bad(fmt.Sprintf("turn %d %s", i+1, cut.Text), "%v (line %d, column %d)", err, cut.Line, cut.Column)
	fault.Phrase, fault.Line, fault.Column = cut.Why, cut.Line, cut.Column
}

// house reports whether a text is a turn in the house's spelling, legal or not.
func (r *reader) house(text string) bool {
	_, err := r.in.ParseTurn(text)
	return err == nil
}

// PlayRecorded plays a turn of a record, with the reveal its text tells.
func (m *Match) PlayRecorded(text string) error {
	if err := m.playable(); err != nil {
		return err
	}
	return playRecorded(m, text)
}

func playRecorded(m *Match, text string) error {
	t, err := m.Find(text)
	if err != nil {
		return err
	}
	recorded := t
	if recorded, err = recordedReveal(m.in, m.pos, t); err != nil {
		return err
	}
	m.do(t.WithReveal(game.Reveal{}), func(game.Turn, []game.Reveal) game.Reveal { return recorded.Reveal() })
	return nil
}

// recordedReveal is the turn with the reveal its text tells as the position knows it.
func recordedReveal(in *game.Info, pos game.Position, t game.Turn) (game.Turn, error) {
	plain := t.WithReveal(game.Reveal{})
	pos.Do(plain)
	defer pos.Undo()
	switch pending := pos.Actor() == game.Chance; {
	case !pending && t.HasReveal():
		return t, fmt.Errorf("nothing is drawn in this turn")
	case !pending:
		return t, nil
	case !t.HasReveal():
		return t, fmt.Errorf("what was drawn is missing")
	}
	d, err := game.FindReveal(in, pos, t)
	if err != nil {
		return t, err
	}
	return plain.WithReveal(d), nil
}

// finish checks the result against the turns and takes up what a save adds.
func (r *reader) finish(m *Match) {
	r.settle(m)
	if text, ok := r.Tag("TimeLeft"); ok && m.setup.Clock.On() {
		r.timeLeft(m, text)
	}
}

// viewSeat takes up from where the match was looked at.
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

// settle compares the result told with that of the turns. One that no turn shows
// stands: players resign, lose on time and agree away from the board.
func (r *reader) settle(m *Match) {
	told := r.Value("Result")
	written := r.Result
	if written == "" || written == "*" {
		written = told
	}
	if told != "" && told != "*" && canonical(told, r.in) != canonical(written, r.in) {
		r.bad("result", "the tag says %q, the end %q", told, written)
		return
	}
	written = canonical(written, r.in)
	got := r.in.Result(m.Outcome())
	switch {
	case written == "" || written == "*" || written == got:
	case (got == "*" || notation.Chinese(r.in) && goesOn(m.pos)) && r.rule(m, written):
	case r.legal && len(r.Turns) > 0:
		m.cut = &Cut{Of: len(r.Turns)}
	default:
		r.bad("result", "the record says %q, the turns lead to %q", written, got)
	}
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
