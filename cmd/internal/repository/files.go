// Package repository lists the project's own files, for what checks or measures them: what
// a build makes beside them (bin, dist, packages) is never read, for another target may be
// replacing it at that moment. Its tests hold the rules of the tree: which package may
// import which, that documents and citations lead somewhere, and that pages hold no position.
package repository

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// built are folders at the root that builds and tests make, as .gitignore names them.
var built = []string{"bin", "dist", "packages", "shots", "rooms-data"}

// Files lists the project's own files below root by their slash-separated paths, sorted:
// those that git tracks and those that it does not ignore. In a source archive, which has no
// repository, it lists every file outside the folders that builds make.
func Files(root string) ([]string, error) {
	if _, err := os.Stat(filepath.Join(root, ".git")); errors.Is(err, fs.ErrNotExist) {
		return walk(root)
	}
	git := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	git.Dir = root
	out, err := git.Output()
	if err != nil {
		return nil, err
	}
	files := strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
	files = slices.DeleteFunc(files, func(name string) bool { // deleted, but not yet committed
		_, err := os.Lstat(filepath.Join(root, filepath.FromSlash(name)))
		return err != nil
	})
	slices.Sort(files)
	return slices.Compact(files), nil
}

// walk lists the files of a tree that is no git checkout.
func walk(root string) (files []string, err error) {
	err = fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (slices.Contains(built, name) || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		files = append(files, name)
		return nil
	})
	return files, err
}
