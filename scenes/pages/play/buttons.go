package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/bench"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/peers"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// buttons is what a person can do besides moving pieces, as buttons.
type buttons struct {
	session   *session.Session
	table     *table.Table
	tools     kit
	watch     bool // the game is only looked at
	lesson    bool // it belongs to a lesson, which it leads back to
	board     *board.Board
	decisions *decisions.Decisions
	lists     *lists
	now       *moment.Moment
	peers     *peers.Peers   // nil where all play here
	onward    func() ui.Page // the page of the game as which this one goes on
	bench     *bench.Bench   // nil where the game is played
	together  func() ui.Page // the page on which a room's game is studied, nil elsewhere
	below     func()         // what leaves the page that a study was opened from
}

// action is a button of the page.
type action struct {
	id   string
	icon canvas.Icon
	key  string // of its label
	off  bool
	on   bool
	why  string // why it is not to be had; pressed, it says so
	do   func()
	to   func() ui.Nav // where it leads, for one that leaves the page
}

// actions are the buttons below the moves, in the order of the look; a new one is
// added here and stands in all frames.
func (a *buttons) actions() []action { return append(a.ofGame(), a.pages()...) }

// ofGame are the buttons about the game itself: in a review, and for who is out or
// only looks on, those that do something.
func (a *buttons) ofGame() []action {
	may := &a.now.May
	takeBack := action{id: "takeback", icon: canvas.IconTakeBack, key: "play.takeback", off: may.TakeBack == host.Never, do: a.decisions.TakeBack}
	_, resigns := a.table.Resigner()
	switch {
	case a.now.Reviewed() && a.now.Over && !a.watch:
		return append(append([]action{a.studying(), a.rotate()}, a.editing()...), a.sharing()...)
	case a.now.Reviewed(), !resigns && takeBack.off:
		return []action{a.rotate()}
	case !resigns:
		return []action{takeBack, a.rotate()}
	}
	resign := action{id: "resign", icon: canvas.IconResign, key: "play.resign", on: a.decisions.Resigning(), do: a.decisions.Resign}
	if !may.Helped {
		return []action{takeBack, resign, a.draw(), a.rotate()}
	}
	hint := action{id: "hint", icon: canvas.IconHint, key: "play.hint", off: !may.Hint || !a.now.Hand.Active(), on: a.table.Busy().Hinting, do: a.hint}
	return []action{takeBack, hint, resign, a.draw(), a.rotate()}
}

// studying opens the study of a finished game.
func (a *buttons) studying() action {
	return action{id: "study", icon: canvas.IconSearch, key: "study.title", to: a.study}
}

// editing opens the editor at the position of a review.
func (a *buttons) editing() []action {
	if a.session.Routes.Editor == nil {
		return nil
	}
	return []action{{id: "editor", icon: canvas.IconPencil, key: "editor.short", to: a.edit}}
}

// sharesFrom is how wide a view must be for sharing a game that is being played.
const sharesFrom = 390

// sharing opens the sheet from which the game is shown to others.
func (a *buttons) sharing() []action {
	if a.session.Routes.Share == nil {
		return nil
	}
	return []action{{id: "share", icon: canvas.IconShare, key: "play.share", to: a.share}}
}

// wideEnd is how wide a view must be for a button more at the end of a game.
const wideEnd = 1200

func (a *buttons) rotate() action {
	return action{id: "rotate", icon: canvas.IconRotate, key: "play.rotate", do: a.table.Rotate}
}

// draw offers a draw; where a game has none to offer, it says so.
func (a *buttons) draw() action {
	offer := action{id: "draw", icon: canvas.IconDraw, key: "play.draw", off: !a.now.May.Draw, on: a.decisions.Drawing(), do: a.decisions.Draw}
	if !a.now.Info.Drawable {
		offer.off, offer.why = false, locale.T("dialog.draw.anqi")
		offer.do = func() { a.session.Say(offer.why) }
	}
	return offer
}

func (a *buttons) hint() {
	a.board.Land()
	a.table.AskHint()
}

// pages are the buttons that open other pages.
func (a *buttons) pages() []action {
	var list []action
	if a.peers.Some() {
		list = append(list, a.talk())
	}
	if v := a.now.Screen; !a.now.Over && !a.now.Studied && v.W >= sharesFrom && (!a.peers.Some() || !v.Phone()) { // an end and a study have it below
		list = append(list, a.sharing()...)
	}
	if rules := a.session.Routes.Rules; rules != nil {
		list = append(list, action{id: "rules", icon: canvas.IconBook, key: "play.rules", to: func() ui.Nav { return ui.Push(rules(a.now.Line.Variant())) }})
	}
	if settings := a.session.Routes.Settings; settings != nil {
		list = append(list, action{id: "settings", icon: canvas.IconSettings, key: "play.settings", to: func() ui.Nav { return ui.Push(settings()) }})
	}
	return list
}

// talk says something to people elsewhere.
func (a *buttons) talk() action {
	return action{id: "talk", icon: canvas.IconTalk, key: "online.talk", on: a.peers.Talking(), do: a.peers.Talk}
}

// phoneActions are the buttons of the phone, where what ends a game stands last; rules
// and settings stand in its bar.
func (a *buttons) phoneActions() []action {
	list := a.ofGame()
	slices.Reverse(list[min(2, len(list)):])
	return list
}

// panelActions are the buttons below the moves; where their labels need the room,
// other pages are opened from the header.
func (a *buttons) panelActions(crowded bool) []action {
	if crowded {
		return a.ofGame()
	}
	return a.actions()
}

// crowded reports whether all buttons are too narrow side by side for a finger or for their
// labels.
func (a *buttons) crowded(width float64) bool {
	list := a.actions()
	each := width / float64(len(list))
	return each < theme.TouchTarget || slices.ContainsFunc(list, func(b action) bool {
		return canvas.Measure(theme.Caption, locale.T(b.key), a.now.Screen.Scale) > each
	})
}

// labelled are labelled icons side by side.
func (a *buttons) labelled(list []action) ui.Part {
	return ui.Columns(0, a.row(list, ui.IconButton)...).High(56)
}

// icons are icons without labels side by side.
func (a *buttons) icons(list []action) ui.Part { return ui.Row(4, a.row(list, ui.BarButton)...) }

// row makes the buttons of actions; none where the page has no buttons.
func (a *buttons) row(list []action, button func(id string, icon canvas.Icon, label string) ui.Control) []ui.Part {
	if a.now.Screen.Bare {
		return nil
	}
	parts := make([]ui.Part, len(list))
	for i, b := range list {
		parts[i] = ui.Press(b.control(button(b.id, b.icon, locale.T(b.key))))
	}
	return parts
}

// control makes a button do what the action does. One that is not to be had for a
// reason looks unavailable and can be pressed all the same.
func (a *action) control(b ui.Control) ui.Control {
	b.Off, b.On, b.Do, b.Go = a.off, a.on, a.do, a.to
	if a.why == "" {
		return b
	}
	paint := b.Draw
	b.Name = words.Listed(b.Name, a.why)
	b.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		looks := *ctl
		looks.Off = true
		paint(c, &looks, s)
	}
	return b
}

// back is the way back, where the page has buttons.
func (a *buttons) back(icon canvas.Icon) ui.Part {
	return ui.If(!a.now.Screen.Bare, ui.Press(ui.BarButton("back", icon, locale.T("ui.back")).Goes(a.leave)))
}

// leave goes back to where one came from: from the past to the present, from the
// review to the result, else to the page below. The small frame shows neither apart.
func (a *buttons) leave() ui.Nav {
	switch {
	case a.bench.Together().On():
		return ui.Replace(a.onward())
	case a.now.Studied || a.now.Screen.Frame() == ui.Small || a.watch || !a.lists.reviews && (a.now.Live || a.now.Over):
		a.close()
		return ui.Back()
	case a.lists.reviews:
		a.lists.end()
	}
	a.table.GoLive()
	return ui.Stay()
}

func (a *buttons) home() ui.Nav {
	a.table.Close()
	return ui.Home()
}

// transports reports whether the way through the moves stands where a player
// decides: the game is only looked at, or a moment that is past.
func (a *buttons) transports() bool {
	return !a.now.Screen.Bare && !a.lists.result && !a.decisions.Deciding() && a.now.Reviewed()
}

// endActions are review, share and home.
func (a *buttons) endActions() []action {
	list := []action{{id: "review", icon: canvas.IconReview, key: "play.review", do: a.lists.review}}
	if v := a.now.Screen; v.Frame() == ui.Portrait && v.W >= narrowBar || v.Frame() == ui.Landscape && v.W >= wideEnd || v.Frame() == ui.Small && a.together != nil { // elsewhere the review has it
		list = append(list, a.studying())
	}
	list = append(list, a.sharing()...)
	if a.peers.Some() && a.now.Screen.Frame() == ui.Small && a.now.Screen.W >= narrowest { // elsewhere it stands above
		list = append(list, a.talk())
	}
	return append(list, action{id: "home", icon: canvas.IconHome, key: "play.home", to: a.home})
}

// rematchButton leads on from a game that is over.
func (a *buttons) rematchButton() ui.Part {
	id, label := a.again()
	return ui.Press(a.asking(ui.Primary(id, label)))
}

// rematchIn is it in a bar, in words where there is room.
func (a *buttons) rematchIn(wide bool) ui.Part {
	id, label := a.again()
	if wide {
		const drawn, above = 32, 8 // what stands in the bar is as high as a finger needs
		low := ui.Reaching(a.asking(ui.Secondary(id, label)), above, theme.TouchTarget-drawn-above).High(drawn)
		return ui.Inset(0, above, 4, theme.TouchTarget-drawn-above, low)
	}
	return ui.Press(a.asking(ui.BarButton(id, canvas.IconSwap, label)))
}

// again is what follows a game that is over: a rematch, or the lesson that it belongs to.
func (a *buttons) again() (id, label string) {
	if a.lesson {
		return "lesson", locale.T("learn.onward")
	}
	return "rematch", locale.T("play.rematch")
}

// asking makes a button begin a rematch, or ask the others for it, or lead to the lesson.
func (a *buttons) asking(b ui.Control) ui.Control {
	if a.lesson {
		return b.Goes(func() ui.Nav {
			a.close()
			return ui.Back()
		})
	}
	return b.Unless(a.now.May.Rematch == host.Never).Does(func() { a.table.Rematch() })
}

// endButtons are rematch, review, share and home, their labels below the icons where there
// is no room beside them.
func (a *buttons) endButtons() ui.Part {
	beside, room := []ui.Part{a.rematchButton().Wide(0).Share(1.4)}, 0.0
	for _, b := range a.endActions() {
		label := ui.Press(b.control(ui.IconLabel(b.id, b.icon, locale.T(b.key))))
		room = max(room, canvas.Measure(theme.Caption, locale.T(b.key), a.now.Screen.Scale)+endIcon)
		beside = append(beside, label.Wide(0).Grow())
	}
	n := float64(len(beside) - 1)
	return ui.Fitting(ui.Row(8, beside...).Wide((n+1.4)*room+8*n),
		ui.Row(8, a.rematchButton().Wide(0).Grow(), ui.Row(0, a.row(a.endActions(), ui.IconButton)...)))
}

// endIcon is what an icon takes beside its label.
const endIcon = 42

// phoneEnd is the row of buttons at the end, on a phone; home, which the bar has, yields to words.
func (a *buttons) phoneEnd() ui.Part {
	list := a.endActions()
	if v := a.now.Screen; v.Frame() == ui.Small && v.W < narrowest {
		list = list[:len(list)-1]
	}
	return ui.Pad(8, 0, ui.Row(8, a.rematchButton().Wide(0).Grow(), ui.Row(8, a.row(list, ui.IconButton)...)))
}
