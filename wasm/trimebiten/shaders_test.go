package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"yanyi/wasm/module"
)

// The page draws with the output of Ebitengine's compiler for each shader: the same uniforms,
// the same ones of them used, and the same GLSL. The page contains neither the compiler nor the
// other removed parts.
func TestThePageHasShadersAndNoCompiler(t *testing.T) {
	whole, out := t.TempDir(), t.TempDir()
	compiled, written := teller(t, "compiled.go"), teller(t, "written.go")
	t.Chdir("../..")
	from, err := module.Dir(engine)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{copyModule(filepath.Join(whole, "ebiten"), from), writeMod(whole, filepath.Join(whole, "ebiten")), trim(out)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	want, got := told(t, whole, compiled), told(t, out, written)
	if len(want) != 10 || !reflect.DeepEqual(got, want) {
		t.Errorf("of %d shaders %d are written, as\n%v\nfor\n%v", len(want), len(got), got, want)
	}
	for _, name := range linked(t, out) {
		if unwanted.MatchString(name) {
			t.Errorf("the page has %s", name)
		}
	}
}

var unwanted = regexp.MustCompile(`^(go/.*|regexp.*|math/big|text/template.*|net|encoding/gob|archive/zip|log/slog|.*/(legacyshader|shaderir/.+|vmguest))$`)

// teller is a test program for the copy.
func teller(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(text), "\n")
	return after
}

// told is a program's output about each shader.
func told(t *testing.T, out, program string) (shaders []map[string]any) {
	t.Helper()
	folder := filepath.Join(out, "ebiten", "internal", "told")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "main.go"), []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	text, err := inCopy(out, "internal/told")
	if err == nil {
		err = json.Unmarshal(text, &shaders)
	}
	if err != nil {
		t.Fatal(err)
	}
	return shaders
}

// linked are the packages of the page's program.
func linked(t *testing.T, out string) []string {
	t.Helper()
	list := exec.Command("go", "list", "-deps", "-mod=readonly", "-modfile="+filepath.Join(out, "go.mod"), "./cmd/yanyi")
	list.Env = append(os.Environ(), "GOWORK=off", "GOOS=js", "GOARCH=wasm")
	text, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(text))
}

// Nothing uses what the page's Ebitengine lacks: custom shaders, which it also needs for filling
// paths and for colour matrices.
func TestNothingNeedsTheCompiler(t *testing.T) {
	asks := regexp.MustCompile(`\bNewShader\(|\bFillRule\b|\bColorM\b|ebiten/v2/(colorm|vector|text|audio)\b`)
	for _, folder := range []string{"../../scenes", "../../render", "../../cmd/yanyi"} {
		err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") {
				return err
			}
			text, err := os.ReadFile(name)
			if found := asks.Find(text); found != nil {
				t.Errorf("%s has %q", name, found)
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}
