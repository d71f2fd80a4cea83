// Package plan is what every drawing of a board is made for: where its points lie on
// the card, and how the player wants it to look. It draws nothing.
package plan
