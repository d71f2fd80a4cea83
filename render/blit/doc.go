// Package blit puts images and plain shapes onto the screen without allocating, and
// eases what moves there.
package blit
