package game

// Mark is the set of states of a square's piece, as bits.
type Mark uint8

// The marks.
const (
	MarkCheck Mark = 1 << iota // a king under attack
	MarkStale                  // may be swept
	MarkHeld                   // 被牵: cannot move
	MarkSafe                   // 禁: may not be captured this turn
	MarkReady                  // 动: a piece of several players, any of whom may move it in their next turn
	MarkRests                  // 歇: a piece of several players, none of whom may
)

// Cell is one square as a seat may see it.
type Cell struct {
	Piece     Piece
	Commander Seat // NoSeat for idle pieces and empty squares
	Mark      Mark
	Nth       uint8 // the person (Info.People): nth of its army's kind in the rules' order, 0 none
}

// SeatView is the public part of a player's state.
type SeatView struct {
	Alive   bool
	Checked bool
	Ally    Seat // NoSeat without an alliance
	King    Square
	Active  int   // stratagem kind in force, 0 none
	Track   int   // marker's cell (qiji)
	Tiles   []int // kinds on the palace slots; nil when unknown to the viewer
	Pool    []Kind
}

// BagCount is how many pieces of a kind still lie face down.
type BagCount struct {
	Army Army
	Kind Kind
	N    int
}

// Diplomacy is the state of Han (game/threekingdoms/README.md, Diplomacy).
type Diplomacy struct {
	Spent    bool
	Deposed  bool   // the emperor is gone
	Champion Seat   // the player who commands Han, or NoSeat
	At       Square // alliance point used in this game, or NoSquare
}

// Wait is a player who was due and waits while another answers a check
// (game/threekingdoms/README.md, Passing over 轮空).
type Wait struct {
	Seat   Seat // the waiting player
	Passed bool // it is being passed over by the answer now due; otherwise it moves as soon as no single other player is in check
	Next   Seat // the player after the actor
}

// Facing is two allied kings that may not face each other (game/threekingdoms/README.md, Wei
// and Shu face each other), while at most one piece keeps them from it.
type Facing struct {
	Kings   [2]Square
	Between Square // of the only piece between them; NoSquare: they face
	Winner  Seat   // the player who wins by it
}

// Joint is the piece that several players command (game/threekingdoms/README.md, Chibi).
type Joint struct {
	At    Square
	Seats SeatSet // the players who command it
	Rests bool    // it may not move in their next turn, for their last one moved it
	By    Seat    // the player who moved it then, or NoSeat
}

// View is all that a seat may know of a position, as plain data.
type View struct {
	Seat      Seat // the viewer; NoSeat sees what is public
	Actor     Seat
	Cells     []Cell // by Square
	Seats     []SeatView
	Bags      []BagCount // ordered by army, then kind
	Diplomacy Diplomacy
	Wait      *Wait   // nil if no player waits
	Facing    *Facing // nil unless two allied kings face or are one piece from it
	Joint     *Joint  // nil without a piece of several players
	Void      bool    // 破解: both kings on the same kind
	Turns     []Turn  // legal turns if the viewer is the actor
	Outcome   Outcome
}

// Unseen is the view without its pieces.
func (v *View) Unseen() View {
	bare := *v
	bare.Cells, bare.Facing = make([]Cell, len(v.Cells)), nil
	for i := range bare.Cells {
		bare.Cells[i].Commander = NoSeat
	}
	return bare
}
