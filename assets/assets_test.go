package assets

import (
	"os"
	"path/filepath"
	"testing"
)

func TestEveryLocaleFileIsEmbedded(t *testing.T) {
	files, err := filepath.Glob("locales/*.json")
	if err != nil || len(files) != len(Locales()) {
		t.Errorf("%d files (%v), %d embedded", len(files), err, len(Locales()))
	}
	for _, l := range Locales() {
		text, err := os.ReadFile(filepath.Join("locales", l.Name))
		if err != nil || string(text) != l.Text {
			t.Errorf("%s holds something else (%v)", l.Name, err)
		}
	}
}
