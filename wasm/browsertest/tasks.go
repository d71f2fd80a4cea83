//go:build e2e

package browsertest

import (
	"context"
	"encoding/json"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// Busiest is the most processor time of one task on the page's main thread while during runs.
// Time taken by other programs does not count, unlike in the page's own record of long tasks.
func (tab *Tab) Busiest(during func()) (most time.Duration) {
	tab.t.Helper()
	events := tab.trace(during)
	pages := map[thread]bool{}
	for _, e := range events {
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			pages[e.thread] = true
		}
	}
	tasks := 0
	for _, e := range events {
		if e.Name == "RunTask" && pages[e.thread] {
			tasks++
			most = max(most, time.Duration(e.Worked)*time.Microsecond)
		}
	}
	if tasks == 0 {
		tab.t.Fatalf("no task of the page among %d events", len(events))
	}
	return most
}

// thread is the main thread of a page or any other of the browser's.
type thread struct {
	Process int `json:"pid"`
	Thread  int `json:"tid"`
}

// traced is the needed part of a trace event: a task, or a thread's name.
type traced struct {
	thread
	Name   string `json:"name"`
	Worked int64  `json:"tdur"` // µs on a processor
	Args   struct {
		Name string `json:"name"`
	} `json:"args"`
}

// trace collects the browser's trace while during runs.
func (tab *Tab) trace(during func()) (events []traced) {
	tab.t.Helper()
	ctx, cancel := context.WithCancel(tab.ctx)
	defer cancel()
	var raw [][]byte
	done := make(chan bool, 1)
	err := chromedp.Listen(ctx, func(event any) {
		switch e := event.(type) {
		case *tracing.EventDataCollected:
			for _, text := range e.Value {
				raw = append(raw, text)
			}
		case *tracing.EventTracingComplete:
			done <- true
		}
	})
	if err != nil {
		tab.t.Fatal(err)
	}
	call(tab, tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"disabled-by-default-devtools.timeline"},
	}})
	during()
	call(tab, tracing.End, cdp.Empty{})
	select {
	case <-done:
	case <-tab.ctx.Done():
		tab.t.Fatal(tab.ctx.Err())
	}
	return tab.read(raw)
}

// read reads events of which those of no interest may look otherwise.
func (tab *Tab) read(raw [][]byte) (events []traced) {
	for _, text := range raw {
		var e traced
		if json.Unmarshal(text, &e) == nil {
			events = append(events, e)
		}
	}
	return events
}
