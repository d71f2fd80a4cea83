package game

// EventType is the kind of an event.
type EventType uint8

// The events of a turn, with their fields of [Event]. Seat is who acts or is concerned.
const (
	NoEvent          EventType = iota
	Moved                      // Piece From→To; Became if it now shows otherwise
	Captured                   // Piece (as it lay) of Other taken on From by Seat; Became: its identity if it lay face down
	Revealed                   // the piece on From was Piece, is Became; N is the person (Cell.Nth)
	Slid                       // Seat's marker from cell N to cell M
	Cancelled                  // both markers return to 0 from cell N; in palace games both kings stand on kind N
	Activated                  // kind N is now in force for Seat (0: none)
	Swapped                    // king Piece From ⇄ Became on To
	Exchanged                  // Piece on From and Became on To both leave
	Swept                      // stale Piece on From leaves
	Stale                      // Piece on From is now stale
	Promoted                   // Piece on To is now Became
	Castled                    // rook Piece From→To (the king's Moved comes first)
	Allied                     // Seat's horse allied Seat with Other; the Han army goes to Third; To is the point
	Deposed                    // Seat's horse removed the emperor Piece on To; Other and Third allied if N is 1
	CommanderChanged           // army Piece.Origin() is now commanded by Seat
	Absorbed                   // Other's armies are now Seat's; From is where the fallen king stood
	Removed                    // Piece on From leaves the board with its commander Seat
	WentOut                    // Seat is out; Reason says how; Other the absorber if mated
	AllianceEnded              // between Seat and Other
	PassedOver                 // Seat was due and waits while Other answers a check; N is 1 if it is passed over (轮空), 0 if it moves right after
	Check                      // Seat is checked by Piece on From; To is its king
	Dueled                     // Piece on From challenged Became on To; N is 1 if the attacker won
	KingLost                   // Seat lost its king and plays on
	Met                        // the kings of the allies Other and Third, on From and To, face each other: Seat wins (魏蜀见面则吴胜)
	Ended                      // the game is over; see Outcome
)

// Fall is how a seat went out.
type Fall uint8

// The ways to go out.
const (
	Mated Fall = iota
	Stalemated
	Resigned
	Emptied // nothing left to command
)

// Event is one thing that happened in a turn, as plain data. The events of a turn are in order
// and lead exactly from the view before the turn to the view after it.
//
// A piece that leaves a square (Captured, Deposed, Swept, Removed) precedes the Moved of the
// piece that arrives there. After a lost duel Captured says that the challenger left. Only
// Allied, Deposed, CommanderChanged and Absorbed change commanders. gametest.Replay defines
// the precise meaning.
type Event struct {
	Type          EventType
	Seat          Seat
	Other, Third  Seat
	From, To      Square
	Piece, Became Piece
	N, M          int8
	Fall          Fall
}
