package study_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/room"
	rules "yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
	"yanyi/scenes/host/remote"
	"yanyi/scenes/host/study"
	"yanyi/scenes/online/onlinetest"
)

// friend is a person in a room, with the study of its game.
type friend struct {
	host.Rooms
	net *onlinetest.Net
	*study.Host
}

func arrives(s *onlinetest.Server) *friend {
	f, store := &friend{net: &onlinetest.Net{Server: s}}, map[string]string{}
	f.Rooms = remote.New(remote.World{
		Net: f.net, Find: catalog.Find, Elapsed: s.Elapsed,
		Load: func(key string) string { return store[key] }, Save: func(key, text string) { store[key] = text },
	}, "")
	settle(f)
	return f
}

func settle(all ...*friend) {
	for range 4 {
		all[0].net.Server.At = all[0].net.Server.At.Add(time.Second)
		for _, f := range all {
			f.Rooms.Tick()
			if f.Host != nil {
				f.Host.Tick(host.Tick{Passed: time.Second, Still: true})
			}
		}
	}
}

// studying are two friends and a spectator after two moves of xiangqi and the second friend's
// resignation.
func studying(t *testing.T) []*friend {
	t.Helper()
	s := onlinetest.New()
	a, b, c := arrives(s), arrives(s), arrives(s)
	all := []*friend{a, b, c}
	a.Create(&room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "A"}, {}}})
	settle(a)
	b.Visit(a.Room().People().Code)
	c.Visit(a.Room().People().Code)
	settle(all...)
	b.Room().Say(room.Say{Do: room.Sit, Seat: 1, Name: "B"})
	for _, f := range all[:2] {
		f.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	}
	settle(all...)
	for i, turn := range []string{"h3e3", "h10g8"} {
		all[i].Room().Say(room.Say{Do: room.Play, Turn: turn, Of: all[i].Room().People().Mark})
		settle(all...)
	}
	b.Room().Say(room.Say{Do: room.Resign, Of: b.Room().People().Mark})
	settle(all...)
	for _, f := range all {
		m, err := match.ParseLegal(catalog.Find, f.Room().Game(nil).Line().Record())
		if err != nil {
			t.Fatal(err)
		}
		of, err := rules.New(m)
		if err != nil {
			t.Fatal(err)
		}
		f.Host = study.NewShared(of, f.Room(), study.Deps{})
	}
	return all
}

// plays plays a move at the moment that a friend views.
func (f *friend) plays(t *testing.T, turn string) bool {
	t.Helper()
	found, err := f.Host.Line().Find(turn)
	if err != nil {
		t.Fatal(err)
	}
	return f.Do(host.Request{Do: host.Play, Turn: found})
}

// draws draws a ring around a square, or an arrow between two.
func (f *friend) draws(from, to string) {
	f.Do(host.Request{Do: host.Pen, Yes: true})
	for _, name := range []string{from, to} {
		sq, _ := f.Line().Info().Board.Square(name)
		f.Do(host.Request{Do: host.Stroke, Square: sq})
	}
	f.Do(host.Request{Do: host.Pen})
}

// text is the tree in one line.
func text(n *tree.Node) string {
	words := []string{n.Text}
	for _, next := range n.Next {
		words = append(words, "("+text(next)+")")
	}
	return strings.Join(words, " ")
}

// agree checks that all have the same tree.
func agree(t *testing.T, all []*friend) {
	t.Helper()
	settle(all...)
	for _, f := range all[1:] {
		if a, b := text(all[0].Root()), text(f.Root()); a != b {
			t.Fatalf("the trees are\n%s\nand\n%s", a, b)
		}
	}
}

// Moves by all seated players grow one tree; each of them views any moment.
func TestOneTreeGrowsForAll(t *testing.T) {
	all := studying(t)
	a, b, c := all[0], all[1], all[2]
	a.Start()
	a.plays(t, "b1c3")
	b.Start()
	b.plays(t, "b1c3")
	agree(t, all)
	if a.At().Text != "b1c3" || b.At().Text != "b1c3" || c.At().Text == "b1c3" {
		t.Errorf("they look at %q, %q and %q", a.At().Text, b.At().Text, c.At().Text)
	}
	b.plays(t, "b10c8")
	a.plays(t, "h10g8")
	agree(t, all)
	if got := a.At().Parent(); len(got.Next) != 2 {
		t.Errorf("%d turns follow", len(got.Next))
	}
	if n := a.Room().Study().Changes; len(n) != 3 {
		t.Errorf("%d changes were said", len(n))
	}
	removes := func(n *tree.Node) bool { return a.Do(host.Request{Do: host.Delete, Node: n}) }
	if removes(a.Root().Main()) || !a.StudyState().Prunes || !removes(a.At()) {
		t.Error("the game's own turns can be taken out, or none can")
	}
	agree(t, all)
}

// A spectator steps through the tree and cannot change it.
func TestWatchersChangeNothing(t *testing.T) {
	all := studying(t)
	c := all[2]
	c.Start()
	if c.May().Move || c.plays(t, "b1c3") || c.StudyState().Writes {
		t.Error("who looks on plays")
	}
	c.Do(host.Request{Do: host.Mark, Node: c.Root().Main(), Glyph: 1})
	c.draws("e3", "e3")
	agree(t, all)
	if s := all[0].Room().Study(); s != nil {
		t.Errorf("the study is %+v", s)
	}
	if !c.Step(1) {
		t.Error("who looks on cannot walk")
	}
}

// One player shows moments, and the others follow as long as they like.
func TestWhoShowsIsFollowed(t *testing.T) {
	all := studying(t)
	a, b, c := all[0], all[1], all[2]
	a.Start()
	a.Do(host.Request{Do: host.Show, Yes: true})
	settle(all...)
	if b.At() != b.Root() || c.At() != c.Root() {
		t.Fatal("nobody follows")
	}
	a.Step(1)
	settle(all...)
	if b.At().Text != "h3e3" || c.At().Text != "h3e3" {
		t.Errorf("they look at %q and %q", b.At().Text, c.At().Text)
	}
	b.Step(1)
	settle(all...)
	a.Start()
	settle(all...)
	if told := b.StudyState().Sharing; b.At().Text != "h10g8" || told.Shows != 0 || told.Here || told.Follows {
		t.Errorf("who went elsewhere looks at %q", b.At().Text)
	}
	b.Do(host.Request{Do: host.Follow})
	settle(all...)
	if b.At() != b.Root() {
		t.Error("it does not follow again")
	}
	b.Do(host.Request{Do: host.Show, Yes: true})
	settle(all...)
	if told := a.StudyState().Sharing; told.Shows != 1 || told.Here {
		t.Errorf("%d shows", told.Shows)
	}
	b.Do(host.Request{Do: host.Show})
	settle(all...)
	if told := a.StudyState().Sharing; told.Shows != game.NoSeat {
		t.Errorf("%d shows", told.Shows)
	}
}

// Glyphs, rings and arrows reach everybody and are part of the record.
func TestMarksAreSeenByAll(t *testing.T) {
	all := studying(t)
	a, b := all[0], all[1]
	for _, f := range all {
		f.GoTo(f.Root().Main())
	}
	a.draws("e3", "e3")
	settle(all...)
	b.draws("e3", "e7")
	settle(all...)
	a.Do(host.Request{Do: host.Mark, Node: a.At(), Glyph: 1})
	settle(all...)
	for i, f := range all {
		marks := f.StudyState().Sharing.Marks
		if !slices.Equal(marks, []string{"e3", "e3-e7"}) || f.At().Glyphs[0] != 1 {
			t.Errorf("friend %d sees %v, %v", i, marks, f.At().Glyphs)
		}
		if record := f.Record(); !strings.Contains(record, "[%csl Ge3]") || !strings.Contains(record, "[%cal Ge3e7]") {
			t.Errorf("the record is %s", record)
		}
	}
	b.draws("e3", "e3")
	settle(all...)
	if marks := a.StudyState().Sharing.Marks; !slices.Equal(marks, []string{"e3-e7"}) {
		t.Errorf("a ring that was taken away: %v", marks)
	}
}

// A player who reconnects receives everything missed, and a latecomer the whole study.
func TestNothingOfAStudyIsLost(t *testing.T) {
	all := studying(t)
	a, b := all[0], all[1]
	b.net.Offline = true
	b.net.Cut()
	settle(all...)
	a.Start()
	a.plays(t, "b1c3")
	b.Start()
	b.plays(t, "g1e3")
	settle(all...)
	b.net.Offline = false
	agree(t, all)
	if len(a.Root().Next) != 3 || b.At().Text != "g1e3" {
		t.Errorf("the tree is %s, B looks at %q", text(a.Root()), b.At().Text)
	}
}

// A rematch ends the study for everybody.
func TestARematchLeadsOn(t *testing.T) {
	all := studying(t)
	a, b := all[0], all[1]
	a.Room().Say(room.Say{Do: room.Ask, What: room.Rematch})
	settle(all...)
	if a.Busy().Moved {
		t.Error("it is over before all agree")
	}
	b.Room().Say(room.Say{Do: room.Answer, Yes: true, Of: b.Room().People().Question.N})
	settle(all...)
	if !a.Busy().Moved || a.May().Move {
		t.Error("the study goes on")
	}
}

// An engine's line is played move by move, each after the previous one is in the tree.
func TestALineIsPlayedTogether(t *testing.T) {
	all := studying(t)
	a, b := all[0], all[1]
	a.Start()
	a.Do(host.Request{Do: host.PlayLine, Texts: []string{"b1c3", "b10c8", "a1a2"}})
	for range 4 {
		agree(t, all)
	}
	if a.At().Text != "a1a2" || a.At().Parent().Text != "b10c8" || len(b.Root().Next) != 2 {
		t.Errorf("A looks at %q, the tree is %s", a.At().Text, text(b.Root()))
	}
}
