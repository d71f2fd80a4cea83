package ui

// wheelUnit turns the wheel's step into logical pixels: browsers report pixels.
const wheelUnit = 1.0
