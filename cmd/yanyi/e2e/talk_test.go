//go:build e2e

package e2e

import (
	"testing"

	"yanyi/scenes/pages/play"
)

// A phrase sent from the card over the board arrives on the other page and is still shown after
// a reload. Escape closes the card.
func TestPhrasesInTheBrowser(t *testing.T) {
	t.Parallel()
	f := newFriends(t, 2)
	code := f.create("xiangqi", "")
	f.open(1, "&room="+code)
	f.sit(1, "Ben")
	f.begin(2)
	f.same(0)
	f.pages[0].press("talk")
	f.pages[0].press("phrase.6")
	f.tab(1).Wait(`heard.some((m) => m.includes('"phrase"'))`, patience)
	f.tab(1).Reload()
	f.pages[1].program.(*browser).ready(f)
	f.pages[1].press("talk")
	f.pages[1].sees("the card", "phrase.6")
	f.pages[1].escape(t)
	f.pages[1].wait("the card to close", func(o play.Probe) bool { _, ok := o.Controls["phrase.6"]; return !ok })
	for i := range f.pages {
		f.tab(i).WantNoComplaints()
	}
}
