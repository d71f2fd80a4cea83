package room

import (
	"yanyi/assets/locale"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// listing is what strangers may see and do in the room: switches for the host, where the
// server has a lobby, and for the others whether it is listed.
func (p *Page) listing() ui.Part {
	l := p.room.Listing()
	switch {
	case !p.session.Online.HasLobby() || l.Quick > 0:
		return ui.Part{}
	case !p.people().Host:
		return ui.If(l.Open, p.caption(locale.T("lobby.list.shown")).Lines(2))
	}
	set := func(change func(l *room.Listing)) {
		now := p.room.Listing()
		change(&now)
		p.say(room.Say{Do: room.List, List: &now})
	}
	late := ui.Row(8, p.caption(locale.T("lobby.list.late")).Lines(2).Wide(0).Grow(),
		ui.Steps("list.late", locale.T("lobby.list.late"), l.Delay, 0, room.MostDelay, func(n int) {
			set(func(l *room.Listing) { l.Delay = n })
		}))
	return card(heading(p.view, locale.T("lobby.list")),
		p.listed("open", l.Open, func() { set(func(l *room.Listing) { l.Open = !l.Open }) }),
		p.listed("watch", l.Watch, func() { set(func(l *room.Listing) { l.Watch = !l.Watch }) }),
		ui.If(l.Watch, late))
}

// listed is one of the switches, lobby.list.<key>.
func (p *Page) listed(key string, on bool, turn func()) ui.Part {
	name := locale.T("lobby.list." + key)
	label := ui.Column(0, ui.Text(ui.ButtonText, name, p.view.Theme.Ink).Lines(2), p.caption(locale.T("lobby.list."+key+".line")).Lines(2))
	ctl := ui.Toggle("list."+key, name, on).Does(turn).Unless(p.room.Saying(room.List))
	return ui.Over(ui.Press(ctl), ui.Row(12, label.Wide(0).Grow(), ui.Space(theme.TouchTarget))).High(theme.TouchTarget + 8)
}
