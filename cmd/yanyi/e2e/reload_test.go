//go:build e2e

package e2e

import (
	"testing"

	"yanyi/wasm/browsertest"
)

// A move played at an address is still there after a reload, also in another tab; another
// address begins its own game.
func TestAnAddressGoesOnWithItsGameInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	p := &player{t, b}
	address := map[string]string{"game": "xiangqi", "seats": "human,human"}
	b.open(t, address)
	p.plies(0)
	p.clicks("b1", "c3")
	played := p.plies(1).Position
	b.tab.Reload()
	b.ready(t)
	if o := p.plies(1); o.Position != played {
		t.Errorf("loaded anew it is at\n%s\nwant\n%s", o.Position, played)
	}
	p.clicks("b10", "c8")
	played = p.plies(2).Position
	address["lang"] = "en"
	b.open(t, address)
	if o := p.plies(2); o.Position != played {
		t.Errorf("in English it is at\n%s\nwant\n%s", o.Position, played)
	}
	address["seats"] = "human,ai:1"
	b.open(t, address)
	p.plies(0)
	b.tab.WantNoComplaints()
}
