// Package windowtest helps to test drawing on a screen. Ebitengine reads and draws images only
// while a window's loop runs, so such tests run inside it.
package windowtest

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// screenless reports that there is no display to open a window on. It asks anew each time: the
// environment that tests read decides whether the go command reuses their last result.
func screenless() bool { return os.Getenv("DISPLAY") == "" }

// After ends the shared state of a package's tests, once all have run.
var After = func() {}

// Main is the body of a package's TestMain: it runs the tests within the ticks of a
// small window and exits with their result. Without a display they run without a
// window; those that need one call [Need].
func Main(m interface{ Run() int }) {
	run := func() int { defer func() { After() }(); return m.Run() }
	if screenless() {
		os.Exit(run())
	}
	code := 1
	if err := Run(func() error { code = run(); return nil }); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(code)
}

// Need skips a test where there is no display.
func Need(t testing.TB) {
	t.Helper()
	if screenless() {
		t.Skip("no display")
	}
}

// blind is Mesa's switch for a display that computes no pixel: most tests of pages ask only
// where things lie, and take an eighth of the time with it.
const blind = "LP_NO_RAST"

// Picture reads an image back from the screen. It panics where no pixel is computed, lest
// a test compares nothing with nothing; see test-windowed in the Makefile.
func Picture(img *ebiten.Image) *image.RGBA {
	if os.Getenv(blind) != "" {
		panic("a test looks at pixels, but " + blind + " is set")
	}
	size := img.Bounds().Size()
	out := image.NewRGBA(image.Rectangle{Max: size})
	img.ReadPixels(out.Pix)
	return out
}

// Unlike counts in how many bytes two pictures differ by more than one step. That much the
// place where an image lies in the memory of graphics may change where edges are smooth.
func Unlike(a, b []byte) (n int) {
	if len(a) != len(b) {
		return max(len(a), len(b))
	}
	for i := range a {
		if d := int(a[i]) - int(b[i]); d < -1 || d > 1 {
			n++
		}
	}
	return n
}

// Shot writes an image as name.png for the eye when the environment's SHOTS names a folder.
func Shot(t testing.TB, name string, img *ebiten.Image) {
	t.Helper()
	dir := os.Getenv("SHOTS")
	if dir == "" {
		return
	}
	if err := write(filepath.Join(dir, name+".png"), Picture(img)); err != nil {
		t.Error(err)
	}
}

func write(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

// MedianAllocs is how many allocations frames make while an animation runs: the
// median, as images painted for this animation are sent to the screen once in
// between. Between frames the draws queued so far are carried out, as at the end
// of a frame on the screen: Ebitengine uses its queue again after that.
func MedianAllocs(dst *ebiten.Image, running func() bool, frame func()) uint64 {
	var before, after runtime.MemStats
	counts := make([]uint64, 0, 500)
	for running() {
		runtime.ReadMemStats(&before)
		frame()
		runtime.ReadMemStats(&after)
		counts = append(counts, after.Mallocs-before.Mallocs)
		Flush(dst)
	}
	slices.Sort(counts)
	return counts[len(counts)/2]
}

// Flush carries out the draws queued so far, as at the end of a frame.
func Flush(dst *ebiten.Image) {
	flushed.DrawImage(dst, nil)
	flushed.ReadPixels(pixel[:])
}

var (
	flushed = ebiten.NewImage(1, 1)
	pixel   [4]byte
)
