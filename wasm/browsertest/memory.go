//go:build e2e

package browsertest

import (
	"math"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
)

// Memory is how many bytes the page and all frames of its origin hold after garbage
// collection: the objects of their scripts, and the memory that these hold outside, such as
// buffers. The browser keeps fresh garbage for a moment: the least of a few readings counts.
func Memory(tab *Tab) (scripts, buffers float64) {
	tab.t.Helper()
	scripts, buffers = math.Inf(1), math.Inf(1)
	for range 5 {
		call(tab, heapprofiler.CollectGarbage, cdp.Empty{})
		held := call(tab, runtime.GetHeapUsage, cdp.Empty{})
		scripts, buffers = min(scripts, held.UsedSize+held.EmbedderHeapUsedSize), min(buffers, held.BackingStorageSize)
		time.Sleep(300 * time.Millisecond)
	}
	return scripts, buffers
}
