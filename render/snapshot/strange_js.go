package snapshot

import "yanyi/render/paint"

// strange is a system font for a character that ours lack: a page has none that can be read.
func strange(rune) *paint.Font { return nil }
