//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/training"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest/sample"
	"yanyi/wasm/browsertest"
)

// sampled writes an example of a player's mistakes into a page's store, and returns their text.
func sampled(t *testing.T, b *browser) (text string) {
	t.Helper()
	sample.Mistakes(func(_, kept string) { text = kept }, time.Now())
	scenes, err := sample.Scenes(catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	for key, value := range map[string]string{"cards": text, "game": scenes[len(scenes)-1].Text, "deeds": "game yanyi 2 4 4 0 0\n"} {
		browsertest.Eval[bool](b.tab, fmt.Sprintf("(localStorage.setItem('yanyi.%s', %s), true)", key, quoted(t, value)))
	}
	return text
}

// quoted is a text as a script has it.
func quoted(t *testing.T, text string) string {
	t.Helper()
	script, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	return string(script)
}

// One's own mistakes are two presses from the first page; the solution is asked for or shown, the
// answer is kept, and axe-core finds nothing serious on the way.
func TestMyMistakesInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Language: "zh-TW", Reduced: true, Before: checker(t)})
	p := &player{t, b}
	b.open(t, nil)
	was := sampled(t, b)
	b.open(t, nil)
	j := &judged{t, b.tab, b.server.URL}
	p.press("mistakes")
	p.wait("how one stands", func(o play.Probe) bool {
		return o.Page == "mistakes" && strings.Contains(o.Said, locale.ZhHant.T("cards.days"))
	})
	j.there("practise") // the elements stand in for the canvas
	j.clean("mistakes")
	shoot(t, b, "mistakes")
	p.press("practise")
	p.wait("a card", func(o play.Probe) bool { return o.Live && len(o.Squares) > 0 })
	j.there("solve")
	j.clean("a card")
	p.press("solve")
	b.tab.Wait(fmt.Sprintf("localStorage['yanyi.cards'] && localStorage['yanyi.cards'] !== %s", quoted(t, was)), patience)
	shoot(t, b, "mistakes-shown")
	kept := b.tab.Text("localStorage['yanyi.cards']")
	box, _ := training.Read(kept)
	if n := box.Len(); n == 0 {
		t.Errorf("no card is kept: %q", kept)
	}
	b.reload(t)
	p.press("mistakes")
	p.wait("how one stands after a reload", func(o play.Probe) bool { return o.Page == "mistakes" })
	b.tab.WantNoComplaints()
}

// The names of points are drilled on the board of any game.
func TestCoordinatesInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Width: 480, Height: 520, Language: "en", Reduced: true})
	p := &player{t, b}
	b.open(t, map[string]string{"puzzle": "today"})
	p.press("choose")
	p.press("coordinates")
	p.press("begin")
	for n := range 3 {
		now := p.wait("a question", func(o play.Probe) bool { return o.Page == "coordinates" && o.Plies == n && o.Position != "" })
		if now.Over {
			break // half a minute is little on a slow machine
		}
		p.tap(now.Position)
	}
	shoot(t, b, "coordinates")
	p.wait("the third answer", func(o play.Probe) bool { return o.Plies == 3 || o.Over })
	p.wait("the result", func(o play.Probe) bool { return o.Over })
	b.tab.Wait("(localStorage['yanyi.coordinates'] || '').startsWith('find.')", patience)
	b.tab.WantNoComplaints()
}

// A game is played blindfold: by pressing points and by typing. The pieces hide again after a
// peek, and are seen at the end.
func TestBlindfoldInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true, Before: checker(t)})
	p := &player{t, b}
	b.open(t, nil)
	p.press("settings")
	p.press("search")
	b.tab.InsertText(locale.ZhHans.T("settings.blindfold"))
	p.wait("the setting alone", func(o play.Probe) bool {
		_, found := o.Controls["blindfold"]
		_, other := o.Controls["lastmove"]
		return found && !other
	})
	p.press("blindfold")
	b.tab.Wait("(localStorage['yanyi.settings'] || '').includes('\"blindfold\":true')", patience)
	b.open(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	p.sees("the field", "type")
	j := &judged{t, b.tab, b.server.URL}
	j.there("board/line") // the elements stand in for the canvas
	j.clean("blindfold")
	p.clicks("h3", "e3")
	p.plies(1)
	p.press("peek")
	shoot(t, b, "blindfold-peek")
	p.press("type")
	b.tab.InsertText("h8e8")
	b.tab.Key("\r")
	p.plies(2)
	b.tab.InsertText("h1g3") // the field goes on
	b.tab.Key("\r")
	p.plies(3)
	shoot(t, b, "blindfold")
	p.press("resign")
	p.press("resign.yes")
	p.wait("the end", func(o play.Probe) bool { return o.Over })
	shoot(t, b, "blindfold-over")
	b.tab.WantNoComplaints()
}
