//go:build !js

package main

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// F12 saves a screenshot and says where.
func TestF12KeepsAPicture(t *testing.T) {
	windowtest.Need(t)
	dir := t.TempDir()
	for _, name := range []string{"HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, dir)
	}
	w := inWindow(platform.Open(map[string]string{"lang": "en"}, ""))
	defer w.Close()
	w.session = app.New(w)
	s := scenetest.New(w.session.Stack, 640, 480)
	s.Rest(t)
	w.tick(&ui.Input{Keys: []ebiten.Key{ebiten.KeyF12}, Tick: 1})
	w.drawn(s.Screen)
	for end := time.Now().Add(20 * time.Second); w.session.Stack.Said() == "" && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		w.tick(&ui.Input{Tick: 1})
	}
	files, err := filepath.Glob(filepath.Join(dir, "Pictures", "yanyi-*.png"))
	if err != nil || len(files) != 1 || !strings.Contains(w.session.Stack.Said(), files[0]) {
		t.Fatalf("pictures %v (%v), said %q", files, err, w.session.Stack.Said())
	}
	f, err := os.Open(files[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil || picture.Bounds() != s.Screen.Bounds() {
		t.Fatalf("the picture is %v (%v)", picture.Bounds(), err)
	}
	shown := s.Picture()
	for _, at := range [][2]int{{5, 5}, {320, 240}, {600, 100}} {
		r, g, b, _ := picture.At(at[0], at[1]).RGBA()
		wr, wg, wb, _ := shown.At(at[0], at[1]).RGBA()
		if r != wr || g != wg || b != wb {
			t.Errorf("at %v the picture has another colour than the screen", at)
		}
	}
}

// F11 belongs to the window and reaches no page.
func TestF11IsTheWindows(t *testing.T) {
	w := inWindow(&platform.Machine{})
	full := w.Full()
	in := ui.Input{Keys: []ebiten.Key{ebiten.KeyF11}, Tick: 1}
	defer w.SetFull(full)
	if _, ok := machine.Machine(w).(machine.Window); !ok {
		t.Error("the settings find no window")
	}
	w.key(&in)
	if len(in.Keys) > 0 {
		t.Error("a page hears of F11")
	}
}
