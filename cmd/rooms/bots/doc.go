// Package bots are players without a face, for tests and for load: they hold the seats
// of a room over connections of their own, play random legal turns, come back when
// their server is gone, and begin anew when a game is over. What one of them has heard
// once it wants to hear again, unchanged, whenever it comes back.
package bots
