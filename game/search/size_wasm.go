package search

// maxEntries bounds the transposition table (16 bytes an entry), shared with drawing.
const maxEntries = 1 << 19
