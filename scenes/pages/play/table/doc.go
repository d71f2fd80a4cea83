// Package table is a game in progress as one screen shows and plays it: it builds a person's
// turn choice by choice, shows past positions, and passes requests to the game's host
// (scenes/host), which runs it.
//
// It draws nothing and waits for nothing: the play page calls it with the person's input and
// once a tick with the time passed, and reads what to show.
package table
