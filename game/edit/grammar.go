package edit

import (
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Grammar is how a variant's positions are written and the available pieces.
type Grammar struct {
	Variant game.Variant
	Options game.Options
	Fields  []game.FieldInfo

	in     *game.Info
	layout board.Layout
	by     game.Deployer // nil where no tiles are laid
	start  *Position
	stock  [4][16]int   // of the start, by army and kind, with what lies face down
	tray   []game.Piece // all there is, army by army
	ways   map[string]*symmetry
}

// Of is the grammar of a variant with options; nil for one without a description.
func Of(v game.Variant, o game.Options) *Grammar {
	told, ok := v.(game.Fielded)
	if !ok {
		return nil
	}
	g := &Grammar{Variant: v, Options: o, Fields: told.Fields(o), in: v.Info()}
	text, _, _ := strings.Cut(g.in.Start, " ")
	g.layout = board.Layout{Board: g.in.Board, Tokens: strings.Contains(text, ",")}
	g.by, _ = v.(game.Deployer)
	g.start, _ = g.Read(g.in.Start)
	g.count()
	return g
}

// count counts the pieces of the start.
func (g *Grammar) count() {
	var hidden [4][16]bool
	for _, c := range g.start.Cells {
		switch {
		case c.Piece.Hidden():
			hidden[c.Piece.Origin()][c.Piece.Kind()] = true
		case c.Piece != game.NoPiece:
			g.stock[c.Piece.Origin()][c.Piece.Kind()]++
		}
	}
	for i, f := range g.Fields {
		if f.Form == game.BagField {
			for army, bag := range g.start.Field(i).bags() {
				for k := game.King; k <= game.Wazir; k++ {
					g.stock[army][k] += bag[k]
				}
			}
		}
	}
	for army := range game.Army(len(g.in.Armies)) {
		for _, k := range order {
			if g.stock[army][k] > 0 {
				g.tray = append(g.tray, game.NewPiece(k, army))
			}
		}
		for _, k := range order {
			if hidden[army][k] {
				g.tray = append(g.tray, game.NewHidden(k, army))
			}
		}
	}
}

// order is that of the kinds in a tray.
var order = [...]game.Kind{game.King, game.Queen, game.Rook, game.Knight, game.Bishop, game.Cannon, game.Advisor,
	game.Guard, game.Ferz, game.Wazir, game.Pawn, game.Unknown}

// Tray is every piece there is, army by army, open ones first.
func (g *Grammar) Tray() []game.Piece { return g.tray }

// Start is the ordinary start.
func (g *Grammar) Start() *Position { return g.start.Clone() }

// token is a piece as in the board's text.
func (g *Grammar) token(dst []byte, c Cell) []byte {
	letter := c.Piece.Kind().Letter()
	switch {
	case !g.layout.Tokens:
		return append(dst, cased(letter, game.Seat(c.Piece.Origin())))
	case c.Piece.Kind() == game.Unknown:
		return append(dst, letter)
	}
	dst = append(dst, g.in.Armies[c.Piece.Origin()].Letter)
	if c.Piece.Hidden() {
		dst = append(dst, '~')
	}
	dst = append(dst, letter)
	if c.By != game.NoSeat {
		dst = append(dst, ':', g.in.Seats[c.By].Letter)
	}
	return dst
}

// cased is a letter as a capital for the first seat and small for the second.
func cased(letter byte, s game.Seat) byte {
	if s == game.Second {
		return letter + 'a' - 'A'
	}
	return letter
}

// piece reads a token.
func (g *Grammar) piece(token string) (c Cell, ok bool) {
	c.By = game.NoSeat
	if !g.layout.Tokens {
		upper := strings.ToUpper(token)
		army := game.First
		if upper != token {
			army = game.Second
		}
		k := game.KindOf(upper[0])
		c.Piece = game.NewPiece(k, army)
		return c, k != game.NoKind && len(token) == 1
	}
	if token == "~" {
		c.Piece = game.NewHidden(game.Unknown, 0)
		return c, true
	}
	what, by, ordered := strings.Cut(token, ":")
	if ordered {
		if c.By, ok = g.in.SeatOf(by); !ok {
			return c, false
		}
	}
	army := g.army(what[:min(1, len(what))])
	kind, hidden := strings.CutPrefix(what[min(1, len(what)):], "~")
	if army == game.NoSeat || len(kind) != 1 || game.KindOf(kind[0]) == game.NoKind {
		return c, false
	}
	c.Piece = game.NewPiece(game.KindOf(kind[0]), army)
	if hidden {
		c.Piece = game.NewHidden(c.Piece.Kind(), army)
	}
	return c, true
}

// army is the army of a letter, or NoSeat.
func (g *Grammar) army(letter string) game.Army {
	for i, a := range g.in.Armies {
		if letter == string(rune(a.Letter)) {
			return game.Army(i)
		}
	}
	return game.NoSeat
}

// Stock is how many of a piece there are at the start, on the board and face down.
func (g *Grammar) Stock(piece game.Piece) int { return g.stock[piece.Origin()][piece.Kind()] }

// Bagged is how many of a piece lie in a field's bags at the start.
func (g *Grammar) Bagged(i int, piece game.Piece) int {
	n, _ := g.start.Field(i).Bagged(piece)
	return n
}
