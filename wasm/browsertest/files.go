//go:build e2e

package browsertest

import (
	"os"
	"path/filepath"
	"strconv"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Clipboard puts a text on the clipboard and answers for the reader whether pages may read it.
func (tab *Tab) Clipboard(text string, granted bool) {
	tab.t.Helper()
	setting := browser.PermissionSettingDenied
	if granted {
		setting = browser.PermissionSettingGranted
	}
	for name, answer := range map[string]browser.PermissionSetting{
		"clipboard-write": browser.PermissionSettingGranted, "clipboard-read": setting,
	} {
		call(tab, browser.SetPermission, browser.SetPermissionParams{
			Permission: &browser.PermissionDescriptor{Name: name}, Setting: answer,
		})
	}
	Eval[bool](tab, "navigator.clipboard.writeText("+strconv.Quote(text)+").then(() => true)")
}

// Offer answers the next dialog in which the page lets the reader choose a file: the
// reader chooses one with this name and content.
func (tab *Tab) Offer(name, content string) {
	tab.t.Helper()
	file := filepath.Join(tab.t.TempDir(), name)
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		tab.t.Fatal(err)
	}
	call(tab, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	err := chromedp.Listen(tab.ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			go func() { // the listener must return before a command is answered
				_, err := chromedp.Call(tab.ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{
					Files: []string{file}, BackendNodeID: e.BackendNodeID,
				})
				if err != nil {
					tab.t.Error(err)
				}
			}()
		}
	})
	if err != nil {
		tab.t.Fatal(err)
	}
	call(tab, page.Enable, page.EnableParams{})
}
