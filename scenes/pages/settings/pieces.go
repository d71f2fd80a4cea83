package settings

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// faces is a tile for each kind of face.
func (p *Page) faces() ui.Part {
	tile := func(key string, kind render.Faces, signs art.Signs) ui.Part {
		return p.faceTile(key, func(look render.Look) render.Look {
			look.Faces, look.Signs = kind, signs
			return look
		})
	}
	none := art.Signs{}
	names := []string{}
	for _, key := range []string{"hanzi", "signs", "letters", "figures"} {
		names = append(names, locale.T("settings.faces."+key))
	}
	hanzi, signs := tile("hanzi", render.Hanzi, none), tile("signs", render.Hanzi, art.AllSigns())
	letters, figures := tile("letters", render.Letters, none), tile("figures", render.Figures, none)
	if p.view.W < fourFrom {
		return p.among("faces", ui.Pad(0, 12, ui.Column(theme.GroupGap, ui.Columns(theme.GroupGap, hanzi, signs), ui.Columns(theme.GroupGap, letters, figures))), names...)
	}
	return p.among("faces", ui.Pad(0, 12, ui.Columns(theme.GroupGap, hanzi, signs, letters, figures)), names...)
}

// faceTile shows K N C R of four armies and their faces' name.
func (p *Page) faceTile(key string, look func(render.Look) render.Look) ui.Part {
	size, gap := 34.0, 6.0
	if p.view.W < twoFrom {
		size, gap = 30, 4
	}
	piece := func(kind game.Kind, army game.Army) ui.Part { return p.piece(kind, army, size, look) }
	pieces := ui.Column(gap,
		ui.Row(gap, piece(game.King, game.Wu), piece(game.Knight, game.Wei)),
		ui.Row(gap, piece(game.Cannon, game.Shu), piece(game.Rook, game.Han)))
	name := locale.T("settings.faces." + key)
	label := ui.Text(theme.Body, name, p.view.Theme.Ink).Try(theme.Caption, name).Center()
	settings := &p.session.Settings
	ctl := ui.Control{ID: "faces." + key, Name: name, Role: ui.RoleRadio, On: settings.FacesShown() == key, Draw: drawTile}
	return ui.Face(ctl.Does(func() {
		settings.Faces = key
		p.apply()
	}), ui.Inset(1, 11, 1, 6, ui.Column(7, ui.Row(0, ui.Space(0), pieces, ui.Space(0)).High(74), label.High(26))))
}

func drawTile(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
	shape := canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Stroke: c.Theme.Line2}
	if ctl.On {
		shape = canvas.Shape{Radius: theme.ButtonRadius, Line: 2, Fill: theme.Alpha(c.Theme.Hint, 0.16), Stroke: c.Theme.Hint}
	} else if s.Hover {
		shape.Stroke = c.Theme.Ink3
	}
	c.Shape(ctl.Rect, shape)
}

// shapes are the armies' outlines.
func (p *Page) shapes() ui.Part {
	var kings []ui.Part
	for _, army := range []game.Army{game.Wei, game.Shu, game.Wu, game.Han} {
		kings = append(kings, p.piece(game.King, army, 23, func(look render.Look) render.Look {
			if look.Shapes = true; look.Lang != locale.En {
				look.Faces = render.Hanzi
			}
			return look
		}))
	}
	return ui.Row(5, kings...)
}

// piece is a piece of the sample's in another look than the player's.
func (p *Page) piece(kind game.Kind, army game.Army, size float64, look func(render.Look) render.Look) ui.Part {
	if p.sample == nil {
		return ui.Part{}
	}
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Piece(look(p.session.Look(c.Scale)), p.sample, game.NewPiece(kind, army), army, r)
	}).Sized(size, size)
}
