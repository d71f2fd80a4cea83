package play

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// domain explains in one row the marks of the squares that the selected piece can ever reach.
func (p *Page) domain() ui.Part {
	h := p.board.Domain()
	if h == nil {
		return ui.Part{}
	}
	const side = 14.0
	ink := p.view.Theme
	entry := func(w float64, s canvas.Shape, key string, args ...locale.Arg) ui.Part {
		sign := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Shape(r, s) }).Sized(w, side)
		return ui.Row(8, sign, ui.Text(theme.Caption, locale.T(key, args...), ink.Ink2))
	}
	piece := locale.Arg{Name: "piece", Value: gametext.PieceWord(p.now.Info, h.Piece)}
	row := []ui.Part{
		entry(side, canvas.Shape{Radius: side / 2, Fill: ink.Hint}, "play.domain.now"),
		entry(side, canvas.Shape{Radius: side / 2, Line: 2, Fill: ink.Casing, Stroke: ink.Hint}, "play.domain.points",
			piece, locale.Arg{Name: "n", Value: locale.Numeral(len(h.Points))}),
	}
	if h.Abroad[0] != game.NoSquare {
		row = append(row, entry(24, canvas.Shape{Radius: 3, Line: 2, Stroke: ink.Hint, Dashed: true}, "play.domain.abroad",
			tabletext.Side(p.now.Info, "side", h.Army)))
	}
	return ui.Inset(8, 0, 8, 0, ui.Row(20, row...)).High(32)
}
