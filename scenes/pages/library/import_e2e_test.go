//go:build e2e

package library_test

import (
	"encoding/base64"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"yanyi/render/windowtest"
	"yanyi/wasm/browsertest"
)

// dist is where make dist leaves the page.
const dist = "../../../dist"

const (
	home    = "typeof yanyiProbe === 'function' && 'library' in JSON.parse(yanyiProbe()).Controls"
	atTable = "JSON.parse(yanyiProbe()).Page === 'play' && JSON.parse(yanyiProbe()).Plies === "
)

func init() { windowtest.After = browsertest.Quit }

// atHome opens the page in a browser and waits for its home page.
func atHome(t *testing.T, visit func(testing.TB, browsertest.Options) *browsertest.Tab) *browsertest.Tab {
	t.Helper()
	if _, err := os.Stat(dist + "/index.html"); err != nil {
		t.Fatal("the page is not built: make dist")
	}
	server := httptest.NewServer(browsertest.Careful(dist))
	t.Cleanup(server.Close)
	tab := visit(t, browsertest.Options{Language: "en"})
	tab.Goto(server.URL + "/?e2e=1")
	tab.Wait(home, 2*time.Minute)
	return tab
}

// press holds the middle of a control for some frames and waits until a script reports the
// effect.
func press(t *testing.T, tab *browsertest.Tab, id, worked string) {
	t.Helper()
	tab.Wait(listed(id), 30*time.Second) // a control that has just appeared takes no press
	at := browsertest.Eval[[]float64](tab, "JSON.parse(yanyiProbe()).Controls['"+id+"'].concat()")
	x, y := at[0]+at[2]/2, at[1]+at[3]/2
	tab.Drag(x, y, x, y)
	tab.Wait(worked, 30*time.Second)
}

func listed(id string) string { return "'" + id + "' in JSON.parse(yanyiProbe()).Controls" }

// The buttons of the import page read the clipboard or a chosen file; if the clipboard may not
// be read, the page says what to do.
func TestButtonsBringRecordsInTheBrowser(t *testing.T) {
	t.Parallel()
	tab := atHome(t, browsertest.Open) // permissions apply to a whole browser
	press(t, tab, "library", listed("import"))
	press(t, tab, "import", listed("paste"))
	tab.Clipboard(record(t, "baige", 3), false)
	press(t, tab, "paste", "JSON.parse(yanyiProbe()).Said.includes('paste it here')")
	tab.Clipboard(record(t, "baige", 3), true)
	press(t, tab, "paste", atTable+"3")
	press(t, tab, "back", listed("import")) // back where it was imported
	press(t, tab, "import", listed("file"))
	tab.Offer("game.pgn", record(t, "yanyi", 2))
	press(t, tab, "file", atTable+"2")
	tab.WantNoComplaints()
}

// A record is typed or pasted into the field of the import page.
func TestARecordIsWrittenInTheBrowser(t *testing.T) {
	t.Parallel()
	tab := atHome(t, browsertest.Guest)
	press(t, tab, "library", listed("import"))
	press(t, tab, "import", listed("text"))
	press(t, tab, "text", "document.activeElement.id === 'field'")
	tab.Key(`[Variant "yanyi"] 1. n9m9 *`)
	if got := tab.Text("document.activeElement.value"); got != `[Variant "yanyi"] 1. n9m9 *` {
		t.Errorf("the field holds %q", got)
	}
	press(t, tab, "read", atTable+"1")
	if display := tab.Text("getComputedStyle(document.getElementById('field')).display"); display != "none" {
		t.Errorf("at the table the field is displayed: %s", display)
	}
	tab.WantNoComplaints()
}

// A record pasted or dropped on the page is shown at its table and saved; a bad one is explained
// and loses nothing.
func TestRecordsArriveInTheBrowser(t *testing.T) {
	t.Parallel()
	tab := atHome(t, browsertest.Guest)
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

// A dropped file in an old encoding is decoded by the browser, and one of another program is
// read.
func TestFilesOfOtherProgramsArriveInTheBrowser(t *testing.T) {
	t.Parallel()
	tab := atHome(t, browsertest.Guest)
	for _, c := range []struct{ name, shown string }{
		{"gb18030.pgn", atTable + "30"}, {"tree.xqf", atTable + "3"}, {"big5.pgn", atTable + "30"},
	} {
		data, err := os.ReadFile("../../../game/notation/testdata/records/" + c.name)
		if err != nil {
			t.Fatal(err)
		}
		tab.Text(`(() => {
			const data = new DataTransfer(), bytes = Uint8Array.from(atob("` + base64.StdEncoding.EncodeToString(data) + `"), c => c.charCodeAt(0));
			data.items.add(new File([bytes], "` + c.name + `"));
			document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
		})()`)
		tab.Wait(c.shown, time.Minute)
	}
	kept := tab.Text("JSON.stringify(Object.entries(localStorage).filter(([k]) => k.startsWith('yanyi.game')))")
	for _, want := range []string{"许银", "許功", "屏风马"} {
		if !strings.Contains(kept, want) {
			t.Errorf("%s is not kept: %s", want, kept)
		}
	}
	tab.WantNoComplaints()
}
