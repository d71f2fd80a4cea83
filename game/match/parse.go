package match

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/game/odds"
)

// Parse reads a record or a save and plays it, asking the rules for every turn; find looks the
// variant up by its id. All faults are reported at once (as *game.Faults): each bad tag, and
// the first turn that cannot be played with its number and text.
func Parse(find func(id string) (game.Variant, bool), text string) (*Match, error) {
	m, _, err := parse(find, text)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// ParseLegal is Parse for old records: if not all turns are legal by the present rules, or they
// lead to another result than the record's, the match contains the legal ones, and Cut says
// where it stops. The caller must keep the text, because the match does not hold the rest. A
// record whose first turn cannot be played is an error.
func ParseLegal(find func(id string) (game.Variant, bool), text string) (*Match, error) {
	m, _, err := parse(find, text)
	if m == nil {
		return nil, err
	}
	return m, nil
}

func parse(find func(id string) (game.Variant, bool), text string) (*Match, *game.Info, error) {
	if n := len(notation.Split(text)); n > 1 {
		var faults game.Faults
		faults.Add("games", game.NoSquare, "%d games in one text, which are to be read one by one", n).
			Say("error.record.games")
		return nil, nil, faults.Err()
	}
	return Open(find, &notation.Found{Text: text})
}

// Open plays a game found in a file, as ParseLegal does, and returns its game, nil for an
// unknown one, and all faults, as Parse does. There is no match if nothing can be played.
func Open(find func(id string) (game.Variant, bool), found *notation.Found) (*Match, *game.Info, error) {
	s := found.Sheet()
	faults := slices.Clone(found.Wrong())
	v, ok := s.Variant(find)
	switch name := cmp.Or(s.Value("Variant"), s.Value("Game")); {
	case ok:
	case name != "":
		faults.Add("tag Variant", game.NoSquare, "there is no variant %q", name)
		return nil, nil, faults.Err()
	default:
		if len(faults) == 0 {
			s.Unknown(&faults)
		}
		return nil, nil, faults.Err()
	}
	r := reader{Sheet: s, v: v, in: v.Info(), faults: &faults}
	m := r.match()
	if len(faults) > 0 {
		m = nil
	}
	beside := s.Skipped
	if len(beside) == 0 {
		beside = r.illegal
	}
	faults = append(slices.Clip(beside), faults...)
	return m, r.in, faults.Err()
}

// reader makes a match of a sheet.
type reader struct {
	*notation.Sheet
	v       game.Variant
	in      *game.Info
	faults  *game.Faults
	illegal game.Faults // before which the match stops

	spelling notation.Spelling // of the turns
}

func (r *reader) bad(field, format string, args ...any) *game.Fault {
	return r.faults.Add(field, game.NoSquare, format, args...)
}

// match is the match of the sheet, or nil with faults.
func (r *reader) match() *Match {
	setup := Setup{Options: r.options(), Seats: r.players(), Clock: r.clock(), Seed: r.seed(), Start: r.start(), Odds: r.odds(), Address: r.Value(AddressTag)}
	if date := r.Value("Date"); !strings.Contains(date, "?") {
		setup.Date = date
	}
	if without := r.Value("Without"); without != "" {
		setup.Without = strings.Split(without, ",")
	}
	tiles, blindfold := r.tiles(), r.blindfold()
	r.unused()
	if o := setup.Odds; o.On() && setup.Start != "" && setup.Start != "start" && !o.Begins(r.v, setup.Options, notation.CanonicalPosition(r.in, setup.Start)) {
		r.bad("tag "+oddsTag, "FEN is not the start with odds %s", o.Text(r.in))
	}
	if len(*r.faults) > 0 {
		return nil
	}
	m, err := newFrom(r.v, setup, tiles)
	if err != nil {
		r.faults.Add("record", game.NoSquare, "%v", err)
		return nil
	}
	r.sketch(m)
	_, m.beside.study = r.Tag(studyTag)
	m.beside.blindfold = blindfold
	if event := r.Value("Event"); event != "?" {
		m.beside.event = event
	}
	if r.play(m) {
		r.finish(m)
	}
	if m.cut == nil && len(r.Skipped) > 0 {
		f := r.Skipped[0]
		m.cut = &Cut{Of: len(r.Turns), Why: f.Phrase, Line: f.Line, Column: f.Column}
	}
	r.viewSeat(m)
	return m
}

// newFrom is New with tiles that were laid already; computers lay only missing ones.
func newFrom(v game.Variant, s Setup, laid [][]int) (*Match, error) {
	players := s.Seats
	s.Seats = nil
	m, err := New(v, s)
	if err != nil {
		return nil, err
	}
	m.Seat(players)
	for seat, tiles := range laid {
		if tiles == nil {
			continue
		}
		if err := m.Lay(game.Seat(seat), tiles); err != nil {
			return nil, err
		}
	}
	m.layForComputers()
	return m, nil
}

func (r *reader) options() game.Options {
	o := game.Options{}
	if mode, ok := r.Tag("Mode"); ok && r.in.Option(nil, modeOption) != "" {
		o[modeOption] = mode
	}
	for _, pair := range strings.Split(r.Value("Options"), ",") {
		key, value, ok := strings.Cut(strings.TrimSpace(pair), "=")
		if key == "" {
			continue
		}
		if !ok {
			r.bad("tag Options", "%q is not key=value", pair)
		}
		o[key] = value
	}
	if err := r.in.CheckOptions(o); err != nil {
		r.bad("tag Options", "%v", err)
	}
	return o
}

// players are those of the Seats tag, named by the seats' tags, which alone may name computers.
func (r *reader) players() []Player {
	players := make([]Player, len(r.in.Seats))
	var kinds []string
	if text, ok := r.Tag("Seats"); ok {
		if kinds = strings.Split(text, ","); len(kinds) != len(players) {
			r.bad("tag Seats", "%d players for %d seats", len(kinds), len(players))
			return players
		}
	}
	for i, s := range r.in.Seats {
		name := r.Value(s.Tag)
		if i == 0 && name == "" && notation.Chinese(r.in) {
			name = r.Value("White") // as other programs call Red
		}
		if kinds == nil {
			if p, err := ParsePlayer(name); err == nil {
				players[i] = p
				continue
			}
		} else {
			p, err := ParsePlayer(strings.TrimSpace(kinds[i]))
			if err != nil {
				r.bad("tag Seats", "%v", err)
			}
			players[i] = p
		}
		if name != "?" && name != players[i].String() {
			players[i].Name = name
		}
	}
	if r.Value(levelsTag) == "" {
		MigrateLevels(players)
	}
	return players
}

func (r *reader) clock() Clock {
	c, err := parseClock(r.Value("Clock"))
	if err != nil {
		r.bad("tag Clock", "%v", err)
		return c
	}
	if c, err = c.giving(r.in, r.Value(timeOddsTag)); err != nil {
		r.bad("tag "+timeOddsTag, "%v", err)
	}
	return c
}

func (r *reader) odds() odds.Odds {
	o, err := odds.Parse(r.v, r.Value(oddsTag))
	if err != nil {
		r.bad("tag "+oddsTag, "%v", err)
	}
	return o
}

func (r *reader) seed() uint64 {
	text, ok := r.Tag("Seed")
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		r.bad("tag Seed", "%q is not a number", text)
	}
	return n
}

// start is the match's start. In a deployer's record without tiles and position, none are laid
// if it has turns, else they are still to be laid.
func (r *reader) start() string {
	if fen := r.Value("FEN"); fen != "" {
		return fen
	}
	if _, ok := r.v.(game.Deployer); ok && len(r.Turns) > 0 {
		for _, s := range r.in.Seats {
			if _, laid := r.Tag(s.Tag + "Tiles"); laid {
				return ""
			}
		}
		return "start"
	}
	return ""
}

// tiles are those of the tags, nil if there are none.
func (r *reader) tiles() [][]int {
	laid := make([][]int, len(r.in.Seats))
	if _, ok := r.v.(game.Deployer); !ok || r.Value("FEN") != "" {
		return laid
	}
	for i, s := range r.in.Seats {
		laid[i] = r.numbers(s.Tag + "Tiles")
	}
	return laid
}

// unused names the tags whose meaning would be lost, so that no game is taken for another.
func (r *reader) unused() {
	fen, set := r.Value("FEN"), r.Value("SetUp")
	switch start := notation.CanonicalPosition(r.in, fen); {
	case set == "1" && fen == "":
		r.bad("tag SetUp", "a position is announced, and no FEN tells it")
	case set == "0" && fen != "" && start != "start" && start != r.in.Start:
		r.bad("tag SetUp", "0 stands for the ordinary start, and FEN tells another")
	}
	if notation.Covered(fen) {
		r.bad("position", "this is 揭棋, jieqi for two, whose pieces x lie face down; it is not played here").
			Say("error.record.jieqi")
	}
	_, deploys := r.v.(game.Deployer)
	for _, s := range r.in.Seats {
		name := s.Tag + "Tiles"
		if _, ok := r.Tag(name); ok && !deploys {
			r.bad("tag "+name, "%s has no tiles", r.in.ID)
		} else if ok && fen != "" {
			r.bad("tag "+name, "FEN tells the tiles")
		}
	}
	if _, ok := r.Tag("TimeLeft"); ok && r.Value("Clock") == "" {
		r.bad("tag TimeLeft", "there is no clock")
	}
}

// sketch restores the tiles laid so far when the match was saved.
func (r *reader) sketch(m *Match) {
	for i, s := range r.in.Seats {
		name := s.Tag + sketchTag
		if _, ok := r.Tag(name); ok && !m.Deploying() {
			r.bad("tag "+name, "no tiles are being laid")
		} else if part := r.numbers(name); part != nil {
			if err := m.Sketch(game.Seat(i), part); err != nil {
				r.bad("tag "+name, "%v", err)
			}
		}
	}
}

// numbers are those of a tag, nil if it is not there.
func (r *reader) numbers(name string) []int {
	text, ok := r.Tag(name)
	if !ok {
		return nil
	}
	list := []int{}
	for _, word := range strings.Split(text, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(word))
		if err != nil {
			r.bad("tag "+name, "%q is not a number", word)
		}
		list = append(list, n)
	}
	return list
}

// longestPosition is how many characters a position may have. No match comes near it, but a
// record may come from anybody, and all of it is measured and drawn.
const longestPosition = 2048 // of any game a full board has 1,900; longer ones are refused

// checkPosition refuses a position that is longer than any.
func checkPosition(text string) error {
	var faults game.Faults
	if n := utf8.RuneCountInString(text); n > longestPosition {
		faults.Add("position", game.NoSquare, "%d characters, %d are the most", n, longestPosition).Say("error.position")
	}
	return faults.Err()
}
