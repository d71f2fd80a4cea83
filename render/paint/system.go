//go:build !js

package paint

import (
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sort"
	"strings"
	"sync"

	"golang.org/x/image/font/sfnt"
)

// The limits of the search for characters that our own fonts lack.
const (
	maxFiles  = 4000  // in the folders of fonts
	maxSystem = 64    // fonts opened, the likeliest first
	maxAsked  = 10000 // characters with a remembered font
)

// system is the fonts of the system as far as they were needed.
var system struct {
	sync.Mutex
	files  []string // not yet opened
	listed bool
	opened int
	fonts  []*Font
	asked  map[rune]*Font
}

// System is the first font of the system that draws a character, nil if none does.
func System(c rune) *Font {
	system.Lock()
	defer system.Unlock()
	if f, ok := system.asked[c]; ok {
		return f
	}
	if system.asked == nil || len(system.asked) >= maxAsked {
		system.asked = map[rune]*Font{}
	}
	f := findSystem(c)
	system.asked[c] = f
	return f
}

func findSystem(c rune) *Font {
	if i := slices.IndexFunc(system.fonts, func(f *Font) bool { return f.draws(c) }); i >= 0 {
		return system.fonts[i]
	}
	if !system.listed {
		system.listed, system.files = true, fontFiles(fontFolders())
	}
	for len(system.files) > 0 && system.opened < maxSystem {
		name := system.files[0]
		system.files = system.files[1:]
		f := openFont(name)
		if f == nil {
			continue
		}
		system.opened++
		system.fonts = append(system.fonts, f)
		if f.draws(c) {
			return f
		}
	}
	return nil
}

// draws reports whether a font holds a character and its outline.
func (f *Font) draws(c rune) bool { return f.Covers(c) && len(f.glyph(c).segments) > 0 }

// openFont opens a font's file, a collection's first, which stays open; nil if it is unreadable.
func openFont(name string) *Font {
	file, err := os.Open(name)
	if err != nil {
		return nil
	}
	list, err := sfnt.ParseCollectionReaderAt(file)
	if err == nil {
		var first *sfnt.Font
		if first, err = list.Font(0); err == nil {
			var f *Font
			if f, err = newFont(first); err == nil {
				return f
			}
		}
	}
	_ = file.Close() // it was only read
	return nil
}

// fontFolders are where the system and the user keep fonts.
func fontFolders() []string {
	home, _ := os.UserHomeDir() // without one there are the others
	switch runtime.GOOS {
	case "windows":
		return []string{filepath.Join(os.Getenv("WINDIR"), "Fonts"), filepath.Join(os.Getenv("LOCALAPPDATA"), "Microsoft", "Windows", "Fonts")}
	case "darwin":
		return []string{"/System/Library/Fonts", "/Library/Fonts", filepath.Join(home, "Library", "Fonts")}
	}
	data := os.Getenv("XDG_DATA_HOME")
	if data == "" {
		data = filepath.Join(home, ".local", "share")
	}
	return []string{"/usr/share/fonts", "/usr/local/share/fonts", filepath.Join(data, "fonts"), filepath.Join(home, ".fonts")}
}

// fontFiles are the fonts in folders, the likeliest first.
func fontFiles(folders []string) []string {
	var files []string
	for _, folder := range folders {
		if !filepath.IsAbs(folder) {
			continue
		}
		_ = filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error { // an unreadable folder holds none
			if err == nil && !d.IsDir() && slices.Contains([]string{".ttf", ".otf", ".ttc", ".otc"}, strings.ToLower(filepath.Ext(name))) {
				files = append(files, name)
			}
			if len(files) >= maxFiles {
				return fs.SkipAll
			}
			return nil
		})
	}
	sort.SliceStable(files, func(i, k int) bool { return unlikely(files[i]) < unlikely(files[k]) })
	return files
}

// likely are parts of the names of fonts with the characters of people's names, the best
// first: Chinese ones in our style, others, those of many scripts.
var likely = []string{
	"kai", "cjk", "songti", "simsun", "mingliu", "pingfang", "yahei", "msyh", "msjh", "heiti", "ming", "wqy", "droidsansfallback",
	"hiragino", "gothic", "malgun", "unifont", "dejavusans", "freeserif", "freesans", "arialuni", "segoeui", "tahoma", "arial", "geeza", "noto",
}

// unlikely is the rank of a font's file in the search: upright ones of regular weight first.
func unlikely(file string) int {
	name := strings.ToLower(filepath.Base(file))
	for _, other := range []string{"bold", "italic", "oblique", "light", "thin", "black", "medium", "condensed", "mono", "emoji", "math"} {
		if strings.Contains(name, other) {
			return 2 * len(likely)
		}
	}
	if i := slices.IndexFunc(likely, func(part string) bool { return strings.Contains(name, part) }); i >= 0 {
		return i
	}
	return len(likely)
}
