// Package bots are players for tests and for load: they hold the seats of a room over
// connections of their own, play random legal turns, come back when their server is gone, and
// begin anew when a game is over. They check that events once received are received again,
// unchanged, whenever they come back.
package bots
