// Command example is a bot in few lines: it takes a seat in a room and plays random turns. It
// uses nothing but the protocol (cmd/rooms/door) and package room, which folds the events.
//
//	go run ./cmd/rooms/bots/example http://localhost:8081 K7QXMB
package main

import (
	"context"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: example SERVER CODE")
	}
	result, err := play(context.Background(), os.Args[1], os.Args[2])
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}

// play plays one game in a room, and returns its result.
func play(ctx context.Context, server, code string) (result string, err error) {
	conn, _, err := websocket.Dial(ctx, strings.Replace(server, "http", "ws", 1)+"/rooms/ws", nil)
	if err != nil {
		return "", err
	}
	defer conn.CloseNow()
	conn.SetReadLimit(1 << 16)
	err = wsjson.Write(ctx, conn, room.Greeting{V: room.Version, Code: code, Reads: room.Reads})
	r, past := room.New(catalog.Find), 0
	for err == nil && r.Phase() != room.Over {
		var m room.Message
		err = wsjson.Read(ctx, conn, &m)
		switch {
		case err != nil:
		case m.Refused != nil && (m.Do == "" || m.Do == room.Sit): // others come too late, as for a turn said twice
			err = m.Refused
		case m.Welcome != nil:
			past = m.Welcome.Events // they follow
		case m.Event != nil:
			you := game.NoSeat
			if m.You != nil {
				you = game.Seat(*m.You)
			}
			if err = r.Apply(*m.Event); err == nil && r.Events() >= past {
				if say := next(r, you); say != nil {
					err = wsjson.Write(ctx, conn, say)
				}
			}
		}
	}
	if err != nil {
		return "", err
	}
	return r.Match().Info().Result(r.Match().Outcome()), nil
}

// next is what a bot on a seat says after an event, nil for nothing.
func next(r *room.Room, you game.Seat) *room.Say {
	say, m := &room.Say{V: room.Version}, r.Match()
	sits := int(you) < len(r.Seats()) && r.Seats()[you].Taken
	switch phase := r.Phase(); {
	case phase == room.Gathering && !sits: // Yes says that it is a program
		say.Do, say.Name, say.Yes, say.Seat = room.Sit, "Random", true, free(r)
	case phase == room.Gathering && !r.Seats()[you].Ready:
		say.Do, say.Yes = room.SetReady, true
	case phase == room.Laying && !r.Laid(you):
		say.Do, say.Tiles = room.Lay, m.Variant().(game.Deployer).Suggest(you, rand.Uint64(), r.Setup().Options)
	case phase == room.Playing && m.Actor() == you:
		turns := r.View(you).Turns
		say.Do, say.Of, say.Turn = room.Play, r.Mark(), m.Info().FormatTurn(turns[rand.IntN(len(turns))].Chosen())
	default:
		return nil
	}
	return say
}

// free is the first free seat.
func free(r *room.Room) game.Seat {
	for i, s := range r.Seats() {
		if !s.Taken && s.Level == 0 {
			return game.Seat(i)
		}
	}
	return game.NoSeat
}
