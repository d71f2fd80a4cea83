package threekingdoms

import (
	"sync"

	"yanyi/game"
	"yanyi/game/board"
	"yanyi/game/weights"
)

// rules is a variant as a row of tables: everything that is the same for all its positions.
type rules struct {
	info  game.Info
	frame frame
	lines *lines
	style style
	leaps func(r *rules, army game.Army) // fills the leaps of an army
	ready func()                         // computes the tables below

	bags          bool   // pieces start face down (README.md, Jieqi)
	pact          bool   // Wu and Shu are permanent allies (README.md, Chibi)
	castles       bool   // kings castle, pawns capture in passing (README.md, Guoji)
	clockReason   string // locale key of the draw after fifty quiet rounds
	clockWarning  string // locale key of the warning before it
	emperorReason string // locale key of why only a horse takes the emperor
	emperorShape  string // locale key of how he steps
	homeReason    string // locale key of why an elephant stays where it does

	kinds  [4]string              // letters each army may have
	points [3]game.Square         // alliance point of each kingdom, beside the throne
	throne game.Square            // the emperor's point until he joins the war
	hops   [64]*hopTable          // by origin and kind: where leapers leap
	values [16]int                // of 速战速决, by kind (README.md, Modes)
	judges weights.Judges[judges] // of Eval and Gain
	people people                 // the persons of the start
	keys   *hashKeys

	generals prowessTable
	shapes   [16]string    // locale keys of how pieces move, by kind
	roam     *[4]set       // the points of elephants that enter Han, too, by army (README.md, Mini); else nil
	pawns    [4]pawnTables // of guoji, by origin
	rooks    []rookHome    // rooks that may castle, by file, then rank
	castling [256]uint8    // castling rights that end when a square is left or taken
}

// hopTable lists the targets of a leaper from each square, as a list for generating and as a set
// for queries.
type hopTable [256]hops

type hops struct {
	n  uint8
	to [8]game.Square
}

func (h *hops) list() []game.Square { return h.to[:h.n] }

func (h *hops) has(sq game.Square) bool {
	for _, to := range h.list() {
		if to == sq {
			return true
		}
	}
	return false
}

// slot is the index of a piece's hop table, for face-down pieces by their slot.
func slot(p game.Piece) game.Piece { return p & 63 }

func newHops(steps [][]game.Square) *hopTable {
	t := new(hopTable)
	for sq, list := range steps {
		t[sq].n = uint8(copy(t[sq].to[:], list))
	}
	return t
}

// setHops gives a kind of an army the leaps that ok accepts.
func (r *rules) setHops(k game.Kind, army game.Army, offsets [][2]int, ok func(from, to game.Square) bool) {
	r.hops[game.NewPiece(k, army)] = newHops(board.Steps(r.info.Board, offsets, ok))
}

// variant makes positions under one row of rules.
type variant struct{ *rules }

// Variants returns the family's games.
func Variants() []game.Variant {
	return []game.Variant{variant{yanyi()}, variant{mini()}, variant{chibi()}, variant{jieqi()}, variant{guoji()}}
}

// Info describes the variant.
func (v variant) Info() *game.Info { return &v.info }

const (
	yanyiStart = "wR,wN,wB,wA,wK,wA,wB,wN,wR/9/1,wC,5,wC,1/wP,1,wP,1,wP,1,wP,1,wP/13,uP,2,uR/14,uC,1,uN/3,hR,9,uP,2,uB/16,uA/hK,1,hC,hR,9,uP,2,uK/16,uA/3,hR,9,uP,2,uB/14,uC,1,uN/13,uP,2,uR/sP,1,sP,1,sP,1,sP,1,sP/1,sC,5,sC,1/9/sR,sN,sB,sA,sK,sA,sB,sN,sR u uws - idle uws 0"
	guojiStart = "wR,wN,wB,wQ,wK,wQ,wB,wN,wR/wP,wP,wP,wP,wP,wP,wP,wP,wP/9/13,uP,uR/13,uP,uN/2,hQ,10,uP,uB/13,uP,uQ/hK,1,hQ,10,uP,uK/13,uP,uQ/2,hQ,10,uP,uB/13,uP,uN/13,uP,uR/9/sP,sP,sP,sP,sP,sP,sP,sP,sP/sR,sN,sB,sQ,sK,sQ,sB,sN,sR u uws - idle d1,d15,l1,l15,o4,o12 - 0"
	jieqiStart = "w~R,w~N,wB,wA,wK,wA,wB,w~N,w~R/9/1,w~C,5,w~C,1/w~P,1,w~P,1,w~P,1,w~P,1,w~P/13,u~P,2,u~R/14,u~C,1,u~N/3,h~R,9,u~P,2,uB/16,uA/hK,1,h~C,h~R,9,u~P,2,uK/16,uA/3,h~R,9,u~P,2,uB/14,u~C,1,u~N/13,u~P,2,u~R/s~P,1,s~P,1,s~P,1,s~P,1,s~P/1,s~C,5,s~C,1/9/s~R,s~N,sB,sA,sK,sA,sB,s~N,s~R u uws - idle uws 0 u=CCNNPPPPPRR,w=CCNNPPPPPRR,s=CCNNPPPPPRR,h=CRRR"
)

func yanyi() *rules {
	r := newCross(crossSize)
	r.info.ID, r.info.Start = "yanyi", yanyiStart
	r.info.Appeal = game.Appeal{Minutes: 60, Xiangqi: 3, NothingBefore: 1}
	r.generals = yanyiProwess
	r.info.Options = []game.OptionInfo{{Key: "mode", Values: []string{"last", "first", "duel"}}}
	return r.finish()
}

// jieqi is yanyi with the pieces on the R, N, C and P points face down.
func jieqi() *rules {
	r := newCross(crossSize)
	r.info.ID, r.info.Start = "jieqi", jieqiStart
	r.info.Appeal = game.Appeal{Minutes: 50, Xiangqi: 2, NothingBefore: 2}
	r.info.Bags = true
	r.generals = yanyiProwess
	r.bags = true
	r.info.Options = []game.OptionInfo{{Key: "mode", Values: []string{"last", "first"}}}
	return r.finish()
}

// base is the common part of all variants.
func base(f frame, diagonals bool) *rules {
	r := &rules{frame: f, lines: newLines(f.board, diagonals)}
	r.info = game.Info{
		Family:   "threekingdoms",
		Board:    f.board,
		Seats:    game.Kingdoms(),
		Armies:   game.KingdomArmies(),
		Drawable: true,
		Scored:   true,
	}
	return r
}

// landmarks names the special squares after the tables are filled. Luoyang is Han's palace;
// kingdoms includes the palaces and border lines of the others.
func (r *rules) landmarks(kingdoms bool) {
	b := r.info.Board
	mark := func(sq game.Square, kind game.LandmarkKind, army game.Army) {
		b.Landmarks = append(b.Landmarks, game.Landmark{Square: sq, Kind: kind, Seat: army})
	}
	for s, sq := range r.points {
		mark(sq, game.AlliancePoint, game.Seat(s))
	}
	mark(r.throne, game.EmperorPoint, game.Han)
	for sq := range game.Square(len(b.Points)) {
		for army := game.Wu; army <= game.Han; army++ {
			if r.frame.palace(army, sq) && (kingdoms || army == game.Han) {
				mark(sq, game.PalacePoint, army)
			}
			if kingdoms && r.frame.within(army, sq, crossHome) && !r.frame.within(army, sq, crossCorner) {
				mark(sq, game.BorderPoint, army)
			}
		}
	}
}

// finish computes the dependent tables when the first position is read, so that listing the
// variants does not wait for them.
func (r *rules) finish() *rules {
	r.ready = sync.OnceFunc(func() {
		for army := game.Wu; army <= game.Han; army++ {
			r.leaps(r, army)
		}
		r.keys = newHashKeys(r.info.ID)
		r.people = r.seatPeople()
	})
	return r
}

// mustSquare is the square of a name written in the rules.
//
//go:noinline
func mustSquare(b *game.Board, name string) game.Square {
	sq, err := b.Square(name)
	if err != nil {
		panic(err)
	}
	return sq
}
