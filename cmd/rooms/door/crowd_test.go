//go:build !js

package door

import (
	"maps"
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// A few requests are served at once and thousands in order, each once, within a second; later
// arrivals are served after them.
func TestACrowdIsServedInTurn(t *testing.T) {
	for many, within := range map[int]time.Duration{1: 0, someServed: 0, 4000: time.Second, 50_000: 1200 * time.Millisecond} {
		synctest.Test(t, func(t *testing.T) {
			var c crowd
			start, served, at := time.Now(), make(chan time.Duration, many+1), map[time.Duration]int{}
			serve := func() { served <- time.Since(start) }
			for range many {
				c.start(serve)
			}
			time.Sleep(within / 2)
			c.start(func() {
				if d := time.Since(start); within > 0 && len(served) < many-someServed {
					t.Errorf("who comes late is served after %v, before %d of %d", d, many-len(served), many)
				}
				served <- time.Since(start)
			})
			time.Sleep(2 * time.Second)
			synctest.Wait()
			for range many + 1 {
				at[<-served]++
			}
			last := slices.Max(slices.Collect(maps.Keys(at)))
			most := slices.Max(slices.Collect(maps.Values(at)))
			if last > within+breath || most > max(someServed, many/mostShare)+1 {
				t.Errorf("%d are served in %v, up to %d at once", many, last, most)
			}
			if c.serving || c.waiting != nil {
				t.Error("it is not forgotten")
			}
		})
	}
}
