//go:build e2e

package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"yanyi/wasm/browsertest"
)

// Resigning from a game against computers shows its result; from there a review opens that keys
// step through. Back leads to the result and then to the first page.
func TestTheResultOfAGameOneHasLeft(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	b.open(t, map[string]string{"game": "yanyi", "seats": "human,ai:1,ai:1"})
	press := func(id, worked string) {
		t.Helper()
		b.tab.Wait("'"+id+"' in JSON.parse(yanyiProbe()).Controls", time.Minute)
		// What has just come under the pointer hears no press for half a second.
		for end := time.Now().Add(4 * time.Minute); ; {
			if at, there := b.look(t).Controls[id]; there {
				b.click(t, at[0]+at[2]/2, at[1]+at[3]/2)
			}
			if b.tab.Soon("(o => "+worked+")(JSON.parse(yanyiProbe()))", 10*time.Second) {
				return
			}
			if time.Now().After(end) {
				t.Fatalf("%s: not %s", id, worked)
			}
		}
	}
	press("resign", "'resign.yes' in o.Controls")
	press("resign.yes", "o.Plies === 1")
	press("onward.result", "o.Over && 'review' in o.Controls")
	press("review", "'first' in o.Controls")
	b.tab.Key(kb.Home)
	b.tab.Wait("JSON.parse(yanyiProbe()).Ply === 0", time.Minute)
	board := b.look(t).Squares["i9"]
	b.click(t, board[0], board[1])
	b.tab.Key(kb.ArrowRight)
	b.tab.Wait("JSON.parse(yanyiProbe()).Ply === 1", time.Minute)
	press("back", "o.Live && 'rematch' in o.Controls")
	press("back", "o.Page === ''")
	b.tab.WantNoComplaints()
}
