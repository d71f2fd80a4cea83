//go:build !wasm

package search

// maxEntries bounds the transposition table (16 bytes an entry).
const maxEntries = 1 << 21
