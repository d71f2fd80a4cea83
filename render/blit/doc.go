// Package blit draws images and plain shapes without allocating, and has motions' easing.
package blit
