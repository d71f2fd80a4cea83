package embed

import (
	"errors"
	"fmt"
	"math"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Frame is a game in a page that drives it.
type Frame struct {
	session *session.Session
	channel machine.Channel

	table *table.Table // the one told of
	plies int          // of it, told
	over  bool         // told
	size  Size         // told
}

// New returns the frame of a session, or nil without a channel.
func New(s *session.Session, c machine.Channel) *Frame {
	if c == nil {
		return nil
	}
	return &Frame{session: s, channel: c}
}

// Fail tells that what the address asks for could not be done.
func (f *Frame) Fail(err error) {
	if f != nil {
		f.send("", "error", Fault{err.Error()})
	}
}

// Tick does what has been asked for and tells what has happened. It belongs
// before every tick. A nil frame does nothing.
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
	f.tell()
}

func (f *Frame) send(id, kind string, data any) {
	f.channel.Send(Envelope{ID: id, Type: kind, Data: data}.String())
}

// Fault is the data of an error.
type Fault struct {
	Message string `json:"message"`
}

// receive does what one message asks for.
func (f *Frame) receive(text string) {
	m, err := parse(text)
	if errors.Is(err, errForeign) {
		return
	}
	if err == nil {
		err = f.do(m)
	}
	if err != nil {
		f.send(m.ID, "error", Fault{err.Error()})
	}
}

var errNoTable = errors.New("no game is at the table")

// do does what a request asks for.
func (f *Frame) do(m Envelope) error {
	switch data := m.Data.(type) {
	case *Load:
		return f.load(m.ID, data)
	case *Theme:
		return f.session.Override(func(o *session.Overrides) error { return oneOf(&o.Theme, data.Theme, "light", "dark", "system") })
	case *Lang:
		return f.session.Override(func(o *session.Overrides) error { return language(&o.Lang, data.Lang) })
	case *Mute:
		return f.session.Override(func(o *session.Overrides) error { o.Mute = &data.Mute; return nil })
	}
	p := f.page()
	if p == nil {
		return errNoTable
	}
	switch data := m.Data.(type) {
	case *GoTo:
		p.Show(data.Ply)
	case *Rotate:
		return rotate(p.Table(), data.View)
	case *Record:
		f.send(m.ID, "record", map[string]string{"record": p.Table().Match().Record()})
	}
	return nil
}

func oneOf(value *string, want string, values ...string) error {
	for _, v := range values {
		if want == v {
			*value = v
			return nil
		}
	}
	return fmt.Errorf("%q is none of %q", want, values)
}

func language(value *string, tag string) error {
	l, ok := locale.Parse(tag)
	if !ok {
		return fmt.Errorf("%q is no language of the game", tag)
	}
	*value = l.Tag()
	return nil
}

func rotate(t *table.Table, letter string) error {
	if letter == "" {
		t.Rotate()
		return nil
	}
	seat, ok := t.Info().SeatOf(letter)
	if !ok {
		return fmt.Errorf("%q is no seat", letter)
	}
	t.SetBottom(seat)
	return nil
}

// load opens a game in the place of the one at the table. A record that is not legal
// to its end is shown as far as it is: ready answers, and error says where it stops.
func (f *Frame) load(id string, l *Load) error {
	page, err := f.open(l)
	if err != nil {
		return err
	}
	if p := f.page(); p != nil {
		p.Table().Close()
	}
	f.session.Stack.Home()
	f.session.Stack.Open(page)
	f.table = nil
	f.announce(id)
	return stopped(page)
}

// stopped is the error of a record that is shown in part.
func stopped(page ui.Page) error {
	p, ok := page.(*play.Page)
	if !ok || p.Table().Match().Cut() == nil {
		return nil
	}
	cut := p.Table().Match().Cut()
	if cut.Turn == 0 {
		return errors.New("the record's result is not that of its turns")
	}
	return fmt.Errorf("turn %d %s is not legal; %d of %d turns are shown", cut.Turn, cut.Text, cut.Turn-1, cut.Of)
}

func (f *Frame) open(l *Load) (ui.Page, error) {
	if l.Record == "" && l.Game == "" {
		return nil, errors.New("neither a record nor a game is named")
	}
	r := session.Request{
		Record: l.Record, Game: l.Game, Position: l.Position, Seats: l.Seats,
		View: l.View, Ply: l.Ply, Watch: f.session.Params.Watch(),
	}
	if r.Seats == "" && r.Position == "" {
		r.Position = "start"
	}
	return f.session.Routes.Open(r)
}

// page is the table's page on top; nil if another page is.
func (f *Frame) page() *play.Page {
	if f.session.Stack == nil {
		return nil
	}
	p, _ := f.session.Stack.Top().(*play.Page)
	return p
}

// Size is the data of resize: how high the frame would have to be for the board
// to fill its width.
type Size struct {
	Width  int `json:"width"`
	Height int `json:"height"`
}

// barHigh is the small frame's bar (look.md §7).
const barHigh = 40

// wantedSize is the size for the game on top.
func (f *Frame) wantedSize(t *table.Table) Size {
	v, b := f.session.Stack.View(), t.Info().Board
	w, h := float64(b.Files), float64(b.Ranks)
	if t.Quarter()%2 == 1 {
		w, h = h, w
	}
	return Size{int(v.W), int(math.Ceil(v.W*h/w)) + barHigh}
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
