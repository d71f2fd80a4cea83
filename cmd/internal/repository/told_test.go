package repository

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tablePage is the folder of the table's page; below it are its parts and the packages they
// need.
const tablePage = "scenes/pages/play"

// standings are the packages below the table's page that are no parts: the table, which makes
// moments.
var standings = []string{tablePage + "/table", tablePage + "/moment"}

// TestTheTablesPageIsTold checks that the page shows only the host's moment. It asks neither for
// the kind of game, nor whether there are remote players, nor whether it is a study.
func TestTheTablesPageIsTold(t *testing.T) {
	kinds := map[string]string{"studyPanel": "On", "roomPanel": "Some", "Together": "On"}
	for name, file := range sources(t, tablePage) {
		ast.Inspect(file, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if kinds[last(sel.X)] == sel.Sel.Name {
				t.Errorf("%s asks %s.%s", name, last(sel.X), sel.Sel.Name)
			}
			if of := last(sel.X); sel.Sel.Name == "Studied" && slices.Contains([]string{"m", "now", "moment"}, of) && !strings.HasSuffix(name, "/play/open.go") {
				t.Errorf("%s asks %s.Studied", name, of)
			}
			return true
		})
	}
}

// TestPartsHoldNoTable checks that the parts of the table's page read plain data and send
// requests; none of them names a live table, match, host or room.
func TestPartsHoldNoTable(t *testing.T) {
	live := map[string]string{"table": "Table", "match": "Match", "local": "Host", "host": "Room"}
	for name, file := range sources(t, tablePage) {
		if slices.Contains(standings, filepath.ToSlash(filepath.Dir(name))) || filepath.ToSlash(filepath.Dir(name)) == tablePage {
			continue
		}
		for _, i := range file.Imports {
			if i.Path.Value == `"yanyi/scenes/host/study"` {
				t.Errorf("%s imports %s", name, i.Path.Value)
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && live[last(sel.X)] == sel.Sel.Name {
				t.Errorf("%s names %s.%s", name, last(sel.X), sel.Sel.Name)
			}
			return true
		})
	}
}

// last is the last name of an expression; for a call, that of the called function.
func last(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.CallExpr:
		return last(e.Fun)
	}
	return ""
}

// sources are the Go files below a folder except tests, by path.
func sources(t *testing.T, folder string) map[string]*ast.File {
	t.Helper()
	root := filepath.Join("..", "..", "..")
	names, err := Files(root)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]*ast.File{}
	for _, name := range names {
		if !strings.HasPrefix(name, folder+"/") || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = file
	}
	if len(files) == 0 {
		t.Fatal("no files below " + folder)
	}
	return files
}
