//go:build e2e

package e2e

import (
	"fmt"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// On a phone with a notch the page stays out of the cutout, and touches arrive where they are
// made. A pinch enlarges the board without playing a move, and a button shows the whole board
// again.
func TestTwoFingersOnAPhoneWithANotch(t *testing.T) {
	t.Parallel()
	const soon, left, top = 20 * time.Second, 20.0, 40.0
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Scale: 2, Touch: true, Language: "zh-CN", Reduced: true})
	b.openTable(t)
	probe := func(what string) string { return "JSON.parse(yanyiProbe())." + what }
	before := b.look(t).Squares["i1"][0]
	b.tab.Text(fmt.Sprintf(`(s => (s.setProperty("--left", "%gpx"), s.setProperty("--top", "%gpx"), dispatchEvent(new Event("resize"))))
		(document.documentElement.style)`, left, top))
	b.tab.Wait(fmt.Sprintf("%s < %g", probe("Squares.i1[0]"), before-1), soon)

	at := func(square string) (x, y float64) {
		p := b.look(t).Squares[square]
		return p[0]/b.scale + left, p[1]/b.scale + top
	}
	x, y := at("h3")
	b.tab.Tap(x, y)
	b.tab.Wait(probe("Selected === 'h3'"), soon)

	narrow := b.look(t).Squares
	x, y = at("e5")
	b.tab.Spread(x, y, 60, 150)
	b.tab.Wait(fmt.Sprintf("%s > %g", probe("Squares.i1[0]"), narrow["i1"][0]+50), soon)
	if now := b.look(t); now.Plies != 0 || now.Selected != "h3" {
		t.Errorf("two fingers have played: %d turns, selected %q", now.Plies, now.Selected)
	}
	x, y = at("e6")
	b.tab.Swipe(x, y, x, y+60)
	b.tab.Wait(fmt.Sprintf("%s[1] > %g", probe("Squares.e6"), (y-top+40)*b.scale), soon)

	b.tab.Wait(probe("Controls['board.whole']"), soon)
	whole := b.look(t).Controls["board.whole"]
	b.tab.Tap((whole[0]+whole[2]/2)/b.scale+left, (whole[1]+whole[3]/2)/b.scale+top)
	b.tab.Wait(fmt.Sprintf("%s === %g", probe("Squares.i1[0]"), narrow["i1"][0]), soon)
	x, y = at("e3")
	b.tab.Tap(x, y)
	b.tab.Wait(probe("Plies === 1"), soon)
	b.tab.WantNoComplaints()
}
