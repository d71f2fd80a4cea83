package players

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// Wu and Shu ally with c11a10, and Wei commands Han, the emperor among it.
const unallied = "5,wK,3/9/9/9/17/17/2,uN,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/9/9/3,sK,5 u uws - idle - 0"

// stand places a part in a page of w by h and says where each player's card stands.
func stand(p *Players, part func() ui.Part, w, h float64) map[game.Seat]canvas.Rect {
	at := map[game.Seat]canvas.Rect{}
	p.Trays = func(s game.Seat, r canvas.Rect) { at[s] = r }
	tabletest.Controls(ui.Column(0, part()), w, h)
	return at
}

// Of two, whoever sits at the bottom of the board stands below; of three they stand
// in turn order, and who is allied with nobody stands first.
func TestThePlayersStandInOrder(t *testing.T) {
	for _, c := range []struct {
		p    *Players
		want []game.Seat
	}{
		{at(t, "qice", "start"), []game.Seat{1, 0}},
		{at(t, "yanyi", "start"), []game.Seat{game.Wu, game.Wei, game.Shu}},
		{at(t, "yanyi", unallied, "c11a10"), []game.Seat{game.Wei, game.Shu, game.Wu}},
	} {
		at := stand(c.p, c.p.Cards, 456, 800)
		seats := slices.Sorted(slices.Values(c.want))
		slices.SortFunc(seats, func(a, b game.Seat) int { return int(at[a].Y - at[b].Y) })
		if !slices.Equal(seats, c.want) {
			t.Errorf("%s: %v from above, want %v", c.p.m.Info.ID, seats, c.want)
		}
	}
}

// Where there is little room the cards are lower, at last beside each other.
func TestTheCardsGiveWay(t *testing.T) {
	for _, c := range []struct {
		id         string
		room, high float64
		beside     bool
	}{
		{"qice", 300, 72, false}, {"qice", 151, 64, false}, {"qice", 110, 44, false}, {"qice", 82, 40, false}, {"qice", 60, 60, true},
		{"yanyi", 300, 80, false}, {"yanyi", 200, 64, false}, {"yanyi", 182, 58, false}, {"yanyi", 181, 44, false}, {"yanyi", 139, 40, false}, {"yanyi", 123, 60, true},
	} {
		p := at(t, c.id, "start")
		at := stand(p, p.Cards, 456, c.room)
		first, last := at[p.seats[0]], at[p.seats[len(p.seats)-1]]
		if first.H != c.high || (first.Y == last.Y) != c.beside || last.Bottom() > c.room+0.5 {
			t.Errorf("%s in %g: %v to %v, want %g high", c.id, c.room, first, last, c.high)
		}
	}
}

// However low they are, no card is lower than what stands on it.
func TestNoCardIsTooLowForItsLines(t *testing.T) {
	for _, id := range []string{"yanyi", "jieqi", "guoji", "anqi", "qice"} {
		p := at(t, id, "start")
		for room := 130.0; room < 280; room += 4 {
			at := stand(p, p.Cards, 446, room)
			for _, s := range p.seats {
				card := p.card(s, inPanel)
				if at[s].H < 58 {
					card = p.line(s)
				}
				if least := card.Height(p.m.Screen.View, at[s].W); at[s].H < least {
					t.Errorf("%s in %g: a card is %g high, what stands on it %g", id, room, at[s].H, least)
				}
			}
		}
	}
}

// The player at the bottom of the board stands alone, the others stand together.
func TestThePhoneShowsThePlayerAtTheBottomApart(t *testing.T) {
	p := at(t, "yanyi", "start")
	own, others := stand(p, p.Own, 390, 64), stand(p, p.Others, 390, 64)
	if _, ok := own[p.m.Bottom]; !ok || len(own) != 1 {
		t.Errorf("own: %v", own)
	}
	if _, ok := others[p.m.Bottom]; ok || len(others) != 2 {
		t.Errorf("others: %v", others)
	}
	if all := stand(p, p.All, 390, 60); len(all) != 3 {
		t.Errorf("all: %v", all)
	}
}

// An emperor who has joined the war stands first among Han's army on its master's
// card.
func TestTheEmperorStandsFirst(t *testing.T) {
	p := at(t, "yanyi", unallied, "c11a10")
	for _, s := range p.seats {
		han := p.facts(s, inPanel).seatless()
		switch {
		case s != game.Wei && len(han) > 0:
			t.Errorf("seat %d commands %v", s, han)
		case s == game.Wei && (len(han) != 5 || han[0].Kind() != game.King):
			t.Errorf("Wei commands %v", han)
		}
	}
	tabletest.Picture(t, "emperor", p.Cards(), 456, 264)
	tabletest.Picture(t, "emperor-phone", ui.Column(8, p.Others(), p.Own(), p.All()), 390, 204)
}

// Of what was taken three of a kind lie beside each other, more are counted.
func TestMoreThanThreeOfAKindAreCounted(t *testing.T) {
	p := at(t, "yanyi", "start")
	pawn, horse := game.NewPiece(game.Pawn, game.Wu), game.NewPiece(game.Knight, game.Wei)
	for n, want := range map[int]int{1: 1, 3: 3, 4: 1, 5: 1} {
		pieces := append(slices.Repeat([]game.Piece{pawn}, n), horse)
		discs, stands := p.facts(game.First, inPanel).piles(pieces, game.NoSeat)
		if got, of := len(discs), stands[0]; got != want+1 || want == 1 && of != n {
			t.Errorf("%d soldiers and a horse: %d discs, the first for %d", n, got, of)
		}
	}
}

// Captured pieces for which a card has no room are counted.
func TestTheTakenThatDoNotFitAreCounted(t *testing.T) {
	tb := tabletest.New(t, "xiangqi", "start")
	m := tabletest.Match(tb)
	for range 80 {
		turns := m.Position().Turns(nil)
		best := slices.MaxFunc(turns, func(a, b game.Turn) int { return m.Position().Gain(a) - m.Position().Gain(b) })
		if err := m.PlayTurn(best); err != nil {
			t.Fatal(err)
		}
	}
	p := shown(tb, 1280, 800)
	total := len(p.m.Captured(game.First))
	taken := p.facts(game.First, inPanel).taken()
	if total < 6 {
		t.Fatalf("only %d pieces are taken", total)
	}
	for _, c := range []struct {
		wide float64
		want int // not shown
	}{{24, total}, {50, total - 1}, {76, total - 2}} {
		got := tabletest.Texts(ui.Column(0, ui.Row(0, taken)), c.wide, 30)
		if want := "+" + strconv.Itoa(c.want); len(got) != 1 || got[0] != want {
			t.Errorf("%g wide: %q, want %s of %d", c.wide, got, want, total)
		}
	}
}

// What fell out of the board stands on its captor's card, face down or not.
func TestTheTakenStandOnTheCard(t *testing.T) {
	const few = "hR/3,wK,3/2,wR,sP,~,2/3,sN,~,2/hC,3,hK,1,~,1,hR/7/sC,~,uB,4/uK,2,sK,3/hR s uws - idle 0 u=PPPP,w=-,s=-"
	p := at(t, "anqi", few, "b3d3")
	for _, s := range p.seats {
		taken := p.facts(s, inPanel).taken()
		if got, want := taken.Width(p.m.Screen.View) > 0, s == game.Shu; got != want {
			t.Errorf("the card of %d shows what it took: %t", s, got)
		}
	}
}

// A card tells what its player has to do and, where the game has stratagems, which is
// in force; whoever is not to move has nothing to do.
func TestTheCardTellsWhatIsToBeDone(t *testing.T) {
	p := at(t, "yanyi", "start")
	for _, s := range p.seats {
		long, short := p.facts(s, inPanel).status()
		if (long != "") != (s == p.m.Actor()) || (short != "") != (long != "") {
			t.Errorf("seat %d: %q, in short %q", s, long, short)
		}
	}
	p = at(t, "qiji", "start")
	none := tabletext.Worded(p.m.Info, "play.effect.none")
	for _, s := range p.seats {
		long, short := p.facts(s, inPanel).status()
		if short != none || (long != none) != (s == p.m.Actor()) {
			t.Errorf("seat %d with stratagems: %q, in short %q", s, long, short)
		}
	}
}

// In every game, language and width no text of a card is cut.
func TestTheCardsFit(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for _, v := range catalog.All() {
			id := v.Info().ID
			checkCards(t, at(t, id, "start"), id+"-"+lang.Tag())
		}
		checkCards(t, at(t, "yanyi", waiting, "m9h9"), "passed-"+lang.Tag())
		checkCards(t, at(t, "yanyi", unallied, "c11a10"), "allied-"+lang.Tag())
		checkCards(t, at(t, "yanyi", unallied, "c11a10", "w:resign"), "out-"+lang.Tag())
	}
}

func checkCards(t *testing.T, p *Players, name string) {
	for _, c := range []struct {
		form string
		part func() ui.Part
		size [2]float64
	}{
		{"panel", p.Cards, [2]float64{456, 264}}, {"low", p.Cards, [2]float64{296, 140}}, {"low", p.Cards, [2]float64{446, 140}}, {"beside", p.Cards, [2]float64{296, 60}},
		{"own", p.Own, [2]float64{304, 64}}, {"others", p.Others, [2]float64{304, 64}}, {"others", p.Others, [2]float64{374, 64}},
		{"all", p.All, [2]float64{304, 60}}, {"all", p.All, [2]float64{464, 60}},
	} {
		canvas.OnCut = func(text string) { t.Errorf("%s %s %v: %q is cut", name, c.form, c.size, text) }
		tabletest.Picture(t, fmt.Sprintf("%s-%s", c.form, name), ui.Column(0, c.part()), c.size[0], c.size[1])
	}
}
