package main

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli/clitest"
	"yanyi/game/catalog"
)

// element is a picture's element with the attributes of interest.
type element struct {
	tag        string
	attributes map[string]string
}

// elements reads a picture as XML.
func elements(t *testing.T, text string) (list []element) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return list
		}
		if err != nil {
			t.Fatalf("%v in %.200s", err, text)
		}
		if e, ok := token.(xml.StartElement); ok {
			at := map[string]string{}
			for _, a := range e.Attr {
				at[a.Name.Local] = a.Value
			}
			list = append(list, element{e.Name.Local, at})
		}
	}
}

// checkPicture fails if a picture refers to anything outside it.
func checkPicture(t *testing.T, text string) {
	t.Helper()
	defined, used := map[string]bool{}, map[string]bool{}
	for _, e := range elements(t, text) {
		if id := e.attributes["id"]; id != "" {
			if defined[id] {
				t.Errorf("%s is there twice", id)
			}
			defined[id] = true
		}
		for name, value := range e.attributes {
			switch {
			case strings.HasPrefix(value, "url(#"):
				used[strings.TrimSuffix(value[5:], ")")] = true
			case name == "href" && strings.HasPrefix(value, "#"):
				used[value[1:]] = true
			case name == "href" || strings.Contains(value, "url(") || name != "xmlns" && strings.Contains(value, "//"):
				t.Errorf("%s refers to %s", e.tag, value)
			}
		}
		if e.tag == "image" || e.tag == "text" || e.tag == "script" || e.tag == "style" {
			t.Errorf("there is a %s, which each browser shows its own way or not at all", e.tag)
		}
	}
	for id := range used {
		if !defined[id] {
			t.Errorf("there is no %s", id)
		}
	}
}

// A self-contained picture is drawn for every variant, small and large, of the start and of a
// later position.
func TestPicturesStandByThemselves(t *testing.T) {
	for _, v := range catalog.All() {
		id := v.Info().ID
		text := done(t, "svg", "-variant", id)
		checkPicture(t, text)
		if len(text) > 100_000 || !strings.Contains(text, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 `) {
			t.Errorf("%s: %d bytes, %.80s", id, len(text), text)
		}
		lines := strings.Split(strings.TrimSpace(done(t, "random", "-variant", id, "-seed", "4", "-plies", "40")), "\n")
		_, position, _ := strings.Cut(lines[len(lines)-1], "\t")
		later := done(t, "svg", "-variant", id, "-position", position, "-size", "200", "-lang", "en", "-dark")
		checkPicture(t, later)
		if later == text {
			t.Errorf("%s: the same picture of another position", id)
		}
	}
}

// Every piece is drawn at its place, once for each kind.
func TestAPictureShowsThePieces(t *testing.T) {
	position := "3k5/9/9/9/9/9/9/9/R7R/4K4 w"
	drawn := map[string]int{}
	for _, e := range elements(t, done(t, "svg", "-variant", "xiangqi", "-position", position)) {
		if e.tag == "use" {
			drawn[e.attributes["href"]]++
		}
	}
	if len(drawn) != 1 {
		t.Errorf("more than one kind is there twice: %v", drawn)
	}
	for _, n := range drawn {
		if n != 2 {
			t.Errorf("%d chariots", n)
		}
	}
}

// A moment of a record is drawn with its last move.
func TestAPictureOfARecord(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(file, []byte("[Variant \"xiangqi\"]\n\n1. b3e3 b10c8 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	last := done(t, "svg", "-record", file)
	checkPicture(t, last)
	start := done(t, "svg", "-record", file, "-ply", "0", "-view", "b")
	if first := done(t, "svg", "-record", file, "-ply", "1"); first == last || first == start {
		t.Error("the moments look alike")
	}
	if start != done(t, "svg", "-variant", "xiangqi", "-view", "b") {
		t.Error("before the first turn it is not the start")
	}
	for _, args := range [][]string{{"-record", file, "-ply", "3"}, {"-record", "none.pgn"}, {"-variant", "xiangqi", "-view", "u"}} {
		if _, errs, code := arena(t, "", append([]string{"svg"}, args...)...); code != 1 || errs == "" {
			t.Errorf("%q: code %d, %q", args, code, errs)
		}
	}
	for _, args := range [][]string{{"-size", "2"}, {"-lang", "xx"}, {"-pieces", "stones"}} {
		clitest.Misused(t, commandLine(), append([]string{"svg", "-variant", "xiangqi"}, args...)...)
	}
}
