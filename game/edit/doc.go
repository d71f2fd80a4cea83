// Package edit changes positions that need not be legal yet. It knows the texts of positions
// from each variant's description of its fields (game.Fielded), holds one as pieces on squares
// and the texts of its fields, and gets its faults from the variant's own reader. It knows no
// game: it finds the changes that must follow a piece by trying which leaves the fewest faults.
package edit
