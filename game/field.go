package game

// FieldForm is the form of a field of a position string (game/README.md, Positions).
type FieldForm uint8

// The forms. Where a field stands for nothing its text is "-", or it is left out if it is Named.
const (
	SeatField    FieldForm = iota // the letter of a seat, of Values in the seats' order
	SeatsField                    // letters of seats, in their order
	PairField                     // the letters of two seats
	WaitField                     // who waits: ~ or ! and a seat's letter, "" for nobody
	ChoiceField                   // one of Values
	SetField                      // some of Values, in their order, joined by Join
	NumberField                   // from Least to Most
	CountsField                   // a number to Most for every seat, joined by a comma
	SquaresField                  // at most Most squares, sorted, joined by commas
	MoverField                    // a piece's letter and its square: R@h5
	StreakField                   // for every seat a piece's square and a number from 1 to Most: e4:2/-
	PassField                     // squares passed over, by which pawn and for whom: e3:e4:uw;…
	BagField                      // the face-down pieces, by army: u=AAB,w=-
	PoolField                     // letters of Values for every seat, in its case: RRN/c
	TilesField                    // the tiles in both palaces (Deployer)
	PeopleField                   // squares and numbers of persons: e4:2,f7:1
)

// FieldInfo is a field of a variant's position strings.
type FieldInfo struct {
	Key         string // as faults name it
	Form        FieldForm
	Values      []string
	Join        string
	Least, Most int

	Named    bool // it is written key=value, in any order, and not where it holds nothing
	Behind   bool // it stands right behind the letter of the field before
	Optional bool // it may be missing at the end
	Follows  bool // the rest implies it, so that no interface asks for it
}

// Fielded is a variant that describes the fields of its position strings beyond the board.
type Fielded interface {
	Variant
	Fields(o Options) []FieldInfo
}
