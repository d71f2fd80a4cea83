// Command unused reports code that the project does not need: functions that no program
// reaches, tests aside, and exported names that only their own package uses. allowed.txt beside
// it lists the permitted exceptions with their reasons.
package main

import (
	"cmp"
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed allowed.txt
var allowedText string

// finding is something of no use.
type finding struct{ name, where, what string }

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: unused PACKAGE…, those that the browser's programs consist of")
		os.Exit(2)
	}
	all, err := find(targets(os.Args[1:]))
	if err != nil {
		fmt.Fprintln(os.Stderr, "unused:", err)
		os.Exit(2)
	}
	untold := judge(all, allowed(allowedText))
	for _, line := range untold {
		fmt.Println(line)
	}
	if len(untold) > 0 {
		os.Exit(1)
	}
}

// find collects the findings for the project as built for each target.
func find(targets []target) (all []finding, err error) {
	e, files, unreached, only := newExports(), make([]map[string]bool, len(targets)), make([][]finding, len(targets)), []map[string]bool{}
	for i, t := range targets {
		loaded, err := load(t)
		if err != nil {
			return nil, err
		}
		for _, p := range loaded {
			e.add(p)
		}
		files[i] = built(loaded)
		only = append(only, helpers(loaded))
		if unreached[i], err = deadcode(t); err != nil {
			return nil, err
		}
	}
	all = append(everywhere(unreached, files), e.idle()...)
	return slices.DeleteFunc(all, func(f finding) bool {
		pack := f.name[:strings.Index(f.name, ".")]
		return only[0][pack] || only[1][pack] || strings.HasSuffix(pack, "test")
	}), nil
}

// everywhere are the findings of all targets that have the file.
func everywhere(found [][]finding, files []map[string]bool) (all []finding) {
	for i, list := range found {
		for _, f := range list {
			file, _, _ := strings.Cut(f.where, ":")
			idle := true
			for k := range found {
				idle = idle && (!files[k][file] || slices.Contains(found[k], f))
			}
			if idle && !slices.Contains(all, f) && (i == 0 || !slices.Contains(found[0], f)) {
				all = append(all, f)
			}
		}
	}
	return all
}

// allowed reads names and reasons; an empty line or one that begins with # is a remark. A
// name that ends with an asterisk is all that begin so.
func allowed(text string) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(text) {
		if name, why, _ := strings.Cut(strings.TrimSpace(line), " "); name != "" && name != "#" {
			all[name] = why
		}
	}
	return all
}

// judge is what has to be said: findings that nothing allows, what is allowed without a
// reason, and what need not be allowed any more.
func judge(all []finding, allowed map[string]string) (lines []string) {
	slices.SortFunc(all, func(a, b finding) int { return cmp.Compare(a.where, b.where) })
	found := map[string]bool{}
	for _, f := range all {
		name := f.name
		for pattern := range allowed {
			if start, many := strings.CutSuffix(pattern, "*"); many && strings.HasPrefix(name, start) {
				name = pattern
			}
		}
		found[name] = true
		if allowed[name] == "" {
			lines = append(lines, fmt.Sprintf("%s: %s %s", f.where, f.name, f.what))
		}
	}
	for name, why := range allowed {
		switch {
		case !found[name]:
			lines = append(lines, "cmd/unused/allowed.txt: "+name+" is used: take it out")
		case why == "":
			lines = append(lines, "cmd/unused/allowed.txt: "+name+" has no reason")
		}
	}
	return lines
}

// relative is a file's name from the root.
func relative(file string) string {
	if root, err := os.Getwd(); err == nil {
		if short, err := filepath.Rel(root, file); err == nil && !strings.HasPrefix(short, "..") {
			return short
		}
	}
	return file
}
