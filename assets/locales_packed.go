//go:build packed

package assets

import _ "embed"

var (
	//go:embed locales/generals.json
	generals string
	//go:embed locales/stratagems.json
	stratagems string
)

// Locales lists the files of the copy deck that are not in Columns.
func Locales() []Locale {
	return []Locale{{"generals.json", generals}, {"stratagems.json", stratagems}, {"rules.json", rules}, {"lessons.json", lessons}, {Endgames, endgames}}
}

// Columns holds the texts of the other files in the form of package locale (columns.go), which
// compresses a quarter better. The Makefile writes it before it builds the page (wasm/packtexts).
//
//go:embed locales/columns.txt
var Columns string
