// Package paint draws anti-aliased shapes, text and textures into an image.RGBA
// on the CPU. Nothing in it knows a screen or a game; the same calls give the
// same pixels on every machine, so that drawings can be compared in tests.
//
// Lengths and coordinates are pixels of the image, y grows downward.
package paint
