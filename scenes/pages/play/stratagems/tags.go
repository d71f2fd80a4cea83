package stratagems

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/words"
)

// tileLegible is the least pitch at which the names on tiles are as large as
// captions.
const tileLegible = 56

// newSteps names the stratagem that every step of the selected king switches on.
func (s *Stratagems) newSteps() []moment.Tag {
	m := s.m
	from := m.Chosen()
	if m.HasTracks() || from == game.NoSquare || m.Piece(from).Kind() != game.King {
		return nil
	}
	var steps []moment.Tag
	for _, t := range m.Hand.Left() {
		if !slices.ContainsFunc(steps, func(g moment.Tag) bool { return g.Square == t.To() }) {
			steps = append(steps, s.newStep(t))
		}
	}
	return steps
}

func (s *Stratagems) newStep(t game.Turn) moment.Tag {
	after := s.m.Match.ViewAfter(t, game.NoSeat)
	n := after.Seats[s.m.Actor()].Active
	tile, ok := s.m.TileAt(s.m.Actor(), t.To())
	g := moment.Tag{Square: t.To(), Number: n, Void: after.Void, Open: ok && tile == n}
	switch {
	case g.Void:
		g.Text = locale.T("event.strat.cancel.seal")
	case n == 0:
		g.Text = words.Worded(s.m.Info, "play.effect.none")
	default:
		g.Text = words.Numbered(s.m.Info, n)
	}
	return g
}

// step is the selected king's step to a square.
func (s *Stratagems) step(sq game.Square) (moment.Tag, bool) {
	for _, g := range s.steps {
		if g.Square == sq {
			return g, true
		}
	}
	return moment.Tag{}, false
}

// Steps are the tags of the selected king's targets: what each step switches on,
// where no tile says so on a board with points pitch logical pixels apart; named
// tells that its tiles' names stand above the pieces (render.Board.NamesTiles).
func (s *Stratagems) Steps(pitch float64, named bool) []moment.Tag {
	var tags []moment.Tag
	for _, g := range s.steps {
		bare := pitch >= tileLegible && s.m.Piece(g.Square) == game.NoPiece
		if !g.Open || !named && !bare {
			tags = append(tags, g)
		}
	}
	return tags
}

// Standing tells what each king stands on, on such a board: the tile itself lies
// under it. While both are void (stratagem.md §4 破解) it is struck through.
func (s *Stratagems) Standing(pitch float64, named bool) []moment.Tag {
	m := s.m
	if !m.HasStratagems() || m.HasTracks() || named || pitch < tileLegible && !m.Shown.Void {
		return nil
	}
	var tags []moment.Tag
	for seat := range m.Info.Seats {
		n, side := m.TileUnderKing(game.Seat(seat)), &m.Shown.Seats[seat]
		if n != 0 && side.Alive && side.King != m.Hand.Selected() {
			tags = append(tags, moment.Tag{Square: side.King, Number: n, Void: m.Shown.Void, Text: words.Numbered(m.Info, n)})
		}
	}
	return tags
}
