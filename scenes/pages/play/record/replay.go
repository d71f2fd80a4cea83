package record

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// autoTicks is how long each turn of a replay stays after it has been played.
const autoTicks = 40

// Tick takes the next step of a replay that goes on, once the previous turn has landed.
func (r *Record) Tick(animating bool) {
	if r.auto == 0 || animating {
		return
	}
	if r.auto--; r.auto > 0 || r.moment.Live {
		return
	}
	r.do(host.Request{Do: host.GoTo, Ply: r.moment.Ply + 1})
	r.auto = autoTicks
}

// Replay lets the turns go on by themselves, or stops them.
func (r *Record) Replay(on bool) {
	r.auto = 0
	if on {
		r.auto = 1
	}
}

// Keys goes through the moves for the list with the keyboard, and reports whether it did.
func (r *Record) Keys(in *ui.Input) bool {
	ply, all, round := r.moment.Ply, r.moment.Plies, len(r.moment.Info.Seats)
	switch {
	case in.Key(ebiten.KeyLeft):
		ply--
	case in.Key(ebiten.KeyRight):
		ply++
	case in.Key(ebiten.KeyUp):
		ply -= round
	case in.Key(ebiten.KeyDown):
		ply += round
	case in.Key(ebiten.KeyHome):
		ply = 0
	case in.Key(ebiten.KeyEnd):
		ply = all
	default:
		return false
	}
	r.step(ply)
	return true
}

// step looks at the position after some turns; a replay then stands.
func (r *Record) step(ply int) {
	r.auto = 0
	r.look(ply)
}

// look looks at the position after some turns.
func (r *Record) look(ply int) {
	r.Land()
	r.do(host.Request{Do: host.GoTo, Ply: ply})
}

// button makes a control of the transport.
type button func(id string, icon canvas.Icon, label string) ui.Control

// Transport is the way through the moves: to the start, back, replay, forward, to the end; and
// the progress. In little height its buttons have no labels.
func (r *Record) Transport() ui.Part {
	return r.transport(ui.IconButton).High(64).Or(r.transport(ui.BarButton).High(theme.TouchTarget))
}

func (r *Record) transport(b button) ui.Part {
	steps := []ui.Control{r.First(b), r.Prev(b), r.Auto(b), r.Next(b), r.Last(b)}
	parts := make([]ui.Part, len(steps))
	for i := range steps {
		parts[i] = ui.Press(steps[i]).Tall()
	}
	return ui.Row(0, ui.Columns(0, parts...).Grow(), r.progress().Wide(72))
}

// First goes to the start of the game.
func (r *Record) First(b button) ui.Control {
	return b("first", canvas.IconFirst, locale.T("review.first")).Does(r.to(0)).Unless(r.moment.Ply == 0)
}

// Prev goes a turn back.
func (r *Record) Prev(b button) ui.Control {
	return b("prev", canvas.IconPrev, locale.T("review.prev")).Does(r.to(r.moment.Ply - 1)).Unless(r.moment.Ply == 0)
}

// Next goes a turn forward.
func (r *Record) Next(b button) ui.Control {
	return b("next", canvas.IconNext, locale.T("review.next")).Does(r.to(r.moment.Ply + 1)).Unless(r.moment.Live)
}

// Last goes to the present.
func (r *Record) Last(b button) ui.Control {
	return b("last", canvas.IconLast, locale.T("review.last")).Does(r.to(r.moment.Plies)).Unless(r.moment.Live)
}

// to is the action of a button that goes to a ply.
func (r *Record) to(ply int) func() { return func() { r.step(ply) } }

// Auto lets the turns go on by themselves, or stops them.
func (r *Record) Auto(b button) ui.Control {
	if r.auto > 0 {
		return b("auto", canvas.IconPause, locale.T("review.stop")).Does(func() { r.Replay(false) })
	}
	return b("auto", canvas.IconPlay, locale.T("review.auto")).Does(func() { r.Replay(true) }).Unless(r.moment.Live)
}

// progress is the ply shown, the number of turns, and the round.
func (r *Record) progress() ui.Part {
	m, t := r.moment, r.moment.Screen.Theme
	now, all := strconv.Itoa(m.Ply), "/"+strconv.Itoa(m.Plies)
	return ui.Column(0,
		ui.Row(0, ui.Space(0), ui.Text(theme.Clock, now, t.Ink), ui.Inset(0, 0, 0, 4, ui.Text(theme.Moves, all, t.Ink3))).High(theme.Clock.Line+2),
		ui.Text(theme.Caption, locale.T("play.round", locale.Num("n", m.Round)), t.Ink2).Right(),
	)
}

// Progress is the ply shown and the number of turns: “12/34”.
func (r *Record) Progress() string {
	return strconv.Itoa(r.moment.Ply) + "/" + strconv.Itoa(r.moment.Plies)
}
