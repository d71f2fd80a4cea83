package tiles

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// tray is the tiles on offer, by piece, and the search among them.
type tray struct {
	desk   *desk
	filter string
	search ui.Field
	chips  ui.Scroll
	sets   ui.Scroll // where they are a row
}

func newTray(d *desk) tray {
	return tray{desk: d, filter: filters[0], search: ui.Field{Max: 12}}
}

// filters are the groups of the tray, by what a kind changes.
var filters = []string{"all", "attack", "guard", "move", "exchange"}

var filterOf = map[string][]string{
	"attack":   {"capture", "check", "exchange", "promote", "win"},
	"guard":    {"guard", "hold"},
	"move":     {"move"},
	"exchange": {"exchange"},
}

// passes reports whether a kind belongs to a group and matches the search (its name or number).
func passes(k *locale.Stratagem, filter, search string) bool {
	in := filter == "all"
	for _, how := range k.How {
		in = in || slices.Contains(filterOf[filter], how)
	}
	search = strings.ToLower(strings.TrimSpace(search))
	name := strings.ToLower(k.Name(locale.Current()))
	return in && (strings.Contains(name, search) || locale.Num("", k.Number).Value == search)
}

// field is the search field.
func (t *tray) field() ui.Part {
	t.search.Hint = t.desk.text("deploy.search")
	ctl := ui.NameField("search", t.search.Hint, &t.search, &t.desk.page.Form)
	return ui.Press(ctl.Does(t.desk.changed)).High(theme.TouchTarget)
}

// groups are the filters; those that no kind on offer belongs to are left out.
func (t *tray) groups() []ui.Part {
	var list []ui.Part
	for _, f := range filters {
		if !slices.ContainsFunc(t.desk.hand.kinds, func(k locale.Stratagem) bool { return passes(&k, f, "") }) {
			continue
		}
		label := locale.T("deploy.filter." + f)
		chip := ui.ChipButton("filter."+f, label, t.filter == f).Does(t.desk.does(func() { t.filter = f }))
		w := max(theme.TouchTarget, ui.ChipWidth(label, t.desk.view.Scale)-10)
		list = append(list, ui.Press(chip.Sized(w, theme.TouchTarget)))
	}
	return list
}

// pieces are the groups of the tray, with the columns each takes of eight.
var pieces = []struct {
	letter string
	kind   game.Kind
	wide   int
}{
	{"R", game.Rook, 1}, {"N", game.Knight, 1}, {"C", game.Cannon, 1}, {"B", game.Bishop, 1},
	{"A", game.Advisor, 1}, {"K", game.King, 1}, {"P", game.Pawn, 2},
}

const (
	trayGap   = 8.0
	tileLeast = 82.0 // least width of a tile where there is a choice
	headHigh  = 40.0 // a piece above his column
	headGap   = 16.0
)

// shown are the tiles of a piece that pass filter and search, each of the given height.
func (t *tray) shown(letter string, high float64) []ui.Part {
	var list []ui.Part
	for i := range t.desk.hand.kinds {
		if k := &t.desk.hand.kinds[i]; k.Piece == letter && passes(k, t.filter, t.search.Text) {
			list = append(list, ui.Press(t.tile(k)).High(high))
		}
	}
	return list
}

// tiles is the tray in eight columns, or piece by piece below each other where they do not fit.
func (t *tray) tiles(width float64) ui.Part {
	n := int((width + trayGap) / (tileLeast + trayGap))
	if n >= 8 {
		return t.columns().High(headHigh + headGap + 4*(64+trayGap))
	}
	var list []ui.Part
	for _, of := range pieces {
		if tiles := t.shown(of.letter, 64); len(tiles) > 0 {
			list = append(list, ui.Column(trayGap, underlined(t.piece(of.kind, len(tiles)), 36), ui.Grid(max(3, n), trayGap, tiles...)))
		}
	}
	return ui.Column(12, list...)
}

// columns is the tray in eight columns by piece.
func (t *tray) columns() ui.Part {
	rows := 4.0
	if len(t.desk.hand.kinds) <= 16 {
		rows = 2
	}
	return ui.Arrange(func(f *ui.Form, r canvas.Rect) {
		high := min(68, (r.H-headHigh-headGap-(rows-1)*trayGap)/rows)
		var list []ui.Part
		for _, of := range pieces {
			tiles := t.shown(of.letter, high)
			head := ui.Row(0, ui.Space(0), t.piece(of.kind, len(tiles)), ui.Space(0))
			column := ui.Column(headGap, underlined(head, headHigh), ui.Grid(of.wide, trayGap, tiles...))
			list = append(list, column.Tall().Wide(0).Share(float64(of.wide)))
		}
		f.Place(ui.Row(trayGap, list...), r)
	})
}

// underlined is a head with a line at its foot.
func underlined(head ui.Part, high float64) ui.Part {
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Bottom(), r.W, c.Theme.Line2) })
	return ui.Over(head, line).High(high)
}

// piece is a piece and the number of its tiles.
func (t *tray) piece(kind game.Kind, n int) ui.Part {
	d := t.desk
	piece := game.NewPiece(kind, d.hand.seat)
	disc := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Piece(d.look(c), d.game.Info(), piece, d.hand.seat, r) })
	count := d.pale(theme.Caption, d.text("deploy.tray.count", locale.Num("n", n)))
	return ui.Row(8, disc.Sized(28, 28), count.Try(theme.Caption, strconv.Itoa(n)).OrNone())
}

// tile is a tile of the tray.
func (t *tray) tile(k *locale.Stratagem) ui.Control {
	d, n, f := t.desk, k.Number, newFace(k)
	args := []locale.Arg{locale.Num("n", n), {Name: "name", Value: f.name}, {Name: "rule", Value: k.Sentence(locale.Current())}}
	ctl := ui.Control{
		ID: "tile." + strconv.Itoa(n), Name: d.text("a11y.tile", args...), Role: ui.RoleRadio, On: d.hand.picked == n,
		Do:   d.does(func() { d.pick(n) }),
		Lift: d.lift(k, f),
		Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) { drawOffered(c, pressed(ctl.Rect, s), s, f) },
	}
	laid := d.hand.slotOf(n) >= 0
	if laid {
		ctl.Name = d.text("a11y.tile.laid", args...)
	}
	if laid || ctl.On {
		taken := *f
		if !ctl.On {
			taken.foot = locale.T("deploy.laid")
		}
		ctl.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
			drawTaken(c, pressed(ctl.Rect, s), ctl.On, &taken)
		}
	}
	return ctl
}

// pressed is where a tile is drawn: a little lower while it is pressed.
func pressed(r canvas.Rect, s ui.State) canvas.Rect {
	if s.Pressed {
		r.Y++
	}
	return r
}

// drawOffered draws a tile that lies in the tray.
func drawOffered(c *canvas.Canvas, r canvas.Rect, s ui.State, f *face) {
	f.draw(c, r, tileName, "plain")
	if s.Hover {
		c.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Line: 2, Stroke: theme.Alpha(c.Theme.Hint, 0.5)})
	}
}

// drawTaken draws the place of a tile that is in hand or laid.
func drawTaken(c *canvas.Canvas, r canvas.Rect, inHand bool, f *face) {
	shape := canvas.Shape{Radius: theme.ChipRadius, Line: 1, Fill: c.Theme.Sunk, Stroke: c.Theme.Line2, Dashed: true}
	ink := c.Theme.Ink3
	if inHand {
		ink = c.Theme.Hint
		shape = canvas.Shape{Radius: theme.ChipRadius, Line: 2, Fill: theme.Mix(c.Theme.Card, ink, 0.16), Stroke: ink}
	}
	c.Shape(r, shape)
	f.write(c, r, tileName, ink, ink)
}
