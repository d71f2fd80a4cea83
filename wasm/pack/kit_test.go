package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
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
