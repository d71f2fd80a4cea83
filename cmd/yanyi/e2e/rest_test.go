//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// alone is the page in its own browser, in which nothing else uses the processor.
func alone(t *testing.T) *browser {
	t.Helper()
	o := browsertest.Options{Language: "zh-CN", Painted: true}
	return served(t, browsertest.Open(t, o), o)
}

// TestThinkingLeavesThePageFree has the strongest computers think and checks that no task of the
// page occupies its thread for more than 50 ms of processor time meanwhile.
func TestThinkingLeavesThePageFree(t *testing.T) {
	b := alone(t)
	for _, game := range []string{"yanyi", "guoji", "anqi", "xiangqi"} {
		b.open(t, map[string]string{"game": game, "seats": strings.TrimSuffix(strings.Repeat("ai:8,", seats(game)), ","), "lang": "zh-Hans"})
		// The first move warms everything up: it fetches and compiles the engine and paints the
		// images.
		(&player{t, b}).wait("a turn and the thought on the next", func(o play.Probe) bool { return o.Plies > 0 && o.Thinking })
		busiest := b.tab.Busiest(func() { time.Sleep(3 * time.Second) })
		t.Logf("%s: the longest task took %v", game, busiest)
		if busiest > 50*time.Millisecond {
			t.Errorf("%s: a task took the page's thread for %v", game, busiest)
		}
	}
	b.tab.WantNoComplaints()
}

func seats(id string) int {
	v, _ := catalog.Find(id)
	return len(v.Info().Seats)
}

// emptyTab is an empty page that requests every frame; without that request a headless browser
// produces none.
const emptyTab = "data:text/html,<script>(function f(){requestAnimationFrame(f)})()</script>"

// TestRestCostsLittle compares the processor time of the idle page with that of an empty tab.
func TestRestCostsLittle(t *testing.T) {
	b := alone(t)
	b.tab.Goto(emptyTab)
	time.Sleep(3 * time.Second)
	empty := load(t, 8*time.Second)
	b.open(t, map[string]string{"game": "yanyi", "seats": "human,human,human", "lang": "zh-Hans"})
	(&player{t, b}).plies(0)
	time.Sleep(8 * time.Second) // the page is idle after five seconds
	page := load(t, 8*time.Second)
	t.Logf("an empty tab takes %.1f %% of a core, the resting page %.1f %%: %.2f times", 100*empty, 100*page, page/empty)
	if page > 1.7*empty {
		t.Errorf("the resting page takes %.2f times the processor of an empty tab, want at most 1.7", page/empty)
	}
}

// load is the share of a core that the browser uses during a time.
func load(t testing.TB, d time.Duration) float64 {
	t.Helper()
	before, start := processorTime(t), time.Now()
	time.Sleep(d)
	return (processorTime(t) - before).Seconds() / time.Since(start).Seconds()
}

// processorTime is the processor time used by all processes that this test has started.
func processorTime(t testing.TB) time.Duration {
	t.Helper()
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil || len(stats) == 0 {
		t.Skip("no /proc to measure by")
	}
	parent, used := map[int]int{}, map[int]int{}
	for _, path := range stats {
		pid, ppid, ticks, err := readStat(path)
		if err == nil { // a process may have ended meanwhile
			parent[pid], used[pid] = ppid, ticks
		}
	}
	total := 0
	for pid, ticks := range used {
		for up := pid; up > 1; up = parent[up] {
			if parent[up] == os.Getpid() {
				total += ticks
				break
			}
		}
	}
	return time.Duration(total) * 10 * time.Millisecond
}

// readStat reads a process's id, parent and processor time in hundredths of a second from /proc
// (proc(5)).
func readStat(path string) (pid, ppid, ticks int, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, 0, 0, err
	}
	open, end := strings.IndexByte(string(data), '('), strings.LastIndexByte(string(data), ')')
	if open < 0 || end < 0 {
		return 0, 0, 0, fmt.Errorf("%s: unreadable", path)
	}
	fields := strings.Fields(string(data[end+1:]))
	numbers := make([]int, 4)
	for i, field := range []string{strings.TrimSpace(string(data[:open])), fields[1], fields[11], fields[12]} {
		if numbers[i], err = strconv.Atoi(field); err != nil {
			return 0, 0, 0, err
		}
	}
	return numbers[0], numbers[1], numbers[2] + numbers[3], nil
}
