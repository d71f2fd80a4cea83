package search

// maxEntries bounds the transposition table (16 bytes an entry): a page shares
// its memory with the drawing.
const maxEntries = 1 << 19
