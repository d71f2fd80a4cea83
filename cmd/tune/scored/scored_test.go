package scored

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"yanyi/game"
)

var two = []Game{
	{Start: "a position", Turns: []Turn{{game.Move(3, 9), 120}, {game.Move(80, 7), -32000}}, Points: []float64{0.5, 0.5}},
	{Start: "another", Turns: []Turn{{game.Move(1, 2).WithPromotion(game.Rook), 5}}, Points: []float64{1, 0}},
}

// others are a game of three, in halves, and one of two in which something is drawn.
var others = []Game{
	{Start: "three", Turns: []Turn{{game.Move(3, 9), 120}}, Points: []float64{1.5, 0, 1.5}},
	{Start: "drawn", Turns: []Turn{{game.TurnOver(8).WithReveal(game.Reveal{Mover: game.NewPiece(game.Rook, 2), Captive: game.NewPiece(game.Pawn, game.Second)}), -7}}, Points: []float64{0, 1}},
}

// written is a file of the games.
func written(t *testing.T, games ...Game) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "games")
	f, err := Append(name, "settings")
	if err != nil {
		t.Fatal(err)
	}
	for i := range games {
		if err := f.Add(&games[i]); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return name
}

// kept is a file's games.
func kept(t *testing.T, name string) (all []Game) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	settings, err := Read(bytes.NewReader(text), func(g *Game) error {
		all = append(all, Game{g.Start, append([]Turn(nil), g.Turns...), append([]float64(nil), g.Points...)})
		return nil
	})
	if err != nil || settings != "settings" {
		t.Fatal(settings, err)
	}
	return all
}

func TestAFileKeepsItsGames(t *testing.T) {
	all := append(append([]Game{}, two...), others...)
	if got := kept(t, written(t, all...)); !reflect.DeepEqual(got, all) {
		t.Errorf("kept %v, want %v", got, all)
	}
}

// TestAppendGoesOnBehindTheLastWholeGame cuts a file at every length.
func TestAppendGoesOnBehindTheLastWholeGame(t *testing.T) {
	whole, err := os.ReadFile(written(t, two...))
	if err != nil {
		t.Fatal(err)
	}
	first := len("settings\n") + len(two[0].append(nil))
	for n := len("settings\n"); n <= len(whole); n++ {
		name := filepath.Join(t.TempDir(), "games")
		if err := os.WriteFile(name, whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		want := 0
		if n >= first {
			want = 1
		}
		if n == len(whole) {
			want = 2
		}
		f, err := Append(name, "settings")
		if err != nil || f.Had != want {
			t.Fatalf("%d bytes: %v, had %d, want %d", n, err, f.Had, want)
		}
		if err := f.Add(&two[1]); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if got := kept(t, name); len(got) != want+1 || !reflect.DeepEqual(got[want], two[1]) {
			t.Fatalf("%d bytes: then %v", n, got)
		}
	}
}

func TestAFileOfOtherSettingsIsNotContinued(t *testing.T) {
	name := written(t, two...)
	if f, err := Append(name, "others"); err == nil || !strings.Contains(err.Error(), name) {
		t.Errorf("%v, %v", f, err)
	}
	if got := kept(t, name); len(got) != 2 {
		t.Errorf("%d games are left", len(got))
	}
}

// FuzzRead reads any file: it ends with an error or with games that can be written again.
func FuzzRead(f *testing.F) {
	text := []byte("settings\n")
	for i := range two {
		text = two[i].append(text)
	}
	for i := range others {
		text = others[i].append(text)
	}
	f.Add(text)
	f.Add(text[:len(text)-3])
	f.Add([]byte("no line"))
	f.Fuzz(func(t *testing.T, text []byte) {
		again := []byte{}
		settings, err := Read(bytes.NewReader(text), func(g *Game) error {
			again = g.append(again)
			return nil
		})
		if err == nil && !bytes.HasPrefix(text, append([]byte(settings+"\n"), again...)) {
			t.Errorf("%q is read as %q", text, again)
		}
	})
}
