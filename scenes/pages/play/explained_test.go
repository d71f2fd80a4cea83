package play

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/session"
)

// against is a game of xiangqi against a computer that takes a horse left to it.
func against(t *testing.T, w, h float64, explains bool) *world {
	t.Helper()
	sh := newcomer()
	sh.Settings.Explains = explains
	replies := []string{"info depth 1 score 0 chances 50 50 pv e3e4", "info depth 1 score 900 chances 80 20 pv e4e7", "info depth 1 score 900 chances 80 20 pv e7e6"}
	asked := 0
	engine := &enginetest.Script{Answer: func(line string) []string {
		if !strings.HasPrefix(line, "go ") || asked == len(replies) {
			return nil
		}
		asked++
		words := strings.Fields(replies[asked-1])
		return []string{replies[asked-1], "bestmove " + words[len(words)-1]}
	}}
	const start = "3k5/9/9/4n4/9/9/9/4R4/9/4K4 w"
	p, err := open(sh, kit{Engine: func() machine.Engine { return engine }}, session.Request{Game: "xiangqi", Position: start, Seats: "ai:5,human"})
	if err != nil {
		t.Fatal(err)
	}
	clock := time.Now()
	p.clock = func() time.Time { // a tick is a tenth of a second
		clock = clock.Add(100 * time.Millisecond)
		return clock
	}
	x := stage(t, still(), sh, p, w, h)
	x.settle()
	x.until(1)
	return x
}

// until waits until so many turns have been taken.
func (w *world) until(plies int) {
	w.t.Helper()
	for range 200 {
		if w.page.table.Plies() >= plies {
			w.settle()
			return
		}
		w.step()
	}
	w.t.Fatalf("no turn %d is taken", plies)
}

// untilLine waits until the engine's first line is shown.
func (w *world) untilLine() {
	for range 200 {
		if w.step(); w.listed("line.1") {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// A strong computer's word about a turning point is shown once, stands in the list of moves, and
// is announced as it comes and where its turn is looked at again; not if the setting is off.
func TestOpponentsExplainThemselves(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.En)
	const said = "Red took the horse, which nothing defended."
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		w := against(t, size[0], size[1], true)
		locale.Use(locale.En)
		w.turns("d10d9")
		w.until(3)
		if got := w.heard(); strings.Count(got, said) != 1 || !strings.HasSuffix(got, said) {
			t.Errorf("%v: announced is %q", size, got)
		}
		w.shot("explained")
		told := 0
		for _, r := range w.page.now.Told {
			if r.Move == w.page.table.Line().Moves()[2] {
				told++
			}
		}
		if told != 1 {
			t.Errorf("%v: %+v", size, w.page.now.Told)
		}
		w.turns("d9d10")
		w.until(5)
		w.page.table.GoTo(3)
		w.settle()
		if got := w.page.News()[0].Text; strings.Count(got, said) != 1 {
			t.Errorf("%v: where its turn is looked at, announced is %q", size, got)
		}
		if size[0] > 1000 && w.control(record.ListID).Value != said {
			t.Errorf("with the list of moves stands %q", w.control(record.ListID).Value)
		}
	}
	w := against(t, 1280, 800, false)
	w.turns("d10d9")
	w.until(3)
	if len(w.page.now.Told) > 0 || strings.Contains(w.heard(), said) {
		t.Error("it is said though nobody wants it")
	}
}

// In the study of a game of three each turn of the engine's line is read with its player and for
// whom it is good, and the line of the shown turn says it; in one of two it is as short as it was.
func TestForWhomTheTurnsOfALineAreGood(t *testing.T) {
	defer locale.Use(locale.Current())
	const taking = "4,wK,4/9/9/9/1,sR,15/8,wP,8/3,hR,13/7,uN,9/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/1,uR,6,sP,8/17/9/9/9/4,sK,4 u uws - idle - 0"
	v, _ := catalog.Find("yanyi")
	m, err := match.New(v, match.Setup{Start: taking})
	if err != nil {
		t.Fatal(err)
	}
	sh := newcomer()
	engine := func() machine.Engine {
		return &enginetest.Script{Answer: func(line string) []string {
			if strings.HasPrefix(line, "go ") {
				return []string{"info multipv 1 depth 7 nodes 812 time 90 score 30 chances 40 30 30 gains 1,0 pv b6b13 i12i11"}
			}
			return nil
		}}
	}
	p, err := open(sh, kit{Engine: engine}, session.Request{Record: m.Record(), Study: true})
	if err != nil {
		t.Fatal(err)
	}
	w := stage(t, still(), sh, p, 1280, 800)
	w.settle()
	w.settle()
	for _, l := range []struct {
		lang       locale.Lang
		line, turn string
	}{
		{locale.En, "; Wu ", "Wu moves: good for Wu"}, {locale.ZhHans, "；吴", "吴之着，利于吴"}, {locale.ZhHant, "；吳", "吳之著，利於吳"},
	} {
		locale.Use(l.lang)
		w.sh.Stack.Relayout()
		w.untilLine()
		w.settle()
		name := w.control("line.1").Name
		good := locale.T("sr.comma") + locale.T("study.good", locale.Arg{Name: "side", Value: locale.T("side.u.name")})
		if !strings.Contains(name, l.line) || strings.Count(name, good) != 1 || !strings.Contains(name, good+locale.T("sr.stop")+locale.T("side.w.name")) {
			t.Errorf("%s: the line is called %q", l.lang.Tag(), name)
		}
		if answer, _ := w.page.studyPanel.Hear("ee"); strings.Count(answer, good) != 1 {
			t.Errorf("%s: ee answers %q", l.lang.Tag(), answer)
		}
		w.control("line.1").Step(1)
		w.settle()
		if texts := strings.Join(w.page.form.Texts(), "\n"); !strings.Contains(texts, l.turn) {
			t.Errorf("%s: the turn shown says %q", l.lang.Tag(), texts)
		}
		w.shot("good-" + l.lang.Tag())
		w.control("line.1").Step(-1)
		w.settle()
	}
	two, _ := studying(t, shortGame, 1280, 800)
	locale.Use(locale.En)
	two.sh.Stack.Relayout()
	two.untilLine()
	if name := two.control("line.1").Name; strings.Contains(name, "good for") || strings.Contains(name, ";") {
		t.Errorf("of two the line is called %q", name)
	}
}
