package rules

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
)

// Every term and sentence named by a table is in the deck, none twice, and every term of the
// deck is in some variant's glossary.
func TestTablesNameWhatTheDeckHas(t *testing.T) {
	used := map[string]bool{}
	for id, has := range tables() {
		if _, ok := catalog.Find(id); !ok {
			t.Errorf("no game %s", id)
		}
		if sorted := slices.Sorted(slices.Values(has.terms)); len(slices.Compact(sorted)) != len(has.terms) {
			t.Errorf("%s: a term stands twice in %v", id, has.terms)
		}
		keys := []string{}
		for _, term := range has.terms {
			keys = append(keys, "gloss."+term+".name", "gloss."+term+".text")
		}
		for _, k := range has.notation {
			keys = append(keys, "rulespage.notation."+k)
		}
		if has.inventor != "" {
			keys = append(keys, "author."+has.inventor)
		}
		for _, k := range keys {
			used[k] = true
			if !locale.Has(k) {
				t.Errorf("%s: no key %s", id, k)
			}
		}
	}
	for _, key := range locale.Keys() {
		if (strings.HasPrefix(key, "gloss.") || strings.HasPrefix(key, "author.")) && !used[key] {
			t.Errorf("no game's page shows %s", key)
		}
	}
	for _, v := range catalog.All() {
		if len(tables()[v.Info().ID].terms) == 0 {
			t.Errorf("%s has no glossary", v.Info().ID)
		}
	}
}

func TestReadTablesReportsFaults(t *testing.T) {
	for _, text := range []string{"yanyi terms", "yanyi colours red", "yanyi terms a\nyanyi"} {
		if _, err := readTables(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}
