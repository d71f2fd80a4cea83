// Command sizes reports what is largest in the source tree: packages, types by methods and
// fields, functions. It sets no limit. Methods are counted wherever they stand: as a method,
// promoted from an embedded type, or as a function that takes a pointer to the type first.
//
//	sizes [-top N] [-since REVISION] [FOLDER]
package main

import (
	"archive/tar"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("sizes: ")
	top := flag.Int("top", 20, "how many of the largest to show of each kind")
	since := flag.String("since", "", "revision to compare with; the last tag if there is one")
	flag.Parse()
	root := "."
	if flag.NArg() > 0 {
		root = flag.Arg(0)
	}
	if err := run(os.Stdout, root, *since, *top); err != nil {
		log.Fatal(err)
	}
}

// run reports on the tree at root, with changes since a revision.
func run(out io.Writer, root, since string, top int) error {
	now, err := measure(root)
	if err != nil {
		return err
	}
	if since == "" {
		tag, err := exec.Command("git", "-C", root, "describe", "--tags", "--abbrev=0").Output()
		if err == nil {
			since = strings.TrimSpace(string(tag))
		}
	}
	var before *measurements
	if since != "" {
		if before, err = measureAt(root, since); err != nil {
			return err
		}
		fmt.Fprintf(out, "changes since %s\n\n", since)
	}
	report(out, now, before, top)
	return nil
}

// report writes the largest of each kind and, given an earlier tree, how much each has changed.
func report(out io.Writer, now, before *measurements, top int) {
	for what, title := range measures {
		fmt.Fprintln(out, title)
		all := now.largest(what)
		for _, s := range all[:min(top, len(all))] {
			change := ""
			if before != nil {
				change = fmt.Sprintf("%+6d", s.size-before.sizes[what][s.name])
			}
			fmt.Fprintf(out, "%6d%s  %s\n", s.size, change, s.name)
		}
		fmt.Fprintln(out)
	}
}

// measureAt measures the tree of a revision.
func measureAt(root, revision string) (*measurements, error) {
	dir, err := os.MkdirTemp("", "sizes")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	git := exec.Command("git", "-C", root, "archive", "--format=tar", revision)
	git.Stderr = os.Stderr
	pipe, err := git.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := git.Start(); err != nil {
		return nil, err
	}
	err = unpack(pipe, dir)
	if waited := git.Wait(); err == nil {
		err = waited
	}
	if err != nil {
		return nil, fmt.Errorf("revision %s: %w", revision, err)
	}
	return measure(dir)
}

// unpack writes the Go files of an archive below dir.
func unpack(from io.Reader, dir string) error {
	archive := tar.NewReader(from)
	for {
		head, err := archive.Next()
		if errors.Is(err, io.EOF) {
			_, err = io.Copy(io.Discard, from)
			return err
		}
		if err != nil {
			return err
		}
		if !strings.HasSuffix(head.Name, ".go") || !filepath.IsLocal(head.Name) {
			continue
		}
		text, err := io.ReadAll(archive)
		if err != nil {
			return err
		}
		name := filepath.Join(dir, head.Name)
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(name, text, 0o600); err != nil {
			return err
		}
	}
}
