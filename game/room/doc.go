// Package room is a match whose seats are held by people on different machines
// (game/README.md, Rooms). It has no clock, randomness or network of its own.
//
// A [Room] is the fold of its events: [Room.Apply] takes the next one in, and the same events
// lead to the same room in the server, in tests and in every client. [Room.Decide] turns a
// message at some time into the one event that follows from it, or refuses it; it changes
// nothing. So a server decides, writes the event down, applies it, and only then sends it, to
// each connection the part that [Tell] permits. A client applies the events that it receives.
package room
