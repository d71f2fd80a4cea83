// Package game is the common vocabulary: seats, squares, pieces, turns, events, views,
// positions and variants.
//
// A [Variant] makes [Position] values. A Position lists complete legal turns, is changed in
// place by Do and Undo, and is read through events and views. Records, links, rooms and the
// engine protocol carry positions and turns in their text forms (README.md, Text formats).
package game
