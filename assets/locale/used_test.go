package locale

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"yanyi/assets"
)

// root is the module's folder, relative to this one.
const root = "../.."

// unspoken are the files whose keys the program computes from other data: each is read by code
// of this package, the lessons' texts by game/lesson.
var unspoken = map[string]bool{"generals.json": true, "stratagems.json": true, "rules.json": true, "lessons.json": true}

// listed is the prefix of keys that the rules pages show whatever they are: the glossary.
const listed = "gloss."

// Every text costs bytes of the page and perhaps a glyph, so the deck contains only texts that
// are shown. A key is in use if the program contains it as a literal, or contains its beginning
// (up to a dot, or two or more of its words) other than in a comparison, and each of the words
// that follow.
func TestEveryKeyIsUsed(t *testing.T) {
	words := written(t)
	for _, f := range assets.Locales() {
		if unspoken[f.Name] {
			continue
		}
		var keys map[string]json.RawMessage
		if err := json.Unmarshal([]byte(f.Text), &keys); err != nil {
			t.Fatal(f.Name, err)
		}
		for key := range keys {
			if !strings.HasPrefix(key, listed) && !words.use(strings.TrimSuffix(key, ".one")) {
				t.Errorf("%s: nothing shows %s", f.Name, key)
			}
		}
	}
}

func TestAKeyIsUsedByWhatItBeginsWith(t *testing.T) {
	words := literals{"ui.ok": true, "piece.": true, "play.clock": true, "home": true, "yanyi": true, "name": true, "low": true}
	for key, want := range map[string]bool{
		"ui.ok": true, "ui.okay": false, "piece.yanyi.K.name": true, "play.clock.low": true, "play.clock.12": true,
		"play.clocks": false, "play.clock.high": false, "piece.yanyi.K.names": false, "home.title": false, "ui": false,
	} {
		if words.use(key) != want {
			t.Errorf("%s: used %t, want %t", key, !want, want)
		}
	}
}

// literals are the program's string literals.
type literals map[string]bool

func (words literals) use(key string) bool {
	if words[key] {
		return true
	}
	for i, dots := 0, 0; i < len(key); i++ {
		if key[i] != '.' {
			continue
		}
		if dots++; (words[key[:i+1]] || dots > 1 && words[key[:i]]) && words.spell(key[i+1:]) {
			return true
		}
	}
	return false
}

// spell reports whether the program contains all words of a key's end; letters and numbers may
// be computed.
func (words literals) spell(end string) bool {
	for word := range strings.SplitSeq(end, ".") {
		_, notNumber := strconv.Atoi(word)
		_, isLang := Parse(word)
		if len(word) > 1 && notNumber != nil && !isLang && !words[word] {
			return false
		}
	}
	return true
}

// written collects the literals of all Go code except tests and this folder's packages, and the
// quoted words of the page's scripts.
func written(t *testing.T) literals {
	words := literals{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir():
			if name != ".." && strings.HasPrefix(name, ".") || path == filepath.Join(root, "assets") || path == filepath.Join(root, "dist") {
				return fs.SkipDir
			}
		case strings.HasSuffix(name, "_test.go"):
		case strings.HasSuffix(name, ".go"):
			return words.addGo(path)
		case strings.HasSuffix(name, ".js"), strings.HasSuffix(name, ".html"):
			return words.addScript(path)
		}
		return nil
	})
	if err != nil || len(words) < 1000 {
		t.Fatalf("%d literals (%v)", len(words), err)
	}
	return words
}

func (words literals) addGo(path string) error {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && compares(call) {
			return false
		}
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil {
				words.add(s)
			}
		}
		return true
	})
	return nil
}

// add adds a literal, and the words of one that continues a key (".hidden.as").
func (words literals) add(s string) {
	words[s] = true
	if end, ok := strings.CutPrefix(s, "."); ok {
		for word := range strings.SplitSeq(end, ".") {
			words[word] = true
		}
	}
}

// compares reports whether a call compares the beginning or end of a string.
func compares(call *ast.CallExpr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	return ok && (f.Sel.Name == "HasPrefix" || f.Sel.Name == "HasSuffix")
}

var quoted = regexp.MustCompile("[\"'`]([a-z0-9.-]+)[\"'`]")

func (words literals) addScript(path string) error {
	text, err := os.ReadFile(path)
	for _, m := range quoted.FindAllSubmatch(text, -1) {
		words[string(m[1])] = true
	}
	return err
}
