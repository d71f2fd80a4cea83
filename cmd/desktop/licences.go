package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// licenceFile are the names that licences have.
var licenceFile = regexp.MustCompile(`^(LICEN[CS]E|COPYING|NOTICE|PATENTS|AUTHORS)([.-].*)?$`)

// licences are the licences of all that the target's program is linked from, ours apart:
// those in the folders of its packages and above, up to their module's.
func (t target) licences() ([]byte, error) {
	out, err := t.goTool("list", "-deps", "-f", `{{if .Standard}}{{else}}{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}	{{.Dir}}	{{end}}{{end}}{{.Dir}}{{end}}`, program)
	if err != nil {
		return nil, err
	}
	found := map[string]string{} // by the files' paths, whose they are
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if len(f) == 3 {
			collect(found, f[0], f[1], f[2])
		}
	}
	root, err := t.goTool("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	found[filepath.Join(strings.TrimSpace(string(root)), "LICENSE")] = "Go's standard library"
	found[filepath.Join("assets", "fonts", "OFL.txt")] = "the fonts"
	return join(found)
}

// collect notes the licences of a package, of a module in a folder.
func collect(found map[string]string, whose, module, dir string) {
	for ; strings.HasPrefix(dir, module); dir = filepath.Dir(dir) {
		files, _ := os.ReadDir(dir) // go list has just been there
		for _, f := range files {
			if path := filepath.Join(dir, f.Name()); !f.IsDir() && licenceFile.MatchString(f.Name()) {
				inside, _ := filepath.Rel(module, path) // it lies in it
				found[path] = whose + ", " + filepath.ToSlash(inside)
			}
		}
	}
}

// join writes licences behind each other, in the order of whose they are.
func join(found map[string]string) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString("Licences of what Yanyi is made from. Its own is in LICENSE.\n")
	paths := make([]string, 0, len(found))
	for path := range found {
		paths = append(paths, path)
	}
	slices.SortFunc(paths, func(a, b string) int { return strings.Compare(found[a], found[b]) })
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 72), found[path], bytes.TrimSpace(bytes.ReplaceAll(text, []byte("\r"), nil)))
	}
	return b.Bytes(), nil
}
