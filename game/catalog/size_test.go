package catalog

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What can be held in one's head: lines of a package without its tests, fields of a
// struct, methods of a type.
const (
	mostLines   = 3000
	mostFields  = 20
	mostMethods = 40
)

// TestHouseCanBeHeldInOnesHead: outside game, whose rules are as long as they are, no
// package and no type is an attic.
func TestHouseCanBeHeldInOnesHead(t *testing.T) {
	const root = "../.."
	for _, top := range []string{"render", "scenes", "cmd", "wasm", "assets"} {
		for folder, files := range sources(t, filepath.Join(root, top)) {
			lines, fields, methods := measured(t, files)
			if lines > mostLines {
				t.Errorf("%s: %d lines, more than %d", folder, lines, mostLines)
			}
			for name, n := range fields {
				if n > mostFields {
					t.Errorf("%s: %s has %d fields, more than %d", folder, name, n, mostFields)
				}
			}
			for name, n := range methods {
				if n > mostMethods {
					t.Errorf("%s: %s has %d methods, more than %d", folder, name, n, mostMethods)
				}
			}
		}
	}
}

// sources are the Go files below a folder, tests apart, by their folder.
func sources(t *testing.T, top string) map[string][]string {
	t.Helper()
	byFolder := map[string][]string{}
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			byFolder[filepath.Dir(path)] = append(byFolder[filepath.Dir(path)], path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(byFolder) == 0 {
		t.Fatalf("nothing below %s", top)
	}
	return byFolder
}

// measured counts the lines of files and, by type, the fields and methods in them.
func measured(t *testing.T, files []string) (lines int, fields, methods map[string]int) {
	t.Helper()
	fields, methods = map[string]int{}, map[string]int{}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		lines += bytes.Count(text, []byte("\n"))
		file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			if f, ok := decl.(*ast.FuncDecl); ok && f.Recv != nil {
				methods[receiver(f.Recv.List[0].Type)]++
			}
		}
		maps.Copy(fields, structs(file))
	}
	return lines, fields, methods
}

// receiver is the name of a method's type.
func receiver(e ast.Expr) string {
	if p, ok := e.(*ast.StarExpr); ok {
		e = p.X
	}
	if g, ok := e.(*ast.IndexExpr); ok {
		e = g.X
	}
	return e.(*ast.Ident).Name
}

// structs counts the fields of a file's struct types.
func structs(file *ast.File) map[string]int {
	counts := map[string]int{}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if s, ok := spec.Type.(*ast.StructType); ok {
			for _, f := range s.Fields.List {
				counts[spec.Name.Name] += max(1, len(f.Names))
			}
		}
		return true
	})
	return counts
}

// A file's types are measured as they are written.
func TestTypesAreMeasured(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.go")
	text := "package a\n\ntype T struct {\n\tx, y int\n\tT2\n}\n\ntype T2 struct{}\n\nfunc (t *T) A() {}\nfunc (t T) B()  {}\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	lines, fields, methods := measured(t, []string{path})
	names := slices.Sorted(maps.Keys(methods))
	if lines != 11 || fields["T"] != 3 || methods["T"] != 2 || !slices.Equal(names, []string{"T"}) {
		t.Errorf("%d lines, fields %v, methods %v", lines, fields, methods)
	}
}
