package match

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
)

// Parse reads a record or a save and plays it, asking the rules for every turn;
// find looks the variant up by its id. Whatever is wrong is told at once (as
// *game.Faults): each bad tag, and the first turn that cannot be played with its
// number and text.
func Parse(find func(id string) (game.Variant, bool), text string) (*Match, error) {
	var faults game.Faults
	s := scan(text, &faults)
	v, ok := find(s.tags["Variant"])
	if !ok {
		faults.Add("tag Variant", game.NoSquare, "there is no variant %q", s.tags["Variant"])
		return nil, faults.Err()
	}
	r := reader{sheet: s, v: v, in: v.Info(), faults: &faults}
	m := r.match()
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return m, nil
}

// reader makes a match of a sheet.
type reader struct {
	*sheet
	v      game.Variant
	in     *game.Info
	faults *game.Faults
}

func (r *reader) bad(field, format string, args ...any) {
	r.faults.Add(field, game.NoSquare, format, args...)
}

// match is the match of the sheet, or nil with faults.
func (r *reader) match() *Match {
	setup := Setup{Options: r.options(), Seats: r.players(), Clock: r.clock(), Seed: r.seed(), Start: r.start()}
	if date := r.tags["Date"]; !strings.Contains(date, "?") {
		setup.Date = date
	}
	if len(*r.faults) > 0 {
		return nil
	}
	m, err := newFrom(r.v, setup, r.tiles())
	if err != nil {
		r.faults.Add("record", game.NoSquare, "%v", err)
		return nil
	}
	if r.play(m) {
		r.finish(m)
	}
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
			if p, err := parseKind(name); err == nil {
				players[i] = p
				continue
			}
		} else {
			p, err := parseKind(strings.TrimSpace(kinds[i]))
			if err != nil {
				r.bad("tag Seats", "%v", err)
			}
			players[i] = p
		}
		if name != "?" && name != players[i].tag() {
			players[i].Name = name
		}
	}
	return players
}

// ParsePlayer reads a player as the address bar writes it: human, ai:3.
func ParsePlayer(text string) (Player, error) { return parseKind(text) }

func parseKind(text string) (Player, error) {
	if text == "human" {
		return Player{}, nil
	}
	level, ok := strings.CutPrefix(text, "ai:")
	n, err := strconv.Atoi(level)
	if !ok || err != nil || n < 1 || n > 99 {
		return Player{}, fmt.Errorf("%q is neither human nor ai:LEVEL", text)
	}
	return Computer(n), nil
}

func (r *reader) clock() Clock {
	c, err := ParseClock(r.tags["Clock"])
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
		text, ok := r.tags[s.Tag+"Tiles"]
		if !ok {
			continue
		}
		laid[i] = []int{}
		for _, word := range strings.Split(text, ",") {
			n, err := strconv.Atoi(strings.TrimSpace(word))
			if err != nil {
				r.bad("tag "+s.Tag+"Tiles", "%q is not a number", word)
			}
			laid[i] = append(laid[i], n)
		}
	}
	return laid
}

// play plays the turns and reports whether all could be played.
func (r *reader) play(m *Match) bool {
	for i, e := range r.turns {
		if err := m.PlayRecorded(e.text); err != nil {
			r.bad(fmt.Sprintf("turn %d %s", i+1, e.text), "%v", err)
			return false
		}
		m.moves[i].read(e.note)
		if clk, ok := clockIn(e.note); ok && m.setup.Clock.Total > 0 {
			m.time.set(i+1, m.moves[i].Seat, clk)
			m.moves[i].Left = clk
		}
	}
	return true
}

// PlayRecorded plays a turn of a record, with the draw its text tells.
func (m *Match) PlayRecorded(text string) error {
	if err := m.playable(); err != nil {
		return err
	}
	t, err := game.Find(m.in, m.pos, text)
	if err != nil {
		return err
	}
	told := t
	if told, err = m.told(t); err != nil {
		return err
	}
	m.do(t.WithDraw(game.Draw{}), func(game.Turn, []game.Draw) game.Draw { return told.Draw() })
	return nil
}

// told is the turn with the draw its text tells as the position knows it.
func (m *Match) told(t game.Turn) (game.Turn, error) {
	plain := t.WithDraw(game.Draw{})
	m.pos.Do(plain)
	defer m.pos.Undo()
	switch pending := m.pos.Actor() == game.Chance; {
	case !pending && t.HasDraw():
		return t, fmt.Errorf("nothing is drawn in this turn")
	case !pending:
		return t, nil
	case !t.HasDraw():
		return t, fmt.Errorf("what was drawn is missing")
	}
	d, err := game.FindDraw(m.in, m.pos, t)
	if err != nil {
		return t, err
	}
	return plain.WithDraw(d), nil
}

// read takes from a note what concerns the move itself.
func (move *Move) read(note string) {
	move.Timed = move.Resigned && strings.Contains(note, flagMark)
	for {
		from := strings.Index(note, "[%")
		if from < 0 {
			break
		}
		to := strings.IndexByte(note[from:], ']')
		if to < 0 {
			break
		}
		note = note[:from] + " " + note[from+to+1:]
	}
	move.Comment = cleanComment(note)
}

// clockIn is the time a note tells.
func clockIn(note string) (time.Duration, bool) {
	_, rest, ok := strings.Cut(note, clockMark)
	text, _, closed := strings.Cut(rest, "]")
	parts := strings.Split(strings.TrimSpace(text), ":")
	if !ok || !closed || len(parts) != 3 {
		return 0, false
	}
	h, err1 := strconv.ParseUint(parts[0], 10, 8)
	m, err2 := strconv.ParseUint(parts[1], 10, 8)
	s, err3 := parseSeconds(parts[2])
	if err1 != nil || err2 != nil || err3 != nil || m > 59 || s >= time.Minute {
		return 0, false
	}
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + s, true
}

// set notes what a seat had left when a ply arose, the newest one.
func (t *timing) set(ply int, s game.Seat, left time.Duration) {
	t.left[s] = left
	t.past[ply] = t.left
}

// finish checks the result against the turns and takes up what a save adds.
func (r *reader) finish(m *Match) {
	r.settle(m)
	if text, ok := r.tags["TimeLeft"]; ok && m.setup.Clock.On() {
		r.timeLeft(m, text)
	}
	if text, ok := r.tags["View"]; ok {
		for i, s := range r.in.Seats {
			if s.Result == text {
				m.view = game.Seat(i)
			}
		}
		if m.view == game.NoSeat {
			r.bad("tag View", "%q is no seat", text)
		}
	}
}

// settle compares the result told with that of the turns; a draw told where the
// turns go on was agreed.
func (r *reader) settle(m *Match) {
	told := r.result
	if told == "" || told == "*" {
		told = r.tags["Result"]
	}
	if first := r.tags["Result"]; first != "" && first != "*" && canonical(first, r.in) != canonical(told, r.in) {
		r.bad("result", "the tag says %q, the end %q", first, told)
		return
	}
	told = canonical(told, r.in)
	got := r.in.Result(m.Outcome())
	switch {
	case told == "" || told == "*" || told == got:
	case got == "*" && told == "draw" && m.in.Drawable && !m.Deploying():
		m.agreed = true
	default:
		r.bad("result", "the record says %q, the turns lead to %q", told, got)
	}
}

// canonical is a result in the rules' words.
func canonical(result string, in *game.Info) string {
	switch result {
	case "1/2-1/2":
		return "draw"
	case "1-0":
		return in.Seats[0].Result
	case "0-1":
		return in.Seats[1].Result
	case "?":
		return "*"
	}
	return result
}

func (r *reader) timeLeft(m *Match, text string) {
	words := strings.Split(text, ",")
	if len(words) != len(r.in.Seats) {
		r.bad("tag TimeLeft", "%d times for %d seats", len(words), len(r.in.Seats))
		return
	}
	for s, word := range words {
		left, err := parseSeconds(strings.TrimSpace(word))
		if err != nil {
			r.bad("tag TimeLeft", "%v", err)
			return
		}
		m.time.left[s] = left
	}
}
