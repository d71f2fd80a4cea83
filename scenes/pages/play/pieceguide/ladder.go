package pieceguide

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/ui"
)

// rung is the size of a rank's disc where there is room.
const rung = 38.0

// rungNameMost is how wide the longest name of a rank is.
const rungNameMost = 52.0

var (
	rungSign  = theme.Role{Size: 20, Line: 26, Bold: true}
	rungSmall = theme.Role{Size: 13, Line: 18, Bold: true}
	rungText  = theme.Role{Size: 12, Line: 15}
)

// ladder is the order of capture as a row of discs, the greatest first, with their
// ranks.
func ladder(m *moment.Moment) ui.Part {
	return ui.Column(0, ui.Space(12),
		ui.InWidth(func(w float64) ui.Part { return rungs(m, w, min(rung, w/float64(len(m.Info.Ranks))-10)) }), ui.Space(12))
}

// exceptions are the rules that the ladder does not show, side by side or below each other.
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
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(6)
	return ui.Column(0, rule,
		ui.Fitting(ui.Row(12, list...), ui.Column(0, list...)), ui.Space(4))
}

// rungs are the discs of a size above their ranks and, if their signs are letters, names.
func rungs(m *moment.Moment, w, size float64) ui.Part {
	kinds, ink := m.Info.Ranks, m.Screen.Theme
	wide := w / float64(len(kinds))
	var than, columns []ui.Part
	for i, k := range kinds {
		if i > 0 {
			than = append(than, ui.Text(caption, ">", ink.Ink3).Center())
		}
		number := ink.Ink2
		if selected(m) == k {
			number = ink.Ink
		}
		name := ui.Part{}
		if locale.Current() == locale.En {
			name = rungName(m, k, wide, i%2 == 1)
		}
		columns = append(columns, ui.Column(4,
			disced(m, k, size).High(size),
			ui.Text(caption, strconv.Itoa(len(kinds)-i), number).Center(), name))
	}
	between := ui.Inset(wide/2, 0, wide/2, 0, ui.Columns(0, than...).High(size))
	return ui.Over(ui.Column(0, between), ui.Columns(0, columns...))
}

// rungName is the name of a kind. Where columns are narrower than names, every other name
// stands a line lower, so that names may be wider than their columns.
func rungName(m *moment.Moment, k game.Kind, wide float64, odd bool) ui.Part {
	name, ink := gametext.PieceName(m.Info, game.NewPiece(k, 0)), m.Screen.Theme.Ink2
	lines, line := 1.0, 0.0
	if wide < rungNameMost {
		lines = 2
		if odd {
			line = 1
		}
	}
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		at := canvas.Box(r.X-r.W/2, r.Y+line*rungText.Line, 2*r.W, rungText.Line)
		c.TextIn(rungText, at, canvas.AlignCenter, name, ink)
	}).High(lines * rungText.Line)
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
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(img, r) })
}

// plainDisc is a disc of no army with a kind's sign, the same for every army: 君, not 吴.
func plainDisc(m *moment.Moment, k game.Kind, role theme.Role) ui.Part {
	piece := game.NewPiece(k, 0)
	sign := locale.T(gametext.PieceKey(m.Info, piece, ".face"))
	if faces := m.Screen.Look.Faces; locale.Current() == locale.En && faces != render.Hanzi {
		sign = gametext.FaceSign(m.Info, piece, faces)
	}
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		r = r.Center(min(r.W, r.H), min(r.W, r.H))
		ivory := theme.Materials[game.Ivory]
		c.Shape(r.Inset(-0.5).Move(0, 1.5), canvas.Shape{Radius: r.W/2 + 0.5, Fill: theme.Alpha(theme.Light.Ink, 0.25)})
		c.Shape(r, canvas.Shape{Radius: r.W / 2, Line: 1, Fill: ivory.Body, Stroke: ivory.Edge})
		c.Shape(r.Inset(r.W*0.09), canvas.Shape{Radius: r.W * 0.41, Line: 1, Stroke: theme.Alpha(ivory.Edge, 0.6)})
		c.TextIn(role, r, canvas.AlignCenter, sign, ivory.Face)
	})
}

// only is an exception behind the disc of the kind it is about.
func only(m *moment.Moment, k game.Kind, key string) ui.Part {
	return ui.Row(8, plainDisc(m, k, rungSmall).Sized(disc, disc),
		ui.Text(caption, locale.T(key), m.Screen.Theme.Ink).Try(tight, locale.T(key)).Lines(2).Wide(0).Grow().Least(200)).High(30)
}
