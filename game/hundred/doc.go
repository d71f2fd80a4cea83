// Package hundred is 百格西洋棋·劍士與斧兵, `baige`: chess on ten by ten squares with guards, cannons,
// archers, swordsmen and axemen (rules: README.md).
//
// A position is a mailbox of pieces with sets of squares by side and kind. The moves of sliders,
// cannons and archers use precomputed lanes. The own king's safety is tested only for moves that
// can affect it: moves that start or end on a square between an enemy piece and the king (see
// guard.go), king moves, captures in passing, and in check those that may end it.
package hundred
