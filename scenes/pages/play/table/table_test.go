package table

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/darkchess"
	"yanyi/game/match"
	"yanyi/game/stratagem"
	"yanyi/game/threekingdoms"
	"yanyi/scenes/host"
	"yanyi/scenes/host/local"
	"yanyi/scenes/machine"
)

const (
	// Wu's horse on c7 may take Wei's alliance point a8.
	nearAlliance = "3,wK,5/9/7,wC,1/wR,8/13,uR,3/17/3,hR,13/17/hK,1,hC,hR,13/13,uP,2,uK/2,uN,hR,13/17/17/sR,8/9/1,sC,7/4,sK,4 u uws - idle - 0"
)

// find looks a variant up.
func find(id string) (game.Variant, bool) {
	for _, v := range slices.Concat(threekingdoms.Variants(), stratagem.Variants(), darkchess.Variants()) {
		if v.Info().ID == id {
			return v, true
		}
	}
	return nil, false
}

func variant(t testing.TB, id string) game.Variant {
	t.Helper()
	v, ok := find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	return v
}

// newTable seats players at a yanyi game; "h" is a person, a digit a computer.
func newTable(t testing.TB, seats, start string, deps local.Deps) *Table {
	t.Helper()
	setup := match.Setup{Start: start, Seed: 7}
	for _, c := range seats {
		if c == 'h' {
			setup.Seats = append(setup.Seats, match.Human(""))
			continue
		}
		setup.Seats = append(setup.Seats, match.Computer(int(c-'0')))
	}
	m, err := match.New(variant(t, "yanyi"), setup)
	if err != nil {
		t.Fatal(err)
	}
	return New(local.New(m, deps), game.Shu, Prefs{})
}

func sq(t testing.TB, tb *Table, name string) game.Square {
	t.Helper()
	s, err := tb.Info().Board.Square(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play taps a turn such as "e4e5" out.
func play(t testing.TB, tb *Table, turn string) {
	t.Helper()
	parsed, err := tb.Info().ParseTurn(turn)
	if err != nil {
		t.Fatal(err)
	}
	before := tb.Line().Ply()
	tb.Tap(parsed.From())
	tb.Tap(parsed.To())
	if tb.Line().Ply() != before+1 {
		t.Fatalf("%s was not played: %v", turn, tb.Notice().Phrase)
	}
}

// first is an engine that answers with the first legal turn.
type first struct {
	t       testing.TB
	pos     game.Position
	info    *game.Info
	lines   []string
	silent  bool // never answers
	waiting bool
	asked   int
	limits  string // of the last question
}

func (f *first) Stop() { f.waiting, f.lines = false, nil }
func (f *first) Lines(dst []string) []string {
	dst = append(dst, f.lines...)
	f.lines = nil
	return dst
}

func (f *first) Send(line string) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "position":
		f.position(rest)
	case "go":
		f.asked, f.limits = f.asked+1, rest
		f.waiting = true
		if !f.silent {
			f.answer()
		}
	}
}

func (f *first) answer() {
	f.waiting = false
	f.lines = append(f.lines, "bestmove "+f.info.FormatTurn(f.pos.Turns(nil)[0]))
}

func (f *first) position(text string) {
	parts := strings.Split(text, "|")
	v, _ := find(strings.Fields(parts[0])[0])
	f.info = v.Info()
	var err error
	if f.pos, err = v.Parse(strings.TrimSpace(parts[1]), nil); err != nil {
		f.t.Fatal(err)
	}
	for _, text := range strings.Fields(parts[2]) {
		turn, err := game.Find(f.info, f.pos, text)
		if err != nil {
			f.t.Fatal(err)
		}
		f.pos.Do(turn)
	}
}

// run lets time pass with nothing animated.
func run(tb *Table, d time.Duration) {
	for ; d > 0; d -= 50 * time.Millisecond {
		tb.Update(50*time.Millisecond, true)
	}
}

func TestComputersAnswerAPerson(t *testing.T) {
	engine := &first{t: t}
	saves := 0
	tb := newTable(t, "h12", "", local.Deps{
		Engine: func() machine.Engine { return engine },
		Save:   func(string) error { saves++; return nil },
	})
	run(tb, time.Second)
	if tb.Line().Ply() != 0 || engine.asked != 0 {
		t.Fatal("a computer thought during a person's turn")
	}
	play(t, tb, "n9m9")
	run(tb, 3*time.Second)
	if tb.Line().Ply() != 3 || tb.Actor() != game.Wu || saves != 3 {
		t.Errorf("ply %d, %d to move, %d saves; want 3, Wu, 3", tb.Line().Ply(), tb.Actor(), saves)
	}
}

func TestComputersWaitForTheAnimation(t *testing.T) {
	engine := &first{t: t}
	tb := newTable(t, "h11", "", local.Deps{Engine: func() machine.Engine { return engine }})
	play(t, tb, "n9m9")
	for range 100 {
		tb.Update(50*time.Millisecond, false)
	}
	if tb.Line().Ply() != 1 {
		t.Error("a computer moved while an animation ran")
	}
	run(tb, time.Second)
	if tb.Line().Ply() < 2 {
		t.Error("the computer never moved")
	}
}

func TestTakeBackStopsAThinkingComputer(t *testing.T) {
	engine := &first{t: t, silent: true}
	tb := newTable(t, "h11", "", local.Deps{Engine: func() machine.Engine { return engine }})
	start := tb.Line().(*match.Match).Position().String()
	play(t, tb, "n9m9")
	run(tb, time.Second)
	if !tb.Busy().Thinking {
		t.Fatal("no computer thinks")
	}
	line := tb.Sight().Line
	if !tb.Do(host.Request{Do: host.TakeBack}) {
		t.Fatal("could not take back while a computer thought")
	}
	run(tb, time.Second)
	if got := tb.Line().(*match.Match).Position().String(); got != start || tb.Actor() != game.Wu || tb.Sight().Line == line {
		t.Errorf("after take-back: %s", got)
	}
	play(t, tb, "n7m7")
	engine.silent = false
	run(tb, 3*time.Second)
	if tb.Line().Turns()[0] != "n7m7" || tb.Line().Ply() != 3 {
		t.Errorf("turns after the take-back: %v", tb.Line().Turns())
	}
}

func TestTakeBackSkipsTheComputers(t *testing.T) {
	engine := &first{t: t}
	tb := newTable(t, "h11", "", local.Deps{Engine: func() machine.Engine { return engine }})
	play(t, tb, "n9m9")
	run(tb, 3*time.Second)
	play(t, tb, "n7m7")
	run(tb, 3*time.Second)
	if !tb.Do(host.Request{Do: host.TakeBack}) || tb.Line().Ply() != 3 || tb.Actor() != game.Wu {
		t.Fatalf("first take-back leaves %d turns", tb.Line().Ply())
	}
	if !tb.Do(host.Request{Do: host.TakeBack}) || tb.Line().Ply() != 0 || tb.May().TakeBack != host.Never {
		t.Fatalf("second take-back leaves %d turns", tb.Line().Ply())
	}
}

func TestWhyNot(t *testing.T) {
	tb := newTable(t, "hhh", "", local.Deps{})
	tb.Tap(sq(t, tb, "n9"))
	tb.Tap(sq(t, tb, "l9"))
	n := tb.Notice()
	if n.N == 0 || !strings.HasPrefix(n.Phrase.Key, "why.") {
		t.Errorf("a soldier two steps forward: %+v", n)
	}
	if tb.Hand().Selected() != sq(t, tb, "n9") {
		t.Error("the refused piece must stay selected")
	}
}

func TestLookingBackAndLive(t *testing.T) {
	tb := newTable(t, "hhh", "", local.Deps{})
	for _, turn := range []string{"n9m9", "i14i13", "i4i5", "m9l9"} {
		play(t, tb, turn)
	}
	tb.GoTo(1)
	if tb.Live() || tb.Ply() != 1 || tb.Hand().Active() {
		t.Fatalf("looking back: live %v, ply %d", tb.Live(), tb.Ply())
	}
	v := tb.View()
	if v.Cells[sq(t, tb, "m9")].Piece == game.NoPiece || v.Cells[sq(t, tb, "i13")].Piece != game.NoPiece {
		t.Error("the view is not that of ply 1")
	}
	tb.GoTo(tb.Ply() + 1)
	if tb.Ply() != 2 || tb.Sight() != (Sight{0, 2}) {
		t.Errorf("one step on: %+v", tb.Sight())
	}
	tb.Tap(sq(t, tb, "n7"))
	if tb.Ply() != 2 || tb.Hand().Selected() != game.NoSquare || tb.Notice().Phrase.Key != "play.past" {
		t.Errorf("a tap on the past says %q", tb.Notice().Phrase.Key)
	}
	if !tb.Do(host.Request{Do: host.Cancel}) || !tb.Live() {
		t.Error("Escape must leave the past")
	}
}

func TestSavedGameGoesOn(t *testing.T) {
	var text string
	engine := &first{t: t}
	deps := local.Deps{Engine: func() machine.Engine { return engine }, Save: func(s string) error { text = s; return nil }}
	tb := newTable(t, "h21", "", deps)
	tb.SetBottom(game.Wei)
	play(t, tb, "n9m9")
	run(tb, 3*time.Second)
	m, err := match.ParseLegal(find, text)
	if err != nil {
		t.Fatal(err)
	}
	done := 0
	again := Resume(local.New(m, local.Deps{Done: func() { done++ }}), m.Bottom(), Prefs{})
	defer func() {
		if again.Close(); done != 1 {
			t.Error("nobody hears that the table is closed")
		}
	}()
	if again.Line().(*match.Match).Position().String() != tb.Line().(*match.Match).Position().String() || again.Bottom() != game.Wei ||
		again.Line().(*match.Match).Player(game.Wei) != match.Computer(2) || !again.Human(game.Wu) {
		t.Errorf("continued otherwise than saved:\n%s", text)
	}
	if again.Saved() != text {
		t.Errorf("saved again:\n%s\nwas:\n%s", again.Saved(), text)
	}
}

func TestRefusedStorageIsToldOnce(t *testing.T) {
	tb := newTable(t, "hhh", "", local.Deps{Save: func(string) error { return errors.New("no storage") }})
	play(t, tb, "n9m9")
	if tb.Notice().Phrase.Key != "error.storage" {
		t.Fatalf("notice %+v", tb.Notice())
	}
	n := tb.Notice().N
	play(t, tb, "i14i13")
	if tb.Notice().N != n {
		t.Error("told twice")
	}
}

func TestDrawNeedsEveryLivingPerson(t *testing.T) {
	tb := newTable(t, "hhh", "", local.Deps{})
	if !tb.Do(host.Request{Do: host.Draw}) {
		t.Fatal("no offer made")
	}
	if offer := tb.May().Offer; offer != (host.Offer{Open: true, By: game.Wu, For: game.Wei}) {
		t.Fatalf("offered: %+v", offer)
	}
	tb.Do(host.Request{Do: host.Answer, Yes: true})
	if offer := tb.May().Offer; offer.For != game.Shu || tb.Over() {
		t.Fatalf("then: %+v", offer)
	}
	tb.Do(host.Request{Do: host.Answer, Yes: true})
	if !tb.Over() || tb.Line().Outcome().Winner != game.NoSeat {
		t.Error("everybody agreed and the game goes on")
	}
}

func TestComputersDeclineADrawFromEqual(t *testing.T) {
	tb := newTable(t, "h11", "", local.Deps{})
	tb.Do(host.Request{Do: host.Draw})
	if tb.Over() || tb.Notice().Phrase.Key != "dialog.draw.refused" || tb.May().Draw {
		t.Errorf("over %v, notice %+v", tb.Over(), tb.Notice())
	}
}

func TestHintIsShownAndForgotten(t *testing.T) {
	engine := &first{t: t}
	tb := newTable(t, "hhh", "", local.Deps{Engine: func() machine.Engine { return engine }})
	if !tb.Do(host.Request{Do: host.Hint}) || !tb.Busy().Hinting {
		t.Fatal("no hint is looked for")
	}
	run(tb, 100*time.Millisecond)
	turn, ok := tb.Hint()
	if !ok || tb.Notice().Phrase.Key != "play.hint.line" {
		t.Fatalf("hint %v %v, notice %+v", turn, ok, tb.Notice())
	}
	if args := tb.Notice().Phrase.Args; len(args) != 2 || args[1].Name != "why" || !strings.HasPrefix(args[1].Phrase.Key, "hint.") {
		t.Errorf("it does not say why: %+v", args)
	}
	if tb.Line().Ply() != 0 {
		t.Fatal("the hint was played")
	}
	tb.Tap(turn.From())
	if _, ok := tb.Hint(); ok {
		t.Error("the hint stays after a tap")
	}
}

func TestResigningLeavesTheOthersPlaying(t *testing.T) {
	engine := &first{t: t}
	tb := newTable(t, "1h1", "", local.Deps{Engine: func() machine.Engine { return engine }})
	if s, ok := tb.Resigner(); !ok || s != game.Wei {
		t.Fatalf("resigner %d %v", s, ok)
	}
	tb.Do(host.Request{Do: host.Resign})
	if tb.Over() || tb.Line().(*match.Match).Position().Alive().Has(game.Wei) {
		t.Fatal("Wei has not gone out, or the game has ended")
	}
	run(tb, 2*time.Second)
	if tb.Line().Ply() < 3 {
		t.Errorf("the computers stopped at ply %d", tb.Line().Ply())
	}
	if _, ok := tb.Resigner(); ok || tb.May().TakeBack != host.Never {
		t.Error("somebody may still resign or take back")
	}
}

func TestViewerIsTheActorAmongPeople(t *testing.T) {
	tb := newTable(t, "hh1", "", local.Deps{})
	if tb.Viewer() != game.Wu {
		t.Errorf("viewer %d, want Wu who moves", tb.Viewer())
	}
	play(t, tb, "n9m9")
	if tb.Viewer() != game.Wei {
		t.Errorf("viewer %d, want Wei who moves", tb.Viewer())
	}
	play(t, tb, "i14i13")
	if tb.Actor() != game.Shu || tb.Viewer() != game.Wei {
		t.Errorf("while the computer moves the viewer is %d, want Wei who moved last", tb.Viewer())
	}
}

func TestBoardFollowsThePeople(t *testing.T) {
	tb := newTable(t, "hhh", "", local.Deps{})
	tb.SetPrefs(Prefs{Follow: true})
	tb.Update(time.Millisecond, false)
	if tb.Bottom() != game.Shu {
		t.Error("the board turned while an animation ran")
	}
	tb.Update(time.Millisecond, true)
	if tb.Bottom() != game.Wu {
		t.Errorf("bottom %d, want Wu", tb.Bottom())
	}
	play(t, tb, "n9m9")
	tb.Update(time.Millisecond, true)
	if tb.Bottom() != game.Wei {
		t.Errorf("bottom %d, want Wei", tb.Bottom())
	}
}

func TestConfirmPlaysOnlyWhenConfirmed(t *testing.T) {
	tb := newTable(t, "hhh", "", local.Deps{})
	tb.SetPrefs(Prefs{Confirm: true})
	tb.Tap(sq(t, tb, "n9"))
	tb.Tap(sq(t, tb, "m9"))
	if tb.Line().Ply() != 0 {
		t.Fatal("played without confirmation")
	}
	if _, ok := tb.Hand().Proposed(); !ok {
		t.Fatal("nothing proposed")
	}
	tb.Do(host.Request{Do: host.Cancel})
	if _, ok := tb.Hand().Proposed(); ok {
		t.Fatal("Escape keeps the proposal")
	}
	tb.Tap(sq(t, tb, "m9"))
	tb.Do(host.Request{Do: host.Confirm})
	if tb.Line().Ply() != 1 {
		t.Error("not played after confirmation")
	}
}

// A copy of the hand, as moments hold it, answers for the position that it was dealt in, also
// once the turn has been taken: here the last face-down piece was turned up.
func TestACopyOfTheHandOutlivesItsPosition(t *testing.T) {
	m, err := match.New(variant(t, "anqi"), match.Setup{Start: "hR/3,wK,3/7/7/hC,3,hK,2,uK,hR/7/2,~,4/3,sK,3/hR s uws - idle 0 u=-,w=P,s=-"})
	if err != nil {
		t.Fatal(err)
	}
	tb := New(local.New(m, local.Deps{}), game.Shu, Prefs{})
	hidden := sq(t, tb, "d3")
	tb.Do(host.Request{Do: host.Lift, Square: hidden})
	told := tb.Hand().Copy()
	if tb.Tap(hidden); tb.Line().Ply() != 1 {
		t.Fatalf("nothing is turned up: %v", tb.Notice().Phrase)
	}
	if _, ok := told.Proposed(); ok || told.Selected() != hidden {
		t.Error("the copy has changed")
	}
}

func TestFallenFlagResigns(t *testing.T) {
	m, err := match.New(variant(t, "yanyi"), match.Setup{Clock: match.Clock{Total: 2 * time.Second}})
	if err != nil {
		t.Fatal(err)
	}
	tb := New(local.New(m, local.Deps{}), game.Shu, Prefs{})
	tb.Update(time.Hour, true) // a page that slept loses a second, not the game
	if tb.Line().Ply() != 0 {
		t.Fatal("the flag fell while the page slept")
	}
	tb.Update(time.Second, true)
	tb.Update(time.Second, true)
	if tb.Line().Ply() != 1 || tb.Notice().Phrase.Key != "event.out.time" {
		t.Errorf("ply %d, notice %+v", tb.Line().Ply(), tb.Notice())
	}
}

func TestAllianceIsAGreatEvent(t *testing.T) {
	tb := newTable(t, "hhh", nearAlliance, local.Deps{})
	turn, err := tb.Line().Find("c7a8")
	if err != nil {
		t.Fatal(err)
	}
	tb.Tap(turn.From())
	if tb.Tap(turn.To()); tb.Line().Ply() != 0 {
		t.Fatal("an alliance is not asked about")
	}
	tb.Do(host.Request{Do: host.Confirm})
	rows := Rows(tb.Info(), tb.Line().Moves(), true)
	if n := len(rows); n == 0 || rows[n-1].Event == nil || rows[n-1].Event.Type != game.Allied {
		t.Errorf("rows %+v", rows)
	}
}
