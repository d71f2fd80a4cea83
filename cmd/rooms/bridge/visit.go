package bridge

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/coder/websocket"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/room"
)

const (
	mostHeard   = 1 << 16          // bytes of a message
	quietTime   = 25 * time.Second // in which a server says something
	againTime   = 5 * time.Second  // until an unanswered message is sent again
	partingTime = 2 * time.Second
)

// end is why the program leaves for good; its error is nil if all is done.
type end struct{ err error }

func (e *end) Error() string { return fmt.Sprint(e.err) }

func ended(format string, args ...any) error { return &end{fmt.Errorf(format, args...)} }

// visit is the program's stay in a room, over one connection after the other.
type visit struct {
	*bot
	place
	seated bool         // it has had a seat
	seat   game.Seat    // which one, last
	chosen bool         // the engine knows which game is played
	games  int          // that have ended
	over   int          // the event that ended the last
	ready  *match.Match // the game that the engine was readied for
	known  bool         // it has been in the room

	conn    *websocket.Conn
	greeted bool
	expects int       // events, by the welcome
	ahead   room.Time // of the clock here the server's is
	room    *room.Room
	you     game.Seat
	said    room.Say // the last message,
	since   int      // after how many events,
	at      time.Time
	thinks  bool
}

// answer is the engine's.
type answer struct {
	mark int
	turn string
	err  error
}

// once plays over one connection, until it is lost or all is done.
func (v *visit) once(ctx context.Context) error {
	v.greeted = false
	conn, _, err := websocket.Dial(ctx, strings.Replace(v.server, "http", "ws", 1)+"rooms/ws", nil)
	if err != nil {
		return err
	}
	defer conn.CloseNow()
	conn.SetReadLimit(mostHeard)
	v.conn, v.room, v.you, v.expects, v.said = conn, room.New(catalog.Find), game.NoSeat, -1, room.Say{}
	listening, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	if err := v.send(listening, room.Greeting{V: room.Version, Code: v.code, Token: v.token, Reads: room.Reads}); err != nil {
		return err
	}
	heard := make(chan room.Message)
	go listen(listening, conn, heard)
	answers := make(chan answer, 1)
	defer func() { // the engine answers before it is asked again
		if v.thinks {
			v.engine.Send("stop")
			<-answers
			v.thinks = false
		}
	}()
	quiet := time.NewTimer(quietTime)
	for err == nil {
		select {
		case m, ok := <-heard:
			if !ok {
				return errors.New("it was closed")
			}
			quiet.Reset(quietTime)
			err = v.hear(m)
		case a := <-answers:
			v.thinks = false
			err = v.answered(listening, a)
		case <-quiet.C:
			return errors.New("the server says nothing")
		case <-time.After(againTime):
		case <-ctx.Done():
			err = ended("asked to end")
		}
		if err == nil {
			err = v.goOn(listening, answers)
		}
	}
	if final := (*end)(nil); errors.As(err, &final) && v.sits() {
		v.part(listening, heard)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// listen passes messages on until the connection ends.
func listen(ctx context.Context, conn *websocket.Conn, heard chan<- room.Message) {
	defer close(heard)
	for {
		_, text, err := conn.Read(ctx)
		var m room.Message
		if err != nil || json.Unmarshal(text, &m) != nil {
			return
		}
		select {
		case heard <- m:
		case <-ctx.Done():
			return
		}
	}
}

func (v *visit) send(ctx context.Context, message any) error {
	text, err := json.Marshal(message)
	if err != nil {
		return err
	}
	return v.conn.Write(ctx, websocket.MessageText, text)
}

// say sends a message, unless it was sent and nothing has happened since.
func (v *visit) say(ctx context.Context, say room.Say) error {
	say.V = room.Version
	if n := v.room.Events(); say.Do == v.said.Do && say.Of == v.said.Of && n == v.since && time.Since(v.at) < againTime {
		return nil
	}
	v.said, v.since, v.at = say, v.room.Events(), time.Now()
	return v.send(ctx, say)
}

// part leaves the seat, and waits a little until all know it.
func (v *visit) part(ctx context.Context, heard <-chan room.Message) {
	ctx, cancel := context.WithTimeout(ctx, partingTime)
	defer cancel()
	if v.send(ctx, room.Say{V: room.Version, Do: room.Leave}) != nil {
		return
	}
	for {
		select {
		case m, ok := <-heard:
			if !ok || m.Refused != nil || m.Event != nil && m.Event.Kind == room.Left && m.Event.Seat == v.seat {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

// hear takes a message in.
func (v *visit) hear(m room.Message) error {
	if m.Welcome != nil || m.Event != nil {
		v.you = game.NoSeat
		if m.You != nil {
			v.you = game.Seat(*m.You)
		}
	}
	switch {
	case m.Refused != nil:
		return v.refused(m.Refused, m.Do)
	case m.Welcome != nil:
		v.expects, v.ahead = m.Welcome.Events, m.Welcome.Now-room.Time(time.Now().UnixMilli())
		if m.Welcome.Token != "" {
			v.token = m.Welcome.Token
		}
	case m.Event != nil:
		if err := v.room.Apply(*m.Event); err != nil {
			return err // a message was lost: all are asked for again
		}
	}
	if v.expects >= 0 && v.room.Events() >= v.expects {
		v.greeted, v.known = true, true
	}
	return nil
}

// refused takes a refusal in. Some are only about what others did at the same time.
func (v *visit) refused(no *room.Refusal, do room.Verb) error {
	switch no.Code {
	case "nothing":
		if do == room.Rename {
			return ended("the server %s is too old to mark programs", v.server)
		}
		return nil
	case "stale", "turn", "phase", "soon", "question", "asked", "late", "out", "taken", "often", "nobody":
		return nil
	case "server":
		return errors.New(no.What)
	case "none":
		return ended("there is no room %s at %s", v.code, v.server)
	}
	doing := ""
	if do != "" {
		doing = " (" + string(do) + ")"
	}
	return ended("the server refuses it%s: %s [%s]", doing, no.What, no.Code)
}

// sits reports whether the program holds a seat.
func (v *visit) sits() bool {
	return int(v.you) < len(v.room.Seats()) && v.room.Seats()[v.you].Taken
}

// goOn says what is to be said now, or lets the engine think.
func (v *visit) goOn(ctx context.Context, answers chan<- answer) error {
	r := v.room
	if !v.greeted || r.Phase() == room.Empty {
		return nil
	}
	if r.Phase() == room.Done {
		return ended("room %s is closed", v.code)
	}
	if err := v.chooseGame(); err != nil {
		return err
	}
	if !v.sits() {
		return v.sitDown(ctx)
	}
	if !v.seated || v.seat != v.you {
		v.seated, v.seat = true, v.you
		v.tell("%s has seat %s of room %s; to come back to it, its link (a secret): %s", v.name, v.side(), v.code, v.link(v.token))
	}
	q, me := r.Question(), r.Seats()[v.you]
	switch m := r.Match(); {
	case !me.Bot:
		return v.say(ctx, room.Say{Do: room.Rename, Name: me.Name, Yes: true})
	case q != nil && r.Waiting().Has(v.you):
		return v.say(ctx, room.Say{Do: room.Answer, Of: q.N, Yes: q.What != room.Draw})
	case r.Phase() == room.Over && v.over != r.Mark():
		return v.gameOver()
	case r.Phase() == room.Gathering && !me.Ready:
		return v.say(ctx, room.Say{Do: room.SetReady, Yes: true})
	case me.Level > 0: // a computer of the server's plays for it
	case r.Phase() == room.Laying && !r.Laid(v.you):
		tiles := m.Variant().(game.Deployer).Suggest(v.you, rand.Uint64(), r.Setup().Options)
		return v.say(ctx, room.Say{Do: room.Lay, Tiles: tiles})
	case r.Phase() == room.Playing && m.Actor() == v.you && !v.thinks:
		v.think(answers)
	}
	return nil
}

// sitDown takes the seat of the link, or the first that is free.
func (v *visit) sitDown(ctx context.Context) error {
	seats := v.room.Seats()
	switch {
	case v.seated:
		return ended("the seat is %s's no longer: the host has freed it, or it was left", v.name)
	case v.room.Phase() != room.Gathering:
		return ended("the game in room %s has begun, and its link has no seat there", v.code)
	case v.you != game.NoSeat:
		return v.say(ctx, room.Say{Do: room.Sit, Seat: v.you, Name: v.name, Yes: true})
	}
	for i, s := range seats {
		if !s.Taken && s.Level == 0 {
			return v.say(ctx, room.Say{Do: room.Sit, Seat: game.Seat(i), Name: v.name, Yes: true})
		}
	}
	return ended("no seat is free in room %s", v.code)
}

func (v *visit) side() string { return v.room.Match().Info().Seats[v.you].Tag }

// gameOver counts a game that has ended.
func (v *visit) gameOver() error {
	m := v.room.Match()
	v.over = v.room.Mark()
	v.games++
	v.tell("game %d is over after %d turns: %s", v.games, m.Ply(), m.Info().Result(m.Outcome()))
	if v.games == v.bot.games {
		return &end{}
	}
	return nil
}
