package stratagem

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// field is a key=value field of the position string.
type field struct {
	key  string
	has  func(v *rules) bool
	read func(r *reader, value string)
}

// fieldTable lists the fields in the order in which they are checked: tiles come before the
// marks that depend on them.
var fieldTable = []field{
	{"tiles", func(v *rules) bool { return v.deploys }, (*reader).tiles},
	{"m", func(v *rules) bool { return v.track }, (*reader).markers},
	{"cap", func(v *rules) bool { return v.track }, (*reader).capturer},
	{"last", (*rules).rising, (*reader).last},
	{"missed", (*rules).rising, (*reader).missed},
	{"pool", (*rules).rising, (*reader).pool},
	{"stale", func(v *rules) bool { return v.river }, (*reader).stale},
	// Ruling: only a side with 臥底兵 among its tiles needs the field lm, ignored elsewhere.
	{"lm", func(*rules) bool { return true }, (*reader).lastMover},
}

func (r *reader) fields(words []string) {
	values := map[string]string{}
	for _, word := range words {
		key, value, ok := strings.Cut(word, "=")
		_, twice := values[key]
		switch {
		case !ok:
			r.faults.Add("fields", game.NoSquare, "%q is no key=value field", word)
		case !r.knows(key):
			r.faults.Add(key, game.NoSquare, "%s has no field %q", r.v.info.ID, key)
		case twice:
			r.faults.Add(key, game.NoSquare, "field %q stands twice", key)
		default:
			values[key] = value
		}
	}
	r.lay()
	for _, f := range fieldTable {
		if value, ok := values[f.key]; ok {
			f.read(r, value)
		}
	}
}

func (r *reader) knows(key string) bool {
	for _, f := range fieldTable {
		if f.key == key {
			return f.has(r.v)
		}
	}
	return false
}

// lay puts the fixed kinds on the palaces of weiwo (README.md, Palaces).
func (r *reader) lay() {
	if !r.v.palace || r.v.deploys {
		return
	}
	for s := range game.Seat(2) {
		for i, sq := range r.v.tables.slots[s] {
			r.p.tiles[s][i] = uint8(i + 1)
			r.p.kindAt[s][sq] = uint8(i + 1)
		}
	}
}

func (r *reader) tiles(value string) {
	sides := strings.Split(value, "/")
	if len(sides) != 2 {
		r.faults.Add("tiles", game.NoSquare, "want RED/BLACK, got %q", value)
		return
	}
	for s, list := range sides {
		r.layTiles(game.Seat(s), strings.Split(list, ","))
	}
}

func (r *reader) layTiles(s game.Seat, list []string) {
	if len(list) != 8 {
		r.faults.Add("tiles", game.NoSquare, "%s has %d tiles, want 8", r.v.info.Seats[s].Tag, len(list)).
			Say("error.position.tiles.count", game.OfNumber("n", len(list)))
		return
	}
	var seen [64]bool
	for i, text := range list {
		n, err := strconv.Atoi(text)
		switch {
		case err != nil || n < 0 || n > r.most:
			r.faults.Add("tiles", r.v.tables.slots[s][i], "%q is no kind from 0 to %d", text, r.most)
			continue
		case n > 0 && seen[n]:
			r.faults.Add("tiles", r.v.tables.slots[s][i], "%s has kind %d twice", r.v.info.Seats[s].Tag, n).
				Say("error.position.tiles", game.OfNumber("text", n))
			continue
		}
		seen[n] = true
		r.p.tiles[s][i] = uint8(n)
		r.p.kindAt[s][r.v.tables.slots[s][i]] = uint8(n)
		r.p.tilesKey ^= keys.tile[s][i][n]
		r.p.sly[s] = r.p.sly[s] || r.v.kinds[n].isSly()
	}
}

func (r *reader) markers(value string) {
	a, b, ok := strings.Cut(value, ",")
	x, okX := cell(a)
	y, okY := cell(b)
	if !ok || !okX || !okY {
		r.faults.Add("m", game.NoSquare, "%q is not two cells from 0 to 8", value)
		return
	}
	r.p.marker = [2]uint8{x, y}
	r.p.active = r.p.marker
}

func cell(text string) (uint8, bool) {
	if len(text) != 1 || text[0] < '0' || text[0] > '8' {
		return 0, false
	}
	return text[0] - '0', true
}

// squares reads squares joined by commas, each once.
func (r *reader) squares(key, value string) (squares []game.Square) {
	var seen set
	for _, name := range strings.Split(value, ",") {
		sq, err := r.v.tables.board.Square(name)
		switch {
		case err != nil:
			r.faults.Add(key, game.NoSquare, "%q is not a square of this board", name)
		case seen.Has(sq):
			r.faults.Add(key, sq, "%s stands twice", name)
		default:
			seen.Add(sq)
			squares = append(squares, sq)
		}
	}
	return squares
}

func (r *reader) capturer(value string) {
	sq, err := r.v.tables.board.Square(value)
	switch {
	case err != nil:
		r.faults.Add("cap", game.NoSquare, "%q is not a square of this board", value)
	case !r.p.of[r.p.side^1].Has(sq):
		r.faults.Add("cap", sq, "no piece of the side that moved last stands on %s", value)
	default:
		r.p.cap = sq
	}
}

func (r *reader) last(value string) {
	for _, sq := range r.squares("last", value) {
		s := r.p.cells[sq].Origin() & 1
		switch {
		case !r.p.by[s][game.Pawn].Has(sq) || !r.v.tables.last[s].Has(sq):
			r.faults.Add("last", sq, "no soldier stands on its last rank on %s", r.name(sq))
		case r.p.last[s] != game.NoSquare:
			r.faults.Add("last", sq, "%s has two soldiers here", r.v.info.Seats[s].Tag)
		default:
			r.p.last[s] = sq
		}
	}
}

func (r *reader) missed(value string) {
	for _, sq := range r.squares("missed", value) {
		s := r.p.cells[sq].Origin() & 1
		switch {
		case !r.p.by[s][game.Pawn].Has(sq):
			r.faults.Add("missed", sq, "no soldier stands on %s", r.name(sq))
		case r.p.last[s] == sq:
			r.faults.Add("missed", sq, "the soldier on %s still has its chance (last)", r.name(sq))
		default:
			r.p.missed.Add(sq)
		}
	}
}

func (r *reader) pool(value string) {
	sides := strings.Split(value, "/")
	if len(sides) != 2 {
		r.faults.Add("pool", game.NoSquare, "want RED/BLACK, got %q", value)
		return
	}
	for s, list := range sides {
		for i := range len(list) {
			pc, _ := pieceOf(list[i : i+1])
			n := poolIndex(pc.Kind())
			if n < 0 || pc.Origin() != game.Seat(s) {
				r.faults.Add("pool", game.NoSquare, "%q is no R, N or C of %s", list[i], r.v.info.Seats[s].Tag)
			} else if r.p.pool[s][n]++; r.p.pool[s][n] > 15 {
				r.faults.Add("pool", game.NoSquare, "more than 15 of a kind")
				return
			}
		}
	}
}

func (r *reader) stale(value string) {
	for _, sq := range r.squares("stale", value) {
		pc := r.p.cells[sq]
		switch {
		case pc == game.NoPiece || !r.v.tables.river.Has(sq):
			r.faults.Add("stale", sq, "no piece stands in the river on %s", r.name(sq))
		case pc.Kind() == game.Pawn && r.ghosts(pc.Origin()):
			r.faults.Add("stale", sq, "the soldier on %s is never stale", r.name(sq))
		default:
			r.p.stale.Add(sq)
		}
	}
}

// ghosts reports whether a side has 水鬼兵 in force (README.md, Fine points 19).
func (r *reader) ghosts(s game.Seat) bool {
	if r.p.king[red] == game.NoSquare || r.p.king[black] == game.NoSquare {
		return false
	}
	r.p.activate()
	return r.p.has(s, neverStale)
}

func (r *reader) lastMover(value string) {
	if !r.p.sly[r.p.side] {
		return
	}
	l, name, _ := strings.Cut(value, "@")
	sq, err := r.v.tables.board.Square(name)
	if err != nil {
		r.faults.Add("lm", game.NoSquare, "%q: %v", value, err)
		return
	}
	pc := r.p.cells[sq]
	if pc == game.NoPiece || pc.Origin() == r.p.side || l != string(pc.Kind().Letter()) {
		r.faults.Add("lm", sq, "no enemy %s stands on %s", l, name)
		return
	}
	r.p.lm = sq
}

// Fields describes the fields of position strings beyond the board, in the order in which they
// are printed (README.md, Position string; Fine points 4 to 6).
func (v *rules) Fields(game.Options) []game.FieldInfo {
	squares := func(key string, most int) game.FieldInfo {
		return game.FieldInfo{Key: key, Form: game.SquaresField, Most: most, Named: true}
	}
	list := []game.FieldInfo{{Key: "side", Form: game.SeatField, Values: []string{"w", "b"}}}
	if v.track {
		list = append(list, game.FieldInfo{Key: "m", Form: game.CountsField, Most: 8, Named: true}, squares("cap", 1))
	}
	if v.rising() {
		list = append(list, squares("last", 2), squares("missed", len(v.tables.board.Points)),
			game.FieldInfo{Key: "pool", Form: game.PoolField, Values: []string{"R", "N", "C"}, Most: 15, Named: true})
	}
	if v.deploys {
		list = append(list, game.FieldInfo{Key: "tiles", Form: game.TilesField, Named: true})
	}
	if v.river {
		list = append(list, squares("stale", len(v.tables.board.Points)))
	}
	if v.edition == thirtyTwo { // the only one with 臥底兵
		list = append(list, game.FieldInfo{Key: "lm", Form: game.MoverField, Named: true})
	}
	return list
}
