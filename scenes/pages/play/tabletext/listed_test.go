package tabletext_test

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/pages/play/tabletext"
)

// A separator never follows a full stop.
func TestListedSentences(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	for _, c := range []struct {
		lang  locale.Lang
		texts []string
		want  string
	}{
		{locale.En, []string{"Three mistakes.", "best 4"}, "Three mistakes · best 4"},
		{locale.ZhHans, []string{"错三次为止。", "", "最多4题"}, "错三次为止 · 最多4题"},
		{locale.En, []string{"", "Three mistakes.", ""}, "Three mistakes."},
	} {
		locale.Use(c.lang)
		if got := tabletext.Listed(c.texts...); got != c.want {
			t.Errorf("%q listed is %q, want %q", c.texts, got, c.want)
		}
	}
}
