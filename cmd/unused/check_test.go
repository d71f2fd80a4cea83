package main

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"golang.org/x/tools/go/packages"
)

// checked are packages by path, as far as they have been checked.
type checked map[string]*types.Package

func (h checked) Import(path string) (*types.Package, error) {
	if p := h[path]; p != nil {
		return p, nil
	}
	return nil, errors.New("no package " + path)
}

// check type-checks texts: lib with its test, and user.
func check(t *testing.T, texts map[string]string, test string) (all []*packages.Package) {
	t.Helper()
	fset, known := token.NewFileSet(), checked{}
	for _, name := range []string{"lib", "user"} {
		files := []*ast.File{parsed(t, fset, name+".go", texts[name])}
		if name == "lib" {
			files = append(files, parsed(t, fset, "lib_test.go", test))
		}
		p := &packages.Package{Name: name, PkgPath: module + "sample/" + name, Fset: fset, TypesInfo: &types.Info{
			Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		}}
		config := types.Config{Importer: known}
		var err error
		if p.Types, err = config.Check(p.PkgPath, fset, files, p.TypesInfo); err != nil {
			t.Fatal(err)
		}
		known[p.PkgPath] = p.Types
		all = append(all, p)
	}
	return all
}

func parsed(t *testing.T, fset *token.FileSet, name, text string) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(fset, name, text, 0)
	if err != nil {
		t.Fatal(err)
	}
	return f
}
