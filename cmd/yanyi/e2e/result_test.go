//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// Resigning on a phone shows the result at once, below the board and above the buttons for what
// to do next. Home then offers a new game and nothing to continue.
func TestAResignationOnAPhone(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ lang, seats, bottom string }{{"zh-Hans", "human,ai:1", "e1"}, {"en", "ai:1,human", "e10"}} {
		b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Scale: 2, Touch: true})
		b.open(t, map[string]string{"game": "xiangqi", "seats": c.seats, "lang": c.lang})
		tap := func(id, worked string) {
			t.Helper()
			b.tab.Wait("(o => !o.Moving && '"+id+"' in o.Controls)(JSON.parse(yanyiProbe()))", time.Minute)
			at := b.look(t).Controls[id]
			b.tab.Tap((at[0]+at[2]/2)/b.scale, (at[1]+at[3]/2)/b.scale)
			b.tab.Wait("(o => "+worked+")(JSON.parse(yanyiProbe()))", time.Minute)
		}
		b.tab.Wait("(o => !o.Moving && !o.Thinking && 'resign' in o.Controls && o.Plies === "+plies(c.seats)+")(JSON.parse(yanyiProbe()))", time.Minute)
		tap("resign", "'resign.yes' in o.Controls")
		tap("resign.yes", "o.Over && 'rematch' in o.Controls")
		// A button that slides under the finger is not pressed at once, and not listed meanwhile.
		now := (&player{t, b}).wait("the buttons at rest", func(o play.Probe) bool { return o.Controls["rematch"][3] > 0 })
		if foot := now.Squares[c.bottom][1]; now.Controls["rematch"][1] < foot || foot < now.Squares["e5"][1] {
			t.Errorf("%s: the person's king at %g, the buttons at %v", c.lang, foot, now.Controls["rematch"])
		}
		shoot(t, b, "resigned-"+c.lang)
		tap("home", "o.Page === '' && 'again' in o.Controls")
		if _, ok := b.look(t).Controls["continue"]; ok {
			t.Errorf("%s: home goes on with a finished game", c.lang)
		}
		shoot(t, b, "home-"+c.lang)
		b.tab.WantNoComplaints()
	}
}

// plies is the number of moves that computers play before the person's first one, as a script
// expression.
func plies(seats string) string {
	if seats[:2] == "ai" {
		return "1"
	}
	return "0"
}

// shoot writes a screenshot when SHOTS names a folder.
func shoot(t *testing.T, b *browser, name string) {
	t.Helper()
	if dir := os.Getenv("SHOTS"); dir != "" {
		b.tab.Wait("!JSON.parse(yanyiProbe()).Moving", time.Minute)
		if err := os.WriteFile(filepath.Join(dir, name+".png"), b.tab.Shot(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
