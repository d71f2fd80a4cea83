//go:build !js

package snapshot

import "yanyi/render/paint"

// strange is a font of the system for a character that ours lack, nil if there is none.
func strange(r rune) *paint.Font { return paint.System(r) }
