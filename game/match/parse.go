package match

import (
	"cmp"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/notation"
)

// Parse reads a record or a save and plays it, asking the rules for every turn;
// find looks the variant up by its id. Whatever is wrong is told at once (as
// *game.Faults): each bad tag, and the first turn that cannot be played with its
// number and text.
func Parse(find func(id string) (game.Variant, bool), text string) (*Match, error) {
	return parse(find, text, false)
}

// ParseLegal is Parse for records of other days: if not all of its turns are legal
// by the present rules, or they lead to another result than it tells, the match
// goes as far as they are, and Cut says where it stops. The text is the caller's to
// keep: the match does not hold what follows. A record whose first turn cannot be
// played is an error.
func ParseLegal(find func(id string) (game.Variant, bool), text string) (*Match, error) {
	return parse(find, text, true)
}

func parse(find func(id string) (game.Variant, bool), text string, legal bool) (*Match, error) {
	var faults game.Faults
	if n := len(notation.Split(text)); n > 1 {
		faults.Add("games", game.NoSquare, "%d games in one text, which are to be read one by one", n).
			Say("error.record.games")
		return nil, faults.Err()
	}
	s := notation.Scan(text, &faults)
	v, ok := s.Variant(find)
	if !ok {
		name := cmp.Or(s.Value("Variant"), s.Value("Game"))
		faults.Add("tag Variant", game.NoSquare, "there is no variant %q", name)
		return nil, faults.Err()
	}
	r := reader{Sheet: s, v: v, in: v.Info(), faults: &faults, legal: legal}
	m := r.match()
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return m, nil
}

// reader makes a match of a sheet.
type reader struct {
	*notation.Sheet
	v      game.Variant
	in     *game.Info
	faults *game.Faults
	legal  bool // stop before what is not legal

	spelling notation.Spelling // of the turns
}

func (r *reader) bad(field, format string, args ...any) *game.Fault {
	return r.faults.Add(field, game.NoSquare, format, args...)
}

// match is the match of the sheet, or nil with faults.
func (r *reader) match() *Match {
	setup := Setup{Options: r.options(), Seats: r.players(), Clock: r.clock(), Seed: r.seed(), Start: r.start(), Address: r.Value(AddressTag)}
	if date := r.Value("Date"); !strings.Contains(date, "?") {
		setup.Date = date
	}
	if without := r.Value("Without"); without != "" {
		setup.Without = strings.Split(without, ",")
	}
	tiles := r.tiles()
	r.unused()
	if len(*r.faults) > 0 {
		return nil
	}
	m, err := newFrom(r.v, setup, tiles)
	if err != nil {
		r.faults.Add("record", game.NoSquare, "%v", err)
		return nil
	}
	r.sketch(m)
	m.beside.root = r.Root.Note
	_, m.beside.study = r.Tag(studyTag)
	if event := r.Value("Event"); event != "?" {
		m.beside.event = event
	}
	if r.play(m) {
		r.finish(m)
	}
	if len(*r.faults) == 0 {
		r.branches(m)
	}
	r.viewSeat(m)
	return m
}

// newFrom is New with tiles that were laid already; computers lay anew only where
// they are missing.
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

// players are those of the Seats tag with the names of the seats' own tags; a
// seat's tag alone may name a computer too.
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
	}
	return c
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

// start is where the match starts from. A deployer's record that tells neither
// tiles nor position has none laid if it has turns, else they are to be laid.
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

// tiles are those of the tags, nil where none are told.
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

// unused names the tags whose meaning would be lost: nobody is to take a game for
// another one without a word.
func (r *reader) unused() {
	fen, set := r.Value("FEN"), r.Value("SetUp")
	switch start := notation.HousePosition(r.in, fen); {
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

// sketch takes in what was laid so far when the match was saved.
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
