package app_test

import (
	"runtime"
	"strings"
	"testing"

	"yanyi/scenes/app"
	"yanyi/scenes/platform"
	"yanyi/scenes/scenetest"
)

// hostile are addresses constructed to exhaust the program that opens them.
func hostile() map[string]map[string]string {
	wide := strings.Repeat("﷽𰻞𝕎", 4000)
	link := func(record string) map[string]string { return map[string]string{"r": platform.Pack(record)} }
	const xiangqi = "[Variant \"xiangqi\"]\n"
	return map[string]map[string]string{
		"a name":          link(xiangqi + "[Red \"" + wide + "\"]\n\n1. b3e3 *"),
		"names in yanyi":  link("[Variant \"yanyi\"]\n[Wu \"" + wide + "\"]\n[Wei \"" + wide + "\"]\n[Shu \"" + wide + "\"]\n\n*"),
		"a date":          link(xiangqi + "[Date \"" + wide + "\"]\n\n1. b3e3 *"),
		"a comment":       link(xiangqi + "\n1. b3e3 {" + wide + "} *"),
		"many comments":   link(xiangqi + "\n1. b3e3 " + strings.Repeat("{a}", 300000) + " *"),
		"an illegal turn": link(xiangqi + "\n1. b3e3 " + wide + " *"),
		"a position":      link(xiangqi + "[FEN \"" + wide + "\"]\n\n*"),
		"many faults":     link("[Variant \"yanyi\"]\n[FEN \"" + strings.Repeat("?,", 1000) + strings.Repeat("/", 16) + " u uws - idle - 0\"]\n\n*"),
		"no tag pairs":    link(strings.Repeat("[\n", 400000)),
		"many tags":       link(xiangqi + strings.Repeat("[a \"b\"]\n", 100000)),
		"a bomb":          {"r": platform.Pack(strings.Repeat("x", 30<<20))},
		"many turns":      link("[Variant \"yanyi\"]\n\n" + strings.Repeat("a9a10 a9a10 a9a10 ", 50000)),
		"no such game":    {"game": wide, "seats": "human"},
		"seats":           {"game": "xiangqi", "seats": strings.Repeat("ai:", 100000) + ",human"},
		"a view":          {"game": "xiangqi", "seats": "human,human", "view": wide},
		"a bare position": {"game": "xiangqi", "position": wide},
	}
}

// A hostile address costs no more than any other: the text that the program reads, measures and
// lays out is bounded.
func TestHostileAddressesCostWhatOthersCost(t *testing.T) {
	const most = 300 << 20 // bytes allocated until the picture is drawn; a link of names once took 4 GB
	for name, params := range hostile() {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		s := app.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Params: params})
		stage := scenetest.New(s.Stack, 480, 520)
		if err := stage.Settle(80); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		n := after.TotalAlloc - before.TotalAlloc
		t.Logf("%-18s %4d MB, says %.60q", name, n>>20, s.Stack.Said())
		if n > most {
			t.Errorf("%s: %d MB", name, n>>20)
		}
	}
}
