//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// Mates in one are set up by touch and opened as studies, and their text is copied. In each, one
// of two chariots (or castles) holds the king's second rank and the other comes to his first.
func TestAMateInOneIsSetUp(t *testing.T) {
	for _, c := range []struct {
		game   string
		fields []string
		pieces []string // pieces of the box and their target squares
		want   string
		mate   string
	}{
		{"xiangqi", nil, []string{"piece.rR", "a9", "piece.rR", "b8", "piece.rP", "e5"}, "4k4/R8/1R7/9/9/4P4/9/9/9/4K4 w", "b8b10"},
		{"huanfang", nil, []string{"piece.rR", "a9", "piece.rR", "b8", "piece.rP", "e5"}, "4k4/R8/1R7/9/9/4P4/9/9/9/4K4 w", "b8b10"},
		{"baige", nil, []string{"piece.wR", "a9", "piece.wR", "b8"}, "5k4/R9/1R8/10/10/10/10/10/10/5K4 w", "b8b10"},
		{"chibi", []string{"field.turn.s"}, []string{"piece.sR", "a9", "piece.sR", "b8"}, "/sR,8/1,sR,7/", "b8"}, // on file e as well: the allies' kings hold the files beside it
	} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Scale: 2, Touch: true, Reduced: true})
			p := &player{t, fingers{b}}
			b.open(t, map[string]string{"game": c.game, "lang": "en"})
			p.press("editor")
			p.wait("the editor", func(o play.Probe) bool { return o.Page == "editor" })
			p.press("clear")
			for _, field := range c.fields {
				p.press("tab.position")
				p.press(field)
				p.press("tab.tray")
			}
			for i := 0; i < len(c.pieces); i += 2 {
				if i == 0 || c.pieces[i] != c.pieces[i-2] { // it stays in hand
					p.press(c.pieces[i])
				}
				was := p.look(p).Position
				p.tap(c.pieces[i+1])
				p.wait("the piece", func(o play.Probe) bool { return o.Position != was })
			}
			now := p.wait("the mate", func(o play.Probe) bool { return strings.Contains(o.Position, c.want) })
			shoot(t, b, "editor-"+c.game)
			browsertest.Eval[bool](b.tab, "(navigator.clipboard.writeText = text => (window.copied = text, Promise.resolve()), true)")
			p.press("share")
			p.press("kind.text")
			p.wait("the text", func(o play.Probe) bool { _, ok := o.Controls["form.fen"]; return ok }) // the link has a copy button, too
			p.press("copy")
			b.tab.Wait("(window.copied || '').startsWith('"+now.Position+"')", patience)
			p.press("back")
			p.press("study")
			p.wait("the study", func(o play.Probe) bool { return o.Page == "play" && o.Position == now.Position })
			p.wait("the mate found", func(o play.Probe) bool { return len(o.Advised) > 0 && strings.HasPrefix(o.Advised[0], c.mate) })
			p.press("back")
			p.wait("the editor again", func(o play.Probe) bool { return o.Page == "editor" && o.Position == now.Position })
			b.reload(t)
			b.tab.WantNoComplaints()
		})
	}
}
