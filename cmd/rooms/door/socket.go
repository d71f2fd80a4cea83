package door

import (
	"context"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"yanyi/cmd/rooms/hall"
	"yanyi/game"
	"yanyi/game/room"
)

const (
	greetingTime = 10 * time.Second       // within which a connection must send its first message
	oftenTime    = 500 * time.Millisecond // for which messages of a flooding client are ignored
)

// visit is a connection in a room.
type visit struct {
	door    *Door
	conn    *websocket.Conn
	out     *queue
	from    *visitor
	address string
	code    string
	guest   *hall.Guest
	looksOn bool // as the hall has said last: there is no seat for it
	past    int  // events before it came
	you     game.Seat
}

// connect lets a connection into a room, and serves it until it ends.
func (d *Door) connect(w http.ResponseWriter, r *http.Request) {
	address := d.address(r)
	from, leave := d.visitors.arrive(address)
	if from == nil {
		dropped.WithLabelValues("many").Inc()
		d.deny(w, errMany)
		return
	}
	defer leave()
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true}) // fromAllowed has
	if err != nil {
		return // Accept has answered
	}
	defer conn.CloseNow()
	connections.Inc()
	defer connections.Dec()
	conn.SetReadLimit(room.MostBytes)
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	x := &visit{door: d, conn: conn, out: newQueue(ctx, conn, cancel), from: from, address: address}
	if err := x.stay(ctx); err != nil {
		x.out.put(room.Message{Refused: d.refusal(err)})
		if x.out.flush() {
			conn.Close(websocket.StatusPolicyViolation, "refused")
		}
	}
}

// stay greets a connection and handles its messages. Its error is for the client before the
// connection is closed; nil if it has gone.
func (x *visit) stay(ctx context.Context) error {
	hi, err := x.greet(ctx)
	if hi == nil {
		return err
	}
	if hi.Look {
		return x.look(ctx)
	}
	token := ""
	if hi.Token == "" && !hi.Watch {
		token = x.door.newToken()
		hi.Token = token
	}
	x.code, x.guest = hi.Code, x.newGuest(hi.Token, token)
	x.guest.Reads = max(hi.Reads, room.Version)
	if hi.Watch { // a connection without a key can send nothing
		x.guest.Key = ""
	}
	x.guest.May = func() bool { return x.door.visitors.mayRead(x.address) }
	err = x.door.hall.Enter(ctx, x.code, x.guest)
	if x.door.visitors.hasRead(x.address, x.guest.Read); err != nil {
		return err
	}
	defer x.door.hall.Leave(x.code, x.guest)
	defer x.leaves() // while the presence is known
	beat := func() { x.out.put(room.Message{Now: x.door.Now()}) }
	usual.feel(ctx, x.conn, beat, func(weak bool) { x.door.hall.Weak(x.code, x.guest, weak) }, x.out.drop)
	for {
		_, text, err := x.conn.Read(ctx)
		if err != nil {
			return nil
		}
		x.hear(ctx, text)
	}
}

// greet reads the first message of a connection; nil if it has gone, or has been refused.
func (x *visit) greet(ctx context.Context) (*room.Greeting, error) {
	late := time.AfterFunc(greetingTime, x.out.drop)
	defer late.Stop()
	_, text, err := x.conn.Read(ctx)
	if err != nil {
		return nil, nil
	}
	if !x.from.maySpeak() {
		return nil, errMany
	}
	return readGreeting(text)
}

// newGuest is the connection as the hall knows it; made is its new token, if it came without.
func (x *visit) newGuest(token, made string) *hall.Guest {
	return &hall.Guest{
		Key:  keyOf(token),
		From: x.from.number,
		Welcome: func(you game.Seat, host bool, events int) {
			x.looksOn, x.past, x.you = you == game.NoSeat, events, you
			x.out.put(room.Message{You: seatNumber(you), Welcome: &room.Welcome{Now: x.door.Now(), Token: made, Host: host, Events: events}})
		},
		Hear: func(e room.Event, you game.Seat) {
			if e.N > x.past && e.Kind == room.Offered && e.Yes && e.Seat == x.you {
				x.door.Leavers.Bar(x.address, x.code, time.Now())
			}
			x.looksOn, x.you = you == game.NoSeat, you
			x.tell(room.Message{You: seatNumber(you), Event: &e})
		},
		See: func(p hall.Presence) { x.tell(room.Message{Presence: presenceOf(p)}) },
		End: func() {
			x.out.put(room.Message{Refused: errBroken})
			go x.out.finish()
		},
	}
}

// tell sends a message for all in a room.
func (x *visit) tell(m room.Message) {
	if x.looksOn {
		x.out.putAmong(&x.door.crowd, encode(m))
		return
	}
	x.out.put(m)
}

// hear obeys a message, or refuses it.
func (x *visit) hear(ctx context.Context, text []byte) {
	var say *room.Say
	err := error(errOften)
	if x.from.maySpeak() {
		say, err = room.DecodeSay(text)
	} else {
		pause(ctx, oftenTime) // only this connection waits
	}
	if err == nil {
		err = x.say(ctx, say)
	}
	if err != nil {
		m := room.Message{Refused: x.door.refusal(err)}
		if say != nil {
			m.Do = say.Do
		}
		x.out.put(m)
	}
}

// pause waits for a while, or until ctx ends.
func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// say says something in the room; an offered seat gets a new token, which only its host learns.
func (x *visit) say(ctx context.Context, say *room.Say) error {
	token := x.door.newToken()
	if say.Do == room.Offer {
		say.Key = keyOf(token)
	}
	if err := x.mayList(say); err != nil {
		return err
	}
	if err := x.maySit(ctx, say); err != nil {
		return err
	}
	if err := x.mayJoin(say); err != nil {
		return err
	}
	err := x.door.hall.Say(ctx, x.code, x.guest.Key, say)
	if err == nil && say.Do == room.Offer {
		x.out.put(room.Message{Invite: &room.Invite{Seat: int(say.Seat), Token: token}})
	}
	return err
}
