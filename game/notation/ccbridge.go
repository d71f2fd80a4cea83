package notation

import (
	"bytes"
	"encoding/binary"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// A file of CCBridge (象棋桥): a header with texts in UTF-16, the board, and the turns. A
// library is many of them in one file, behind a header of its own and a list of slots.
const (
	ccbRecord  = "CCBridge Record\x00"
	ccbLibrary = "CCBridgeLibrary\x00"
	ccbBegins  = "CCBridge" // as both do
	ccbVersion = 19

	ccbDeleted  = 56    // whether there are slots of deleted games
	ccbSlots    = 60    // how many slots there are
	ccbList     = 66624 // where the list of them begins
	ccbSlot     = 276   // bytes of a slot in the list
	ccbUsed     = 12    // in it, the bytes of its game; 0 without one
	ccbPage     = 4096  // games begin at multiples of this behind the list
	ccbMostUsed = 1 << 24
)

// ccbPlan is where things stand in a version of the header.
type ccbPlan struct{ title, event, date, red, black, result, side, board, turns int }

var ccbPlans = [...]ccbPlan{
	1: {52, 564, 756, 948, 1172, 1820, 1856, 1864, 1958},
	2: {180, 692, 884, 1076, 1300, 2076, 2112, 2120, 2214},
}

// isCCBridge reports whether a file is one of CCBridge, whole or not.
func isCCBridge(data []byte) bool {
	n := min(len(data), len(ccbRecord))
	return n >= len(ccbBegins) && (ccbRecord[:n] == string(data[:n]) || ccbLibrary[:n] == string(data[:n]))
}

// readCCBridge is the games in such a file.
func readCCBridge(data []byte) (games []Found) {
	form, at := "CBL", bytes.Index(data, []byte(ccbRecord))
	switch {
	case at == 0:
		form = "CBR"
	case at < 0:
		f := Found{Form: "CBR"}
		if bytes.HasPrefix(data, []byte(ccbLibrary)) {
			f.Form = form
			f.Faults.Add("file", game.NoSquare, "there is no game in this CCBridge library of %d bytes: it is empty, or breaks off", len(data)).
				Say("error.file.library")
		} else {
			torn(&f.Faults, len(data), false)
		}
		return []Found{f}
	}
	head, faulty, c := data[:at], 0, ccb{}
	for at < len(data) && faulty < mostFaults {
		one := data[at:]
		if end := bytes.Index(one[len(ccbRecord):], []byte(ccbRecord)); end >= 0 {
			one = one[:len(ccbRecord)+end]
		}
		c = ccb{data: one, base: at}
		games = append(games, c.game(form))
		if len(games[len(games)-1].Faults) > 0 {
			faulty++
		}
		at += len(one)
	}
	if form == "CBL" && faulty < mostFaults && c.another(len(head)) {
		f := Found{Form: form}
		torn(&f.Faults, len(data), false)
		games = append(games, f)
	}
	if listed := ccbListed(head); form == "CBL" && len(games) < listed && faulty < mostFaults {
		f := &games[len(games)-1]
		f.Faults.Add("file", game.NoSquare, "breaks off: the library lists %d games and holds %d", listed, len(games)).
			Say("error.file.games", game.OfNumber("n", listed), game.OfNumber("m", len(games)))
	}
	return games
}

// ccbListed is how many games a library's list has, 0 if deleted games make that unclear.
func ccbListed(head []byte) (n int) {
	if len(head) < ccbList || head[ccbDeleted] != 0 || len(head) != ccbList+ccbSlot*int(binary.LittleEndian.Uint32(head[ccbSlots:])) {
		return 0
	}
	for slot := head[ccbList:]; len(slot) >= ccbSlot; slot = slot[ccbSlot:] {
		if used := binary.LittleEndian.Uint32(slot[ccbUsed:]); used >= uint32(ccbPlans[1].turns) && used < ccbMostUsed {
			n++
		}
	}
	return n
}

// ccb is one game of such a file.
type ccb struct {
	data    []byte
	base    int // where it begins in the file
	end     int // of the part that was read
	version byte
	plan    ccbPlan
	grower
}

// another reports whether another game begins behind this one, the last whose mark is whole. One
// or two letters of a mark count at the end of a game's turns and at the start of a page.
func (c *ccb) another(first int) bool {
	for n := len(ccbRecord) - 1; n > 0; n-- {
		at := len(c.data) - n
		if at >= max(1, c.end) && string(c.data[at:]) == ccbRecord[:n] {
			return n > 2 || at == c.end || (c.base+at-first)%ccbPage == 0
		}
	}
	return false
}

// game reads the game as far as it goes.
func (c *ccb) game(form string) Found {
	f := Found{Form: form}
	if len(c.data) <= ccbVersion {
		torn(&f.Faults, c.base+len(c.data), false)
		return f
	}
	if c.version = c.data[ccbVersion]; c.version != 1 && c.version != 2 {
		f.Faults.Add("file", game.NoSquare, "version %d of CCBridge's files is not read", int(c.version)).
			Say("error.file.version", game.OfNumber("n", int(c.version)))
		return f
	}
	c.plan = ccbPlans[c.version]
	if c.plan.board+90 > len(c.data) {
		torn(&f.Faults, c.base+len(c.data), false)
		return f
	}
	root := &tree.Node{}
	c.place.parent = root
	if !c.tree(root) {
		torn(&c.faults, c.base+len(c.data), true)
	}
	f.Text, f.Faults = c.text(root), c.faults
	return f
}

// byte is a byte by its place in the game; 0 behind its end.
func (c *ccb) byte(at int) byte {
	if at >= len(c.data) {
		return 0
	}
	return c.data[at]
}

// string is a text of so many bytes at most.
func (c *ccb) string(at, n int) string {
	from := min(at, len(c.data))
	text := c.data[from:min(from+max(0, n), len(c.data))]
	text = text[:len(text)&^1]
	for i := 0; i < len(text); i += 2 {
		if text[i] == 0 && text[i+1] == 0 {
			text = text[:i]
		}
	}
	return fromUTF16(text, 1)
}

// text is the game with these turns as a text.
func (c *ccb) text(root *tree.Node) string {
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
	return boardRecord(&b, c.board(), c.byte(c.plan.side) == 2, root, result)
}

// board is the pieces: a byte a point from the top left, the side in its higher half.
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

// tree grows the turns, and reports whether the file goes as far as they do. The first entry,
// from a point to itself, stands for the start. A game without turns may end by an empty entry.
func (c *ccb) tree(root *tree.Node) bool {
	for at, first := c.plan.turns, true; ; first = false {
		begin := at
		if at+4 > len(c.data) {
			return false
		}
		flags, from, to := c.byte(at), c.square(at+2), c.square(at+3)
		said, whole := "", true
		at += 4
		if flags&ccbSaid != 0 {
			said, at, whole = c.said(at)
		}
		c.end = at
		switch {
		case first && from == to:
			root.After = comment(said)
			if flags&ccbEnds != 0 {
				return whole
			}
		case c.turns == 0 && flags == 0 && c.byte(begin+2) == 0 && c.byte(begin+3) == 0:
			return true
		case from == to, from == "", to == "":
			senseless(&c.faults, c.base+begin)
			return true
		case !c.add(from+to, said, flags&ccbEnds == 0, flags&ccbOther != 0):
			return whole
		}
		if !whole {
			return false
		}
	}
}

// said is the comment at a place, its end, and whether it is whole.
func (c *ccb) said(at int) (said string, end int, whole bool) {
	if at+4 > len(c.data) {
		return "", len(c.data), false
	}
	n := int(binary.LittleEndian.Uint32(c.data[at:]))
	at += 4
	whole = n <= len(c.data)-at
	n = min(n, len(c.data)-at)
	return c.string(at, n), at + n, whole
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
