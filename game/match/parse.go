package match

import (
	"strconv"
	"strings"

	"yanyi/game"
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
	s := scan(text, &faults)
	v, ok := find(s.tags["Variant"])
	if !ok {
		faults.Add("tag Variant", game.NoSquare, "there is no variant %q", s.tags["Variant"])
		return nil, faults.Err()
	}
	r := reader{sheet: s, v: v, in: v.Info(), faults: &faults, legal: legal}
	m := r.match()
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return m, nil
}

// Tag is the value of a record's tag, and whether the record has it; the record
// may be faulty.
func Tag(text, name string) (value string, ok bool) {
	var faults game.Faults
	value, ok = scan(text, &faults).tags[name]
	return value, ok
}

// reader makes a match of a sheet.
type reader struct {
	*sheet
	v      game.Variant
	in     *game.Info
	faults *game.Faults
	legal  bool // stop before what is not legal
}

func (r *reader) bad(field, format string, args ...any) *game.Fault {
	return r.faults.Add(field, game.NoSquare, format, args...)
}

// match is the match of the sheet, or nil with faults.
func (r *reader) match() *Match {
	setup := Setup{Options: r.options(), Seats: r.players(), Clock: r.clock(), Seed: r.seed(), Start: r.start()}
	if date := r.tags["Date"]; !strings.Contains(date, "?") {
		setup.Date = date
	}
	if without := r.tags["Without"]; without != "" {
		setup.Without = strings.Split(without, ",")
	}
	tiles := r.tiles()
	if len(*r.faults) > 0 {
		return nil
	}
	m, err := newFrom(r.v, setup, tiles)
	if err != nil {
		r.faults.Add("record", game.NoSquare, "%v", err)
		return nil
	}
	r.sketch(m)
	if r.play(m) {
		r.finish(m)
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
	m.setup.Seats = players
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
	if mode, ok := r.tags["Mode"]; ok && r.in.Option(nil, modeOption) != "" {
		o[modeOption] = mode
	}
	for _, pair := range strings.Split(r.tags["Options"], ",") {
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
	if text, ok := r.tags["Seats"]; ok {
		if kinds = strings.Split(text, ","); len(kinds) != len(players) {
			r.bad("tag Seats", "%d players for %d seats", len(kinds), len(players))
			return players
		}
	}
	for i, s := range r.in.Seats {
		name := r.tags[s.Tag]
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
	if r.tags[levelsTag] == "" {
		OfEight(players)
	}
	return players
}

func (r *reader) clock() Clock {
	c, err := parseClock(r.tags["Clock"])
	if err != nil {
		r.bad("tag Clock", "%v", err)
	}
	return c
}

func (r *reader) seed() uint64 {
	text, ok := r.tags["Seed"]
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
	if fen, ok := r.tags["FEN"]; ok {
		return fen
	}
	if _, ok := r.v.(game.Deployer); ok && len(r.turns) > 0 {
		for _, s := range r.in.Seats {
			if _, laid := r.tags[s.Tag+"Tiles"]; laid {
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
	if _, ok := r.v.(game.Deployer); !ok || r.tags["FEN"] != "" {
		return laid
	}
	for i, s := range r.in.Seats {
		laid[i] = r.numbers(s.Tag + "Tiles")
	}
	return laid
}

// sketch takes in what was laid so far when the match was saved.
func (r *reader) sketch(m *Match) {
	if !m.Deploying() {
		return
	}
	for i, s := range r.in.Seats {
		name := s.Tag + sketchTag
		if part := r.numbers(name); part != nil {
			if err := m.Sketch(game.Seat(i), part); err != nil {
				r.bad("tag "+name, "%v", err)
			}
		}
	}
}

// numbers are those of a tag, nil if it is not there.
func (r *reader) numbers(name string) []int {
	text, ok := r.tags[name]
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
