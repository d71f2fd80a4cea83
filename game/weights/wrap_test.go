package weights

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The programs have the numbers of the text files, without their comments.
func TestTheProgramsHaveTheNumbersOfTheTexts(t *testing.T) {
	files, err := filepath.Glob("../*/*_txt.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	remarks, bars := regexp.MustCompile(`(?m)^(#.*)?\n`), regexp.MustCompile(` *[|].*`)
	for _, name := range files {
		wrapped, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := os.ReadFile(strings.TrimSuffix(name, "_txt.go") + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		text := string(file)
		if strings.HasSuffix(name, "tiles_txt.go") {
			text = bars.ReplaceAllString(text, "")
		}
		if want := "Text = `" + remarks.ReplaceAllString(text, "") + "`\n"; !strings.HasSuffix(string(wrapped), want) {
			t.Errorf("%s is not what its text is now: go generate ./game/...", name)
		}
	}
}
