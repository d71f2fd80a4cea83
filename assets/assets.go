// Package assets holds the embedded files: the texts and the two fonts. The figures on the
// pieces are in the sub-package figures, beside the reader of their paths.
package assets

import (
	_ "embed"
	"io"
)

// Locale is one file of the copy deck (locales/README.md). Text is empty if it must be fetched.
type Locale struct{ Name, Text string }

// Late reports whether a file is not needed for the first picture: that of the rules pages,
// which is as large as all others together, those of the lessons and of the endgames. The page
// fetches them when they are wanted, all other programs carry them.
func (l Locale) Late() bool {
	return l.Name == "rules.json" || l.Name == "lessons.json" || l.Name == Endgames
}

// Endgames is the file that only the page of endgames needs.
const Endgames = "endgames.json"

// Packed reports whether a file's texts are those of Columns in the page's program. Generals and
// tiles have more fields than their names.
func (l Locale) Packed() bool {
	return !l.Late() && l.Name != "generals.json" && l.Name != "stratagems.json"
}

//go:embed fonts/YanyiKai-Regular.packed
var regular []byte

//go:embed fonts/YanyiKai-Bold.packed
var bold []byte

// Regular opens the TrueType file of Yanyi Kai Regular, for all text. It has every
// character of the locales.
func Regular() io.ReaderAt { return mustUnpack(regular) }

// Bold opens the TrueType file of Yanyi Kai Bold, a smaller subset for piece faces, titles,
// names, buttons, seals and numerals; fonts.Bold lists the keys that it covers completely.
func Bold() io.ReaderAt { return mustUnpack(bold) }

// FontLicence is the SIL Open Font License, which goes wherever the fonts go.
//
//go:embed fonts/OFL.txt
var FontLicence string

// Pictures of the program, for the page's installers. No program that does not name them
// carries them.
var (
	//go:embed readme.png
	ScreenWide []byte // 1280 × 800
	//go:embed readme-phone.png
	ScreenPhone []byte // 390 × 844
)
