package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
)

// images are the pictures of one look and layout, but for the pieces.
type images struct {
	ground   *ebiten.Image
	marks    map[art.Mark]*ebiten.Image
	fixtures []fixture
	tiles    map[art.Tile]*ebiten.Image
	names    map[art.Tile]*ebiten.Image
	fleck    *ebiten.Image
	lines    map[lineKey]placed
	labels   map[Reveal]*ebiten.Image
}

// lineKey is an arrow or a thread between two squares.
type lineKey struct {
	from, to game.Square
	thread   bool
}

// placed is an image and where its corner lies on the card.
type placed struct {
	img *ebiten.Image
	at  image.Point
}

type fixture struct {
	kind   art.FixtureKind
	square game.Square
	img    *ebiten.Image
	spent  *ebiten.Image // what an alliance point becomes after diplomacy
	x, y   float64
}

// atlasKey is what a set of images is painted for.
type atlasKey struct {
	look   art.Look
	layout art.Layout
}

// kept is how many sets of images a board keeps: one for each side the board is
// turned to.
const kept = 4

// paint makes or finds the images for the layout.
func (b *Board) paint() {
	key := atlasKey{b.look.art(), b.layout}
	b.images = b.atlas[key]
	if b.images == nil {
		b.forget(key)
		b.images = newImages(b.info, key)
		b.atlas[key] = b.images
	}
	b.drawn = b.layout
	b.stale, b.recall = false, true
	if b.base != nil && b.base.Bounds().Size() != image.Pt(b.layout.W, b.layout.H) {
		b.base.Deallocate()
		b.base = nil
	}
	if b.base == nil {
		b.base = ebiten.NewImageWithOptions(image.Rect(0, 0, b.layout.W, b.layout.H), nil)
	}
}

// forget drops the images of other looks and sizes, and all if there are too
// many.
func (b *Board) forget(key atlasKey) {
	for k, im := range b.atlas {
		if len(b.atlas) >= kept || k.look != key.look || k.layout.W != key.layout.W || k.layout.H != key.layout.H {
			im.ground.Deallocate()
			delete(b.atlas, k)
		}
	}
}

func newImages(info *game.Info, key atlasKey) *images {
	im := &images{
		ground: upload(art.Ground(key.look, info, key.layout)),
		marks:  map[art.Mark]*ebiten.Image{},
		tiles:  map[art.Tile]*ebiten.Image{},
		names:  map[art.Tile]*ebiten.Image{},
		lines:  map[lineKey]placed{},
		labels: map[Reveal]*ebiten.Image{},
	}
	var fresh game.View // the fixtures of a game's beginning
	after := game.View{Diplomacy: game.Diplomacy{Spent: true}}
	spent := art.Fixtures(key.look, info, &after, key.layout)
	for i, f := range art.Fixtures(key.look, info, &fresh, key.layout) {
		x := fixture{kind: f.Kind, square: f.Square, img: upload(f.Image), x: float64(f.X), y: float64(f.Y)}
		if f.Kind == art.Alliance {
			x.spent = upload(spent[i].Image)
		}
		im.fixtures = append(im.fixtures, x)
	}
	return im
}

// mark is a mark's image, painted when first needed.
func (b *Board) mark(m art.Mark) *ebiten.Image {
	img := b.images.marks[m]
	if img == nil {
		img = upload(art.DrawMark(b.look.art(), b.drawn, m))
		b.images.marks[m] = img
	}
	return img
}
