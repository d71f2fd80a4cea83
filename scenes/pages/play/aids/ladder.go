package aids

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/phrase"
	"yanyi/scenes/ui"
)

// rung is the size of a rank's disc where there is room.
const rung = 38.0

var (
	rungSign  = theme.Role{Size: 20, Line: 26, Bold: true}
	rungSmall = theme.Role{Size: 13, Line: 18, Bold: true}
)

// ladder is the order of capture as a row of discs, the greatest first, with their
// ranks.
func ladder(m *moment.Moment) ui.Part {
	return ui.Column(0, ui.Space(12),
		ui.InWidth(func(w float64) ui.Part { return rungs(m, min(rung, w/float64(len(m.Info.Ranks))-10)) }), ui.Space(12))
}

// exceptions are what the ladder does not tell: side by side, or one below the other
// where they do not fit.
func exceptions(m *moment.Moment) ui.Part {
	kinds := m.Info.Ranks
	var list []ui.Part
	for _, e := range [...]struct {
		kind game.Kind
		key  string
	}{{game.Pawn, "play.order.soldier"}, {game.Cannon, "play.order.cannon"}} {
		if slices.Contains(kinds, e.kind) {
			list = append(list, only(m, e.kind, e.key))
		}
	}
	rule := ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(6)
	return ui.Column(0, rule,
		ui.Fitting(ui.Row(12, list...), ui.Column(0, list...)), ui.Space(4))
}

// rungs are the discs of a size above their ranks.
func rungs(m *moment.Moment, size float64) ui.Part {
	kinds, ink := m.Info.Ranks, m.Screen.Theme
	var discs, ranks []ui.Part
	for i, k := range kinds {
		if i > 0 {
			discs = append(discs, ui.Text(caption, ">", ink.Ink3).Center().Wide(0).Grow())
			ranks = append(ranks, ui.Space(0))
		}
		number := ink.Ink2
		if selected(m) == k {
			number = ink.Ink
		}
		discs = append(discs, disced(m, k, size).Wide(size))
		ranks = append(ranks, ui.Text(caption, strconv.Itoa(len(kinds)-i), number).Center().Wide(size))
	}
	return ui.Column(4, ui.Row(0, discs...).High(size), ui.Row(0, ranks...))
}

// selected is the kind of the selected piece, NoKind without one.
func selected(m *moment.Moment) game.Kind {
	if sq := m.Hand.Selected(); sq != game.NoSquare && !m.View.Cells[sq].Piece.Hidden() {
		return m.View.Cells[sq].Piece.Kind()
	}
	return game.NoKind
}

// disced is a kind as a plain disc of a size, the selected piece as itself.
func disced(m *moment.Moment, k game.Kind, size float64) ui.Part {
	if selected(m) != k {
		return plainDisc(m, k, rungSign)
	}
	cell := m.View.Cells[m.Hand.Selected()]
	img := m.PieceImage(cell.Piece, cell.Commander, size)
	return ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.PictureIn(img, r) })
}

// plainDisc is a disc of no army with a kind's sign whatever its army: 君, not 吴.
func plainDisc(m *moment.Moment, k game.Kind, role theme.Role) ui.Part {
	last := ".face"
	if locale.Current() == locale.En {
		last = ".letter"
	}
	sign := locale.T(phrase.PieceKey(m.Info, game.NewPiece(k, 0), last))
	return ui.Paint(func(c *draw.Canvas, r draw.Rect) {
		r = r.Center(min(r.W, r.H), min(r.W, r.H))
		ivory := theme.Materials[game.Ivory]
		c.Shape(r.Inset(-0.5).Move(0, 1.5), draw.Shape{Radius: r.W/2 + 0.5, Fill: theme.Alpha(theme.Light.Ink, 0.25)})
		c.Shape(r, draw.Shape{Radius: r.W / 2, Line: 1, Fill: ivory.Body, Stroke: ivory.Edge})
		c.Shape(r.Inset(r.W*0.09), draw.Shape{Radius: r.W * 0.41, Line: 1, Stroke: theme.Alpha(ivory.Edge, 0.6)})
		c.TextIn(role, r, draw.AlignCenter, sign, ivory.Face)
	})
}

// only is an exception behind the disc of the kind it is about.
func only(m *moment.Moment, k game.Kind, key string) ui.Part {
	return ui.Row(8, plainDisc(m, k, rungSmall).Sized(disc, disc),
		ui.Text(caption, locale.T(key), m.Screen.Theme.Ink)).High(30)
}
