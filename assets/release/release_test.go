package release

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"yanyi/assets/locale"
)

var entry = regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+) · (\d{4}-\d\d-\d\d)$`)

// The changelog begins with this version, newest first; each entry has its date and a few lines
// for players.
func TestTheChangelogBeginsWithThisVersion(t *testing.T) {
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	heads := entry.FindAllStringSubmatch(string(text), -1)
	bodies := entry.Split(string(text), -1)[1:]
	if len(heads) == 0 || heads[0][1] != Version {
		t.Fatalf("its entries are %v, the version is %s", heads, Version)
	}
	if strings.Count(string(text), "\n## ") != len(heads) {
		t.Errorf("an entry's head is none of %v", heads)
	}
	for i, head := range heads {
		if i > 0 && head[2] > heads[i-1][2] {
			t.Errorf("%s is newer than the entry above it", head[1])
		}
		if n := strings.Count(bodies[i], "\n- "); n < 2 || n > 12 {
			t.Errorf("%s tells of %d changes", head[1], n)
		}
	}
}

// The news have as many lines as are shown, in every language.
func TestWhatIsNewIsTold(t *testing.T) {
	for n := 1; n <= Lines+1; n++ {
		if key := fmt.Sprintf("news.%d", n); locale.Has(key) != (n <= Lines) {
			t.Errorf("%s: told %t", key, locale.Has(key))
		}
	}
}
