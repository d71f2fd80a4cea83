package render

import (
	"image"
	"math"
	"slices"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
)

// animation is the running animation: effects, and the pieces that move or change, each with
// its acts. Times are milliseconds from the beginning.
type animation struct {
	*scene
	brush *blit.Brush
	on    bool // it plays
	after game.View

	tokens  []token
	effects []effect
	lifted  [256]bool // squares with pieces drawn by the animation
	before  [256]int16
	now     [256]int16
	plain   []game.Square // tiles with lights drawn by the effects
	names   []label       // over the parts at rest
	landed  float64       // when the moving pieces have arrived
	t, end  float64
	call    effect // the banner that follows a turn in reduced motion, if it has an image

	at   image.Point // of the card's upper left corner on the image
	clip blit.Clip
}

func (s *animation) reset(after *game.View) {
	copyView(&s.after, after)
	s.tokens, s.effects, s.plain, s.names = s.tokens[:0], s.effects[:0], s.plain[:0], s.names[:0]
	s.lifted = [256]bool{}
	s.t, s.end, s.call = 0, 0, effect{}
	for i := range s.before {
		s.before[i], s.now[i] = -1, -1
	}
}

// moving reports whether the animation draws the square's piece.
func (s *animation) moving(sq game.Square) bool { return s.on && s.lifted[sq] }

// quiet is a tile as the board shows it under an animation that lights it.
func (s *animation) quiet(t art.Tile) art.Tile {
	if s.on && slices.Contains(s.plain, t.Square) {
		t.State = art.BambooPlain
	}
	return t
}

// token is a piece of the animation.
type token struct {
	piece game.Piece
	img   *ebiten.Image
	x, y  float64
	acts  []act // by start
	layer int8  // tokens of higher layers are drawn over lower ones

	commander game.Seat // as far as the events have been laid out
}

// moverLayer is the layer of moving pieces; lower ones stand still.
const moverLayer = 3

// actKind is the kind of a piece's change.
type actKind uint8

const (
	move     actKind = iota // to (x, y)
	arc                     // to (x, y) along an arc
	vanish                  // fades and shrinks a little
	sink                    // shrinks to 0.7 and fades
	flip                    // turns over into img
	band                    // img closes over it like a clock hand
	grey                    // loses its colour and fades
	fly                     // to (x, y), raised
	shine                   // img glows under it
	become                  // cross-fades into img
	dissolve                // stands pale, then fades
)

// act is one thing that happens to a piece.
type act struct {
	kind       actKind
	start, dur float64
	x, y       float64
	lift       bool
	img        *ebiten.Image
}

// pose is the look of a token at a moment.
type pose struct {
	img, over     *ebiten.Image // over covers img as far as sweep
	x, y          float64
	sx, sy, alpha float64
	sweep, grey   float64
	glow, into    *ebiten.Image // under it, and its next picture
	shine, blend  float64       // how much of them is to be seen
}

// at evaluates a token at a time; r is the pieces' radius, c the pitch.
func (k *token) at(t, r, c float64) pose {
	p := pose{img: k.img, x: k.x, y: k.y, sx: 1, sy: 1, alpha: 1}
	for i := range k.acts {
		a := &k.acts[i]
		if t < a.start {
			break
		}
		a.apply(&p, blit.Part(t, a.start, a.dur), r, c)
	}
	return p
}

func (a *act) apply(p *pose, u, r, c float64) {
	switch a.kind {
	case move, arc:
		e := blit.Cubic(u)
		dx, dy := a.x-p.x, a.y-p.y
		p.x, p.y = p.x+dx*e, p.y+dy*e
		if l := math.Hypot(dx, dy); a.kind == arc && l > 0 {
			bend := 0.35 * c * math.Sin(math.Pi*e)
			p.x, p.y = p.x-dy/l*bend, p.y+dx/l*bend
		}
		if a.lift {
			k := 1 + 0.03*math.Sin(math.Pi*u)
			p.sx, p.sy = p.sx*k, p.sy*k
		}
	case vanish:
		p.alpha *= 1 - u
		p.sx, p.sy = p.sx*(1-0.1*u), p.sy*(1-0.1*u)
	case sink:
		p.alpha *= 1 - u
		p.sx, p.sy = p.sx*(1-0.3*u), p.sy*(1-0.3*u)
	case flip:
		sin, cos := math.Sincos(math.Pi * u)
		p.sx *= max(math.Abs(cos), 0.02)
		p.y -= 0.27 * r * sin
		if u >= 0.5 {
			p.img = a.img
		}
	case band:
		if u >= 1 {
			p.img, p.over = a.img, nil
			return
		}
		p.over, p.sweep = a.img, u
	case fly:
		e := blit.Cubic(u)
		k := 1 + 0.1*math.Sin(math.Pi*u)
		p.x, p.y = blit.Lerp(p.x, a.x, e), blit.Lerp(p.y, a.y, e)-0.2*r*math.Sin(math.Pi*u)
		p.sx, p.sy = p.sx*k, p.sy*k
	case shine:
		p.glow, p.shine = a.img, u
	case become:
		p.into, p.blend = a.img, u
	case dissolve:
		p.alpha *= blit.Lerp(0.82, 0.66, min(2*u, 1)) * (1 - max(2*u-1, 0))
	case grey:
		p.grey = min(2*u, 1)
		p.alpha *= 1 - max(2*u-1, 0)
	}
}

// lift takes the piece standing on a square of the view into the animation.
func (s *animation) lift(sq game.Square) *token {
	if int(sq) >= len(s.view.Cells) {
		return nil
	}
	if i := s.before[sq]; i >= 0 {
		return &s.tokens[i]
	}
	cell := s.view.Cells[sq]
	if cell.Piece == game.NoPiece {
		return nil
	}
	x, y := s.pics.center(sq)
	if n := len(s.tokens); n < cap(s.tokens) { // keep the buffer of acts
		s.tokens = s.tokens[:n+1]
		acts := s.tokens[n].acts[:0]
		s.tokens[n] = token{acts: acts}
	} else {
		s.tokens = append(s.tokens, token{})
	}
	k := &s.tokens[len(s.tokens)-1]
	k.piece, k.x, k.y, k.commander = cell.Piece, x, y, cell.Commander
	k.img = s.pics.standing(cell, 1)
	s.before[sq] = int16(len(s.tokens) - 1)
	s.now[sq] = s.before[sq]
	s.lifted[sq] = true
	return k
}

// standing is the piece that stands on a square after the moves so far.
func (s *animation) standing(sq game.Square) *token {
	if int(sq) >= len(s.view.Cells) {
		return nil
	}
	if i := s.now[sq]; i >= 0 {
		return &s.tokens[i]
	}
	if s.before[sq] >= 0 {
		return nil // it has left
	}
	return s.lift(sq)
}

func (s *animation) act(k *token, a act) {
	k.acts = append(k.acts, a)
	s.end = max(s.end, a.start+a.dur)
}

// add adds an effect.
func (s *animation) add(e effect) {
	s.effects = append(s.effects, e)
	s.end = max(s.end, e.start+e.dur)
}

// order sorts the tokens into the order of drawing. Places in before and now are void then.
func (s *animation) order() {
	sort.SliceStable(s.tokens, func(i, k int) bool { return s.tokens[i].layer < s.tokens[k].layer })
	for i := range s.tokens {
		acts := s.tokens[i].acts
		sort.SliceStable(acts, func(i, k int) bool { return acts[i].start < acts[k].start })
	}
}

// commander is the commander of the piece on a square in the end.
func (s *animation) commander(sq game.Square) game.Seat {
	if int(sq) < len(s.after.Cells) {
		return s.after.Cells[sq].Commander
	}
	return game.NoSeat
}

// lastKing is where a seat's king stands after the turn or stood before it.
func (s *animation) lastKing(seat game.Seat) game.Square {
	if k := s.king(seat); k != game.NoSquare {
		return k
	}
	if seats := s.view.Seats; int(seat) < len(seats) && int(seats[seat].King) < len(s.view.Cells) {
		return seats[seat].King
	}
	return game.NoSquare
}

// king is where a seat's king stands after the turn.
func (s *animation) king(seat game.Seat) game.Square {
	if int(seat) < len(s.after.Seats) {
		if k := s.after.Seats[seat].King; int(k) < len(s.after.Cells) {
			return k
		}
	}
	return game.NoSquare
}

// commandedBy is the commander of the piece that stood on a square before the turn, as laid out.
func (s *animation) commandedBy(sq game.Square) game.Seat {
	if i := s.before[sq]; i >= 0 {
		return s.tokens[i].commander
	}
	return s.view.Cells[sq].Commander
}

// shown is the look of a token's piece after the turn on its present square.
func (s *animation) shown(k *token) game.Piece {
	for sq, i := range s.now {
		if i >= 0 && &s.tokens[i] == k && sq < len(s.after.Cells) {
			return s.after.Cells[sq].Piece
		}
	}
	return game.NoPiece
}
