package search

import (
	"context"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/threekingdoms"
)

// TestRivalsGiveNothingAway has Wu's horse capture a soldier on h9, attacked by Wei's chariot
// and Shu: Wei does not give its chariot for the horse so that Shu may capture Wu's.
func TestRivalsGiveNothingAway(t *testing.T) {
	const rest = "4,wK,4/9/9/4,wP,4/7,wR,9/17/3,hR,13/9,uN,7/hK,1,hC,hR,3,wP,GUARD,uK/17/3,hR,13/17/SHU/9/9/9/4,sK,4 "
	for _, c := range []struct {
		name, guard, shu, players string
		gives                     bool
	}{
		{"guarded", "2,uR,5", "7,sR,9", "u uws - idle - 0", true},
		{"guarded by Wu alone", "2,uR,5", "17", "u uws - idle - 0", true},
		{"seen by Shu alone", "8", "7,sR,9", "u uws - idle - 0", true},
		{"guarded by nobody", "8", "17", "u uws - idle - 0", false},
		{"between two, where Wei is the only rival", "2,uR,5", "7,sR:w,9", "u uw - idle - 0", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.NewReplacer("GUARD", c.guard, "SHU", c.shu).Replace(rest) + c.players
			if !strings.Contains(c.players, "uws") {
				text = strings.Replace(text, "4,sK,4", "9", 1)
			}
			v := threekingdoms.Variants()[0]
			pos, err := v.Parse(text, nil)
			if err != nil {
				t.Fatal(err)
			}
			s := New(v.Info())
			s.begin(context.Background(), pos, Limits{})
			play := func(text string) game.Turn {
				turn, err := v.Info().ParseTurn(text)
				if err != nil {
					t.Fatal(err)
				}
				return turn
			}
			if s.paranoid.gives(play("j10h9")) {
				t.Error("the root gives nothing away in its own tree")
			}
			s.pos.Do(play("j10h9"))
			if got := s.paranoid.gives(play("h13h9")); got != c.gives {
				t.Errorf("Wei gives its chariot: %v, want %v", got, c.gives)
			}
		})
	}
}

// TestChecksBetweenRivalsForceNothing has Wei's chariot and Wu's check Shu's king on file i:
// checks by and against the root are answered first, but one between its rivals is a turn like
// others.
func TestChecksBetweenRivalsForceNothing(t *testing.T) {
	const board = "4,wK,4/9/9/4,wP,4/7,wR,9/17/3,hR,13/17/hK,1,hC,hR,6,uR,5,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 "
	for _, c := range []struct {
		name, seat, quiet, check string
		forces                   bool
	}{
		{"by the root Wu", "u", "", "k9i9", true},
		{"by the root Wei", "w", "", "h13i13", true},
		{"by Wu, of the root Shu", "s", "i1i2", "k9i9", true},
		{"by Wei, of Shu; the root is Wu", "u", "k9k8", "h13i13", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := threekingdoms.Variants()[0]
			pos, err := v.Parse(board+c.seat+" uws - idle - 0", nil)
			if err != nil {
				t.Fatal(err)
			}
			s := New(v.Info())
			s.begin(context.Background(), pos, Limits{})
			read := func(text string) game.Turn {
				turn, err := game.Find(v.Info(), s.pos, text)
				if err != nil {
					t.Fatal(err)
				}
				return turn
			}
			if c.quiet != "" {
				s.pos.Do(read(c.quiet))
			}
			if got := s.forces(read(c.check), 1); got != c.forces {
				t.Errorf("%s is to be answered: %v, want %v", c.check, got, c.forces)
			}
		})
	}
}
