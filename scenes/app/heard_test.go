package app_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// hearer is a screen reader at the page of an address, with or without an engine.
func hearer(t *testing.T, lang string, engine func() machine.Engine, ask session.Request) *reader {
	t.Helper()
	g := &glass{}
	on := &scenetest.Machine{Langs: []string{lang}, IsStill: true, Senses: machine.Senses{Mirror: g}, Engine: engine}
	sh := app.New(on)
	r := &reader{t, g, scenetest.New(sh.Stack, 1280, 800), sh}
	r.rest()
	page, err := sh.Routes.Open(ask)
	if err != nil {
		t.Fatal(err)
	}
	sh.Stack.Open(page)
	r.rest()
	return r
}

// since lists the announcements after the first n.
func (r *reader) since(n int) []string {
	var lines []string
	for _, line := range r.glass.said[n:] {
		lines = append(lines, line[2:])
	}
	return lines
}

// types returns the announcement that answers a typed line.
func (r *reader) types(line string) string {
	r.t.Helper()
	before := len(r.glass.said)
	r.ask("board/line", line)
	return strings.Join(r.since(before), " | ")
}

// state is a state that a page can be in.
type state struct {
	name   string
	begin  func(t *testing.T) *reader
	awaits []string // words of the answer to any move
	plays  bool     // a legal move is played
}

var states = []state{
	{"own turn", func(t *testing.T) *reader { return newReader(t, "en", "xiangqi") }, nil, true},
	{"three", func(t *testing.T) *reader { return newReader(t, "en", "yanyi") }, nil, true},
	{"in check", func(t *testing.T) *reader {
		return hearer(t, "en", nil, session.Request{Game: "xiangqi", Position: "4k4/4r4/9/9/9/9/9/9/9/R3K4 w", Seats: "human,human"})
	}, nil, true},
	{"a computer thinks", func(t *testing.T) *reader {
		return hearer(t, "en", enginetest.Mute, session.Request{Game: "xiangqi", Seats: "ai:4,human"})
	}, []string{"Red is thinking"}, false},
	{"the coach asks", coached, []string{"1 Take back", "2 Play anyway"}, false},
	{"over", func(t *testing.T) *reader {
		r := newReader(t, "en", "xiangqi")
		r.page().Table().Do(host.Request{Do: host.Resign})
		r.rest()
		return r
	}, []string{"The game is over"}, false},
	{"the past", func(t *testing.T) *reader {
		r := newReader(t, "en", "xiangqi")
		r.types("h3e3")
		r.types("h10g8")
		r.types("b")
		return r
	}, []string{"earlier position"}, false},
	{"only looked at", func(t *testing.T) *reader {
		return readerAt(t, "en", map[string]string{"r": platform.Pack("[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 *"), "mode": "replay"})
	}, nil, false},
	{"a study", func(t *testing.T) *reader {
		return hearer(t, "en", enginetest.Mute, session.Request{Record: "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 *", Study: true})
	}, nil, true},
	{"resigning is asked", func(t *testing.T) *reader {
		r := newReader(t, "en", "xiangqi")
		r.ask("resign", "")
		return r
	}, nil, true},
	{"a promotion is asked", func(t *testing.T) *reader {
		return promoting(t, "en")
	}, nil, true},
	{"a puzzle", func(t *testing.T) *reader { return readerAt(t, "en", map[string]string{"puzzle": "today"}) }, nil, false},
	{"a lesson", func(t *testing.T) *reader { return readerAt(t, "en", map[string]string{"lesson": "xiangqi"}) }, nil, false},
}

// promoting is a pawn on the last rank that waits for the choice of a promotion.
func promoting(t *testing.T, lang string) *reader {
	r := hearer(t, lang, nil, session.Request{Game: "baige", Position: "k9/7P2/10/10/10/10/10/10/10/9K w - - 0 1 -/-", Seats: "human,human"})
	r.types("h9h10")
	return r
}

func coached(t *testing.T) *reader {
	r := hearer(t, "en", enginetest.Strict, session.Request{Game: "xiangqi", Position: enginetest.Hanging, Seats: "human,ai:2"})
	r.types("a4b4")
	return r
}

// Every typed line is answered in every state of a page. A refusal gives its reason or names
// what is awaited; there is no general refusal.
func TestWhateverIsTypedIsAnswered(t *testing.T) {
	windowtest.Need(t)
	for _, s := range states {
		r := s.begin(t)
		if r.glass.names["board/line"] == "" {
			t.Errorf("%s: there is no field, but %v", s.name, r.glass.names)
			continue
		}
		for _, line := range []string{"p", "p xyz", "p king", "s", "s zz", "s 5", "l", "o", "c", "h", "e", "?", "q9q", "hello world", "e5", "e5e6", "a1a9", "e1i7", "炮二进九", "炮九平八", "C9=9", "i9i10", "a1-b3", "n", "n", "b", "b", "b"} {
			before := len(r.glass.said)
			r.ask("board/line", line)
			if len(r.glass.said) == before {
				t.Errorf("%s: %q is answered with silence", s.name, line)
			}
			for _, said := range r.since(before) {
				if strings.Contains(said, ". ,") || strings.Contains(said, "..") || strings.HasPrefix(said, ",") || strings.TrimSpace(said) == "" || slices.Contains([]string{"none", "not possible now"}, strings.ToLower(strings.Trim(said, ". "))) {
					t.Errorf("%s: %q is answered %q", s.name, line, said)
				}
			}
			move := strings.Contains(line, "e5e6") || line == "a1a9" || line == "q9q"
			for _, want := range s.awaits {
				if said := strings.Join(r.since(before), " "); move && !strings.Contains(said, want) {
					t.Errorf("%s: %q is answered %q, want it to tell %q", s.name, line, said, want)
				}
			}
		}
	}
}

// A wrong typed move gives the same reason as a click.
func TestARefusedMoveIsToldAsToAClick(t *testing.T) {
	windowtest.Need(t)
	r := newReader(t, "en", "xiangqi")
	for line, want := range map[string]string{
		"a1a9":  "in the way",
		"a5a6":  "no piece here",
		"h3b9":  "straight lines",
		"a10a9": "Black’s",
		"q9q":   "Moves are written like",
		"c":     "no clock",
		"l":     "No move",
		"p xyz": "no xyz",
		"s zz":  "a file or a rank",
		"e":     "in a study only",
		"b":     "starting position",
		"n":     "last move",
	} {
		if got := r.types(line); !strings.Contains(got, want) {
			t.Errorf("%q is answered %q, want it to tell %q", line, got, want)
		}
	}
	r = hearer(t, "en", nil, session.Request{Game: "xiangqi", Position: "3k5/4r4/9/9/9/9/9/9/9/R3K4 w", Seats: "human,human"})
	if got := r.types("a1a2"); !strings.Contains(got, "check") {
		t.Errorf("a move that does not answer the check is answered %q", got)
	}
}

// The coach's question is announced with its answers, and the field's label names what it waits
// for. An answer is typed by its number or its words, or reached by one Tab from the board.
func TestTheCoachIsAnsweredByTheField(t *testing.T) {
	windowtest.Need(t)
	for _, answer := range []string{"1", "take back"} {
		r := coached(t)
		if got := r.heard(); !strings.Contains(got, "takes your chariot") || !strings.Contains(got, "1 Take back, 2 Play anyway") {
			t.Errorf("the coach says %q", got)
		}
		if got := r.glass.names["board/line"]; !strings.Contains(got, "2 Play anyway") {
			t.Errorf("the field is %q", got)
		}
		if got := r.tabs("coach.back"); got > 3 {
			t.Errorf("the answer is %d Tabs from the board", got)
		}
		r.types(answer)
		if plies := r.page().Table().Plies(); plies != 0 {
			t.Errorf("%q leaves %d moves", answer, plies)
		}
		if got := r.glass.names["board/line"]; strings.Contains(got, "Play anyway") {
			t.Errorf("the field still is %q", got)
		}
	}
	r := coached(t)
	r.types("2")
	if r.page().Table().May().Warned.Open {
		t.Error("the coach still waits")
	}
}

// A promotion question is announced with its answers and answered in the field; a move typed
// meanwhile is refused with the reason.
func TestAPromotionIsAnsweredByTheField(t *testing.T) {
	windowtest.Need(t)
	const asked = "1 Queen, 2 Knight, 3 Guard, 4 Swordsman, 5 Axeman"
	for _, c := range []struct {
		line, said string
		plies      int
	}{
		{"h9h10", asked, 0}, {"q9q", "Moves are written like", 0}, {"h9h8", "", 0},
		{"1", "Queen", 1}, {"Axeman", "axeman", 1}, {"h9h10=G", "guard", 1}, {"j1j2", "king from j1 to j2", 1},
	} {
		r := promoting(t, "en")
		if got := r.heard(); !strings.Contains(got, asked) {
			t.Fatalf("it is asked %q", got)
		}
		if got := r.types(c.line); got == "" || !strings.Contains(strings.ToLower(got), strings.ToLower(c.said)) {
			t.Errorf("%q is answered %q, want it to tell %q", c.line, got, c.said)
		}
		if got := r.page().Table().Plies(); got != c.plies {
			t.Errorf("%q leaves %d moves", c.line, got)
		}
		if got := r.glass.names["board/line"]; strings.Contains(got, asked) != (c.plies == 0) {
			t.Errorf("%q leaves the field %q", c.line, got)
		}
	}
}

// tabs is the number of Tab presses from the board to a control.
func (r *reader) tabs(control string) int {
	form := r.stage.Stack.Reader.Form
	form.SetFocus("board")
	for n := 1; n < 60; n++ {
		if err := r.stage.Key(ebiten.KeyTab); err != nil {
			r.t.Fatal(err)
		}
		if form.Focus() == control {
			return n
		}
	}
	return 60
}

// judging is an engine that evaluates 1. h3e3 as a mistake.
type judging struct {
	enginetest.Script
	line string
}

func (e *judging) Send(line string) {
	if !strings.HasPrefix(line, "go ") {
		e.line = line
		return
	}
	turns := strings.TrimSpace(e.line[strings.LastIndexByte(e.line, '|')+1:])
	info := "depth 6 score 30 chances 55 45 pv b1c3 b10c8"
	switch {
	case strings.Contains(line, "only h3e3"):
		info = "depth 6 score -90 chances 20 80 pv h3e3 h10g8"
	case strings.HasSuffix(turns, "h10g8"):
		info = "depth 6 score 0 chances 50 50 pv b1c3"
	case strings.HasSuffix(turns, "h3e3"):
		info = "depth 6 score 0 chances 50 50 pv h10g8"
	}
	_, best, _ := strings.Cut(info, "pv ")
	best, _, _ = strings.Cut(best, " ")
	e.Says = append(e.Says, "info "+info, "bestmove "+best)
}

// An analysed game ends with an announcement of everybody's accuracy and the costliest move. A
// costly move announces its cost and the better move; pressing it in the report announces that
// move instead of the one before.
func TestJudgingAGameIsHeard(t *testing.T) {
	windowtest.Need(t)
	r := hearer(t, "en", func() machine.Engine { return &judging{} }, session.Request{Record: "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 *", Study: true})
	r.ask("tab.judged", "")
	r.ask("report.begin", "")
	for range 30 {
		if r.hears("Analysis done") {
			break
		}
		r.rest()
	}
	cost := "Red’s chances fell from 55 to 20. Better was horse b1 to c3."
	for _, want := range []string{"Analysis done. Red ", " percent accurate", "The costliest move: Round 1, Red cannon h3 to e3. " + cost} {
		if !r.hears(want) {
			t.Errorf("%q is not said, but %q", want, r.glass.said)
		}
	}
	r.types("b")
	r.types("b")
	if got := r.types("n"); !strings.Contains(got, cost) {
		t.Errorf("at the costly move is said %q", got)
	}
	before := len(r.glass.said)
	r.ask("point.1", "")
	if got := strings.Join(r.since(before), " | "); !strings.HasPrefix(got, "Before this move, round 1: Red cannon h3 to e3. "+cost) {
		t.Errorf("pressed in the report, the costly move is told as %q", got)
	}
	if got := r.types("e"); !strings.Contains(got, "Best is horse b1 to c3.") || strings.Contains(got, "b10") {
		t.Errorf("e is answered %q", got)
	}
	if got := r.types("ee"); !strings.Contains(got, "horse b10 to c8") {
		t.Errorf("ee is answered %q", got)
	}
}

// costlyGame is a game with a report in which Red's first move is a mistake; b1c3 was better.
const costlyGame = "[Variant \"xiangqi\"]\n[Black \"ai:3\"]\n\n{[%eval 0.60/0.40,9] [%best b1c3 b10c8]} 1. h3e3 {[%eval 0.40/0.60,9] [%best h10g8]} " +
	"h10g8 {[%eval 0.42/0.58,9] [%best b1c3]} 2. b1c3 {[%eval 0.41/0.59,9] [%best b10c8]} b10c8 {[%eval 0.41/0.59,9]} *"

// Puzzles and retried mistakes are solved through the field: "h" names the piece, then the
// points, which are also marked in their names; tried moves are answered, and a number opens the
// next one.
func TestHintsNameWhatTheyShow(t *testing.T) {
	windowtest.Need(t)
	puzzle := func() *reader { return readerAt(t, "en", map[string]string{"puzzle": "today"}) }
	mistakes := func() *reader {
		r := hearer(t, "en", enginetest.Mute, session.Request{Record: costlyGame, Study: true})
		r.ask("tab.judged", "")
		r.ask("train.0", "")
		return r
	}
	for name, begin := range map[string]func() *reader{"puzzle": puzzle, "mistakes": mistakes} {
		r := begin()
		first, second := r.types("h"), r.types("h")
		piece := regexp.MustCompile(`^The ([\w -]+) on (\w+) should move\.$`).FindStringSubmatch(first)
		if piece == nil {
			t.Fatalf("%s: the first hint is %q", name, first)
		}
		move := regexp.MustCompile(`from (\w+) to (\w+): type (\S+)\.$`).FindStringSubmatch(second)
		if move == nil || !strings.Contains(second, piece[1]) || move[1] != piece[2] {
			t.Fatalf("%s: the second hint is %q after %q", name, second, first)
		}
		for _, square := range move[1:3] {
			if got := r.glass.names["board/"+strings.ToLower(square)]; !strings.HasSuffix(got, ", marked") {
				t.Errorf("%s: the marked point is %q", name, got)
			}
		}
		if got := r.types(move[3]); !strings.Contains(got, "1 ") && !strings.Contains(got, "Right") {
			t.Errorf("%s: the move %s is answered %q", name, move[3], got)
		}
	}
}

// Pieces are listed by side, the reader's own first, and are requested by kind or by side; in
// Chinese by the side's own piece names and with Chinese file numbers.
func TestPiecesAreToldBySide(t *testing.T) {
	windowtest.Need(t)
	for _, c := range []struct{ lang, game, line, begins, has, hasNot string }{
		{"en", "xiangqi", "p", "Red: chariot a1", "; Black: ", "Unknown"},
		{"en", "yanyi", "p wu", "Wu: ", "king", "Wei"},
		{"en", "yanyi", "p wu king", "Wu: king", "", "chariot"},
		{"zh-Hans", "xiangqi", "p 卒", "黑方：卒", "", "红"},
		{"zh-Hans", "xiangqi", "p 帅", "红方：帅 e1", "", "黑"},
		{"zh-Hans", "xiangqi", "p 将", "黑方：将 e10", "", "红"},
		{"zh-Hans", "xiangqi", "s 五", "红帅", "黑将", "a1"},
		{"zh-Hans", "xiangqi", "s 一路", "红车", "i1", "a1"},
	} {
		r := newReader(t, c.lang, c.game)
		got := r.types(c.line)
		if !strings.Contains(got, c.begins) || !strings.Contains(got, c.has) || c.hasNot != "" && strings.Contains(got, c.hasNot) {
			t.Errorf("%s: %q is answered %q", c.game, c.line, got)
		}
	}
}

// No announcement loses a letter to the symbols drawn in its place.
func TestNoNameLosesALetter(t *testing.T) {
	windowtest.Need(t)
	r := coached(t)
	for key, name := range r.glass.names {
		if i := strings.IndexFunc(name, func(c rune) bool { return unicode.Is(unicode.Co, c) }); i >= 0 {
			t.Errorf("%s is called %q", key, name)
		}
	}
}

// In xiangqi the field accepts ranks counted from 0, a common convention, if the move is not
// ambiguous: at the table and in a study.
func TestTypedRanksFromZero(t *testing.T) {
	for _, begin := range []func(t *testing.T) *reader{
		func(t *testing.T) *reader { return newReader(t, "en", "xiangqi") },
		func(t *testing.T) *reader {
			return hearer(t, "en", enginetest.Mute, session.Request{Record: "[Variant \"xiangqi\"]\n\n*", Study: true})
		},
	} {
		r := begin(t)
		if said := r.types("h2e2"); !strings.Contains(said, "e3") {
			t.Errorf("h2e2 is answered by %q", said)
		}
		if said := r.types("h9g7"); !strings.Contains(said, "g8") {
			t.Errorf("h9g7 is answered by %q", said)
		}
		if said := r.types("b1b3"); strings.Contains(said, "b4") || said == "" {
			t.Errorf("b1b3 is answered by %q", said)
		}
	}
}
