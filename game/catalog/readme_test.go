package catalog

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A stranger reads the first page to its end; what is longer stands beside what it is
// about.
func TestReadmeIsShort(t *testing.T) {
	const most = 1000
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(strings.Fields(string(text))); n > most {
		t.Errorf("README.md has %d words, more than %d", n, most)
	}
}

// Every link from one file of the house to another leads there, and to a heading that
// the other has.
func TestDocumentsLeadSomewhere(t *testing.T) {
	const root = "../.."
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

// documents are the Markdown files below a folder, but for what is built.
func documents(t *testing.T, root string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		name := d.Name()
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(name, ".") || slices.Contains([]string{"bin", "dist", "shots", "rooms-data"}, name)):
			return filepath.SkipDir
		case strings.HasSuffix(name, ".md"):
			files = append(files, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

var (
	code = regexp.MustCompile("(?m)^(?:    |\t).*$|`[^`\n]*`")
	link = regexp.MustCompile(`\]\(([^()\s]+)\)|<img src="([^"]+)"`)
)

// targets are what a document links to within the house.
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
