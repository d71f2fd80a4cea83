package notation

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// style is a way to write turns.
type style uint8

const (
	squaresStyle style = iota // h3e3, as in UCI and in the canonical spelling
	iccsStyle                 // H2-E2
	chineseStyle              // 炮二平五
	wxfStyle                  // C2.5
)

// write is a legal turn's text in a style, or by its squares where that would be ambiguous.
func (s Spelling) write(pos game.Position, t game.Turn, as style) string {
	canonical := s.Info.FormatTurn(t.Chosen())
	head, move, tail := parted(canonical)
	switch {
	case !Chinese(s.Info) || isResignation(t) || as == squaresStyle:
		return canonical
	case as == iccsStyle:
		return head + iccs(move) + tail
	}
	p := newPlace(s.Info, pos)
	if _, num := p.way(t); num > 9 || t.Swap() {
		return canonical
	}
	text := head + p.wxf(t) + tail
	if as == chineseStyle {
		text = head + p.chinese(t) + tail
	}
	if s.Canonical(pos, text) != canonical {
		return canonical
	}
	return text
}

func isResignation(t game.Turn) bool { _, ok := t.Resigns(); return ok }

// iccs is a move with ranks from 0: H2-E2.
func iccs(move string) string {
	from, to, _ := cutSquare(ShiftRanks(move, -1))
	if to != "" && to[0] != '~' {
		from += "-"
	}
	return strings.ToUpper(from + to)
}

// chinese is a move as Chinese players write it, Red's numbers in Chinese.
func (p *place) chinese(t game.Turn) string {
	dir, num := p.way(t)
	pc := p.cells[t.From()].Piece
	name := p.hanzi(pc.Kind())
	text := name + p.number(p.fileOf(t.From()))
	if at := p.among(t.From()); at != 0 {
		text = p.placeName(at) + name
	}
	return text + string([]rune("进退平")[strings.IndexByte("+-.", dir)]) + p.number(num)
}

// hanzi is the character of a kind in the mover's colour.
func (p *place) hanzi(k game.Kind) string {
	i := strings.IndexByte("KABNRCP", k.Letter())
	return string([]rune("帅仕相马车炮兵将士象马车炮卒")[i+7*int(p.side&1)])
}

// number is a digit as the mover writes it.
func (p *place) number(n int) string {
	if p.side == 0 {
		return string([]rune("一二三四五六七八九")[n-1])
	}
	return string(rune('０' + n))
}

// placeName is the place of a piece among its like.
func (p *place) placeName(at byte) string {
	switch at {
	case front:
		return "前"
	case middle:
		return "中"
	case rear:
		return "后"
	}
	return p.number(digit(at))
}

// fileOf is a square's file from the mover's right, from 1.
func (p *place) fileOf(sq game.Square) int {
	f, _ := p.seen(sq)
	return p.board.Files - f
}

// among is the place that distinguishes a piece from equal ones on its file, 0 where it is
// alone there, or where the target distinguishes advisors and elephants.
func (p *place) among(sq game.Square) byte {
	ahead, all := p.column(sq)
	k := p.cells[sq].Piece.Kind()
	switch others := p.doubled(sq); {
	case all < 2 || k == game.Advisor || k == game.Bishop:
		return 0
	case others > all:
		return byte('1' + ahead + p.before(sq))
	case ahead == 0:
		return front
	case ahead == all-1:
		return rear
	case all == 3:
		return middle
	}
	return byte('1' + ahead)
}

// doubled counts the pieces like one in all files with several of them.
func (p *place) doubled(sq game.Square) (n int) {
	for other, c := range p.cells {
		if c.Piece == p.cells[sq].Piece {
			if _, all := p.column(game.Square(other)); all > 1 {
				n++
			}
		}
	}
	return n
}

// wxf is a move as WXF writes it, Black's letters small.
func (p *place) wxf(t game.Turn) string {
	dir, num := p.way(t)
	letter := string(rune(p.cells[t.From()].Piece.Kind().Letter()))
	switch letter {
	case "N":
		letter = "H"
	case "B":
		letter = "E"
	}
	if p.side != 0 {
		letter = strings.ToLower(letter)
	}
	end := string(rune(dir)) + strconv.Itoa(num)
	ahead, all := p.column(t.From())
	switch at := p.among(t.From()); {
	case at == 0:
		return letter + strconv.Itoa(p.fileOf(t.From())) + end
	case all == 2 && at == front:
		return letter + "+" + end
	case all == 2 && at == rear:
		return letter + "-" + end
	}
	return strconv.Itoa(ahead+1) + strconv.Itoa(p.fileOf(t.From())) + strings.Replace(end, ".", "=", 1)
}

// respelt is the tree of a game with its turns written in a style, from a position.
func (s Spelling) respelt(pos game.Position, root *tree.Node, as style) *tree.Node {
	copied := &tree.Node{Note: root.Note, Round: root.Round}
	copied.Commands = marksAs(copied.Commands, as)
	s.copyBelow(pos, root, copied, as)
	return copied
}

// marksAs are commands with the ranks of rings and arrows counted as a style counts them.
func marksAs(commands []string, as style) []string {
	if as != iccsStyle {
		return commands
	}
	commands = slices.Clone(commands)
	for i, c := range commands {
		if isMark(c) {
			commands[i] = ShiftRanks(c, -1)
		}
	}
	return commands
}

// copyBelow copies the tree below a node; the position is left as it was.
func (s Spelling) copyBelow(pos game.Position, from, to *tree.Node, as style) {
	done := 0
	for ; len(from.Next) > 0; from, to = from.Next[0], to.Next[0] {
		for _, next := range from.Next {
			t, err := game.Find(s.Info, pos, next.Text)
			if err != nil {
				continue
			}
			n := to.Add(s.write(pos, t, as))
			n.Note, n.Round = next.Note, next.Round
			n.Commands = marksAs(n.Commands, as)
			if len(to.Next) > 1 {
				pos.Do(t)
				s.copyBelow(pos, next, n, as)
				pos.Undo()
			}
		}
		t, err := game.Find(s.Info, pos, from.Next[0].Text)
		if err != nil {
			break
		}
		pos.Do(t)
		done++
	}
	for range done {
		pos.Undo()
	}
}
