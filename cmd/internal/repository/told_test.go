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

// tablePage is the folder of the table's page; what lies below are its parts and what they
// stand on.
const tablePage = "scenes/pages/play"

// standings are the packages below the table's page that are no parts: the table, which makes
// moments of it.
var standings = []string{tablePage + "/table", tablePage + "/moment"}

// TestTheTablesPageIsTold: what stands on the page is told by the host's moment. Nobody asks
// which kind of game it is, whether there are people elsewhere, or whether it is a study.
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

// TestPartsHoldNoTable: the parts of the table's page read the moment and send requests; none
// of them names a table or a match that goes on.
func TestPartsHoldNoTable(t *testing.T) {
	live := map[string]string{"table": "Table", "match": "Match", "local": "Host"}
	for name, file := range sources(t, tablePage) {
		if slices.Contains(standings, filepath.ToSlash(filepath.Dir(name))) || filepath.ToSlash(filepath.Dir(name)) == tablePage {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && live[last(sel.X)] == sel.Sel.Name {
				t.Errorf("%s names %s.%s", name, last(sel.X), sel.Sel.Name)
			}
			return true
		})
	}
}

// last is the last name of an expression: that of a called function for a call.
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

// sources are the Go files below a folder that are no tests, by their paths.
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
