package tiles

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// description says what a tile does.
type description struct {
	*common
	kind *locale.Stratagem // nil for none
}

// inHand describes the tile in hand.
func (d *desk) inHand() description { return description{d.common, d.hand.kind(d.hand.picked)} }

// card is the short description on a card of its own, nothing without a tile.
func (t description) card() ui.Part {
	return ui.If(t.kind != nil, ui.Card(4, 7, ui.Inset(12, 0, 0, 0, t.told())).High(76))
}

// told is the short description.
func (t description) told() ui.Part {
	if t.kind == nil {
		return ui.Part{}
	}
	return ui.Column(0, t.named(theme.Name), t.line(theme.Caption, t.kind.Sentence(locale.Current())).Lines(2))
}

// detail is the full description, or the purpose of the tiles.
func (t description) detail() ui.Part {
	if t.kind == nil {
		return ui.Card(24, 24, ui.Column(0, ui.Paragraph(theme.Rule, t.text("deploy.rule"), t.view.Theme.Ink2)))
	}
	f := newFace(t.kind)
	tile := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { f.draw(c, r, palaceName, "active") })
	sentence := ui.Paragraph(theme.Rule, t.kind.Sentence(locale.Current()), t.view.Theme.Ink)
	return ui.Card(24, 20, ui.Row(26,
		tile.Sized(104, 78).Drop(1),
		ui.Column(10, t.named(theme.Title), sentence).Tall().Grow().Least(382),
	))
}

// named is a tile's name and the possible ends of its move.
func (t description) named(role theme.Role) ui.Part {
	list := []ui.Part{t.line(role, t.kind.Name(locale.Current()))}
	for i, how := range t.kind.How {
		if key := "deploy.effect." + how; locale.Has(key) {
			list = append(list, t.chip(locale.T(key)).Drop(i+1))
		}
	}
	return ui.Row(8, list...)
}

func (t description) chip(label string) ui.Part {
	chip := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Chip(r.X, r.Y, label, c.Theme.Sunk, c.Theme.GoldText) })
	return chip.Sized(canvas.Measure(theme.Caption, label, t.view.Scale)+16, 22)
}
