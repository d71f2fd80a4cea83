package search

import "yanyi/game"

// blindness is how a level errs: how many in a thousand turns of a kind do not
// come to its mind, its own or its rivals'. What adds up to a thousand is never
// seen; what happens where the last turn ended always is.
type blindness struct {
	away  uint64 // gains elsewhere than where the last turn ended: what it leaves hanging, and what is left to it
	far   uint64 // in addition, gains from four steps and more away
	back  uint64 // in addition, turns backwards
	plan  uint64 // its own turns that gain nothing yet, mates among them
	reply uint64 // rivals' turns that gain nothing yet, such as forks
}

// farAway is from how many steps on a piece is far from what it takes.
const farAway = 4

// doubter is a position as a player sees it whom some turns escape and whose
// judgement strays. The same escapes it whenever it looks at the same position in
// one search, so that it does not contradict itself; the search itself knows
// nothing of it.
type doubter struct {
	game.Position
	info  *game.Info
	root  game.Seat
	seed  uint64
	noise int
	blind blindness
	trail []game.Square // where the turns played so far ended, the one before the root first
}

// doubt is the position as the level sees it: the position itself if nothing
// escapes it.
func (l *level) doubt(pos game.Position, info *game.Info, seed uint64) game.Position {
	if l.noise == 0 && l.blind == (blindness{}) {
		return pos
	}
	return &doubter{
		Position: pos, info: info, root: pos.Actor(), seed: seed,
		noise: l.noise, blind: l.blind, trail: []game.Square{landed(pos)},
	}
}

// landed is where the turn that led to the position ended.
func landed(pos game.Position) game.Square {
	for _, e := range pos.Events(nil) {
		if e.Type == game.Moved {
			return e.To
		}
	}
	return game.NoSquare
}

// Hash tells apart what different players remember of a position.
func (d *doubter) Hash() uint64 { return d.Position.Hash() ^ d.seed }

// Eval strays: by the same for the same position and seed.
func (d *doubter) Eval(s game.Seat) int {
	return d.Position.Eval(s) + stray(d.Hash(), d.noise)
}

// stray is a number within ±most drawn by a hash.
func stray(hash uint64, most int) int { return int(mix(hash)%uint64(2*most+1)) - most }

// Turns are those that come to mind, but never none of them.
func (d *doubter) Turns(dst []game.Turn) []game.Turn {
	from := len(dst)
	dst = d.Position.Turns(dst)
	kept, hash := dst[:from], mix(d.Hash())
	for i, t := range dst[from:] {
		if i == len(dst)-from-1 && len(kept) == from || mix(hash^mix(uint64(t.Chosen())))%1000 >= d.escapes(t) {
			kept = append(kept, t)
		}
	}
	return kept
}

// escapes is how many in a thousand turns of a kind are overlooked.
func (d *doubter) escapes(t game.Turn) (n uint64) {
	steps, ahead := stretch(d.info, d.Actor(), t)
	switch {
	case t.To() == d.trail[len(d.trail)-1]:
		return 0
	case d.Gain(t) > 0:
		n = d.blind.away
		if steps >= farAway {
			n += d.blind.far
		}
	case d.Actor() == d.root:
		n = d.blind.plan
	default:
		n = d.blind.reply
	}
	if ahead < 0 {
		n += d.blind.back
	}
	return n
}

// stretch is how many steps of a king a turn covers, and how many of them ahead as
// the seat sees it.
func stretch(in *game.Info, s game.Seat, t game.Turn) (steps, ahead int) {
	points := in.Board.Points
	if int(max(t.From(), t.To())) >= len(points) {
		return 0, 0
	}
	from, to := points[t.From()], points[t.To()]
	right, up := int(to.File-from.File), int(to.Rank-from.Rank)
	return max(abs(right), abs(up)), [...]int{up, -right, -up, right}[in.Seats[s].Quarter&3]
}

// Do remembers where the turn ends.
func (d *doubter) Do(t game.Turn) {
	d.trail = append(d.trail, t.To())
	d.Position.Do(t)
}

// DoReveal remembers that the turn it belongs to ended where it did.
func (d *doubter) DoReveal(o game.Reveal) {
	d.trail = append(d.trail, d.trail[len(d.trail)-1])
	d.Position.DoReveal(o)
}

// Undo forgets where the last turn ended.
func (d *doubter) Undo() {
	d.trail = d.trail[:len(d.trail)-1]
	d.Position.Undo()
}
