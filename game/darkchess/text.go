package darkchess

import (
	"math/bits"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

var layout = board.Layout{Board: geometry, Tokens: true}

const letters = "uwsh"

// back is a face-down piece of unknown origin.
var back = game.NewHidden(game.Unknown, 0)

// String is the position string. A piece being revealed is face down in it.
func (p *position) String() string {
	dst := layout.Append(make([]byte, 0, 320), p.appendPiece)
	dst = append(dst, ' ', letters[p.actor], ' ')
	dst = appendSeats(dst, p.alive)
	dst = append(dst, ' ')
	if p.alliance == 0 {
		dst = append(dst, '-')
	}
	dst = appendSeats(dst, p.alliance)
	if p.spent {
		dst = append(dst, " spent "...)
	} else {
		dst = append(dst, " idle "...)
	}
	dst = strconv.AppendInt(dst, int64(p.clock), 10)
	for i := range p.bags {
		dst = append(dst, " ,,"[i], letters[i], '=')
		dst = p.bags[i].Append(dst)
	}
	return string(dst)
}

func (p *position) appendPiece(dst []byte, sq game.Square) ([]byte, bool) {
	pc := p.at[sq]
	switch {
	case pc == game.NoPiece:
		return dst, false
	case pc.Hidden():
		return append(dst, '~'), true
	}
	dst = append(dst, letters[pc.Origin()], pc.Kind().Letter())
	if pc.Origin() == game.Han && p.champion != game.NoSeat {
		dst = append(dst, ':', letters[p.champion])
	}
	return dst, true
}

func appendSeats(dst []byte, set game.SeatSet) []byte {
	for s := range game.Seat(seats) {
		if set.Has(s) {
			dst = append(dst, letters[s])
		}
	}
	return dst
}

// reader collects the faults of a position string.
type reader struct {
	p      *position
	faults game.Faults
	chief  game.Seat // the commander of Han according to its pieces
	idle   bool      // an idle Han piece stands somewhere
	count  [4][16]int
}

func parse(text string) (*position, error) {
	r := reader{p: &position{}, chief: game.NoSeat}
	r.p.champion, r.p.pending, r.p.lastCapture = game.NoSeat, game.NoSquare, game.NoSeat
	fields := strings.Fields(text)
	if len(fields) != 7 {
		r.faults.Add("position", game.NoSquare, "%d fields, want 7 (BOARD TURN ALIVE ALLIANCE HAN CLOCK BAGS)", len(fields)).
			Say("error.position.fields", game.OfNumber("n", 7), game.OfNumber("m", len(fields)))
		return nil, r.faults.Err()
	}
	layout.Read(fields[0], &r.faults, r.place)
	r.readAlive(fields[2])
	r.readTurn(fields[1])
	r.readAlliance(fields[3])
	r.readHan(fields[4])
	r.readClock(fields[5])
	r.readBags(fields[6])
	r.readArmies()
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	r.settle()
	return r.p, nil
}

func (r *reader) place(sq game.Square, token string) {
	if token == "~" {
		r.p.put(back, sq)
		return
	}
	army := game.Army(strings.IndexByte(letters, token[0]))
	name, commander, commanded := strings.Cut(token, ":")
	if army > game.Han || len(name) != 2 || rank[game.KindOf(name[1])] == 0 {
		r.faults.Add("board", sq, "%q on %s is not a piece", token, geometry.Name(sq)).Say("error.position.piece")
		return
	}
	pc := game.NewPiece(game.KindOf(name[1]), army)
	if commanded && (army != game.Han || pc.Kind() == game.King || !r.command(commander)) {
		r.faults.Add("board", sq, "%q on %s: only Han's chariots and cannon follow another, one and the same", token, geometry.Name(sq)).
			Say("error.position.commander")
	}
	if army == game.Han {
		r.placeHan(sq, pc, commanded)
	}
	r.count[army][pc.Kind()]++
	r.p.put(pc, sq)
}

func (r *reader) placeHan(sq game.Square, pc game.Piece, commanded bool) {
	switch {
	case pc.Kind() == game.King && sq != throne:
		r.faults.Add("board", sq, "the emperor stands on %s, not on %s", geometry.Name(throne), geometry.Name(sq)).
			Say("error.position.place", game.OfPiece("piece", pc))
	case pc.Kind() != game.King && pc.Kind() != game.Rook && pc.Kind() != game.Cannon:
		r.faults.Add("board", sq, "Han has no %c (%s)", pc.Kind().Letter(), geometry.Name(sq)).
			Say("error.position.many", game.OfSeat("side", game.Han), game.OfPiece("piece", pc))
	}
	r.idle = r.idle || !commanded
}

func (r *reader) command(letter string) bool {
	s := strings.Index(letters[:seats], letter)
	if len(letter) != 1 || s < 0 || r.chief != game.NoSeat && r.chief != game.Seat(s) {
		return false
	}
	r.chief = game.Seat(s)
	return true
}

// readSeats reads letters in turn order.
func readSeats(s string) (game.SeatSet, bool) {
	var set game.SeatSet
	for i := range len(s) {
		seat := strings.IndexByte(letters[:seats], s[i])
		if seat < 0 || set>>seat != 0 {
			return 0, false
		}
		set = set.With(game.Seat(seat))
	}
	return set, set != 0
}

func (r *reader) readAlive(s string) {
	set, ok := readSeats(s)
	if !ok {
		r.faults.Add("alive", game.NoSquare, "%q, want letters of uws in this order", s)
	}
	r.p.alive = set
}

func (r *reader) readTurn(s string) {
	seat := strings.Index(letters[:seats], s)
	if len(s) != 1 || seat < 0 || !r.p.alive.Has(game.Seat(seat)) {
		r.faults.Add("turn", game.NoSquare, "%q, want the letter of a living player", s)
		return
	}
	r.p.actor = game.Seat(seat)
}

func (r *reader) readAlliance(s string) {
	if s == "-" {
		return
	}
	set, ok := readSeats(s)
	if !ok || set.Len() != 2 || r.p.alive.Len() != seats {
		r.faults.Add("alliance", game.NoSquare, "%q, want - or a pair while three live", s)
		return
	}
	r.p.alliance = set
}

func (r *reader) readHan(s string) {
	r.p.spent = s == "spent"
	switch {
	case !r.p.spent && s != "idle":
		r.faults.Add("han", game.NoSquare, "%q, want idle or spent", s)
	case r.p.spent && r.idle:
		r.faults.Add("han", game.NoSquare, "spent, but a Han piece has no commander or the emperor still stands")
	case !r.p.spent && r.count[game.Han][game.King] == 0:
		r.faults.Add("han", game.NoSquare, "idle, but the emperor is not on %s", geometry.Name(throne)).Say("error.position.emperor", game.OnSquare("square", throne))
	case !r.p.spent && (r.chief != game.NoSeat || r.p.alliance != 0):
		r.faults.Add("han", game.NoSquare, "idle, but somebody commands Han or is allied").Say("error.position.idle")
	case r.chief != game.NoSeat && !r.p.alive.Has(r.chief):
		r.faults.Add("han", game.NoSquare, "Han follows a player who is out")
	case r.p.alliance.Has(r.chief):
		r.faults.Add("alliance", game.NoSquare, "Han's champion is not one of the allies")
	}
	r.p.champion = r.chief
}

func (r *reader) readClock(s string) {
	n, err := strconv.ParseUint(s, 10, 15)
	if err != nil || strconv.FormatUint(n, 10) != s {
		r.faults.Add("clock", game.NoSquare, "%q is not a number of turns", s)
	}
	r.p.clock = int16(n)
}

func (r *reader) readBags(s string) {
	parts := strings.Split(s, ",")
	if len(parts) != seats {
		r.faults.Add("bags", game.NoSquare, "%q, want u=…,w=…,s=…", s)
		return
	}
	total := 0
	for i, part := range parts {
		text, ok := strings.CutPrefix(part, letters[i:i+1]+"=")
		bag, err := board.ParseBag(text)
		switch {
		case !ok:
			r.faults.Add("bags", game.NoSquare, "%q, want %c=…", part, letters[i])
		case err != nil:
			r.faults.Add("bags", game.NoSquare, "%s: %v", part, err)
		case bag.String() != text:
			r.faults.Add("bags", game.NoSquare, "%s: letters sorted, please: %s", part, bag.String())
		}
		r.p.bags[i] = bag
		total += bag.Len()
	}
	if total != r.p.hidden.len() {
		r.faults.Add("bags", game.NoSquare, "%d pieces in the bags, %d face down on the board", total, r.p.hidden.len())
	}
}

// complement is the number of pieces of each kind that an army has at the start.
var (
	complement    = [16]int{game.King: 1, game.Rook: 2, game.Cannon: 2, game.Knight: 2, game.Bishop: 2, game.Advisor: 2, game.Pawn: 5}
	complementHan = [16]int{game.King: 1, game.Rook: 3, game.Cannon: 1}
)

// readArmies requires that no army is larger than at the start, and that eliminated players have
// no face-up pieces.
func (r *reader) readArmies() {
	for army := range game.Army(4) {
		full := &complement
		if army == game.Han {
			full = &complementHan
		}
		for k := game.King; k <= game.Wazir; k++ {
			n := r.count[army][k]
			if army < seats {
				n += r.p.bags[army].Count(k)
			}
			if n > full[k] {
				r.faults.Add("board", game.NoSquare, "%d of %c%c, the army has %d", n, letters[army], k.Letter(), full[k]).
					Say("error.position.many", game.OfSeat("side", army), game.OfPiece("piece", game.NewPiece(k, army)))
			}
		}
		if army < seats && !r.p.alive.Has(army) && r.p.open[army] != 0 {
			r.faults.Add("alive", game.NoSquare, "%c is out but has open pieces", letters[army])
		}
	}
	for s := range game.Seat(seats) {
		if r.p.bags[s].Count(game.King) > 0 {
			r.faults.Add("bags", game.NoSquare, "kings never lie face down (%c)", letters[s])
		}
	}
}

// settle computes what follows from the text. With two players left the missing one was
// eliminated first.
func (r *reader) settle() {
	if missing := r.p.alive ^ 7; missing.Len() == 1 {
		r.p.points[bits.TrailingZeros8(uint8(missing))] = 1
	}
	if r.p.alive.Len() == 1 {
		r.p.points[r.p.actor] = 2
	}
	r.p.hash = r.p.fullHash()
	r.p.History.Push(r.p.hash)
}

// fullHash computes the hash from scratch.
func (p *position) fullHash() uint64 {
	h := keys.actor[p.actor] ^ keys.alive[p.alive] ^ keys.alliance[p.alliance] ^ championKey(p.champion)
	for sq, pc := range p.at {
		if pc != game.NoPiece {
			h ^= keys.piece[sq][pc]
		}
	}
	for army := range game.Army(seats) {
		for k := range game.Kind(16) {
			h ^= p.bagKey(army, k)
		}
	}
	if p.pending != game.NoSquare {
		h ^= keys.pending[p.pending]
	}
	return h
}

// Fields describes the fields of position strings beyond the board (README.md, Position string).
func (variant) Fields(game.Options) []game.FieldInfo {
	seats := []string{"u", "w", "s"}
	return []game.FieldInfo{
		{Key: "turn", Form: game.SeatField, Values: seats},
		{Key: "alive", Form: game.SeatsField, Values: seats},
		{Key: "alliance", Form: game.PairField},
		{Key: "han", Form: game.ChoiceField, Values: []string{"idle", "spent"}, Follows: true},
		{Key: "clock", Form: game.NumberField, Most: 1<<15 - 1},
		{Key: "bags", Form: game.BagField},
	}
}
