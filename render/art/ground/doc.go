// Package ground draws boards without their pieces: one type for each style.
package ground
