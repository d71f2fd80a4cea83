// Package assets holds what the program carries inside itself: the texts a
// player reads and the two fonts they are set in. The figures on the pieces
// live in the sub-package figures, beside the reader of their paths.
package assets

import "embed"

// Locales holds the copy deck, one JSON object a file (see locales/README.md).
// Package locale is its reader.
//
//go:embed locales/*.json
var Locales embed.FS

// Regular is the TrueType file of Yanyi Kai Regular, for all text. It has every
// character of the locales.
//
//go:embed fonts/YanyiKai-Regular.ttf
var Regular []byte

// Bold is the TrueType file of Yanyi Kai Bold, a smaller subset for piece
// faces, titles, names, buttons, seals and numerals; fonts.Bold tells which
// keys it covers completely.
//
//go:embed fonts/YanyiKai-Bold.ttf
var Bold []byte

// FontLicence is the SIL Open Font License, which goes wherever the fonts go.
//
//go:embed fonts/OFL.txt
var FontLicence string
