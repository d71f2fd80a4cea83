package embed

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/pages/puzzle"
)

// Ready is the data of ready: a game is at the table.
type Ready struct {
	Game  string   `json:"game"`
	Seats []string `json:"seats"` // human, ai:3 …
	Plies int      `json:"plies"` // turns taken so far
	Ply   int      `json:"ply"`   // turns before the moment that is shown

	Position string `json:"position,omitempty"` // of that moment, but while tiles are laid
}

// Turn is the data of turn: one was taken, or some were taken back.
type Turn struct {
	Ply    int    `json:"ply"`              // turns taken now
	Seat   string `json:"seat,omitempty"`   // the player
	Turn   string `json:"turn,omitempty"`   // draws included; empty after a take-back
	Next   string `json:"next,omitempty"`   // the player to move
	Passed string `json:"passed,omitempty"` // the player skipped for the next to answer a check

	Position string `json:"position,omitempty"` // after it
}

// Alliance is the data of alliance: two seats are allied, or no longer.
type Alliance struct {
	Seats  [2]string `json:"seats"`
	Allied bool      `json:"allied"`
}

// Eliminated is the data of eliminated.
type Eliminated struct {
	Seat string `json:"seat"`
	By   string `json:"by,omitempty"` // the player who absorbs its army
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

// Shown is the data of shown: which moment the board shows.
type Shown struct {
	Ply     int  `json:"ply"`   // turns before it
	Plies   int  `json:"plies"` // turns taken
	Playing bool `json:"playing"`
}

// moment is the data of the moment shown.
type moment struct {
	Shown
	Position string `json:"position,omitempty"` // of the moment
}

func (s Shown) live() bool { return s.Ply == s.Plies }

// tell sends the events since the last tick; a turn in answer to a request.
func (f *Frame) tell(id any) {
	p := f.page()
	if p == nil {
		f.puzzle()
		return
	}
	if p.Table() != f.told.table {
		f.announce(p)
	}
	t := f.told.table
	if size := f.wantedSize(t); size != f.told.size {
		f.told.size = size
		f.send(noID, "resize", size)
	}
	f.turns(id)
	if m := t.Line(); m.Over() && !f.told.over {
		f.told.over = true
		f.send(noID, "result", Result{t.Info().Result(m.Outcome())})
	}
	now := shown(p)
	if was := f.told.shown; now != was && !(now.live() && was.live() && now.Playing == was.Playing) {
		f.send(noID, "shown", moment{now, position(p.Table(), now.Ply)})
	}
	f.told.shown = now
}

// puzzle sends the state of the puzzle on top, whenever it has changed.
func (f *Frame) puzzle() {
	p, ok := f.session.Stack.Top().(*puzzle.Page)
	if !ok {
		return
	}
	if now, ok := p.Told(); ok && now != f.told.puzzle {
		f.told.puzzle = now
		f.send(noID, "puzzle", now)
	}
}

func shown(p *play.Page) Shown { return Shown{p.Table().Ply(), p.Table().Plies(), p.Replaying()} }

// answerShown answers a request with the moment shown.
func (f *Frame) answerShown(id any) {
	f.told.shown = shown(f.page())
	f.send(id, "shown", moment{f.told.shown, position(f.page().Table(), f.told.shown.Ply)})
}

// position is that after so many turns, "" while tiles are laid.
func position(t *table.Table, ply int) string {
	if t.Line().Deploying() {
		return ""
	}
	return t.Line().PositionAt(ply)
}

// turns sends the new turns, or that some were taken back.
func (f *Frame) turns(id any) {
	t := f.told.table
	m := t.Line()
	if m.Ply() < f.told.plies {
		f.told.plies, f.told.over = m.Ply(), false
		f.send(id, "turn", Turn{Ply: m.Ply(), Next: letter(t.Info(), m.Actor()), Position: position(t, m.Ply())})
	}
	for f.told.plies < m.Ply() {
		f.told.plies++
		f.turn(id, t, m.Moves()[f.told.plies-1])
	}
}

// announce notes a new game and sends that it is ready.
func (f *Frame) announce(p *play.Page) {
	m := p.Table().Line()
	f.told = told{table: p.Table(), plies: m.Ply(), shown: shown(p)}
	ready := Ready{Game: m.Info().ID, Plies: m.Ply(), Ply: p.Table().Ply(), Position: position(p.Table(), p.Table().Ply())}
	for s := range m.Info().Seats {
		ready.Seats = append(ready.Seats, p.Table().Player(game.Seat(s)).String())
	}
	id := f.asked
	if f.asked = nil; id == nil {
		id = noID
	}
	f.send(id, "ready", ready)
}

// turn sends one turn and its events.
func (f *Frame) turn(id any, t *table.Table, move *match.Move) {
	in := t.Info()
	next := ""
	if move.Ply == t.Plies() && !t.Over() {
		next = letter(in, t.Actor())
	}
	f.send(id, "turn", Turn{Ply: move.Ply, Seat: letter(in, move.Seat), Turn: move.Text, Next: next, Passed: passed(in, move), Position: position(t, move.Ply)})
	for _, e := range move.Events {
		f.event(in, e)
	}
}

// passed is the player skipped because of a turn, or "".
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
		f.send(noID, "alliance", Alliance{[2]string{letter(in, e.Seat), letter(in, e.Other)}, true})
	case game.Deposed:
		if e.N == 1 {
			f.send(noID, "alliance", Alliance{[2]string{letter(in, e.Other), letter(in, e.Third)}, true})
		}
	case game.AllianceEnded:
		f.send(noID, "alliance", Alliance{[2]string{letter(in, e.Seat), letter(in, e.Other)}, false})
	case game.WentOut:
		by := ""
		if e.Fall == game.Mated {
			by = letter(in, e.Other)
		}
		f.send(noID, "eliminated", Eliminated{letter(in, e.Seat), by})
	case game.Revealed:
		f.send(noID, "reveal", Reveal{square(in, e.From), pieceName(in, e.Became)})
	case game.Captured:
		if e.Piece.Hidden() && e.Became != game.NoPiece {
			f.send(noID, "reveal", Reveal{square(in, e.From), pieceName(in, e.Became)})
		}
	}
}

// pieceName is a piece's origin and kind.
func pieceName(in *game.Info, p game.Piece) string {
	return string(rune(in.Armies[p.Origin()].Letter)) + string(rune(p.Kind().Letter()))
}
