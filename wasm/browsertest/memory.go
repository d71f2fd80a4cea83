//go:build e2e

package browsertest

import (
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
)

// Memory is how many bytes the page and all frames of its origin hold once their garbage is
// collected: the objects of their scripts, and what these keep outside, such as buffers.
func Memory(tab *Tab) (scripts, buffers float64) {
	tab.t.Helper()
	call(tab, heapprofiler.CollectGarbage, cdp.Empty{})
	held := call(tab, runtime.GetHeapUsage, cdp.Empty{})
	return held.UsedSize + held.EmbedderHeapUsedSize, held.BackingStorageSize
}
