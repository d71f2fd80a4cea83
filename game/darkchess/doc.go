// Package darkchess is 三国演弈暗棋「暗战洛阳城」, `anqi`: the Three Kingdoms turned face down in a walled
// city (rules: README.md).
//
// A face-down piece is undecided until it is revealed: a turn-over leaves a reveal pending,
// whose outcome comes from one common bag of (origin, kind). A position is small enough that
// Undo restores it by copying.
package darkchess
