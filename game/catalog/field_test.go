package catalog

import (
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// The usual start of xiangqi, and a position with all pieces that have several spellings.
const (
	board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
	hands = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR"
)

// Positions as written by people and other programs are read; ambiguous ones are refused.
func TestPositionsOfTheField(t *testing.T) {
	for _, c := range []struct{ game, text, want string }{ // want "": refused
		{"xiangqi", board + " w - - 0 1", board + " w"},
		{"xiangqi", board + " b - - 12 40", board + " b"},
		{"xiangqi", board + " b - -", board + " b"},
		{"xiangqi", board + " b 3 7", board + " b"},
		{"xiangqi", hands + " r", board + " w"},
		{"xiangqi", hands + " R - - 0 1", board + " w"},
		{"xiangqi", board + " B", board + " b"},
		{"xiangqi", "　" + board + "　ｗ　－　－　０　１", board + " w"},
		{"xiangqi", strings.ReplaceAll(board, "/", "／") + " w", board + " w"},
		{"xiangqi", "\ufeff\"" + board + " w\"", board + " w"},
		{"xiangqi", "“" + board + " w”", board + " w"},
		{"xiangqi", "[FEN \"" + board + " w - - 0 1\"]", board + " w"},
		{"xiangqi", "[" + board + " w]", board + " w"},
		{"xiangqi", "fen " + board + " w", board + " w"},
		{"xiangqi", "Fen: " + board + "_w_-_-_0_1", board + " w"},
		{"xiangqi", "startpos", board + " w"},
		{"xiangqi", " START ", board + " w"},
		{"qiji", hands + " b - - 0 1 cap=b1", board + " b"},
		{"baige", "rnbgqkgbnr/f1ac4ca1/pppppppppp/10/10/10/10/PPPPPPPPPP/F1AC4CA1/RNBGQKGBNR W KQkq -", ""},
		{"xiangqi", board, ""}, {"xiangqi", board + " w KQkq", ""}, {"xiangqi", board + " w - - - 0 1", ""},
		{"xiangqi", board + " w - - 0 1 2", ""}, {"xiangqi", board + " w 0 -", ""}, {"xiangqi", board + " x", ""},
		{"xiangqi", board + " w moves h3e3", ""}, {"yanyi", board + " w", ""}, {"xiangqi", "\"\"", ""},
	} {
		v, _ := Find(c.game)
		if c.game == "baige" {
			start := v.Info().Start
			c.text, c.want = strings.Join(strings.Fields(start)[:4], " "), start
			c.text = strings.Replace(c.text, " w ", " W ", 1)
		}
		pos, err := notation.ParsePosition(v, c.text, nil)
		switch {
		case c.want == "" && err == nil:
			t.Errorf("%s: %q reads as %s", c.game, c.text, pos)
		case c.want != "" && err != nil:
			t.Errorf("%s: %q: %v", c.game, c.text, err)
		case c.want != "" && !strings.HasPrefix(pos.String(), c.want) && !strings.HasPrefix(c.want, pos.String()):
			t.Errorf("%s: %q reads as %s", c.game, c.text, pos)
		}
	}
}

// All readers agree: a record's tag, a match's start and a displayed position.
func TestEveryDoorReadsPositionsAlike(t *testing.T) {
	v, _ := Find("xiangqi")
	const text = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAE1R　b - - 3 9"
	want := strings.NewReplacer("h", "n", "H", "N", "e", "b", "E", "B").Replace("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAE1R") + " b"
	m, err := match.New(v, match.Setup{Start: text})
	if err != nil || m.Position().String() != want {
		t.Errorf("a match begins from %v (%v)", m, err)
	}
	if _, err := match.ViewOf(v, text, nil); err != nil {
		t.Error(err)
	}
	for _, name := range []string{"FEN", "Fen", "fen", "fEN\t"} {
		m, err := match.Parse(Named, "[Variant \"xiangqi\"]\n["+name+" \""+text+"\"]\n\n1... h10g8 *")
		if err != nil || m.PositionAt(0) != want || !strings.Contains(m.Record(), "[FEN \""+want+"\"]") {
			t.Errorf("[%s]: %v", name, err)
		}
	}
}

// fieldRecords are records of other programs with their last position and result.
var fieldRecords = []struct{ name, text, final, result string }{
	{"capital, resigned", "[Variant \"Xiangqi\"]\n[Result \"1-0\"]\n\n1. a4a5 a7a6 2. c4c5 b10c8 1-0", "r1bakabnr/9/1cn4c1/2p1p1p1p/p8/P1P6/4P1P1P/1C5C1/9/RNBAKABNR w", "red"},
	{"capitals and dashes", "[Variant \"XIANGQI\"]\n\n1. A4A5 a7-a6 2. C4-C5 B10–C8 *", "r1bakabnr/9/1cn4c1/2p1p1p1p/p8/P1P6/4P1P1P/1C5C1/9/RNBAKABNR w", "*"},
	{"ranks from 0", "[Game \"Chinese Chess\"]\n[Result \"0-1\"]\n\n1. h2e2 h9g7 2. h0g2 0-1", "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b", "black"},
	{"ranks from 0, no 0", "1. h2e2 h9g7 1/2-1/2", "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w", "draw"},
	{"a list without tags", "h3e3 h10g8 h1g3", "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b", "*"},
	{"tabs, Fen, ended", "[Game\t\"Chinese Chess\"]\r\n[Fen\t\"4k4/R8/9/9/9/9/8p/9/1R7/3K5 r - - 0 1\"]\r\n\r\n1.\tB2-B10\t\r\n=====\r\n", "1R2k4/R8/9/9/9/9/8p/9/9/3K5 b", "red"},
	{"a position alone", "Mate in 2,3a5/3ka1N2/4P4/9/9/9/9/9/9/4K4 w", "3a5/3ka1N2/4P4/9/9/9/9/9/9/4K4 w", "*"},
	{"a WXF head", "FORMAT\tWXF\nGAME\nRED\tAnn;;;\nRESULT 1-0\nFEN\trheakae1r/9/1c4hc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR b\n\nSTART{\n}END\n", "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b", "red"},
	{"notes in variations", "[Variant \"xiangqi\"]\n1. h3e3 ({a) b} 1. b3e3 {(}) h10g8 *", "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w", "*"},
}

func TestRecordsOfTheField(t *testing.T) {
	for _, c := range fieldRecords {
		m, err := match.Parse(Named, c.text)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if result := m.Info().Result(m.Outcome()); m.Position().String() != c.final || result != c.result {
			t.Errorf("%s: %s %s, want %s %s", c.name, m.Position(), result, c.final, c.result)
		}
		back, err := match.Parse(Find, m.Record())
		if err != nil || back.Outcome() != m.Outcome() || back.Position().String() != c.final {
			t.Errorf("%s: written anew it is another game (%v):\n%s", c.name, err, m.Record())
		}
	}
}

// A result that only the record states is removed when a turn is taken back, or the result
// itself; its reason is the record's, if it states one.
func TestResultsOfTheRecordAlone(t *testing.T) {
	for _, c := range []struct{ tags, result, reason string }{
		{"", "1-0", "event.result.by.record"}, {"[Termination \"Normal\"]\n", "0-1", "event.result.by.record"},
		{"[Termination \"Time forfeit\"]\n", "0-1", "event.result.by.time"}, {"[termination \"black resigns\"]\n", "1-0", "event.result.by.resign"},
		{"", "1/2-1/2", "event.result.draw.agreement"},
	} {
		m, err := match.Parse(Named, "[Variant \"xiangqi\"]\n"+c.tags+"\n1. h3e3 h10g8 "+c.result)
		if err != nil {
			t.Errorf("%+v: %v", c, err)
			continue
		}
		o := m.Outcome()
		if !o.Over || o.Reason != c.reason || m.Actor() != game.NoSeat || len(m.View(game.NoSeat).Turns) != 0 || m.Resign(0) == nil {
			t.Errorf("%+v ends as %+v", c, o)
		}
		if back, err := match.Parse(Find, m.Save()); err != nil || back.Outcome() != o {
			t.Errorf("%+v: saved and resumed %v", c, err)
		}
		if err := m.TakeBackTo(2); err != nil || m.Over() || m.Actor() != 0 {
			t.Errorf("%+v: the end taken back, over %v", c, m.Over())
		}
	}
	three, err := match.Parse(Find, "[Variant \"yanyi\"]\n[Termination \"time\"]\n\n1. u:resign w")
	if o := three.Outcome(); err != nil || o.Reason != "event.result.by.record" || o.Winner != game.Wei || o.Points != [3]int8{-1, 2, 0} {
		t.Errorf("of three: %+v, %v", three.Outcome(), err)
	}
	for _, text := range []string{"[Variant \"yanyi\"]\n\n1. u:resign u", "[Variant \"yanyi\"]\n\n1. u:resign 1-0"} {
		if m, err := match.Parse(Find, text); err == nil {
			t.Errorf("%q ends as %+v", text, m.Outcome())
		}
	}
}

// FuzzFieldPosition checks that a text the rules accept means the same to the tolerant reader,
// and that a text the tolerant reader accepts has one meaning, before and after writing.
func FuzzFieldPosition(f *testing.F) {
	for i, v := range All() {
		f.Add(uint8(i), v.Info().Start)
	}
	for _, text := range []string{hands + " r - - 0 1", "[FEN \"" + board + " b\"]", "“" + board + "　Ｂ”", "fen:" + board + "_w", "startpos"} {
		f.Add(uint8(4), text)
	}
	f.Fuzz(func(t *testing.T, i uint8, text string) {
		v := All()[int(i)%len(All())]
		spelled := notation.CanonicalPosition(v.Info(), text)
		if again := notation.CanonicalPosition(v.Info(), spelled); again != spelled {
			t.Errorf("%q is spelt %q, and that %q", text, spelled, again)
		}
		pos, err := notation.ParsePosition(v, text, nil)
		if strict, errStrict := v.Parse(strings.Join(strings.Fields(text), " "), nil); errStrict == nil && (err != nil || pos.String() != strict.String()) {
			t.Errorf("%q reads as %s, to the tolerant reader as %v (%v)", text, strict, pos, err)
		}
		if err != nil {
			return
		}
		if back, err := notation.ParsePosition(v, pos.String(), nil); err != nil || back.String() != pos.String() {
			t.Errorf("%q reads as %s, which reads as %v (%v)", text, pos, back, err)
		}
	})
}

// FuzzFieldTurn checks that a text the rules accept as a turn is read as that turn, and that no
// text is two turns.
func FuzzFieldTurn(f *testing.F) {
	for i, v := range All() {
		pos, _ := v.Parse("start", nil)
		turns := pos.Turns(nil)
		f.Add(uint8(i), v.Info().FormatTurn(turns[rand.N(len(turns))]))
	}
	for _, text := range []string{"A4-A5", "-/h3-e3", "x/+^R/H3E3=Q*uP/N", "E1~E4", "@E4*wK", "ｂ０ｃ２", "b0-c2"} {
		f.Add(uint8(5), text)
	}
	f.Fuzz(func(t *testing.T, i uint8, text string) {
		in := All()[int(i)%len(All())].Info()
		spelled := notation.CanonicalTurn(in, text)
		if again := notation.CanonicalTurn(in, spelled); again != spelled {
			t.Errorf("%q is spelt %q, and that %q", text, spelled, again)
		}
		if _, err := in.ParseTurn(text); err == nil && spelled != text {
			t.Errorf("%q is a turn, and spelt %q", text, spelled)
		}
	})
}

// FuzzFieldRecord checks that no text breaks the reader, that what is read can be written and
// read as the same match, and that splitting a text loses nothing.
func FuzzFieldRecord(f *testing.F) {
	for _, c := range fieldRecords {
		f.Add(c.text)
	}
	f.Add(fieldRecords[0].text + "\n\n" + fieldRecords[1].text)
	f.Fuzz(func(t *testing.T, text string) {
		games := notation.Split(text)
		for _, one := range games {
			if !strings.Contains(text, one) || len(notation.Split(one)) != 1 {
				t.Fatalf("%q falls apart into %q", text, games)
			}
			m, err := match.ParseLegal(Named, one)
			if err != nil || m.Cut() != nil {
				continue
			}
			back, err := match.Parse(Find, m.Record())
			if err != nil || back.Record() != m.Record() || back.Outcome() != m.Outcome() {
				t.Fatalf("%q is written as\n%s\nwhich reads otherwise (%v)", one, m.Record(), err)
			}
		}
	})
}
