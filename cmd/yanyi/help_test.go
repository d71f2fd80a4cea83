//go:build !js

package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"yanyi/cmd/yanyi/command"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// TestMain runs the tests inside a window, where images can be drawn.
func TestMain(m *testing.M) { windowtest.Main(m) }

// The flags are the parameters of the page's address, each described in the help.
func TestTheFlagsAreTheWordsOfTheAddress(t *testing.T) {
	var flags []string
	for _, f := range command.Flags() {
		flags = append(flags, f.Name)
	}
	names := session.Names()
	slices.Sort(flags)
	slices.Sort(names)
	if !slices.Equal(flags, names) {
		t.Errorf("flags are %v, the address has %v", flags, names)
	}
}

// run starts the program with a command line of the help and draws its first picture.
func run(t *testing.T, line string) *session.Session {
	t.Helper()
	words := strings.Fields(line)
	for i, w := range words { // a position is two quoted words
		if strings.HasPrefix(w, "'") {
			words = append(words[:i], strings.Trim(w+" "+words[i+1], "'"))
			break
		}
	}
	l, err := command.Parse(words, io.Discard)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: l.Given, Net: &onlinetest.Net{Server: onlinetest.New(), Window: true}}
	s := app.New(on)
	scenetest.New(s.Stack, 1280, 800).Rest(t)
	return s
}

// The program accepts the help's examples without complaint, and those that open something open
// another page than the first.
func TestTheProgramAcceptsTheExamplesOfItsHelp(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("game.pgn", []byte("[Variant \"xiangqi\"]\n\n1. h3e3 *"), 0o600); err != nil {
		t.Fatal(err)
	}
	first := fmt.Sprintf("%T", run(t, "").Stack.Top())
	opening := regexp.MustCompile(`-(game|r|lesson|puzzle|room) |\.pgn`)
	for _, f := range command.Flags() {
		s := run(t, f.Example)
		if said := s.Stack.Said(); said != "" {
			t.Errorf("%s: said %q", f.Example, said)
		}
		if page := fmt.Sprintf("%T", s.Stack.Top()); opening.MatchString(f.Example) == (page == first) {
			t.Errorf("%s: it shows a %s", f.Example, page)
		}
	}
}
