// Command desktop makes the packages of the desktop program: archives for Linux, Windows
// and macOS, and Debian packages, with checksums. It needs Go alone, and the same commit
// and the same Go make the same bytes.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", "packages", "folder to make; what it held is replaced")
	only := flag.String("only", "", "systems to build for, such as linux/amd64,windows/arm64; all by default")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		log.Fatal("desktop: ", err)
	}
}

// run builds for the chosen systems and writes the packages into a folder.
func run(out, only string) error {
	chosen, err := choose(only)
	if err != nil {
		return err
	}
	when, err := moment()
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "yanyi-desktop")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	made := map[string][]byte{}
	for _, t := range chosen {
		begun := time.Now()
		p, err := t.build(work)
		if err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
		p.when = when
		for name, data := range t.pack(p) {
			made[name] = data
			fmt.Printf("%-38s %10d bytes  (%s, %.0f s)\n", name, len(data), t, time.Since(begun).Seconds())
		}
	}
	return write(out, made)
}

// choose are the targets of a list, all for an empty one.
func choose(only string) ([]target, error) {
	if only == "" {
		return targets, nil
	}
	var list []target
	for name := range strings.SplitSeq(only, ",") {
		i := slices.IndexFunc(targets, func(t target) bool { return t.String() == name })
		if i < 0 {
			return nil, fmt.Errorf("there is no package for %q; there are %v", name, targets)
		}
		list = append(list, targets[i])
	}
	return list, nil
}

// moment is the time that all in the packages bears: SOURCE_DATE_EPOCH, else the commit's.
func moment() (time.Time, error) {
	text := os.Getenv("SOURCE_DATE_EPOCH")
	if text == "" {
		out, err := exec.Command("git", "log", "-1", "--format=%ct").Output()
		if err != nil {
			return time.Time{}, fmt.Errorf("when the sources are from: %w; set SOURCE_DATE_EPOCH where there is no git", err)
		}
		text = strings.TrimSpace(string(out))
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// write replaces a folder by files and their checksums.
func write(out string, made map[string][]byte) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	made["SHA256SUMS"] = sums(made)
	for name, data := range made {
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// sums are checksums as sha256sum -c reads them.
func sums(made map[string][]byte) []byte {
	var lines []string
	for name, data := range made {
		lines = append(lines, fmt.Sprintf("%x  %s\n", sha256.Sum256(data), name))
	}
	slices.SortFunc(lines, func(a, b string) int { return strings.Compare(a[66:], b[66:]) })
	return []byte(strings.Join(lines, ""))
}
