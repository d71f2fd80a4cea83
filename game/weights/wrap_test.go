package weights

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The engine of the page has the numbers of the texts, without their remarks.
func TestTheEngineHasTheNumbersOfTheTexts(t *testing.T) {
	files, err := filepath.Glob("../*/*_txt_js.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	remarks := regexp.MustCompile(`(?m)^(#.*)?\n`)
	for _, name := range files {
		wrapped, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(strings.TrimSuffix(name, "_txt_js.go") + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		if want := "Text = `" + remarks.ReplaceAllString(string(text), "") + "`\n"; !strings.HasSuffix(string(wrapped), want) {
			t.Errorf("%s is not what its text is now: go generate ./game/...", name)
		}
	}
}
