// Package notation reads and writes positions, turns and records in the formats of the field
// (game/README.md, Records): the many of xiangqi that other programs and people use, and the
// canonical spelling, which every game has.
//
// Reading detects the format. A record becomes a [Sheet]: tags, and a tree of turns as they
// are written (game/tree). A turn's text has a meaning only in its position, so the package
// that plays the sheet, game/match, translates each by [CanonicalTurn] or [Spelling.Canonical]. Text
// without a meaning, or with several, is returned unchanged, for the rules to reject.
package notation
