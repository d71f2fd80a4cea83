// Package table is a game in progress as one screen shows and plays it: a person's turn
// is made choice by choice, past positions are looked at, and what the person wants is
// asked of the game's host (scenes/host), which runs it.
//
// It draws nothing and waits for nothing: the play page calls it with what the
// person did and once a tick with the time passed, and reads what to show.
package table
