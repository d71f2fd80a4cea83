package repository

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// Comments cite documents of this repository: a file beside them or a path from the repository's
// root, and after a comma sections by their headings, with the numbers of their items.
// Semicolons separate several sections of a document:
//
//	(README.md, Ends)
//	(game/stratagem/README.md, Tiles of qice 23; Fine points 17)

// repository is the root of the files that are checked.
var repository = os.DirFS(root)

// minded are the extensions of files that may contain citations.
var minded = []string{".go", ".js", ".mjs", ".txt", ".md", ".sh", ".html", ".css", ".json", ".yml"}

var (
	document = regexp.MustCompile(`[\w./-]*\w\.md\b`)
	heading  = regexp.MustCompile("^#+ (.+)$")
	item     = regexp.MustCompile(`^(\d+)\. `)
	numbers  = regexp.MustCompile(`^ \d+(?:(?:, |–)\d+)*`)
	comment  = regexp.MustCompile(`^\s*(//|#|\*)\s*`)

	// foreign matches citations in forms that no document here uses.
	foreign = regexp.MustCompile(`§ ?\d|\B\(design[:,]|\[R[\]:]`)
	loose   = regexp.MustCompile(`(?:\(|[^;,] )[Ff]ine points? \d+`)
)

// TestCitedSectionsExist checks that every cited document and section exists.
func TestCitedSectionsExist(t *testing.T) {
	cited := 0
	for name, text := range citing(t) {
		n, faults := citations(name, text)
		cited += n
		for _, fault := range faults {
			t.Errorf("%s: %s", name, fault)
		}
	}
	if cited < 250 {
		t.Errorf("only %d sections are cited: were all files looked at?", cited)
	}
}

// Headings that are cited must be unique within their document.
func TestSectionsAreToldApart(t *testing.T) {
	for name, text := range citing(t) {
		if !strings.HasPrefix(name, "game/") && !strings.HasPrefix(name, "render/") || path.Base(name) != "README.md" {
			continue
		}
		var seen []string
		for _, s := range sections(text) {
			if slices.Contains(seen, s.name) {
				t.Errorf("%s: %q heads two sections", name, s.name)
			}
			seen = append(seen, s.name)
		}
	}
}

// Faulty citations are found.
func TestCitationsAreRead(t *testing.T) {
	for _, c := range []struct {
		text   string
		cited  int
		faults int
	}{
		{"// (README.md, Ends)", 1, 0},
		{"// mate (README.md, Ends; Fine points 14, 17; game.Warner)", 2, 0},
		{"// it wraps (README.md,\n// Position string\n\t// of guoji): what follows", 1, 0},
		{"x = 1 // game/stratagem/README.md, Tracks\ny = 2", 1, 0},
		{"// (README.md, Fine points 15–19)", 1, 0},
		{"// (README.md), and no section", 0, 0},
		{"// (README.md, Endings)", 0, 1},
		{"// (README.md, Ends; Fine pints 1)", 1, 1},
		{"// (README.md, Fine points 99)", 1, 1},
		{"// (README.md, Ends 3)", 1, 1},
		{"// (rules/three.md, Ends)", 0, 1},
		{"// " + "§1 Going out", 0, 1},
		{"// (Fine" + " point 3)", 0, 1},
	} {
		if n, faults := citations("game/threekingdoms/x.go", c.text); n != c.cited || len(faults) != c.faults {
			t.Errorf("%s\ncites %d, want %d; faults %q, want %d", c.text, n, c.cited, faults, c.faults)
		}
	}
}

// citing returns the repository's texts by name, except this test's.
func citing(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, name := range own(t, root) {
		switch {
		case name == "cmd/internal/repository/citations_test.go":
			continue
		case !slices.Contains(minded, path.Ext(name)) && name != "Makefile" && path.Dir(name) != ".ci":
			continue
		}
		text, err := fs.ReadFile(repository, name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	return texts
}

// citations counts the sections that a file's text cites and lists the faults.
func citations(name, text string) (cited int, faults []string) {
	text = unwrapped(text)
	for _, m := range append(foreign.FindAllString(text, -1), loose.FindAllString(text, -1)...) {
		faults = append(faults, fmt.Sprintf("%q cites no document of the repository", m))
	}
	for _, at := range document.FindAllStringIndex(text, -1) {
		file, rest := text[at[0]:at[1]], text[at[1]:]
		if strings.HasSuffix(text[:at[0]], ":") { // of an address
			continue
		}
		in, ok := found(name, file)
		if !ok {
			faults = append(faults, file+" is not there")
			continue
		}
		n, fault := cites(in, rest)
		cited += n
		if fault != "" {
			faults = append(faults, file+": "+fault)
		}
	}
	return cited, faults
}

// unwrapped joins the lines of comments.
func unwrapped(text string) string {
	var b strings.Builder
	before := ""
	for line := range strings.Lines(text) {
		mark := comment.FindStringSubmatch(line)
		switch {
		case mark == nil:
			b.WriteByte('\n')
			before = ""
		case mark[1] == before:
			b.WriteByte(' ')
			line = line[len(mark[0]):]
		default:
			b.WriteByte('\n')
			before = mark[1]
		}
		b.WriteString(strings.TrimRight(line, " \r\n"))
	}
	return b.String()
}

// found is the text of a document named in a file: beside that file, or from the root.
func found(name, file string) (text string, ok bool) {
	for _, p := range []string{path.Join(path.Dir(name), file), path.Clean(file)} {
		if text, err := fs.ReadFile(repository, p); err == nil {
			return string(text), true
		}
	}
	return "", false
}

// section is a heading of a document and the numbers of the items below it.
type section struct {
	name  string
	level int
	items []int
}

func sections(text string) []section {
	var list []section
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if m := heading.FindStringSubmatch(line); m != nil {
			level := strings.Index(m[0], " ")
			list = append(list, section{name: strings.ReplaceAll(m[1], "`", ""), level: level})
		}
		if m := item.FindStringSubmatch(line); m != nil && len(list) > 0 {
			n, _ := strconv.Atoi(m[1])
			last := &list[len(list)-1]
			last.items = append(last.items, n)
		}
	}
	return list
}

// cites parses the text after a document's name: ", Section 3; Another section". Text that
// begins with a small letter is no section.
func cites(document, rest string) (cited int, fault string) {
	all := sections(document)
	for between := ", "; strings.HasPrefix(rest, between); between = "; " {
		rest = rest[len(between):]
		if first, _ := utf8.DecodeRuneInString(rest); !unicode.IsUpper(first) && !unicode.Is(unicode.Han, first) {
			return cited, ""
		}
		s, after := longest(all, rest)
		if s == nil {
			return cited, fmt.Sprintf("no section is called %q", rest[:min(len(rest), 40)])
		}
		cited++
		list := numbers.FindString(after)
		for _, n := range strings.FieldsFunc(list, func(r rune) bool { return !unicode.IsDigit(r) }) {
			if n, _ := strconv.Atoi(n); !slices.Contains(s.items, n) {
				return cited, fmt.Sprintf("%s has no item %d", s.name, n)
			}
		}
		rest = after[len(list):]
	}
	return cited, ""
}

// longest is the longest section name that a text begins with, and the rest of the text.
func longest(all []section, text string) (best *section, after string) {
	for i := range all {
		rest, ok := strings.CutPrefix(text, all[i].name)
		if ok && ends(rest) && (best == nil || len(all[i].name) > len(best.name)) {
			best, after = &all[i], rest
		}
	}
	return best, after
}

// ends reports whether a section's name ends where rest begins.
func ends(rest string) bool {
	return rest == "" || strings.ContainsRune("),;:.\n", rune(rest[0])) || numbers.MatchString(rest)
}
