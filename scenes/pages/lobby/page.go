// Package lobby is the page of tables that strangers may join or watch, and of requests for a
// quick game. A waiting player may go elsewhere, and is called when the game begins.
package lobby

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page is the lobby.
type Page struct {
	ui.FormPage
	session  *session.Session
	games    []game.Variant // that can be asked for
	name     ui.Field
	wish     wish
	asking   bool  // a game has been asked for, and not answered
	choosing bool  // the games to ask for are shown
	shown    shown // the state laid out
	busiest  busiest
	view     ui.View
	scroll   ui.Scroll
}

// shown is everything that the page's words depend on.
type shown struct {
	tables, room int       // versions
	second       room.Time // of the countdown, or of the list's minutes
	there        bool      // a lobby
}

const longestName = 12 // characters, as in rooms

// New returns the page; games are all that there are.
func New(s *session.Session, games []game.Variant) *Page {
	p := &Page{session: s, wish: kept(s)}
	for _, v := range games {
		if v.Info().Listed() {
			p.games = append(p.games, v)
		}
	}
	p.name = ui.Field{Text: s.PlayerName(), Max: longestName, Legible: true}
	return p
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.name.Hint = locale.T("room.name.hint")
	p.shown = p.now()
	p.Form.Reset(v)
	p.Form.Place(p.content(), v.Bounds())
}

func (p *Page) again() { p.Layout(p.view) }

// now is the present state of that.
func (p *Page) now() shown {
	l := p.session.Online.Lobby()
	if l == nil {
		return shown{}
	}
	now := shown{tables: l.Version(), second: l.Now() / minute, there: true}
	if r := p.session.Online.Room(); r != nil {
		now.room = r.Version()
		if waiting(r) {
			now.second = r.Now() / second
		}
	}
	return now
}

const (
	second room.Time = 1000
	minute           = 60 * second
)

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if l := p.session.Online.Lobby(); l != nil {
		l.Attend()
	}
	if p.asking && !p.session.Online.Creating() {
		p.answered()
	}
	if r := p.session.Online.Room(); r != nil && p.shown.room > 0 && begun(r) {
		return ui.Replace(p.session.Routes.RoomTable())
	}
	if p.shown != p.now() {
		p.again()
	}
	return p.UpdateOrBack(in)
}

// answered handles the result of a request.
func (p *Page) answered() {
	if p.asking = false; p.session.Online.Room() == nil {
		p.session.Say(gametext.Refused(p.session.Online.Fault()))
	}
	p.again()
}

// waiting reports whether people wait for a quick game in a room, the player among them.
func waiting(r host.Room) bool {
	return r.Listing().Quick > 0 && r.People().Phase == room.Gathering && r.People().Bond != host.Ended
}

// begun reports whether the player's quick game is being played.
func begun(r host.Room) bool {
	people := r.People()
	return r.Listing().Quick > 0 && people.Seated() && people.Bond == host.Bound &&
		(people.Phase == room.Laying || people.Phase == room.Playing)
}

// variant is a game by its id, nil where there is none.
func (p *Page) variant(id string) game.Variant {
	if i := slices.IndexFunc(p.games, func(v game.Variant) bool { return v.Info().ID == id }); i >= 0 {
		return p.games[i]
	}
	return nil
}
