package room_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/online/onlinetest"
	page "yanyi/scenes/pages/room"
	"yanyi/scenes/ui"
)

// The host, a guest with a link and a guest with the code sit down; the game begins once all are
// ready.
func TestPlayersGather(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	b := guest(t, s, a.link(t, 0))
	c := guest(t, s, strings.ToLower(a.session.Online.Room().People().Code))
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b, c)
	if got := a.session.Online.Room().People().Seats[0]; got.Name != "孙权" || got.Ready {
		t.Errorf("seat 0 is %+v", got)
	}
	if !a.says("孙权") || !c.says("孙权") {
		t.Error("the others do not see who sat down")
	}
	c.write(t, "name", "曹操")
	c.Choose(t, "sit")
	settle(t, a, b, c)
	if c.ready(t); a.says("等人准备") {
		settle(t, a, b, c)
	}
	if !a.says("已准备") {
		t.Error("nobody sees who is ready")
	}
	b.ready(t)
	a.ready(t)
	settle(t, a, b, c)
	for i, p := range []*player{a, b, c} {
		if !p.at("table") || p.session.Online.Room().People().Phase != room.Playing {
			t.Errorf("player %d is at a %T in phase %d", i, p.Stack.Top(), p.session.Online.Room().People().Phase)
		}
	}
}

// A visitor with only the code may watch, and so may one with the spectator's link, who is
// offered no seat; the table opens for both, too.
func TestSpectatorsAreTakenAlong(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "baige")
	c, d := guest(t, s, a.session.Online.Room().People().Code), guest(t, s, a.link(t, game.NoSeat))
	if c.control("sit") == nil || c.control("offer.1") != nil || c.control("close") != nil {
		t.Error("a spectator is offered no seat, or what is the host's")
	}
	if d.control("sit") != nil || d.control("name") != nil || !d.says(locale.T("room.watch.only")) {
		t.Error("who came to watch is offered a seat, or is not told why not")
	}
	sit(t, s, a, 1)
	settle(t, a, c, d)
	a.ready(t)
	settle(t, a, c, d)
	if !a.at("table") || !c.at("table") || !d.at("table") || c.session.Online.Room().People().Seated() {
		t.Errorf("the players are at a %T and a %T", a.Stack.Top(), c.Stack.Top())
	}
}

// sit seats a player who is not connected.
func sit(t *testing.T, s *onlinetest.Server, a *player, seat game.Seat) {
	t.Helper()
	if err := s.Sit(a.session.Online.Room().People().Code, seat, "司马懿"); err != nil {
		t.Fatal(err)
	}
}

// A visitor whose chosen seat is taken meanwhile is told so and offered another one.
func TestASeatMayBeTakenMeanwhile(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	c := guest(t, s, a.session.Online.Room().People().Code)
	b := guest(t, s, a.link(t, 1))
	sit(t, s, a, 0)
	settle(t, a, b, c)
	if c.Stack.Said() == "" || b.Stack.Said() != "" {
		t.Errorf("said %q to who came by the code, %q to who has the other link", c.Stack.Said(), b.Stack.Said())
	}
	b.write(t, "name", "曹操")
	b.Choose(t, "sit")
	settle(t, a, b, c)
	a.ready(t)
	b.ready(t)
	settle(t, a, b, c)
	if !a.at("table") || !c.at("table") || b.session.Online.Room().People().You != 1 {
		t.Error("the game has not begun with who sat down on the other seat")
	}
}

// Everybody in a room reads who gives odds, and all play without the pieces.
func TestARoomWithOdds(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "xiangqi", "giver.1", "odds.NN")
	b := guest(t, s, a.link(t, 1))
	if !a.says("黑方让双马") || !b.says("黑方让双马") {
		t.Error("the players do not read who gives odds")
	}
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	a.ready(t)
	b.ready(t)
	settle(t, a, b)
	if !a.at("table") || !b.at("table") {
		t.Fatalf("the players are at a %T and a %T", a.Stack.Top(), b.Stack.Top())
	}
	if record := s.Room(a.session.Online.Room().People().Code).Match().Record(); !strings.Contains(record, `[Odds "Black:NN"]`) {
		t.Errorf("the record is\n%s", record)
	}
}

func TestNobodySitsWithoutAName(t *testing.T) {
	s := onlinetest.New()
	b := guest(t, s, opener(t, s, "xiangqi").link(t, 1))
	b.write(t, "name", " \u200b ")
	if ctl := b.control("sit"); !ctl.Off {
		t.Error("one can sit down without a name that can be seen")
	}
	b.write(t, "name", "关羽")
	if ctl := b.control("sit"); ctl.Off {
		t.Error("one cannot sit down with a name")
	}
}

// A link that cannot be copied is shown in a field to copy by hand.
func TestALinkThatCannotBeCopied(t *testing.T) {
	a := opener(t, onlinetest.New(), "xiangqi")
	a.machine.CopyFail = errors.New("refused")
	a.Choose(t, "copy")
	ctl := a.control("byhand")
	if ctl == nil || !ctl.Field.Fixed || !strings.Contains(ctl.Field.Text, "#seat=") {
		t.Fatalf("the field is %+v", ctl)
	}
}

// A name can be changed until the game begins and is proposed the next time.
func TestNamesChange(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	b := guest(t, s, a.link(t, 0))
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	if b.control("rename") != nil {
		t.Error("the name it has is offered as a new one")
	}
	b.write(t, "name", "孙策")
	b.Choose(t, "rename")
	settle(t, a, b)
	if !a.says("孙策") || b.session.PlayerName() != "孙策" {
		t.Errorf("the name kept is %q", b.session.PlayerName())
	}
}

// The host gives a seat to a computer and offers it again by a new link; a seated player stands
// up.
func TestSeatsAreArranged(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	b := guest(t, s, a.link(t, 0))
	old := a.link(t, 1)
	a.Choose(t, "computer.1")
	settle(t, a, b)
	if !b.says("电脑") || a.session.Online.Room().People().Seats[1].Level == 0 {
		t.Error("the seat is no computer's")
	}
	a.Choose(t, "offer.1")
	settle(t, a, b)
	if link := a.link(t, 1); link == old {
		t.Error("the seat has its old link")
	}
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	b.Choose(t, "stand")
	settle(t, a, b)
	if a.session.Online.Room().People().Seats[0].Taken {
		t.Error("nobody stood up")
	}
}

// TestAGhostsSeatIsFreed checks that the seat of an absent player is freed by the host, who is
// told of it, or by the server; everybody is told, and the player may sit down again. Present
// players are never removed.
func TestAGhostsSeatIsFreed(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	b := guest(t, s, a.link(t, 0))
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	sit(t, s, a, 1)
	settle(t, a, b)
	code := a.session.Online.Room().People().Code
	if a.control("free.0") != nil || a.control("free.1") == nil || a.control("computer.1") == nil || b.control("free.1") != nil {
		t.Error("of the two seats the host may free another one than the ghost's, or a guest may")
	}
	if want := locale.T("room.awaits.gone", locale.Arg{Name: "list", Value: ""}); !a.says(want) {
		t.Errorf("the host is not told %q", want)
	}
	a.Choose(t, "free.1")
	settle(t, a, b)
	if people := a.session.Online.Room().People(); people.Seats[1].Taken || people.Seats[1].Level > 0 || a.control("free.1") != nil {
		t.Errorf("the seat is %+v", people.Seats[1])
	}
	if _, known := a.session.Online.Room().Link(1); !known || !strings.Contains(b.Stack.Said(), "司马懿") {
		t.Errorf("there is a new link: %t, and the others are told %q", known, b.Stack.Said())
	}
	sit(t, s, a, 1)
	settle(t, a, b)
	a.Choose(t, "computer.1")
	settle(t, a, b)
	if seat := a.session.Online.Room().People().Seats[1]; seat.Taken || seat.Level == 0 {
		t.Errorf("given to a computer the seat is %+v", seat)
	}
	if err := s.Away(code, 0); err != nil { // as the server does after the grace period
		t.Fatal(err)
	}
	settle(t, a, b)
	if want := locale.T("room.freed.you"); b.Stack.Said() != want || b.control("sit") == nil {
		t.Errorf("who comes back is told %q, not %q", b.Stack.Said(), want)
	}
	b.Choose(t, "sit")
	settle(t, a, b)
	b.session.Say("…")
	b.Choose(t, "stand")
	settle(t, a, b)
	if b.Stack.Said() == locale.T("room.freed.you") {
		t.Error("who gives his seat up is told that he was gone")
	}
}

func TestLinksAndTheCodeAreCopied(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	for _, id := range []string{"copy", "link.1", "copy", "link.255", "copy", "code"} {
		a.Choose(t, id)
	}
	want := []string{a.link(t, 0), a.link(t, 1), a.link(t, game.NoSeat), a.session.Online.Room().People().Code}
	if got := strings.Join(a.machine.Copied, " "); got != strings.Join(want, " ") {
		t.Errorf("copied %s", got)
	}
}

// A room closed by its host is closed for everybody, with a way home.
func TestARoomIsClosed(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "xiangqi")
	b := guest(t, s, a.link(t, 1))
	a.Choose(t, "close")
	a.Choose(t, "keep")
	settle(t, a, b)
	if a.session.Online.Room().People().Phase != room.Gathering {
		t.Fatal("the room was closed although that was taken back")
	}
	a.Choose(t, "close")
	a.Choose(t, "close.yes")
	settle(t, a, b)
	for _, p := range []*player{a, b} {
		if !p.says("房间已关") {
			t.Error("it is not said that the room is closed")
		}
		p.Choose(t, "home")
		if p.control("xiangqi") == nil || p.session.Online.Room() != nil {
			t.Errorf("the way home leads to a %T", p.Stack.Top())
		}
	}
}

// The reason why there is no room is shown, with a way home.
func TestFaultsAreTold(t *testing.T) {
	for _, c := range []struct {
		fault func(s *onlinetest.Server, net *onlinetest.Net)
		words string
	}{
		{func(*onlinetest.Server, *onlinetest.Net) {}, "没有这个房间"},
		{func(s *onlinetest.Server, _ *onlinetest.Net) { s.Speak(room.Version + 1) }, "重新载入"},
		{func(_ *onlinetest.Server, net *onlinetest.Net) { net.NoHello = true }, "没有找到房间服务器"},
	} {
		s := onlinetest.New()
		net := &onlinetest.Net{Server: s}
		c.fault(s, net)
		p := start(t, net)
		p.session.Online.Visit("QQQQQQ")
		p.Stack.Open(p.session.Routes.Room())
		settle(t, p)
		if !p.says(c.words) || p.control("home") == nil {
			t.Errorf("%s is not said, or there is no way home", c.words)
		}
	}
}

// The page reports its lost connection; the other players see who is absent.
func TestOfflineAndBack(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	b := guest(t, s, a.link(t, 0))
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	b.net.Offline = true
	b.net.Cut()
	settle(t, a, b)
	if b.session.Online.Room().People().Bond != host.Lost || !b.says("正在重连") || !a.says("未到") {
		t.Errorf("bond %d", b.session.Online.Room().People().Bond)
	}
	b.net.Offline = false
	b.Choose(t, "retry")
	settle(t, a, b)
	if b.session.Online.Room().People().Bond != host.Bound || b.says("正在重连") || a.says("未到") {
		t.Errorf("bond %d", b.session.Online.Room().People().Bond)
	}
}

// A player who reads the rules meanwhile is taken to the table when the game begins.
func TestTheGameBeginsForReaders(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "xiangqi")
	a.ready(t)
	a.Choose(t, "rules")
	sit(t, s, a, 1)
	settle(t, a)
	if !a.at("table") {
		t.Errorf("the page is a %T", a.Stack.Top())
	}
}

// A player may take back being ready.
func TestReadyIsTakenBack(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	for _, want := range []bool{true, false, true} {
		a.ready(t)
		settle(t, a)
		if got := a.session.Online.Room().People().Seats[2].Ready; got != want {
			t.Errorf("ready: %t, want %t", got, want)
		}
	}
}

// When all are seated the host sees when the game can begin without those who are not ready, and
// begins it.
func TestTheHostBeginsAfterAWhile(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "xiangqi")
	b := guest(t, s, a.link(t, 1))
	if a.control("begin") != nil {
		t.Error("the host may begin alone")
	}
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	if ctl := a.control("begin"); ctl == nil || !ctl.Off || !strings.Contains(ctl.Name, "秒后") || b.control("begin") != nil {
		t.Fatalf("the host's button is %+v", ctl)
	}
	s.At = s.At.Add(30 * time.Second)
	a.net.Cut() // the server's time comes with the connection
	settle(t, a, b)
	a.Choose(t, "retry")
	settle(t, a, b)
	a.Choose(t, "begin")
	settle(t, a, b)
	if !a.at("table") || !b.at("table") {
		t.Errorf("the pages are a %T and a %T", a.Stack.Top(), b.Stack.Top())
	}
}

// Seats are swapped if the other player agrees; each is told the new seat.
func TestSeatsAreSwapped(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "xiangqi")
	b := guest(t, s, a.link(t, 1))
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	b.ready(t)
	for i, answer := range []string{"decline", "accept"} {
		b.Choose(t, "swap.0")
		settle(t, a, b)
		if !a.says("孙权（黑方）想与你换座") || b.control("withdraw") == nil || a.at("table") {
			t.Fatalf("the host is not asked, or nobody can take that back")
		}
		a.Choose(t, answer)
		settle(t, a, b)
		if got := a.session.Online.Room().People().You; int(got) != i {
			t.Errorf("%s: the host sits on %d", answer, got)
		}
		s.At = s.At.Add(10 * time.Second)
	}
	if !strings.Contains(a.Stack.Said(), "你现在坐黑方座") || !strings.Contains(b.Stack.Said(), "红方座") {
		t.Errorf("told are %q and %q", a.Stack.Said(), b.Stack.Said())
	}
	if b.session.Online.Room().People().Seats[0].Ready {
		t.Error("who sits elsewhere is still ready")
	}
}

// The host has the seats drawn and afterwards gives away the right links.
func TestSeatsAreDrawn(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	for range 5 {
		a.Choose(t, "draw")
		settle(t, a)
	}
	people := a.session.Online.Room().People()
	for i := range people.Seats {
		if seat := game.Seat(i); seat != people.You {
			b := guest(t, s, a.link(t, seat))
			if b.control("draw") != nil || b.session.Online.Room().People().You != seat {
				t.Errorf("the link of seat %d leads to %d, or its guest draws", seat, b.session.Online.Room().People().You)
			}
		}
	}
}

// Escape leaves the room; the seat is kept, is listed on the page of rooms, and can be given up
// there.
func TestRoomsAreFoundAgain(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	code := a.session.Online.Room().People().Code
	if err := a.Key(ui.KeyEscape); err != nil {
		t.Fatal(err)
	}
	a.Choose(t, "friends")
	a.Choose(t, "open."+code)
	settle(t, a)
	if !a.at("room") || !a.session.Online.Room().People().Seated() || !a.session.Online.Room().People().Host {
		t.Fatalf("the way back leads to a %T", a.Stack.Top())
	}
	a.Choose(t, "back")
	a.Choose(t, "trash."+code)
	a.Choose(t, "forget."+code)
	if a.control("open."+code) != nil || len(a.session.Online.Kept()) != 0 {
		t.Error("the room is kept")
	}
}

// On another device the host has the host's buttons and can make new links for free seats, whose
// old links are unknown there.
func TestTheHostGoesOnOnAnotherDevice(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	mine, free := a.session.Online.Room(), game.Seat(1)
	if mine.People().You == free {
		free = 2
	}
	b := guest(t, s, "?room="+mine.People().Code+"#seat="+mine.People().Token)
	offer := fmt.Sprint("offer.", free)
	if b.control(fmt.Sprint("computer.", free)) == nil || b.control(offer) == nil || a.control(offer) != nil {
		t.Fatal("the host's buttons are not there, or too many")
	}
	b.Choose(t, offer)
	settle(t, a, b)
	if b.link(t, free); b.control(offer) != nil {
		t.Error("the new link may be made anew")
	}
}

// A room is entered by its code in any spelling.
func TestARoomIsEnteredByItsCode(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	code := a.session.Online.Room().People().Code
	p := visitor(t, s)
	p.Choose(t, "friends")
	if !p.control("enter").Off {
		t.Error("one can enter without a code")
	}
	p.write(t, "entry", strings.ToLower(code[:3]+" "+code[3:]))
	p.Choose(t, "enter")
	settle(t, p)
	if !p.at("room") || p.session.Online.Room().People().Phase != room.Gathering {
		t.Errorf("the page is a %T", p.Stack.Top())
	}
}

// A window has no server of its own; one is entered on the page of rooms.
func TestAServerIsNamed(t *testing.T) {
	net := &onlinetest.Net{Server: onlinetest.New(), Window: true}
	p := start(t, net)
	p.Choose(t, "friends")
	p.write(t, "server", "nowhere.test")
	p.Choose(t, "look")
	if p.Stack.Said() == "" || p.session.Online.Available() {
		t.Errorf("said %q", p.Stack.Said())
	}
	p.write(t, "server", "rooms.test")
	p.Choose(t, "look")
	if p.control("choose") == nil {
		t.Error("the server is not found")
	}
}

// A link pasted into a window opens its room from any page and sets the server.
func TestALinkIsPasted(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	p := start(t, &onlinetest.Net{Server: s, Window: true})
	p.Choose(t, "friends")
	p.machine.Copied = []string{a.link(t, 1)}
	p.Choose(t, "paste")
	settle(t, p)
	if !p.at("room") || p.session.Online.Room().People().You != 1 {
		t.Errorf("the page is a %T", p.Stack.Top())
	}
}

// Without a server no control of rooms is shown.
func TestWithoutAServer(t *testing.T) {
	p := start(t, &onlinetest.Net{Server: onlinetest.New(), NoHello: true})
	if p.control("friends") != nil {
		t.Error("the home page has a way to rooms")
	}
	p.Choose(t, "yanyi")
	if p.control("seat.0.who.invite") != nil {
		t.Error("the set-up invites somebody")
	}
}

// The home page shows in how many rooms a player is awaited; the page of rooms shows the side to
// move and the remaining time, and moves a seat to another device.
func TestRoomsWaitElsewhere(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "xiangqi")
	a.session.Online.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	sit(t, s, a, 1)
	settle(t, a)
	code := a.session.Online.Room().People().Code
	a.session.Online.Leave()
	a.session.Leave = nil
	a.Stack.Home()
	settle(t, a)
	a.Rest(t)
	if n := a.session.Online.Waiting(); n != 1 {
		t.Fatalf("%d rooms wait", n)
	}
	if ctl := a.control("friends"); ctl == nil || !strings.Contains(ctl.Name, "轮到你 1 局") {
		t.Errorf("the first page says %+v", ctl)
	}
	a.Choose(t, "friends")
	settle(t, a)
	friends := a.Stack.Top().(*page.Friends)
	if text := strings.Join(friends.Form.Texts(), "\n"); !strings.Contains(text, "轮到你") {
		t.Errorf("the list says\n%s", text)
	}
	a.Choose(t, "carry."+code)
	if text := strings.Join(friends.Form.Texts(), "\n"); !strings.Contains(text, "用别的设备扫它") {
		t.Errorf("the list says\n%s", text)
	}
}

// The host asks a player to go, once that is confirmed; the player is told so, and told again
// on the way back. A program's seat is marked for everybody.
func TestTheHostAsksSomebodyToGo(t *testing.T) {
	s := onlinetest.New()
	a := opener(t, s, "yanyi")
	b := guest(t, s, a.link(t, 0))
	b.write(t, "name", "孙权")
	b.Choose(t, "sit")
	settle(t, a, b)
	if b.control("dismiss.0") != nil || a.control("dismiss.2") != nil {
		t.Error("a guest may ask people to go, or the host himself")
	}
	a.Choose(t, "dismiss.0")
	a.Choose(t, "stay.0")
	settle(t, a, b)
	if !a.session.Online.Room().People().Seats[0].Taken {
		t.Error("the player has to go although that was taken back")
	}
	a.Choose(t, "dismiss.0")
	a.Choose(t, "dismiss.yes")
	settle(t, a, b)
	want := locale.T("room.fault.dismissed")
	if b.Stack.Said() != want || a.session.Online.Room().People().Seats[0].Taken {
		t.Errorf("who is to go is told %q", b.Stack.Said())
	}
	b.session.Say("…")
	b.Choose(t, "sit")
	settle(t, a, b)
	if b.Stack.Said() != want || b.session.Online.Room().People().Seated() {
		t.Errorf("who comes back is told %q", b.Stack.Said())
	}
	c := guest(t, s, a.session.Online.Room().People().Code)
	c.session.Online.Room().Say(room.Say{Do: room.Sit, Seat: 0, Name: "Deep Red", Yes: true})
	settle(t, a, b, c)
	if !a.says("Deep Red·电脑") || !b.says("Deep Red·电脑") {
		t.Error("a program is not marked")
	}
}
