//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// quickTaps are taps of one finger that begin and end within one browser task, as on a machine
// too busy to draw a frame in between.
const quickTaps = `(() => {
	const canvas = document.querySelector("canvas");
	for (const [clientX, clientY] of %s) {
		const finger = new Touch({ identifier: 7, target: canvas, clientX, clientY });
		const tell = (type, down) => canvas.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true,
			touches: down, targetTouches: down, changedTouches: [finger] }));
		tell("touchstart", [finger]);
		tell("touchend", []);
	}
})()`

// Several taps between two frames are neither lost nor merged.
func TestTapsBetweenTwoFramesCount(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Touch: true})
	b.open(t, map[string]string{"game": "yanyi"})
	tap := func(worked string, ids ...string) {
		t.Helper()
		var at []string
		for _, id := range ids {
			b.tab.Wait("'"+id+"' in JSON.parse(yanyiProbe()).Controls", time.Minute)
			r := browsertest.Eval[[]float64](b.tab, "JSON.parse(yanyiProbe()).Controls['"+id+"']")
			at = append(at, fmt.Sprintf("[%v, %v]", r[0]+r[2]/2, r[1]+r[3]/2))
		}
		b.tab.Text(fmt.Sprintf(quickTaps, "["+strings.Join(at, ", ")+"]"))
		b.tab.Wait(worked, 20*time.Second)
	}
	tap("'name.0' in JSON.parse(yanyiProbe()).Controls", "seat.0.who.human")
	tap("JSON.parse(yanyiProbe()).Page === 'play'", "seat.0.who.human", "begin")
	b.tab.WantNoComplaints()
}
