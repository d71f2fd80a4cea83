package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/tiles"
)

// Turns are taken back once all agree; the asker is told for whom it waits and can let
// it be.
func TestATurnIsTakenBackByConsent(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 1280, 800)
	a, b := guests[0], guests[1]
	a.plays("h3", "e3")
	everybody(guests, 1)
	a.press("takeback")
	if a.table(); !a.has("withdraw") || a.has("takeback") {
		t.Error("who asks cannot let it be, or may ask twice")
	}
	b.table()
	a.shot("room-waits")
	b.shot("room-asked")
	b.press("decline")
	everybody(guests, 1)
	if a.has("withdraw") {
		t.Error("after a refusal it still waits")
	}
	a.press("takeback")
	if a.table(); a.has("withdraw") || a.sh.Stack.Said() == "" {
		t.Error("asking again at once is not told to be too soon")
	}
	server.At = server.At.Add(time.Minute)
	a.press("takeback")
	b.table()
	b.press("accept")
	everybody(guests, 0)
	if !a.page.table.Hand().Active() || b.page.table.Hand().Active() {
		t.Error("the turn is not the first player's again")
	}
	a.plays("b3", "e3")
	everybody(guests, 1)
}

// A draw needs everybody.
func TestADrawIsAgreed(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 390, 844)
	guests[0].table()
	guests[0].press("draw")
	guests[0].press("draw.yes")
	guests[1].table()
	guests[1].press("accept")
	for _, g := range guests {
		if o := g.table().table.Line().Outcome(); !o.Over || o.Winner != game.NoSeat {
			t.Errorf("the outcome is %+v", o)
		}
	}
}

// What is drawn is the server's to decide, and the same for all.
func TestDrawsAreTheSameForAll(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "jieqi", Seats: three}, 480, 520)
	for n := range 6 {
		g := guests[n%3]
		turn := g.table().table.View().Turns[n]
		if err := g.page.table.Play(g.page.table.Info().FormatTurn(turn.Chosen())); err != nil {
			t.Fatal(err)
		}
		everybody(guests, n+1)
	}
	first := guests[0].page.table.Line().Turns()
	for _, g := range guests[1:] {
		if got := g.page.table.Line().Turns(); !slices.Equal(got, first) {
			t.Errorf("%v and %v", got, first)
		}
	}
}

// A rematch takes everybody's consent; then all sit one seat further.
func TestARematchRotatesTheSeats(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 390, 844)
	a, b := guests[0], guests[1]
	a.table()
	a.press("resign")
	a.press("resign.yes")
	b.table()
	b.press("rematch")
	a.table()
	if b.has("rematch") {
		t.Error("who has asked may ask again")
	}
	a.shot("room-rematch-asked")
	b.shot("room-rematch-waits")
	server.At = server.At.Add(time.Minute)
	a.press("accept")
	for i, g := range guests {
		if p := g.table(); p.table.Over() || p.table.Plies() != 0 || p.table.Bottom() != game.Seat(1-i) || g.room().People().You != game.Seat(1-i) {
			t.Errorf("guest %d: seat %d, %d turns", i, g.room().People().You, p.table.Plies())
		}
	}
	b.plays("h3", "e3")
	everybody(guests, 1)
}

// A turn made while the connection is lost is kept, told to be, and played when it is
// back; nothing can be played twice.
func TestATurnMadeOfflineIsPlayedLater(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 480, 520)
	a := guests[0]
	now := time.Now()
	a.table().roomPanel.SetClock(func() time.Time { return now })
	a.net.Offline = true
	a.net.Cut()
	a.drag("h3", "e3", false)
	a.settle()
	now = now.Add(time.Minute)
	if a.table(); !a.has("retry") {
		t.Error("the lost connection is not told")
	}
	a.shot("room-lost")
	if news := a.page.News(); !strings.Contains(news[1].Text, locale.T("play.sent")) || !strings.Contains(news[2].Text, locale.T("online.lost")) {
		t.Errorf("while the move waits is told %v", news)
	}
	a.plays("b3", "e3")
	if a.page.table.Plies() != 0 || a.page.table.Hand().Active() {
		t.Error("a turn could be made twice")
	}
	if said := a.page.table.Notice().Phrase.Key; said != "play.sent" {
		t.Errorf("a second move is answered with %q", said)
	}
	a.net.Offline = false
	server.At = server.At.Add(time.Minute)
	everybody(guests, 1)
	if a.has("retry") || a.page.table.Line().Turns()[0] != guests[1].page.table.Line().Turns()[0] {
		t.Error("the loss is still told, or another turn was played")
	}
	if said := a.Stack.Said(); said != locale.T("online.regained") {
		t.Errorf("once the connection is back is said %q", said)
	}
}

// Who looks on sees everything and is asked nothing.
func TestASpectatorIsAskedNothing(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 1280, 800)
	x := arrive(t, server, still(), 1280, 800)
	x.sh.Online.Visit(guests[0].room().People().Code)
	x.open()
	guests[0].plays("h3", "e3")
	guests[0].press("takeback")
	everybody(append(guests, x), 1)
	for _, id := range []string{"accept", "decline", "withdraw", "takeback", "resign", "draw", "hint"} {
		if x.listed(id) {
			t.Errorf("a spectator has %s", id)
		}
	}
	x.shot("room-spectator")
	x.press("rotate")
	if x.page.table.Bottom() != 1 || x.page.table.Hand().Active() {
		t.Error("a spectator does not see from the other side, or plays")
	}
	guests[0].press("withdraw")
	guests[1].plays("h10", "g8")
	everybody(append(guests, x), 2)
	guests[0].press("resign")
	guests[0].press("resign.yes")
	if x.table(); x.has("rematch") || len(x.sh.Saves.List()) != 0 {
		t.Error("a spectator may ask for a rematch, or keeps the game")
	}
}

// Who comes back sits where it sat, after the turns taken meanwhile.
func TestWhoComesBackSitsAtTheTable(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two, Clock: room.Clock{PerTurn: 3 * 24 * 3600e3}}, 390, 844)
	a, b := guests[0], guests[1]
	b.table()
	b.net.Cut()
	a.plays("h3", "e3")
	server.At = server.At.Add(50 * time.Hour)
	again := arrive(t, server, b.machine, 390, 844)
	again.sh.Online.Visit(a.room().People().Code)
	again.open()
	everybody([]*guest{a, again}, 1)
	if again.page.table.Bottom() != 1 || !again.page.table.Hand().Active() {
		t.Error("the seat or the turn is lost")
	}
	if left := again.page.table.Left(1); left != 22*time.Hour {
		t.Errorf("%v left, want 22 h", left)
	}
	again.shot("room-back")
	again.plays("h10", "g8")
	everybody([]*guest{a, again}, 2)
}

// A computer takes over from who is away, if the others agree; who comes back has the
// seat again.
func TestAComputerRelievesWhoIsAway(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "yanyi", Seats: three}, 1280, 800)
	a, b, c := guests[0], guests[1], guests[2]
	code := a.room().People().Code
	c.table()
	c.net.Offline = true
	c.net.Cut()
	c.settle()
	if err := server.Away(code, 2); err != nil {
		t.Fatal(err)
	}
	a.table()
	a.shot("room-away")
	a.press("relieve")
	b.table()
	b.press("accept")
	if server.Room(code).Seats()[2].Level == 0 {
		t.Fatal("no computer has the seat")
	}
	for server.Act(code) {
	}
	c.net.Offline = false
	server.At = server.At.Add(time.Minute)
	c.table()
	c.shot("room-relieved")
	c.press("sit")
	if a.table(); server.Room(code).Seats()[2].Level != 0 || !c.page.table.Human(2) {
		t.Error("the seat is not the player's again")
	}
}

// Phrases stand beside who says them, for a while.
func TestPhrasesAreSeen(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "yanyi", Seats: three}, 390, 844)
	a, b := guests[0], guests[1]
	a.table()
	a.press("talk")
	a.shotTop("room-talk")
	a.press("phrase.4")
	if b.table(); b.page.roomPanel.Told(0) == "" {
		t.Error("nothing is seen of what is said")
	}
	b.shot("room-said")
	a.press("talk")
	if a.has("phrase.1") {
		t.Error("phrases do not rest")
	}
	server.At = server.At.Add(time.Minute)
	if b.table(); b.page.roomPanel.Told(0) != "" {
		t.Error("it stays for ever")
	}
	b.press("talk")
	b.press("talk.more")
	b.press("mute.0")
	b.press("back")
	a.settle()
	a.press("phrase.1")
	if b.table(); b.page.roomPanel.Told(0) != "" {
		t.Error("who is not listened to is heard")
	}
}

// After a rematch, when all sit elsewhere, those are not shown who were not before.
func TestMutedPeopleStayMuted(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "yanyi", Seats: three}, 390, 844)
	a := guests[0]
	a.table()
	a.press("talk")
	a.press("talk.more")
	a.press("mute.2")
	if got := a.room().People().Muted; got != game.SetOf(2) {
		t.Fatalf("muted are %v", got)
	}
	a.press("back")
	for _, g := range guests[:2] {
		g.table()
		g.press("resign")
		g.press("resign.yes")
		for _, all := range guests {
			all.settle()
		}
	}
	guests[1].table()
	guests[1].press("rematch")
	for _, g := range []*guest{a, guests[2]} {
		g.table()
		g.press("accept")
	}
	a.settle()
	if you, muted := a.room().People().You, a.room().People().Muted; you != 1 || muted != game.SetOf(0) {
		t.Errorf("in seat %d seats %v are muted", you, muted)
	}
}

// One switch on the card turns off what anybody says, here and in later rooms.
func TestOneSwitchMutesAll(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "yanyi", Seats: three}, 390, 844)
	a, b := guests[0], guests[1]
	a.table()
	a.press("talk")
	a.press("talk.hush")
	a.shotTop("room-muted")
	b.says("16")
	if a.table(); a.page.roomPanel.Told(1) != "" || a.page.roomPanel.Covers() && !a.page.roomPanel.Talking() {
		t.Error("what is said is shown")
	}
	if a.sh.Kept("hush") == "" || a.page.roomPanel.Told(0) != "" {
		t.Error("the next room will not know")
	}
	a.press("talk.hush")
	if a.table(); a.page.roomPanel.Told(1) == "" {
		t.Error("what is said is not shown again")
	}
}

// Phrases about alliances are said where there are any.
func TestPhrasesFitTheGame(t *testing.T) {
	for id, want := range map[string]bool{"yanyi": true, "xiangqi": false} {
		seats := map[string][]room.Place{"yanyi": three, "xiangqi": two}[id]
		for _, size := range [][2]float64{{390, 844}, {480, 520}, {320, 568}} {
			_, guests := party(t, room.Setup{Variant: id, Seats: seats}, size[0], size[1])
			a := guests[0]
			a.table()
			a.page.roomPanel.Talk()
			a.table()
			a.shot("room-phrases-" + id)
			if a.has("phrase.4") != want || a.has("phrase.9") != want || !a.has("phrase.16") {
				t.Errorf("%s at %v: alliances are spoken of: %t", id, size, !want)
			}
			for _, ctl := range a.page.form.Controls() {
				if strings.HasPrefix(ctl.ID, "phrase.") && !ctl.Rect.Within(canvas.Box(0, 0, size[0], size[1])) {
					t.Errorf("%s at %v: %s is cut off", id, size, ctl.ID)
				}
			}
		}
	}
}

// Tiles are laid in secret: nobody sees those of others before all are done, and the
// game begins for all.
func TestTilesAreLaidInARoom(t *testing.T) {
	_, guests := party(t, room.Setup{Variant: "qice", Seats: two}, 1280, 800)
	a, b := guests[0], guests[1]
	a.press("preset.balanced")
	a.shotTop("room-lays")
	a.open() // as after a reload: what was laid is there still
	a.press("done")
	if a.listed("done") || !b.listed("done") {
		t.Fatal("who is done lays on, or who is not may not")
	}
	a.shotTop("room-laid")
	b.settle()
	b.shotTop("room-lays-last")
	if got := b.room().Game(nil).Line().View(1).Seats[0].Tiles; got != nil {
		t.Errorf("the other's tiles are known: %v", got)
	}
	again := arrive(t, a.net.Server, a.machine, 1280, 800)
	again.sh.Online.Visit(b.room().People().Code)
	again.open()
	if _, ok := again.Stack.Top().(*tiles.Page); !ok || again.listed("done") {
		t.Errorf("after a reload the page is a %T", again.Stack.Top())
	}
	b.press("preset.attack")
	b.press("done")
	for _, g := range []*guest{again, b} {
		g.settle()
		g.press("start")
		if p := g.table(); !p.table.Human(g.room().People().You) {
			t.Error("nobody plays here")
		}
	}
	again.plays("b1", "c3")
	everybody([]*guest{again, b}, 1)
}

// shotTop writes a picture of whatever page is shown.
func (g *guest) shotTop(name string) {
	g.t.Helper()
	g.page = &Page{}
	w, h := g.Screen.Bounds().Dx(), g.Screen.Bounds().Dy()
	g.page.view.W, g.page.view.H = float64(w), float64(h)
	g.shot(name)
}

// says lets whoever is to move play turns.
func says(t *testing.T, guests []*guest, turns ...string) {
	t.Helper()
	for _, text := range turns {
		at := slices.IndexFunc(guests, func(g *guest) bool { p := g.table(); return p.table.Human(p.table.Actor()) })
		if at < 0 {
			t.Fatalf("it is nobody's turn here to play %s", text)
		}
		if err := guests[at].page.table.Play(text); err != nil {
			t.Fatal(err)
		}
		guests[at].settle()
	}
}

// A game of three with an alliance, a player out and an absorbed army is the same at all
// three boards to its end, also at that of who was not there meanwhile.
func TestThreePlayWithAnAlliance(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "yanyi", Start: prepared, Seats: three}, 480, 520)
	says(t, guests, ended[0])
	if v := guests[1].table().table.View(); !v.Seats[0].Ally.Player() && !v.Seats[1].Ally.Player() {
		t.Error("the alliance is not seen")
	}
	says(t, guests, ended[1:3]...)
	everybody(guests, 3)
	due := guests[0].page.table.Actor()
	gone := guests[(due+1)%3]
	gone.net.Offline = true
	gone.net.Cut()
	gone.settle()
	says(t, guests[due:due+1], ended[3])
	gone.net.Offline = false
	server.At = server.At.Add(time.Minute)
	says(t, guests, ended[4:]...)
	everybody(guests, len(ended))
	want := server.Room(guests[0].room().People().Code).Match()
	for i, g := range guests {
		m := g.table().table.Line().(*match.Match)
		if !g.page.table.Over() || m.PositionAt(m.Ply()) != want.PositionAt(want.Ply()) || g.page.board.Animating() {
			t.Errorf("guest %d: another end", i)
		}
	}
}

// While somebody is away a rematch leads to where players gather.
func TestARematchMayWaitForPlayers(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 480, 520)
	a, b := guests[0], guests[1]
	b.net.Cut()
	a.table()
	a.resigns()
	a.settle()
	if err := server.Away(a.room().People().Code, 1); err != nil {
		t.Fatal(err)
	}
	a.settle()
	a.asks(room.Rematch, 0)
	a.settle()
	if _, ok := a.Stack.Top().(gathering); !ok {
		t.Errorf("the page is a %T", a.Stack.Top())
	}
}

// Who looks back stays there while others move, and is called to the present by the own
// turn; turns taken back leave no board behind.
func TestLookingBackInARoom(t *testing.T) {
	server, guests := party(t, room.Setup{Variant: "xiangqi", Seats: two}, 480, 520)
	x := arrive(t, server, still(), 480, 520)
	x.sh.Online.Visit(guests[0].room().People().Code)
	x.open()
	says(t, guests, "h3e3", "h10g8")
	x.table().table.GoTo(1)
	guests[0].table().table.GoTo(1)
	guests[1].table().table.GoTo(0)
	says(t, guests[:1], "b3c3")
	if ply := x.table().table.Ply(); ply != 1 {
		t.Errorf("who looks on and back was moved to turn %d", ply)
	}
	if p := guests[1].table(); !p.table.Live() || !p.table.Hand().Active() {
		t.Error("the own turn is not shown")
	}
	guests[0].asks(room.TakeBack, 0)
	guests[0].settle()
	guests[1].settle()
	guests[1].answers(true)
	for i, g := range []*guest{guests[0], guests[1], x} {
		if p := g.table(); !p.table.Live() || p.table.Ply() != 2 {
			t.Errorf("guest %d sees turn %d", i, p.table.Ply())
		}
	}
}
