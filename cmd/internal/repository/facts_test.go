package repository

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// exceptions are places above the rules that may name a game: the file or folder, the name, the
// reason.
var exceptions = []struct{ below, name, why string }{
	{"render/sample", "", "positions made by hand, each of one game; nothing but the gallery and tests uses them"},
	{"scenes/embed/message.go", "yanyi", "the program's name, which marks its messages"},
	{"scenes/platform", "yanyi", "the program's name, of folders, flags and the page's object"},
	{"scenes/pages/newcomer/advice.go", "xiangqi", "what a newcomer knows, not the variant itself"},
	{"scenes/pages/settings/layout.go", ".Family", "the inventors of families are thanked"},
	{"scenes/pages/play/stratagems/card.go", "play.effect.legend.stratagem", "a stratagem, not the family"},
	{"assets/fonts/fonts.go", "setup.start.deploy.qiji", "a start button, whose text is set in the display face"},
	{"render/art", ".Design", "how a board is drawn, which is what its design tells"},
	{"scenes/pages/home/home.go", ".Family", "the first page shows families together"},
}

func allowed(file, name string) bool {
	for _, a := range exceptions {
		if (a.name == "" || a.name == name) && within(file, a.below) {
			return true
		}
	}
	return false
}

// TestNobodyAsksWhichGameItIs checks that pages and drawings work from a game's own data
// (game.Info), so that a new variant needs no line there: they name no variant and no family,
// compare no piece set, and do not derive one fact from another.
func TestNobodyAsksWhichGameItIs(t *testing.T) {
	seen := 0
	for _, file := range own(t, root) {
		below := strings.HasPrefix(file, "render/") || strings.HasPrefix(file, "scenes/") || strings.HasPrefix(file, "assets/")
		if !below || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			continue
		}
		seen++
		for _, q := range questions(t, filepath.Join(root, filepath.FromSlash(file)), nil) {
			if !allowed(file, q.name) {
				t.Errorf("%s:%d asks which game it is: %s", file, q.line, q.name)
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d files were looked at", seen)
	}
}

// question is a place where code asks which game it is.
type question struct {
	name string
	line int
}

// questions finds such places in a file, or in its text if one is given.
func questions(t *testing.T, path string, text any) (found []question) {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ask := func(n ast.Node, name string) { found = append(found, question{name, set.Position(n.Pos()).Line}) }
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			if s, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING && (names(s) || keyNames(s)) {
				ask(n, s)
			}
		case *ast.SelectorExpr:
			if slices.Contains([]string{"Family", "RevealsOwner", "Design"}, n.Sel.Name) {
				ask(n, "."+n.Sel.Name)
			}
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				for _, side := range [2][2]ast.Expr{{n.X, n.Y}, {n.Y, n.X}} {
					compared(side[0], side[1], ask)
				}
			}
		case *ast.SwitchStmt:
			if s, ok := n.Tag.(*ast.SelectorExpr); ok && telling(s.Sel.Name) {
				ask(n, "switch "+s.Sel.Name)
			}
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && (f.Sel.Name == "HasPrefix" || f.Sel.Name == "HasSuffix" || f.Sel.Name == "Contains") {
				for _, arg := range n.Args {
					if s, ok := arg.(*ast.SelectorExpr); ok && (telling(s.Sel.Name) || s.Sel.Name == "Start") && info(s.X) {
						ask(n, f.Sel.Name+" of "+s.Sel.Name)
					}
				}
			}
		}
		return true
	})
	return found
}

// telling reports whether a field of game.Info identifies a game or its pieces.
func telling(field string) bool {
	return slices.Contains([]string{"Pieces", "Likeness", "People", "Wording"}, field) || field == "ID"
}

// compared finds comparisons of such a field with a string literal.
func compared(field, with ast.Expr, ask func(ast.Node, string)) {
	s, ok := field.(*ast.SelectorExpr)
	lit, written := with.(*ast.BasicLit)
	if ok && written && lit.Kind == token.STRING && lit.Value != `""` && telling(s.Sel.Name) && (s.Sel.Name != "ID" || info(s.X)) {
		ask(field, "compares "+s.Sel.Name)
	}
}

// info reports whether an expression is a variant's Info, judged by its name.
func info(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "in" || x.Name == "info"
	case *ast.SelectorExpr:
		return x.Sel.Name == "info" || x.Sel.Name == "in" || x.Sel.Name == "Info"
	case *ast.CallExpr:
		return info(x.Fun)
	}
	return false
}

// key matches keys of the locale.
var key = regexp.MustCompile(`^[a-z0-9-]+(\.[a-z0-9-]+)+$`)

// keyNames reports whether a string is the key of a text that belongs to one game.
func keyNames(s string) bool {
	return key.MatchString(s) && slices.ContainsFunc(strings.Split(s, "."), names)
}

// names reports whether a string is the id of a variant or of a family.
func names(s string) bool {
	return slices.ContainsFunc(catalog.All(), func(v game.Variant) bool { return v.Info().ID == s || v.Info().Family == s })
}

// The test finds each kind of question.
func TestQuestionsAreFound(t *testing.T) {
	for code, want := range map[string]int{
		`in.ID == "yanyi"`:                         2,
		`"new" != p.info.ID`:                       1,
		`in.Pieces == ""`:                          0,
		`b.Design == game.River`:                   1,
		`"author." + "stratagem"`:                  1,
		`locale.T("dialog.draw.anqi")`:             1,
		`"yanyi." + name`:                          0,
		`v.Info().Pieces == "cards"`:               1,
		`strings.HasPrefix(v.Info().ID, "qi")`:     1,
		`strings.Contains(in.Start, "~")`:          1,
		`p.info.RevealsOwner`:                      1,
		`game.Name(v.Info().Family)`:               1,
		`ctl.ID == "hold"`:                         0,
		`in.Bags && in.Kinds[0] == game.King`:      0,
		`map[string]int{"anqi": 1, "baige": 2}`:    2,
		`func() { switch in.Pieces { default: } }`: 1,
	} {
		text := fmt.Sprintf("package p\nvar x = %s\n", code)
		if got := questions(t, "x.go", text); len(got) != want {
			t.Errorf("%s: found %v, want %d", code, got, want)
		}
	}
}
