package main

import (
	"bytes"
	"compress/gzip"
	"io"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/art"
	"yanyi/scenes/pages/home/cards"
)

// A sheet holds every board of a family at rest, equal to the page's own painting, in the sizes
// shown.
func TestSheetsAreWhatThePageWouldPaint(t *testing.T) {
	scenes := cards.Scenes()
	for _, c := range []struct {
		kind cards.Kind
		size int
	}{
		{cards.Kind{Size: 226, Lang: locale.ZhHans}, 113},
		{cards.Kind{Size: 360, Dark: true, Lang: locale.En}, 200},
	} {
		if k, ok := cards.Fitting(c.kind.Look(), c.size); !ok || k != c.kind {
			t.Errorf("boards of %d are made of %+v", c.size, k)
		}
		sheets := paintedBoards([]cards.Kind{c.kind})
		shown := 0
		for _, v := range catalog.All() {
			in := v.Info()
			if !in.Listed() {
				continue
			}
			if scenes[in.ID] == nil {
				t.Errorf("%s has no scene, so its board is painted on the page", in.ID)
				continue
			}
			shown++
			board := unpacked(t, sheets[c.kind.Name(in.Family)]).Board(in.ID, c.size)
			if board == nil {
				t.Errorf("%s: no board of %d", in.ID, c.size)
				continue
			}
			scenes[in.ID].Variant = v
			view, err := scenes[in.ID].View(0)
			if err != nil {
				t.Fatal(err)
			}
			legible := art.Legible(in, view, 0, c.size)
			whole := art.ThumbnailOf(c.kind.Look(), in, view, 0, c.kind.Size, legible)
			if far := apart(board.Scaled(board.W, board.H).Pix, whole.Pix); far > 1.5 {
				t.Errorf("%s: a pixel is %.1f off what was painted", in.ID, far)
			}
			want := art.Thumbnail(c.kind.Look(), in, view, 0, c.size)
			at := art.ThumbnailSize(in, 0, c.size)
			if at != want.Rect.Size() {
				t.Errorf("%s: of size %v, want %v", in.ID, at, want.Rect.Size())
				continue
			}
			if far := apart(board.Scaled(at.X, at.Y).Pix, want.Pix); far > 9.5 {
				t.Errorf("%s: a pixel differs by %.1f", in.ID, far)
			}
		}
		if shown < 10 {
			t.Errorf("only %d boards", shown)
		}
	}
}

// apart is the difference of two pictures at a pixel's channel.
func apart(a, b []uint8) float64 {
	sum := 0
	for i := range a {
		d := int(a[i]) - int(b[i])
		sum += max(d, -d)
	}
	return float64(sum) / float64(len(a))
}

func unpacked(t *testing.T, data []byte) cards.Sheet {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	all, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	s, err := cards.ReadSheet(all)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Sheets are small; the largest ones belong to the family with most variants.
func TestSheetsAreSmall(t *testing.T) {
	kinds := cards.Kinds()
	for name, data := range paintedBoards(kinds[len(kinds)-2:]) {
		t.Logf("%s: %d bytes", name, len(data))
		if most := 350_000; len(data) > most {
			t.Errorf("%s: %d bytes, more than %d", name, len(data), most)
		}
	}
}

// All sheets' names share one hash, known to the loader, which changes with any sheet.
func TestTheLoaderKnowsTheBoards(t *testing.T) {
	s, other := site{}, site{}
	sum := s.addBoards(map[string][]byte{"a": {1}, "b": {2}})
	if s[hashed("boards/a.bin", sum)] == nil || s[hashed("boards/b.bin", sum)] == nil {
		t.Errorf("%v", s)
	}
	if other.addBoards(map[string][]byte{"a": {1}, "b": {3}}) == sum {
		t.Error("other boards lie under the same names")
	}
	var known string
	constant(t, example(t, false), "BOARDS", &known)
	if page := example(t, false); page[hashed("boards/some-boards.bin", known)] == nil {
		t.Errorf("the loader asks for %q", known)
	}
}
