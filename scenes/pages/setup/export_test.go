package setup

import "yanyi/scenes/canvas"

// Sliding is the visible part of the scrolling area.
func (p *Page) Sliding() canvas.Rect { return p.scroll.Area() }
