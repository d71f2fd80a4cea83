//go:build !page

package hundred

import "yanyi/game"

// Checks appends nothing yet.
func (p *position) Checks(dst []game.Turn) []game.Turn { return dst }
