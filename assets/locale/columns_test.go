package locale

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"yanyi/assets"
)

func TestColumnsHoldTheTextsOfTheirFiles(t *testing.T) {
	want := &copyDeck{texts: texts{}}
	for _, f := range assets.Locales() {
		if f.Packed() {
			want.mustRead(f)
		}
	}
	text, err := Columns()
	if err != nil {
		t.Fatal(err)
	}
	got := &copyDeck{texts: texts{}}
	if err := got.readColumns(text); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.keys, want.keys) || !maps.Equal(got.texts, want.texts) {
		for _, key := range want.keys {
			if got.texts[key] != want.texts[key] {
				t.Fatalf("%s: %q, not %q", key, got.texts[key], want.texts[key])
			}
		}
		t.Fatal("other keys than in the files")
	}
	if n := strings.Count(text, "\n\n"); n < 100 {
		t.Errorf("few texts of zh-Hant follow from zh-Hans: %d empty lines", n)
	}
}

func TestKeysShareTheirFirstWords(t *testing.T) {
	last := ""
	for _, key := range []string{"a.b", "a.b.c", "a.bc", "a", "b.b.c", "b.b.d", "b.b.d.e"} {
		short := shorten(key, last)
		if got := lengthen(short, last); got != key {
			t.Errorf("%s after %s: %q becomes %s", key, last, short, got)
		}
		last = key
	}
	if short := shorten("a.b.d", "a.b.c"); short != "..d" {
		t.Errorf("a.b.d after a.b.c: %q", short)
	}
}

func FuzzReadColumns(f *testing.F) {
	text, err := Columns()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text[:2000])
	f.Add("1\n\u9a6c\n\u99ac\nkey\n\u9a6c\n\nhorse\n")
	f.Add("1\n\u9a6c\n\n....key\n\u9a6c\n\nhorse\n")
	f.Add("-1\n\n\n")
	f.Add("4611686018427387904\n\n\n")
	f.Fuzz(func(t *testing.T, text string) {
		d := &copyDeck{texts: texts{}}
		if err := d.readColumns(text); err == nil && strings.Count(text, "\n") != 3+4*len(d.keys) {
			t.Errorf("%d keys of %d lines", len(d.keys), strings.Count(text, "\n"))
		}
	})
}
