package game

// Perft counts turn sequences (README.md, Perft). It keeps one buffer a ply, so
// that counting allocates nothing once they have grown.
type Perft struct {
	turns   [][]Turn
	reveals [][]Reveal
}

// Count is the number of sequences of depth complete turns from pos, which is left as it was.
func (p *Perft) Count(pos Position, depth int) uint64 {
	for len(p.turns) <= depth {
		p.turns = append(p.turns, nil)
		p.reveals = append(p.reveals, nil)
	}
	return p.count(pos, depth)
}

func (p *Perft) count(pos Position, depth int) uint64 {
	switch depth {
	case 0:
		return 1
	case 1:
		return uint64(pos.Count())
	}
	turns := pos.Turns(p.turns[depth][:0])
	p.turns[depth] = turns
	var n uint64
	for _, t := range turns {
		pos.Do(t)
		n += p.after(pos, depth)
		pos.Undo()
	}
	return n
}

// after counts the continuations of a turn just done, over every outcome of its draw.
func (p *Perft) after(pos Position, depth int) uint64 {
	if pos.Actor() != Chance {
		return p.count(pos, depth-1)
	}
	reveals := pos.Reveals(p.reveals[depth][:0])
	p.reveals[depth] = reveals
	var n uint64
	for _, d := range reveals {
		pos.DoReveal(d)
		n += p.count(pos, depth-1)
		pos.Undo()
	}
	return n
}

// Divide calls yield with each complete turn of pos (draws written into it) and
// the number of sequences of depth turns that begin with it.
func (p *Perft) Divide(pos Position, depth int, yield func(Turn, uint64)) {
	for _, t := range pos.Turns(nil) {
		pos.Do(t)
		if pos.Actor() != Chance {
			yield(t, p.Count(pos, depth-1))
		} else {
			for _, d := range pos.Reveals(nil) {
				pos.DoReveal(d)
				yield(t.WithReveal(d), p.Count(pos, depth-1))
				pos.Undo()
			}
		}
		pos.Undo()
	}
}
