package notation

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"

	"yanyi/game/tree"
)

// A file of XQStudio (象棋演播室): a header of a kilobyte, which from version 11 on holds the keys
// that encipher the rest, and the turns, each with its comment.
const (
	xqfVersion = 2
	xqfMask    = 3
	xqfKeys    = 8 // eight of them, of which the last four are keys of the board and the turns
	xqfBoard   = 16
	xqfSide    = 0x32
	xqfResult  = 0x33
	xqfTitle   = 0x50
	xqfEvent   = 0xD0
	xqfDate    = 0x110
	xqfRed     = 0x130
	xqfBlack   = 0x140
	xqfTurns   = 0x400

	xqfLastPlain = 10 // the last version without a cipher
)

// xqfSecret is the text that the stream of a cipher is cut from.
const xqfSecret = "[(C) Copyright Mr. Dong Shiwei.]"

// xqfHead is the part of the header that is required: up to board, side to move and result.
const xqfHead = xqfResult + 1

// isXQF reports whether a file is one of XQStudio, whole or not.
func isXQF(data []byte) bool {
	return len(data) > xqfVersion && data[0] == 'X' && data[1] == 'Q' && data[xqfVersion] < 0x20 && hasControls(data[xqfVersion:])
}

// hasControls reports whether there are bytes that no text has.
func hasControls(data []byte) bool {
	return bytes.IndexFunc(data, func(r rune) bool { return r < ' ' && r != '\t' && r != '\n' && r != '\r' }) >= 0
}

// xqf is such a file and its keys.
type xqf struct {
	data   []byte
	decode Decoder

	stream                     [32]byte
	keyBoard, keyFrom, keyGoal byte
	keySaid                    int
	at                         int
	grower
}

// readXQF is the game in the file.
func readXQF(data []byte, decode Decoder) Found {
	f := Found{Form: "XQF"}
	if len(data) < xqfHead {
		torn(&f.Faults, len(data), false)
		return f
	}
	x := &xqf{data: data, decode: decode, at: xqfTurns}
	if missing := xqfTurns - len(data); missing > 0 { // the rest of the header has names only
		x.data = append(slices.Clip(data), make([]byte, missing)...)
	}
	if data[xqfVersion] > xqfLastPlain {
		x.keys()
	}
	var b strings.Builder
	pair(&b, "Game", fieldGame)
	event := x.string(xqfEvent, 63)
	if event == "" {
		event = x.string(xqfTitle, 63)
	}
	pair(&b, "Event", event)
	pair(&b, "Date", x.string(xqfDate, 15))
	pair(&b, "Red", x.string(xqfRed, 15))
	pair(&b, "Black", x.string(xqfBlack, 15))
	result := resultNumbered(data[xqfResult])
	pair(&b, "Result", result)
	root := &tree.Node{}
	x.place.parent = root
	if !x.tree(root) {
		torn(&x.faults, len(data), true)
	}
	f.Text, f.Faults = boardRecord(&b, x.board(), data[xqfSide] == 1, root, result), x.faults
	return f
}

// keys works the keys out from the header.
func (x *xqf) keys() {
	k := x.data[xqfKeys : xqfKeys+8]
	scatter := func(n byte) byte { return n*n*54 + 221 }
	x.keyBoard = scatter(k[5]) * k[5]
	x.keyFrom = scatter(k[6]) * x.keyBoard
	x.keyGoal = scatter(k[7]) * x.keyFrom
	x.keySaid = (int(k[4])<<8|int(k[5]))%32000 + 767
	for i := range x.stream {
		x.stream[i] = xqfSecret[i] & (k[i%4] | k[4+i%4]&x.data[xqfMask])
	}
}

// string is a text of the header, its length before it.
func (x *xqf) string(at, most int) string {
	n := min(int(x.data[at]), most)
	return strings.Trim(x.decode("gb18030", x.data[at+1:at+1+n]), "\x00 ")
}

// board is where the pieces stand, from the top left.
func (x *xqf) board() *[90]byte {
	var cells [90]byte
	for i := range len(dhtmlPieces) {
		piece := i
		if x.data[xqfVersion] > xqfLastPlain+1 { // the pieces are shifted, too
			piece = (int(x.keyBoard) + 1 + i) % len(dhtmlPieces)
		}
		if sq := int(x.data[xqfBoard+i] - x.keyBoard); sq < 90 {
			cells[9*(9-sq%10)+sq/10] = dhtmlPieces[piece]
		}
	}
	return &cells
}

// next is the next bytes of the turns, deciphered, as many as there are, and whether that is
// as many as were wanted.
func (x *xqf) next(n int) ([]byte, bool) {
	left := len(x.data) - x.at
	plain := make([]byte, min(n, left))
	for i := range plain {
		plain[i] = x.data[x.at] - x.stream[x.at%len(x.stream)]
		x.at++
	}
	return plain, n <= left
}

// tree grows the turns, and reports whether the file goes as far as they do. The first entry
// stands for the start, and may have a comment.
func (x *xqf) tree(root *tree.Node) bool {
	for first := true; ; first = false {
		at := x.at
		head, whole := x.next(4)
		if !whole {
			return false
		}
		follows, other := head[2]&0x80 != 0, head[2]&0x40 != 0
		if x.data[xqfVersion] <= xqfLastPlain {
			follows, other = head[2]&0xF0 != 0, head[2]&0x0F != 0
		}
		said, whole := x.said(head[2])
		from, to := head[0]-24-x.keyFrom, head[1]-32-x.keyGoal
		switch {
		case first:
			root.After = comment(said)
			if !follows {
				return whole
			}
		case from >= 90 || to >= 90:
			senseless(&x.faults, at)
			return true
		case !x.add(xqfSquare(from)+xqfSquare(to), said, follows, other):
			return whole
		}
		if !whole {
			return false
		}
	}
}

// said is the comment behind a turn's entry, and whether it is whole.
func (x *xqf) said(flags byte) (said string, whole bool) {
	if x.data[xqfVersion] > xqfLastPlain && flags&0x20 == 0 {
		return "", true
	}
	size, whole := x.next(4)
	if !whole {
		return "", false
	}
	n := int(binary.LittleEndian.Uint32(size)) - x.keySaid
	text, whole := x.next(max(0, n))
	said = x.decode("gb18030", text)
	if !whole {
		said = strings.TrimRight(said, "\ufffd") // half a character
	}
	return said, whole
}

func xqfSquare(n byte) string { return squareName(int(n/10), int(n%10)) }
