package match

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

func TestDeploymentKeepsItsSecret(t *testing.T) {
	m := begin(t, secret, Setup{})
	if !m.Deploying() || m.Actor() != game.NoSeat {
		t.Fatal("the match does not begin with laying tiles")
	}
	if err := m.Play("b1b2"); !errors.Is(err, errDeploying) {
		t.Errorf("played while tiles are laid: %v", err)
	}
	if err := m.Lay(0, []int{3, 3}); err == nil || m.Laid(0) {
		t.Error("laid the same tile twice")
	}
	blank := []string{m.Record(), m.Line()}
	others := []game.View{m.View(1), m.View(game.NoSeat), m.ViewAt(0, 1)}
	if err := m.Lay(0, []int{4, 3}); err != nil || !m.Laid(0) || m.Laid(1) {
		t.Fatalf("laying failed: %v", err)
	}
	if got := []string{m.Record(), m.Line()}; !slices.Equal(got, blank) {
		t.Errorf("what others may have tells of the tiles:\n%v", got)
	}
	if got := []game.View{m.View(1), m.View(game.NoSeat), m.ViewAt(0, 1)}; !reflect.DeepEqual(got, others) {
		t.Errorf("what others see tells of the tiles: %+v", got)
	}
	if m.EventsAt(0) != nil || m.Position().String() != secret.Info().Start {
		t.Error("the position tells of the tiles")
	}
	own := m.View(0)
	if !slices.Equal(own.Seats[0].Tiles, []int{4, 3}) || own.Seats[1].Tiles != nil || len(own.Turns) > 0 {
		t.Errorf("the own view shows %v and %v", own.Seats[0].Tiles, own.Seats[1].Tiles)
	}
	if !strings.Contains(m.Save(), `[WhiteTiles "4,3"]`) {
		t.Error("the tiles cannot be resumed")
	}
}

func TestDeploymentIsRevealedTogether(t *testing.T) {
	m := begin(t, secret, Setup{})
	m.Lay(1, []int{0, 2})
	m.Lay(0, []int{4, 3})
	m.Lay(0, []int{1, 3}) // too late: all tiles are revealed
	if m.Deploying() {
		t.Fatal("both have laid and the game does not begin")
	}
	for _, s := range []game.Seat{0, 1, game.NoSeat} {
		v := m.View(s)
		if !slices.Equal(v.Seats[0].Tiles, []int{4, 3}) || !slices.Equal(v.Seats[1].Tiles, []int{0, 2}) {
			t.Errorf("seat %d sees %v and %v", s, v.Seats[0].Tiles, v.Seats[1].Tiles)
		}
	}
	for _, tag := range []string{`[WhiteTiles "4,3"]`, `[BlackTiles "0,2"]`} {
		if !strings.Contains(m.Record(), tag) {
			t.Errorf("the record lacks %s:\n%s", tag, m.Record())
		}
	}
	wander(t, m, 4, 9)
	back, err := Parse(find, m.Record())
	if err != nil || back.Position().String() != m.Position().String() || back.Record() != m.Record() {
		t.Errorf("the record does not replay: %v", err)
	}
}

func TestDeploymentIsResumed(t *testing.T) {
	m := begin(t, secret, Setup{Seed: 3})
	m.Lay(1, []int{0, 2})
	back, err := Parse(find, m.Save())
	if err != nil || !back.Deploying() || !back.Laid(1) || back.Laid(0) || back.Save() != m.Save() {
		t.Fatalf("resumed:\n%s\n%v", back.Save(), err)
	}
	back.Lay(0, []int{1, 0})
	if back.Deploying() || !slices.Equal(back.View(0).Seats[1].Tiles, []int{0, 2}) {
		t.Error("the resumed tiles are lost")
	}
}

func TestComputersLayTheirTiles(t *testing.T) {
	m := begin(t, secret, Setup{Seats: []Player{Human(""), Computer(1)}, Seed: 7})
	if !m.Deploying() || !m.Laid(1) || m.View(0).Seats[1].Tiles != nil {
		t.Fatal("the computer has not laid in secret")
	}
	back, err := Parse(find, m.Save())
	if err != nil || back.Save() != m.Save() {
		t.Errorf("resumed otherwise: %v", err)
	}
	both := begin(t, secret, Setup{Seats: []Player{Computer(1), Computer(1)}, Seed: 7})
	if both.Deploying() || len(both.Position().Turns(nil)) == 0 {
		t.Error("two computers do not begin")
	}
}

func TestStartWithoutTiles(t *testing.T) {
	m := begin(t, secret, Setup{Start: "start"})
	if m.Deploying() {
		t.Fatal("tiles are laid though a position was given")
	}
	play(t, m, "b1b2")
	back, err := Parse(find, m.Record())
	if err != nil || back.Record() != m.Record() || back.Ply() != 1 {
		t.Errorf("the record does not replay: %v\n%s", err, m.Record())
	}
	bare, err := Parse(find, "[Variant \"toy2-tiles\"]\n\n1. b1b2 *")
	if err != nil || bare.Position().String() != m.Position().String() {
		t.Errorf("turns without tiles do not replay: %v", err)
	}
}

// An unfinished layout is kept on this device, sent to nobody, and removed once the seat has
// finished.
func TestSketchIsResumedInSecret(t *testing.T) {
	m := begin(t, secret, Setup{Seed: 3})
	blank := []string{m.Record(), m.Line()}
	if err := m.Sketch(0, []int{0, 3}); err != nil {
		t.Fatal(err)
	}
	if got := []string{m.Record(), m.Line()}; !slices.Equal(got, blank) {
		t.Errorf("what others may have tells of the tiles:\n%v", got)
	}
	if m.View(1).Seats[0].Tiles != nil || m.Laid(0) {
		t.Error("a sketch counts as laid")
	}
	back, err := Parse(find, m.Save())
	if err != nil || !slices.Equal(back.Sketched(0), []int{0, 3}) || back.Sketched(1) != nil || back.Save() != m.Save() {
		t.Fatalf("resumed: %v\n%s", err, m.Save())
	}
	for _, bad := range [][]int{nil, {1}, {3, 3}, {99, 0}, {0, 0, 0}} {
		if err := back.Sketch(0, bad); err == nil {
			t.Errorf("sketched %v", bad)
		}
	}
	if err := back.Sketch(7, []int{0, 0}); err == nil {
		t.Error("a seat that is not there sketched")
	}
	if _, err := Parse(find, strings.Replace(m.Save(), `Sketch "0,3"`, `Sketch "3,3"`, 1)); err == nil {
		t.Error("a bad sketch is read")
	}
	back.Lay(0, []int{4, 3})
	if back.Sketched(0) != nil || strings.Contains(back.Save(), "Sketch") {
		t.Error("the sketch outlives the laying")
	}
	back.Lay(1, []int{0, 2})
	if err := back.Sketch(1, []int{0, 0}); err == nil {
		t.Error("sketched after the game began")
	}
}
