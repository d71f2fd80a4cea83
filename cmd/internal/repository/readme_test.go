package repository

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The first documents stay short enough to be read to the end; longer texts are beside their
// subjects.
func TestFirstPagesAreShort(t *testing.T) {
	for name, most := range map[string]int{"README.md": 900, "CONTRIBUTING.md": 400} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if n := len(strings.Fields(string(text))); n > most {
			t.Errorf("%s has %d words, more than %d", name, n, most)
		}
	}
}

// Every link from one of the project's files to another leads to an existing file and heading.
func TestDocumentsLeadSomewhere(t *testing.T) {
	links := 0
	for _, file := range documents(t, root) {
		for _, target := range targets(t, file) {
			path, heading, _ := strings.Cut(target, "#")
			where := filepath.Join(filepath.Dir(file), path)
			if path == "" {
				where = file
			}
			if _, err := os.Stat(where); err != nil {
				t.Errorf("%s: there is no %s", file, target)
			} else if heading != "" && !slices.Contains(headings(t, where), heading) {
				t.Errorf("%s: no heading is %s", file, target)
			}
			links++
		}
	}
	if links < 20 {
		t.Errorf("only %d links were found", links)
	}
}

// The README lists the folders at the root and the packages below game, and scenes/MAP.md the
// packages below scenes, its pages and the table; neither lists one that does not exist.
func TestMapsNameTheFolders(t *testing.T) {
	for _, m := range []struct{ file, heading, below string }{
		{"README.md", "## The code", ""},
		{"README.md", "## The code", "game"},
		{"scenes/MAP.md", "## Packages", "scenes"},
		{"scenes/MAP.md", "## Pages", "scenes/pages"},
		{"scenes/MAP.md", "## The table", "scenes/pages/play"},
	} {
		text, err := os.ReadFile(filepath.Join(root, m.file))
		if err != nil {
			t.Fatal(err)
		}
		_, section, _ := strings.Cut(string(text), m.heading+"\n")
		section, _, _ = strings.Cut(section, "\n## ")
		mapped := map[string]bool{}
		for _, found := range folder.FindAllStringSubmatch(section, -1) {
			mapped[found[1]] = true
		}
		for _, name := range foldersBelow(t, m.below) {
			if !mapped[name] {
				t.Errorf("%s, %s lacks %s/%s", m.file, m.heading, m.below, name)
			}
		}
		for name := range mapped {
			if !slices.ContainsFunc(own(t, root), func(file string) bool { return strings.Contains("/"+file, "/"+name+"/") }) {
				t.Errorf("%s, %s maps %s, which is not there", m.file, m.heading, name)
			}
		}
	}
}

// folder matches a folder in a map.
var folder = regexp.MustCompile(`([a-z]+)/`)

// foldersBelow are the folders directly below one that contain the project's files.
func foldersBelow(t *testing.T, below string) (names []string) {
	t.Helper()
	for _, name := range own(t, root) {
		if below != "" {
			rest, ok := strings.CutPrefix(name, below+"/")
			if !ok {
				continue
			}
			name = rest
		}
		first, _, inside := strings.Cut(name, "/")
		if inside && !strings.HasPrefix(first, ".") && !slices.Contains(names, first) && first != "testdata" {
			names = append(names, first)
		}
	}
	return names
}

var (
	command = regexp.MustCompile("(?:`|    |& )make ([a-z][a-z-]*)")
	target  = regexp.MustCompile(`(?m)^([a-z][a-z-]*):`)
)

// Every make target that a document names exists.
func TestDocumentsNameTargetsOfMake(t *testing.T) {
	rules, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, m := range target.FindAllStringSubmatch(string(rules), -1) {
		there[m[1]] = true
	}
	found := 0
	for _, file := range documents(t, root) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range command.FindAllStringSubmatch(string(text), -1) {
			if found++; !there[m[1]] {
				t.Errorf("%s: the Makefile has no target %s", file, m[1])
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d targets are named", found)
	}
}

var pathSpan = regexp.MustCompile("`((?:cmd|game|render|scenes|assets|wasm|\\.ci)/[\\w./-]+)`")

// Every path from the root that a document names exists. ID stands for a variant's id.
func TestDocumentsNamePathsThatExist(t *testing.T) {
	found := 0
	for _, file := range documents(t, root) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range pathSpan.FindAllStringSubmatch(string(text), -1) {
			found++
			path := strings.ReplaceAll(m[1], "ID", "xiangqi")
			if _, err := os.Stat(filepath.Join(root, path)); err == nil {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), path)); err != nil {
				t.Errorf("%s: there is no %s", file, m[1])
			}
		}
	}
	if found < 50 {
		t.Errorf("only %d paths are named", found)
	}
}

// documents are the project's own Markdown files.
func documents(t *testing.T, root string) (files []string) {
	t.Helper()
	for _, name := range own(t, root) {
		if strings.HasSuffix(name, ".md") {
			files = append(files, filepath.Join(root, filepath.FromSlash(name)))
		}
	}
	return files
}

var (
	code = regexp.MustCompile("(?m)^(?:    |\t).*$|`[^`\n]*`")
	link = regexp.MustCompile(`\]\(([^()\s]+)\)|<img src="([^"]+)"`)
)

// targets are the files of the project that a document links to.
func targets(t *testing.T, file string) (within []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range link.FindAllStringSubmatch(code.ReplaceAllString(string(text), ""), -1) {
		if target := found[1] + found[2]; !strings.Contains(target, ":") {
			within = append(within, target)
		}
	}
	return within
}

var notInAnchor = regexp.MustCompile(`[^\p{L}\p{N} _-]`)

// headings are the anchors of a document's headings, as GitHub names them.
func headings(t *testing.T, file string) (anchors []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if words, ok := strings.CutPrefix(strings.TrimLeft(line, "#"), " "); ok && strings.HasPrefix(line, "#") {
			plain := notInAnchor.ReplaceAllString(strings.ToLower(strings.TrimSpace(words)), "")
			anchors = append(anchors, strings.ReplaceAll(plain, " ", "-"))
		}
	}
	return anchors
}
