package home

import (
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/ui"
)

// Sizes of the doors in logical pixels (render/README.md, Doors).
const (
	doorHigh    = 176
	doorPhone   = 88
	doorPicture = 340 // a door so wide has a picture
	doorTitle   = 30  // of a seal
)

// Types of the doors' titles.
var (
	doorName  = theme.Role{Size: 24, Line: 32}
	doorSmall = theme.Role{Size: 18, Line: 24}
)

// door is one of the three ways in.
type door struct {
	key     string // of its seal
	title   string
	caption string // in gold
	line    string
	way     ui.Control
	first   bool // the one to take first
	picture func(c *canvas.Canvas, r canvas.Rect)
}

// welcomes reports whether the doors stand in the last game's place: until one is finished.
func (p *Page) welcomes() bool { return p.last == nil || !p.last.Over && !p.done.finished }

// doors are their ways in: to learn, to play (or an unfinished game), and the day's puzzle.
func (p *Page) doors() ui.Part {
	list := [...]door{p.learning(), p.playing(), p.solving()}
	var parts []ui.Part
	for i := range list {
		if p.view.Phone() {
			parts = append(parts, p.doorRow(&list[i]))
		} else {
			parts = append(parts, p.doorCard(&list[i]))
		}
	}
	if p.view.Phone() {
		return ui.Column(theme.GroupGap, parts...)
	}
	return ui.Columns(theme.CardGap, parts...)
}

// doorCard is a door with its picture at the right, where there is room for one.
func (p *Page) doorCard(d *door) ui.Part {
	ink := p.view.Theme
	words := ui.Column(0,
		ui.Row(12, p.doorSeal(d).Sized(doorTitle, doorTitle), ui.Text(doorName, d.title, ink.Ink).Try(doorSmall, d.title).Try(theme.Rule, d.title).Wide(0).Grow()).High(36),
		ui.Space(4),
		ui.Text(theme.Caption, d.caption, ink.GoldText).High(22),
		ui.Text(theme.Body, d.line, ink.Ink).Try(theme.Caption, d.line).Lines(2),
		ui.Space(0),
		ui.Row(0, ui.Press(d.way).Wide(132), ui.Space(0))).Tall()
	return p.framed(d, ui.InWidth(func(w float64) ui.Part {
		picture := ui.If(w >= doorPicture, ui.Paint(d.picture).Sized(152, 150))
		return ui.Inset(20, 12, 12, 12, ui.Row(8, words.Wide(0).Grow(), picture))
	})).High(doorHigh)
}

// doorRow is a door on a phone.
func (p *Page) doorRow(d *door) ui.Part {
	ink := p.view.Theme
	button := max(88, canvas.Measure(theme.Primary, d.way.Name, p.view.Scale)+36)
	picture, words := ui.Paint(d.picture).Sized(68, 68), ui.Column(2,
		ui.Text(doorSmall, d.title, ink.Ink).Try(theme.Rule, d.title).Try(theme.Body, d.title).Lines(2),
		ui.Text(theme.Caption, d.caption, ink.GoldText).Lines(2)).Wide(0).Grow().Least(112)
	if p.view.Narrow() {
		return p.framed(d, ui.Pad(10, 0, ui.Column(8, ui.Space(0), ui.Row(10, picture, words), ui.Press(d.way).High(theme.TouchTarget), ui.Space(2))))
	}
	return p.framed(d, ui.Inset(10, 0, 12, 0, ui.Row(10, picture, words, ui.Press(d.way).Wide(button))).High(doorPhone))
}

// framed is a door's card: the one to take first has an edge in seal red.
func (p *Page) framed(d *door, content ui.Part) ui.Part {
	return ui.Over(ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Card(r)
		if d.first {
			c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: 1.5, Stroke: c.Theme.Seal})
		}
	}), content)
}

func (p *Page) doorSeal(d *door) ui.Part {
	seal := locale.T("home.door." + d.key + ".seal")
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, -4) })
}

// learning leads to the lessons, and says how far one has come.
func (p *Page) learning() door {
	d := door{key: "learn", title: locale.T("home.door.learn"), caption: locale.T("home.door.learn.time"), line: locale.T("home.door.learn.line"), first: p.last == nil}
	label := locale.T("home.first.learn")
	if done := p.done.lessons; done.Finished > 0 || done.Begun {
		d.caption, label = locale.T("home.door.learn.done", locale.Num("n", done.Finished), locale.Num("of", done.Of)), locale.T("home.door.learn.go")
	}
	button := ui.Secondary
	if d.first {
		button = ui.Primary
	}
	d.way = button("learn", label).Goes(learn(p.session))
	v := p.families[0].first()
	d.picture = func(c *canvas.Canvas, r canvas.Rect) {
		p.plate(c, r, func() {
			if !c.Plain { // a corner of the board the first lesson begins on
				size := math.Round(r.W * 2.3)
				p.pictures.miniature(c, v, p.pictures.start(v), canvas.Box(r.X-size*0.36, r.Y-size*0.42, size, size))
			} else {
				p.form.MarkDirty()
			}
		})
	}
	return d
}

// playing leads to a game: the one that was begun, else those to choose from.
func (p *Page) playing() door {
	d := door{key: "play", title: locale.T("home.door.play"), caption: locale.T("home.door.play.who"), line: locale.T("home.door.play.line")}
	d.way = ui.Secondary("guide", locale.T("home.door.play.go")).Goes(p.guide)
	v := p.families[0].first()
	d.picture = func(c *canvas.Canvas, r canvas.Rect) { p.plate(c, r, func() { p.emblemsIn(c, v.Info(), r) }) }
	if p.last == nil {
		return d
	}
	last := p.last
	d.title, d.caption, d.line = locale.T("game."+last.Variant.Info().ID+".name"), locale.T("home.last"), last.Line()
	d.first, d.way = true, ui.Primary("continue", locale.T("home.continue")).Goes(p.resume)
	d.picture = func(c *canvas.Canvas, r canvas.Rect) { p.pictures.miniature(c, last.Variant, last.View, r) }
	if p.view.Phone() {
		d.caption = d.line
	}
	return d
}

// emblemsIn draws the emblems of a game's players in a triangle.
func (p *Page) emblemsIn(c *canvas.Canvas, in *game.Info, r canvas.Rect) {
	size := math.Round(r.W * 0.4)
	look := p.session.Look(c.Scale)
	for s, seat := range in.Seats {
		x, y := r.X+(r.W-size)/2, r.Y+r.H*0.08 // the far seat above, the others below it
		switch seat.Quarter {
		case 0:
			x, y = r.X+r.W*0.06, r.Y+r.H*0.52
		case 1, 3:
			x, y = r.X+r.W*0.94-size, r.Y+r.H*0.52
		}
		c.Emblem(look, in, game.Seat(s), canvas.Box(x, y, size, size))
	}
}

// plate is the ground of a door's picture, which shows as much as there is room for.
func (p *Page) plate(c *canvas.Canvas, r canvas.Rect, draw func()) {
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Fill: c.Theme.Silk2})
	c.Push(r, 0, 0)
	draw()
	c.Pop()
	c.Shape(r, canvas.Shape{Radius: theme.ButtonRadius, Line: 1, Stroke: c.Theme.Line2})
}

// solving leads to the puzzle of the day, and says for how many days it was solved.
func (p *Page) solving() door {
	d := door{key: "puzzle", title: locale.T("puzzle.today"), line: locale.T("home.door.puzzle.line")}
	label := locale.T("home.door.puzzle.go")
	if p.daily.view != nil {
		about, grade := puzzle.Words(p.daily.puzzle)
		d.caption = about + " " + locale.T("ui.separator") + " " + grade
		d.line = locale.T("puzzle.head", locale.Arg{Name: "side", Value: gametext.SideName(p.daily.variant.Info(), p.daily.seat)})
	}
	if n := p.done.puzzles.Streak; n > 0 {
		d.caption = locale.Count("home.streak", n)
	}
	if p.done.puzzles.Today {
		d.line, label = locale.T("home.door.puzzle.solved"), locale.T("home.door.puzzle.see")
	}
	d.way = ui.Secondary("puzzle", label).Goes(p.ofToday)
	d.picture = func(c *canvas.Canvas, r canvas.Rect) {
		p.plate(c, r, func() {
			if p.daily.view != nil {
				p.pictures.miniature(c, p.daily.variant, p.daily.view, r.Inset(3))
			} else {
				c.IconIn(canvas.IconTarget, r, min(48, r.W/2), c.Theme.Ink3)
			}
		})
	}
	return d
}
