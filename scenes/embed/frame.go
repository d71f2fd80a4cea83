package embed

import (
	"errors"
	"math"

	"yanyi/game"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/session"
)

// Frame is a game in a page that drives it.
type Frame struct {
	session *session.Session
	channel machine.Channel
	told    told
	asked   any // the request that the next ready answers; nil if none does
}

// told is the state last sent to the embedding page.
type told struct {
	table *table.Table
	plies int
	over  bool
	size  Size
	shown Shown

	puzzle puzzle.Told
}

// New returns the frame of a session, or nil without a channel. From then on it is notified of
// messages when they arrive, because a hidden frame has no ticks.
func New(s *session.Session, c machine.Channel) *Frame {
	if c == nil {
		return nil
	}
	f := &Frame{session: s, channel: c}
	c.Listen(func() {
		s.Ticking.Lock()
		defer s.Ticking.Unlock()
		f.Tick()
	})
	return f
}

// Fail reports that the address's request could not be done.
func (f *Frame) Fail(err error) {
	if f != nil {
		f.send(noID, "error", Fault{err.Error()})
	}
}

// Tick, due before every tick, obeys requests and sends events. A nil frame does nothing.
func (f *Frame) Tick() {
	if f == nil {
		return
	}
	for {
		text, ok := f.channel.Receive()
		if !ok {
			break
		}
		f.receive(text)
	}
	f.tell(noID)
}

func (f *Frame) send(id any, kind string, data any) {
	f.channel.Send(Envelope{ID: id, Type: kind, Data: data}.String())
}

// Fault is the data of an error.
type Fault struct {
	Message string `json:"message"`
}

// receive obeys one message.
func (f *Frame) receive(text string) {
	m, asked, err := parse(text)
	if errors.Is(err, errForeign) {
		return
	}
	if err == nil {
		err = asked.do(f, m.ID)
	}
	if err != nil {
		f.send(m.ID, "error", Fault{err.Error()})
	}
}

// change changes the game, and answers a request with the turn played or now the last.
func (f *Frame) change(id any, do func() error) error {
	f.tell(noID)
	if err := do(); err != nil {
		return err
	}
	f.tell(id)
	return nil
}

// page is the table's page on top; nil if another page is.
func (f *Frame) page() *play.Page {
	p, _ := f.session.Stack.Top().(*play.Page)
	return p
}

// table is the page that a request is for.
func (f *Frame) table() (*play.Page, error) {
	if p := f.page(); p != nil {
		return p, nil
	}
	return nil, errors.New("no table is shown")
}

// Size is the data of resize: how high the frame must be for the board to fill its width.
type Size struct {
	Width  int `json:"width"`
	Height int `json:"height"`
}

// barHigh is the small frame's bar (render/README.md, Layout).
const barHigh = 40

// wantedSize is the size for the game on top; nothing before the frame has one.
func (f *Frame) wantedSize(t *table.Table) Size {
	v, b := f.session.Stack.View(), t.Info().Board
	w, h := float64(b.Files), float64(b.Ranks)
	if t.Quarter()%2 == 1 {
		w, h = h, w
	}
	if v.W == 0 {
		return Size{}
	}
	bar := barHigh
	if f.session.Params.Bare() {
		bar = 0
	}
	return Size{int(v.W), int(math.Ceil(v.W*h/w)) + bar}
}

// letter is how a seat is called in messages.
func letter(in *game.Info, s game.Seat) string {
	if !s.Player() || int(s) >= len(in.Seats) {
		return ""
	}
	return string(rune(in.Seats[s].Letter))
}

// square is a square's name.
func square(in *game.Info, sq game.Square) string {
	if sq == game.NoSquare {
		return ""
	}
	return in.Board.Name(sq)
}
