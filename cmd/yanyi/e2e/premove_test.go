//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// A move is chosen while a computer thinks, shown, and played after the computer's; one that has
// not become legal is dropped in words.
func TestAPremoveInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "en", Reduced: true})
	p := &player{t, b}
	// premoves chooses a move before the computer's first one; on a slow machine it may come too late.
	premoves := func(position, from, to string) {
		t.Helper()
		for range 8 {
			b.open(t, map[string]string{"game": "xiangqi", "seats": "ai:8,human", "position": position})
			p.wait("the table", func(o play.Probe) bool { return o.Page == "play" })
			p.tap(from)
			p.tap(to)
			now := p.wait("the move", func(o play.Probe) bool { return o.Premove != "" || o.Plies > 0 })
			if now.Premove == from+to {
				return
			}
		}
		t.Fatalf("%s%s is never chosen in time", from, to)
	}
	premoves("start", "h8", "e8")
	shoot(t, b, "premove")
	now := p.plies(2)
	p.wantPosition(now, "/1c2c4/")
	if now.Premove != "" {
		t.Errorf("%s is still shown", now.Premove)
	}
	premoves("start", "a10", "b10") // it would take back on the horse, which the computer leaves alone
	p.wait("the words", func(o play.Probe) bool {
		return o.Premove == "" && strings.Contains(o.Said, "no longer legal")
	})
	b.tab.WantNoComplaints()
}
