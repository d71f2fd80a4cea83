//go:build repeats

package sim

// repeats reports whether this program's runtime is the worlds' own.
const repeats = true
