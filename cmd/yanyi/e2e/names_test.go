//go:build e2e

package e2e

import (
	"image"
	"testing"
	"time"

	"yanyi/scenes/platform"
	"yanyi/wasm/browsertest"
)

// The browser draws characters of names that the game's fonts lack; a character the browser
// lacks, too, is drawn as a dot instead of an empty box.
func TestNamesOfOthers(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true, Painted: true})
	b.open(t, map[string]string{"game": "xiangqi", "mode": "play"})
	named := func(name string) image.Image {
		t.Helper()
		record := platform.Pack("[Variant \"xiangqi\"]\n[Red \"" + name + "\"]\n\n1. b3e3 *\n")
		b.tab.Text("location.hash = 'r=" + record + "'")
		b.tab.Wait("JSON.parse(yanyiProbe()).Page === 'play'", 20*time.Second)
		return b.picture(t)
	}
	dots := named("··")
	for _, nobodys := range []string{"\U0008FFFD\U0008FFFE", "\u0378\U000AAAAA\u0301\u0302"} {
		if n := different(dots, named(nobodys)); n > 0 {
			t.Errorf("%+q is not two dots: %d pixels are others", nobodys, n)
		}
	}
	for _, name := range []string{"Łukasz Жук", "a\u0308\u0323", "محمد علي"} {
		if different(dots, named(name)) == 0 {
			t.Errorf("%+q is dots", name)
		}
	}
	b.tab.WantNoComplaints()
}
