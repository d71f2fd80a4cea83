package notation

import (
	"strings"
	"testing"
	"unicode/utf16"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"yanyi/game"
	"yanyi/game/tree"
)

// decoder is a machine's.
func decoder(name string, data []byte) string {
	old := encoding.Encoding(simplifiedchinese.GB18030)
	if name == "big5" {
		old = traditionalchinese.Big5
	}
	text, _ := old.NewDecoder().Bytes(data)
	return string(text)
}

func encoded(t testing.TB, as encoding.Encoding, text string) []byte {
	t.Helper()
	data, err := as.NewEncoder().Bytes([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// sketch is a game that is written into files of other programs.
type sketch struct {
	event, red, black, result string
	cells                     [90]byte
	root                      *tree.Node
}

func sketched(t testing.TB, position, moves string) *sketch {
	t.Helper()
	var faults game.Faults
	g := &sketch{event: "殘局練習", red: "甲", black: "乙", result: "1-0"}
	g.root, _ = tree.Read(moves, 1, &faults)
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	at := 0
	for _, c := range []byte(position[:strings.IndexByte(position, ' ')]) {
		switch {
		case isDigit(c):
			at += digit(c)
		case c != '/':
			g.cells[at] = c
			at++
		}
	}
	return g
}

// eachTurn calls f for the turns in the order of such files, what follows a turn first.
func eachTurn(n *tree.Node, f func(n *tree.Node, follows, other bool)) {
	for i, next := range n.Next {
		f(next, len(next.Next) > 0, i < len(n.Next)-1)
		eachTurn(next, f)
	}
}

func resultNumber(result string) byte {
	return byte(strings.Index("* 1-0 0-1 1/2-1/2", result)+3) / 4
}

// xqfFile writes a game as XQStudio does, in a version, with keys.
func (g *sketch) xqfFile(t testing.TB, version byte, keys [8]byte) []byte {
	x := xqf{data: make([]byte, xqfTurns)}
	copy(x.data, "XQ")
	x.data[xqfVersion] = version
	if version > xqfLastPlain {
		x.data[xqfMask] = 0xA5
		copy(x.data[xqfKeys:], keys[:])
		x.keys()
	}
	for i := range len(dhtmlPieces) {
		piece, sq := i, 255
		if version > xqfLastPlain+1 {
			piece = (int(x.keyBoard) + 1 + i) % len(dhtmlPieces)
		}
		n := strings.Count(dhtmlPieces[:piece], dhtmlPieces[piece:piece+1])
		if at := nthFrom(&g.cells, dhtmlPieces[piece], n); at >= 0 {
			sq = 10*(at%9) + 9 - at/9
		}
		x.data[xqfBoard+i] = byte(sq) + x.keyBoard
	}
	x.data[xqfResult] = resultNumber(g.result)
	for at, text := range map[int]string{xqfEvent: g.event, xqfRed: g.red, xqfBlack: g.black} {
		data := encoded(t, simplifiedchinese.GB18030, text)
		x.data[at] = byte(len(data))
		copy(x.data[at+1:], data)
	}
	x.entry(t, 24, 32, g.root.After, len(g.root.Next) > 0, false)
	eachTurn(g.root, func(n *tree.Node, follows, other bool) {
		from, rest, _ := cutSquare(n.Turn)
		to, _, _ := cutSquare(rest)
		at := func(s string) byte { return byte(10*int(s[0]-'a') + rankOf(s) - 1) }
		x.entry(t, at(from)+24, at(to)+32, n.After, follows, other)
	})
	return x.data
}

// entry writes a turn.
func (x *xqf) entry(t testing.TB, from, to byte, said string, follows, other bool) {
	var flags byte
	comment := encoded(t, simplifiedchinese.GB18030, said)
	size := len(comment) + x.keySaid
	tail := []byte{byte(size), byte(size >> 8), byte(size >> 16), 0}
	if x.data[xqfVersion] <= xqfLastPlain {
		if follows {
			flags |= 0xF0
		}
		if other {
			flags |= 0x0F
		}
	} else {
		if follows {
			flags |= 0x80
		}
		if other {
			flags |= 0x40
		}
		if said != "" {
			flags |= 0x20
		} else {
			tail = nil
		}
	}
	plain := append([]byte{from + x.keyFrom, to + x.keyGoal, flags, 0}, tail...)
	if said != "" {
		plain = append(plain, comment...)
	}
	for _, c := range plain {
		x.data = append(x.data, c+x.stream[len(x.data)%len(x.stream)])
	}
}

// ccbFile writes a game as CCBridge does, in a version.
func (g *sketch) ccbFile(version byte) []byte {
	plan := ccbPlans[version]
	data := make([]byte, plan.turns)
	copy(data, ccbRecord)
	data[ccbVersion] = version
	wide := func(text string) (b []byte) {
		for _, u := range utf16.Encode([]rune(text)) {
			b = append(b, byte(u), byte(u>>8))
		}
		return b
	}
	for at, text := range map[int]string{plan.title: g.event, plan.red: g.red, plan.black: g.black} {
		copy(data[at:], wide(text))
	}
	data[plan.result] = resultNumber(g.result)
	for i, c := range g.cells {
		if kind := strings.IndexByte("RNBAKCP", c); kind >= 0 && c != 0 {
			data[plan.board+i] = byte(0x11 + kind)
		} else if kind := strings.IndexByte("rnbakcp", c); kind >= 0 && c != 0 {
			data[plan.board+i] = byte(0x21 + kind)
		}
	}
	entry := func(flags, from, to byte, said string) {
		text := wide(said)
		if said != "" {
			flags |= ccbSaid
		}
		data = append(data, flags, 0, from, to)
		if said != "" {
			data = append(append(data, byte(len(text)), byte(len(text)>>8), 0, 0), text...)
		}
	}
	entry(0, 0, 0, g.root.After)
	eachTurn(g.root, func(n *tree.Node, follows, other bool) {
		from, rest, _ := cutSquare(n.Turn)
		to, _, _ := cutSquare(rest)
		at := func(s string) byte {
			x, y := s[0]-'a', byte(10-rankOf(s))
			if version == 1 {
				return x<<4 | y
			}
			return 9*y + x
		}
		var flags byte
		if !follows {
			flags |= ccbEnds
		}
		if other {
			flags |= ccbOther
		}
		entry(flags, at(from), at(to), n.After)
	})
	return append(data, 0, 0, 0, 0)
}

// treeSketch has variations in variations, comments in all places, and Black first.
const (
	treePlace = "3ak4/4a4/2P6/2P3n2/2P6/6p2/6p2/2N3p2/4A4/3AK4 b"
	treeMoves = "{before} g3f3 {a {b\n} c7d7 (c5d5 {其二} g5f5 (g4f4 {deep} d5e5) d5d6) (c2e3) g4f4 {末} e2f3"
)

// Files of other programs read as the game that was written into them: its pieces, its
// names, all turns with what is said of them.
func TestFilesOfOtherPrograms(t *testing.T) {
	moves := strings.ReplaceAll(treeMoves, "{b\n", "b")
	for _, at := range []string{treePlace, plainStart} {
		if at == plainStart {
			moves = "h3e3 (h3f3 h10g8) h10g8"
		}
		g := sketched(t, at, moves)
		files := map[string][]byte{"cbr 1": g.ccbFile(1), "cbr 2": g.ccbFile(2)}
		for _, version := range []byte{10, 11, 12, 18} {
			files["xqf "+string(rune('a'+version))] = g.xqfFile(t, version, [8]byte{1, 2, 4, 8, 200, 77, 131, 254})
		}
		for name, data := range files {
			list := Open(data, decoder)
			if len(list) != 1 {
				t.Fatalf("%s: %d games", name, len(list))
			}
			var faults game.Faults
			s := Scan(list[0].Text, &faults)
			fen := s.Value("FEN")
			if at == plainStart {
				fen = plainStart
			}
			if fen != at || s.Value("Red") != "甲" || s.Value("Black") != "乙" || s.Value("Event") != "殘局練習" || s.Result != "1-0" {
				t.Errorf("%s:\n%s", name, list[0].Text)
			}
			if got, want := s.Root.Text("*"), g.root.Text("*"); got != want {
				t.Errorf("%s has the turns\n%s\nwant\n%s", name, got, want)
			}
		}
	}
}

// A file that ends before its time is read as far as it goes.
func TestTornFiles(t *testing.T) {
	g := sketched(t, treePlace, strings.ReplaceAll(treeMoves, "{b\n", "b"))
	for _, whole := range [][]byte{g.xqfFile(t, 18, [8]byte{9, 9, 9, 9, 9, 9, 9, 9}), g.ccbFile(2), g.ccbFile(1)} {
		for n := range whole {
			for _, found := range Open(whole[:n], decoder) {
				var faults game.Faults
				Scan(found.Text, &faults)
			}
		}
	}
}

// What does not say how it is encoded is what it reads best as.
func TestEncodings(t *testing.T) {
	const simple, full = "[Red \"张三\"]\n\n1. 炮二平五 马８进７ 红胜", "[Red \"許功\"]\n\n1. 炮二平五 馬8進7 紅勝"
	wide := func(text string, high int) []byte {
		var b []byte
		for _, u := range utf16.Encode([]rune(text)) {
			pair := [2]byte{}
			pair[high], pair[1-high] = byte(u>>8), byte(u)
			b = append(b, pair[:]...)
		}
		return b
	}
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"utf-8":    {[]byte(simple), simple},
		"gb18030":  {encoded(t, simplifiedchinese.GB18030, simple), simple},
		"gb, full": {encoded(t, simplifiedchinese.GB18030, full), full},
		"big5":     {encoded(t, traditionalchinese.Big5, full), full},
		"utf-16le": {wide("\ufeff"+simple, 1), simple},
		"utf-16be": {wide("\ufeff"+full, 0), full},
		"no mark":  {wide(simple, 1), simple},
	} {
		if got := text(c.data, decoder); got != c.want {
			t.Errorf("%s reads as %q", name, got)
		}
	}
}
