package game

// Phrase is a sentence or label for a player before a locale spells it: a key of the texts and
// the values of its placeholders. The zero Phrase is empty.
type Phrase struct {
	Key  string
	Args []Arg
}

// ArgKind says which field of an Arg holds its value.
type ArgKind uint8

// The kinds of placeholders.
const (
	ArgSquare ArgKind = iota
	ArgPiece
	ArgSeat
	ArgNumber
	ArgPhrase
	ArgStratagem // N is the kind's number; the locale adds its name
)

// Arg is the value of one placeholder.
type Arg struct {
	Name   string // of the placeholder, without braces
	Kind   ArgKind
	Square Square
	Piece  Piece
	Seat   Seat
	N      int
	Phrase *Phrase
}

// Say returns a phrase.
func Say(key string, args ...Arg) Phrase { return Phrase{key, args} }

// Square is the first square a phrase names, NoSquare if it names none.
func (p *Phrase) Square() Square {
	for i := range p.Args {
		if p.Args[i].Kind == ArgSquare {
			return p.Args[i].Square
		}
	}
	return NoSquare
}

// OnSquare names a square.
func OnSquare(name string, sq Square) Arg { return Arg{Name: name, Kind: ArgSquare, Square: sq} }

// OfPiece names a piece.
func OfPiece(name string, p Piece) Arg { return Arg{Name: name, Kind: ArgPiece, Piece: p} }

// OfSeat names a side; armies without a seat may be named too.
func OfSeat(name string, s Seat) Arg { return Arg{Name: name, Kind: ArgSeat, Seat: s} }

// OfNumber gives a number.
func OfNumber(name string, n int) Arg { return Arg{Name: name, Kind: ArgNumber, N: n} }

// OfPhrase nests a phrase.
func OfPhrase(name string, p Phrase) Arg { return Arg{Name: name, Kind: ArgPhrase, Phrase: &p} }

// OfStratagem names a kind of stratagem of the game at hand.
func OfStratagem(name string, n int) Arg { return Arg{Name: name, Kind: ArgStratagem, N: n} }
