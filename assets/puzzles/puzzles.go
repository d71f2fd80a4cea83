// Package puzzles holds the puzzles of all variants, embedded in the desktop program and arena
// and fetched by the page on demand: a file a variant, a puzzle a line. Package game/puzzle
// reads them; its README says how they are made.
package puzzles

import "embed"

//go:embed *.txt
var files embed.FS

// Of is the puzzles of a variant as text, empty if it has none.
func Of(variant string) string {
	text, err := files.ReadFile(variant + ".txt")
	if err != nil {
		return ""
	}
	return string(text)
}
