// Package plan describes a drawing of a board: the places of its points on the card, and the
// look that the player wants. It draws nothing.
package plan
