// Package blit puts images and plain shapes onto the screen without allocating, and has the
// easing of motions.
package blit
