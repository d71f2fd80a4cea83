package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host/study"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Together is the sharing of a study; the zero Together is a study alone.
type Together struct {
	*Panel
	with *study.Shared
}

// Together is the sharing of the study.
func (b *Panel) Together() Together {
	if b == nil {
		return Together{}
	}
	return Together{b, b.host.Together()}
}

// Row is the person who shows a moment, with the buttons to follow, to show, and for the pen;
// nothing in a study alone.
func (t Together) Row() ui.Part {
	if t.with == nil {
		return ui.Part{}
	}
	return ui.Row(8, append([]ui.Part{t.line()}, t.buttons()...)...).High(theme.TouchTarget)
}

// line says who shows.
func (t Together) line() ui.Part {
	by, here, followed := t.with.Showing()
	people := t.with.People()
	key, name := "together.shows", ""
	switch {
	case by == game.NoSeat:
		key = "together.alone"
	case here:
		key = "together.you"
	case followed:
		key = "together.follow"
	}
	dot := ui.Part{}
	if by != game.NoSeat {
		name, dot = gametext.RoomSeat(t.m.Info, people.Seats, by, people.Own()), t.m.Dot(by)
	}
	text := locale.T(key)
	if key == "together.follow" || key == "together.shows" {
		text = locale.T(key, tabletext.Arg("name", name))
	}
	return ui.Row(6, dot, ui.Text(theme.Body, text, t.m.Screen.Theme.Ink2).Try(theme.Caption, text).Lines(2).Wide(0).Grow()).Wide(0).Grow()
}

// buttons are the buttons to follow, to show, and to draw.
func (t Together) buttons() (list []ui.Part) {
	by, here, followed := t.with.Showing()
	add := func(id, key string, do func()) {
		list = append(list, ui.Press(ui.Secondary(id, locale.T(key)).Does(t.do(do))))
	}
	if by != game.NoSeat && !here && !followed {
		add("follow", "together.tofollow", t.with.Follow)
	}
	if !t.with.Writes() {
		return list
	}
	if here {
		add("show", "together.stop", func() { t.with.Show(false) })
	} else {
		add("show", "together.show", func() { t.with.Show(true) })
	}
	draws, _ := t.with.Draws()
	pen := ui.BarButton("pen", canvas.IconPencil, locale.T("together.draw")).Does(t.do(func() {
		if t.with.Pen(!draws); !draws {
			t.World.Say(locale.T("together.draw.line"))
		}
	}))
	pen.On, pen.Role = draws, ui.RoleSwitch
	return append(list, ui.Press(pen))
}

// Tap handles a press on the board while the pen is on.
func (t Together) Tap(sq game.Square) bool { return t.with.Tap(sq) }

// Drawn is the rings and arrows at the moment shown, and the start of an unfinished one.
func (t Together) Drawn() (list []render.Drawn) {
	if t.with == nil || t.Ahead() != nil {
		return nil
	}
	marks, _ := t.with.Marks()
	for _, m := range marks {
		if from, to, err := room.ReadMark(t.m.Info.Board, m); err == nil {
			list = append(list, render.Drawn{From: from, To: to})
		}
	}
	if _, began := t.with.Draws(); began != game.NoSquare {
		list = append(list, render.Drawn{From: began, To: began})
	}
	return list
}
