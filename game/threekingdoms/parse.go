package threekingdoms

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Parse reads a position string (README.md, Position string; Jieqi; Position string of guoji).
func (v variant) Parse(text string, o game.Options) (game.Position, error) {
	text, err := v.info.Opening(text, o)
	if err != nil {
		return nil, err
	}
	v.ready()
	r := newReader(newPosition(v.rules, v.info.Option(o, "mode")))
	r.read(text)
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	return r.p, nil
}

func newPosition(r *rules, m string) *position {
	p := &position{moving: moving{rules: r, lines: r.lines, hops: r.hops}}
	p.moving.taken = r.lines.walls
	switch m {
	case "first":
		p.moving.mode = firstFall
	case "duel":
		p.moving.mode = duels
	}
	for s := range p.moving.king {
		p.moving.king[s], p.moving.ally[s] = game.NoSquare, game.NoSeat
	}
	for army := range p.moving.command {
		p.moving.command[army] = game.NoSeat
	}
	p.fallen = [2]game.Seat{game.NoSeat, game.NoSeat}
	p.moving.emperorAt, p.moving.emperorBy = game.NoSquare, game.NoSeat
	p.point, p.victor, p.hanBy = game.NoSquare, game.NoSeat, game.NoSeat
	return p
}

// reader reads a position and collects all its faults.
type reader struct {
	p       *position
	m       *moving
	rules   *rules
	faults  game.Faults
	orders  [256]game.Seat // the commander of the piece on a square, by its token
	persons []namedPerson
}

func newReader(p *position) *reader { return &reader{p: p, m: &p.moving, rules: p.moving.rules} }

func (r *reader) read(text string) {
	fields := strings.Split(text, " ")
	names := r.rules.fields()
	if r.m.mode == duels && len(fields) == len(names)+1 {
		names = append(names, "people")
	}
	if len(fields) != len(names) {
		r.faults.Add("position", game.NoSquare, "%d fields, want %d: %s", len(fields), len(names), strings.Join(names, " ")).
			Say("error.position.fields", game.OfNumber("n", len(names)), game.OfNumber("m", len(fields)))
		return
	}
	r.board(fields[0])
	r.alive(fields[2])
	r.turn(fields[1])
	r.alliance(fields[3])
	r.han(fields[4])
	for i, name := range names[5:] {
		r.field(name, fields[i+5])
	}
	if r.rules.pact {
		r.pactCommanders()
	} else {
		r.commanders()
	}
	r.kings()
	r.emperor()
	if len(r.faults) > 0 {
		return
	}
	r.finish()
	r.holders()
	if len(r.faults) > 0 {
		return
	}
	if again := r.p.String(); again != text {
		f := r.faults.Add("position", game.NoSquare, "not in its one spelling; write %s", again)
		f.Say("error.position.spelling")
		f.Text = again // for its mover
	}
}

// fields are the names of a position string's fields.
//
//go:noinline
func (r *rules) fields() []string {
	names := []string{"board", "turn", "alive", "alliance", "han"}
	switch {
	case r.castles:
		return append(names, "castle", "ep", "clock")
	case r.bags:
		return append(names, "first", "clock", "bags")
	}
	return append(names, "first", "clock")
}

func (r *reader) field(name, text string) {
	switch name {
	case "first":
		r.m.first = r.seats(name, text)
	case "clock":
		r.clock(text)
	case "bags":
		r.bags(text)
	case "castle":
		r.castle(text)
	case "ep":
		r.passes(text)
	case "people":
		r.readPeople(text)
	}
}

func (r *reader) board(text string) {
	layout := board.Layout{Board: r.rules.info.Board, Tokens: true}
	for i := range r.orders {
		r.orders[i] = game.NoSeat
	}
	layout.Read(text, &r.faults, r.piece)
}

// piece reads a token such as wR, hC:u or s~R:w.
func (r *reader) piece(sq game.Square, token string) {
	name := r.rules.info.Board.Name(sq)
	what, order, ordered := strings.Cut(token, ":")
	hidden := r.rules.bags && len(what) == 3 && what[1] == '~'
	if hidden {
		what = what[:1] + what[2:]
	}
	if len(what) != 2 {
		r.faults.Add("board", sq, "%s: %q is no piece", name, token).Say("error.position.piece")
		return
	}
	army, ok := r.army(what[0])
	if !ok || strings.IndexByte(r.rules.kinds[army], what[1]) < 0 {
		r.faults.Add("board", sq, "%s: %q is no piece of this game", name, token).Say("error.position.piece")
		return
	}
	piece := game.NewPiece(game.KindOf(what[1]), army)
	if hidden {
		piece = game.NewHidden(piece.Kind(), army)
		if strings.IndexByte(slots, what[1]) < 0 {
			r.faults.Add("board", sq, "%s: nothing lies face down on a slot of %c", name, what[1]).
				Say("error.position.place", game.OfPiece("piece", piece))
		}
	}
	if ordered {
		seat, ok := r.seat(order)
		if !ok || seat == army {
			r.faults.Add("board", sq, "%s: %q names no other commander", name, token).Say("error.position.commander")
		}
		r.orders[sq] = seat
	}
	switch {
	case r.rules.stands(piece, sq):
	case piece == emperor:
		r.faults.Add("board", sq, "%s: the emperor does not leave Luoyang", name).Say("error.position.luoyang")
	default:
		r.faults.Add("board", sq, "%s: %s cannot stand there", name, token).Say("error.position.place", game.OfPiece("piece", piece))
	}
	r.m.set(sq, piece, 0)
}

func (r *reader) army(letter byte) (game.Army, bool) {
	for i, a := range r.rules.info.Armies {
		if a.Letter == letter {
			return game.Army(i), true
		}
	}
	return game.NoSeat, false
}

func (r *reader) seat(text string) (game.Seat, bool) {
	for i, s := range r.rules.info.Seats {
		if text == string(s.Letter) {
			return game.Seat(i), true
		}
	}
	return game.NoSeat, false
}

// seats reads letters in the order u w s, or "-" for nobody.
func (r *reader) seats(field, text string) game.SeatSet {
	var set game.SeatSet
	if text == "-" {
		return 0
	}
	for i := range len(text) {
		s, ok := r.seat(text[i : i+1])
		if !ok || set>>s != 0 {
			r.faults.Add(field, game.NoSquare, "%q is not players in the order uws", text)
			return set
		}
		set = set.With(s)
	}
	return set
}

func (r *reader) alive(text string) {
	r.m.alive = r.seats("alive", text)
	if r.m.alive == 0 {
		r.faults.Add("alive", game.NoSquare, "nobody lives")
	}
}

// turn reads the player to move and the waiting one: "u", "w~u", "s!u".
func (r *reader) turn(text string) {
	name, rest := text, ""
	if len(text) > 1 && (text[1] == '~' || text[1] == '!') {
		name, rest = text[:1], text[1:]
	}
	seat, ok := r.seat(name)
	if !ok || !r.m.alive.Has(seat) {
		r.faults.Add("turn", game.NoSquare, "%q is no living player", name)
		return
	}
	r.m.turn = seat
	if rest != "" {
		r.owed(rest)
	}
}

// owed reads the waiting player.
func (r *reader) owed(text string) {
	seat, ok := r.seat(text[1:])
	switch {
	case !ok:
		r.faults.Add("turn", game.NoSquare, "%q is no player who waits", text).Say("error.position.owed")
	case seat == r.m.turn:
		r.faults.Add("turn", game.NoSquare, "%q: the player to move does not wait", text).Say("error.position.owed")
	case r.m.alive != allSeats:
		r.faults.Add("turn", game.NoSquare, "%q: nobody waits unless three live", text).Say("error.position.owed")
	case text[0] == '~':
		r.p.owed = owed{seat, passed}
	default:
		r.p.owed = owed{seat, soon}
	}
}

func (r *reader) alliance(text string) {
	if r.rules.pact {
		r.pactAlliance(text)
		return
	}
	if text == "-" {
		return
	}
	pair := r.seats("alliance", text)
	if pair.Len() != 2 || r.m.alive != allSeats {
		r.faults.Add("alliance", game.NoSquare, "%q: two of three living players may be allied", text)
		return
	}
	a := single(pair)
	r.m.join(a, single(pair.Without(a)))
}

func (r *reader) han(text string) {
	if r.rules.pact {
		r.pactHan(text)
		return
	}
	switch text {
	case "idle":
	case "spent":
		r.m.spent = true
	default:
		r.faults.Add("han", game.NoSquare, "%q is neither idle nor spent", text)
	}
	if !r.m.spent && r.m.pairOf() != 0 {
		r.faults.Add("han", game.NoSquare, "an alliance stands, so Han is not idle").Say("error.position.idle")
	}
}

func (r *reader) clock(text string) {
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		r.faults.Add("clock", game.NoSquare, "%q is no number of turns", text)
	}
	r.p.clock = int32(n)
}

// finish computes what follows from the fields.
func (r *reader) finish() {
	p := r.p
	p.moving.judgeHostility()
	p.moving.rules.recognise(&p.moving)
	for _, x := range r.persons {
		p.moving.nth[x.sq] = x.nth
	}
	for army := range p.moving.armies {
		for range p.moving.armies[army].all {
			p.moving.pieces[army]++
		}
	}
	r.guessHistory()
	p.moving.spotAll()
	p.judgeEnd()
	switch {
	case p.ending != goesOn:
	case p.moving.turn == game.Wu && p.moving.met():
		p.ending, p.victor = kingsMet, game.Wu
	case p.moving.rules.style.stalemateDraws() && !p.moving.checked.Has(p.moving.turn) && !p.moving.anyTurn():
		p.ending = drawnStalemate
	default:
		p.moving.rules.style.settled(p)
	}
	p.hash = p.rehash()
	p.History.Push(p.repetition())
}

// guessHistory assumes the history that a position string does not contain.
//
// Ruling: the last mover is assumed to be the player neither to move nor passed over, or else
// the living player before the one to move; it matters only for an immediate resignation. A
// single fallen player was the first to go out, without resigning.
func (r *reader) guessHistory() {
	r.p.last = r.m.turn
	for s := r.p.following(r.m.turn); s != r.m.turn; s = r.p.following(s) {
		r.p.last = s
	}
	if r.p.owed.how == passed {
		r.p.last = third(r.m.turn, r.p.owed.seat)
	}
	i := 0
	for s := game.Wu; s <= game.Shu; s++ {
		if !r.m.alive.Has(s) && i < len(r.p.fallen) {
			r.p.fallen[i] = s
			i++
		}
	}
}

// spotAll finds the seats in check, without events.
func (m *moving) spotAll() {
	m.checked = 0
	for s := game.Wu; s <= game.Shu; s++ {
		if m.alive.Has(s) && m.inCheck(s) {
			m.checked = m.checked.With(s)
		}
	}
}
