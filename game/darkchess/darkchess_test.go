package darkchess

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

func TestFixtures(t *testing.T) {
	gametest.Fixtures(t, variant{}, "testdata/anqi.txt", gametest.FixtureOptions{Expected: 60})
}

func TestConformance(t *testing.T) { gametest.Run(t, variant{}, nil, 1000) }

// Edited positions, rarely reached by play, keep the contracts too.
func TestEditedPositions(t *testing.T) { gametest.Edited(t, variant{}, nil, 2000) }

func read(t *testing.T, text string) *position {
	t.Helper()
	p, err := variant{}.Parse(text, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// play plays turns given as text, with their draws.
func play(t *testing.T, p *position, turns ...string) {
	t.Helper()
	for _, text := range turns {
		turn, err := game.Find(info, p, text)
		if err != nil {
			t.Fatalf("%v in %s", err, p)
		}
		p.Do(turn)
		if p.Actor() != game.Chance {
			continue
		}
		d, err := game.FindReveal(info, p, turn)
		if err != nil {
			t.Fatal(err)
		}
		p.DoReveal(d)
	}
}

func why(t *testing.T, p *position, from, to string) string {
	t.Helper()
	a, err := geometry.Square(from)
	if err != nil {
		t.Fatal(err)
	}
	b, err := geometry.Square(to)
	if err != nil {
		t.Fatal(err)
	}
	return p.Why(a, b).Key
}

func events(p *position) (types []game.EventType) {
	for _, e := range p.Events(nil) {
		types = append(types, e.Type)
	}
	return types
}

func TestTurnOverDrawsFromTheBagAndTheOwnerCommands(t *testing.T) {
	p := read(t, "start")
	play(t, p, "@e4*wP")
	if got := p.String(); !strings.Contains(got, "w=AABBCCNNPPPPRR") || !strings.Contains(got, " w uws - idle 0 ") {
		t.Errorf("after @e4*wP: %s", got)
	}
	if got := events(p); !slices.Equal(got, []game.EventType{game.Revealed}) {
		t.Errorf("events %v", got)
	}
}

func TestRescueGivesHanAndAlliesTheOthers(t *testing.T) {
	p := read(t, "hR/6,wK/7/7/hC,2,uN,hK,3,hR/7/7/5,uK,sK/hR u uws - idle 30 u=-,w=-,s=-")
	if got := why(t, p, "g2", "g3"); got != "" {
		t.Errorf("the king may step: %s", got)
	}
	play(t, p, "d5e5")
	if got, want := p.String(), "hR:u/6,wK/7/7/hC:u,3,uN,3,hR:u/7/7/5,uK,sK/hR:u w uws ws spent 0 u=-,w=-,s=-"; got != want {
		t.Errorf("after the rescue\n%s, want\n%s", got, want)
	}
	if !p.Friends(game.Wei).Has(game.Shu) || p.Friends(game.Wu).Len() != 1 {
		t.Error("Wei and Shu are allied, Wu is alone")
	}
}

func TestCaptureOrder(t *testing.T) {
	order := []game.Kind{game.King, game.Rook, game.Cannon, game.Knight, game.Bishop, game.Advisor, game.Pawn}
	for i, k := range order {
		for j, target := range order {
			want := i <= j
			switch {
			case k == game.King && target == game.Pawn:
				want = false
			case k == game.Pawn && target == game.King:
				want = true
			}
			if got := beats(k, target); got != want {
				t.Errorf("%c takes %c: %v", k.Letter(), target.Letter(), got)
			}
		}
	}
}

func TestCannonJumps(t *testing.T) {
	p := read(t, "hR/uC,~,~,sN,3/7/uK,6/hC,3,hK,3,hR/wB,6/7/5,sK,wK/hR u uws - idle 3 u=-,w=A,s=P")
	for to, want := range map[string]string{
		"e8": "",                        // over two face-down pieces
		"b4": "",                        // over one open piece
		"d8": "why.anqi.hidden.capture", // face-down pieces are never captured
		"e7": "why.anqi.cannon.far",
	} {
		if got := why(t, p, "b8", to); got != want {
			t.Errorf("b8%s: %q, want %q", to, got, want)
		}
	}
}

func TestKingNeverWalksIntoDanger(t *testing.T) {
	p := read(t, "hR/7/7/7/hC,3,hK,3,hR/7/2,wP,4/1,uK,4,wK/1 u uw - idle 3 u=-,w=-,s=-")
	if got := why(t, p, "c2", "c3"); got != "why.anqi.king.danger" {
		t.Errorf("c2c3: %s", got)
	}
	if got := why(t, p, "c2", "b2"); got != "" {
		t.Errorf("c2b2: %s", got)
	}
}

func TestOutWithNothingLeftEndsTheAlliance(t *testing.T) {
	p := read(t, "1/4,hR:u,1,wK/5,wP,1/7/2,sP,6/1,uR,5/7/5,uK,1/1 u uws ws spent 0 u=-,w=-,s=-")
	play(t, p, "c4c5")
	if p.Alive().Has(game.Shu) || p.Friends(game.Wei).Len() != 1 {
		t.Errorf("after Shu's last piece fell: %s", p)
	}
	want := []game.EventType{game.Captured, game.Moved, game.WentOut, game.AllianceEnded}
	if got := events(p); !slices.Equal(got, want) {
		t.Errorf("events %v, want %v", got, want)
	}
}

func TestResignerLosesOpenPiecesNowAndHiddenOnesWhenTurned(t *testing.T) {
	p := read(t, "start")
	play(t, p, "u:resign")
	if got := p.String(); !strings.Contains(got, " w ws - idle 0 u=AABBCCNNPPPPPRR") || strings.Contains(got, "uK") {
		t.Errorf("after u:resign: %s", got)
	}
	play(t, p, "@e4*uR")
	if got := p.String(); strings.Contains(got, "uR") || strings.Count(got, "~") != 44 {
		t.Errorf("Wu's chariot stays on the board: %s", got)
	}
	if o := p.Outcome(); o.Over {
		t.Errorf("two still play: %+v", o)
	}
	play(t, p, "w:resign")
	if o := p.Outcome(); !o.Over || o.Winner != game.Shu || o.Points != [3]int8{-1, 0, 2} {
		t.Errorf("outcome %+v", o)
	}
}

func TestThirdOccurrenceIsIllegal(t *testing.T) {
	p := read(t, "hR/wK,6/7/7/hC,3,hK,3,hR/7/7/sK,5,uK/hR u uws - idle 0 u=-,w=-,s=-")
	for range 2 {
		play(t, p, "h2h3", "b8c8", "b2c2", "h3h2", "c8b8")
		if got := why(t, p, "c2", "b2"); got == "why.threefold" {
			break
		}
		play(t, p, "c2b2")
	}
	if got := why(t, p, "c2", "b2"); got != "why.threefold" {
		t.Errorf("the third occurrence: %q", got)
	}
}

func TestFiftyQuietRoundsGoToTheStronger(t *testing.T) {
	p := read(t, "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 149 u=-,w=-,s=-")
	play(t, p, "h2h3")
	if o := p.Outcome(); !o.Over || o.Winner != game.Shu || o.Points != [3]int8{1, 0, 2} {
		t.Errorf("outcome %+v", o)
	}
}

func TestFairnessEvalSeesNoIdentities(t *testing.T) {
	p := read(t, "start")
	before := p.Eval(game.Wu)
	p.Do(game.TurnOver(geometry.At(3, 3)))
	if got := p.Eval(game.Wu); got != before {
		t.Errorf("a pending reveal changes Wu's judgement from %d to %d", before, got)
	}
}

func TestParseReportsEveryFault(t *testing.T) {
	gametest.Faults(t, variant{}, map[string][]string{
		"x": {"1 fields"},
		"hR/7/7/7/hC,3,hK,5/7/7/7/hR u uws - idle 0 u=-,w=-,s=-":                 {"rank 5 has 10"},
		"hR/7/7/7/hC,3,hK,3,hR/xQ,6/7/hN,6/hR t uwx us lost -1 u=K,w=RC,s=-,h=-": {`"xQ"`, "Han has no N", `"t"`, `"uwx"`, `"us"`, `"lost"`, `"-1"`, "want u="},
		"hR/~,6/uK,uK,5/7/hC,3,hK,3,hR:u/7/7/sK,6/hR u uw - idle 0 u=K,w=CB,s=-": {"3 of uK", "somebody commands Han", "letters sorted", "3 pieces in the bags, 1 face down", "s is out but has open pieces", "kings never lie"},
	})
}

func FuzzParse(f *testing.F) {
	gametest.FuzzPositions(f, variant{}, startText,
		"1/4,hR:u,1,wK/7/7/2,wP,6/1,sR,uP,2,uK,1/7/6,sK/1 s uws ws spent 0 u=-,w=-,s=-")
}

func BenchmarkPerft(b *testing.B) { gametest.BenchmarkPerft(b, variant{}, "start") }
