// Package notation reads and writes positions, turns and records as the field spells
// them (game/README.md, Records): what other programs and people write of xiangqi in
// many ways, and the house's own text, which every game has.
//
// Reading recognises by itself what it is given. A record is taken apart into a
// [Sheet]: tags, and a tree of turns as they stand there (game/tree). What a turn is
// called means something only in its position, so whoever plays the sheet, game/match,
// asks for each with [HouseTurn] or [Spelling.House]. What can mean nothing, or more
// than one thing, comes back as it is, for the rules to name.
package notation
