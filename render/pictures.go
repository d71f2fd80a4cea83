package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
	"yanyi/render/imagecache"
	"yanyi/render/theme"
)

// atlasKey is everything that a set of pictures depends on.
type atlasKey struct {
	look   art.Look
	layout art.Layout
}

// atlas keeps sets of pictures.
type atlas map[atlasKey]*pictures

// keptSides is how many sets of pictures a board keeps: one for each side it is turned to.
const keptSides = 4

// of makes or finds the pictures for a look and a layout.
func (a atlas) of(info *game.Info, look art.Look, l art.Layout) *pictures {
	key := atlasKey{look, l}
	key.look.Signs = art.Signs{} // does not show on grounds, and changes during a game
	if a[key] == nil {
		a.forget(key)
		a[key] = newPictures(info, key)
	}
	a[key].signs = look.Signs
	return a[key]
}

// forget drops the pictures of other looks and sizes, and all if there are too many.
func (a atlas) forget(key atlasKey) {
	for k, p := range a {
		if len(a) >= keptSides || k.look != key.look || k.layout.W != key.layout.W || k.layout.H != key.layout.H {
			p.ground.Deallocate()
			delete(a, k)
		}
	}
}

// pictures are the images of one look and layout, painted when needed, and their places.
type pictures struct {
	atlasKey
	info     *game.Info
	seen     image.Rectangle // the part of the card with a ground
	signs    art.Signs
	ground   *ebiten.Image
	plain    bool // the ground has no textures
	fixtures []fixture
	marks    map[art.Mark]*ebiten.Image
	tiles    map[art.Tile]*ebiten.Image
	names    map[art.Tile]*ebiten.Image
	lines    map[lineKey]placed
	labels   map[Reveal]*ebiten.Image
	domains  map[*game.Domain]*ebiten.Image
	turnBars map[game.Seat]turnBar
	fleck    *ebiten.Image
	pieces   *imagecache.Pieces
}

// lineKey is an arrow or a thread between two squares.
type lineKey struct {
	from, to game.Square
	thread   bool
	number   int         // of an engine's line, 0 for the arrow of a hint
	ray      theme.Color // of a ray, which a thread is dashed
	taken    bool        // something stands where an engine's arrow ends
}

// draw draws the line.
func (k lineKey) draw(look art.Look, l art.Layout) (*image.RGBA, image.Point) {
	switch {
	case k.ray != theme.Color{}:
		return art.DrawRay(look, l, k.from, k.to, k.ray, k.thread)
	case k.thread:
		return art.DrawThread(look, l, k.from, k.to)
	case k.number > 0:
		return art.DrawAdvice(look, l, k.from, k.to, k.number, k.taken)
	}
	return art.DrawArrow(look, l, k.from, k.to)
}

// placed is an image, where its corner lies on the card, and how much it is stretched.
type placed struct {
	img     *ebiten.Image
	x, y, k float64
}

type fixture struct {
	kind   art.FixtureKind
	square game.Square
	img    *ebiten.Image
	spent  *ebiten.Image // an alliance point after diplomacy
	x, y   float64
}

// see changes the visible part of the card.
func (p *pictures) see(seen image.Rectangle) {
	if p.seen == seen {
		return
	}
	p.seen = seen
	clear(p.domains)
	if p.ground != nil {
		p.ground.Deallocate()
		p.ground = nil
	}
}

// forget frees the memory of large pictures.
func (p *pictures) forget() {
	p.see(image.Rectangle{})
	if p.pieces != imagecache.All {
		p.pieces.Forget()
	}
}

// prime paints the ground, without textures or with them, unless it is so already.
func (p *pictures) prime(plain bool) (painted bool) {
	if p.ground != nil {
		if p.plain == plain {
			return false
		}
		p.ground.Deallocate()
	}
	look := p.look
	look.Plain = plain
	if p.seen != p.layout.Card() {
		look.Drafts = &window{p.seen}
	}
	p.ground, p.plain = blit.Upload(art.Ground(look, p.info, p.layout)), plain
	return true
}

func newPictures(info *game.Info, key atlasKey) *pictures {
	p := &pictures{
		atlasKey: key, info: info, seen: key.layout.Card(), pieces: imagecache.All,
		marks: map[art.Mark]*ebiten.Image{}, tiles: map[art.Tile]*ebiten.Image{}, names: map[art.Tile]*ebiten.Image{},
		lines: map[lineKey]placed{}, labels: map[Reveal]*ebiten.Image{}, domains: map[*game.Domain]*ebiten.Image{}, turnBars: map[game.Seat]turnBar{},
	}
	var fresh game.View // the fixtures of a game's beginning
	after := game.View{Diplomacy: game.Diplomacy{Spent: true}}
	spent := art.Fixtures(key.look, info, &after, key.layout)
	for i, f := range art.Fixtures(key.look, info, &fresh, key.layout) {
		x := fixture{kind: f.Kind, square: f.Square, img: blit.Upload(f.Image), x: float64(f.X), y: float64(f.Y)}
		if f.Kind == art.Alliance {
			x.spent = blit.Upload(spent[i].Image)
		}
		p.fixtures = append(p.fixtures, x)
	}
	return p
}

// found is a map's picture for a key, painted when first needed.
func found[K comparable](m map[K]*ebiten.Image, key K, paint func() *image.RGBA) *ebiten.Image {
	img := m[key]
	if img == nil {
		img = blit.Upload(paint())
		m[key] = img
	}
	return img
}

func (p *pictures) mark(m art.Mark) *ebiten.Image {
	return found(p.marks, m, func() *image.RGBA { return art.DrawMark(p.look, p.layout, m) })
}

func (p *pictures) tile(t art.Tile) *ebiten.Image {
	return found(p.tiles, t, func() *image.RGBA { return art.DrawTileOf(p.look, p.layout, t) })
}

// name is that of a tile or of a king's own cell.
func (p *pictures) name(t art.Tile) *ebiten.Image {
	return found(p.names, t, func() *image.RGBA { return art.DrawTileName(p.look, p.layout, t) })
}

// goldName is the name of a tile with a changing light, nil where names lie on the tiles.
func (p *pictures) goldName(t art.Tile) *ebiten.Image {
	if !p.layout.Cells() {
		return nil
	}
	return p.name(t)
}

// piece is a piece under a commander.
func (p *pictures) piece(piece game.Piece, commander game.Seat) *ebiten.Image {
	return p.standing(game.Cell{Piece: piece, Commander: commander}, 1)
}

// standing is the piece on a cell, enlarged by a factor.
func (p *pictures) standing(cell game.Cell, k float64) *ebiten.Image {
	return p.pieces.Of(p.look, art.PieceOf(p.info, cell.Piece, cell.Commander).Signed(p.signs), k*p.layout.Radius())
}

// maxLines bounds the lines, and the labels, kept for a layout.
const maxLines = 40

func (p *pictures) line(key lineKey) placed {
	line, ok := p.lines[key]
	if !ok {
		if len(p.lines) >= maxLines {
			clear(p.lines)
		}
		line = p.paintLine(key)
		p.lines[key] = line
	}
	return line
}

// mostLine is how many pixels a line's picture may have.
const mostLine = 1 << 20

// paintLine paints a line, smaller than it is shown if need be: one across a board that is
// seen larger may be much larger than the screen.
func (p *pictures) paintLine(key lineKey) placed {
	l, k := p.layout, 1.0
	x0, y0 := l.Center(key.from)
	x1, y1 := l.Center(key.to)
	if pixels := (math.Abs(x1-x0) + float64(l.C)) * (math.Abs(y1-y0) + float64(l.C)); pixels > mostLine {
		l = art.Larger(l, max(1, int(float64(l.C)*math.Sqrt(mostLine/pixels))))
		k = float64(p.layout.C) / float64(l.C)
	}
	img, at := key.draw(p.look, l)
	return placed{blit.Upload(img), k * float64(at.X), k * float64(at.Y), k}
}

// domain is the picture under the pieces of the points that the selected piece can ever reach.
func (p *pictures) domain(h *game.Domain) *ebiten.Image {
	return found(p.domains, h, func() *image.RGBA {
		look := p.look
		look.Drafts = &window{p.seen}
		return art.DrawDomain(look, p.info, p.layout, h)
	})
}

// turnBar is the bar at the camp to move; img is nil where there is none.
type turnBar struct {
	img  *ebiten.Image
	x, y float64
}

func (p *pictures) turnBar(s game.Seat) turnBar {
	bar, ok := p.turnBars[s]
	if !ok {
		if img, x, y, ok := art.TurnBar(p.look, p.info, p.layout, s); ok {
			bar = turnBar{blit.Upload(img), x, y}
		}
		p.turnBars[s] = bar
	}
	return bar
}

// dot is a fleck of ink.
func (p *pictures) dot() *ebiten.Image {
	if p.fleck == nil {
		p.fleck = blit.Upload(art.DrawFleck(p.look, 0.09*p.layout.Radius()))
	}
	return p.fleck
}

// seal is a seal as wide as k pitches, turned a little.
func (p *pictures) seal(key string, k float64) *ebiten.Image {
	return imagecache.Seal(p.look, p.look.Lang.T(key), math.Round(k*float64(p.layout.C)), -6)
}

// label is that of a revealed piece, such as “暗马 → 炮”, and where its middle stands:
// above the piece, below it at the board's upper edge.
func (p *pictures) label(r Reveal) (img *ebiten.Image, x, y float64) {
	if p.labels[r] == nil && len(p.labels) >= maxLines {
		clear(p.labels)
	}
	img = found(p.labels, r, func() *image.RGBA {
		return art.DrawLabel(p.look, p.look.Lang.T("event.hidden.reveal", locale.Arg{Name: "slot", Value: p.word(r.Was)}, locale.Arg{Name: "piece", Value: p.word(r.Is)}))
	})
	x, y = p.center(r.Square)
	w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy())
	off := 1.8*p.layout.Radius() + h/2
	if y -= off; y < h/2 {
		y += 2 * off
	}
	return img, math.Round(min(max(x, w/2+4), float64(p.layout.W)-w/2-4)), math.Round(y)
}

// word is the name of a piece.
func (p *pictures) word(piece game.Piece) string {
	return p.look.Lang.T(art.PieceKey(p.info, piece, ".word"))
}

// sideName is the name of a seat in a few characters.
func (p *pictures) sideName(s game.Seat) string {
	if int(s) >= len(p.info.Seats) {
		return ""
	}
	key := "side." + p.info.Seats[s].Key
	if locale.Has(key + ".char") {
		return p.look.Lang.T(key + ".char")
	}
	return p.look.Lang.T(key + ".name")
}

// center is the middle of the piece on a square, in whole pixels on the card.
func (p *pictures) center(sq game.Square) (x, y float64) {
	x, y = p.layout.Stand(sq)
	return math.Round(x), math.Round(y)
}

// middle is the middle of a square itself.
func (p *pictures) middle(sq game.Square) (x, y float64) {
	x, y = p.layout.Center(sq)
	return math.Round(x), math.Round(y)
}

// pitch is the distance of two points.
func (p *pictures) pitch() float64 { return float64(p.layout.C) }

// inside moves a middle so that a box of the size stays on the card.
func (p *pictures) inside(at image.Point, w, h int) image.Point {
	return image.Pt(min(max(at.X, w/2), p.layout.W-w/2), min(max(at.Y, h/2), p.layout.H-h/2))
}
