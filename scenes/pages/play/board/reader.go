package board

import (
	"math/bits"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/board"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// reader describes the board's points, and answers questions about them, for screen readers.
type reader struct {
	*Board
	of     *moment.Moment // that points tells
	turn   told
	course course
	known  [256]point
	ways   [64]string // by how many there are, in a language
	lang   locale.Lang
	to     [256][4]uint64 // by origin, the possible targets
}

// News is the last turn, and the text of a bubble beside a point.
func (r *reader) News() (turn string, said accessibility.News) {
	if r.bubble.shown() {
		said = accessibility.News{Text: r.bubble.heard, N: r.said}
	}
	return r.happened(), said
}

// told is the last turn in words, of a moment in a language.
type told struct {
	of   *moment.Moment
	lang locale.Lang
	text string
}

// lastTurn is the turn that led to the moment shown, in words, which are computed once.
func (r *reader) lastTurn() string {
	if lang := locale.Current(); r.turn.of != r.now || r.turn.lang != lang {
		r.turn = told{r.now, lang, record.LastTurn(r.now)}
	}
	return r.turn.text
}

// course is the way in which the game came to the moment shown.
type course struct {
	line, ply, plies int
	undone           bool // turns were taken back
}

// goOn follows the board from one moment to the next.
func (c *course) goOn(m *moment.Moment) {
	was := *c
	if c.line, c.ply, c.plies = m.Sight.Line, m.Sight.Ply, m.Plies; *c != was {
		c.undone = m.Live && !m.May.Free && c.line != was.line && c.plies < was.plies
	}
}

// happened says how the moment shown came about: by the last turn, or by taking turns back.
func (r *reader) happened() string {
	last := r.lastTurn()
	switch {
	case !r.course.undone:
		return last
	case last == "":
		return locale.T("sr.undone.start") + tabletext.Joint()
	}
	return locale.T("sr.undone") + tabletext.Joint() + last
}

// point is a point's name, and what the name depends on.
type point struct {
	piece         game.Piece
	commander     game.Seat
	ways          int
	target, check bool
	marked        bool
	lang          locale.Lang
	thing         string // what stands where
	name          string
}

// Name says what stands on a square, where it is and what may be done. Turns change few names.
// Of a piece that is hidden from who plays blindfold, a point tells nothing.
func (r *reader) Name(sq game.Square) string {
	if r.now.Blind {
		return r.info.Board.Label(sq)
	}
	if r.of != r.now {
		r.of = r.now
		r.open()
	}
	cell, was := &r.now.Shown.Cells[sq], &r.known[sq]
	p := point{
		piece: cell.Piece, commander: cell.Commander, ways: r.count(sq), check: cell.Mark&game.MarkCheck != 0,
		target: r.may[sq].Has(board.Go), marked: slices.Contains(r.over.Marked, sq),
		lang: locale.Current(), thing: was.thing, name: was.name,
	}
	if p == *was && p.name != "" {
		return p.name
	}
	if p.piece != was.piece || p.commander != was.commander || p.lang != was.lang || p.thing == "" {
		p.thing = r.spot(sq)
	}
	p.name = r.named(&p)
	*was = p
	return p.name
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
	if p.marked {
		what += locale.T("sr.comma") + locale.T("sr.point.marked")
	}
	return what
}

// moves says to how many points a piece may go.
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

// thing is the piece on a square with its side and any other commander; "" for none.
func (r *reader) thing(sq game.Square) string {
	cell := r.now.Shown.Cells[sq]
	if cell.Piece == game.NoPiece {
		return ""
	}
	if r.info.Emperor(cell.Piece) || cell.Piece.Kind() == game.Unknown {
		return gametext.PieceName(r.info, cell.Piece)
	}
	piece := tabletext.Arg("piece", tabletext.Piece(r.now, sq))
	name := locale.T("order.checker", tabletext.Owner(r.info, "side", cell.Piece.Origin()), piece)
	if c := cell.Commander; c.Player() && c != cell.Piece.Origin() {
		return locale.T("sr.point.led", tabletext.Arg("piece", name), tabletext.Side(r.info, "side", c))
	}
	return name
}

// open collects all legal targets, once for all points.
func (r *reader) open() {
	clear(r.to[:])
	if r.now.Hand.Ahead() { // what may be chosen ahead is named once a piece is picked
		return
	}
	for _, t := range r.now.Hand.Open() {
		r.to[t.From()][t.To()>>6] |= 1 << (t.To() & 63)
	}
}

// count is the number of points to which the piece on a square may go.
func (r *reader) count(sq game.Square) (n int) {
	for _, to := range r.to[sq] {
		n += bits.OnesCount64(to)
	}
	return n
}
