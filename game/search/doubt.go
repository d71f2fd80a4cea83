package search

import "yanyi/game"

// blindness is the errors of a level: how many in a thousand turns of a kind it overlooks, its
// own or its rivals'. A turn whose parts add up to a thousand is never seen; turns to the last
// turn's square always are.
type blindness struct {
	away  uint64 // gains elsewhere than on the last turn's square: pieces it leaves hanging or fails to take
	far   uint64 // in addition, gains from four steps and more away
	back  uint64 // in addition, turns backwards
	plan  uint64 // its own turns that gain nothing yet, mates among them
	reply uint64 // rivals' turns that gain nothing yet, such as forks
}

// farAway is the least number of steps between a piece and its prey that counts as far.
const farAway = 4

// doubter is a position as seen by a player who overlooks some turns and evaluates wrongly. In
// one search it overlooks the same turns whenever it sees the same position, so that it is
// consistent; the search itself is not aware of it.
type doubter struct {
	game.Position
	plain corrected // the same position, if the level evaluates without its net; else nil
	info  *game.Info
	root  game.Seat
	seed  uint64
	noise int
	blind blindness
	trail []game.Square // last squares of the turns played so far, beginning with the one before the root
}

// doubt is the position as the level sees it: the position itself if it overlooks nothing.
func (l *level) doubt(pos game.Position, info *game.Info, seed uint64) game.Position {
	if l.noise == 0 && l.blind == (blindness{}) {
		return pos
	}
	var plain corrected
	if l.uncorrected {
		plain, _ = pos.(corrected)
	}
	return &doubter{
		Position: pos, plain: plain, info: info, root: pos.Actor(), seed: seed,
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

// Hash separates the entries of different players in the table.
func (d *doubter) Hash() uint64 { return d.Position.Hash() ^ d.seed }

// Eval is the value with an error, the same for the same position and seed.
func (d *doubter) Eval(s game.Seat) int {
	stray := stray(d.Hash(), d.noise)
	if d.plain != nil {
		return d.plain.Plain(s) + stray
	}
	return d.Position.Eval(s) + stray
}

// stray is a number within ±most derived from a hash.
func stray(hash uint64, most int) int { return int(mix(hash)%uint64(2*most+1)) - most }

// Turns are the turns that the player sees, at least one.
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

// stretch is how many steps of a king a turn covers, and how many ahead for the seat.
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
