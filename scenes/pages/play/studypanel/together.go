package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/render"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// Together is the sharing of a study; the zero Together is a study alone.
type Together struct {
	*Panel
	with *host.Sharing
}

// Together is the sharing of the study.
func (b *Panel) Together() Together {
	if b == nil {
		return Together{}
	}
	return Together{b, b.s.Sharing}
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
	by, people := t.with.Shows, t.with.People
	key, name := "together.shows", ""
	switch {
	case by == game.NoSeat:
		key = "together.alone"
	case t.with.Here:
		key = "together.you"
	case t.with.Follows:
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
	add := func(id, key string, r host.Request) {
		list = append(list, ui.Press(ui.Secondary(id, locale.T(key)).Does(t.sends(r))))
	}
	if t.with.Shows != game.NoSeat && !t.with.Here && !t.with.Follows {
		add("follow", "together.tofollow", host.Request{Do: host.Follow})
	}
	if !t.s.Writes {
		return list
	}
	if t.with.Here {
		add("show", "together.stop", host.Request{Do: host.Show})
	} else {
		add("show", "together.show", host.Request{Do: host.Show, Yes: true})
	}
	draws := t.with.Draws
	pen := ui.BarButton("pen", canvas.IconPencil, locale.T("together.draw")).Does(func() {
		if t.ask(host.Request{Do: host.Pen, Yes: !draws}); !draws {
			t.World.Say(locale.T("together.draw.line"))
		}
	})
	pen.On, pen.Role = draws, ui.RoleSwitch
	return append(list, ui.Press(pen))
}

// Tap handles a press on the board while the pen is on.
func (t Together) Tap(sq game.Square) bool {
	if t.with == nil || !t.with.Draws {
		return false
	}
	t.Do(host.Request{Do: host.Stroke, Square: sq})
	return true
}

// Drawn is the rings and arrows at the moment shown, and the start of an unfinished one.
func (t Together) Drawn() (list []render.Drawn) {
	if t.with == nil || t.Ahead() != nil {
		return nil
	}
	for _, m := range t.with.Marks {
		if from, to, err := room.ReadMark(t.m.Info.Board, m); err == nil {
			list = append(list, render.Drawn{From: from, To: to})
		}
	}
	if began := t.with.Began; began != game.NoSquare {
		list = append(list, render.Drawn{From: began, To: began})
	}
	return list
}
