package proof

import (
	"yanyi/game"
	"yanyi/game/puzzle"
)

// tally is what the solver does in a line.
type tally struct {
	allies, deposes bool
	plot            bool // by its first turn it slides, swaps, exchanges, sweeps or steps onto a stratagem
	takes           bool
	gambles         bool // something turns up
	gained          int  // centipawns, from before the first turn to after the last
}

// worthwhile is the least gain, in centipawns, that counts as a piece won.
const worthwhile = 80

// about is the theme of a line; ok is false if it shows nothing.
func (d *draft) about() (theme puzzle.Theme, ok bool) {
	s := d.tally()
	checked := len(d.start.Check(nil, d.seat)) > 0
	switch {
	case d.goal.Aim == puzzle.Odds:
		return puzzle.Gamble, true
	case s.deposes:
		return puzzle.Deposing, true
	case s.allies:
		return puzzle.Alliance, true
	case s.plot:
		return puzzle.Stratagem, true
	case d.goal.Aim <= puzzle.Absorb:
		return puzzle.Mate, true
	case checked:
		return puzzle.Escape, true
	case s.takes && s.gained >= worthwhile:
		return puzzle.Piece, true
	}
	return puzzle.Defence, d.goal.Aim != puzzle.Gain
}

// Shows reports whether a puzzle that begins with a turn may be about a theme.
func (j *Judge) Shows(pos game.Position, t game.Turn, theme puzzle.Theme) bool {
	d := draft{Judge: j, start: pos, seat: pos.Actor(), line: []game.Turn{legal(pos, t)}}
	s := d.tally()
	switch theme {
	case puzzle.Alliance:
		return s.allies
	case puzzle.Deposing:
		return s.deposes
	case puzzle.Stratagem:
		return s.plot
	case puzzle.Gamble:
		return s.gambles
	case puzzle.Escape:
		return len(pos.Check(nil, d.seat)) > 0
	}
	return true
}

// tally plays the line.
func (d *draft) tally() (s tally) {
	pos := d.start.Clone()
	before := pos.Eval(d.seat)
	var events []game.Event
	for i, t := range d.line {
		own := pos.Actor() == d.seat
		if pos.Do(t); !own {
			continue
		}
		if pos.Actor() == game.Chance {
			s.gambles = true
			return s
		}
		events = pos.Events(events[:0])
		for k := range events {
			s.note(&events[k], d.seat, i == 0)
		}
	}
	s.gained = pos.Eval(d.seat) - before
	return s
}

// note takes an event of a turn of the solver.
func (s *tally) note(e *game.Event, seat game.Seat, first bool) {
	switch e.Type {
	case game.Allied:
		s.allies = s.allies || e.Seat == seat
	case game.Deposed:
		s.deposes = s.deposes || e.Seat == seat
	case game.Captured, game.Promoted, game.Absorbed:
		s.takes = true
	case game.Slid, game.Swapped, game.Exchanged, game.Swept:
		s.plot = s.plot || first
	case game.Activated:
		s.plot = s.plot || first && e.Seat == seat && e.N > 0
	}
}

// KindOf is the most special event of a turn, in a word.
func KindOf(pos game.Position, t game.Turn) string {
	for _, k := range kinds {
		if game.Brings(pos, t, k.event) {
			return k.name
		}
	}
	return "quiet"
}

// kinds name the events of a turn, the most special first.
var kinds = []struct {
	event game.EventType
	name  string
}{
	{game.Deposed, "deposition"}, {game.Allied, "alliance"}, {game.Exchanged, "exchange"}, {game.Swapped, "swap"},
	{game.Promoted, "promotion"}, {game.Swept, "sweep"}, {game.Slid, "slide"}, {game.Castled, "castling"}, {game.Revealed, "draw"},
	{game.Absorbed, "absorption"}, {game.Activated, "stratagem"}, {game.Captured, "capture"}, {game.Check, "check"},
}
