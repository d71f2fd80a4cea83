package match

import (
	"strings"
	"unicode/utf8"

	"yanyi/game"
)

// What a record may hold at most, in characters. No match comes near it; a record
// may come from anybody, and everything in it is measured and drawn.
const (
	longestName     = 64   // of a player; longer ones are cut
	longestComment  = 1000 // of a turn; longer ones are cut
	longestTag      = 256  // of what the rules read; longer ones are refused
	longestPosition = 2048 // of any game a full board has 1,900; longer ones are refused
	longestTurn     = 64   // as text; longer ones are none
	longestNote     = 8000 // bytes in the braces behind a turn, before its marks are taken out
	mostFaults      = 20   // after which a record is read no further
)

// readTags are the tags that the rules read. Whatever else a record tells is names
// and what other programs add.
const readTags = " variant fen setup result mode options clock seats seed view without address timeleft levels "

// isRead reports whether the rules read a tag.
func isRead(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(readTags, " "+name+" ") || strings.HasSuffix(name, "tiles") || strings.HasSuffix(name, "sketch")
}

// bounded is a tag's value within its bounds, and whether it was. A position has its
// own (see Match.begin).
func bounded(name, value string) (string, bool) {
	switch {
	case strings.EqualFold(name, "FEN"):
		return value, true
	case isRead(name):
		return cut(value, longestTag), utf8.RuneCountInString(value) <= longestTag
	}
	return cut(value, longestName), true
}

// cut is a text of at most n characters, the last an ellipsis if there were more.
func cut(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	at := 0
	for range n - 1 {
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	return strings.TrimRight(text[:at], " ") + "…"
}

// checkPosition refuses a position that is longer than any.
func checkPosition(text string) error {
	var faults game.Faults
	if n := utf8.RuneCountInString(text); n > longestPosition {
		faults.Add("position", game.NoSquare, "%d characters, %d are the most", n, longestPosition).Say("error.position")
	}
	return faults.Err()
}
