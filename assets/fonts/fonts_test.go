package fonts_test

import (
	"io"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"yanyi/assets"
	"yanyi/assets/fonts"
	"yanyi/assets/locale"
)

func parse(t *testing.T, file io.ReaderAt) *sfnt.Font {
	t.Helper()
	f, err := sfnt.ParseReaderAt(file)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// lacking lists the characters of want without a glyph in f.
func lacking(t *testing.T, f *sfnt.Font, want []rune) string {
	t.Helper()
	var buf sfnt.Buffer
	var b strings.Builder
	for _, r := range want {
		i, err := f.GlyphIndex(&buf, r)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func TestFontsHaveEveryCharacter(t *testing.T) {
	if s := lacking(t, parse(t, assets.Regular()), fonts.Regular()); s != "" {
		t.Errorf("Regular lacks %q: run assets/fonts/subset.sh", s)
	}
	if s := lacking(t, parse(t, assets.Bold()), fonts.Bold()); s != "" {
		t.Errorf("Bold lacks %q: run assets/fonts/subset.sh", s)
	}
}

func TestRegularListHasEveryTextOfTheLocales(t *testing.T) {
	list := fonts.Regular()
	for _, key := range locale.Keys() {
		if fonts.Unseen(key) {
			continue
		}
		for _, l := range locale.Langs() {
			for _, r := range l.T(key) {
				if _, ok := slices.BinarySearch(list, r); !ok {
					t.Errorf("%s %s: %q is not listed", key, l, r)
				}
			}
		}
	}
}

func TestLackingSeesAMissingGlyph(t *testing.T) {
	if s := lacking(t, parse(t, assets.Bold()), []rune{'演', 0x20000}); s != "\U00020000" {
		t.Errorf("got %q", s)
	}
}

func TestFontsBearOurNameAndTheLicence(t *testing.T) {
	for style, file := range map[string]io.ReaderAt{"Regular": assets.Regular(), "Bold": assets.Bold()} {
		f := parse(t, file)
		for id, want := range map[sfnt.NameID]string{
			sfnt.NameIDFamily:           "Yanyi Kai",
			sfnt.NameIDFull:             "Yanyi Kai " + style,
			sfnt.NameIDPostScript:       "YanyiKai-" + style,
			sfnt.NameIDCopyright:        "Copyright 2021-2023 LXGW",
			sfnt.NameIDLicense:          "SIL Open Font License, Version 1.1",
			sfnt.NameIDUniqueIdentifier: "Yanyi Kai " + style,
		} {
			got, err := f.Name(nil, id)
			if err != nil || !strings.Contains(got, want) {
				t.Errorf("%s: name %d is %q (%v), want %q", style, id, got, err, want)
			}
		}
	}
}

func TestBoldKeys(t *testing.T) {
	for _, key := range []string{"rules.yanyi.01.head", "general.wu.zhou-yu", "num.7", "game.yanyi.name", "event.diplomacy.alliance.seal", "setup.start", "level.3.name"} {
		if !fonts.IsBold(key) {
			t.Errorf("%s is set in Bold", key)
		}
	}
	for _, key := range []string{"rules.yanyi.01.text", "level.3.line", "why.own", "error.load"} {
		if fonts.IsBold(key) {
			t.Errorf("%s is not set in Bold", key)
		}
	}
}

func TestBoldListsNameWhatExists(t *testing.T) {
	keys := locale.Keys()
	for _, key := range fonts.BoldKeys {
		if !locale.Has(key) {
			t.Errorf("no key %s", key)
		}
	}
	for _, group := range fonts.BoldGroups {
		if !slices.ContainsFunc(keys, func(k string) bool { return strings.HasPrefix(k, group+".") }) {
			t.Errorf("no group %s", group)
		}
	}
	for _, role := range fonts.BoldRoles {
		if !slices.ContainsFunc(keys, func(k string) bool { return strings.HasSuffix(k, "."+role) }) {
			t.Errorf("no role %s", role)
		}
	}
}

func TestBoldCoversPieceFaces(t *testing.T) {
	list := fonts.Bold()
	for _, key := range locale.Keys() {
		if !strings.HasPrefix(key, "piece.") || !strings.HasSuffix(key, ".face") {
			continue
		}
		for _, r := range locale.ZhHans.T(key) {
			if _, ok := slices.BinarySearch(list, r); !ok {
				t.Errorf("%s: %q is not in Bold", key, r)
			}
		}
	}
}
