// Package svg draws boards as SVG text: what package art paints is taken down as shapes
// instead of pixels, so that a board drawn by the program, on paper and in the poster of
// an embedded board is the same drawing. It knows boards and pieces as data, no rules, and
// no screen.
package svg
