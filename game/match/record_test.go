package match

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"yanyi/game"
)

func TestRecordText(t *testing.T) {
	m := begin(t, three, Setup{
		Seats: []Player{Human(`A "quoted" \ name`), Computer(3), Human("")},
		Date:  "2026.11.20", Seed: 1,
	})
	play(t, m, "e4c3", "c5a4", "a2b4", "c3e4")
	m.Moves()[1].After = "a (fine) turn"
	m.Resign(2)
	m.Resign(1)
	want := `[Variant "toy3"]
[Wu "A \"quoted\" \\ name"]
[Wei "ai:3"]
[Shu "?"]
[Date "2026.11.20"]
[Result "u"]
[Levels "8"]

1. e4c3 c5a4 {a (fine) turn} a2b4 2. c3e4 s:resign w:resign u
`
	if got := m.Record(); got != want {
		t.Errorf("record\n%s\nwant\n%s", got, want)
	}
	back, err := Parse(find, want)
	if err != nil || back.Record() != want || back.Save() == "" {
		t.Fatalf("read again (%v):\n%s", err, back.Record())
	}
	if p := back.Player(1); p.Level != 3 {
		t.Errorf("Wei is %+v", p)
	}
	old, err := Parse(find, strings.Replace(want, "[Levels \"8\"]\n", "", 1))
	if err != nil || old.Player(1).Level != 7 {
		t.Errorf("a record of three levels, %v: Wei is %+v", err, old.Player(1))
	}
}

// A record of earlier rules is read as far as its turns are legal, with a note where it stops; a
// strict reader refuses it (game/README.md, Records).
func TestRecordsOfOtherDays(t *testing.T) {
	const tags = "[Variant \"toy3\"]\n[View \"w\"]\n"
	for _, c := range []struct {
		name, text string
		plies      int
		cut        *Cut // nil: the record is read whole
	}{
		{"legal", tags + "\n1. e4c3 c5a4 *", 2, nil},
		{"a turn that is not legal any more", tags + "[Result \"u\"]\n\n1. e4c3 c5c4 a2b4 u", 1, &Cut{Turn: 2, Text: "c5c4", Of: 3, Line: 5, Column: 9}},
		{"a word that is no turn", tags + "\n1. e4c3\n e99x *", 1, &Cut{Turn: 2, Text: "e99x", Of: 2, Line: 5, Column: 2}},
		{"another result", tags + "\n1. e4c3 c5a4 s:resign w:resign w", 4, &Cut{Of: 4}},
		{"a result that no turn shows", tags + "\n1. e4c3 c5a4 u", 2, nil},
	} {
		m, err := ParseLegal(find, c.text)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		got := m.Cut()
		if got != nil {
			got.Why = game.Phrase{}
		}
		if m.Ply() != c.plies || !reflect.DeepEqual(got, c.cut) || m.Bottom() != 1 {
			t.Errorf("%s: %d turns, cut %+v, looked at by %d", c.name, m.Ply(), got, m.Bottom())
		}
		if _, err := Parse(find, c.text); (err != nil) != (c.cut != nil) {
			t.Errorf("%s, read strictly: %v", c.name, err)
		}
	}
	for _, text := range []string{tags + "\n1. e4e5 *", tags + "\n1. e99x *", "[Variant \"none\"]\n\n1. e4c3 *"} {
		if m, err := ParseLegal(find, text); err == nil {
			t.Errorf("%q is read: %d turns, %+v", text, m.Ply(), m.Cut())
		}
	}
}

func TestRecordsOfWholeGames(t *testing.T) {
	for seed := range uint64(60) {
		for _, v := range []game.Variant{two, three} {
			m := begin(t, v, Setup{Seed: seed, Seats: []Player{Human("x"), Computer(1)}, Clock: Clock{Total: time.Hour}})
			wander(t, m, seed, 10)
			m.SetViewSeat(1)
			saved := m.Save()
			back, err := Parse(find, saved)
			if err != nil || back.Save() != saved {
				t.Fatalf("seed %d: resumed (%v)\n%s\nsaved\n%s", seed, err, back.Save(), saved)
			}
			if back.Bottom() != 1 || back.Player(0) != m.Player(0) || back.Player(1) != m.Player(1) {
				t.Fatalf("seed %d: seats or the view are lost", seed)
			}
			wander(t, m, seed+1000, 500)
			wander(t, back, seed+1000, 500)
			if m.Save() != back.Save() {
				t.Fatalf("seed %d: the resumed match goes another way", seed)
			}
			again, err := Parse(find, m.Record())
			if err != nil || again.Record() != m.Record() || again.Outcome() != m.Outcome() {
				t.Fatalf("seed %d: the record reads otherwise (%v)\n%s", seed, err, m.Record())
			}
			if strings.Contains(m.Record(), "Seed") {
				t.Fatal("what decides future draws is told")
			}
		}
	}
}

func TestReadingIsTolerant(t *testing.T) {
	text := "\ufeff\r\n [ Variant \"toy2\" ]\r\n[Event \"unknown\"] [White \"?\"]\n" +
		"[Mode \"short\"]\n[Options \"colour=2\"]\n\n{before} 1.b1b2 {one}{two} b5b4 ; rest of line\n" +
		"2... $3 (c1c2 (b5b4)) c1b1!? { } 7. \n\n b4b3 "
	m, err := Parse(find, text)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(m.Turns(), " "); got != "b1b2 b5b4 c1b1 b4b3" {
		t.Errorf("turns %s", got)
	}
	if moves := m.Moves(); m.Preface() != "before" || moves[0].After != "one two" || moves[1].After != "rest of line" {
		t.Errorf("comments %q, %q, %q", m.Preface(), moves[0].After, moves[1].After)
	}
	if o := m.Setup().Options; o["mode"] != "short" || o["colour"] != "2" {
		t.Errorf("options %v", o)
	}
}

func TestRecordFaults(t *testing.T) {
	const head = "[Variant \"toy2\"]\n"
	for _, c := range []struct{ text, want string }{
		{"", `is empty`},
		{"\ufeff \n", `is empty`},
		{"nothing", `is no record`},
		{"[Variant \"nothing\"]", `no variant "nothing"`},
		{head + "[Broken\n\n*", `"[Broken" is no tag pair`},
		{head + "[FEN \"rubbish\"]\n*", "1 fields, want 6"},
		{head + "1. b1b2 b5b4 c1c5 *", "turn 3 c1c5: illegal turn c1c5 (line 2, column 14)"},
		{head + "1. b1b2 zz *", `turn 2 zz: illegal turn zz`},
		{head + "1. a1a2 *", "turn 1 a1a2: what was drawn is missing"},
		{head + "1. a1a2*K *", "turn 1 a1a2*K: turn a1a2*K: that reveal cannot happen"},
		{head + "1. b1b2*P *", "turn 1 b1b2*P: nothing is drawn"},
		{head + "1. w:resign b5b4", "turn 2 b5b4: the game is over"},
		{head + "1. b1b2 w:resign white", `the record says "white", the turns lead to "black"`},
		{head + "1. b1b2 nobody", `turn 2 nobody: illegal turn nobody`},
		{head + "[Result \"nobody\"]\n1. b1b2", `the record says "nobody", the turns lead to "*"`},
		{head + "[Fen \"x\"]\n[FEN \"y\"]\n*", `tag FEN: stands twice: "x" and "y"`},
		{head + "[SetUp \"1\"]\n*", "tag SetUp: a position is announced, and no FEN tells it"},
		{head + "[WhiteTiles \"1,2\"]\n*", "tag WhiteTiles: toy2 has no tiles"},
		{head + "[WhiteSketch \"1,2\"]\n*", "tag WhiteSketch: no tiles are being laid"},
		{head + "[TimeLeft \"1,2\"]\n*", "tag TimeLeft: there is no clock"},
		{head + "1. b1b2 *\n\n" + head + "*", "2 games in one text"},
		{head + "[Result \"white\"]\n1. b1b2 black", `the tag says "white", the end "black"`},
		{head + "[Clock \"x\"]\n[Seed \"-\"]\n[Seats \"human\"]\n[Options \"colour=9\"]", "tag Clock"},
		{head + "[Clock \"x\"]\n[Seed \"-\"]\n[Seats \"human\"]\n[Options \"colour=9\"]", "tag Seed"},
		{head + "[Clock \"x\"]\n[Seed \"-\"]\n[Seats \"human\"]\n[Options \"colour=9\"]", "tag Seats"},
		{head + "[Clock \"x\"]\n[Seed \"-\"]\n[Seats \"human\"]\n[Options \"colour=9\"]", "tag Options"},
		{head + "[Seats \"human,ai:x\"]", `"ai:x" is neither`},
		{head + "[View \"x\"]", `"x" is no seat`},
		{head + "1. b1b2 {never closed", "turn 1 b1b2: no closing brace"},
		{"[Variant \"toy2-tiles\"]\n[WhiteTiles \"1,x\"]\n", `"x" is not a number`},
		{"[Variant \"toy2-tiles\"]\n[WhiteTiles \"1,1\"]\n", "lay one or two"},
		{"[Variant \"toy2-tiles\"]\n[WhiteTiles \"1,2\"]\n\n1. b1b2", "turn 1 b1b2: tiles are still being laid"},
	} {
		_, err := Parse(find, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %q", c.text, err, c.want)
		}
	}
}

func TestFallenFlagIsRecorded(t *testing.T) {
	m := begin(t, three, Setup{Clock: Clock{Total: time.Second}})
	play(t, m, "e4c3")
	m.Tick(2 * time.Second)
	back, err := Parse(find, m.Save())
	if err != nil || back.Save() != m.Save() || !back.Moves()[1].Fell {
		t.Errorf("the fallen flag is lost (%v):\n%s", err, m.Save())
	}
}

// FuzzParse checks that no text breaks the reader and that a match read is written and read as
// the same match.
func FuzzParse(f *testing.F) {
	for seed := range uint64(4) {
		for _, v := range []game.Variant{two, three, secret} {
			m := begin(f, v, Setup{Seed: seed, Clock: []Clock{{Total: time.Minute, Increment: time.Second}, byoyomi}[seed%2]})
			if m.Deploying() {
				m.Lay(0, []int{1, 2})
				f.Add(m.Save())
				m.Lay(1, []int{0, 3})
			}
			wander(f, m, seed, int(seed)*7)
			f.Add(m.Save())
			f.Add(m.Record())
		}
	}
	f.Add("[Variant \"toy2\"]\n[FEN \"bK,4/5/5/5/4,wK w wb 0 w=-,b=- -/-\"]\n1.e1d1 {[%clk 0:00:01]} ; x\n draw")
	f.Add("[Variant \"toy2\"]\n[White \"" + strings.Repeat("﷽ ", 40) + "\"]\n[Options \"" + strings.Repeat("x", 300) + "\"]\n1. b1b2 {" + strings.Repeat("[% ", 500) + "} *")
	f.Add("[Variant \"toy2\"]\n\n{a} 1. b1b2 $1 ({x} 1. b1c1 (1. c1c2) b5b4 {y} (1... b5c5 2. c1b1)) (1. a1a2*P) 1... {b} b5b4 {[%eval 0.1] [%emt 3]} (c5c4) *")
	f.Fuzz(func(t *testing.T, text string) {
		_, err := Parse(find, text)
		m, errPart := ParseLegal(find, text)
		if err == nil && (errPart != nil || m.Cut() != nil) {
			t.Fatalf("legal to its end, yet %v, %+v", errPart, m.Cut())
		}
		if errPart != nil {
			return
		}
		wantWhole(t, m)
		for _, write := range []func(*Match) string{(*Match).Save, (*Match).Record} {
			first := write(m)
			back, err := Parse(find, first)
			if err != nil {
				t.Fatalf("does not read back: %v\n%s", err, first)
			}
			if again := write(back); again != first {
				t.Fatalf("written as\n%s\nand again as\n%s", first, again)
			}
		}
	})
}

// A save names the address that its match was begun from; a record does not.
func TestSavesTellTheAddress(t *testing.T) {
	m := begin(t, two, Setup{Address: "9fc1"})
	play(t, m, "b1b2")
	if saved := m.Save(); !strings.Contains(saved, `[Address "9fc1"]`) || strings.Contains(m.Record(), "9fc1") {
		t.Errorf("saved as\n%s\nrecorded as\n%s", saved, m.Record())
	}
	back, err := Parse(find, m.Save())
	if err != nil || back.Setup().Address != "9fc1" || back.Save() != m.Save() {
		t.Errorf("read again (%v):\n%s", err, back.Save())
	}
}
