package embed

import (
	"strconv"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/table"
)

// Ready is the data of ready: a game is at the table.
type Ready struct {
	Game  string   `json:"game"`
	Seats []string `json:"seats"` // human, ai:3 …
	Plies int      `json:"plies"` // turns taken so far
}

// Turn is the data of turn: one was taken, or some were taken back.
type Turn struct {
	Ply    int    `json:"ply"`              // turns taken now
	Seat   string `json:"seat,omitempty"`   // who took it
	Turn   string `json:"turn,omitempty"`   // what was turned over included; empty after a take-back
	Next   string `json:"next,omitempty"`   // who is to move
	Passed string `json:"passed,omitempty"` // who is passed over for the next to answer a check
}

// Alliance is the data of alliance: two seats are allied, or no longer.
type Alliance struct {
	Seats  [2]string `json:"seats"`
	Allied bool      `json:"allied"`
}

// Eliminated is the data of eliminated.
type Eliminated struct {
	Seat string `json:"seat"`
	By   string `json:"by,omitempty"` // who takes over what it commanded
}

// Reveal is the data of reveal: a face-down piece was turned over.
type Reveal struct {
	Square string `json:"square"`
	Piece  string `json:"piece"` // origin and kind, such as sR
}

// Result is the data of result.
type Result struct {
	Result string `json:"result"` // as in records
}

// tell tells what has happened since the last tick.
func (f *Frame) tell() {
	p := f.page()
	if p == nil || f.session.Stack.View().W == 0 {
		return
	}
	if p.Table() != f.table {
		f.announce("")
	}
	t := f.table
	if size := f.wantedSize(t); size != f.size {
		f.size = size
		f.send("", "resize", size)
	}
	m := t.Match()
	if m.Ply() < f.plies {
		f.plies, f.over = m.Ply(), false
		f.send("", "turn", Turn{Ply: f.plies, Next: letter(t.Info(), m.Actor())})
	}
	for f.plies < m.Ply() {
		f.plies++
		f.turn(t, &m.Moves()[f.plies-1])
	}
	if m.Over() && !f.over {
		f.over = true
		f.send("", "result", Result{t.Info().Result(m.Outcome())})
	}
}

// announce notes a new game and tells that it is ready, in answer to a request if id
// names one.
func (f *Frame) announce(id string) {
	p := f.page()
	if p == nil {
		return // tiles are being laid first
	}
	f.table = p.Table()
	m := f.table.Match()
	f.plies, f.over, f.size = m.Ply(), false, Size{}
	ready := Ready{Game: m.Info().ID, Plies: m.Ply()}
	for s := range m.Info().Seats {
		ready.Seats = append(ready.Seats, kind(m.Player(game.Seat(s))))
	}
	f.send(id, "ready", ready)
}

// kind is who plays a seat, as the address writes it.
func kind(p match.Player) string {
	if p.Human() {
		return "human"
	}
	return "ai:" + strconv.Itoa(p.Level)
}

// turn tells of one turn and of what happened in it.
func (f *Frame) turn(t *table.Table, move *match.Move) {
	in := t.Info()
	next := ""
	if move.Ply == t.Plies() && !t.Over() {
		next = letter(in, t.Actor())
	}
	f.send("", "turn", Turn{Ply: move.Ply, Seat: letter(in, move.Seat), Turn: move.Text, Next: next, Passed: passed(in, move)})
	for _, e := range move.Events {
		f.event(in, e)
	}
}

// passed is who is passed over because of a turn, "" if nobody is.
func passed(in *game.Info, move *match.Move) string {
	for i := range move.Events {
		if e := &move.Events[i]; e.Type == game.PassedOver && e.N == 1 {
			return letter(in, e.Seat)
		}
	}
	return ""
}

func (f *Frame) event(in *game.Info, e game.Event) {
	switch e.Type {
	case game.Allied:
		f.send("", "alliance", Alliance{[2]string{letter(in, e.Seat), letter(in, e.Other)}, true})
	case game.Deposed:
		if e.N == 1 {
			f.send("", "alliance", Alliance{[2]string{letter(in, e.Other), letter(in, e.Third)}, true})
		}
	case game.AllianceEnded:
		f.send("", "alliance", Alliance{[2]string{letter(in, e.Seat), letter(in, e.Other)}, false})
	case game.WentOut:
		by := ""
		if e.Fall == game.Mated {
			by = letter(in, e.Other)
		}
		f.send("", "eliminated", Eliminated{letter(in, e.Seat), by})
	case game.Revealed:
		f.send("", "reveal", Reveal{square(in, e.From), pieceName(in, e.Became)})
	case game.Captured:
		if e.Piece.Hidden() && e.Became != game.NoPiece {
			f.send("", "reveal", Reveal{square(in, e.From), pieceName(in, e.Became)})
		}
	}
}

// pieceName is a piece's origin and kind.
func pieceName(in *game.Info, p game.Piece) string {
	return string(rune(in.Armies[p.Origin()].Letter)) + string(rune(p.Kind().Letter()))
}
