package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
)

// Where tiles fill cells their names lie over the feet of the pieces on them; a piece
// on its way passes over the names.

// name is the image of a tile's name, painted when first needed.
func (b *Board) name(t art.Tile) *ebiten.Image {
	img := b.images.names[t]
	if img == nil {
		img = upload(art.DrawTileName(b.look.art(), b.drawn, t))
		b.images.names[t] = img
	}
	return img
}

// goldName is the name of a tile whose light changes, nil where names lie on the
// tiles themselves.
func (b *Board) goldName(t art.Tile) *ebiten.Image {
	if !b.drawn.Cells() {
		return nil
	}
	return b.name(t)
}

// NamesTiles reports whether names can be read on the tiles, even under pieces.
func (b *Board) NamesTiles() bool { return art.NamesLegible(b.look.art(), b.layout, b.info.ID) }

// quiet is a tile as the board shows it under an animation that lights it.
func (b *Board) quiet(t art.Tile) art.Tile {
	if b.show != nil && slices.Contains(b.show.plain, t.Square) {
		t.State = art.BambooPlain
	}
	return t
}

// composeNames draws the names over the pieces.
func (b *Board) composeNames() {
	for _, t := range art.Names(b.info, &b.view) {
		x, y := b.middle(t.Square)
		b.put(b.base, b.name(b.quiet(t)), x, y)
	}
}

// label is a name on the stage.
type label struct {
	img  *ebiten.Image
	x, y float64 // on the card
}

// names keeps what lies over the pieces of the stage that stand still.
func (p *player) names() {
	for _, t := range art.Names(p.b.info, &p.b.view) {
		if slices.Contains(p.s.plain, t.Square) {
			t.State = art.BambooPlain
		}
		x, y := p.b.middle(t.Square)
		p.s.names = append(p.s.names, label{p.b.name(t), x, y})
	}
	p.s.landed = p.arrive
}

// drawNames draws the names and the gold that comes and goes on them.
func (b *Board) drawNames(dst *ebiten.Image, s *stage) {
	for i := range s.names {
		n := &s.names[i]
		b.put(dst, n.img, n.x+float64(b.at.X), n.y+float64(b.at.Y))
	}
	for i := range s.effects {
		e := &s.effects[i]
		if e.name == nil || s.t < e.start || s.t >= e.start+e.dur && !e.stays {
			continue
		}
		alpha := part(s.t, e.start, e.dur)
		if e.kind == fxDark {
			alpha = min((e.start+e.dur-s.t)/tileMS, 1)
		}
		b.putAlpha(dst, e.name, e.x+float64(b.at.X), e.y+float64(b.at.Y), 1, 1, alpha)
	}
}
