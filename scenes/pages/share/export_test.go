package share

import "yanyi/render/art"

// Foreseen is what the preview of a frame shows: the look of its board, the position, and
// after how many turns.
func (p *Page) Foreseen() (look art.Look, position string, ply int) {
	seen := p.frame.preview.seen
	return seen.look, seen.position, seen.ply
}

// Bound lets films be no larger than so many bytes.
func (p *Page) Bound(most int) { p.film.most = most }

// Ratio is what the kit's line says of an element's size.
var Ratio = ratio
