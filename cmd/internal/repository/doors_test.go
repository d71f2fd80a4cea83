package repository

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// module is the module's path; engine is the graphics library.
const (
	module = "yanyi/"
	engine = "github.com/hajimehoshi/ebiten"
)

var variants = []string{"game/threekingdoms", "game/darkchess", "game/stratagem", "game/hundred"}

// server is what the rooms server must not import, and neither may a page or a window.
var server = append(in([]string{"cmd/rooms"}), "github.com/nats-io", "github.com/prometheus")

// doors lists, for packages below a folder, what they must not import even indirectly.
var doors = []struct {
	below string
	never []string
}{
	{"game", []string{engine, module + "render", module + "scenes"}},
	{"render", in(append(variants, "scenes", "game/search", "game/catalog", "game/match"))},
	{"game/room", in(append(variants, "game/search", "game/catalog"))},
	{"game/lesson", in(append(variants, "game/search", "game/catalog", "assets"))},
	{"cmd/arena", append(in([]string{"scenes", "render/blit", "render/tracks", "render/sample"}), engine)}, // it draws without a screen
	{"cmd/tune", []string{engine, module + "render", module + "scenes", module + "assets", module + "cmd/arena"}},
	{"cmd/engine", append([]string{engine, module + "render", module + "scenes"}, server...)},
	{"cmd/rooms", []string{engine, module + "render", module + "scenes", module + "assets"}},
	{"cmd/yanyi", server},
	{"scenes", server},
	{"scenes/board", in(append(variants, "game/match", "game/search", "scenes/host", "scenes/session", "scenes/pages"))}, // it draws the state it is given
	{"game/search", []string{"fmt", "context"}}, // they add 180 KB to the engine that the page fetches
	{"assets", []string{module + "game", module + "render", module + "scenes"}},
}

// words turns errors into sentences, the same ones for the command line as for pages.
const words = module + "scenes/gametext"

func in(folders []string) []string {
	var paths []string
	for _, f := range folders {
		paths = append(paths, module+f)
	}
	return paths
}

// pack is the output of go list for a package.
type pack struct {
	ImportPath string
	Imports    []string
	Deps       []string
	Standard   bool
}

// TestDoors checks the import boundaries between the parts of the project that the README draws.
func TestDoors(t *testing.T) {
	packs := list(t)
	seen := map[string]bool{}
	for _, p := range packs {
		for _, door := range doors {
			if within(p.ImportPath, module+door.below) {
				seen[door.below] = true
				check(t, p, door.never)
			}
		}
		for _, v := range variants {
			if within(p.ImportPath, module+v) {
				others := slices.DeleteFunc(slices.Clone(variants), func(o string) bool { return o == v })
				check(t, p, append(in(append(others, "game/search", "game/match", "game/catalog")), "fmt"))
			}
		}
	}
	for _, below := range []string{"game", "cmd/arena", "cmd/tune", "cmd/rooms", "cmd/yanyi"} {
		if !seen[below] {
			t.Errorf("no package below %s was looked at", below)
		}
	}
}

// TestRulesNeedOnlyTheStandardLibrary checks that no package below game imports a foreign
// module, even indirectly.
func TestRulesNeedOnlyTheStandardLibrary(t *testing.T) {
	for _, p := range list(t) {
		if !within(p.ImportPath, module+"game") {
			continue
		}
		for _, dep := range p.Deps {
			domain, _, _ := strings.Cut(dep, "/")
			if strings.Contains(domain, ".") {
				t.Errorf("%s reaches %s", p.ImportPath, dep)
			}
		}
	}
}

func within(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}

func check(t *testing.T, p pack, never []string) {
	t.Helper()
	for _, dep := range p.Deps {
		for _, n := range never {
			if dep == words && within(p.ImportPath, module+"cmd/arena") {
				continue
			}
			if within(dep, n) && !within(p.ImportPath, n) {
				t.Errorf("%s reaches %s", p.ImportPath, dep)
			}
		}
	}
}

// list asks the go command for the module's packages and all their dependencies.
func list(t *testing.T) []pack {
	t.Helper()
	out, err := exec.Command("go", "list", "-pgo=off", "-e", "-deps", "-json=ImportPath,Imports,Deps,Standard", "yanyi/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var packs []pack
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pack
		switch err := d.Decode(&p); {
		case errors.Is(err, io.EOF):
			return packs
		case err != nil:
			t.Fatal(err)
		case !p.Standard:
			packs = append(packs, p)
		}
	}
}
