// Package hundred is 百格西洋棋·劍士與斧兵, `baige`: chess on ten by ten squares
// with guards, cannons, archers, swordsmen and axemen (rules: README.md).
//
// A position is a mailbox of pieces with sets of squares by side and kind. Sliders,
// cannons and archers look along precomputed lanes. A move is tested by looking at the
// own king only if it can matter to it: moves that start or end on a square through
// which an enemy looks at the king (see guard.go), king moves, captures in passing, and
// in check those that go against it.
package hundred
