// Package game is the vocabulary every room of the house speaks: seats, squares,
// pieces, turns, events, views, positions and variants.
//
// A [Variant] makes [Position] values; a Position lists complete legal turns, is
// changed in place by Do and Undo, and is read through events and views. The
// text forms of positions and turns (README.md, Text formats) are the truth that
// everything else carries.
package game
