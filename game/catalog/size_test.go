package catalog

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// bounds are what can be held in one's head: lines of a package without its tests, methods
// a type has of its own and with those of what it embeds, fields of a type, lines of a
// function.
var bounds = []struct {
	what string
	most int
}{
	{"lines of a package", 3000},
	{"methods of its own", 40},
	{"methods with promoted", 60},
	{"fields of a type", 20},
	{"lines of a function", 60},
}

const (
	packageLines = iota
	ownMethods
	allMethods
	typeFields
	functionLines
)

// parts are the folders whose sizes are measured.
var parts = []string{"game", "render", "scenes", "cmd", "wasm", "assets"}

// shown is how many of the largest TestSizes prints of each measure.
const shown = 12

// TestSizes: nothing is larger than can be held in one's head, but for what allowances
// says why. With -v it prints the largest of each measure.
func TestSizes(t *testing.T) {
	h := measure(t, "../..", parts)
	used := map[larger]bool{}
	for what, bound := range bounds {
		for i, s := range h.largest(what) {
			if i < shown {
				t.Logf("%-24s%5d  %s", bound.what, s.size, s.name)
			}
			key := larger{what, s.name}
			a, ok := allowances[key]
			used[key] = ok && s.size > bound.most
			switch {
			case s.size <= bound.most:
			case !ok:
				t.Errorf("%s: %d %s, more than %d", s.name, s.size, bound.what, bound.most)
			case s.size > a.most:
				t.Errorf("%s: %d %s, more than the %d it is allowed for: %s", s.name, s.size, bound.what, a.most, a.why)
			}
		}
	}
	for key := range allowances {
		if !used[key] {
			t.Errorf("%s needs no allowance any more (%s)", key.name, bounds[key.what].what)
		}
	}
}

// house is what is measured of a source tree, by name and measure.
type house struct {
	sizes [5]map[string]int
	types map[string]*typeDecl // by package path and name
}

// typeDecl is a type as it is written.
type typeDecl struct {
	methods  map[string]bool // its own
	embedded []string        // package paths and names
}

// size is how large something named is.
type size struct {
	name string
	size int
}

// largest is what was measured, the largest first.
func (h *house) largest(what int) []size {
	var all []size
	for name, n := range h.sizes[what] {
		all = append(all, size{name, n})
	}
	slices.SortFunc(all, func(a, b size) int { return cmp.Or(b.size-a.size, strings.Compare(a.name, b.name)) })
	return all
}

// measure reads the Go files below some folders, tests apart.
func measure(t *testing.T, root string, folders []string) *house {
	t.Helper()
	h := &house{types: map[string]*typeDecl{}}
	for i := range h.sizes {
		h.sizes[i] = map[string]int{}
	}
	for _, folder := range folders {
		if n := h.walk(t, root, folder); n == 0 {
			t.Fatalf("nothing below %s", folder)
		}
	}
	for name, d := range h.types {
		all := map[string]bool{}
		h.gather(name, all)
		h.sizes[ownMethods][name], h.sizes[allMethods][name] = len(d.methods), len(all)
	}
	return h
}

// walk reads what is below a folder and returns how many files it read.
func (h *house) walk(t *testing.T, root, folder string) (files int) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join(root, folder), func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		files++
		pkg, err := filepath.Rel(root, filepath.Dir(name))
		if err != nil {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return h.read(filepath.ToSlash(pkg), text)
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// read measures a file of a package.
func (h *house) read(pkg string, text []byte) error {
	lines := token.NewFileSet()
	file, err := parser.ParseFile(lines, "", text, parser.SkipObjectResolution)
	if err != nil {
		return fmt.Errorf("%s: %w", pkg, err)
	}
	h.sizes[packageLines][pkg] += strings.Count(string(text), "\n")
	imports := importsOf(file)
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			name := d.Name.Name
			if d.Recv != nil {
				of := receiver(d.Recv.List[0].Type)
				h.typed(pkg + "." + of).methods[name] = true
				name = of + "." + name
			}
			h.sizes[functionLines][pkg+"."+name] = lines.Position(d.End()).Line - lines.Position(d.Pos()).Line + 1
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if s, ok := spec.(*ast.TypeSpec); ok {
					h.readType(pkg, s, imports)
				}
			}
		}
	}
	return nil
}

// importsOf is the packages of this house that a file imports, by the names it has for them.
func importsOf(file *ast.File) map[string]string {
	imports := map[string]string{}
	for _, spec := range file.Imports {
		full, err := strconv.Unquote(spec.Path.Value)
		if err != nil || !strings.HasPrefix(full, module) {
			continue
		}
		name := path.Base(full)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = strings.TrimPrefix(full, module)
	}
	return imports
}

func (h *house) typed(name string) *typeDecl {
	d := h.types[name]
	if d == nil {
		d = &typeDecl{methods: map[string]bool{}}
		h.types[name] = d
	}
	return d
}

// readType counts a struct's fields and notes what a type takes methods from.
func (h *house) readType(pkg string, spec *ast.TypeSpec, imports map[string]string) {
	name := pkg + "." + spec.Name.Name
	d := h.typed(name)
	fields := []*ast.Field(nil)
	switch of := spec.Type.(type) {
	case *ast.StructType:
		fields = of.Fields.List
		h.sizes[typeFields][name] = 0
	case *ast.InterfaceType:
		fields = of.Methods.List
	}
	_, isStruct := spec.Type.(*ast.StructType)
	for _, f := range fields {
		if isStruct {
			h.sizes[typeFields][name] += max(1, len(f.Names))
		}
		switch _, isMethod := f.Type.(*ast.FuncType); {
		case len(f.Names) == 0:
			d.embedded = append(d.embedded, qualified(pkg, f.Type, imports))
		case isMethod && !isStruct:
			d.methods[f.Names[0].Name] = true
		}
	}
}

// qualified is the package path and name of an embedded type, "" for another house's.
func qualified(pkg string, e ast.Expr, imports map[string]string) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return qualified(pkg, e.X, imports)
	case *ast.IndexExpr:
		return qualified(pkg, e.X, imports)
	case *ast.Ident:
		return pkg + "." + e.Name
	case *ast.SelectorExpr:
		if of, ok := imports[e.X.(*ast.Ident).Name]; ok {
			return of + "." + e.Sel.Name
		}
	}
	return ""
}

// gather collects the names of a type's methods and of those it embeds.
func (h *house) gather(name string, all map[string]bool) {
	d := h.types[name]
	if d == nil {
		return
	}
	maps.Copy(all, d.methods)
	for _, e := range d.embedded {
		h.gather(e, all)
	}
}

// receiver is the name of a method's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	}
	return e.(*ast.Ident).Name
}

// A source tree is measured as it is written: promoted methods count, and a name once.
func TestSourceIsMeasured(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"a/a.go":      "package a\n\nimport \"yanyi/b\"\n\ntype T struct {\n\tx, y int\n\t*u\n\tb.W\n}\n\ntype u struct{}\n\nfunc (t *T) A() {}\nfunc (u) A()    {}\nfunc (u) B()    {}\n",
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
	h := measure(t, root, []string{"a", "b"})
	for _, c := range []struct {
		what int
		name string
		want int
	}{
		{packageLines, "a", 15}, {typeFields, "a.T", 4}, {allMethods, "a.u", 2},
		{ownMethods, "a.T", 1}, {allMethods, "a.T", 4}, {allMethods, "b.W", 2}, {functionLines, "a.T.A", 1},
	} {
		if got := h.sizes[c.what][c.name]; got != c.want {
			t.Errorf("%s: %d %s, want %d", c.name, got, bounds[c.what].what, c.want)
		}
	}
}
