//go:build e2e

package firstframe

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

const (
	root   = "../../"
	rounds = 5
	soon   = time.Minute
)

var more = flag.String("pages", "", "further pages to measure, as name=folder,…")

// page is an address whose time to the first picture is measured.
type page struct{ name, address string }

// BenchmarkFirstFrame reports the page's time to the first picture as a multiple of an empty
// program's: medians of several rounds, in each of which every page is opened once with an empty
// cache, in a new browser ("new") and in one whose graphics process is running ("warm"). For
// home it also reports the time from the first picture to the last board ("boards") and to the
// last drawing, the textures ("rest").
func BenchmarkFirstFrame(b *testing.B) {
	list := pages(b)
	for name, visit := range map[string]func(testing.TB, browsertest.Options) *browsertest.Tab{"new": browsertest.Open, "warm": browsertest.Guest} {
		for _, slower := range []float64{1, 4} {
			b.Run(fmt.Sprintf("%s/processor÷%g", name, slower), func(b *testing.B) {
				for b.Loop() {
					report(b, list, measure(b, list, func() *browsertest.Tab {
						return visit(b, browsertest.Options{Before: watch, Slower: slower, Painted: true})
					}))
				}
			})
		}
	}
	browsertest.Quit()
}

// pages serves the empty page and, for every folder, home and a table.
func pages(b *testing.B) []page {
	list := []page{{"empty", serve(b, emptyPage(b)) + "/"}}
	folders := "page=" + root + "dist"
	if *more != "" {
		folders += "," + *more
	}
	for _, folder := range strings.Split(folders, ",") {
		name, dir, found := strings.Cut(folder, "=")
		if !found {
			b.Fatalf("-pages: %q is no name=folder", folder)
		}
		address := serve(b, compressing(dir)) + "/?lang=zh-Hans&e2e=1"
		list = append(list,
			page{name + "-table", address + "&game=yanyi&seats=human,human,human"},
			page{name + "-home", address})
	}
	return list
}

func serve(b *testing.B, h http.Handler) string {
	server := httptest.NewServer(h)
	b.Cleanup(server.Close)
	return server.URL
}

// compressing serves a folder as most hosts do: a file with a .gz beside it is sent compressed.
func compressing(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(path.Clean("/"+r.URL.Path))) + ".gz"); err == nil {
			w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(r.URL.Path)))
			w.Header().Set("Content-Encoding", "gzip")
			r.URL.Path += ".gz"
		}
		files.ServeHTTP(w, r)
	})
}

// emptyPage serves the empty program, compressed as well, on a page that starts it in as few
// steps as possible.
func emptyPage(b *testing.B) http.Handler {
	dir := b.TempDir()
	const start = `<!DOCTYPE html><body><script src="wasm_exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("empty.wasm"), go.importObject).then((p) => go.run(p.instance));
</script>`
	found, _ := filepath.Glob(root + "dist/wasm_exec.*.js") // fails for bad patterns only
	for name, from := range map[string]string{"empty.wasm": root + "bin/empty.wasm", "wasm_exec.js": strings.Join(found, "")} {
		text, err := os.ReadFile(from)
		if err != nil {
			b.Fatal(err)
		}
		write(b, filepath.Join(dir, name), text)
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		z.Write(text) // writing to memory cannot fail
		z.Close()
		write(b, filepath.Join(dir, name+".gz"), packed.Bytes())
	}
	write(b, filepath.Join(dir, "index.html"), []byte(start))
	return compressing(dir)
}

func write(b *testing.B, name string, text []byte) {
	if err := os.WriteFile(name, text, 0o644); err != nil {
		b.Fatal(err)
	}
}

// watch records three times since the navigation. First picture: the program has drawn on the
// canvas with no poster over it, the browser has begun its next frame, and reading a pixel has
// waited for all drawing. Last board: the last drawing after an upload of a picture of a board's
// size. Last drawing: the last of all. The functions of the graphics context are wrapped in
// place, because Ebitengine keeps references to them.
const watch = `{
	const gl = WebGL2RenderingContext.prototype, frame = requestAnimationFrame.bind(globalThis);
	const { bindFramebuffer, drawElements, texSubImage2D } = gl;
	let offscreen = false, drawn = false, board = false;
	gl.texSubImage2D = function (target, level, x, y, w, h, ...what) {
		board ||= w > 60 && h > 60 && w < 600;
		texSubImage2D.call(this, target, level, x, y, w, h, ...what);
	};
	gl.bindFramebuffer = function (target, buffer) {
		offscreen = Boolean(buffer);
		return bindFramebuffer.call(this, target, buffer);
	};
	gl.drawElements = function (...where) {
		drawElements.apply(this, where);
		globalThis.lastFrame = performance.now();
		if (board && !offscreen) globalThis.lastBoard = lastFrame;
		board &&= offscreen;
		if (drawn || offscreen || document.querySelector("#poster:not(.done)")) return;
		drawn = true;
		frame(() => {
			this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
			globalThis.firstFrame = performance.now();
		});
	};
}`

// times are a page's times in milliseconds, one per round.
type times struct {
	first []float64 // to the first picture
	rest  []float64 // from there to the last drawing, for pages that come to rest
	board []float64 // from there to the last drawing with a new board
}

// still is the time without drawing after which a page is at rest.
const still = 700

// measure opens every page once a round.
func measure(b *testing.B, list []page, open func() *browsertest.Tab) []times {
	all := make([]times, len(list))
	for round := range rounds + 1 {
		for i, p := range list {
			tab := open()
			tab.Goto(p.address)
			tab.Wait("globalThis.firstFrame", soon)
			first, rest, board := browsertest.Eval[float64](tab, "firstFrame"), 0., 0.
			if strings.HasSuffix(p.name, "home") {
				tab.Wait(fmt.Sprintf("performance.now() - Math.max(firstFrame, lastFrame) > %d", still), soon)
				rest = browsertest.Eval[float64](tab, "Math.max(0, lastFrame - firstFrame)")
				board = browsertest.Eval[float64](tab, "Math.max(0, lastBoard - firstFrame)")
			}
			tab.Close()
			if round > 0 { // the first round fills the system's file cache and warms up a browser that is reused
				all[i].first, all[i].rest, all[i].board = append(all[i].first, first), append(all[i].rest, rest), append(all[i].board, board)
			}
		}
	}
	return all
}

// report reports the medians and their ratios to the first page's.
func report(b *testing.B, list []page, all []times) {
	b.ReportMetric(0, "ns/op")
	for i, p := range list {
		b.ReportMetric(median(all[i].first), p.name+"-ms")
		if i > 0 {
			b.ReportMetric(median(all[i].first)/median(all[0].first), p.name+"/empty")
		}
		if rest := median(all[i].rest); rest > 0 {
			b.ReportMetric(rest, p.name+"-rest-ms")
			b.ReportMetric(median(all[i].board), p.name+"-boards-ms")
		}
	}
}

func median(of []float64) float64 {
	slices.Sort(of)
	return of[len(of)/2]
}
