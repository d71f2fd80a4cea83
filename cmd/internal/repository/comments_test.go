package repository

import (
	"fmt"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// Every package has a comment that begins with the package's name: "Package x", or "Command x"
// for a program, named after its folder.
func TestPackageCommentsNameTheirPackage(t *testing.T) {
	commented := map[string]bool{}
	for _, name := range own(t, root) {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.Contains(name, "/testdata/") {
			continue
		}
		has, fault := packageComment(t, name, filepath.Join(root, filepath.FromSlash(name)), nil)
		if fault != "" {
			t.Errorf("%s: %s", name, fault)
		}
		commented[path.Dir(name)] = commented[path.Dir(name)] || has
	}
	for folder, ok := range commented {
		if !ok {
			t.Errorf("%s: no file has a package comment", folder)
		}
	}
	if len(commented) < 100 {
		t.Errorf("only %d packages were looked at", len(commented))
	}
}

// packageComment reports whether a file has a package comment, and its fault. The file at the
// path is read unless a text is given.
func packageComment(t *testing.T, name, file string, text any) (has bool, fault string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, text, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	comment := parsed.Doc.Text()
	if comment == "" {
		return false, ""
	}
	want := "Package " + parsed.Name.Name
	if parsed.Name.Name == "main" {
		want = "Command " + path.Base(path.Dir(name))
	}
	rest, ok := strings.CutPrefix(comment, want)
	if !ok || !strings.HasPrefix(rest, " ") && !strings.HasPrefix(rest, ",") {
		first, _, _ := strings.Cut(comment, "\n")
		return true, fmt.Sprintf("the package comment is %q; want %q", first, want+" …")
	}
	return true, ""
}

// Wrong package comments are found.
func TestPackageCommentsAreRead(t *testing.T) {
	for _, c := range []struct {
		text       string
		has, wrong bool
	}{
		{"// Package board moves.\npackage board", true, false},
		{"// Package boards moves.\npackage board", true, true},
		{"// Package draw paints.\npackage board", true, true},
		{"// The board.\npackage board", true, true},
		{"// Command board moves.\npackage main", true, false},
		{"// Command main moves.\npackage main", true, true},
		{"// Only of this file.\n\npackage board", false, false},
		{"package board", false, false},
	} {
		has, fault := packageComment(t, "game/board/x.go", "x.go", c.text)
		if has != c.has || (fault != "") != c.wrong {
			t.Errorf("%q: comment %v, fault %q", c.text, has, fault)
		}
	}
}
