package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"yanyi/cmd/internal/repository"
)

// module is the module's path; packages below it are ours.
const module = "yanyi/"

// The measures that are reported, and what they count.
const (
	packageLines = iota
	ownMethods
	allMethods
	typeFields
	functionLines
)

var measures = [...]string{
	packageLines:  "lines of a package, without tests",
	ownMethods:    "methods of a type, and functions of its package that take it first",
	allMethods:    "methods of a type with promoted ones",
	typeFields:    "fields of a type, with those of anonymous groups",
	functionLines: "lines of a function",
}

// measurements are those of a source tree, by name and measure.
type measurements struct {
	sizes [len(measures)]map[string]int
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

// largest is the measurements, the largest first.
func (m *measurements) largest(what int) []size {
	var all []size
	for name, n := range m.sizes[what] {
		all = append(all, size{name, n})
	}
	slices.SortFunc(all, func(a, b size) int { return cmp.Or(b.size-a.size, strings.Compare(a.name, b.name)) })
	return all
}

// measure reads the project's own Go files below root, tests apart.
func measure(root string) (*measurements, error) {
	m := &measurements{types: map[string]*typeDecl{}}
	for i := range m.sizes {
		m.sizes[i] = map[string]int{}
	}
	files, err := repository.Files(root)
	if err != nil {
		return nil, err
	}
	firsts := map[string]map[string]bool{} // functions by the type they take first
	for _, name := range files {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata/") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		if err := m.read(path.Dir(name), text, firsts); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	for name, d := range m.types {
		all := map[string]bool{}
		m.gather(name, all)
		m.sizes[ownMethods][name], m.sizes[allMethods][name] = len(d.methods)+len(firsts[name]), len(all)
	}
	return m, nil
}

// read measures a file of a package and notes its functions by the type they take first.
func (m *measurements) read(pkg string, text []byte, firsts map[string]map[string]bool) error {
	lines := token.NewFileSet()
	file, err := parser.ParseFile(lines, "", text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	m.sizes[packageLines][pkg] += strings.Count(string(text), "\n")
	imports := importsOf(file)
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			name := d.Name.Name
			if d.Recv != nil {
				of := receiver(d.Recv.List[0].Type)
				m.typed(pkg + "." + of).methods[name] = true
				name = of + "." + name
			} else if list := d.Type.Params.List; len(list) > 0 {
				if _, pointer := list[0].Type.(*ast.StarExpr); pointer {
					of := qualified(pkg, list[0].Type, nil)
					if firsts[of] == nil {
						firsts[of] = map[string]bool{}
					}
					firsts[of][name] = true
				}
			}
			m.sizes[functionLines][pkg+"."+name] = lines.Position(d.End()).Line - lines.Position(d.Pos()).Line + 1
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if s, ok := spec.(*ast.TypeSpec); ok {
					m.readType(pkg, s, imports)
				}
			}
		}
	}
	return nil
}

// importsOf is the module's packages that a file imports, by the names it has for them.
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

func (m *measurements) typed(name string) *typeDecl {
	d := m.types[name]
	if d == nil {
		d = &typeDecl{methods: map[string]bool{}}
		m.types[name] = d
	}
	return d
}

// readType counts a struct's fields and notes what a type takes methods from.
func (m *measurements) readType(pkg string, spec *ast.TypeSpec, imports map[string]string) {
	name := pkg + "." + spec.Name.Name
	d := m.typed(name)
	fields := []*ast.Field(nil)
	switch of := spec.Type.(type) {
	case *ast.StructType:
		fields = of.Fields.List
		m.sizes[typeFields][name] = 0
	case *ast.InterfaceType:
		fields = of.Methods.List
	}
	_, isStruct := spec.Type.(*ast.StructType)
	for _, f := range fields {
		if isStruct {
			m.sizes[typeFields][name] += fieldsOf(f)
		}
		switch _, isMethod := f.Type.(*ast.FuncType); {
		case len(f.Names) == 0:
			d.embedded = append(d.embedded, qualified(pkg, f.Type, imports))
		case isMethod && !isStruct:
			d.methods[f.Names[0].Name] = true
		}
	}
}

// fieldsOf counts the fields that a field declares, those of anonymous structs one by one.
func fieldsOf(f *ast.Field) int {
	names := max(1, len(f.Names))
	group, ok := f.Type.(*ast.StructType)
	if !ok {
		return names
	}
	n := 0
	for _, inner := range group.Fields.List {
		n += fieldsOf(inner)
	}
	return names * n
}

// qualified is the package path and name of an embedded type, "" for another module's.
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
func (m *measurements) gather(name string, all map[string]bool) {
	d := m.types[name]
	if d == nil {
		return
	}
	maps.Copy(all, d.methods)
	for _, e := range d.embedded {
		m.gather(e, all)
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
