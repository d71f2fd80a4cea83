package play

import (
	"encoding/json"
	"strings"

	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
)

// Probe is what an end-to-end test may see of the running program: enough to point and click
// like a person and to check the result. It changes nothing.
type Probe struct {
	Page     string // "play", "editor" or "lesson", or "" for another page
	Scale    float64
	Position string
	Ply      int // shown
	Plies    int // played
	Live     bool
	Over     bool
	Result   string
	Actor    string
	Selected string
	Premove  string `json:",omitempty"` // chosen before it is due
	Thinking bool
	Moving   bool                  // something is animated
	Tree     string                `json:",omitempty"` // of a study, as text
	Advised  []string              `json:",omitempty"` // by a study's engine, best first
	Said     string                // of the table; on other pages of the program
	Squares  map[string][2]float64 `json:",omitempty"` // by name, device pixels
	Controls map[string][4]float64 // that may be pressed now, by id: x, y, width, height in device pixels
}

// Look reads the program of a session.
func Look(s *session.Session) Probe {
	if s.Stack == nil {
		return Probe{}
	}
	scale := s.Stack.View().Scale
	probe := Probe{Scale: scale, Said: s.Stack.Said(), Controls: map[string][4]float64{}}
	for _, c := range s.Stack.Top().Controls() {
		if !c.Off && !s.Stack.Hasty(c.Rect.X+c.Rect.W/2, c.Rect.Y+c.Rect.H/2) {
			probe.Controls[c.ID] = [4]float64{c.Rect.X * scale, c.Rect.Y * scale, c.Rect.W * scale, c.Rect.H * scale}
		}
	}
	switch p := s.Stack.Top().(type) {
	case *Page:
		probe.table(p)
	case plotter:
		probe.plot(p)
	case interface{ Probe(o *Probe) }:
		p.Probe(&probe)
	}
	return probe
}

// plotter is a page on which a position is set up.
type plotter interface {
	Text() string
	Board() *game.Board
	Center(sq game.Square) (x, y float64)
}

// plot describes a position that is being set up.
func (o *Probe) plot(p plotter) {
	o.Page, o.Position = "editor", p.Text()
	o.Board(p.Board(), p.Center)
}

// Board describes where the points of a board stand, given in logical pixels.
func (o *Probe) Board(b *game.Board, center func(game.Square) (x, y float64)) {
	o.Squares = map[string][2]float64{}
	for i := range b.Points {
		x, y := center(game.Square(i))
		o.Squares[b.Name(game.Square(i))] = [2]float64{x * o.Scale, y * o.Scale}
	}
}

// table describes the table.
func (o *Probe) table(p *Page) {
	m := p.table.Line()
	o.Page, o.Position, o.Ply, o.Plies, o.Live = "play", m.PositionAt(m.Ply()), p.table.Ply(), m.Ply(), p.table.Live()
	o.Over, o.Result = m.Over(), p.now.Info.Result(m.Outcome())
	if a := m.Actor(); a.Player() {
		o.Actor = string(rune(p.now.Info.Seats[a].Letter))
	}
	if sq := p.table.Hand().Selected(); sq != game.NoSquare {
		o.Selected = p.now.Info.Board.Name(sq)
	}
	if t := p.table.Premove().Turn; t != game.NoTurn {
		o.Premove = p.now.Info.FormatTurn(t)
	}
	o.Thinking = p.table.Busy().Thinking
	o.Moving = p.board.Animating()
	o.Said = gametext.Of(p.now.Info, p.table.Notice().Phrase)
	if p.now.Offers(host.Tree) {
		_, o.Tree, _ = strings.Cut(p.table.Saved(), "\n\n")
		for _, t := range p.studyPanel.Advised() {
			o.Advised = append(o.Advised, p.now.Info.FormatTurn(t))
		}
	}
	o.Board(p.now.Info.Board, p.board.Center)
}

// JSON is the probe as text.
func (o Probe) JSON() string {
	b, err := json.Marshal(o)
	if err != nil {
		panic(err) // plain data
	}
	return string(b)
}
