// Package sound is the sounds of a game: a wooden knock for a move, a heavier one for a
// capture, a stone turning over, a marker sliding, gong, seal, drum and chord. Every cue is
// synthesised here, so there is nothing to record or load. A turn has one cue, the most
// important. Where there is no sound the player stays silent and nothing fails.
package sound
