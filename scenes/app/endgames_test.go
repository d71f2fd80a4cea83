package app

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/endgame"
	"yanyi/game/endgame/retro"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/endgames"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
)

// From the choice of puzzles a person opens the endgames, plays one on the table to the win,
// reads in a sentence how it went, and finds it ticked; the next one is a press away.
func TestAnEndgameIsPlayedToTheWin(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {320, 568}} {
		m := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: map[string]string{"deeds": "game yanyi 2 4 4 0 0\n"}}
		m.Engine = func() machine.Engine { return pensive{} }
		sh := New(m)
		s := scenetest.New(sh.Stack, size[0], size[1])
		s.Rest(t)
		sh.Stack.Open(sh.Routes.Puzzle(""))
		s.Rest(t)
		s.Choose(t, "choose")
		s.Choose(t, "endgames")
		list := sh.Stack.Top()
		if _, ok := list.(*endgames.Page); !ok {
			t.Fatalf("%v: %T", size, list)
		}
		all, err := endgame.Read((<-m.Endgames("yanyi")).Body)
		if err != nil {
			t.Fatal(err)
		}
		s.Choose(t, "begin."+all[0].ID)
		p, ok := sh.Stack.Top().(*play.Page)
		if !ok {
			t.Fatalf("%v: %T", size, sh.Stack.Top())
		}
		playOut(t, s, p)
		said := ""
		for _, c := range p.Controls() { // the board tells screen readers
			said += c.Name + "\n"
		}
		if !strings.Contains(said, "Won in 3, not one too many.") {
			t.Errorf("%v: it says %q", size, said)
		}
		if strings.Contains(said, "..") {
			t.Errorf("%v: a sentence ends twice in %q", size, said)
		}
		if kept := m.Store["endgames"]; kept != "yanyi/"+all[0].ID+" 3\n" {
			t.Errorf("%v: kept is %q", size, kept)
		}
		if n := len(sh.Saves.List()); n != 0 {
			t.Errorf("%v: %d games are kept", size, n)
		}
		s.Choose(t, "onward")
		if next, ok := sh.Stack.Top().(*play.Page); !ok || next == p || next.Table().Line().Setup().Start != all[1].Position {
			t.Errorf("%v: the next one is %T", size, sh.Stack.Top())
		}
		s.Choose(t, "back")
		if sh.Stack.Top() != list {
			t.Fatalf("%v: back leads to %T", size, sh.Stack.Top())
		}
		for _, c := range list.Controls() {
			if c.ID == "begin."+all[0].ID && !strings.Contains(c.Name, "done") {
				t.Errorf("%v: %q is not ticked", size, c.Name)
			}
		}
	}
}

// pensive is an engine that thinks for ever.
type pensive struct{}

func (pensive) Send(string)                 {}
func (pensive) Lines(dst []string) []string { return dst }
func (pensive) Stop()                       {}

// playOut plays the table's endgame by the best turns of both sides.
func playOut(t *testing.T, s *scenetest.Stage, p *play.Page) {
	t.Helper()
	m := p.Table().Line().(*match.Match)
	pos := m.Position().Clone()
	g, err := retro.New(m.Info(), pos, retro.Most)
	if err != nil {
		t.Fatal(err)
	}
	winner := pos.Actor()
	solution := g.Win(winner)
	for !m.Over() {
		pos := m.Position().Clone()
		best, least := game.NoTurn, 0
		for _, turn := range pos.Turns(nil) {
			pos.Do(turn)
			i, _ := g.Find(pos)
			n, won := solution.Turns(i)
			pos.Undo()
			if pos.Actor() != winner {
				n = -n
			}
			if won && (best == game.NoTurn || n < least) {
				best, least = turn, n
			}
		}
		if pos.Actor() == winner {
			p.Table().Do(host.Request{Do: host.Play, Turn: best})
		} else if err := m.PlayTurn(best); err != nil {
			t.Fatal(err)
		}
		s.Rest(t)
	}
}
