// Command trimebiten copies Ebitengine without the parts that a page never runs: looking for a
// caller's source file, being the guest of another program, a log, and templates, because of
// which the linker has to keep every exported method of everything. It compiles the shaders of
// all pictures, so that the page starts without compiling them and has no compiler: it makes
// no others, and ebiten.NewShader fails there. A page built with the copy is a fifth smaller;
// windows use Ebitengine as it is. The Makefile calls it before it builds the page, with go
// build -modfile.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"yanyi/wasm/module"
)

const engine = "github.com/hajimehoshi/ebiten/v2"

func main() {
	log.SetFlags(0)
	out := flag.String("out", "bin/trimebiten", "folder to make, below this one: go.mod, go.sum and the copy")
	flag.Parse()
	if err := trim(*out); err != nil {
		log.Fatal("trimebiten: ", err)
	}
}

// trim makes the folder with the copy and the go.mod that names it.
func trim(out string) error {
	from, err := module.Dir(engine)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	to := filepath.Join(out, "ebiten")
	if err := copyModule(to, from); err != nil {
		return err
	}
	if err := writeMod(out, to); err != nil {
		return err
	}
	if err := compile(out, to); err != nil {
		return err
	}
	for _, c := range slices.Concat(cuts, shaderCuts) {
		if err := c.apply(to); err != nil {
			return fmt.Errorf("%s: %w", c.file, err)
		}
	}
	for _, name := range gone {
		if err := os.RemoveAll(filepath.Join(to, filepath.FromSlash(name))); err != nil {
			return err
		}
	}
	return nil
}

// writeMod writes the module's go.mod and go.sum, with the copy in Ebitengine's place.
func writeMod(out, copied string) error {
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(out, name), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	if !filepath.IsAbs(copied) {
		copied = "./" + filepath.ToSlash(copied)
	}
	said, err := exec.Command("go", "mod", "edit", "-replace="+engine+"="+copied, filepath.Join(out, "go.mod")).CombinedOutput()
	if err != nil {
		return fmt.Errorf("go mod edit: %w: %s", err, bytes.TrimSpace(said))
	}
	return nil
}

// needless are folders of Ebitengine that no game imports.
var needless = map[string]bool{"examples": true, "cmd": true, "testdata": true, "skills": true, "misc": true, "vmhost": true}

// copyModule copies a module's folder without tests and unimported packages.
func copyModule(to, from string) error {
	return fs.WalkDir(os.DirFS(from), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && needless[d.Name()]:
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), text, 0o644)
	})
}

// cut is one file that is changed.
type cut struct {
	file   string
	change func(text string) (string, error)
}

// notice stands above every changed file, as Ebitengine's licence asks.
const notice = "// Changed for Yanyi's page (wasm/trimebiten).\n\n"

func (c *cut) apply(folder string) error {
	name := filepath.Join(folder, filepath.FromSlash(c.file))
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	changed, err := c.change(string(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))))
	if err != nil {
		return err
	}
	formatted, err := format.Source([]byte(notice + changed))
	if err != nil {
		return err
	}
	return os.WriteFile(name, formatted, 0o644)
}
