package play

import (
	"fmt"
	"testing"

	"yanyi/scenes/scenetest"
)

// A stratagem that comes into force unrolls over the one before, in 240 ms, and
// cross-fades in 120 with little motion; looking at one does neither. Then the page
// is at rest.
func TestStratagemsInForceUnroll(t *testing.T) {
	for _, size := range frames {
		for _, still := range []bool{false, true} {
			w := showOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: still}, "weiwo", weiwoStart, size[0], size[1])
			if w.page.unrolls[0].left != 0 {
				t.Fatal("a game just opened unrolls")
			}
			w.click("e2", false)
			w.click("d2", false)
			u, n := &w.page.unrolls[0], 0
			if u.was.name != "兵可退" || u.now.name != "升底兵" || u.left == 0 {
				t.Fatalf("%v: nothing unrolls: %+v", size, *u)
			}
			for ; u.left > 0; n++ {
				if n == 2 {
					w.shot(fmt.Sprintf("unroll-%t", still))
				}
				w.step()
			}
			if most := map[bool]int{false: unrollTicks, true: unrollStill}[still]; n > most {
				t.Errorf("%v: unrolls for %d ticks, at most %d", size, n, most)
			}
			w.settle()
			if w.Stack.Changing() {
				t.Error("does not come to rest")
			}
			restore := uncollected()
			u.left = u.of
			if allocs := testing.AllocsPerRun(u.of-2, func() { w.Stack.Update() }); allocs != 0 || u.left == 0 {
				t.Errorf("%v allocations a tick", allocs)
			}
			restore()
		}
	}
}
