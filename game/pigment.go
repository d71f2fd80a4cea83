package game

// Pigment is what an army is painted with or made of, the same in every drawing
// of its game.
type Pigment uint8

// The pigments and materials of the house.
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

// Painted reports whether an army is lacquered in the colour of its land: its king
// wears a golden ring, its pieces the band of whoever else commands them.
func (p Pigment) Painted() bool { return p >= Malachite && p <= Azurite }
