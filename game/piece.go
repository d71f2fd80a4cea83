package game

// Kind is a type of piece. Letters are those of the position strings.
type Kind uint8

// The kinds of all games. One letter may stand for different kinds in different families (B is
// elephant or bishop, A advisor or archer, N horse or knight); the variant decides the moves.
const (
	NoKind  Kind = iota
	King         // K; Han's is the emperor
	Queen        // Q
	Rook         // R chariot
	Knight       // N horse
	Bishop       // B elephant
	Cannon       // C
	Advisor      // A advisor, archer
	Pawn         // P soldier
	Guard        // G
	Ferz         // F swordsman
	Wazir        // W axeman
	Unknown      // a face-down piece that may be anything (anqi)
)

const kindLetters = ".KQRNBCAPGFW~"

// Letter is the capital letter of the kind in position and turn strings.
func (k Kind) Letter() byte { return kindLetters[k] }

// KindOf returns the kind with the given capital letter, or NoKind.
func KindOf(letter byte) Kind {
	for k := King; k <= Wazir; k++ {
		if kindLetters[k] == letter {
			return k
		}
	}
	return NoKind
}

// Piece is a kind, the army it comes from, and whether it lies face down (then Kind is the
// slot it moves as, or Unknown). The zero Piece is no piece. A piece does not store its
// commander: command belongs to the army.
type Piece uint8

const (
	// NoPiece is an empty square.
	NoPiece Piece = 0

	originShift       = 4
	hiddenBit   Piece = 1 << 6
)

// NewPiece returns an open piece.
func NewPiece(k Kind, origin Army) Piece { return Piece(k) | Piece(origin&3)<<originShift }

// NewHidden returns a face-down piece lying on a slot of the given kind.
func NewHidden(slot Kind, origin Army) Piece { return NewPiece(slot, origin) | hiddenBit }

// Kind is the piece's type; a face-down piece's is its slot.
func (p Piece) Kind() Kind { return Kind(p & 15) }

// Origin is the army the piece started in.
func (p Piece) Origin() Army { return Army(p >> originShift & 3) }

// Hidden reports whether the piece lies face down.
func (p Piece) Hidden() bool { return p&hiddenBit != 0 }

// As returns the piece with another kind, face up.
func (p Piece) As(k Kind) Piece { return NewPiece(k, p.Origin()) }

// Pigment is the colour or material of an army, the same in every drawing of its game.
type Pigment uint8

// The pigments and materials.
const (
	Unpainted    Pigment = iota // an army that is never drawn face up
	Malachite                   // Wu
	Ink                         // Wei
	Cinnabar                    // Shu
	Gamboge                     // Han
	Azurite                     // Wei, where ink would be lost on dark squares
	RedBoxwood                  // boxwood with red characters
	BlackBoxwood                // boxwood with black characters
	Ivory                       // White
	Ebony                       // Black
	Pigments                    // how many there are
)

// Painted reports whether an army is lacquered in the colour of its land: its king wears a
// golden ring, and its pieces the band of another commander.
func (p Pigment) Painted() bool { return p >= Malachite && p <= Azurite }
