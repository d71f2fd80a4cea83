package door

import (
	"context"

	"yanyi/cmd/rooms/lobby"
	"yanyi/game/room"
)

// look shows a connection the lobby until it ends. A message from the client ends it.
func (x *visit) look(ctx context.Context) error {
	if x.door.Lobby == nil {
		return errLobby
	}
	k := &lobby.Looker{Hear: func(text []byte) { x.out.putAmong(&x.door.crowd, text) }}
	x.out.put(room.Message{Welcome: &room.Welcome{Now: x.door.Now()}})
	x.door.Lobby.Enter(k)
	defer x.door.Lobby.Leave(k)
	defer x.door.busiest.attend()()
	usual.feel(ctx, x.conn, func() { x.out.put(room.Message{Now: x.door.Now()}) }, func(bool) {}, x.out.drop)
	if _, _, err := x.conn.Read(ctx); err != nil {
		return nil
	}
	return &room.Refusal{Code: "format", What: "who looks at the lobby says nothing"}
}

// mayJoin refuses too frequent requests, at any table, for a seat that a computer holds.
func (x *visit) mayJoin(say *room.Say) error {
	if say.Do == room.Ask && say.What == room.Join && !x.door.visitors.mayOpen(x.address) {
		return errMany
	}
	return nil
}

// mayList refuses what lists a room where there is no lobby, or too often from an address.
func (x *visit) mayList(say *room.Say) error {
	switch {
	case say.Do != room.List || say.List == nil || !say.List.Open && !say.List.Watch:
		return nil
	case x.door.Lobby == nil:
		return errLobby
	case say.List.Open && x.door.rests(x.address) != nil:
		return errRest
	case !x.door.visitors.mayOpen(x.address):
		return errMany
	}
	return nil
}
