package notation

import (
	"strings"

	"yanyi/game"
	"yanyi/game/board"
)

// Spelling is how the turns of a record are read.
type Spelling struct {
	Info *game.Info
	Zero bool // ranks are counted from 0
}

// Canonical is a turn's text in the canonical spelling, where it means one legal turn of the position.
// Any other text is converted as far as it can be.
func (s Spelling) Canonical(pos game.Position, text string) string {
	if Chinese(s.Info) {
		text = strings.TrimRight(text, "+#") // as some mark check and mate
	}
	canonical, named := s.squares(text)
	if !Chinese(s.Info) || named && canonical == text {
		return canonical
	}
	if named { // C2e2 may be from c2, or a cannon from rank 2
		if _, err := game.Find(s.Info, pos, canonical); err == nil {
			return canonical
		}
	}
	if t, ok := s.find(pos, text); ok {
		return s.Info.FormatTurn(t)
	}
	return canonical
}

// Typed is the legal turn meant by a single typed turn. In the games of the xiangqi family ranks
// count from 0 where they cannot count from 1: where no piece of the mover stands at the origin,
// or there is a rank 0.
func (s Spelling) Typed(pos game.Position, text string) (game.Turn, error) {
	t, err := game.Find(s.Info, pos, s.Canonical(pos, text))
	if err == nil || s.Zero || !s.onlyFromZero(pos, text) {
		return t, err
	}
	from0 := Spelling{Info: s.Info, Zero: true}
	if t, wrong := game.Find(s.Info, pos, from0.Canonical(pos, text)); wrong == nil {
		return t, nil
	}
	return t, err
}

// onlyFromZero reports whether a turn that cannot be played can only count ranks from 0.
func (s Spelling) onlyFromZero(pos game.Position, text string) bool {
	if !Chinese(s.Info) {
		return false
	}
	canonical, named := s.squares(text)
	if !named {
		return true // C2e2: nothing else fits
	}
	if zero, top := ranksIn(canonical, s.Info.Board.Ranks); zero || top {
		return zero && !top
	}
	t, err := s.Info.ParseTurn(canonical)
	if err != nil || t.From() == game.NoSquare {
		return false
	}
	view := pos.View(game.NoSeat)
	at := &view.Cells[t.From()]
	return at.Piece == game.NoPiece || at.Commander != pos.Actor()
}

// squares is a turn's text in the canonical spelling, and whether it names two squares.
func (s Spelling) squares(text string) (canonical string, named bool) {
	canonical = CanonicalTurn(s.Info, text)
	if _, err := s.Info.ParseTurn(ranksFromOne(canonical)); err != nil {
		return text, false
	}
	if s.Zero {
		canonical = ShiftRanks(canonical, 1)
	}
	return canonical, true
}

// find is the legal turn that a text means in the manner of 炮二平五, C2.5 or Che2.
func (s Spelling) find(pos game.Position, text string) (game.Turn, bool) {
	head, move, tail := parted(strings.TrimRight(narrow(text), "!?"))
	chosen, err := s.Info.ParseTurn(head + "a1b1" + tail)
	if err != nil {
		return game.NoTurn, false
	}
	chosen &^= game.Move(game.NoSquare, game.NoSquare)
	var found []game.Turn
	if w, ok := parseWay(move); ok {
		found = newPlace(s.Info, pos).along(&w, chosen)
	} else if g, ok := parseGoal(move, s.base()); ok {
		found = newPlace(s.Info, pos).reaching(&g, chosen)
	}
	if len(found) != 1 {
		return game.NoTurn, false
	}
	return found[0], true
}

// base is the number of the lowest rank.
func (s Spelling) base() int {
	if s.Zero {
		return 0
	}
	return 1
}

// parted splits a turn: what precedes the move (x/, +/, -^R/), the move, the promotion (=R, ^N).
func parted(text string) (head, move, tail string) {
	if i := strings.LastIndexByte(text, '/'); i >= 0 {
		head, text = text[:i+1], text[i+1:]
	}
	for len(text) > 2 && strings.IndexByte("=^", text[len(text)-2]) >= 0 && strings.IndexByte("RNC", text[len(text)-1]) >= 0 {
		n := len(text) - 2
		text, tail = text[:n], text[n:]+tail
	}
	return head, text, tail
}

// place is a position whose turns are searched.
type place struct {
	board *game.Board
	cells []game.Cell
	side  game.Seat
	turns []game.Turn
}

// usualTurns is room for the turns of most positions.
const usualTurns = 64

func newPlace(in *game.Info, pos game.Position) *place {
	view := pos.View(game.NoSeat)
	return &place{board: in.Board, cells: view.Cells, side: pos.Actor(), turns: pos.Turns(make([]game.Turn, 0, usualTurns))}
}

// seen is a square's file and rank as the mover sees them, from its left and from 0.
func (p *place) seen(sq game.Square) (file, rank int) {
	at := p.board.Points[sq]
	file, rank = int(at.File), int(at.Rank)
	if p.side != 0 {
		file, rank = p.board.Files-1-file, p.board.Ranks-1-rank
	}
	return file, rank
}

// chosen reports whether a turn is a move with just these choices round it.
func chosenAs(t, chosen game.Turn) bool {
	return t.Chosen()&^game.Move(game.NoSquare, game.NoSquare) == chosen
}

// reaching are the turns that a goal means.
func (p *place) reaching(g *goal, chosen game.Turn) (found []game.Turn) {
	for _, t := range p.turns {
		if chosenAs(t, chosen) && g.means(p.board, p.cells[t.From()].Piece, t) {
			found = append(found, t)
		}
	}
	return found
}

// along are the turns that a way means. A chariot, cannon, soldier or king that leaves
// its line by a stratagem is meant only where none that stays on it is.
func (p *place) along(w *way, chosen game.Turn) (found []game.Turn) {
	var aslant []game.Turn
	for _, t := range p.turns {
		switch {
		case !chosenAs(t, chosen) || !p.means(w, t):
		case p.leavesLine(t):
			aslant = append(aslant, t)
		default:
			found = append(found, t)
		}
	}
	switch {
	case found == nil:
		return aslant
	case w.place == 0 && len(found) > 1:
		return p.unsigned(w, found)
	}
	return found
}

// unsigned are the turns that fit a way without the place of its piece, among several pieces:
// where three stand on a file, front and rear have a sign, and the middle one may have none.
func (p *place) unsigned(w *way, found []game.Turn) []game.Turn {
	middles := *w
	middles.place = middle
	var between []game.Turn
	for _, t := range found {
		_, all := p.column(t.From())
		if f, _ := p.seen(t.From()); all != 3 || f != p.file(found[0]) {
			return found
		}
		if p.stands(t.From(), &middles) {
			between = append(between, t)
		}
	}
	if len(between) != 1 {
		return found
	}
	return between
}

// file is the file that a turn leaves, as the mover sees it.
func (p *place) file(t game.Turn) int {
	f, _ := p.seen(t.From())
	return f
}

// means reports whether a turn fits a way.
func (p *place) means(w *way, t game.Turn) bool {
	if p.cells[t.From()].Piece.Kind() != w.kind {
		return false
	}
	dir, num := p.way(t)
	file, _ := p.seen(t.From())
	return dir == w.dir && num == w.num && (w.file == 0 || w.file == p.board.Files-file) &&
		(w.place == 0 || p.stands(t.From(), w))
}

// way is where a turn goes, and how far or to which file.
func (p *place) way(t game.Turn) (dir byte, num int) {
	f, r := p.seen(t.From())
	tf, tr := p.seen(t.To())
	heading, num := board.Way(f, r, tf, tr, p.board.Files-tf)
	return ".+-"[heading], num
}

// leavesLine reports whether a piece that goes along lines changes file and rank.
func (p *place) leavesLine(t game.Turn) bool {
	f, r := p.seen(t.From())
	tf, tr := p.seen(t.To())
	switch p.cells[t.From()].Piece.Kind() {
	case game.Advisor, game.Bishop, game.Knight:
		return false
	}
	return f != tf && r != tr
}

// column are the pieces of a square's kind and side on its file: those before it, and all.
func (p *place) column(sq game.Square) (ahead, all int) {
	f, r := p.seen(sq)
	for other, c := range p.cells {
		if of, or := p.seen(game.Square(other)); of == f && c.Piece == p.cells[sq].Piece {
			all++
			if or > r {
				ahead++
			}
		}
	}
	return ahead, all
}

// stands reports whether a piece has its place among its like. Numbers count the file from the
// front, and where several files have several, all of those, from the mover's right.
func (p *place) stands(sq game.Square, w *way) bool {
	ahead, all := p.column(sq)
	switch {
	case all < 2:
		return false
	case w.place == front:
		return ahead == 0
	case w.place == rear:
		return ahead == all-1
	case w.place == middle:
		return 2*ahead == all-1
	case w.file == 0:
		ahead += p.before(sq)
	}
	return ahead == digit(w.place)-1
}

// before counts the pieces like one in files with several of them, nearer to the mover's right.
func (p *place) before(sq game.Square) (n int) {
	f, _ := p.seen(sq)
	for other, c := range p.cells {
		if of, _ := p.seen(game.Square(other)); of > f && c.Piece == p.cells[sq].Piece {
			if _, all := p.column(game.Square(other)); all > 1 {
				n++
			}
		}
	}
	return n
}

// Why says why a text means no turn that can be played, where the rules' own words do not.
func (s Spelling) Why(pos game.Position, text string) game.Phrase {
	_, move, _ := parted(strings.TrimRight(narrow(text), "!?"))
	w, told := parseWay(move)
	if !told || !Chinese(s.Info) {
		if _, goal := parseGoal(move, s.base()); goal && Chinese(s.Info) {
			return game.Say("why.spelling.reach")
		}
		return game.Say("why.spelling")
	}
	p := newPlace(s.Info, pos)
	if !p.has(&w) {
		return game.Say("why.spelling.piece")
	}
	n := 0
	for _, t := range p.turns {
		if p.means(&w, t) {
			n++
		}
	}
	if n > 1 {
		return game.Say("why.spelling.many")
	}
	return game.Say("why.spelling.reach")
}

// has reports whether the mover has a piece that fits a way.
func (p *place) has(w *way) bool {
	for i, c := range p.cells {
		sq := game.Square(i)
		if file, _ := p.seen(sq); c.Commander == p.side && c.Piece.Kind() == w.kind &&
			(w.file == 0 || w.file == p.board.Files-file) && (w.place == 0 || p.stands(sq, w)) {
			return true
		}
	}
	return false
}
