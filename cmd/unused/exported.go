package main

import (
	"fmt"
	"go/types"
	"os"
	"strings"

	"golang.org/x/tools/go/packages"
)

// module is the path prefix of the project's packages.
const module = "yanyi/"

// target is what programs are built for: the environment and flags of their build, and the
// packages to read, with or without their tests.
type target struct {
	env, flags string
	packages   []string
	tests      bool
}

// targets are the desktop, with all packages and tests, and the browser, with the packages that
// its programs consist of. For the browser the standard library is compiled as for the page.
func targets(browser []string) []target {
	return []target{
		{"", "-tags=e2e", []string{"./..."}, true},
		{"GOOS=js GOARCH=wasm", "-gcflags=std=-l", browser, false},
	}
}

// load reads the project's packages as built for a target.
func load(t target) ([]*packages.Package, error) {
	all, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedTypes | packages.NeedTypesInfo |
			packages.NeedSyntax | packages.NeedForTest | packages.NeedExportFile,
		Tests: t.tests, BuildFlags: []string{t.flags},
		Env: append(os.Environ(), strings.Fields(t.env)...),
	}, t.packages...)
	for _, p := range all {
		for _, e := range p.Errors {
			return nil, fmt.Errorf("%s: %w", p.PkgPath, e)
		}
	}
	return all, err
}

// exports are the exported names and their users.
type exports struct {
	declared  map[string]types.Object // by name, with its package's path
	where     map[string]string       // its file and line
	elsewhere map[string]bool         // used by another package
	used      map[string]bool         // used by anything but a test
	mentioned map[string]bool         // types that other exported names have in theirs
	called    map[string]bool         // names of methods that interfaces have
}

func newExports() *exports {
	return &exports{
		map[string]types.Object{}, map[string]string{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{},
	}
}

// add takes in a package.
func (e *exports) add(p *packages.Package) {
	if p.ForTest == "" && p.Name != "main" {
		e.declare(p)
	}
	for id, obj := range p.TypesInfo.Uses {
		if name := nameOf(obj); name != "" {
			e.elsewhere[name] = e.elsewhere[name] || obj.Pkg().Path() != p.PkgPath
			e.used[name] = e.used[name] || !strings.HasSuffix(p.Fset.Position(id.Pos()).Filename, "_test.go")
		}
	}
	for _, t := range p.TypesInfo.Types {
		e.asks(t.Type)
	}
	for _, i := range p.Types.Imports() {
		for _, name := range i.Scope().Names() {
			e.asks(i.Scope().Lookup(name).Type())
		}
	}
}

// asks notes the methods of an interface.
func (e *exports) asks(t types.Type) {
	if t == nil {
		return
	}
	if i, ok := t.Underlying().(*types.Interface); ok {
		for m := range i.Methods() {
			e.called[m.Name()] = true
		}
	}
}

// declare notes what a package exports.
func (e *exports) declare(p *packages.Package) {
	for _, name := range p.Types.Scope().Names() {
		obj := p.Types.Scope().Lookup(name)
		e.note(p, obj)
		if named, ok := obj.Type().(*types.Named); ok {
			for m := range named.Methods() {
				e.note(p, m)
			}
		}
	}
}

func (e *exports) note(p *packages.Package, obj types.Object) {
	name, at := nameOf(obj), p.Fset.Position(obj.Pos())
	if name == "" || !obj.Exported() || isConstantOfAType(obj) {
		return
	}
	e.declared[name], e.where[name] = obj, fmt.Sprintf("%s:%d", relative(at.Filename), at.Line)
	e.mention(name, obj)
}

// isConstantOfAType reports whether something is one of a type's values, exported together.
func isConstantOfAType(obj types.Object) bool {
	_, constant := obj.(*types.Const)
	_, named := obj.Type().(*types.Named)
	return constant && named
}

// mention notes the types that an exported name has in its own.
func (e *exports) mention(name string, obj types.Object) {
	own := ""
	t := obj.Type()
	if _, ok := obj.(*types.TypeName); ok {
		own, t = name, t.Underlying()
	}
	walk(t, func(n *types.Named) {
		if seen := nameOf(n.Obj()); seen != own {
			e.mentioned[seen] = true
		}
	})
}

// idle are the methods that nothing but tests uses, and the other names that only their own
// packages use. Which programs reach a function deadcode knows, of exported methods it does
// not; these may be exported to be the same in all types.
func (e *exports) idle() (all []finding) {
	for name, obj := range e.declared {
		f, _ := obj.(*types.Func)
		_, isType := obj.(*types.TypeName)
		switch {
		case f != nil && f.Signature().Recv() != nil:
			if !e.used[name] && !e.called[f.Name()] {
				all = append(all, finding{name, e.where[name], "is used by nothing, tests apart"})
			}
		case !e.elsewhere[name] && !(isType && e.mentioned[name]):
			all = append(all, finding{name, e.where[name], "is exported, but only its own package uses it"})
		}
	}
	return all
}

// nameOf is a name with its package's path and a method's type; "" for foreign or local ones.
func nameOf(obj types.Object) string {
	if obj == nil || obj.Pkg() == nil || !strings.HasPrefix(obj.Pkg().Path(), module) {
		return ""
	}
	path := strings.TrimPrefix(obj.Pkg().Path(), module) + "."
	if f, ok := obj.(*types.Func); ok && f.Signature().Recv() != nil {
		if n := named(f.Signature().Recv().Type()); n != nil {
			return path + n.Obj().Name() + "." + obj.Name()
		}
		return ""
	}
	if obj.Parent() != obj.Pkg().Scope() {
		return ""
	}
	return path + obj.Name()
}

// named is the type that a receiver is of or points to.
func named(t types.Type) *types.Named {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	n, _ := t.(*types.Named)
	return n
}
