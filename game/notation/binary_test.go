package notation

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"yanyi/game"
	"yanyi/game/tree"
)

// decoder stands in for the machine's text decoder.
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

// sketch is a game to be written in the files of other programs.
type sketch struct {
	event, red, black, result string
	second                    bool // Black moves first
	cells                     [90]byte
	root                      *tree.Node
}

func sketched(t testing.TB, position, moves string) *sketch {
	t.Helper()
	var faults game.Faults
	g := &sketch{event: "殘局練習", red: "甲", black: "乙", result: "1-0"}
	g.root, _ = tree.Read(moves, tree.PlaceIn(moves, 1), &faults)
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	g.second = strings.HasSuffix(position, " b")
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

// eachTurn calls f for the turns in such files' order: the continuation of a turn comes first.
func eachTurn(n *tree.Node, f func(n *tree.Node, follows, other bool)) {
	for i, next := range n.Next {
		f(next, len(next.Next) > 0, i < len(n.Next)-1)
		eachTurn(next, f)
	}
}

func resultNumber(result string) byte {
	return byte(strings.Index("* 1-0 0-1 1/2-1/2", result)+3) / 4
}

// xqfFile writes a game in a version of XQStudio's format, with keys.
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
	if g.second {
		x.data[xqfSide] = 1
	}
	for at, text := range map[int]string{xqfEvent: g.event, xqfRed: g.red, xqfBlack: g.black} {
		data := encoded(t, simplifiedchinese.GB18030, text)
		x.data[at] = byte(len(data))
		copy(x.data[at+1:], data)
	}
	x.entry(t, 24, 32, g.root.After, len(g.root.Next) > 0, false)
	eachTurn(g.root, func(n *tree.Node, follows, other bool) {
		from, rest, _ := cutSquare(n.Text)
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

// ccbFile writes a game in a version of CCBridge's format.
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
	if g.second {
		data[plan.side] = 2
	}
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
		from, rest, _ := cutSquare(n.Text)
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

// treeSketch has nested variations, comments in all places, and Black first.
const (
	treePlace = "3ak4/4a4/2P6/2P3n2/2P6/6p2/6p2/2N3p2/4A4/3AK4 b"
	treeMoves = "{before} g3f3 {a {b\n} c7d7 (c5d5 {其二} g5f5 (g4f4 {deep} d5e5) d5d6) (c2e3) g4f4 {末} e2f3"
)

// Files of other programs are read as the game written into them: pieces, names, all turns and
// their comments.
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
			if got, want := s.Root.Movetext("*"), g.root.Movetext("*"); got != want {
				t.Errorf("%s has the turns\n%s\nwant\n%s", name, got, want)
			}
		}
	}
}

// cblFile is a library of games with the given number of slots and a list of their names.
func cblFile(t testing.TB, slots int, games ...[]byte) []byte {
	t.Helper()
	data := make([]byte, ccbList+slots*ccbSlot)
	copy(data, ccbLibrary)
	binary.LittleEndian.PutUint32(data[ccbSlots:], uint32(slots))
	for i, g := range games {
		slot := data[ccbList+i*ccbSlot:]
		binary.LittleEndian.PutUint32(slot[ccbUsed:], uint32(len(g)))
	}
	for _, g := range games {
		data = append(data, g...)
		data = append(data, make([]byte, (ccbPage-len(g)%ccbPage)%ccbPage)...)
	}
	return data
}

// wholes are valid files of all formats.
func wholes(t testing.TB) map[string][]byte {
	t.Helper()
	g := sketched(t, treePlace, strings.ReplaceAll(treeMoves, "{b\n", "b"))
	files := map[string][]byte{
		"drawn.xqf": g.xqfFile(t, 18, [8]byte{9, 9, 9, 9, 9, 9, 9, 9}), "drawn.cbr": g.ccbFile(2), "drawn 1.cbr": g.ccbFile(1),
		"drawn.cbl": cblFile(t, 3, g.ccbFile(2), g.ccbFile(2)), "dense.cbl": append(append([]byte(ccbLibrary), g.ccbFile(2)...), g.ccbFile(1)...),
	}
	for _, pattern := range []string{"*.xqf", "*.cbr", "*.cbl"} {
		names, err := filepath.Glob("testdata/records/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			files[filepath.Base(name)] = data
		}
	}
	if len(files) < 11 {
		t.Fatalf("%d files", len(files))
	}
	return files
}

// A truncated file opens whole, or opens up to the truncation and reports it: nothing is read
// differently from the whole file, and no board replaces a lost one.
func TestFilesThatBreakOff(t *testing.T) {
	for name, whole := range wholes(t) {
		want := Open(whole, decoder)
		dense := 0 // the start of a game without an entry in the list
		if name == "dense.cbl" {
			dense = bytes.LastIndex(whole, []byte(ccbRecord))
		}
		for _, f := range want {
			if len(f.Faults) > 0 {
				t.Errorf("%s: %v", name, f.Faults.Err())
			}
		}
		for n := 0; n < len(whole); n++ {
			if dense-4 <= n && n < dense+3 {
				continue
			}
			if n > 1<<12 && n < len(whole)-3*ccbPage && n%997 != 0 {
				continue // within a library's list
			}
			checkCut(t, fmt.Sprintf("%d bytes of %s", n, name), whole[:n], want)
		}
	}
}

func checkCut(t *testing.T, name string, data []byte, want []Found) {
	t.Helper()
	if list := []string{"XQ\n", ccbBegins}; len(data) < len(ccbBegins) && (strings.HasPrefix(list[0], string(data)) || strings.HasPrefix(list[1], string(data))) {
		return // the format cannot be recognised
	}
	list := Open(data, decoder)
	told, whole := false, len(list) == len(want)
	for i, f := range list {
		told = told || len(f.Faults) > 0 && strings.Contains(f.Faults.Error(), "breaks off")
		if f.Text == "" && len(f.Faults) > 0 && i == len(list)-1 {
			continue
		}
		if i >= len(want) {
			t.Fatalf("%s: %d games of %d", name, len(list), len(want))
		}
		whole = whole && len(f.Faults) == 0 && f.Text == want[i].Text
		checkPart(t, name, f.Text, want[i].Text)
	}
	if !whole && !told {
		t.Errorf("%s: opens as %+v and does not say that it breaks off", name, list)
	}
}

// checkPart checks that a text's position is the whole one's and that its main line is a prefix
// of the whole one's.
func checkPart(t *testing.T, name, text, whole string) {
	t.Helper()
	var faults game.Faults
	part, all := Scan(text, &faults), Scan(whole, &faults)
	board, _, _ := strings.Cut(all.Value("FEN"), " ") // the first turn determines who moves first
	if err := faults.Err(); err != nil || !strings.HasPrefix(part.Value("FEN"), board) || len(part.Turns) > 0 && part.Value("FEN") != all.Value("FEN") || len(part.Turns) > len(all.Turns) {
		t.Fatalf("%s: %v, opens as\n%s\nof\n%s", name, err, text, whole)
	}
	for i, n := range part.Turns {
		if n.Text != all.Turns[i].Text {
			t.Fatalf("%s: turn %d is %s, not %s", name, i+1, n.Text, all.Turns[i].Text)
		}
	}
}

// Files of testdata/broken: the number of turns read from each, -1 without a board, and the
// error.
func TestBrokenFiles(t *testing.T) {
	for name, want := range map[string]struct {
		turns int
		key   string
	}{
		"torn-move.xqf": {1, "error.file.torn"}, "torn-turns.cbr": {0, "error.file.torn"},
		"header-alone.cbr": {-1, "error.file.torn.head"}, "header-alone.cbl": {-1, "error.file.library"},
	} {
		data, err := os.ReadFile("testdata/broken/" + name)
		if err != nil {
			t.Fatal(err)
		}
		list := Open(data, decoder)
		if len(list) != 1 || len(list[0].Faults) != 1 || list[0].Faults[0].Phrase.Key != want.key || !strings.Contains(list[0].Faults.Error(), "breaks off") {
			t.Errorf("%s: %+v", name, list)
			continue
		}
		var faults game.Faults
		if turns := len(Scan(list[0].Text, &faults).Turns); want.turns >= 0 && turns != want.turns || (list[0].Text == "") != (want.turns < 0) {
			t.Errorf("%s: %d turns, want %d", name, turns, want.turns)
		}
	}
}

// Invalid, too deep or too long content is reported, and what precedes it is read.
func TestFilesWithoutSense(t *testing.T) {
	g := sketched(t, plainStart, "h3e3 h10g8 h1g3")
	off := g.xqfFile(t, 10, [8]byte{})
	off[xqfTurns+3*8] = 255
	still := g.ccbFile(2)
	copy(still[ccbPlans[2].turns+3*4:], []byte{0, 0, 7, 7})
	strange := g.ccbFile(2)
	strange[ccbVersion] = 3

	deep := g.xqfFile(t, 18, [8]byte{})[:xqfTurns]
	x := xqf{data: deep}
	x.keys()
	x.entry(t, 24, 32, "", true, false)
	for range deepest + 2 { // the second turn everywhere is followed by the next two
		x.entry(t, 24+0, 32+0, "", false, true)
		x.entry(t, 24+80, 32+80, "", true, false)
	}
	x.entry(t, 24, 32, "", false, false)
	for name, c := range map[string]struct {
		data []byte
		key  string
	}{"off the board": {off, "error.file.turn"}, "still": {still, "error.file.turn"}, "version": {strange, "error.file.version"}, "deep": {x.data, "error.file.deep"}} {
		list := Open(c.data, decoder)
		if len(list) != 1 || len(list[0].Faults) != 1 || list[0].Faults[0].Phrase.Key != c.key || (list[0].Text == "") != (name == "version") {
			t.Errorf("%s: %+v", name, list)
		}
	}
}

// FuzzBinary checks that no file breaks the readers and that the work is bounded by the file's
// size.
func FuzzBinary(f *testing.F) {
	for _, data := range wholes(f) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if !isXQF(data) && !isCCBridge(data) {
			return
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		list := Open(data, decoder)
		took := time.Since(start)
		runtime.ReadMemStats(&after)
		if bytes := after.TotalAlloc - before.TotalAlloc; bytes > 1<<22+200*uint64(len(data)) || took > 2*time.Second {
			t.Errorf("%d bytes need %d bytes and %v", len(data), bytes, took)
		}
		for _, found := range list {
			var faults game.Faults
			Scan(found.Text, &faults)
		}
	})
}

// The work for a megabyte of the worst inputs is bounded.
func TestBinaryWork(t *testing.T) {
	const size = 1 << 20
	marks := bytes.Repeat([]byte(ccbRecord), size/len(ccbRecord))
	g := sketched(t, plainStart, "h3e3 {said}")
	one := g.ccbFile(2)
	many := bytes.Repeat(one, size/len(one))
	flat := g.xqfFile(t, 10, [8]byte{})[:xqfTurns]
	for len(flat) < size { // many turns at one place
		flat = append(flat, 24, 32, 0xFF, 0, 0, 0, 0, 0)
	}
	for name, data := range map[string][]byte{"marks": marks, "games": many, "turns": flat, "flags": append(flat[:xqfTurns:xqfTurns], bytes.Repeat([]byte{0x60, 0x4A, 0xFF, 0}, size/4)...)} {
		start := time.Now()
		allocated := testing.AllocsPerRun(1, func() { Open(data, decoder) })
		if took := time.Since(start); took > 2*time.Second || allocated > 1e6 {
			t.Errorf("%s: %v, %.0f allocations", name, took, allocated)
		}
	}
}

// A text without a stated encoding is read in the most plausible one.
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
