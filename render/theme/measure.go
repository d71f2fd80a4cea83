package theme

// Role is the size of a text in logical pixels and its weight.
type Role struct {
	Size, Line float64 // type size, line height
	Bold       bool
	Spacing    float64 // extra advance after each character
}

// The type roles.
var (
	Wordmark   = Role{30, 34, true, 4}
	Title      = Role{24, 32, true, 0}  // of a screen
	Name       = Role{18, 24, true, 0}  // cards, players
	Section    = Role{22, 32, true, 0}  // headings
	Moves      = Role{16, 32, false, 0} // move list, buttons
	Primary    = Role{16, 32, true, 0}  // the primary button
	Rule       = Role{17, 26, false, 0} // body of effect cards
	Body       = Role{15, 22, false, 0}
	Caption    = Role{13, 18, false, 0} // captions, chips, icon labels
	Clock      = Role{20, 24, false, 0}
	Coordinate = Role{11, 12, false, 0} // on boards only
)

// Spacing and sizes in logical pixels.
const (
	Grid        = 8
	PageMargin  = 24
	PhoneMargin = 16
	CardGap     = 16
	GroupGap    = 8
	Hairwidth   = 1

	CardRadius   = 8
	ButtonRadius = 6
	ChipRadius   = 4
	SheetRadius  = 16

	TouchTarget = 44
	TouchGap    = 8

	MaxBoard = 1080 // widest board
)
