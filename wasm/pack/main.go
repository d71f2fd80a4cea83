// Command pack puts the page together: the two programs, the loader, the texts
// it speaks, the poster and the icons, as a static site that any file server
// can offer. The Makefile calls it after building the programs into bin/.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"

	"yanyi/scenes/pages/home/cards"
	"yanyi/wasm/module"
)

func main() {
	log.SetFlags(0)
	bin := flag.String("bin", "bin", "folder with yanyi.wasm and engine.wasm")
	out := flag.String("out", "dist", "folder to make; what it held is replaced")
	home := flag.String("site", "", "the `address` under which the site will lie, such as https://example.org/yanyi/: links to it then show\npictures in every chat, and there is a sitemap.xml")
	squeeze := flag.Bool("compress", false, "add .br and .gz files, and the scripts for hosts that cannot be fetched from; traces of faults lose their lines")
	quality := flag.Int("quality", brotli.BestCompression, "how much time the .br files are worth, from 0; the best takes a minute and a half")
	boards := flag.Bool("boards", true, "paint the boards of the first page, which takes some seconds; without them the page paints its own")
	flag.Parse()
	if err := pack(*bin, *out, *home, *squeeze, *quality, *boards); err != nil {
		log.Fatal("pack: ", err)
	}
}

func pack(bin, out, home string, squeeze bool, quality int, boards bool) error {
	home, err := siteAddress(home)
	if err != nil {
		return err
	}
	src, err := read(bin)
	if err != nil {
		return err
	}
	if squeeze {
		for name, program := range src.programs {
			if err := dropLines(program); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	if boards {
		src.boards = paintedBoards(cards.Kinds())
	}
	s, err := assemble(src, home, squeeze)
	if err != nil {
		return err
	}
	if squeeze {
		s.compress(quality)
	}
	if err := s.write(out); err != nil {
		return err
	}
	s.report(out)
	return nil
}

// built is the output of the Go tools and the files that come with them.
type built struct {
	programs map[string][]byte // yanyi.wasm, engine.wasm
	exec     []byte            // wasm_exec.js of the very Go that compiled them
	sound    []byte            // the script of the sound device
	licence  []byte            // Ebitengine's, whose copy in the page is changed (wasm/trimebiten)
	boards   map[string][]byte // painted for the home page
}

// programs are the names of the two programs.
var programs = []string{"yanyi.wasm", "engine.wasm"}

func read(bin string) (*built, error) {
	b := &built{programs: map[string][]byte{}}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	b.exec, err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, err
	}
	if b.sound, err = readSound(); err != nil {
		return nil, err
	}
	engine, err := module.Dir("github.com/hajimehoshi/ebiten/v2")
	if err != nil {
		return nil, err
	}
	if b.licence, err = os.ReadFile(filepath.Join(engine, "LICENSE")); err != nil {
		return nil, err
	}
	for _, name := range programs {
		if b.programs[name], err = os.ReadFile(filepath.Join(bin, name)); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// site is the finished page: contents by slash-separated path.
type site map[string][]byte

// write replaces the folder out by the site.
func (s site) write(out string) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	for name, data := range s {
		to := filepath.Join(out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// report prints the size of a visitor's downloads.
func (s site) report(out string) {
	fmt.Printf("%-14s %10s %10s %10s\n", out+"/", "raw", ".gz", ".br")
	for _, pattern := range []string{"index.html", "wasm_exec.*.js", "loader.*.js", "yanyi.*.wasm", "worker.*.js", "engine.*.wasm"} {
		for p := range s {
			if ok, _ := path.Match(pattern, p); ok {
				fmt.Printf("%-14s %10s %10s %10s\n", pattern, s.size(p), s.size(p+".gz"), s.size(p+".br"))
			}
		}
	}
}

func (s site) size(path string) string {
	if data, ok := s[path]; ok {
		return fmt.Sprint(len(data))
	}
	return "-"
}
