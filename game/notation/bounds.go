package notation

import (
	"strings"
	"unicode/utf8"

	"yanyi/game/tree"
)

// The limits of a record's tags, in characters; game/tree has the limits of the turns. Matches
// stay far below; records come from anywhere, and are measured and drawn.
const (
	longestName = 64  // of a player; longer ones are cut
	longestTag  = 256 // of tags that the rules read; longer ones are refused
	mostPairs   = 1000
	mostFaults  = 20 // after which a record is read no further
)

// readTags are the tags that the rules read. Others are names and additions of programs.
const readTags = " variant fen setup result mode options clock seats seed view without address timeleft levels "

// isRead reports whether the rules read a tag.
func isRead(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(readTags, " "+name+" ") || strings.HasSuffix(name, "tiles") || strings.HasSuffix(name, "sketch")
}

// bounded is a tag's value within its bounds, and whether it was. A position has its
// own (see match.New).
func bounded(name, value string) (string, bool) {
	switch {
	case strings.EqualFold(name, "FEN"):
		return value, true
	case isRead(name):
		return tree.Cut(value, longestTag), utf8.RuneCountInString(value) <= longestTag
	}
	return tree.Cut(value, longestName), true
}
