package app_test

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/scenetest"
)

// Lessons are done by names: what is to be done is told, a wrong turn is answered, and each
// step is left by its button.
func TestLessonsAreDoneByName(t *testing.T) {
	windowtest.Need(t)
	for _, id := range []string{"three", "anqi", "stratagem", "hundred", "xiangqi"} {
		l := lesson.Named(id)
		r := readerAt(t, "en", map[string]string{"lesson": id})
		for i := range l.Steps {
			s := &l.Steps[i]
			m, err := s.Begin(catalog.Find)
			if err != nil {
				t.Fatal(err)
			}
			p := &byName{reader: r, in: m.Info()}
			if say := locale.T(s.Text("say")); !strings.Contains(r.glass.names["board"], say) {
				t.Errorf("%s: the board is called %q, not %q", s.Key, r.glass.names["board"], say)
			}
			if s.Act == lesson.Win {
				p.chosen("skip")
				continue
			}
			r.glass.said = nil
			p.learn(s, m.View(m.Actor()).Turns)
			if len(r.glass.said) == 0 {
				t.Errorf("%s: nothing is said once it is done", s.Key)
			}
			p.chosen("next")
		}
	}
}

// learn does what a step of a lesson wants.
func (p *byName) learn(s *lesson.Step, turns []game.Turn) {
	p.t.Helper()
	if s.Act != lesson.Move {
		sq, err := p.in.Board.Square(s.Wants[0])
		if err != nil {
			p.t.Fatal(err)
		}
		p.cell(sq)
		return
	}
	for _, turn := range turns {
		if right, _ := s.Turn(p.in.FormatTurn(turn)); right {
			p.ask("board/line", p.in.FormatTurn(turn))
			return
		}
	}
	p.t.Fatalf("%s: no turn is wanted", s.Key)
}

// roomReader is a reader on the site of a server of rooms.
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

// Two play in a room by names: each hears the other's turns, an offer and what comes of it,
// and the end.
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
	say(0, "board/line", "h3e3", "Red moves the cannon", "Red moves the cannon from h3 to e3")
	say(1, "board/line", "h10g8", "Black moves the horse", "Black moves the horse from h10 to g8")
	say(0, "draw", "", "draw", "")
	say(0, "draw.yes", "", "", "draw")
	say(1, "decline", "", "", "not agreed")
	say(0, "board/line", "e3e7", "takes the soldier", "Red moves the cannon from e3 to e7")
	say(1, "resign", "", "Resign?", "")
	say(1, "resign.yes", "", "! You resigned. You lose", "! Black resigned. You win")
	for i, r := range both {
		if !r.page().Table().Over() {
			t.Errorf("for player %d it is not over", i)
		}
	}
}
