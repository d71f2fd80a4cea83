// Package room is the page where the players of a room gather: who sits where, who is
// still awaited, how others find the room. When the game begins its table takes over.
package room

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/online"
	"yanyi/scenes/phrase"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the room that is taken part in now (session.Session.Online).
type Page struct {
	ui.FormPage
	session *session.Session
	room    *online.Room // nil once it was left
	shown   int          // its version that is laid out
	seated  int          // people who sat then
	me      me
	invite  invite
	closing bool // the question whether to close the room is put
	view    ui.View
	scroll  ui.Scroll
}

// New returns the page; copy puts text on the clipboard, nil where there is none.
func New(s *session.Session, copy func(text string) <-chan error) *Page {
	p := &Page{session: s, room: s.Online.Room(), invite: invite{copy: copy, of: unchosen}, me: me{seat: unchosen, offered: unchosen}}
	p.me.name = ui.Field{Text: s.PlayerName(), Max: longestName, Legible: true, Hint: locale.T("room.name.hint")}
	return p
}

const longestName = 12 // characters, as on the set-up

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.Form.Reset(v)
	if p.room == nil {
		return
	}
	p.shown = p.room.Version()
	p.Form.Place(p.content(), v.Bounds())
}

func (p *Page) again() { p.Layout(p.view) }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.room = p.session.Online.Room(); p.room == nil {
		return ui.Home()
	}
	if p.begun() {
		return ui.Replace(p.session.Routes.RoomTable())
	}
	p.heed()
	nav := p.Form.Update(in)
	if nav == ui.Stay() && in.Key(ui.KeyEscape) {
		return p.leave()
	}
	return nav
}

// begun reports whether the game is being played, or its tiles are being laid.
func (p *Page) begun() bool {
	phase := p.state().Phase()
	return (p.room.Bond() == online.Bound || p.room.Bond() == online.Lost) && phase >= room.Laying && phase <= room.Over
}

// heed takes in what has happened since the last tick.
func (p *Page) heed() {
	p.copied()
	if no := p.room.Refused(); no != nil {
		p.me.sitting = false
		p.session.Say(phrase.Refused(no.Code))
	}
	if p.me.sitting && p.room.Seated() {
		p.me.sitting = false
		p.say(room.Say{Do: room.SetReady, Yes: true})
	}
	if p.shown == p.room.Version() {
		return
	}
	if !p.room.Seated() && !p.me.sitting && p.me.offered != unchosen && !slices.Contains(p.free(), p.me.offered) {
		p.me.offered = unchosen
		p.session.Say(phrase.Refused("taken"))
	}
	seated := p.people()
	if seated > p.seated && p.seated > 0 {
		p.session.PlaySound(sound.Knock)
	}
	p.seated = seated
	p.again()
}

func (p *Page) state() *room.Room { return p.room.State() }

func (p *Page) say(s room.Say) {
	p.room.Say(s)
	p.again()
}

// info is the game's, nil before it is known.
func (p *Page) info() *game.Info {
	if v, ok := catalog.Find(p.state().Setup().Variant); ok {
		return v.Info()
	}
	return nil
}

func (p *Page) side(s game.Seat) string { return phrase.SideName(p.info(), s) }

// people counts those who sit.
func (p *Page) people() (n int) {
	for _, s := range p.state().Seats() {
		if s.Taken {
			n++
		}
	}
	return n
}

// free are the seats that anybody may sit down on.
func (p *Page) free() (list []game.Seat) {
	for i, s := range p.state().Seats() {
		if !s.Taken && s.Level == 0 {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// leave goes back; a seat that is held stays so.
func (p *Page) leave() ui.Nav {
	if p.room.Seated() && p.room.Bond() != online.Ended && p.state().Phase() == room.Gathering {
		p.session.Say(locale.T("room.kept"))
	}
	p.session.Online.Leave()
	return ui.Back()
}
