// Package table is a game in progress as one screen plays it: people and
// computers take their turns in a match, a person's turn is made choice by
// choice, turns are taken back, draws offered, past positions looked at, clocks
// run and everything is kept as text.
//
// It draws nothing and waits for nothing: the play page calls it with what the
// person did and once a tick with the time passed, and reads what to show.
package table
