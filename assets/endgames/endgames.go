// Package endgames holds the endgames of the games that have any, embedded in the desktop program
// and arena and fetched by the page on demand: a file a variant, an endgame a line. Package
// game/endgame reads them; its README says how they are made.
package endgames

import "embed"

//go:embed *.txt
var files embed.FS

// Of is the endgames of a variant as text, empty if it has none.
func Of(variant string) string {
	text, err := files.ReadFile(variant + ".txt")
	if err != nil {
		return ""
	}
	return string(text)
}
