package tiles

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// common is shared by all parts of the page: the match, its texts, and the view.
type common struct {
	session *session.Session
	host    host.Host
	game    host.Line
	by      game.Deployer
	view    ui.View
}

// text is a localized text, in this game's own wording if it has one.
func (g *common) text(key string, args ...locale.Arg) string {
	return locale.T(g.own(key), args...)
}

func (g *common) own(key string) string { return gametext.Worded(g.game.Info(), key) }

// count is a counted line in this game's wording, its number spelled.
func (g *common) count(key string, n int) string {
	key = g.own(key)
	if n == 1 && locale.Has(key+".one") {
		return locale.T(key + ".one")
	}
	return locale.T(key, locale.Arg{Name: "n", Value: locale.Numeral(n)})
}

// side is an argument that names a seat.
func (g *common) side(name string, s game.Seat) locale.Arg {
	return locale.Arg{Name: name, Value: gametext.SideName(g.game.Info(), s)}
}

// line is a line of text in the first ink.
func (g *common) line(role theme.Role, s string) ui.Part {
	return ui.Text(role, s, g.view.Theme.Ink)
}

// pale is a line of text in the second ink.
func (g *common) pale(role theme.Role, s string) ui.Part {
	return ui.Text(role, s, g.view.Theme.Ink2)
}

func (g *common) look(c *canvas.Canvas) render.Look { return g.session.Look(c.Scale) }

// back is the button that leaves the page.
func back(leave func() ui.Nav) ui.Part {
	return ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("ui.back")).Goes(leave))
}
