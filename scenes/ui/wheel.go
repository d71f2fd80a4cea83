//go:build !js

package ui

// wheelUnit turns the wheel's step into logical pixels: desktops report notches.
const wheelUnit = 56.0
