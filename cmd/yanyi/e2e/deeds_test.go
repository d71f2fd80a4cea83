//go:build e2e

package e2e

import (
	"strings"
	"testing"
	"time"

	"yanyi/scenes/pages/play"
	"yanyi/scenes/session"
	"yanyi/wasm/browsertest"
)

// A resigned game is listed on the progress page, also after a reload. The exported file
// contains it; after everything is erased the page is that of a first visit; importing the file
// restores it.
func TestWhatOneHasDoneInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "en", Reduced: true})
	p := &player{t, b}
	b.open(t, map[string]string{"game": "xiangqi", "seats": "human,ai:1"})
	p.wait("the first turn", func(o play.Probe) bool { return o.Live })
	p.press("resign")
	p.press("resign.yes")
	p.wait("the result", func(o play.Probe) bool { return o.Over })
	lost := func(o play.Probe) bool {
		return o.Page == "progress" && strings.Contains(o.Said, "0 won · 0 drawn · 1 lost") && strings.Contains(o.Said, "0/1")
	}
	for range 2 {
		b.open(t, nil)
		p.press("progress")
		p.wait("the lost game", lost)
	}
	shoot(t, b, "progress")

	p.press("data")
	browsertest.Eval[bool](b.tab, `(() => {
		const make = URL.createObjectURL;
		URL.createObjectURL = (blob) => { blob.text().then((text) => { document.body.dataset.file = text; }); return make(blob); };
		return true;
	})()`)
	p.press("export")
	b.tab.Wait("document.body.dataset.file", time.Minute)
	file := b.tab.Text("document.body.dataset.file")
	if _, ok := session.IsBackup(file); !ok || !strings.Contains(file, `Result \"black\"`) {
		t.Errorf("the file holds %q", file)
	}

	p.press("erase")
	p.press("erase.yes")
	p.wait("the first page", func(o play.Probe) bool { _, ok := o.Controls["learn"]; return ok && o.Page == "" })
	if left := b.tab.Text("Object.keys(localStorage).filter((key) => key.startsWith('yanyi')).join()"); left != "" {
		t.Errorf("left is %s", left)
	}
	p.press("progress")
	p.wait("nothing done", func(o play.Probe) bool { return o.Page == "progress" && !strings.Contains(o.Said, "lost") })

	p.press("data")
	p.press("import")
	b.tab.Offer("yanyi.txt", file)
	p.press("file")
	p.press("restore.yes")
	p.press("progress")
	p.wait("the lost game again", lost)
	b.tab.WantNoComplaints()
}
