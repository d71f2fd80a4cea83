// Package firstframe measures how soon a page shows its first picture, beside the
// page of an empty program (make bench). It consists of a benchmark alone.
package firstframe
