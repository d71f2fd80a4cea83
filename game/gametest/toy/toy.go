// Package toy is a small game for tests of the code around the rules: two or three players,
// face-down pieces, kings that are captured and armies that change hands, draws by a counter,
// and for two players tiles that are laid secretly. It can be made to break a contract, to test
// that the conformance suite notices.
//
// On 5×5 squares every piece steps one square orthogonally, a knight leaps, and a face-down
// piece steps and is turned over. The capturer of a king takes over what the fallen seat
// commanded. A seat that cannot move is out and its pieces leave. Forty turns without a capture
// are a draw. A laid tile makes the seat's pawns step diagonally instead (kind 1) or does
// nothing (kinds 2 to 4).
package toy

import (
	"fmt"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Fault is a contract that the game is made to break.
type Fault int

// The faults.
const (
	Sound          Fault = iota
	UndoForgets          // Undo leaves the clock as it was
	HashDrifts           // Undo leaves the hash changed
	HashBlind            // the hash does not see one army
	LoseEvent            // the captive's event is missing
	LateCapture          // Captured comes after Moved
	WrongCount           // Count is one short where a reveal is pending
	DoubleTurn           // a turn is listed twice
	NoReason             // Why says nothing
	ReasonForLegal       // Why finds a reason for everything
	UnknownReason        // Why's key is not in the locales
	SharedClone          // a clone shares its state
	Allocates            // Turns allocates
	Endless              // the game never ends
	PrintsBadly          // the clock is missing in the text of late positions
	Peeks                // a view shows a bag only to its owner
	SilentWentOut        // no event reports the elimination
	LeaksTurns           // everybody sees the actor's turns
	DrawsTwice           // an outcome of a reveal is listed twice
	NoEnd                // the end is not reported
	NoWarning            // nothing is said before the clock ends the game
	WarnsShort           // one quiet turn too few is announced
	Panics               // the rules break down after some turns
	FaultCount
)

const (
	files, ranks = 5, 5
	squares      = files * ranks
	quiet        = 40 // turns without a capture until a draw
)

// Game is the toy variant.
type Game struct {
	info  game.Info
	fault Fault
}

var geometry = game.NewBoard(game.Hundred, files, ranks, func(int, int) bool { return true })

var kinds = []game.Kind{game.King, game.Knight, game.Pawn}

// Two returns the game for two players; start positions have no tiles.
func Two(f Fault) *Game {
	return &Game{fault: f, info: game.Info{
		ID: "toy2", Family: "toy", Pieces: "baige", Board: geometry,
		Seats: []game.SeatInfo{
			{Letter: 'w', Key: "white", Tag: "White", Result: "white"},
			{Letter: 'b', Key: "black", Tag: "Black", Result: "black", Quarter: 2},
		},
		Armies:   []game.ArmyInfo{{Letter: 'w', Key: "white", Pigment: game.Ivory}, {Letter: 'b', Key: "black", Pigment: game.Ebony}},
		Options:  []game.OptionInfo{{Key: "mode", Values: []string{"long", "short"}}, {Key: "colour", Values: []string{"1", "2"}}},
		Start:    "b~P,bP,bK,bN,b~P/5/5/5/w~N,wP,wK,wN,w~P w wb 0 w=NP,b=NP -/-",
		Drawable: true,
		Bags:     true,
		Kinds:    kinds,
		Appeal:   game.Appeal{Minutes: 1},
	}}
}

// Three returns the game for three players.
func Three(f Fault) *Game {
	return &Game{fault: f, info: game.Info{
		ID: "toy3", Family: "toy", Pieces: "yanyi", Board: geometry,
		Seats: []game.SeatInfo{
			{Letter: 'u', Key: "wu", Tag: "Wu", Result: "u", Quarter: 1},
			{Letter: 'w', Key: "wei", Tag: "Wei", Result: "w", Quarter: 2},
			{Letter: 's', Key: "shu", Tag: "Shu", Result: "s"},
		},
		Armies: []game.ArmyInfo{
			{Letter: 'u', Key: "wu", Pigment: game.Malachite}, {Letter: 'w', Key: "wei", Pigment: game.Ink}, {Letter: 's', Key: "shu", Pigment: game.Cinnabar},
		},
		Start:    "w~P,wK,wN,w~N,uP/2,wP,1,uN/3,u~N,uK/sN,2,sP,u~P/s~N,sK,s~P,1,uP u uws 0 u=NP,w=NP,s=NP -",
		Drawable: true,
		Scored:   true,
		Bags:     true,
		Kinds:    kinds,
		Appeal:   game.Appeal{Minutes: 1},
	}}
}

// Info describes the game.
func (g *Game) Info() *game.Info { return &g.info }

// Parse reads BOARD TURN ALIVE CLOCK BAGS TILES.
func (g *Game) Parse(text string, o game.Options) (game.Position, error) {
	text, err := g.info.Opening(text, o)
	if err != nil {
		return nil, err
	}
	fields := strings.Fields(text)
	var faults game.Faults
	if len(fields) != 6 {
		faults.Add("position", game.NoSquare, "%d fields, want 6", len(fields))
		return nil, faults.Err()
	}
	p := &position{g: g}
	for i := range p.army {
		p.army[i] = game.Seat(i)
		p.out[i] = -1
	}
	layout.Read(fields[0], &faults, func(sq game.Square, token string) { p.place(sq, token, &faults) })
	p.actor = game.Seat(g.index(fields[1], &faults, "turn"))
	for i := range fields[2] {
		p.alive = p.alive.With(game.Seat(g.index(fields[2][i:i+1], &faults, "alive")))
	}
	if !p.alive.Has(p.actor) {
		faults.Add("turn", game.NoSquare, "%q is out", fields[1])
	}
	clock, err := strconv.Atoi(fields[3])
	if err != nil || clock < 0 || clock > quiet {
		faults.Add("clock", game.NoSquare, "%q is not a number up to %d", fields[3], quiet)
	}
	p.clock = clock
	p.readBags(fields[4], &faults)
	p.readTiles(fields[5], &faults)
	p.checkOwners(&faults)
	if err := faults.Err(); err != nil {
		return nil, err
	}
	p.judge()
	p.hash = p.fresh()
	return p, nil
}

var layout = board.Layout{Board: geometry, Tokens: true}

// index is the seat of a letter.
func (g *Game) index(letter string, faults *game.Faults, field string) int {
	for i, s := range g.info.Seats {
		if letter == string(s.Letter) {
			return i
		}
	}
	faults.Add(field, game.NoSquare, "%q is no seat", letter)
	return 0
}

func (p *position) place(sq game.Square, token string, faults *game.Faults) {
	token, commander, handed := strings.Cut(token, ":")
	hidden := len(token) == 3 && token[1] == '~'
	if hidden {
		token = token[:1] + token[2:]
	}
	if len(token) != 2 || game.KindOf(token[1]) == game.NoKind {
		faults.Add("board", sq, "%q on %s is no piece", token, geometry.Name(sq))
		return
	}
	army := game.Army(p.g.index(token[:1], faults, "board"))
	p.cells[sq] = game.NewPiece(game.KindOf(token[1]), army)
	if hidden {
		p.cells[sq] = game.NewHidden(game.KindOf(token[1]), army)
	}
	if handed {
		p.army[army] = game.Seat(p.g.index(commander, faults, "board"))
	}
}

// checkOwners requires that every piece is commanded by a living player, and that the bags have
// as many pieces as lie face down.
func (p *position) checkOwners(faults *game.Faults) {
	var hidden [4]int
	for sq, c := range p.cells {
		if c == game.NoPiece {
			continue
		}
		if by := p.army[c.Origin()]; !p.alive.Has(by) {
			faults.Add("board", game.Square(sq), "%s holds a piece of nobody", geometry.Name(game.Square(sq)))
		}
		if c.Hidden() {
			hidden[c.Origin()]++
		}
	}
	for i := range p.bags {
		if p.bags[i].Len() != hidden[i] {
			faults.Add("bags", game.NoSquare, "%d pieces in a bag, %d lie face down", p.bags[i].Len(), hidden[i])
		}
	}
}

func (p *position) readBags(text string, faults *game.Faults) {
	for i, part := range strings.Split(text, ",") {
		_, letters, ok := strings.Cut(part, "=")
		bag, err := board.ParseBag(letters)
		if !ok || err != nil || i >= len(p.g.info.Seats) {
			faults.Add("bags", game.NoSquare, "%q is no bag", part)
			return
		}
		p.bags[i] = bag
	}
}

func (p *position) readTiles(text string, faults *game.Faults) {
	if text == "-" {
		return
	}
	for i, part := range strings.Split(text, "/") {
		if part == "-" {
			continue
		}
		for j, n := range strings.Split(part, ",") {
			kind, err := strconv.Atoi(n)
			if err != nil || i > 1 || j > 1 {
				faults.Add("tiles", game.NoSquare, "%q is no tile", n)
				return
			}
			p.tiles[i][j] = kind
		}
	}
}

// String writes the position.
func (p *position) String() string {
	dst := layout.Append(nil, func(dst []byte, sq game.Square) ([]byte, bool) {
		c := p.cells[sq]
		if c == game.NoPiece {
			return dst, false
		}
		dst = append(dst, p.g.info.Armies[c.Origin()].Letter)
		if c.Hidden() {
			dst = append(dst, '~')
		}
		dst = append(dst, c.Kind().Letter())
		if by := p.army[c.Origin()]; by != c.Origin() {
			dst = append(dst, ':', p.g.info.Seats[by].Letter)
		}
		return dst, true
	})
	dst = append(dst, ' ', p.g.info.Seats[p.actor].Letter, ' ')
	for i, s := range p.g.info.Seats {
		if p.alive.Has(game.Seat(i)) {
			dst = append(dst, s.Letter)
		}
	}
	clock := p.clock
	if p.g.fault == PrintsBadly && clock > 3 {
		clock = 0
	}
	dst = fmt.Appendf(dst, " %d ", clock)
	for i, s := range p.g.info.Seats {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = p.bags[i].Append(append(dst, s.Letter, '='))
	}
	return string(dst) + " " + p.tilesText()
}

func (p *position) tilesText() string {
	if len(p.g.info.Seats) == 3 {
		return "-"
	}
	return tileText(p.tiles[0][:]) + "/" + tileText(p.tiles[1][:])
}

func tileText(tiles []int) string {
	if len(tiles) != 2 || tiles[0] == 0 && tiles[1] == 0 {
		return "-"
	}
	return fmt.Sprintf("%d,%d", tiles[0], tiles[1])
}
