package repository

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// root is the repository's root relative to this folder.
const root = "../../.."

// own lists the project's own files below a folder.
func own(t *testing.T, root string) []string {
	t.Helper()
	files, err := Files(root)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Build products are not among the project's files, in a git checkout or without git; new files
// are, deleted ones are not.
func TestFilesLeaveOutWhatIsBuilt(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"go.mod", "game/a.go", "game/old.go", "bin/trimebiten/b.go", "dist/index.html", ".ci/run"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := own(t, dir), []string{".ci/run", "game/a.go", "game/old.go", "go.mod"}; !slices.Equal(got, want) {
		t.Errorf("a source archive has %q, want %q", got, want)
	}

	git := func(args ...string) {
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, ".gitignore"), []byte("/bin/\n/dist/\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	git("init", "-q")
	git("add", "go.mod", "game/old.go")
	if err := os.Remove(filepath.Join(dir, "game/old.go")); err != nil {
		t.Fatal(err)
	}
	if got, want := own(t, dir), []string{".ci/run", ".gitignore", "game/a.go", "go.mod"}; !slices.Equal(got, want) {
		t.Errorf("a checkout has %q, want %q", got, want)
	}
}
