// Package render is the board on the screen: it shows a game.View, plays game.Events, and
// knows no rules. Parts at rest are painted once for each layout (package art) and then only
// copied; with nothing moving there is nothing to draw.
package render
