package notation

import (
	"bytes"
	"strings"

	"yanyi/game/tree"
)

// A file of CCBridge (象棋桥): a header with texts in UTF-16, the board, and the turns. A
// library is many of them in one file.
const (
	ccbRecord  = "CCBridge Record\x00"
	ccbLibrary = "CCBridgeLibrary\x00"
	ccbVersion = 19
)

// ccbPlan is where things stand in a version of the header.
type ccbPlan struct{ title, event, date, red, black, result, side, board, turns int }

var ccbPlans = [...]ccbPlan{
	1: {52, 564, 756, 948, 1172, 1820, 1856, 1864, 1958},
	2: {180, 692, 884, 1076, 1300, 2076, 2112, 2120, 2214},
}

func isCCBridge(data []byte) bool {
	return bytes.HasPrefix(data, []byte(ccbRecord)) || bytes.HasPrefix(data, []byte(ccbLibrary))
}

// readCCBridge is the texts of the games in such a file.
func readCCBridge(data []byte) (games []string) {
	for _, one := range bytes.Split(data, []byte(ccbRecord))[1:] {
		c := ccb{data: one, skip: len(ccbRecord)}
		if version := c.byte(ccbVersion); version == 1 || version == 2 {
			c.version, c.plan = version, ccbPlans[version]
			games = append(games, c.text())
		}
	}
	return games
}

// ccb is one game of such a file, behind its mark.
type ccb struct {
	data    []byte
	skip    int // bytes of the mark
	version byte
	plan    ccbPlan
}

// byte is a byte by its place in the game; 0 behind its end.
func (c *ccb) byte(at int) byte {
	if at -= c.skip; at < 0 || at >= len(c.data) {
		return 0
	}
	return c.data[at]
}

// string is a text of so many bytes at most.
func (c *ccb) string(at, n int) string {
	from := min(max(0, at-c.skip), len(c.data))
	text := c.data[from:min(from+max(0, n), len(c.data))]
	text = text[:len(text)&^1]
	for i := 0; i < len(text); i += 2 {
		if text[i] == 0 && text[i+1] == 0 {
			text = text[:i]
		}
	}
	return fromUTF16(text, 1)
}

func (c *ccb) text() string {
	var b strings.Builder
	pair(&b, "Game", fieldGame)
	event := c.string(c.plan.event, 64)
	if event == "" {
		event = c.string(c.plan.title, 128)
	}
	pair(&b, "Event", event)
	pair(&b, "Date", c.string(c.plan.date, 64))
	pair(&b, "Red", c.string(c.plan.red, 64))
	pair(&b, "Black", c.string(c.plan.black, 64))
	result := resultNumbered(c.byte(c.plan.result))
	pair(&b, "Result", result)
	return boardRecord(&b, c.board(), c.byte(c.plan.side) == 2, c.tree(), result)
}

// board is where the pieces stand: a byte a point from the top left, the side in its
// higher half.
func (c *ccb) board() *[90]byte {
	var cells [90]byte
	for i := range cells {
		n := c.byte(c.plan.board + i)
		if kind := n & 15; kind >= 1 && kind <= 7 {
			switch letter := "RNBAKCP"[kind-1]; n >> 4 {
			case 1:
				cells[i] = letter
			case 2:
				cells[i] = letter + 'a' - 'A'
			}
		}
	}
	return &cells
}

// Flags of an entry of the turns.
const (
	ccbEnds  = 1 << iota // its line
	ccbOther             // another stands in its place
	ccbSaid              // a comment follows
)

// tree is the turns. The first entry, from a point to itself, stands for the start.
func (c *ccb) tree() *tree.Node {
	root := &tree.Node{}
	g := grower{parent: root}
	for at, first := c.plan.turns, true; at+4-c.skip <= len(c.data); first = false {
		flags, from, to := c.byte(at), c.square(at+2), c.square(at+3)
		said := ""
		at += 4
		if flags&ccbSaid != 0 {
			n := min(int(c.byte(at))|int(c.byte(at+1))<<8|int(c.byte(at+2))<<16, len(c.data))
			said = c.string(at+4, n)
			at += 4 + n
		}
		switch {
		case from == to && first:
			root.After = comment(said)
		case from == to, from == "", to == "", !g.add(from+to, said, flags&ccbEnds == 0, flags&ccbOther != 0):
			return root
		}
	}
	return root
}

// square is the point that a byte of an entry names, "" for none: its number from the
// top left, in the first version its file and rank as two digits.
func (c *ccb) square(at int) string {
	n := int(c.byte(at))
	x, y := n%9, n/9
	if c.version == 1 {
		x, y = n>>4, n&15
	}
	if x > 8 || y > 9 {
		return ""
	}
	return squareName(x, 9-y)
}
