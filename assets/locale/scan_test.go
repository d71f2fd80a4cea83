package locale

import (
	"encoding/json"
	"strings"
	"testing"

	"yanyi/assets"
)

// The scanner reads the same as encoding/json.
func TestDeckIsWhatJSONSays(t *testing.T) {
	n := 0
	for _, f := range assets.Locales() {
		var rows map[string]map[string]any
		if err := json.Unmarshal([]byte(f.Text), &rows); err != nil {
			t.Fatal(f.Name, err)
		}
		n += len(rows)
		for key, r := range rows {
			for _, l := range Langs() {
				if got := l.T(key); got != r[l.Tag()] {
					t.Errorf("%s %s: %q, JSON says %q", key, l, got, r[l.Tag()])
				}
			}
		}
	}
	if n != len(Keys()) {
		t.Errorf("%d keys, JSON says %d", len(Keys()), n)
	}
}

func TestFaultyDecksAreErrors(t *testing.T) {
	for text, want := range map[string]string{
		``:                                        `line 1: '{' is missing`,
		`{"a.b": {"en": "x"}`:                     `line 1: ',' is missing`,
		`{"a.b": {"en": "x"} "c": {}}`:            `line 1: ',' is missing`,
		`{"a.b" {}}`:                              `line 1: ':' is missing`,
		"{\n\"a.b\": {\"fr\": \"x\"}}":            `line 2: "fr" is neither a language nor a field`,
		`{"a.b": {"en": "x\n"}}`:                  `line 1: texts have no escapes and no line breaks`,
		"{\"a.b\": {\"en\": \"x\ny\"}}":           `line 1: texts have no escapes and no line breaks`,
		`{"a.b": {"en": "x`:                       `line 1: a string has no end`,
		`{"a.b": {"en": 7}}`:                      `line 1: '"' is missing`,
		`{"a.b": {"might": "x"}}`:                 `line 1: a number is missing`,
		`{"a.b": {"places": {"yanyi": "R"}}}`:     `line 1: "R" is no place`,
		`{"a.b": {"en": "x"}, "a.b": {"en": ""}}`: `line 1: a.b is given twice`,
		`{"a.b": {"how": ["x" "y"]}}`:             `line 1: ',' is missing`,
		`{} {}`:                                   `line 1: something follows the end`,
	} {
		d := &copyDeck{texts: texts{}}
		if err := d.read(text); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

func FuzzScanner(f *testing.F) {
	f.Add(`{"general.x": {"en": "x", "might": 3, "yanyi": {"piece": "R", "nth": 1}, "guoji": null, "how": ["a", "b"]}}`)
	f.Add(`{"a": {"epithet": {"en": "}"}}}`)
	f.Fuzz(func(t *testing.T, text string) {
		d := &copyDeck{texts: texts{}}
		if d.read(text) != nil {
			return
		}
		// Except for leading zeros and invalid UTF-8, encoding/json accepts what the scanner
		// accepts.
		if !json.Valid([]byte(strings.ToValidUTF8(text, "?"))) && !strings.ContainsAny(text, "0123456789") {
			t.Errorf("%q is no JSON", text)
		}
	})
}

func BenchmarkDeck(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		d := &copyDeck{texts: make(texts, 2048)}
		for _, f := range assets.Locales() {
			if err := d.read(f.Text); err != nil {
				b.Fatal(err)
			}
		}
	}
}
