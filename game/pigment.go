package game

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
