package darkchess

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// Every input of the net has a unique name.
func TestEveryInputHasItsName(t *testing.T) {
	names := featureNames()
	if len(names) != features {
		t.Errorf("%d names for %d numbers", len(names), features)
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != features {
		t.Error("a name stands there twice")
	}
}

// seen is the net's input, by name.
func seen(t *testing.T, text string, s game.Seat) map[string]int32 {
	t.Helper()
	inputs := read(t, text).Inputs(nil, s)
	if len(inputs) == 0 {
		t.Fatalf("%s: nothing to see", text)
	}
	all := map[string]int32{}
	for i, name := range featureNames() {
		if inputs[i] != 0 {
			all[name] = inputs[i]
		}
	}
	return all
}

// midway is a position with every kind of input: pieces of all players and of Han, face-down
// ones, an alliance.
const midway = "hR:w/~,sA,~,wK,~,~,wB/~,~,wP,~,~,sP,~/sC,uB,~,wN,~,~,~/hC:w,sC,1,~,1,~,~,1,uK/~,~,uR,uN,1,uP,~/~,uA,sR,~,wR,1,~/~,wC,sP,1,wB,uN,sR/sK u uws us spent 9 u=ABCCPPPPR,w=CNPPPPR,s=ABBNNPP"

func TestWhatTheNetIsShown(t *testing.T) {
	for name, want := range map[string]int32{
		"own.horse": unit, "own.bag.pawn": 2 * unit, "next.rook": unit, "previous.bag.bishop": unit,
		"own.turn": unit, "next.turn": 0, "quiet": 9 * unit / 150, "idle": 0, "open": 0,
		"ally.previous": unit, "ally.next": 0, "alone": 0, "three": 0, "own.stalks.previous": 0,
	} {
		if got := seen(t, midway, game.Wu)[name]; got != want {
			t.Errorf("%s is %d, want %d", name, got, want)
		}
	}
	if war := seen(t, midway, game.Wei); war["alone"] != unit {
		t.Errorf("who stands alone sees %v", war)
	}
}

// The net's value does not depend on directions and seat names: mirroring the board, or moving
// all players round the table, does not change it.
func TestTheNetSeesNoDirections(t *testing.T) {
	fields := strings.Fields(midway)
	ranks := strings.Split(fields[0], "/")
	slices.Reverse(ranks)
	mirrored := strings.Join(append([]string{strings.Join(ranks, "/")}, fields[1:]...), " ")
	round := strings.NewReplacer("u", "w", "w", "s", "s", "u")
	turned := round.Replace(fields[0]) + " w uws uw spent 9 u=ABBNNPP,w=ABCCPPPPR,s=CNPPPPR"
	for s := range game.Seat(seats) {
		want := read(t, midway).Inputs(nil, s)
		if got := read(t, mirrored).Inputs(nil, s); !slices.Equal(got, want) {
			t.Errorf("seat %d sees the mirrored board otherwise: %v, not %v", s, got, want)
		}
		if got := read(t, turned).Inputs(nil, (s+1)%seats); !slices.Equal(got, want) {
			t.Errorf("seat %d sees otherwise from the next place: %v, not %v", s, got, want)
		}
	}
}

// The net is not used when only two players are left.
func TestTheNetJudgesThree(t *testing.T) {
	if inputs := read(t, "1/7/7/1,wR,3,wK,1/9/1,sR,5/7/7/1 s ws - spent 0 u=-,w=-,s=-").Inputs(nil, game.Shu); len(inputs) != 0 {
		t.Errorf("it is shown %v", inputs)
	}
}

// The net's value is the last sum plus the positive values of the hidden units.
func TestNetSumsUp(t *testing.T) {
	n := &net{bias: neurons{grain / 2, -grain}, units: neurons{0, 3 * grain, grain}}
	n.rows[0] = neurons{grain, 2 * grain}
	n.rows[5] = neurons{0, 0, -grain}
	for _, c := range []struct {
		first, sixth int32
		want         int
	}{
		{0, 0, 50}, {unit, 0, 450}, {unit / 2, 0, 100}, {-unit, 0, -50}, {0, unit, 50}, {0, -unit, 150},
	} {
		if got := n.judge(&sight{0: c.first, 5: c.sixth}, 100); got != c.want {
			t.Errorf("%d and %d are %d, want %d", c.first, c.sixth, got, c.want)
		}
	}
}

func TestReadNetIsStrict(t *testing.T) {
	for _, c := range []struct{ what, text, want string }{
		{"no text", "", "bias is not there"},
		{"a row too many", netText + "more 1 1 1 1 1 1 1 1 1\n", "nothing is weighed by more"},
		{"a short row", strings.Replace(netText, "\nquiet ", "\nquiet 7 8\nloud ", 1), "quiet is not there with 9"},
		{"no number", strings.Replace(netText, "\nquiet ", "\nquiet x", 1), "is no weight"},
	} {
		if _, err := readNet(c.text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.what, err, c.want)
		}
	}
}

func FuzzReadNet(f *testing.F) {
	f.Add(netText)
	f.Fuzz(func(_ *testing.T, text string) {
		if n, err := readNet(text); err == nil {
			n.judge(&sight{0: unit, 1: -unit}, 800)
		}
	})
}
