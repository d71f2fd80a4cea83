//go:build !js

package main

// awake does nothing: a window waits for the screen, which costs little.
func awake() {}
