package pieceguide

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// values are the kinds with their values and, below, how they move, the selected piece's first:
// in the colours of the side whose piece is selected, else of the side at the bottom.
func values(m *moment.Moment) ui.Part {
	army, chosen := m.Bottom, game.NoKind
	if sq := m.Hand.Selected(); sq != game.NoSquare {
		army, chosen = m.View.Cells[sq].Commander, m.View.Cells[sq].Piece.Kind()
	}
	var columns, first, others []ui.Part
	for _, w := range m.Info.Worths {
		piece := game.NewPiece(w.Kind, army)
		img := m.PieceImage(piece, army, rung)
		disc := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(img, r) })
		columns = append(columns, value(m, w.Value, w.Kind == chosen, disc))
		if about := ui.Row(16, disc.Sized(rung, rung), moves(m, piece).Wide(0).Grow()); w.Kind == chosen {
			first = append(first, about)
		} else {
			others = append(others, about)
		}
	}
	rule := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) }).High(4)
	head := ui.Column(0, ui.Space(10), ui.Columns(0, columns...), ui.Space(7), rule)
	return ui.Column(0, append(append([]ui.Part{head}, first...), others...)...)
}

// value is a kind above what it is worth.
func value(m *moment.Moment, worth int, chosen bool, disc ui.Part) ui.Part {
	text, ink := "—", m.Screen.Theme.Ink2
	if worth > 0 {
		text = strconv.Itoa(worth)
	}
	if chosen {
		ink = m.Screen.Theme.Hint
	}
	return ui.Column(3, disc.High(rung), ui.Text(caption, text, ink).Center())
}

// moves is a kind's name, another name it goes by, and how it moves, at home first if other.
func moves(m *moment.Moment, piece game.Piece) ui.Part {
	alias := ""
	if key := gametext.PieceKey(m.Info, piece, ".alias"); locale.Has(key) {
		alias = locale.T(key)
	}
	ink := m.Screen.Theme
	return ui.Column(0, ui.Space(6),
		ui.Row(10, ui.Text(titleBody, gametext.PieceName(m.Info, piece), ink.Ink), ui.Text(caption, alias, ink.Ink2)),
		ui.Paragraph(theme.Body, tabletext.Moves(m.Info, piece), ink.Ink2),
		ui.Space(6))
}
