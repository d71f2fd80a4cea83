//go:build !js

package main

// stayAwake does nothing: a window waits for the screen, which costs little.
func stayAwake() {}
