// Package board is the mechanisms every family of games is built from: tables of
// steps and lines over a board's points, the journal that Undo reads backwards
// and animation forwards, bags of face-down pieces, hash keys, the history of
// positions, and the text form of a board. It knows no game.
package board
