package repository

import (
	"errors"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestScenesHoldNoPosition checks that no code above the rules holds a live position or plays
// turns on one; package match answers in views, events and phrases. Programs below cmd may open
// positions for their own use.
func TestScenesHoldNoPosition(t *testing.T) {
	for _, system := range []string{"linux", "js"} {
		r := newRoom(t, system)
		looked := 0
		for _, below := range []string{"scenes", "render"} {
			for _, path := range r.packages(below) {
				r.look(path)
				looked++
			}
		}
		if looked < 10 {
			t.Errorf("%s: only %d packages were looked at", system, looked)
		}
	}
}

// TestPositionsAreNoticed checks that the test above finds a position however it is obtained.
func TestPositionsAreNoticed(t *testing.T) {
	r := newRoom(t, "linux")
	for name, code := range map[string]string{
		"a field":        `type s struct { pos game.Position }`,
		"a parameter":    `func f(_ game.Position) {}`,
		"what is made":   `func f(v game.Variant) { p, _ := v.Parse("start", nil); _ = p }`,
		"a match's own":  `func f(m *match.Match) string { return m.Position().String() }`,
		"an optional":    `func f(x any) bool { _, ok := x.(game.Explainer); return ok }`,
		"a rule's type":  `func f() game.Variant { return stratagem.Variants()[0] }`,
		"a called value": `func f(v game.Variant) { if p, err := v.Parse("", nil); err == nil { p.Undo() } }`,
	} {
		if found := r.read(code); len(found) == 0 {
			t.Errorf("%s is not noticed", name)
		}
	}
	sound := `func f(m *match.Match) (game.View, game.Phrase) { return m.View(0), m.Preview().Why(0, 1) }`
	if found := r.read(sound); len(found) > 0 {
		t.Errorf("noticed where there is none: %v", found)
	}
}

// forbidden are the types of package game that a scene must not name or hold.
var forbidden = []string{"Position", "Explainer", "Promoter", "Threatener", "Warner", "Staler"}

// room type-checks packages of the module for one system. Only the module's own types are known;
// foreign ones stay unknown, which does not affect the result.
type room struct {
	t       *testing.T
	root    string
	context build.Context
	files   *token.FileSet
	known   map[string]*types.Package
}

func newRoom(t *testing.T, system string) *room {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	c := build.Default
	c.GOOS, c.GOARCH, c.CgoEnabled = system, map[string]string{"linux": "amd64", "js": "wasm"}[system], true
	return &room{t: t, root: root, context: c, files: token.NewFileSet(), known: map[string]*types.Package{}}
}

// packages lists the packages below a folder.
func (r *room) packages(below string) (paths []string) {
	err := filepath.WalkDir(filepath.Join(r.root, below), func(path string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() || d.Name() == "testdata" {
			return err
		}
		var none *build.NoGoError
		if _, err := r.context.ImportDir(path, 0); err == nil {
			rel, _ := filepath.Rel(r.root, path)
			paths = append(paths, module+filepath.ToSlash(rel))
		} else if !errors.As(err, &none) {
			return err
		}
		return nil
	})
	if err != nil {
		r.t.Fatal(err)
	}
	return paths
}

// Import returns the types of the module's packages; other packages are empty.
func (r *room) Import(path string) (*types.Package, error) {
	if p := r.known[path]; p != nil {
		return p, nil
	}
	p := types.NewPackage(path, path[strings.LastIndexByte(path, '/')+1:])
	p.MarkComplete()
	r.known[path] = p
	if strings.HasPrefix(path, module) {
		r.known[path] = r.check(path, r.parse(path), nil)
	}
	return r.known[path], nil
}

// parse reads the files of a package.
func (r *room) parse(path string) (list []*ast.File) {
	dir := filepath.Join(r.root, filepath.FromSlash(strings.TrimPrefix(path, module)))
	p, err := r.context.ImportDir(dir, 0)
	if err != nil {
		r.t.Fatal(err)
	}
	for _, name := range append(p.GoFiles, p.CgoFiles...) {
		f, err := parser.ParseFile(r.files, filepath.Join(dir, name), nil, 0)
		if err != nil {
			r.t.Fatal(err)
		}
		list = append(list, f)
	}
	return list
}

func (r *room) check(path string, files []*ast.File, info *types.Info) *types.Package {
	c := types.Config{Importer: r, Error: func(error) {}, FakeImportC: true, IgnoreFuncBodies: info == nil}
	p, _ := c.Check(path, r.files, files, info) // foreign types are unknown
	return p
}

// look reports every position in a package.
func (r *room) look(path string) {
	r.t.Helper()
	for _, found := range r.positions(path, r.parse(path)) {
		r.t.Error(found)
	}
}

// read finds the positions in code that imports games, matches and stratagems.
func (r *room) read(code string) []string {
	head := "package x\n"
	for _, name := range []string{"game", "game/match", "game/stratagem"} {
		if strings.Contains(code, name[strings.LastIndexByte(name, '/')+1:]+".") {
			head += "import \"" + module + name + "\"\n"
		}
	}
	f, err := parser.ParseFile(r.files, "x.go", head+code, 0)
	if err != nil {
		r.t.Fatal(err)
	}
	return r.positions("x", []*ast.File{f})
}

// positions lists where a package holds or names a position, or a family of rules.
func (r *room) positions(path string, files []*ast.File) (found []string) {
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}}
	r.check(path, files, info)
	say := func(at token.Pos, what string) {
		found = append(found, r.files.Position(at).String()+": "+what)
	}
	for _, f := range files {
		for _, i := range f.Imports {
			if name, _ := strconv.Unquote(i.Path.Value); family(name) {
				say(i.Pos(), "imports "+name)
			}
		}
	}
	for e, tv := range info.Types {
		if name := rule(tv.Type); name != "" {
			say(e.Pos(), "holds a game."+name)
		}
	}
	for id, o := range info.Defs {
		if o != nil && rule(o.Type()) != "" {
			say(id.Pos(), id.Name+" is a game."+rule(o.Type()))
		}
	}
	return found
}

// family reports whether a package is a family of rules.
func family(path string) bool {
	return slices.ContainsFunc(variants, func(v string) bool { return within(path, module+v) })
}

// rule is the forbidden type that a type is or contains, "" if none. A function with several
// results returns a tuple.
func rule(t types.Type) string {
	switch t := t.(type) {
	case *types.Named:
		if o := t.Obj(); o.Pkg() != nil && o.Pkg().Path() == module+"game" && slices.Contains(forbidden, o.Name()) {
			return o.Name()
		}
	case *types.Tuple:
		for v := range t.Variables() {
			if name := rule(v.Type()); name != "" {
				return name
			}
		}
	case interface{ Elem() types.Type }: // pointers, slices, arrays, maps, channels
		return rule(t.Elem())
	}
	return ""
}
