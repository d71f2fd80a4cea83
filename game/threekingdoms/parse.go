package threekingdoms

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Parse reads a position string (README.md, Position string; Jieqi; Position string
// of guoji).
func (v variant) Parse(text string, o game.Options) (game.Position, error) {
	if err := v.info.CheckOptions(o); err != nil {
		return nil, err
	}
	if text == "start" {
		text = v.info.Start
	}
	v.ready()
	r := reader{p: newPosition(v.rules, v.info.Option(o, "mode"))}
	r.read(text)
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	return r.p, nil
}

func newPosition(r *rules, m string) *position {
	p := &position{rules: r, hops: r.hops}
	p.taken = r.lines.walls
	switch m {
	case "first":
		p.mode = firstFall
	case "duel":
		p.mode = duels
	}
	for s := range p.king {
		p.king[s], p.ally[s] = game.NoSquare, game.NoSeat
	}
	for army := range p.command {
		p.command[army] = game.NoSeat
	}
	p.fallen = [2]game.Seat{game.NoSeat, game.NoSeat}
	p.emperorAt, p.emperorBy = game.NoSquare, game.NoSeat
	p.point, p.victor = game.NoSquare, game.NoSeat
	return p
}

// reader reads a position and collects everything that is wrong with it.
type reader struct {
	p       *position
	faults  game.Faults
	orders  [256]game.Seat // who commands the piece on a square, as its token says
	persons []namedPerson
}

func (r *reader) read(text string) {
	fields := strings.Split(text, " ")
	names := r.p.fields()
	if r.p.mode == duels && len(fields) == len(names)+1 {
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
	r.commanders()
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
		r.faults.Add("position", game.NoSquare, "not in its one spelling; write %s", again).Say("error.position.spelling")
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
		r.p.first = r.seats(name, text)
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

// readBoard places the pieces of a position string's first field.
func (p *position) readBoard(text string, faults *game.Faults) {
	r := reader{p: p}
	first, _, _ := strings.Cut(text, " ")
	r.board(first)
	*faults = append(*faults, r.faults...)
}

func (r *reader) board(text string) {
	layout := board.Layout{Board: r.p.info.Board, Tokens: true}
	for i := range r.orders {
		r.orders[i] = game.NoSeat
	}
	layout.Read(text, &r.faults, r.piece)
}

// piece reads a token such as wR, hC:u or s~R:w.
func (r *reader) piece(sq game.Square, token string) {
	name := r.p.info.Board.Name(sq)
	what, order, ordered := strings.Cut(token, ":")
	hidden := r.p.bags && len(what) == 3 && what[1] == '~'
	if hidden {
		what = what[:1] + what[2:]
	}
	if len(what) != 2 {
		r.faults.Add("board", sq, "%s: %q is no piece", name, token).Say("error.position.piece")
		return
	}
	army, ok := r.army(what[0])
	if !ok || strings.IndexByte(r.p.kinds[army], what[1]) < 0 {
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
	case r.p.stands(piece, sq):
	case piece == emperor:
		r.faults.Add("board", sq, "%s: the emperor does not leave Luoyang", name).Say("error.position.luoyang")
	default:
		r.faults.Add("board", sq, "%s: %s cannot stand there", name, token).Say("error.position.place", game.OfPiece("piece", piece))
	}
	r.p.set(sq, piece, 0)
}

func (r *reader) army(letter byte) (game.Army, bool) {
	for i, a := range r.p.info.Armies {
		if a.Letter == letter {
			return game.Army(i), true
		}
	}
	return game.NoSeat, false
}

func (r *reader) seat(text string) (game.Seat, bool) {
	for i, s := range r.p.info.Seats {
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
	r.p.alive = r.seats("alive", text)
	if r.p.alive == 0 {
		r.faults.Add("alive", game.NoSquare, "nobody lives")
	}
}

// turn reads who moves, and who waits: "u", "w~u", "s!u".
func (r *reader) turn(text string) {
	name, rest := text, ""
	if len(text) > 1 && (text[1] == '~' || text[1] == '!') {
		name, rest = text[:1], text[1:]
	}
	seat, ok := r.seat(name)
	if !ok || !r.p.alive.Has(seat) {
		r.faults.Add("turn", game.NoSquare, "%q is no living player", name)
		return
	}
	r.p.turn = seat
	if rest != "" {
		r.owed(rest)
	}
}

// owed reads who waits.
func (r *reader) owed(text string) {
	seat, ok := r.seat(text[1:])
	switch {
	case !ok:
		r.faults.Add("turn", game.NoSquare, "%q is no player who waits", text).Say("error.position.owed")
	case seat == r.p.turn:
		r.faults.Add("turn", game.NoSquare, "%q: the player to move does not wait", text).Say("error.position.owed")
	case r.p.alive != allSeats:
		r.faults.Add("turn", game.NoSquare, "%q: nobody waits unless three live", text).Say("error.position.owed")
	case text[0] == '~':
		r.p.owed = owed{seat, passed}
	default:
		r.p.owed = owed{seat, soon}
	}
}

func (r *reader) alliance(text string) {
	if text == "-" {
		return
	}
	pair := r.seats("alliance", text)
	if pair.Len() != 2 || r.p.alive != allSeats {
		r.faults.Add("alliance", game.NoSquare, "%q: two of three living players may be allied", text)
		return
	}
	a := single(pair)
	r.p.join(a, single(pair.Without(a)))
}

func (r *reader) han(text string) {
	switch text {
	case "idle":
	case "spent":
		r.p.spent = true
	default:
		r.faults.Add("han", game.NoSquare, "%q is neither idle nor spent", text)
	}
	if !r.p.spent && r.p.pairOf() != 0 {
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

// finish fills what follows from the fields.
func (r *reader) finish() {
	p := r.p
	p.judgeHostility()
	p.recognise()
	for _, x := range r.persons {
		p.nth[x.sq] = x.nth
	}
	for army := range p.armies {
		for range p.armies[army].all {
			p.pieces[army]++
		}
	}
	p.recount()
	p.guessHistory()
	p.spotAll()
	p.judgeEnd()
	switch {
	case p.ending != goesOn:
	case p.turn == game.Wu && p.met():
		p.ending, p.victor = kingsMet, game.Wu
	case p.style.stalemateDraws() && !p.checked.Has(p.turn) && !p.anyTurn():
		p.ending = drawnStalemate
	default:
		p.style.settled(p)
	}
	p.hash = p.rehash()
	p.history.Push(p.repetition())
}

// guessHistory assumes what a position string does not tell.
//
// Ruling: the last mover is taken to be the one who is neither to move nor passed
// over, or else the living player before the one to move; it matters only if
// somebody resigns at once. A single fallen player was the
// first to go out, without resigning.
func (p *position) guessHistory() {
	p.last = p.turn
	for s := p.following(p.turn); s != p.turn; s = p.following(s) {
		p.last = s
	}
	if p.owed.how == passed {
		p.last = third(p.turn, p.owed.seat)
	}
	i := 0
	for s := game.Wu; s <= game.Shu; s++ {
		if !p.alive.Has(s) && i < len(p.fallen) {
			p.fallen[i] = s
			i++
		}
	}
}

// spotAll finds who is in check, without telling.
func (p *position) spotAll() {
	p.checked = 0
	for s := game.Wu; s <= game.Shu; s++ {
		if p.alive.Has(s) && p.inCheck(s) {
			p.checked = p.checked.With(s)
		}
	}
}
