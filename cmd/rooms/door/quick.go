package door

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"

	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/lobby"
	"yanyi/game"
	"yanyi/game/room"
)

// quick asks for a game with others who ask for the same. The answer is the room and the token
// of a seat there, which belongs to the person who comes with it and declares to be ready.
func (d *Door) quick(w http.ResponseWriter, r *http.Request) {
	code, token, err := d.asked(r)
	if err != nil {
		d.deny(w, err)
		return
	}
	answer(w, http.StatusOK, room.Opened{V: room.Version, Code: code, Tokens: []string{token}})
}

func (d *Door) asked(r *http.Request) (code, token string, err error) {
	switch {
	case d.Lobby == nil:
		return "", "", errLobby
	case d.rests(d.address(r)) != nil:
		return "", "", errRest
	case !d.visitors.mayOpen(d.address(r)):
		return "", "", errMany
	}
	text, err := readBody(r.Body)
	if err != nil {
		return "", "", err
	}
	q, err := room.DecodeQuick(text, d.Find)
	if err != nil {
		return "", "", err
	}
	switch first, err := d.Lobby.Once(r.Context(), q.Once); {
	case err != nil:
		return "", "", err
	case !first:
		return "", "", errAgain
	}
	return d.bringTogether(r.Context(), q)
}

const mostTries = 20

// bringTogether seats a player in the room where others gather for the same, or makes that
// room. Of two rooms made at once the slower one is closed again.
func (d *Door) bringTogether(ctx context.Context, q *room.Quick) (code, token string, err error) {
	terms := d.terms(q)
	by := d.Now() + q.Wait
	for range mostTries {
		code, mark, err := d.Lobby.Gathers(ctx, terms)
		if err != nil {
			return "", "", err
		}
		token = d.newToken()
		if codes.MatchString(code) { // others than this program may have written it
			err := d.hall.Seat(ctx, code, keyOf(token), q.Name, by)
			if !errors.Is(err, hall.ErrFull) && !errors.Is(err, hall.ErrNone) {
				return code, token, err
			}
		}
		code, token, err = d.gather(ctx, q, by)
		if err != nil {
			return "", "", err
		}
		if won, err := d.Lobby.Gather(ctx, terms, code, mark); won || err != nil {
			return code, token, err
		}
		// It is unknown to others; if it is not closed now, it is when it is old.
		_ = d.hall.Say(ctx, code, room.Server, &room.Say{V: room.Version, Do: room.Close})
	}
	return "", "", errServer
}

// terms are those of a game, with every option of it named.
func (d *Door) terms(q *room.Quick) lobby.Terms {
	t := lobby.Terms{Game: q.Game, Options: game.Options{}, Clock: q.Clock}
	v, _ := d.Find(q.Game)
	for _, opt := range v.Info().Options {
		t.Options[opt.Key] = v.Info().Option(q.Options, opt.Key)
	}
	return t
}

// gather makes a room without a host, whose token nobody knows, the player on a seat by lot.
func (d *Door) gather(ctx context.Context, q *room.Quick, by room.Time) (code, token string, err error) {
	v, _ := d.Find(q.Game)
	seats := len(v.Info().Seats)
	s := &room.Setup{Variant: q.Game, Options: q.Options, Clock: q.Clock, Relief: q.Level, Seats: make([]room.Place, seats)}
	if s.Clock == (room.Clock{}) {
		s.Relief = 0
	}
	mine := rand.New(d.hall.Luck).IntN(seats)
	s.Seats[mine].Name = q.Name
	_, tokens := d.giveTokens(s)
	code, err = d.open(ctx, keyOf(d.newToken()), &room.Say{V: room.Version, Do: room.Create, Setup: s})
	if err == nil {
		list := &room.Listing{Open: true, Watch: true, Quick: by}
		err = d.hall.Say(ctx, code, room.Server, &room.Say{V: room.Version, Do: room.List, List: list})
	}
	return code, tokens[mine], err
}
