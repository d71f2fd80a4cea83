package repository

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// helpers are the packages for tests and for the tools that make pictures.
var (
	helpers = in([]string{"scenes/scenetest", "render/windowtest", "render/golden", "render/sample", "game/gametest", "wasm/browsertest"})
	tools   = in([]string{"cmd/yanyi/shots", "cmd/gallery"})
)

// pageImport is a package outside a page that imports it.
type pageImport struct{ from, page string }

// pageImports are the permitted imports of pages from outside, besides scenes/app, with reasons.
var pageImports = map[pageImport]string{
	{"scenes/embed", "scenes/pages/play"}:            "to tell the page around of the game being played",
	{"scenes/pages/play", "scenes/pages/tiles"}:      "a game whose tiles are not laid begins there",
	{"scenes/pages/lesson", "scenes/pages/play"}:     "lessons are learnt on the table's own board",
	{"scenes/pages/puzzle", "scenes/pages/play"}:     "puzzles are solved on the table's own board",
	{"scenes/embed", "scenes/pages/puzzle"}:          "to tell the page around how a puzzle went",
	{"scenes/pages/home", "scenes/pages/lesson"}:     "the doors tell how far one has come in the lessons",
	{"scenes/pages/home", "scenes/pages/puzzle"}:     "a door shows the day's puzzle",
	{"scenes/pages/progress", "scenes/pages/lesson"}: "what one has done holds lessons",
	{"scenes/pages/progress", "scenes/pages/puzzle"}: "what one has done holds puzzles",
	{"scenes/pages/progress", "scenes/pages/play"}:   "its probe is one of the table's kind",
	{"scenes/pages/mistakes", "scenes/pages/play"}:   "its probe is one of the table's kind",

	{"scenes/pages/coordinates", "scenes/pages/play"}: "its board stands beside its words as in puzzles, and its probe is one of the table's kind",
}

// TestProgramsNeedNoTestHelpers checks that no program imports a test helper.
func TestProgramsNeedNoTestHelpers(t *testing.T) {
	for _, p := range everywhere(t) {
		if belongs(p.ImportPath, helpers) || belongs(p.ImportPath, tools) {
			continue
		}
		for _, dep := range p.Imports {
			if belongs(dep, helpers) {
				t.Errorf("%s imports %s", p.ImportPath, dep)
			}
		}
	}
}

// TestPagesStandApart checks the layers: pages import the machinery of scenes, which imports no
// page; pages do not import each other; scenes/app connects them.
func TestPagesStandApart(t *testing.T) {
	seen := map[pageImport]bool{}
	for _, p := range everywhere(t) {
		from := pageOf(p.ImportPath)
		if !within(from, "scenes") || from == "scenes/app" || belongs(p.ImportPath, helpers) {
			continue
		}
		for _, dep := range p.Imports {
			way := pageImport{from, pageOf(dep)}
			if way.from == way.page || !within(way.page, "scenes/pages") {
				continue
			}
			if seen[way] = true; pageImports[way] == "" {
				t.Errorf("%s imports %s", p.ImportPath, dep)
			}
		}
	}
	for way := range pageImports {
		if !seen[way] {
			t.Errorf("%s no longer imports %s", way.from, way.page)
		}
	}
}

// TestPartsReadTheMoment checks that a table's parts draw and announce the moment that they were
// given, whatever has happened in the game since, and never read the live game's turns. The
// tools of a study read its tree, which has no ply numbers.
func TestPartsReadTheMoment(t *testing.T) {
	parts, err := filepath.Glob("../../../scenes/pages/play/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	looked := 0
	for _, path := range parts {
		if dir := filepath.Base(filepath.Dir(path)); dir == "table" || dir == "moment" || strings.HasSuffix(path, "_test.go") {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if looked++; strings.Contains(string(text), "able.Line()") {
			t.Errorf("%s reads the live game", path)
		}
	}
	if looked < 60 {
		t.Errorf("only %d files were looked at", looked)
	}
}

// everywhere lists the module's packages on the desktop and in the browser.
func everywhere(t *testing.T) []pack {
	t.Helper()
	desktop := list(t)
	t.Setenv("GOOS", "js")
	t.Setenv("GOARCH", "wasm")
	return slices.DeleteFunc(append(desktop, list(t)...), func(p pack) bool { return !strings.HasPrefix(p.ImportPath, module) })
}

// pageOf is the page that a package belongs to, without the module's path; any other package is
// returned itself.
func pageOf(path string) string {
	path = strings.TrimPrefix(path, module)
	if page, ok := strings.CutPrefix(path, "scenes/pages/"); ok {
		name, _, _ := strings.Cut(page, "/")
		return "scenes/pages/" + name
	}
	return path
}

func belongs(path string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return within(path, f) })
}
