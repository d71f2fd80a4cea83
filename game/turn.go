package game

import "slices"

// Turn is one complete turn of one player packed into 64 bits: marker slide or
// sweep, from, to, promotions, and the reveals that followed. Where a turn has
// no use for a part, that part is zero; From and To of a turn-over are equal.
//
//	bits 0–7 from · 8–15 to · 16–19 promotion · 20–23 second chance (^T)
//	24–25 slide · 26 sweep · 27 swap · 28 turn-over · 29 resignation
//	32–39 drawn mover · 40–47 drawn captive · 48–63 the variant's own notes
type Turn uint64

// NoTurn is no turn at all.
const NoTurn Turn = 0

// Slide is a marker's move within a turn (game/stratagem/README.md, Tracks).
type Slide uint8

// The slides.
const (
	NoSlide Slide = iota
	Forward       // "+"
	Back          // "-"
)

const (
	sweepBit   Turn = 1 << 26
	swapBit    Turn = 1 << 27
	flipBit    Turn = 1 << 28
	resignBit  Turn = 1 << 29
	revealMask Turn = 0xFFFF << 32
	noteMask   Turn = 0xFFFF << 48
)

// Move returns the plain turn from one square to another.
func Move(from, to Square) Turn { return Turn(from) | Turn(to)<<8 }

// TurnOver returns the turn that turns the piece on sq face up.
func TurnOver(sq Square) Turn { return Move(sq, sq) | flipBit }

// Resign returns the turn by which a seat, on turn or not, gives up.
func Resign(s Seat) Turn { return Turn(s) | resignBit }

// With… return the turn with one part set.

// WithPromotion sets the kind the mover becomes (=T).
func (t Turn) WithPromotion(k Kind) Turn { return t&^(15<<16) | Turn(k)<<16 }

// WithSecond sets the kind a soldier on its last rank becomes after all (^T).
func (t Turn) WithSecond(k Kind) Turn { return t&^(15<<20) | Turn(k)<<20 }

// WithSlide sets the marker's slide before the move.
func (t Turn) WithSlide(s Slide) Turn { return t&^(3<<24) | Turn(s)<<24 }

// WithSweep makes the turn begin by sweeping stale pieces (x/).
func (t Turn) WithSweep() Turn { return t | sweepBit }

// WithSwap makes the turn an exchange of places between king and piece (~).
func (t Turn) WithSwap() Turn { return t | swapBit }

// WithReveal records the draw of the turn.
func (t Turn) WithReveal(d Reveal) Turn {
	return t&^revealMask | Turn(d.Mover)<<32 | Turn(d.Captive)<<40
}

// WithNote sets the variant's private note, which the turn and its position determine.
func (t Turn) WithNote(n uint16) Turn { return t&^noteMask | Turn(n)<<48 }

// From is the square the turn starts from.
func (t Turn) From() Square { return Square(t) }

// To is the square the turn ends on.
func (t Turn) To() Square { return Square(t >> 8) }

// Promotion is the kind after "=", or NoKind.
func (t Turn) Promotion() Kind { return Kind(t >> 16 & 15) }

// Second is the kind after "^", or NoKind.
func (t Turn) Second() Kind { return Kind(t >> 20 & 15) }

// Slide is the marker's slide.
func (t Turn) Slide() Slide { return Slide(t >> 24 & 3) }

// Sweep reports whether the turn begins by sweeping.
func (t Turn) Sweep() bool { return t&sweepBit != 0 }

// Swap reports whether king and piece change places.
func (t Turn) Swap() bool { return t&swapBit != 0 }

// Flip reports whether the turn only turns a piece face up.
func (t Turn) Flip() bool { return t&flipBit != 0 }

// Resigns reports whether the turn is a resignation, and whose.
func (t Turn) Resigns() (Seat, bool) { return Seat(t & 0xFF), t&resignBit != 0 }

// Note is the variant's private note.
func (t Turn) Note() uint16 { return uint16(t >> 48) }

// Reveal is the draw of the turn; its weight is not kept.
func (t Turn) Reveal() Reveal { return Reveal{Mover: Piece(t >> 32), Captive: Piece(t >> 40)} }

// HasReveal reports whether the turn records a reveal.
func (t Turn) HasReveal() bool { return t&revealMask != 0 }

// Chosen is the part of the turn its player decides: no draws, no notes.
func (t Turn) Chosen() Turn { return t &^ (revealMask | noteMask) }

// Reveal is one outcome of a pending reveal: the identity of the moved or turned piece, that of
// a piece captured face down (NoPiece for none), and the number of equally likely ways to it.
type Reveal struct {
	Mover, Captive Piece
	Weight         uint32
}

// Goes reports whether one of some turns goes between two squares; equal ones ask if any leaves.
func Goes(turns []Turn, from, to Square) bool {
	return slices.ContainsFunc(turns, func(t Turn) bool { return t.From() == from && (t.To() == to || from == to) })
}
