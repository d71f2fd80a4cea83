package setup

import "yanyi/scenes/canvas"

// Sliding is where what slides is seen.
func (p *Page) Sliding() canvas.Rect { return p.scroll.Area() }
