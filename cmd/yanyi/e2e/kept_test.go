//go:build e2e

package e2e

import (
	"testing"

	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// A comment and a glyph of a study are kept when the page is closed right after they were
// written.
func TestAStudyIsKeptWhenThePageIsClosed(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Width: 1280, Height: 800, Language: "en-US", Reduced: true})
	p := &player{t, b}
	b.open(t, map[string]string{"game": "xiangqi", "position": "start", "mode": "study"})
	p.clicks("h3", "e3")
	p.wait("the move", func(o play.Probe) bool { return o.Ply == 1 })
	p.press("tab.note")
	p.sees("the notes", "glyph.1")
	p.press("comment")
	b.tab.InsertText("a quiet move")
	p.wait("the comment", func(o play.Probe) bool { return holds(o.Tree, "{a quiet move}") })
	p.press("glyph.1")
	p.wait("the glyph", func(o play.Probe) bool { return holds(o.Tree, "$1") })
	b.tab.Goto("about:blank")
	b.reload(t)
	p.press("library")
	p.press("open.0")
	now := p.wait("the study", func(o play.Probe) bool { return o.Tree != "" })
	if !holds(now.Tree, "$1") || !holds(now.Tree, "{a quiet move}") {
		t.Errorf("opened again the study is %s", now.Tree)
	}
	b.tab.WantNoComplaints()
}
