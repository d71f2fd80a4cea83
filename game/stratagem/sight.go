package stratagem

import "yanyi/game"

// sight is the set of squares that one side's pieces attack or guard by their base moves.
type sight struct {
	all      set
	soldiers set // what soldiers do
	minor    set // horses and cannons
	siege    int // number of rooks, cannons, horses and soldiers that attack the enemy's palace
}

func (v *sight) add(seen set, palace set) {
	v.all = v.all.Or(seen)
	if seen.Meets(palace) {
		v.siege++
	}
}

// horseSight is the set of squares that a horse attacks past its legs.
func (p *position) horseSight(sq game.Square) (seen set) {
	for _, h := range p.v.tables.horse[sq] {
		if p.cells[h.via] == game.NoPiece {
			seen.Add(h.to)
		}
	}
	return seen
}
