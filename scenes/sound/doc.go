// Package sound is what a game sounds like: a wooden knock for a move, a heavier
// one for a capture, a stone turning over, a marker sliding, gong, seal, drum and
// chord. Every cue is synthesised here, so there is nothing to record or load.
// One cue a turn is played, the one that matters most. Where there is no sound
// the player stays silent and nothing fails.
package sound
