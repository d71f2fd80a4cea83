package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"yanyi/assets/locale"
	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/render/theme"
)

// kit is the kit's files.
func kit() site {
	s := site{}
	s.addKit()
	return s
}

// The compressed script is small, and ten boards of one language and theme need little more.
func TestTheKitIsSmall(t *testing.T) {
	s := kit()
	script := len(br(s[kitScript], brotli.BestCompression))
	if script > 5000 {
		t.Errorf("%s weighs %d bytes", kitScript, script)
	}
	for name, data := range s {
		if name != kitScript && script+len(gz(data)) > 60_000 {
			t.Errorf("%s weighs %d bytes besides", name, len(gz(data)))
		}
	}
	if len(s) != 2+2*len(locale.Langs()) {
		t.Errorf("%d files", len(s))
	}
}

// The script names exactly the drawings that exist.
func TestTheKitNamesItsDrawings(t *testing.T) {
	s := kit()
	names := regexp.MustCompile(`"(kit/[^"]+)"`).FindAllStringSubmatch(string(s[kitScript]), -1)
	if len(names) != len(s)-1 {
		t.Errorf("%d are named", len(names))
	}
	for _, name := range names {
		if s[name[1]] == nil {
			t.Errorf("no %s", name[1])
		}
	}
	for _, v := range catalog.All() {
		if !strings.Contains(string(s[kitScript]), v.Info().ID+" ") {
			t.Errorf("it does not know %s", v.Info().ID)
		}
	}
}

// Every drawing is a well-formed document.
func TestDrawingsAreWellFormed(t *testing.T) {
	for _, th := range []*theme.Theme{&theme.Light, &theme.Dark} {
		s := newSprite(locale.ZhHans, th)
		list := map[string]string{"shadow": s.Shadow}
		for key, text := range s.Bodies {
			list["body "+key] = text
		}
		for key, text := range s.Faces {
			list["face "+key] = text
		}
		for id, g := range s.Games {
			list[id] = g.Behind + g.Ground + g.Words
			for _, m := range g.Marks {
				list[id] += m[2].(string)
			}
		}
		for name, text := range list {
			d := xml.NewDecoder(strings.NewReader("<svg>" + text + "</svg>"))
			_, err := d.Token()
			for err == nil {
				_, err = d.Token()
			}
			if !errors.Is(err, io.EOF) || text == "" {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// Every piece of every variant's start is drawn: body, face and ink.
func TestEveryPieceOfAStartIsDrawn(t *testing.T) {
	s := newSprite(locale.ZhHant, &theme.Light)
	for _, v := range catalog.All() {
		in := v.Info()
		g := s.Games[in.ID]
		pos, err := v.Parse("start", nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, cell := range pos.View(game.NoSeat).Cells {
			if cell.Piece == game.NoPiece || cell.Piece.Hidden() {
				continue
			}
			army, kind := string(rune(in.Armies[cell.Piece.Origin()].Letter)), string(rune(cell.Piece.Kind().Letter()))
			pigment := g.Armies[army]
			if s.Bodies[pigment] == "" || s.Inks[pigment][0] == "" {
				t.Errorf("%s: no piece of %s", in.ID, army)
			}
			for _, texts := range g.Texts {
				text := texts[army+kind]
				if text == "" {
					text = texts[kind]
				}
				if s.Faces[text] == "" {
					t.Errorf("%s: nothing stands on %s%s", in.ID, army, kind)
				}
			}
		}
	}
	if _, err := json.Marshal(s); err != nil {
		t.Error(err)
	}
}

// The kit draws the puzzle of the day that the program opens, a newcomer's, on every day.
func TestTheKitHasThePuzzleOfTheDay(t *testing.T) {
	const days = 400
	name := filepath.Join(t.TempDir(), "days.js")
	script := ""
	for file, data := range kit() {
		if strings.HasPrefix(file, "kit/puzzles.") {
			script = `let draws; globalThis.customElements = { get: () => ({ draw: (key, f) => { draws = f; } }) };
` + string(data) + `
for (let n = 0; n < ` + strconv.Itoa(days) + `; n++) { Date.now = () => Date.UTC(2026, 10, 1 + n, 23); console.log(draws("today").game, draws("today").position); }`
		}
	}
	if err := os.WriteFile(name, []byte(script), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("node", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != days {
		t.Fatalf("%d days", len(lines))
	}
	var games []string
	for _, v := range catalog.All() {
		games = append(games, v.Info().ID)
	}
	for n, line := range lines {
		day := time.Date(2026, 11, 1+n, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
		game := puzzle.GamesOn(day, games)[0]
		all, err := puzzle.Read(puzzles.Of(game))
		if err != nil {
			t.Fatal(err)
		}
		if want := game + " " + puzzle.On(day, len(games), all, true).Position; line != want {
			t.Fatalf("%s: the kit draws %s, the program %s", day, line, want)
		}
	}
}
