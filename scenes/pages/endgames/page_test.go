package endgames

import (
	"net/http"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/endgame"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// opened is the page on a stage, with a table that only notes what it is asked for.
type opened struct {
	*scenetest.Stage
	p       *Page
	machine *scenetest.Machine
	asked   *session.Request
}

// blank is an empty page.
type blank struct{ ui.FormPage }

func (b *blank) Layout(v ui.View)      { b.Form.Reset(v) }
func (*blank) Update(*ui.Input) ui.Nav { return ui.Stay() }

func open(t *testing.T, lang string, w, h float64, store map[string]string) *opened {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	if store == nil {
		store = map[string]string{}
	}
	o := &opened{machine: &scenetest.Machine{Langs: []string{lang}, IsStill: true, Store: store}}
	s := session.New(o.machine)
	s.Settings.Sound = false
	s.Routes.Open = func(r session.Request) (ui.Page, error) {
		o.asked = &r
		return &blank{}, nil
	}
	o.p = New(s, catalog.Find, o.machine.Endgames)
	s.Start(o.p)
	o.Stage = scenetest.New(s.Stack, w, h)
	o.Rest(t)
	return o
}

// Every game's endgames have their texts whole in every language and at every size, and each can
// be begun.
func TestEveryEndgameIsOffered(t *testing.T) {
	defer func() { canvas.OnCut = nil }()
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {320, 568}, {844, 390}} {
		for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
			o := open(t, lang, size[0], size[1], nil)
			for _, id := range endgame.Games { // those that are done have a tick
				o.Choose(t, "game."+id)
				for i := range o.p.list {
					o.p.done.Lowest(name(&o.p.list[i]), 9)
				}
			}
			canvas.OnCut = func(text string) { t.Errorf("%s %v: %q is cut", lang, size, text) }
			for _, id := range endgame.Games {
				o.Choose(t, "game."+id)
				if o.p.id() != id || len(o.p.list) < 15 {
					t.Fatalf("%s: %d endgames of %s", id, len(o.p.list), o.p.id())
				}
				windowtest.Shot(t, "endgames-"+id+"-"+lang+"-"+locale.Num("n", int(size[0])).Value, o.Screen)
				found := map[string]bool{}
				for _, c := range o.p.Controls() {
					found[c.ID] = true
				}
				for i := range o.p.list {
					if !found["begin."+o.p.list[i].ID] {
						t.Errorf("%s %v: %s is not offered", lang, size, o.p.list[i].ID)
					}
				}
			}
		}
	}
}

// An endgame begins from its position against the strongest computers, which play on; it says
// what is to be done, and at the end what came of it, and a success is kept.
func TestAnEndgameIsPractised(t *testing.T) {
	o := open(t, "en", 390, 844, nil)
	o.Choose(t, "game.qiji")
	e := o.p.list[0]
	o.Choose(t, "begin."+e.ID)
	r := o.asked
	if r == nil || r.Setup.Start != e.Position || !r.Setup.PlayOn || r.Setup.Seats[0].Level != 0 || r.Setup.Seats[1].Level != match.Levels || !r.Setup.TakeBack || !r.Setup.Hints {
		t.Fatalf("asked for %+v", r)
	}
	if _, err := match.New(r.Setup.Variant, r.Setup.Match(1)); err != nil {
		t.Fatal(err)
	}
	if said := r.Endgame.Task(); !strings.Contains(said, "will do") {
		t.Errorf("the task is %q", said)
	}
	for _, c := range []struct {
		outcome game.Outcome
		turns   int
		want    string
		kept    string
	}{
		{game.Outcome{Over: true, Winner: game.NoSeat}, 40, "Drawn", ""},
		{game.Outcome{Over: true, Winner: 1}, 40, "Lost", ""},
		{game.Outcome{Over: true, Winner: 0}, e.Turns + 2, "would do", " " + locale.Num("n", e.Turns+2).Value + "\n"},
		{game.Outcome{Over: true, Winner: 0}, e.Turns, "not one too many", " " + locale.Num("n", e.Turns).Value + "\n"},
		{game.Outcome{Over: true, Winner: 0}, e.Turns + 5, "would do", " " + locale.Num("n", e.Turns).Value + "\n"},
	} {
		said := r.Endgame.Told(c.outcome, c.turns)
		if kept := o.machine.Store[key]; !strings.Contains(said, c.want) || c.kept != strings.TrimPrefix(kept, name(&e)) || r.Endgame.Reached != c.outcome.Won(0) {
			t.Errorf("%+v in %d: %q, kept %q, reached %t", c.outcome, c.turns, said, kept, r.Endgame.Reached)
		}
	}
	o.asked = nil
	if r.Endgame.Next(); o.asked == nil || o.asked.Setup.Start != o.p.list[1].Position {
		t.Errorf("the next one is %+v", o.asked)
	}
	if r.Endgame.Again(); o.asked.Setup.Start != e.Position {
		t.Errorf("again it is %+v", o.asked)
	}
	again := open(t, "en", 390, 844, o.machine.Store)
	again.Choose(t, "game.qiji")
	ticked := 0
	for _, c := range again.p.Controls() {
		if strings.HasPrefix(c.ID, "begin.") && strings.Contains(c.Name, "done") {
			ticked++
		}
	}
	if ticked != 1 {
		t.Errorf("%d are ticked", ticked)
	}
}

// To hold means not to lose: a draw is enough, and so is a number of turns.
func TestAnEndgameIsHeld(t *testing.T) {
	o := open(t, "en", 1280, 800, nil)
	o.Choose(t, "game.qiji")
	for i := range o.p.list {
		e := &o.p.list[i]
		if e.Turns > 0 {
			continue
		}
		for _, c := range o.p.Controls() { // it may lie below the view
			if c.ID == "begin."+e.ID {
				c.Go()
			}
		}
		r := o.asked
		if r.Endgame.Held != endgame.HeldAfter || !strings.Contains(r.Endgame.Task(), locale.Num("n", endgame.HeldAfter).Value) {
			t.Errorf("%+v", r.Endgame)
		}
		if said := r.Endgame.Told(game.Outcome{Over: true, Winner: 1}, 4); r.Endgame.Reached || !strings.Contains(said, "Not held") {
			t.Errorf("lost: %q", said)
		}
		if said := r.Endgame.Told(game.Outcome{Over: true, Winner: game.NoSeat}, 30); !r.Endgame.Reached || !strings.Contains(said, "Held to move 30") || o.machine.Store[key] != name(e)+" 30\n" {
			t.Errorf("held: %q, kept %q", said, o.machine.Store[key])
		}
		return
	}
	t.Error("there is nothing to hold")
}

// Endgames that do not arrive can be asked for again.
func TestALateFile(t *testing.T) {
	o := open(t, "en", 390, 844, nil)
	answers := make(chan machine.Reply, 1)
	o.p.ask = func(string) <-chan machine.Reply { return answers }
	o.Choose(t, "game.weiwo")
	if o.p.list != nil || o.p.fault {
		t.Fatal("nothing has come yet")
	}
	answers <- machine.Reply{Err: http.ErrServerClosed}
	o.Rest(t)
	if !o.p.fault {
		t.Fatal("the fault is not seen")
	}
	answers <- <-o.machine.Endgames("weiwo")
	o.Choose(t, "retry")
	if o.Rest(t); o.p.fault || len(o.p.list) < 15 {
		t.Errorf("fault %t, %d endgames", o.p.fault, len(o.p.list))
	}
	o.p.ask = nil // it is known by now
	o.Choose(t, "game.weiwo")
}

// What is kept is read with care: bad lines are left out and set aside.
func TestWhatIsKeptIsReadWithCare(t *testing.T) {
	d, bad := saves.ParseCounts("qiji/abcde 9\nqiji/abcdf 30\n", doneMost)
	if bad || len(d) != 2 || d.String() != "qiji/abcde 9\nqiji/abcdf 30\n" {
		t.Errorf("%v, %t", d, bad)
	}
	for _, text := range []string{"x\n", "x 0\n", "x -1\n", "x 1000\n", " 3\n", strings.Repeat("x", 41) + " 3\n"} {
		if d, bad := saves.ParseCounts(text+"qiji/abcde 9\n", doneMost); !bad || len(d) != 1 {
			t.Errorf("%q: %v, %t", text, d, bad)
		}
	}
	o := open(t, "en", 390, 844, map[string]string{key: "nonsense\n"})
	if o.machine.Store["aside."+key] == "" {
		t.Error("nothing is set aside")
	}
}
