//go:build e2e

package e2e

import (
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// countSound counts the sound devices that the page opens.
const countSound = `
globalThis.devices = 0;
globalThis.AudioContext = class extends AudioContext { constructor(...how) { super(...how); devices++; } };`

// The page opens no sound device before the first gesture and exactly one with it.
func TestNoSoundDeviceBeforeTheFirstGesture(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Before: countSound})
	b.open(t, map[string]string{"game": "yanyi", "seats": "human,human,human", "lang": "zh-Hans"})
	(&player{t, b}).plies(0)
	if n := browsertest.Eval[int](b.tab, "devices"); n != 0 {
		t.Errorf("%d devices before any gesture", n)
	}
	b.tab.Click(640, 400)
	b.tab.Wait("devices === 1", time.Minute)
	b.tab.WantNoComplaints()
}
