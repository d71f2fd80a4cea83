package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// action is a button of the page.
type action struct {
	id   string
	icon draw.Icon
	key  string
	off  bool
	on   bool
	why  string // why it is not to be had; pressed, it says so
}

// actions are the buttons below the moves, in the order of the look.
func (p *Page) actions() []action {
	if p.watched() {
		return append(p.watchActions(), p.pages()...)
	}
	_, resigns := p.table.Resigner()
	list := []action{
		{id: "takeback", icon: draw.IconTakeBack, key: "play.takeback", off: !p.allow.TakeBack || !p.table.CanTakeBack()},
		{id: "hint", icon: draw.IconHint, key: "play.hint", off: !p.allow.Hints || !p.table.Hand().Active(), on: p.table.Hinting()},
		{id: "resign", icon: draw.IconResign, key: "play.resign", off: !resigns, on: p.ask == askResign},
		{id: "draw", icon: draw.IconDraw, key: "play.draw", off: p.info.Drawable && !p.table.CanOffer(), on: p.ask == askDraw, why: p.noDraws()},
		{id: "rotate", icon: draw.IconRotate, key: "play.rotate"},
	}
	return append(list, p.pages()...)
}

// noDraws says why a game has no draws to offer, "" if it has.
func (p *Page) noDraws() string {
	if p.info.Drawable {
		return ""
	}
	return locale.T("dialog.draw.anqi")
}

// barred is a button that looks unavailable and, pressed, lets the page say why.
func barred(ctl ui.Control, why string) ui.Control {
	off := ctl
	off.Off = true
	ctl.Name += " " + locale.T("ui.separator") + " " + why
	ctl.Draw = func(c *draw.Canvas, _ *ui.Control, s ui.State) { off.Draw(c, &off, s) }
	return ctl
}

// pages are the buttons that open other pages.
func (p *Page) pages() []action {
	var list []action
	if p.session.Routes.Rules != nil {
		list = append(list, action{id: "rules", icon: draw.IconBook, key: "play.rules"})
	}
	if p.session.Routes.Settings != nil {
		list = append(list, action{id: "settings", icon: draw.IconSettings, key: "play.settings"})
	}
	return list
}

// addActions places labelled icons side by side.
func (p *Page) addActions(r draw.Rect, list []action) { p.addButtons(r, list, ui.IconButton) }

// addIcons places icons without labels side by side.
func (p *Page) addIcons(r draw.Rect, list []action) { p.addButtons(r, list, ui.BarButton) }

func (p *Page) addButtons(r draw.Rect, list []action, button func(id string, icon draw.Icon, label string) ui.Control) {
	if p.bare() {
		return
	}
	for i, col := range r.Columns(len(list), 0) {
		a := list[i]
		ctl := button(a.id, a.icon, locale.T(a.key)).At(col)
		ctl.Off, ctl.On = a.off, a.on
		if a.why != "" {
			ctl = barred(ctl, a.why)
		}
		p.form.Add(ctl)
	}
}

// panelActions are the buttons below the moves; where their labels need the room,
// other pages are opened from the header.
func (p *Page) panelActions(w float64) []action {
	list := p.actions()
	if p.crowded(w) {
		list = list[:len(list)-len(p.pages())]
	}
	return list
}

// crowded reports whether the labels of all buttons do not fit side by side.
func (p *Page) crowded(w float64) bool {
	list := p.actions()
	column := w / float64(len(list))
	return slices.ContainsFunc(list, func(a action) bool {
		return draw.Measure(theme.Caption, locale.T(a.key), p.view.Scale) > column
	})
}
