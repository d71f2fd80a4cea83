package stratagems

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// tileLegible is the least pitch at which the names on tiles are as large as
// captions.
const tileLegible = 56

// tags are the labels for points of the board whose stratagems no readable tile shows.
type tags struct {
	m     *moment.Moment
	steps []moment.Tag // what the selected king's targets switch on
}

// newTags names the stratagem that each step of the selected king switches on.
func newTags(m *moment.Moment) tags {
	g, from := tags{m: m}, m.Chosen()
	if !m.HasStratagems() || m.HasTracks() || from == game.NoSquare || m.Hand.Ahead() || m.Piece(from).Kind() != game.King {
		return g
	}
	for _, t := range m.Hand.Left() {
		if _, known := g.step(t.To()); !known {
			g.steps = append(g.steps, newStep(m, t))
		}
	}
	return g
}

func newStep(m *moment.Moment, t game.Turn) moment.Tag {
	after := m.Preview.ViewAfter(t, game.NoSeat)
	n := after.Seats[m.Actor()].Active
	tile, ok := m.TileAt(m.Actor(), t.To())
	g := moment.Tag{Square: t.To(), Number: n, Void: after.Void, Open: ok && tile == n}
	switch {
	case g.Void:
		g.Text = locale.T("event.strat.cancel.seal")
	case n == 0:
		g.Text = tabletext.Worded(m.Info, "play.effect.none")
	default:
		g.Text = tabletext.Numbered(m.Info, n)
	}
	return g
}

// step is the selected king's step to a square.
func (g *tags) step(sq game.Square) (moment.Tag, bool) {
	for _, s := range g.steps {
		if s.Square == sq {
			return s, true
		}
	}
	return moment.Tag{}, false
}

// Steps are the tags of the selected king's targets: what each step switches on,
// where no tile says so on a board with points pitch logical pixels apart; named
// tells that its tiles' names stand above the pieces (render.Board.NamesTiles).
func (g *tags) Steps(pitch float64, named bool) []moment.Tag {
	var tags []moment.Tag
	for _, s := range g.steps {
		bare := pitch >= tileLegible && g.m.Piece(s.Square) == game.NoPiece
		if !s.Open || !named && !bare {
			tags = append(tags, s)
		}
	}
	return tags
}

// Standing is the tags of the kings' own points on such a board, where the tile lies under the
// king. While both are void (game/stratagem/README.md, Cancelled 破解) it is struck through.
func (g *tags) Standing(pitch float64, named bool) []moment.Tag {
	m := g.m
	if !m.HasStratagems() || m.HasTracks() || named || pitch < tileLegible && !m.Shown.Void {
		return nil
	}
	var tags []moment.Tag
	for seat := range m.Info.Seats {
		n, side := m.TileUnderKing(game.Seat(seat)), &m.Shown.Seats[seat]
		if n != 0 && side.Alive && side.King != m.Hand.Selected() {
			tags = append(tags, moment.Tag{Square: side.King, Number: n, Void: m.Shown.Void, Text: tabletext.Numbered(m.Info, n)})
		}
	}
	return tags
}
