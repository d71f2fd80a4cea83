package board

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/aim"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/reading"
)

// reader tells the points of the board, and what is asked about them, to somebody who
// does not see it.
type reader struct {
	*shared
	pointer *pointer
	of      *moment.Moment // that points tells
	turn    told
	points  []reading.Point
	squares []game.Square // of points
	lies    lie           // where the board lay when they were laid
	known   [256]point
	ways    [64]string // by how many there are, in a language
	lang    locale.Lang
	to      [256][4]uint64 // by where from, the squares that may be gone to
}

var _ reading.Places = (*reader)(nil)

// At is the keyboard's square, "" while it has none.
func (r *reader) At() string {
	if r.cursor == game.NoSquare {
		return ""
	}
	return r.info.Board.Name(r.cursor)
}

// Reach brings the keyboard to a square, and picks it.
func (r *reader) Reach(id string, press bool) {
	sq, err := r.info.Board.Square(id)
	if err != nil {
		return
	}
	r.cursor = sq
	r.pointer.marker.mark()
	r.pointer.teller.retell()
	r.moved = true
	if press {
		r.pointer.enter()
	}
}

// News is the last turn, and what the board says beside a point.
func (r *reader) News() (turn, said string) {
	if b := &r.pointer.teller.bubble; b.shown() {
		said = b.text
	}
	return r.lastTurn(), said
}

// told is the last turn in words, of a moment in a language.
type told struct {
	of   *moment.Moment
	lang locale.Lang
	text string
}

// lastTurn is the turn that led to what is shown, in words, which are found once.
func (r *reader) lastTurn() string {
	if lang := locale.Current(); r.turn.of != r.now || r.turn.lang != lang {
		r.turn = told{r.now, lang, record.LastTurn(r.now)}
	}
	return r.turn.text
}

// Points are the points in rows as they lie on the screen.
func (r *reader) Points() []reading.Point {
	if at := r.lie(); at != r.lies {
		r.lies, r.of = at, nil
		r.lay()
	}
	if r.of == r.now {
		return r.points
	}
	r.of = r.now
	r.open()
	for i := range r.points {
		sq := r.squares[i]
		r.points[i].Name, r.points[i].On = r.name(sq), sq == r.Selected()
	}
	return r.points
}

// lie is where a board lies: how it is turned, and where two of its points are.
type lie struct {
	quarter         int
	x, y, x2, pitch float64
}

func (r *reader) lie() (l lie) {
	l.quarter, l.pitch = r.table.Quarter(), r.Pitch()
	l.x, l.y = r.Center(0)
	l.x2, _ = r.Center(game.Square(len(r.info.Board.Points) - 1))
	return l
}

// lay finds the points' places.
func (r *reader) lay() {
	r.points, r.squares = r.points[:0], r.squares[:0]
	half := r.Pitch() / 2
	for i := range r.info.Board.Points {
		sq := game.Square(i)
		x, y := r.Center(sq)
		column, row := aim.Turned(r.info.Board, sq, r.table.Quarter())
		r.points = append(r.points, reading.Point{
			ID: r.info.Board.Name(sq), Row: row, Column: column, Rect: r.part(canvas.Box(x-half, y-half, 2*half, 2*half)),
		})
	}
	reading.Rowed(r.points)
	for i := range r.points {
		sq, _ := r.info.Board.Square(r.points[i].ID) // which it has named itself
		r.squares = append(r.squares, sq)
	}
}

// part is what is seen of a place on the board.
func (r *reader) part(of canvas.Rect) canvas.Rect {
	if !r.zoom.On() {
		return of
	}
	return of.Intersect(r.Rect())
}

// point is what the name of a point depends on, and the name.
type point struct {
	piece         game.Piece
	commander     game.Seat
	ways          int
	target, check bool
	lang          locale.Lang
	thing         string // what stands where
	name          string
}

// name says what stands on a square, where that is and what may be done. Few have another
// after a turn.
func (r *reader) name(sq game.Square) string {
	cell, was := &r.now.Shown.Cells[sq], &r.known[sq]
	p := point{
		piece: cell.Piece, commander: cell.Commander, ways: r.count(sq), check: cell.Mark&game.MarkCheck != 0,
		target: r.Selected() != game.NoSquare && r.targeted(sq), lang: locale.Current(), thing: was.thing, name: was.name,
	}
	if p == *was && p.name != "" {
		return p.name
	}
	if p.piece != was.piece || p.commander != was.commander || p.lang != was.lang || p.thing == "" {
		p.thing = r.stands(sq)
	}
	p.name = r.named(&p)
	*was = p
	return p.name
}

// stands is what stands on a square, and where that is.
func (r *reader) stands(sq game.Square) string {
	square := words.Arg("square", r.info.Board.Label(sq))
	if thing := r.thing(sq); thing != "" {
		return locale.T("sr.point", words.Arg("piece", thing), square)
	}
	return locale.T("sr.point.empty", square)
}

func (r *reader) named(p *point) string {
	what := p.thing
	if p.target {
		what += locale.T("sr.comma") + locale.T("sr.point.target")
	} else if p.ways > 0 {
		what += r.moves(p.ways)
	}
	if p.check {
		what += locale.T("sr.comma") + locale.T("sr.point.check")
	}
	return what
}

// moves tells to how many points a piece may go.
func (r *reader) moves(n int) string {
	if lang := locale.Current(); r.lang != lang {
		r.lang, r.ways = lang, [len(r.ways)]string{}
	}
	known := &r.ways[min(n, len(r.ways)-1)]
	if *known == "" || n >= len(r.ways)-1 {
		*known = locale.T("sr.comma") + locale.Count("sr.point.moves", n)
	}
	return *known
}

// thing is the piece on a square with its side, and who commands it if that is another;
// "" where none stands.
func (r *reader) thing(sq game.Square) string {
	cell := r.now.Shown.Cells[sq]
	if cell.Piece == game.NoPiece {
		return ""
	}
	if r.info.Emperor(cell.Piece) || cell.Piece.Kind() == game.Unknown {
		return phrase.PieceName(r.info, cell.Piece)
	}
	piece := words.Arg("piece", words.Piece(r.now, sq))
	name := locale.T("order.checker", words.Owner(r.info, "side", cell.Piece.Origin()), piece)
	if c := cell.Commander; c.Player() && c != cell.Piece.Origin() {
		return locale.T("sr.point.led", words.Arg("piece", name), words.Side(r.info, "side", c))
	}
	return name
}

// open takes in where everything may go, once for all points.
func (r *reader) open() {
	clear(r.to[:])
	for _, t := range r.now.Hand.Open() {
		r.to[t.From()][t.To()>>6] |= 1 << (t.To() & 63)
	}
}

// count is to how many points what stands on a square may go.
func (r *reader) count(sq game.Square) (n int) {
	for _, to := range r.to[sq] {
		n += bits.OnesCount64(to)
	}
	return n
}

// Hear takes a turn as it is written anywhere, or a question.
func (r *reader) Hear(line string) string {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	switch strings.ToLower(word) {
	case "p":
		return r.pieces(strings.TrimSpace(rest))
	case "s":
		return r.line(strings.TrimSpace(rest))
	case "l":
		return cmp.Or(r.lastTurn(), locale.T("sr.none"))
	case "o":
		return record.Others(r.now)
	case "c":
		return r.clocks()
	case "h":
		if r.table.AskHint() {
			return locale.T("sr.hint")
		}
		return locale.T("sr.refused")
	case "?", "？":
		return locale.T("sr.help") + words.Joint() + locale.T("sr.help.more")
	}
	if r.world.Ask != nil {
		if answer, known := r.world.Ask(strings.ToLower(word)); known {
			return answer
		}
	}
	if sq, err := r.info.Board.Square(strings.ToLower(line)); err == nil {
		r.open()
		return r.name(sq)
	}
	return r.played(line)
}

// played plays the turn that a text writes.
func (r *reader) played(line string) string {
	r.Land()
	line = strings.TrimSpace(line)
	found, n := game.NoTurn, 0
	for _, t := range r.now.Hand.Open() {
		if slices.ContainsFunc(words.Spellings(r.now, t), func(s string) bool { return plain(s) == plain(line) }) {
			found = t
			n++
		}
	}
	if n == 1 {
		line = r.info.FormatTurn(found)
	}
	if err := r.table.Play(line); err != nil {
		return locale.T("sr.refused")
	}
	return ""
}

// plain is a notation without what nobody types.
func plain(s string) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "–", "-", "−", "-", "×", "x").Replace(s))
}

// pieces tells where the pieces of a kind stand, or all of a side.
func (r *reader) pieces(of string) string {
	var list []string
	for i := range r.info.Board.Points {
		sq := game.Square(i)
		if thing := r.thing(sq); thing != "" && strings.Contains(plain(thing), plain(of)) {
			list = append(list, r.spot(sq))
		}
	}
	return listed(list)
}

// line tells what stands on a file or a rank.
func (r *reader) line(of string) string {
	var list []string
	for i := range r.info.Board.Points {
		name := r.info.Board.Name(game.Square(i))
		if of != "" && (name[:1] == strings.ToLower(of) || name[1:] == of) && r.thing(game.Square(i)) != "" {
			list = append(list, r.spot(game.Square(i)))
		}
	}
	return listed(list)
}

func (r *reader) spot(sq game.Square) string {
	return locale.T("sr.point", words.Arg("piece", r.thing(sq)), words.Arg("square", r.info.Board.Label(sq)))
}

// listed joins what was asked for.
func listed(list []string) string {
	if len(list) == 0 {
		return locale.T("sr.none")
	}
	return strings.Join(list, locale.T("sr.stop"))
}

// clocks tells who has how much time left.
func (r *reader) clocks() string {
	var list []string
	for s := range r.info.Seats {
		if left := r.now.Clocks.Left(game.Seat(s)); left > 0 {
			text := fmt.Sprintf("%d:%02d", int(left.Minutes()), int(left.Seconds())%60)
			list = append(list, locale.T("sr.news", words.Side(r.info, "side", game.Seat(s)), words.Arg("text", text)))
		}
	}
	return listed(list)
}
