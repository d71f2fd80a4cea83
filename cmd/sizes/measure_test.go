package main

import (
	"os"
	"path/filepath"
	"testing"
)

// The measurements follow the source as written: promoted methods count, a name counts once, and
// neither a function that takes the type as its first parameter nor an anonymous group of fields
// hides anything.
func TestSourceIsMeasured(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"a/a.go":      "package a\n\nimport \"yanyi/b\"\n\ntype T struct {\n\tx, y int\n\tz struct{ m, n int }\n\t*u\n\tb.W\n}\n\ntype u struct{}\n\nfunc (t *T) A() {}\nfunc (u) A()    {}\nfunc (u) B()    {}\n\nfunc help(t *T) {}\n",
		"a/a_test.go": "package a\n\nfunc (t *T) C() {}\n",
		"b/b.go":      "package b\n\ntype W interface {\n\tD()\n\tE()\n}\n",
	} {
		if err := os.MkdirAll(filepath.Join(root, filepath.Dir(name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	m, err := measure(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what int
		name string
		want int
	}{
		{packageLines, "a", 18}, {typeFields, "a.T", 6}, {allMethods, "a.u", 2},
		{ownMethods, "a.T", 2}, {allMethods, "a.T", 4}, {allMethods, "b.W", 2}, {functionLines, "a.T.A", 1},
	} {
		if got := m.sizes[c.what][c.name]; got != c.want {
			t.Errorf("%s: %d %s, want %d", c.name, got, measures[c.what], c.want)
		}
	}
}
