// Package svg draws boards as SVG text: it records the paint of package art as shapes instead
// of pixels, so that a board drawn by the program, on paper and in the poster of an embedded
// board is the same drawing. It knows boards and pieces as data, no rules, and no screen.
package svg
