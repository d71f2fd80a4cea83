package repository

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// knowing lists the packages that may import one that knows where a game runs, with reasons.
var knowing = map[string]map[string]string{
	"scenes/online":      {"scenes/host/remote": "speaks with the others"},
	"scenes/host/remote": {"scenes/app": "gives it to the session"},
	"scenes/host/study": {
		"scenes/cards":        "looks through games without showing them",
		"scenes/pages/play":   "opens the table",
		"scenes/pages/lesson": "a step of a lesson is a study in which little is allowed",
		"scenes/pages/puzzle": "a puzzle is a study in which only what solves it is played",
	},
	"scenes/host/local": {"scenes/pages/play": "opens the table", "scenes/scenetest/tabletest": "opens tables for tests"},
}

// TestOnlyHostsKnowWhereAGameRuns checks that whatever shows a game asks only its host
// (scenes/host), neither the host's kind nor the room or engine behind it.
func TestOnlyHostsKnowWhereAGameRuns(t *testing.T) {
	used := map[string]bool{}
	for _, p := range list(t) {
		from := strings.TrimPrefix(p.ImportPath, module)
		if !within(p.ImportPath, module+"scenes") {
			continue
		}
		for of, who := range knowing {
			if from == of || !slices.Contains(p.Imports, module+of) {
				continue
			}
			used[of+" "+from] = true
			if who[from] == "" {
				t.Errorf("%s imports %s", from, of)
			}
		}
	}
	for of, who := range knowing {
		for from := range who {
			if !used[of+" "+from] {
				t.Errorf("%s need not be allowed to import %s", from, of)
			}
		}
	}
	for _, name := range own(t, root) {
		if !strings.HasPrefix(name, "scenes/") || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		for _, asks := range []string{".(*local.Host)", "lsewhere != nil", "lsewhere == nil"} {
			if strings.Contains(string(text), asks) {
				t.Errorf("%s asks where a game runs: %s", name, asks)
			}
		}
	}
}
