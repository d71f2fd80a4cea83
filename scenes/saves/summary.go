package saves

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
)

// Summary is how a kept match stands.
type Summary struct {
	Save    Save
	Variant game.Variant
	View    *game.View
	Over    bool      // or no longer to be played: a study, or cut (match.Cut)
	Study   bool      // it is looked at and changed
	Laying  bool      // tiles are still being laid
	Status  []Part    // in words
	Players string    // who sits where, and who gives odds, in words
	Persons int       // how many seats people have
	Bottom  game.Seat // whose side is at the bottom
}

// Part is a piece of the line that says how a match stands.
type Part struct {
	Text   string
	Danger bool
}

// Line is how the match stands, in one line.
func (s *Summary) Line() string {
	text := ""
	for _, part := range s.Status {
		text += part.Text
	}
	return text
}

// Read reads how a match stands. One whose turns are not all legal by the present rules stands
// where they cease to be; it can only be viewed.
func Read(find func(id string) (game.Variant, bool), save Save) (*Summary, error) {
	m, err := match.ParseLegal(find, save.Text)
	if err != nil {
		return nil, err
	}
	view := m.View(game.NoSeat)
	persons := personsIn(m)
	return &Summary{
		Persons: persons, Bottom: m.Bottom(), Save: save, Variant: m.Variant(), View: &view, Over: m.Over() || m.Cut() != nil || m.Studied(), Study: m.Studied(), Laying: m.Deploying(),
		Status: status(m, &view), Players: players(m, persons == 1),
	}, nil
}

// Export is the record of a kept match without private data. One that is not legal to its end
// is exported unchanged, because its text holds more than the match.
func Export(find func(id string) (game.Variant, bool), text string) (string, error) {
	m, err := match.ParseLegal(find, text)
	if err != nil {
		return "", err
	}
	return rewritten(m, text, (*match.Match).Record), nil
}

// Import is the save of a match that was read from a text, or of the text if that holds more.
func Import(m *match.Match, text string) string { return rewritten(m, text, (*match.Match).Save) }

// rewritten is a match written anew, if it holds all of its text, with its variations.
func rewritten(m *match.Match, text string, write func(*match.Match) string) string {
	if m.Cut() != nil || m.Pruned() != nil {
		return text
	}
	return write(m)
}

// status is the line that says how a match stands.
func status(m *match.Match, v *game.View) []Part {
	key, round := "home.last.status", 1
	if len(m.Info().Seats) == 2 {
		key = "home.last.status.two"
	}
	if moves := m.Moves(); len(moves) > 0 {
		round = moves[len(moves)-1].Round
	}
	parts := []Part{{Text: locale.T(key, locale.Num("n", round), locale.Arg{Name: "status"})}}
	if a, b, ok := allies(v); ok {
		text := locale.T("home.status.allied", sideArg("a", m.Info(), a), sideArg("b", m.Info(), b))
		parts = append(parts, Part{Text: text + " " + locale.T("ui.separator") + " "})
	}
	if m.Studied() {
		return append(parts, Part{Text: locale.T("study.title")})
	}
	if cut := m.Cut(); cut != nil {
		return append(parts, Part{Text: locale.T("home.status.cut"), Danger: true})
	}
	return append(parts, turnPart(m, v))
}

// turnPart says whose turn it is, in danger's colour if that king is in check.
func turnPart(m *match.Match, v *game.View) Part {
	actor := m.Actor()
	switch {
	case m.Over():
		return Part{Text: result(m)}
	case m.Deploying():
		return Part{Text: locale.T("home.status.setup")}
	case !actor.Player():
		return Part{}
	}
	side := sideArg("side", m.Info(), actor)
	checked := v.Seats[actor].Checked
	switch mine := m.Player(actor).Human(); {
	case mine && checked:
		return Part{locale.T("home.status.check", side), true}
	case mine:
		return Part{Text: locale.T("home.status.yourturn")}
	case checked:
		return Part{locale.T("event.turn.check.side", side), true}
	}
	return Part{Text: locale.T("event.turn.side", side)}
}

// result says who has won.
func result(m *match.Match) string {
	if o := m.Outcome(); o.With != 0 {
		args := []locale.Arg{}
		for s := range m.Info().Seats {
			if o.Won(game.Seat(s)) {
				args = append(args, sideArg([]string{"a", "b"}[len(args)], m.Info(), game.Seat(s)))
			}
		}
		return locale.T("event.result.win.pact", args...)
	}
	if winner := m.Outcome().Winner; winner.Player() {
		return locale.T("event.result.win.two", sideArg("side", m.Info(), winner))
	}
	return locale.T("event.result.draw.two")
}

// personsIn counts the seats that people have.
func personsIn(m *match.Match) (n int) {
	for s := range m.Info().Seats {
		if m.Player(game.Seat(s)).Human() {
			n++
		}
	}
	return n
}

// players says who sits at each seat, in turn order, a person who is alone as oneself.
func players(m *match.Match, alone bool) string {
	var list []string
	for s := range m.Info().Seats {
		seat := game.Seat(s)
		who := gametext.Player(m.Player(seat), alone)
		list = append(list, locale.T("library.player", sideArg("side", m.Info(), seat), locale.Arg{Name: "who", Value: who}))
	}
	for _, odds := range []string{gametext.Odds(m.Info(), m.Setup().Odds), gametext.TimeOdds(m.Info(), m.Setup().Clock)} {
		if odds != "" {
			list = append(list, odds)
		}
	}
	return strings.Join(list, locale.T("library.players"))
}

func sideArg(name string, in *game.Info, s game.Seat) locale.Arg {
	return locale.Arg{Name: name, Value: gametext.SideName(in, s)}
}

// allies is the pair that is allied now.
func allies(v *game.View) (a, b game.Seat, ok bool) {
	for i, s := range v.Seats {
		if s.Alive && s.Ally.Player() && int(s.Ally) > i {
			return game.Seat(i), s.Ally, true
		}
	}
	return 0, 0, false
}
