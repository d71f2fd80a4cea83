package game

// Seat is a player of a game: 0, 1, 2 in turn order.
type Seat uint8

// Army is where a piece comes from. Army i starts under the command of Seat i;
// an army without a seat of its own (Han) starts idle.
type Army = Seat

// Seats and armies of the Three Kingdoms family, in turn order.
const (
	Wu  Seat = 0
	Wei Seat = 1
	Shu Seat = 2
	Han Army = 3 // an army, never a seat
)

// Seats of the two-player families: First is Red or White, Second is Black.
const (
	First  Seat = 0
	Second Seat = 1
)

const (
	// Chance acts while the identity of a face-down piece waits to be drawn.
	Chance Seat = 0xFE
	// NoSeat is no seat: an idle army's commander, a draw's winner.
	NoSeat Seat = 0xFF
)

// Player reports whether s is a player, not Chance or NoSeat.
func (s Seat) Player() bool { return s < 8 }

// SeatSet is a set of seats, one bit each.
type SeatSet uint8

// SetOf returns the set of the given seats.
func SetOf(seats ...Seat) SeatSet {
	var set SeatSet
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// Has reports whether s is in the set.
func (set SeatSet) Has(s Seat) bool { return s < 8 && set>>s&1 == 1 }

// With returns the set with s added.
func (set SeatSet) With(s Seat) SeatSet { return set | 1<<s }

// Without returns the set with s removed.
func (set SeatSet) Without(s Seat) SeatSet { return set &^ (1 << s) }

// Len is the number of seats in the set.
func (set SeatSet) Len() int {
	n := 0
	for ; set != 0; set &= set - 1 {
		n++
	}
	return n
}
