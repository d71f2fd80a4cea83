// Package room is the page where the players of a room gather: the seats, the awaited people,
// the ways for others to find the room. When the game begins its table takes over.
package room

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Page is the room that is taken part in now (session.Session.Online).
type Page struct {
	ui.FormPage
	session *session.Session
	room    host.Room // nil once it was left
	shown   int       // its version that is laid out
	seated  int       // people seated then
	me      me
	invite  invite
	closing bool        // the question whether to close the room is open
	sends   game.Seat   // whom the host is about to ask to go
	sat     []room.Seat // as they were seen last
	begins  int         // the seconds shown until the host may begin
	view    ui.View
	scroll  ui.Scroll
}

// New returns the page; copy puts text on the clipboard, nil where there is none.
func New(s *session.Session, copy func(text string) <-chan error) *Page {
	p := &Page{session: s, room: s.Online.Room(), sends: unchosen, invite: invite{copy: copy, of: unchosen}, me: me{seat: unchosen, offered: unchosen, held: game.NoSeat}}
	p.me.sitting = p.room != nil && p.room.Saying(room.Sit) // from where the room was found
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
	p.shown, p.begins = p.room.Version(), p.inSeconds()
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
	phase := p.people().Phase
	return (p.people().Bond == host.Bound || p.people().Bond == host.Lost) && phase >= room.Laying && phase <= room.Over
}

// heed handles the events since the last tick.
func (p *Page) heed() {
	p.copied()
	if code := p.room.Refused(); code != "" {
		p.me.sitting = false
		p.session.Say(gametext.Refused(code))
	}
	if p.me.sitting && p.people().Seated() {
		p.me.sitting = false
	}
	if p.shown == p.room.Version() {
		if p.begins != p.inSeconds() {
			p.again()
		}
		return
	}
	p.tellSeat()
	p.tellFreed()
	if !p.people().Seated() && !p.me.sitting && p.me.offered != unchosen && !slices.Contains(free(p.people().Seats), p.me.offered) {
		p.me.offered = unchosen
		p.session.Say(gametext.Refused("taken"))
	}
	seated := sitting(p.people().Seats)
	if seated > p.seated && p.seated > 0 {
		p.session.PlaySound(sound.Knock)
	}
	p.seated = seated
	p.again()
}

// tellSeat announces people who have changed seats.
func (p *Page) tellSeat() {
	was, now := p.me.held, p.people().Own()
	p.me.held, p.me.freed = now, was
	if was != game.NoSeat && now != game.NoSeat && was != now {
		p.session.Say(locale.T("room.reseated", locale.Arg{Name: "side", Value: p.side(now)}))
	}
}

// tellFreed announces a seat that has fallen free.
func (p *Page) tellFreed() {
	was, now := p.sat, p.people()
	p.sat = now.Seats
	if now.Phase != room.Gathering || len(was) != len(now.Seats) || sitting(was) <= sitting(now.Seats) {
		return
	}
	for i := range was {
		switch at := game.Seat(i); {
		case !was[i].Taken || now.Seats[i].Taken:
		case now.Seats[i].Level > 0 && at != p.me.freed: // the host has given it away
		case at == p.me.freed && p.me.stands:
			p.me.stands = false
		case at == p.me.freed && now.Seats[i].Freed == room.Dismissed:
			p.session.Say(gametext.Refused(room.Dismissed))
		case at == p.me.freed && now.Seats[i].Freed == room.Unready:
			p.session.Say(locale.T("room.freed.unready"))
		case at == p.me.freed:
			p.session.Say(locale.T("room.freed.you"))
		default:
			p.session.Say(locale.T("room.freed", locale.Arg{Name: "name", Value: gametext.RoomSeat(p.info(), was, at, game.NoSeat)}))
		}
	}
}

func (p *Page) people() *host.People { return p.room.People() }

func (p *Page) say(s room.Say) {
	p.room.Say(s)
	p.again()
}

// info is the game's, nil before it is known.
func (p *Page) info() *game.Info {
	if v, ok := catalog.Find(p.people().Setup.Variant); ok {
		return v.Info()
	}
	return nil
}

func (p *Page) side(s game.Seat) string { return gametext.SideName(p.info(), s) }

// sitting counts the seated people.
func sitting(seats []room.Seat) (n int) {
	for _, s := range seats {
		if s.Taken {
			n++
		}
	}
	return n
}

// free are the free seats.
func free(seats []room.Seat) (list []game.Seat) {
	for i, s := range seats {
		if !s.Taken && s.Level == 0 {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// leave goes back; a held seat stays so. A player who waits for a quick game waits on.
func (p *Page) leave() ui.Nav {
	if p.people().Seated() && p.people().Phase == room.Gathering && p.room.Listing().Quick > 0 {
		p.session.Say(locale.T("lobby.waiting.on"))
		return ui.Back()
	}
	if p.people().Seated() && p.people().Bond != host.Ended && p.people().Phase == room.Gathering {
		p.session.Say(locale.T("room.kept"))
	}
	p.session.Online.Leave()
	return ui.Back()
}
