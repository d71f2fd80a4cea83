//go:build e2e

package e2e

import (
	"fmt"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// quickTap is a tap that begins and ends in one task of the browser, as on a machine
// too busy to draw a frame meanwhile.
const quickTap = `(() => {
	const canvas = document.querySelector("canvas");
	const finger = new Touch({ identifier: 7, target: canvas, clientX: %v, clientY: %v });
	const tell = (type, down) => canvas.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true,
		touches: down, targetTouches: down, changedTouches: [finger] }));
	tell("touchstart", [finger]);
	tell("touchend", []);
})()`

// A tap between two frames is not lost.
func TestATapBetweenTwoFramesCounts(t *testing.T) {
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Touch: true})
	b.open(t, map[string]string{"game": "yanyi"})
	tap := func(id, worked string) {
		t.Helper()
		b.tab.Wait("'"+id+"' in JSON.parse(yanyiProbe()).Controls", time.Minute)
		at := browsertest.Eval[[]float64](b.tab, "JSON.parse(yanyiProbe()).Controls['"+id+"']")
		b.tab.Text(fmt.Sprintf(quickTap, at[0]+at[2]/2, at[1]+at[3]/2))
		b.tab.Wait(worked, 20*time.Second)
	}
	tap("seat.0.who.human", "'name.0' in JSON.parse(yanyiProbe()).Controls")
	tap("begin", "JSON.parse(yanyiProbe()).Page === 'play'")
	b.tab.WantNoComplaints()
}
