package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/decisions"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/roompanel"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// buttons holds the actions of a person besides moving pieces, as buttons.
type buttons struct {
	session   *session.Session
	table     *table.Table
	tools     kit
	watch     bool             // the game is only shown
	lesson    bool             // it belongs to a lesson, which it leads back to
	endgame   *session.Endgame // that is practised here, nil elsewhere
	board     *board.Board
	decisions *decisions.Decisions
	lists     *lists
	now       *moment.Moment
	roomPanel *roompanel.Panel // nil where all play here
	onward    func() ui.Page   // the page of the game that continues this one
	together  func() ui.Page   // the page on which a room's game is studied, nil elsewhere
	close     func()           // leaves the table
}

// action is a button of the page.
type action struct {
	id   string
	icon canvas.Icon
	key  string // the label's
	off  bool
	on   bool
	why  string // why it is unavailable; a press says so
	do   func()
	to   func() ui.Nav // where it leads, for one that leaves the page
}

// actions are the buttons below the moves, in the design's order, for all frames.
func (a *buttons) actions() []action { return append(a.ofGame(), a.pages()...) }

// ofGame are the buttons about the game itself: in a review, and for spectators and players who
// are out, only those that do something.
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
	turn := a.rotate()
	if a.now.Blind || a.now.Peeking { // the board is empty
		turn = a.peek()
	}
	if !may.Helped {
		return []action{takeBack, resign, a.draw(), turn}
	}
	hint := action{id: "hint", icon: canvas.IconHint, key: "play.hint", off: !may.Hint || !a.now.Hand.Active(), on: a.table.Busy().Hinting, do: a.hint}
	return []action{takeBack, hint, resign, a.draw(), turn}
}

// peek shows the pieces to who plays blindfold, until the next move.
func (a *buttons) peek() action {
	return action{id: "peek", icon: canvas.IconEye, key: "play.peek", on: a.now.Peeking, do: func() { a.table.Do(host.Request{Do: host.Peek}) }}
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

// sharesFrom is the width from which a view offers to share a game in progress.
const sharesFrom = 390

// sharing opens the sheet from which the game is shown to others.
func (a *buttons) sharing() []action {
	if a.session.Routes.Share == nil {
		return nil
	}
	return []action{{id: "share", icon: canvas.IconShare, key: "play.share", to: a.share}}
}

// wideEnd is the width from which a view has room for one more button at the end of a game.
const wideEnd = 1200

func (a *buttons) rotate() action {
	return action{id: "rotate", icon: canvas.IconRotate, key: "play.rotate", do: func() { a.table.Do(host.Request{Do: host.Rotate}) }}
}

// draw offers a draw; in a game without draw offers, it says so.
func (a *buttons) draw() action {
	offer := action{id: "draw", icon: canvas.IconDraw, key: "play.draw", off: !a.now.May.Draw, on: a.decisions.Drawing(), do: a.decisions.Draw}
	if !a.now.Info.Drawable {
		offer.off, offer.why = false, locale.T("dialog.draw.none")
		offer.do = func() { a.session.Say(offer.why) }
	}
	return offer
}

func (a *buttons) hint() {
	a.board.Land()
	a.table.Do(host.Request{Do: host.Hint})
}

// pages are the buttons that open other pages.
func (a *buttons) pages() []action {
	var list []action
	if a.now.Offers(host.Phrases) {
		list = append(list, a.talk())
	}
	v, anew := a.now.Screen, a.anew()
	if !a.now.Over && !a.now.Offers(host.Tree) && v.W >= sharesFrom+float64(len(anew))*theme.TouchTarget && (!a.now.Offers(host.Phrases) || !v.Phone()) { // an end and a study have it below
		list = append(list, a.sharing()...)
	}
	list = append(list, anew...)
	if rules := a.session.Routes.Rules; rules != nil {
		list = append(list, action{id: "rules", icon: canvas.IconBook, key: "play.rules", to: func() ui.Nav { return ui.Push(rules(a.now.Line.Variant())) }})
	}
	if settings := a.session.Routes.Settings; settings != nil && (len(anew) == 0 || v.W >= settingsFrom) {
		list = append(list, action{id: "settings", icon: canvas.IconSettings, key: "play.settings", to: func() ui.Nav { return ui.Push(settings()) }})
	}
	return list
}

// settingsFrom is the width from which an embedded page offers the settings beside a new game.
const settingsFrom = 360

// anew prepares another game in an embedded page, where nobody has chosen yet who plays.
func (a *buttons) anew() []action {
	setup := a.session.Routes.Setup
	if setup == nil || a.tools.Full == nil || a.watch || a.lesson || a.now.Over || a.now.May.Panels&(host.Tree|host.Phrases) != 0 {
		return nil
	}
	return []action{{id: "setup", icon: canvas.IconPlus, key: "setup.title", to: func() ui.Nav { return ui.Push(setup(a.now.Line.Variant())) }}}
}

// talk says something to people elsewhere.
func (a *buttons) talk() action {
	return action{id: "talk", icon: canvas.IconTalk, key: "online.talk", on: a.roomPanel.Talking(), do: a.roomPanel.Talk}
}

// phoneActions are the phone's buttons, ending ones last; rules and settings are in its bar.
func (a *buttons) phoneActions() []action {
	list := a.ofGame()
	slices.Reverse(list[min(2, len(list)):])
	return list
}

// panelActions are the buttons below the moves, without other pages' if labels need the room.
func (a *buttons) panelActions(crowded bool) []action {
	if crowded {
		return a.ofGame()
	}
	return a.actions()
}

// crowded reports whether all buttons side by side are too narrow for a finger or labels.
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

// control makes a button do an action. One unavailable for a reason looks so, but is pressed.
func (a *action) control(b ui.Control) ui.Control {
	b.Off, b.On, b.Do, b.Go = a.off, a.on, a.do, a.to
	if a.why == "" {
		return b
	}
	paint := b.Draw
	b.Name = tabletext.Listed(b.Name, a.why)
	b.Draw = func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		looks := *ctl
		looks.Off = true
		paint(c, &looks, s)
	}
	return b
}

// back is the way back, where the page has buttons.
func (a *buttons) back(icon canvas.Icon) ui.Part {
	if a.tools.Full != nil && a.session.Opened() && a.leaves() {
		return ui.If(!a.now.Screen.Bare, a.wayOut())
	}
	return ui.If(!a.now.Screen.Bare, ui.Press(ui.BarButton("back", icon, locale.T("ui.back")).Goes(a.leave)))
}

// wayOut opens the game in the whole page: an embedded one has no page to go back to.
func (a *buttons) wayOut() ui.Part {
	return ui.Press(ui.BarButton("full", canvas.IconExpand, locale.T("play.embed.open")).Does(a.full))
}

// leaves reports whether the way back leaves the game.
func (a *buttons) leaves() bool {
	return a.now.Offers(host.Tree) || a.now.Screen.Frame() == ui.Small || a.watch || !a.lists.reviews && (a.now.Live || a.now.Over)
}

// leave goes back one step: from the past to the present, from the review to the result, else
// to the page below. The small frame does not tell review and result apart.
func (a *buttons) leave() ui.Nav {
	switch {
	case a.now.Offers(host.Together):
		return ui.Replace(a.onward())
	case a.leaves():
		a.close()
		return ui.Back()
	case a.lists.reviews:
		a.lists.end()
	}
	a.table.GoLive()
	return ui.Stay()
}

func (a *buttons) home() ui.Nav {
	a.close()
	return ui.Home()
}

// transports reports whether the transport buttons replace the decisions: only shown, or past.
func (a *buttons) transports() bool {
	return !a.now.Screen.Bare && !a.lists.result && !a.decisions.Deciding() && a.now.Reviewed()
}

// endActions are review, share and home.
func (a *buttons) endActions() []action {
	list := []action{{id: "review", icon: canvas.IconReview, key: "play.review", do: a.lists.review}}
	home := action{id: "home", icon: canvas.IconHome, key: "play.home", to: a.home}
	if a.endgame != nil {
		if a.endgame.Next != nil {
			id, key := a.practised(!a.goesOn())
			list = append(list, action{id: id, icon: canvas.IconNext, key: key, to: a.practise(!a.goesOn())})
		}
		return append(list, home)
	}
	if v := a.now.Screen; v.Frame() == ui.Portrait && v.W >= narrowBar || v.Frame() == ui.Landscape && v.W >= wideEnd || v.Frame() == ui.Small && a.together != nil { // in other frames the review has it
		list = append(list, a.studying())
	}
	list = append(list, a.sharing()...)
	if a.now.Offers(host.Phrases) && a.now.Screen.Frame() == ui.Small && a.now.Screen.W >= narrowest { // in other frames it stands above
		list = append(list, a.talk())
	}
	return append(list, home)
}

// rematchButton continues after a game that is over.
func (a *buttons) rematchButton() ui.Part {
	id, label := a.again()
	return ui.Press(a.asking(ui.Primary(id, label)))
}

// rematchIn is the rematch button in a bar, in words where there is room.
func (a *buttons) rematchIn(wide bool) ui.Part {
	id, label := a.again()
	if wide {
		const drawn, above = 32, 8 // controls in the bar are as high as a finger needs
		low := ui.Reaching(a.asking(ui.Secondary(id, label)), above, theme.TouchTarget-drawn-above).High(drawn)
		return ui.Inset(0, above, 4, theme.TouchTarget-drawn-above, low)
	}
	return ui.Press(a.asking(ui.BarButton(id, canvas.IconSwap, label)))
}

// again is the label of what follows a finished game: a rematch, or the lesson it belongs to.
func (a *buttons) again() (id, label string) {
	switch {
	case a.lesson:
		return "lesson", locale.T("learn.onward")
	case a.endgame != nil:
		id, key := a.practised(a.goesOn())
		return id, locale.T(key)
	}
	return "rematch", locale.T("play.rematch")
}

// goesOn reports whether the next endgame is offered first, the same one second.
func (a *buttons) goesOn() bool { return a.endgame.Reached && a.endgame.Next != nil }

// practised is the button that begins the next endgame, or the same one again.
func (a *buttons) practised(next bool) (id, key string) {
	if next {
		return "onward", "endgame.next"
	}
	return "again", "endgame.again"
}

// practise leaves the table for the next endgame, or for the same one.
func (a *buttons) practise(next bool) func() ui.Nav {
	to := a.endgame.Again
	if next {
		to = a.endgame.Next
	}
	return func() ui.Nav {
		a.close()
		return to()
	}
}

// asking makes a button begin a rematch, ask the others for one, or lead to the lesson.
func (a *buttons) asking(b ui.Control) ui.Control {
	if a.lesson {
		return b.Goes(func() ui.Nav {
			a.close()
			return ui.Back()
		})
	}
	if a.endgame != nil {
		return b.Goes(a.practise(a.goesOn()))
	}
	return b.Unless(a.now.May.Rematch == host.Never).Does(func() { a.table.Do(host.Request{Do: host.Rematch}) })
}

// endButtons are rematch, review, share and home, labelled below the icons in little room.
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

// endIcon is the width of an icon beside its label.
const endIcon = 42

// phoneEnd is the row of buttons at the end, on a phone; home, in the bar too, gives way.
func (a *buttons) phoneEnd() ui.Part {
	list := a.endActions()
	if v := a.now.Screen; v.Frame() == ui.Small && v.W < narrowest {
		list = list[:len(list)-1]
	}
	return ui.Pad(8, 0, ui.Row(8, a.rematchButton().Wide(0).Grow(), ui.Row(8, a.row(list, ui.IconButton)...)))
}
