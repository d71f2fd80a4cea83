package tiles

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/phrase"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// common is what all that the page shows has in common: the match, its words, and
// what it is laid out for.
type common struct {
	session *session.Session
	host    host.Host
	game    host.Line
	by      game.Deployer
	view    ui.View
}

// text is a line of the deck, in the wording of this game where it has its own.
func (g *common) text(key string, args ...locale.Arg) string {
	return locale.T(g.own(key), args...)
}

func (g *common) own(key string) string { return phrase.Worded(g.game.Info(), key) }

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
	return locale.Arg{Name: name, Value: phrase.SideName(g.game.Info(), s)}
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
