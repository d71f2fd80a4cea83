//go:build e2e

package library_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// dist is where make dist leaves the page.
const dist = "../../dist"

const (
	home    = "typeof yanyiProbe === 'function' && 'library' in JSON.parse(yanyiProbe()).Controls"
	atTable = "JSON.parse(yanyiProbe()).Page === 'play' && JSON.parse(yanyiProbe()).Plies === "
)

// A record pasted on the page, and one dropped on it, are shown at their tables
// and kept; a bad one is explained and loses nothing.
func TestRecordsArriveInTheBrowser(t *testing.T) {
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	server := httptest.NewServer(http.FileServer(http.Dir(dist)))
	defer server.Close()
	tab := browsertest.Open(t, browsertest.Options{Language: "en"})
	tab.Goto(server.URL + "/?e2e=1")
	tab.Wait(home, 2*time.Minute)

	bring := func(event, text string) {
		tab.Text(`(() => {
			const data = new DataTransfer(), text = ` + strconv.Quote(text) + `;
			if ("` + event + `" === "paste") data.setData("text/plain", text);
			else data.items.add(new File([text], "game.pgn", { type: "text/plain" }));
			const about = { bubbles: true, cancelable: true, clipboardData: data, dataTransfer: data };
			const kind = "` + event + `" === "paste" ? ClipboardEvent : DragEvent;
			document.querySelector("canvas").dispatchEvent(new kind("` + event + `", about));
		})()`)
	}
	pasted, dropped := record(t, "baige", 3), record(t, "yanyi", 2)
	bring("paste", pasted)
	tab.Wait(atTable+"3", time.Minute)
	bring("drop", dropped)
	tab.Wait(atTable+"2", time.Minute)
	bring("drop", strings.Replace(dropped, "1. ", "1. a1a1 ", 1))
	tab.Wait("'paste' in JSON.parse(yanyiProbe()).Controls", time.Minute)
	kept := tab.Text("JSON.stringify(Object.entries(localStorage).filter(([k]) => k.startsWith('yanyi.game')))")
	for _, want := range []string{"baige", "yanyi"} {
		if strings.Count(kept, `[Variant \"`+want) != 1 {
			t.Errorf("of %s is kept: %s", want, kept)
		}
	}
	tab.WantNoComplaints()
}
