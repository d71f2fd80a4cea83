package match_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// at is a match of a catalogue variant from a position.
func at(t *testing.T, id, position string, o game.Options) *match.Match {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	m, err := match.New(v, match.Setup{Start: position, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// found is the legal turn of a text.
func found(t *testing.T, m *match.Match, text string) game.Turn {
	t.Helper()
	turn, err := m.Find(text)
	if err != nil {
		t.Fatal(err)
	}
	return turn
}

// TestPreviewsAreWhatHappens checks in every variant that a turn has the previewed effect and
// that previewing changes nothing.
func TestPreviewsAreWhatHappens(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			m := at(t, v.Info().ID, "start", nil)
			r := rand.New(rand.NewPCG(7, 8))
			for !m.Over() && m.Ply() < 60 {
				turns := m.View(m.Actor()).Turns
				foretold(t, m, turns[r.IntN(len(turns))])
			}
		})
	}
}

// foretold previews a turn, plays it and compares.
func foretold(t *testing.T, m *match.Match, turn game.Turn) {
	t.Helper()
	before, line := m.PositionAt(m.Ply()), m.Line()
	events, after := m.Preview().Foretell(turn), m.Preview().ViewAfter(turn, game.NoSeat)
	notation, takes := m.Preview().Notate(turn), m.Preview().Brings(turn, game.Captured)
	m.Preview().Stake(turn)
	m.Preview().Suppose(nil, 1, game.NoSquare)
	if m.PositionAt(m.Ply()) != before || m.Line() != line {
		t.Fatalf("asking changed %s to %s", before, m.PositionAt(m.Ply()))
	}
	if err := m.PlayTurn(turn); err != nil {
		t.Fatal(err)
	}
	played := m.Moves()[m.Ply()-1]
	if takes && !slices.ContainsFunc(played.Events, func(e game.Event) bool { return e.Type == game.Captured }) {
		t.Errorf("%s was sure to take", played.Text)
	}
	if played.Turn.HasReveal() {
		return // draws are not previewed
	}
	if !reflect.DeepEqual(events, played.Events) || !reflect.DeepEqual(notation, played.Notation) {
		t.Errorf("%s in %s does other than foretold: %v, not %v", played.Text, before, played.Events, events)
	}
	if now := m.View(game.NoSeat); !reflect.DeepEqual(after, now) {
		t.Errorf("%s in %s leads to another view than foretold", played.Text, before)
	}
}

// prepared has a horse of Wu that may ally with Wei.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

// TestStake checks turns whose cost is not visible at the target square.
func TestStake(t *testing.T) {
	duel := game.Options{"mode": "duel"}
	for _, c := range []struct {
		name, id, position string
		options            game.Options
		turn               string
		want               match.Stake
	}{
		{"both pieces leave", "qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", nil, "a2a9", match.Exchange},
		{"the same rook takes no piece", "qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", nil, "a2a5", match.NoStake},
		{"a move", "yanyi", "start", duel, "", match.NoStake},
		{"an alliance", "yanyi", prepared, nil, "c7a8", match.Pact},
		{"a horse on its own point", "yanyi", prepared, nil, "c7b9", match.NoStake},
		{"a deposing", "yanyi", strings.Replace(prepared, "13/17/hK", "13/2,uN,14/hK", 1), nil, "c10a9", match.Pact},
		{"a rescue", "anqi", "hR/7/7/7/hC,2,uN,hK,3,hR/7/7/wK,5,sK/hR u uws - idle 0 u=-,w=-,s=-", nil, "d5e5", match.Pact},
		{"an ordinary capture", "xiangqi", "3k5/9/1r7/9/9/1p7/9/9/1C7/4K4 w", nil, "b2b8", match.NoStake},
	} {
		m := at(t, c.id, c.position, c.options)
		turn := m.View(m.Actor()).Turns[0]
		if c.turn != "" {
			turn = found(t, m, c.turn)
		}
		if got := m.Preview().Stake(turn); got != c.want || got.Grave() != (c.want != match.NoStake) {
			t.Errorf("%s: stake %d, want %d", c.name, got, c.want)
		}
	}
}

// TestDuelsAreForeseen checks that the stake of a turn in the duelling variant is whether there
// is a duel and who wins it.
func TestDuelsAreForeseen(t *testing.T) {
	m := at(t, "yanyi", "start", game.Options{"mode": "duel"})
	r := rand.New(rand.NewPCG(3, 4))
	seen := map[match.Stake]int{}
	for m.Ply() < 400 && !m.Over() {
		turns := m.View(m.Actor()).Turns
		turn := turns[r.IntN(len(turns))]
		if i := slices.IndexFunc(turns, func(t game.Turn) bool { return m.Preview().Stake(t) != match.NoStake }); i >= 0 {
			turn = turns[i]
		}
		stake, want := m.Preview().Stake(turn), match.NoStake
		if err := m.PlayTurn(turn); err != nil {
			t.Fatal(err)
		}
		for _, e := range m.EventsAt(m.Ply()) {
			if e.Type == game.Allied || e.Type == game.Deposed {
				want = match.Pact
			}
			if e.Type == game.Dueled {
				want = match.WonDuel
				if e.N == 0 {
					want = match.LostDuel
				}
			}
		}
		if stake != want {
			t.Fatalf("%s: stake %d, it was %d", m.Moves()[m.Ply()-1].Text, stake, want)
		}
		seen[stake]++
	}
	if seen[match.WonDuel] == 0 || seen[match.LostDuel] == 0 {
		t.Errorf("stakes seen: %v", seen)
	}
}

// TestPrelude checks that a slide and a sweep are shown before the move, the move and its
// effects are not, and that the rest of the turn is reported once.
func TestPrelude(t *testing.T) {
	for _, c := range []struct {
		name, id, position, turn string
		choice                   match.Prelude
		events                   []game.EventType
		shown                    func(v *game.View) bool
	}{
		{"the marker slides and a kind comes into force", "qiji", "3k5/9/9/9/9/9/9/9/1C5r1/1N2K4 w m=5,0 cap=h2", "+/b1c3",
			match.Prelude{Slide: game.Forward}, []game.EventType{game.Slid},
			func(v *game.View) bool { return v.Seats[0].Track == 6 && v.Seats[0].Active == 6 }},
		{"a stale piece is swept", "qice", "3k5/9/9/9/9/2n3r2/9/9/9/9/R3K4 w stale=g6", "x/a1a2",
			match.Prelude{Sweep: true}, []game.EventType{game.Swept},
			func(v *game.View) bool { return v.Cells[5*9+6].Piece == game.NoPiece }},
	} {
		m := at(t, c.id, c.position, nil)
		turn, seen := found(t, m, c.turn), m.View(m.Actor())
		events, view := m.Preview().Prelude(turn, c.choice, &seen)
		var types []game.EventType
		for _, e := range events {
			types = append(types, e.Type)
		}
		if !slices.Equal(types, c.events) || !c.shown(&view) || c.shown(&seen) {
			t.Errorf("%s: events %v, shown %v, already before %v", c.name, types, c.shown(&view), c.shown(&seen))
		}
		if view.Cells[turn.From()].Piece != seen.Cells[turn.From()].Piece {
			t.Errorf("%s: the piece has moved", c.name)
		}
		all := m.Preview().Foretell(turn)
		if rest := c.choice.Rest(all); len(rest)+len(events) != len(all) {
			t.Errorf("%s: %d events before, %d after, %d in all", c.name, len(events), len(rest), len(all))
		}
		if !c.choice.Some() || (match.Prelude{}).Some() {
			t.Errorf("%s: nothing is chosen", c.name)
		}
	}
}

// TestCastling checks that castling is reported by its rook, and that steps are not castling.
func TestCastling(t *testing.T) {
	m := at(t, "guoji", "start", nil)
	r := rand.New(rand.NewPCG(9, 9))
	castled := 0
	for m.Ply() < 600 && !m.Over() {
		turns := m.View(m.Actor()).Turns
		turn := turns[r.IntN(len(turns))]
		if i := slices.IndexFunc(turns, func(t game.Turn) bool { return m.Preview().Castling(t) != game.NoSquare }); i >= 0 {
			turn = turns[i]
		}
		rook := m.Preview().Castling(turn)
		if err := m.PlayTurn(turn); err != nil {
			t.Fatal(err)
		}
		want := game.NoSquare
		for _, e := range m.EventsAt(m.Ply()) {
			if e.Type == game.Castled {
				want, castled = e.From, castled+1
			}
		}
		if rook != want {
			t.Fatalf("%s castles with the rook on %d, foretold %d", m.Moves()[m.Ply()-1].Text, want, rook)
		}
	}
	if castled == 0 {
		t.Error("nobody castled")
	}
}

// TestRising checks that a second chance after a slide names the soldier that rises.
func TestRising(t *testing.T) {
	m := at(t, "weiwo", "P3k4/9/9/9/9/9/9/9/9/3K5 w last=a10 pool=RN/", nil)
	sq, piece := m.Preview().Rising(found(t, m, "d1d2^N"))
	if m.Info().Board.Name(sq) != "a10" || piece != game.NewPiece(game.Pawn, game.First) {
		t.Errorf("%v rises on %s", piece, m.Info().Board.Name(sq))
	}
	if sq, _ := m.Preview().Rising(found(t, m, "d1d2")); sq != game.NoSquare {
		t.Errorf("a soldier that stays rises on %d", sq)
	}
}

// TestExplanations checks explanations that only some variants give.
func TestExplanations(t *testing.T) {
	m := at(t, "qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=6,0", nil)
	turn := found(t, m, "b1c3")
	if n, exchange := m.Preview().Basis(turn); n != 6 || exchange {
		t.Errorf("rests on %d, exchange %v", n, exchange)
	}
	if b := m.Preview().Barriers(nil, turn); len(b) != 1 || m.Info().Board.Name(b[0]) != "b2" {
		t.Errorf("goes over %v", b)
	}
	if got := len(m.Preview().Suppose(nil, 6, game.NoSquare)); got != 2 {
		t.Errorf("6 adds %d turns", got)
	}
	river := at(t, "qice", "3k5/9/9/9/9/2N3R2/9/9/9/9/4K4 w stale=g6", nil)
	if due := river.Preview().Due(nil); len(due) != 1 || river.Info().Board.Name(due[0]) != "c6" {
		t.Errorf("due: %v", due)
	}
	if river.Preview().Threatens() || river.Preview().Denied(found(t, river, "c6b8")) != nil {
		t.Error("threats or refused promotions where there are none")
	}
	if why := river.Preview().Why(0, 1); why.Key == "" {
		t.Error("nothing is said of a turn that is none")
	}
	other := at(t, "yanyi", "start", nil)
	first := other.View(other.Actor()).Turns[0]
	if n, both := other.Preview().Basis(first); n != 0 || both || other.Preview().Barriers(nil, first) != nil ||
		other.Preview().Suppose(nil, 1, game.NoSquare) != nil || other.Preview().Due(nil) != nil || other.Preview().Warning().Key != "" {
		t.Error("a game without stratagems speaks of one")
	}
}

// TestThreats checks that a piece threatens lower-ranking pieces within its reach.
func TestThreats(t *testing.T) {
	for _, v := range catalog.All() {
		m := at(t, v.Info().ID, "start", nil)
		if m.Preview().Threatens() != strings.Contains(v.Info().ID, "anqi") {
			t.Errorf("%s tells of threats: %v", v.Info().ID, m.Preview().Threatens())
		}
		if threats := m.Preview().Threats(nil, 0, 0); len(threats) > 0 {
			t.Errorf("%s: %v threaten before anything is seen", v.Info().ID, threats)
		}
	}
}

// TestViewOf compares the view of a position with the one of a match from it.
func TestViewOf(t *testing.T) {
	for _, v := range catalog.All() {
		view, err := match.ViewOf(v, "start", nil)
		if err != nil {
			t.Fatal(err)
		}
		if m := at(t, v.Info().ID, "start", nil); !reflect.DeepEqual(*view, m.View(game.NoSeat)) || m.OnTurn() != view.Actor || m.Alive() != game.SetOf(alive(view)...) {
			t.Errorf("%s starts with another view", v.Info().ID)
		}
		if _, err := match.ViewOf(v, "nonsense", nil); err == nil {
			t.Errorf("%s reads nonsense", v.Info().ID)
		}
	}
}

func alive(v *game.View) (list []game.Seat) {
	for s := range v.Seats {
		if v.Seats[s].Alive {
			list = append(list, game.Seat(s))
		}
	}
	return list
}
