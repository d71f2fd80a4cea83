package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Ebitengine is as the cuts expect it, and the copy keeps its licence with a note of the change.
func TestTheCutsFitTheEngine(t *testing.T) {
	out := t.TempDir()
	t.Chdir("../..")
	if err := trim(out); err != nil {
		t.Fatal(err)
	}
	for _, c := range slices.Concat(cuts, shaderCuts) {
		text, err := os.ReadFile(filepath.Join(out, "ebiten", c.file))
		if err != nil {
			t.Fatal(err)
		}
		for _, gone := range []string{"text/template", "go/build", "log/slog", "archive/zip", "internal/vmguest", "internal/legacyshader", "shaderir/glsl"} {
			if strings.Contains(string(text), gone) {
				t.Errorf("%s still imports %s", c.file, gone)
			}
		}
		if !strings.HasPrefix(string(text), notice) || !strings.Contains(string(text), "Licensed under the Apache License") {
			t.Errorf("%s does not say whose it is and that it was changed", c.file)
		}
	}
	if _, err := os.Stat(filepath.Join(out, "ebiten", "LICENSE")); err != nil {
		t.Error(err)
	}
}

// A replacement of Ebitengine in go.mod is superseded by the copy.
func TestTheCopyReplacesEveryReplacement(t *testing.T) {
	t.Chdir(t.TempDir())
	const other = "replace " + engine + " v2.0.0 => ../mine\n\nreplace " + engine + " => ../fork\n"
	for name, text := range map[string]string{"go.mod": "module house\n\n" + other, "go.sum": "sums\n"} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("out", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := writeMod("out", filepath.Join("out", "ebiten")); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join("out", "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.TrimSpace(string(text)); got != "module house\n\nreplace "+engine+" => ./out/ebiten" {
		t.Errorf("go.mod is %q", got)
	}
}

// A changed Ebitengine is not cut; the change is reported.
func TestAChangedEngineIsNotCut(t *testing.T) {
	for _, c := range slices.Concat(cuts, shaderCuts) {
		if _, err := c.change("package other\n"); !errors.Is(err, errChanged) {
			t.Errorf("%s: %v", c.file, err)
		}
	}
}
