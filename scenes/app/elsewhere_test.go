package app_test

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/scenetest"
)

// Lessons are done by names: the task is announced, a wrong move is answered, and each step is
// left by its button.
func TestLessonsAreDoneByName(t *testing.T) {
	windowtest.Need(t)
	for _, id := range lesson.IDs() {
		l := lesson.Named(id)
		r := readerAt(t, "en", map[string]string{"lesson": id})
		for i := range l.Steps {
			s := &l.Steps[i]
			m, err := s.Begin(catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			p := &byName{reader: r, in: m.Info()}
			for _, name := range s.Shown() {
				if point := r.glass.names["board/"+name]; !strings.HasSuffix(point, ", marked") {
					t.Errorf("%s: the marked point is %q", s.Key, point)
				}
			}
			if say := locale.T(s.Text("say")); !strings.Contains(r.glass.names["board"], say) {
				t.Errorf("%s: the board is called %q, not %q", s.Key, r.glass.names["board"], say)
			}
			if s.Act == lesson.Win {
				if said := r.types("a1a9"); !strings.Contains(said, "1 ") {
					t.Errorf("%s: a move is answered %q", s.Key, said)
				}
				p.chosen("skip")
				continue
			}
			p.learn(s)
			if done := locale.T(s.Text("done")); !r.hears(done) || !r.hears("1 ") {
				t.Errorf("%s: once it is done is said %q", s.Key, r.glass.said)
			}
			r.glass.said = nil
			r.types("1")
			if len(r.glass.said) == 0 && i+1 < len(l.Steps) {
				t.Errorf("%s: nothing is said of the next step", s.Key)
			}
		}
	}
}

// learn performs the task of a lesson's step by typing, as the hint of "h" describes it.
func (p *byName) learn(s *lesson.Step) {
	p.t.Helper()
	said := p.types("h")
	at := strings.LastIndex(said, ": type ")
	if at < 0 || !strings.HasSuffix(said, ".") {
		p.t.Fatalf("%s: h is answered %q", s.Key, said)
	}
	p.types(strings.TrimSuffix(said[at+len(": type "):], "."))
	if strings.Contains(p.glass.names["board/line"], "1 ") && !p.hears(locale.T(s.Text("done"))) { // more is asked
		p.types("1")
	}
}

// roomReader is a reader at a page whose site has a rooms server.
func roomReader(t *testing.T, s *onlinetest.Server, params map[string]string) *reader {
	t.Helper()
	g := &glass{}
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Senses: machine.Senses{Mirror: g}, Params: params, Net: &onlinetest.Net{Server: s}}
	sh := app.New(on)
	r := &reader{t, g, scenetest.New(sh.Stack, 1280, 800), sh}
	r.rest()
	return r
}

// fill writes into a field.
func (r *reader) fill(id, text string) {
	r.t.Helper()
	for _, ctl := range r.stage.Stack.Top().Controls() {
		if ctl.ID == id && r.glass.roles[id] == "textbox" {
			ctl.Field.Text = text
			ctl.Do()
			r.rest()
			return
		}
	}
	r.t.Fatalf("no field is called %s", id)
}

// Two readers play in a room by names: each is told the other's moves, an offer, the answer to
// it, and the end.
func TestARoomGameByName(t *testing.T) {
	windowtest.Need(t)
	server := onlinetest.New()
	ann := roomReader(t, server, map[string]string{"game": "xiangqi"})
	ann.ask("seat.1.who.invite", "")
	ann.fill("name.0", "Ann")
	ann.ask("begin", "")
	link, ok := ann.session.Online.Room().Link(1)
	if !ok {
		t.Fatalf("no free seat: %q", ann.glass.names)
	}
	code, token, _ := host.ReadCode(link)
	ben := roomReader(t, server, map[string]string{"room": code, "seat": token})
	ben.fill("name", "Ben")
	ben.ask("sit", "")
	both := []*reader{ann, ben}
	for _, r := range both {
		if r.glass.names["ready"] != "" {
			r.ask("ready", "")
		}
	}
	say := func(i int, key, line, mine, others string) {
		t.Helper()
		ann.glass.said, ben.glass.said = nil, nil
		both[i].ask(key, line)
		for range 3 {
			both[1-i].rest()
			both[i].rest()
		}
		if mine != "" && !both[i].hears(mine) || others != "" && !both[1-i].hears(others) {
			t.Errorf("after %s %q is said %q here, %q there", key, line, both[i].glass.said, both[1-i].glass.said)
		}
	}
	for range 3 {
		ann.rest()
		ben.rest()
	}
	for i, r := range both {
		if r.page() == nil {
			t.Fatalf("player %d is at a %T: %q", i, r.stage.Stack.Top(), r.glass.names)
		}
	}
	for i, r := range both {
		if side := []string{"Red", "Black"}[i]; !r.hears("The game begins. You play "+side+".") || !strings.HasPrefix(r.glass.focus, "board") {
			t.Errorf("at the start player %d hears %q, the focus is on %q", i, r.glass.said, r.glass.focus)
		}
	}
	say(0, "board/line", "h3e3", "Red moves the cannon", "Red moves the cannon from h3 to e3")
	say(0, "board/line", "e7e6", "Black is thinking", "")
	say(1, "board/line", "h10g8", "Black moves the horse", "Black moves the horse from h10 to g8")
	say(0, "draw", "", "1 Offer, 2 Cancel", "")
	say(0, "board/line", "1", "Waiting for Ben (Black). 1 Withdraw.", "Ann (Red) offers a draw. Agree? 1 Accept, 2 Decline.")
	if n := ben.tabs("accept"); n > 3 {
		t.Errorf("the offer is %d Tabs from the board", n)
	}
	say(1, "board/line", "2", "You decline the draw.", "Ben (Black) declines the draw.")
	server.At = server.At.Add(time.Minute)
	say(1, "takeback", "", "Take-back requested. Waiting for Ann (Red).", "Ben (Black) wants to take back a move.")
	say(0, "accept", "", "Taken back. The last move is now: Red moves the cannon from h3 to e3", "Taken back.")
	if !strings.HasPrefix(ann.glass.focus, "board") {
		t.Errorf("after Accept the focus is on %q", ann.glass.focus)
	}
	for i, r := range both {
		for _, line := range r.glass.said {
			if strings.Contains(line, ". ,") || strings.Contains(line, "Waiting for You") {
				t.Errorf("player %d hears %q", i, line)
			}
		}
	}
	say(1, "board/line", "h10g8", "Black moves the horse", "Black moves the horse from h10 to g8")
	say(0, "board/line", "e3e7", "takes the soldier", "Red moves the cannon from e3 to e7")
	say(1, "resign", "", "Resign?", "")
	say(1, "resign.yes", "", "! You resigned. You lose", "! Black resigned. You win")
	for i, r := range both {
		if !r.page().Table().Over() {
			t.Errorf("for player %d it is not over", i)
		}
	}
}
