//go:build !js

package paint

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"yanyi/assets"
)

// The fonts of folders are tried in order of likelihood; files that are no fonts are skipped.
func TestFontsOfTheSystem(t *testing.T) {
	dir := t.TempDir()
	regular, err := io.ReadAll(io.NewSectionReader(assets.Regular(), 0, 1<<30))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"Zed.ttf": regular, "Some-Bold.ttf": regular, "deep/NotoSansCJK-Regular.TTC": regular,
		"deep/GreatKai.otf": []byte("no font"), "notes.txt": regular,
	} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files := fontFiles([]string{dir, "", filepath.Join(dir, "nowhere")})
	var names []string
	for _, f := range files {
		names = append(names, filepath.Base(f))
	}
	if want := []string{"GreatKai.otf", "NotoSansCJK-Regular.TTC", "Zed.ttf", "Some-Bold.ttf"}; !slices.Equal(names, want) {
		t.Fatalf("fonts are %v, want %v", names, want)
	}
	if openFont(files[0]) != nil || openFont(filepath.Join(dir, "nothing")) != nil {
		t.Error("what is no font is opened")
	}
	if f := openFont(files[1]); f == nil || !f.draws('魏') || f.draws('\U0008FFFD') || f.draws(' ') {
		t.Error("a font does not draw what it holds, or more")
	}
	if System('\U0008FFFD') != nil {
		t.Error("a font draws what there is not")
	}
}
