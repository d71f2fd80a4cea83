package record

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// finish is a game that has ended, and who played it.
type finish struct {
	id, start string
	turns     []string
	timed     bool // the one to move then had no time left
	agreed    bool
	people    []bool // by seat: a person plays
}

const (
	mating    = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w"
	pinned    = "5k3/9/9/9/9/9/9/4r4/2p6/3K5 w"
	chasing   = "4k4/9/9/9/9/9/9/9/R8/3K5 b"
	triumph   = "4P4/5k3/9/9/9/9/9/9/r8/9/3K5 w tiles=16,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"
	lastTwo   = "5,wK,3/9/9/wR,8/17/17/17/17/12,uR,uP,2,uK/17/17/17/17/9/9/9/9 u uw - spent - 0"
	perpetual = "e10e9 a2a9 e9e10 a9a10 e10e9 a10a9 e9e10 a9a10 e10e9 a10a9 e9e10 a9a10"
)

func (f finish) shown(t *testing.T, watched bool) *result {
	t.Helper()
	v, _ := catalog.Find(f.id)
	setup := match.Setup{Start: f.start, Seed: 1, Seats: make([]match.Player, len(f.people))}
	for i, person := range f.people {
		if !person {
			setup.Seats[i] = match.Computer(1)
		}
	}
	if f.timed {
		setup.Clock = match.Clock{Total: time.Minute}
	}
	m, err := match.New(v, setup)
	if err != nil {
		t.Fatal(err)
	}
	tb := tabletest.Of(m)
	for _, turn := range f.turns {
		if !tb.Over() {
			tabletest.Play(t, tb, turn)
		}
	}
	if f.timed {
		m.Tick(time.Hour)
	}
	if f.agreed {
		if err := m.AgreeDraw(); err != nil {
			t.Fatal(err)
		}
	}
	tb.GoTo(0)
	tb.GoLive()
	if !tb.Over() {
		t.Fatalf("%+v goes on", f)
	}
	now := tabletest.At(tb, 1280, 800)
	now.Watched = watched
	return newResult(now)
}

// A result names who has lost, from the side of whoever reads it: the loser, the winner,
// two at one board, and who only looks on.
func TestAResultIsReadFromTheReadersSide(t *testing.T) {
	defer locale.Use(locale.Current())
	red, black, both := []bool{true, false}, []bool{false, true}, []bool{true, true}
	for _, c := range []struct {
		name         string
		f            finish
		watched      bool
		zh, zht, eng string
	}{
		{"the one who resigned", finish{id: "xiangqi", turns: []string{"r:resign"}, people: red}, false,
			"你负了 你认输。", "你負了 你認輸。", "You lose You resigned."},
		{"who plays against him", finish{id: "xiangqi", turns: []string{"r:resign"}, people: black}, false,
			"你胜了 红方认输。", "你勝了 紅方認輸。", "You win Red resigned."},
		{"two at one board", finish{id: "xiangqi", turns: []string{"r:resign"}, people: both}, false,
			"黑方胜 红方认输。", "黑方勝 紅方認輸。", "Black wins Red resigned."},
		{"who looks on", finish{id: "xiangqi", turns: []string{"r:resign"}, people: red}, true,
			"黑方胜 红方认输。", "黑方勝 紅方認輸。", "Black wins Red resigned."},
		{"whose flag fell", finish{id: "baige", timed: true, people: red}, false,
			"你负了 你超时。", "你負了 你逾時。", "You lose You lost on time."},
		{"the other's flag fell", finish{id: "baige", timed: true, people: black}, false,
			"你胜了 白方超时。", "你勝了 白方逾時。", "You win White lost on time."},
		{"mated", finish{id: "xiangqi", start: mating, turns: []string{"b1b10"}, people: black}, false,
			"你负了 你被将死。", "你負了 你被將死。", "You lose You are checkmated."},
		{"mates", finish{id: "xiangqi", start: mating, turns: []string{"b1b10"}, people: red}, false,
			"你胜了 黑方被将死。", "你勝了 黑方被將死。", "You win Black is checkmated."},
		{"without a move", finish{id: "xiangqi", start: pinned, people: red}, false,
			"你负了 你无着可走，困毙。", "你負了 你欠行。", "You lose You have no legal move."},
		{"leaves no move", finish{id: "xiangqi", start: pinned, people: black}, false,
			"你胜了 红方无着可走，困毙。", "你勝了 紅方欠行。", "You win Red has no legal move."},
		{"checks for ever", finish{id: "xiangqi", start: chasing, turns: strings.Fields(perpetual), people: red}, false,
			"你负了 你长将，作负。", "你負了 你長將，作負。", "You lose You lose by perpetual check."},
		{"is checked for ever", finish{id: "xiangqi", start: chasing, turns: strings.Fields(perpetual), people: black}, false,
			"你胜了 红方长将，作负。", "你勝了 紅方長將，作負。", "You win Red loses by perpetual check."},
		{"loses to the soldier", finish{id: "qice", start: triumph, people: black}, false,
			"你负了 胜利兵。", "你負了 勝利兵。", "You lose by the Victory Soldier."},
		{"agreed", finish{id: "xiangqi", agreed: true, people: red}, false,
			"和局 各方议和。", "和局 各方議和。", "A draw Drawn by agreement."},
		{"the last of three resigns", finish{id: "yanyi", start: lastTwo, turns: []string{"u:resign"}, people: []bool{true, false, false}}, false,
			"天下归魏 你认输，吴军离盘。", "天下歸魏 你認輸，吳軍離盤。", "The realm is Wei’s You resigned; Wu’s army leaves the board."},
		{"one of three sees it", finish{id: "yanyi", start: lastTwo, turns: []string{"u:resign"}, people: []bool{false, true, false}}, false,
			"天下归魏 吴认输，其军离盘。", "天下歸魏 吳認輸，其軍離盤。", "The realm is Wei’s Wu resigns; its army leaves the board."},
		{"the flag of one of three", finish{id: "yanyi", start: lastTwo, timed: true, people: []bool{true, false, false}}, false,
			"天下归魏 你超时，作认输。", "天下歸魏 你逾時，作認輸。", "The realm is Wei’s You lost on time."},
		{"another's flag", finish{id: "yanyi", start: lastTwo, timed: true, people: []bool{true, true, true}}, false,
			"天下归魏 吴超时，作认输。", "天下歸魏 吳逾時，作認輸。", "The realm is Wei’s Wu loses on time."},
	} {
		for lang, want := range map[locale.Lang]string{locale.ZhHans: c.zh, locale.ZhHant: c.zht, locale.En: c.eng} {
			locale.Use(lang)
			r := c.f.shown(t, c.watched)
			if got := r.head + " " + r.line; got != want {
				t.Errorf("%s reads %q, want %q", c.name, got, want)
			}
		}
	}
}

// Where a record of three tells that somebody resigned, and not who, nobody is named.
func TestWhoIsNotToldIsNotNamed(t *testing.T) {
	for _, seats := range []string{"", "[Wei \"ai:1\"]\n[Shu \"ai:1\"]\n"} {
		m, err := match.ParseLegal(catalog.Find, "[Variant \"yanyi\"]\n"+seats+"[Result \"u\"]\n[Termination \"Wei resigned\"]\n\n1. n9m9 u\n")
		if err != nil {
			t.Fatal(err)
		}
		r := newResult(tabletest.At(tabletest.Of(m), 1280, 800))
		if want := "依棋谱所记：认输、超时或判胜。"; r.head != "天下归吴" || r.line != want {
			t.Errorf("it reads %q %q, want %q", r.head, r.line, want)
		}
	}
}

// Nobody is "out" of a game of two: the list of moves has a seal of its own for who
// gave up, and the report ends with the result alone.
func TestNobodyIsOutOfAGameOfTwo(t *testing.T) {
	_, r := shown(t, "xiangqi", "", "r:resign")
	list := r.listIn(shape{true, 400, 1, noPly}).rows
	if last := list[len(list)-1]; last.seal != "负" {
		t.Errorf("the list of moves ends with %q", last.seal)
	}
	if len(r.report) != 1 || r.report[0].seal != tabletext.SealOf("dialog.over.title") || r.report[0].head != "黑方胜" || r.report[0].detail != "红方认输" {
		t.Errorf("the report is %+v", r.report)
	}
}

// Of two the winner stands first, and why it is over beside who lost.
func TestTheWinnerOfTwoStandsFirst(t *testing.T) {
	_, r := shown(t, "xiangqi", "", "r:resign")
	if got := r.result.reason(r.moment, game.First); got != "红方认输" {
		t.Errorf("beside Red stands %q", got)
	}
	if got := r.result.reason(r.moment, game.Second); got != "" {
		t.Errorf("beside Black stands %q", got)
	}
	var asked []game.Seat
	r.Scores(r.moment.Seats(), func(s game.Seat, size float64) ui.Part {
		if size == scoreFace {
			asked = append(asked, s)
		}
		return ui.Space(size)
	}, name(r))
	if len(asked) != 2 || asked[0] != game.Second {
		t.Errorf("they stand as %v", asked)
	}
}
