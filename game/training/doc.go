// Package training turns a player's mistakes into cards that come again: the position, the turn
// that was played, the better one, and when to ask for it next. Reports find the mistakes
// (game/study), the exercise is that of all others (game/puzzle/exercise).
//
// Intervals follow SM-2: P. A. Woźniak, Optimization of learning, University of Technology in
// Poznań, 1990, chapter 3.2.
package training
