package tiles

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// telling says what a tile does.
type telling struct {
	*common
	kind *locale.Stratagem // nil for none
}

// inHand tells of the tile in hand.
func (d *desk) inHand() telling { return telling{d.common, d.hand.kind(d.hand.picked)} }

// card tells it in little room on a card of its own, nothing of none.
func (t telling) card() ui.Part {
	return ui.If(t.kind != nil, ui.Card(4, 7, ui.Inset(12, 0, 0, 0, t.told())).High(76))
}

// told tells it in little room.
func (t telling) told() ui.Part {
	if t.kind == nil {
		return ui.Part{}
	}
	return ui.Column(0, t.named(theme.Name), t.line(theme.Caption, t.kind.Sentence(locale.Current())).Lines(2))
}

// detail tells it in full, or what the tiles are for.
func (t telling) detail() ui.Part {
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

// named is a tile's name and how its way may end.
func (t telling) named(role theme.Role) ui.Part {
	list := []ui.Part{t.line(role, t.kind.Name(locale.Current()))}
	for i, how := range t.kind.How {
		if key := "deploy.effect." + how; locale.Has(key) {
			list = append(list, t.chip(locale.T(key)).Drop(i+1))
		}
	}
	return ui.Row(8, list...)
}

func (t telling) chip(label string) ui.Part {
	chip := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Chip(r.X, r.Y, label, c.Theme.Sunk, c.Theme.GoldText) })
	return chip.Sized(canvas.Measure(theme.Caption, label, t.view.Scale)+16, 22)
}
