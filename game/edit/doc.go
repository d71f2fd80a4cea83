// Package edit changes positions that need not be possible yet. It knows the texts of
// positions by what each variant tells of its fields (game.Fielded), holds one as pieces on
// squares and the texts of its fields, and asks the variant's own reader what is wrong
// with it. It knows no game: what else has to change with a piece is found by trying what
// the reader faults least.
package edit
