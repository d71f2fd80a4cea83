package rules

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
)

// A variant's source has a title and an inventor; a traditional game has none.
func TestSourcesNameTitleAndAuthor(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, l := range locale.Langs() {
		locale.Use(l)
		for _, v := range catalog.All() {
			in := v.Info()
			text := sourceRows(in, tables()[in.ID].inventor)[0].text
			key := "game." + in.ID + ".title"
			if tables()[in.ID].inventor == "" {
				key = "game." + in.ID + ".name"
			}
			if title := locale.T(key); !strings.Contains(text, title) {
				t.Errorf("%s: %q does not name %s", l, text, title)
			}
			author := locale.T("author." + in.Family)
			if strings.Contains(text, author) != (tables()[in.ID].inventor != "") {
				t.Errorf("%s: %s: %q", l, in.ID, text)
			}
		}
	}
}
