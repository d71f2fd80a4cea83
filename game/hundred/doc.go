// Package hundred is 百格西洋棋·劍士與斧兵, `baige`: chess on ten by ten squares
// with guards, cannons, archers, swordsmen and axemen (rules: hundred.md).
//
// A position is a mailbox of pieces with one set of occupied squares a side.
// Sliders, cannons and archers look along precomputed rays. A move is tested by
// making it only if it can matter to the own king: moves that start or end on a
// square through which an enemy looks at the king (see guard.go), king moves,
// captures in passing, and every move while in check.
package hundred
