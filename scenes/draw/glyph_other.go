//go:build !js

package draw

// anyCharacter: in a window only the game's own fonts draw text.
const anyCharacter = false

func systemGlyph(rune, float64, bool) (inked, bool) { return inked{}, false }
