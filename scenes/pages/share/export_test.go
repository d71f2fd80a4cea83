package share

import "yanyi/render/art"

// Foreseen is the content of a frame's preview: the look of its board, the position, and its
// ply.
func (p *Page) Foreseen() (look art.Look, position string, ply int) {
	seen := p.frame.preview.seen
	return seen.look, seen.position, seen.ply
}

// Bound limits the size of films, in bytes.
func (p *Page) Bound(most int) { p.film.most = most }

// Ratio is the aspect ratio in the kit's snippet.
var Ratio = ratio
