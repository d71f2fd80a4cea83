package notation_test

import (
	"os"
	"path/filepath"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// FuzzOpen checks that no file breaks the readers and that a game read is written in every
// format, of which Yanyi's own reads as the same game.
func FuzzOpen(f *testing.F) {
	files, err := filepath.Glob("testdata/records/*")
	if err != nil || len(files) < 25 {
		f.Fatalf("%d files, %v", len(files), err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, found := range notation.Open(data, decoded) {
			m, err := match.ParseLegal(catalog.Named, found.Text)
			if err != nil {
				continue
			}
			for form := notation.AsRecord; form <= notation.AsDhtml; form++ {
				text, err := match.Export(m, form)
				if err == nil && form != notation.AsRecord {
					continue
				}
				if back, err := match.Parse(catalog.Named, text); form == notation.AsRecord && m.Cut() == nil && (err != nil || back.Record() != m.Record()) {
					t.Fatalf("%q is written as\n%s\nwhich reads otherwise (%v)", found.Text, text, err)
				}
			}
		}
	})
}

// FuzzTurn checks that no word breaks the reader, and that the result is a legal turn or the
// word itself.
func FuzzTurn(f *testing.F) {
	for _, text := range []string{"炮二平五", "前炮進2", "炮前进二", "C2.5", "++C2", "15=6", "Che2", "C2xe2", "前三兵进一", "+/C2.5=R^N", "x/e1~e2", "。", "马８进７!?"} {
		f.Add(text)
	}
	v, _ := catalog.Find("qiji")
	pos, err := v.Parse("start", nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, zero := range []bool{false, true} {
			s := notation.Spelling{Info: v.Info(), Zero: zero}
			s.Why(pos, text)
			if again := s.Canonical(pos, text); !zero && s.Canonical(pos, again) != again {
				t.Errorf("%q is %q, and that %q", text, again, s.Canonical(pos, again))
			}
		}
	})
}
