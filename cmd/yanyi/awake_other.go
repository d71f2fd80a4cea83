//go:build !js

package main

// stayAwake does nothing: a window waits for the screen, which costs little.
func stayAwake() {}

// ticked does nothing: windows keep what is pressed for the next tick.
func ticked() {}
