package setup

import "yanyi/scenes/draw"

// Sliding is where what slides is seen.
func (p *Page) Sliding() draw.Rect { return p.scroll.Area() }
