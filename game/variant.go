package game

// SeatInfo describes a player's seat.
type SeatInfo struct {
	Letter  byte   // in position strings: u w s, or r b, or w b
	Key     string // of the locale: side.<Key>.name
	Tag     string // of records: Wu, Wei, Shu, Red, Black, White
	Result  string // the word for its victory: u, w, s, red, black, white
	Lord    string // of the locale: who leads it, general.<kingdom>.<name>; "" for nobody
	Quarter int    // clockwise quarter turns of the board that bring it to the bottom

	Numerals bool // it writes the numbers of lines as Chinese numerals
}

// ArmyInfo describes an origin of pieces.
type ArmyInfo struct {
	Letter  byte
	Key     string // of the locale: side.<Key>.name
	Pigment Pigment
}

// Kingdoms are the seats of the games of the Three Kingdoms, in turn order.
func Kingdoms() []SeatInfo {
	return []SeatInfo{
		{Letter: 'u', Key: "u", Tag: "Wu", Result: "u", Lord: "general.wu.sun-quan", Quarter: 1},
		{Letter: 'w', Key: "w", Tag: "Wei", Result: "w", Lord: "general.wei.cao-cao", Quarter: 2},
		{Letter: 's', Key: "s", Tag: "Shu", Result: "s", Lord: "general.shu.liu-bei", Quarter: 0},
	}
}

// KingdomArmies are the armies of these games, Han's the last.
func KingdomArmies() []ArmyInfo {
	return []ArmyInfo{
		{Letter: 'u', Key: "u", Pigment: Malachite}, {Letter: 'w', Key: "w", Pigment: Ink},
		{Letter: 's', Key: "s", Pigment: Cinnabar}, {Letter: 'h', Key: "h", Pigment: Gamboge},
	}
}

// OptionInfo is a choice made before a game begins; the first value is the default.
type OptionInfo struct {
	Key    string
	Values []string
}

// Options are choices by option key; a missing key stands for its default.
type Options map[string]string

// Info is the public description of a variant, known before a game begins.
type Info struct {
	ID      string
	Family  string // games shown together: family.<Family>.… of the locale
	Choice  Choice // among variants that are one game to players
	Appeal  Appeal // to a newcomer
	Board   *Board
	Seats   []SeatInfo
	Armies  []ArmyInfo
	Options []OptionInfo
	Start   string // position string of the ordinary start

	Pact         SeatSet      // they are allied for good and win together; its points are counted in halves
	RevealsOwner bool         // reveals name the drawn piece's army (anqi)
	Drawable     bool         // a draw may be agreed
	Scored       bool         // games end with points
	Bags         bool         // pieces lie face down at the start and are drawn from bags
	Rescue       bool         // reaching the emperor rescues him and deposes nobody (game/darkchess/README.md, Rescue 勤王)
	Stratagems   StratagemWay // how they come into force

	Kinds  []Kind  // of pieces, in the order of explanations
	Ranks  []Kind  // the order of capture, the greatest first, where rank decides; else nil
	Worths []Worth // the values of pieces, where players see them beside the board; else nil

	Pieces   string // piece set of the locale: piece.<Pieces>.<letter>.…
	Likeness string // the set whose texts serve where Pieces has none, "" for none
	People   string // edition of the persons behind the pieces ("yanyi", "guoji"), "" without
	Wording  string // how the keys end that word something in this game's own way, "" for none
	Chessmen bool   // its R, B, A, P are rooks, bishops, archers, pawns
	Figures  bool   // it is usually played with figures, not with characters
}

// Variant is a game as its rules define it.
type Variant interface {
	Info() *Info
	// Parse reads a position string ("start" is the ordinary start). Its error is all Faults.
	Parse(position string, o Options) (Position, error)
}

// Deployer is a variant whose players secretly lay tiles before the game
// (game/stratagem/README.md, Sixteen tiles; Thirty-two tiles).
type Deployer interface {
	Variant
	// Tiles lists the kinds to choose from and the least and most tiles of a side.
	Tiles(o Options) (kinds []int, least, most int)
	// Slots are the squares of a seat's slots in the order of the tiles field.
	Slots(s Seat) []Square
	// CheckTiles reports the faults of a seat's choice: one kind a slot, 0 empty.
	CheckTiles(tiles []int, o Options) error
	// Suggest lays tiles sensibly, different ones for different seeds.
	Suggest(s Seat, seed uint64, o Options) []int
	// Deploy is the start string with both sides' tiles laid.
	Deploy(tiles [2][]int) string
}

// Option returns the value of an option, its default if unset.
func (in *Info) Option(o Options, key string) string {
	if v, ok := o[key]; ok {
		return v
	}
	for _, opt := range in.Options {
		if opt.Key == key {
			return opt.Values[0]
		}
	}
	return ""
}

// SeatOf is the seat that a letter stands for in texts.
func (in *Info) SeatOf(letter string) (Seat, bool) {
	for i, seat := range in.Seats {
		if letter == string(rune(seat.Letter)) {
			return Seat(i), true
		}
	}
	return NoSeat, false
}

// CheckOptions reports options the variant does not have and values they cannot take.
func (in *Info) CheckOptions(o Options) error {
	var faults Faults
	for key, value := range o {
		if !in.allows(key, value) {
			faults.Add("options", NoSquare, "option %s=%s is not one of %s's", Brief(key), Brief(value), in.ID)
		}
	}
	return faults.Err()
}

// Opening is the position string that a game begins with, for Parse, if the options are valid.
func (in *Info) Opening(position string, o Options) (string, error) {
	if position == "start" {
		position = in.Start
	}
	return position, in.CheckOptions(o)
}

func (in *Info) allows(key, value string) bool {
	for _, opt := range in.Options {
		if opt.Key != key {
			continue
		}
		for _, v := range opt.Values {
			if v == value {
				return true
			}
		}
	}
	return false
}
