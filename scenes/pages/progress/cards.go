package progress

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// courseHigh is how high the course of the rating is drawn.
const courseHigh = 72.0

// puzzles are the rating and its course, the solved puzzles, and the streak.
func (p *Page) puzzles() ui.Part {
	done, ink := p.sum.puzzles, p.view.Theme
	button := ui.Press(ui.Secondary("puzzle", locale.T("puzzle.today")).Goes(func() ui.Nav { return ui.Push(p.session.Routes.Puzzle("today")) }))
	if done.Solved+done.Failed+len(done.Days) == 0 {
		return p.headed("progress.puzzles", "", ui.Column(12, ui.Text(theme.Body, locale.T("progress.puzzles.none"), ink.Ink2).Lines(3), button))
	}
	counted := locale.T("puzzle.counted", locale.Arg{Name: "n", Value: strconv.Itoa(done.Solved)}, locale.Arg{Name: "m", Value: strconv.Itoa(done.Failed)})
	rush := ""
	if done.Rush > 0 {
		rush = locale.T("puzzle.rush") + " " + locale.T("ui.separator") + " " + locale.T("puzzle.rush.best", locale.Num("n", done.Rush))
	}
	streak := locale.T("progress.streak", locale.Num("n", done.Streak)) + " " + locale.T("ui.separator") + " " + locale.T("puzzle.longest", locale.Num("n", done.Longest))
	return p.headed("progress.puzzles", counted, ui.Column(8,
		ui.Row(12, ui.Text(figure, strconv.Itoa(done.Rating), ink.Ink), ui.Text(theme.Caption, locale.T("puzzle.rating"), ink.Ink2), ui.Space(0)),
		p.course(),
		ui.Text(theme.Caption, streak, ink.Ink2).Lines(2), ui.Text(theme.Caption, rush, ink.Ink3),
		button))
}

// course is the rating after each of the latest puzzles, from the lowest to the highest.
func (p *Page) course() ui.Part {
	course := p.sum.puzzles.Course
	if len(course) < 2 {
		return ui.Part{}
	}
	low, high := course[0], course[0]
	for _, n := range course {
		low, high = min(low, n), max(high, n)
	}
	ink := p.view.Theme
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { drawCourse(c, r, course, low, max(high, low+1)) }).High(courseHigh)
	ends := ui.Column(0, ui.Text(smallest, strconv.Itoa(high), ink.Ink3).Right(), ui.Space(0), ui.Text(smallest, strconv.Itoa(low), ink.Ink3).Right())
	return ui.Column(2, ui.Row(8, line.Wide(0).Grow(), ends.Sized(34, courseHigh)).High(courseHigh),
		ui.Text(theme.Caption, locale.T("progress.course"), ink.Ink3))
}

// drawCourse draws a line of even steps through some values, with a ground below it.
func drawCourse(c *canvas.Canvas, r canvas.Rect, course []int, low, high int) {
	c.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Fill: c.Theme.Paper2})
	in := r.Inset(6)
	at := func(i int) float64 { return in.Bottom() - in.H*float64(course[i]-low)/float64(high-low) }
	ground, before := theme.Alpha(c.Theme.Hint, 0.14), at(0)
	for x := 0.0; x < in.W; x++ {
		pos := x / in.W * float64(len(course)-1)
		i := min(int(pos), len(course)-2)
		y := at(i) + (at(i+1)-at(i))*(pos-float64(i))
		top, foot := min(y, before)-1, max(y, before)+1
		c.Fill(canvas.Box(in.X+x, foot, 1, in.Bottom()-foot), ground)
		c.Fill(canvas.Box(in.X+x, top, 1, foot-top), c.Theme.Hint)
		before = y
	}
}

// lessons are how far one has come with them, a dot each.
func (p *Page) lessons() ui.Part {
	done := p.sum.lessons
	dots := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		step := min(22, r.W/float64(max(1, done.Of)))
		for i := range done.Of {
			at := canvas.Box(r.X+float64(i)*step, r.Y+(r.H-12)/2, 12, 12)
			if i < done.Finished {
				c.Shape(at, canvas.Shape{Radius: 6, Fill: c.Theme.Seal})
			} else {
				c.Shape(at, canvas.Shape{Radius: 6, Line: 1.5, Stroke: c.Theme.Line2})
			}
		}
	}).High(20)
	of := locale.T("progress.of", locale.Num("n", done.Finished), locale.Num("of", done.Of))
	return p.headed("progress.lessons", of, ui.Column(10, dots,
		ui.Press(ui.Secondary("lessons", locale.T("learn.lessons")).Goes(func() ui.Nav { return ui.Push(p.session.Routes.Lesson("")) }))))
}

// data leads to where it is exported and erased, and to the games themselves.
func (p *Page) data() ui.Part {
	to := p.session.Routes
	return ui.Columns(theme.GroupGap,
		ui.Press(ui.IconLabel("library", canvas.IconFolder, locale.T("home.library")).Goes(func() ui.Nav { return ui.Push(to.Library()) })),
		ui.Press(ui.IconLabel("data", canvas.IconSettings, locale.T("progress.data")).Goes(func() ui.Nav { return ui.Push(to.Settings()) })))
}
