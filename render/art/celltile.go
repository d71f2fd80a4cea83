package art

import (
	"image"
	"math"
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art/ground"
	"yanyi/render/art/plan"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// A tile on the river board fills its cell. It is drawn in two parts, between which the piece
// stands: the cell with its number, and over the piece's foot the strip with its name.

// DrawTileOf draws a tile as it lies on a board, its square's middle the image's.
func DrawTileOf(look Look, l Layout, t Tile) *image.RGBA {
	if l.Cells() {
		return drawCell(look, l, t)
	}
	return DrawTile(look, l, t.name(look.Lang), strconv.Itoa(t.Number), t.State)
}

// Names are the tiles whose names lie over the pieces on them, the kings' own cells among them.
func Names(info *game.Info, v *game.View) []Tile {
	if !plan.Celled(info.Board) {
		return nil
	}
	return append(Tiles(info, v), kingCells(info, v)...)
}

// kingCells are the kings' own cells where cells bear names.
func kingCells(info *game.Info, v *game.View) []Tile {
	var out []Tile
	for s := range v.Seats {
		if !laid(v.Seats[s].Tiles) {
			continue
		}
		rank := 0
		if game.Seat(s) != game.First {
			rank = info.Board.Ranks - 1
		}
		out = append(out, Tile{Square: info.Board.At(4, rank), Game: info.ID})
	}
	return out
}

// laid reports whether a seat has tiles.
func laid(tiles []int) bool {
	return slices.ContainsFunc(tiles, func(n int) bool { return n != 0 })
}

// cellTile is a tile being drawn, its cell's corner at (x, y).
type cellTile struct {
	*paint.Canvas
	Layout
	look       Look
	t          *theme.Theme
	tile       Tile
	x, y, side float64
}

func newCellTile(look Look, l Layout, t Tile) *cellTile {
	pad := int(math.Ceil(0.08 * float64(l.C)))
	n := l.C + 2*pad
	n += n % 2
	k := &cellTile{Canvas: look.Canvas(n, n), Layout: l, look: look, t: look.Colors(), tile: t}
	corner := float64(n/2 - (l.C+1)/2)
	k.x, k.y, k.side = l.Inner(corner, corner)
	return k
}

// drawCell draws all of a tile but its name, its cell's middle the image's.
func drawCell(look Look, l Layout, t Tile) *image.RGBA {
	k := newCellTile(look, l, t)
	fill := theme.Mix(theme.Mix(k.t.Bamboo, k.t.Plate, 0.35), theme.GrainLight, 0.12)
	if t.State == BambooActive {
		k.glow()
		fill = theme.Mix(k.t.BambooActive, theme.GrainLight, 0.15)
	}
	k.Fill(k.outline(0), paint.Solid(fill))
	k.Grain(paint.Wood(), image.Rect(int(k.x), int(k.y), int(k.x+k.side), int(k.y+k.side)), look.GrainPixels(), 0.5)
	k.slants()
	k.number(fill)
	ground.Bevel(k.Canvas, look, l.PlateRadius(), k.x, k.y, k.side, k.side)
	k.border(0)
	return k.Img
}

// outline is the cell, a distance within its edge.
func (k *cellTile) outline(in float64) *paint.Path {
	return new(paint.Path).RoundRect(k.x+in, k.y+in, k.side-2*in, k.side-2*in, max(k.PlateRadius()-in, 0))
}

// glow is the light round the tile in force.
func (k *cellTile) glow() {
	for _, out := range [3]float64{0.075, 0.05, 0.025} {
		k.Fill(k.outline(-out*float64(k.C)), paint.Solid(theme.Alpha(k.t.StripLit, 0.4)))
	}
}

// border is the gold of a tile in force, from a height on.
func (k *cellTile) border(from float64) {
	if k.tile.State != BambooActive {
		return
	}
	w := k.Pen(2.4) * 0.8
	defer k.Clip(image.Rect(0, int(from), k.Img.Rect.Dx(), k.Img.Rect.Dy()))()
	k.Stroke(k.outline(w/2), paint.Pen{Width: w}, theme.Mix(k.t.Gold, theme.GoldEdge, 0.2))
}

// slants are the palace's slanting lines where they cross the cell.
func (k *cellTile) slants() {
	p := k.Board.Points[k.tile.Square]
	mid := 1
	if int(p.Rank) > k.Board.Ranks/2 {
		mid = k.Board.Ranks - 2
	}
	dx, dy := k.Turn(float64(p.File)-4, float64(int(p.Rank)-mid))
	pen, ink := paint.Pen{Width: k.Pen(1.3)}, theme.Alpha(k.t.BoardLine, ground.PalaceSlant)
	in, end := 0.05*float64(k.C), k.side
	if dx*dy > 0 || dx == 0 && dy == 0 {
		k.Stroke(new(paint.Path).Line(paint.Point{X: k.x + in, Y: k.y + in}, paint.Point{X: k.x + end - in, Y: k.y + end - in}), pen, ink)
	}
	if dx*dy < 0 || dx == 0 && dy == 0 {
		k.Stroke(new(paint.Path).Line(paint.Point{X: k.x + end - in, Y: k.y + in}, paint.Point{X: k.x + in, Y: k.y + end - in}), pen, ink)
	}
}

// number stands above the name, on ground that the slanting lines leave free.
func (k *cellTile) number(behind theme.Color) {
	x, y := k.x+k.side/2, k.y+(k.side-k.Strip())/2
	r := 0.22 * float64(k.C)
	if !k.named() {
		r = 0.30 * float64(k.C)
	}
	k.Disc(x, y, r, paint.Radial(x, y, r, r, paint.Stop{At: 0.7, Color: behind}, paint.Stop{At: 1, Color: theme.Alpha(behind, 0)}))
	if !k.named() { // the strip says it; the piece is visible
		k.figure(x, y, 0.40*float64(k.C), 0.7)
		return
	}
	k.TextAt(paint.Regular(), strconv.Itoa(k.tile.Number), 0.24*float64(k.C), x, y, k.t.BambooSmall)
	if strings.Contains(k.tile.name(k.look.Lang), " ") {
		half := 0.11 * float64(k.C)
		k.Rect(k.x, k.y, 2.5*half, 2.5*half, behind)
		k.figure(k.x+1.25*half, k.y+1.25*half, 2*half, 0.85)
	}
}

// figure draws the piece that the stratagem concerns.
func (k *cellTile) figure(x, y, size, opacity float64) {
	s := locale.StratagemOf(k.tile.Game, k.tile.Number)
	if s == nil || s.Piece == "" {
		return
	}
	p := Piece{Kind: game.KindOf(s.Piece[0])}
	for _, shape := range figurePaths(p.figure(), size, x, y) {
		k.Fill(shape, paint.Solid(theme.Alpha(k.t.BambooSmall, opacity)))
	}
}

// DrawTileName draws the name of one of [Names] in its strip, golden if it is in
// force; the middle of the image is the cell's.
func DrawTileName(look Look, l Layout, t Tile) *image.RGBA {
	k := newCellTile(look, l, t)
	if t.Number == 0 {
		k.home()
		return k.Img
	}
	top := k.strip()
	k.border(top)
	k.write(k.x+k.side/2, top+k.Strip()/2+0.5)
	return k.Img
}

// strip draws the strip without its name and returns its top.
func (k *cellTile) strip() (top float64) {
	wood := k.t.Strip
	if k.tile.State == BambooActive {
		wood = k.t.StripLit
	}
	top = k.y + k.side - k.Strip()
	restore := k.Clip(image.Rect(0, int(top), k.Img.Rect.Dx(), k.Img.Rect.Dy()))
	k.Fill(k.outline(0), paint.Solid(wood))
	restore()
	k.Rect(k.x, top, k.side, max(math.Round(k.Scale), 1), theme.Mix(wood, theme.GrainDark, 0.3))
	return top
}

// write writes the name round (x, y), struck through if it is void.
func (k *cellTile) write(x, y float64) {
	text, size := k.words()
	f := paint.Regular()
	if k.tile.State == BambooActive {
		f = paint.BoldFor(text)
	}
	k.TextAt(f, text, size, x, y, k.t.StripInk)
	if k.tile.State == BambooVoid {
		wide := min(f.Width(text, size)+0.1*float64(k.C), k.side)
		k.Rect(x-wide/2, math.Round(y)-1, wide, max(2*k.Scale, 1), theme.Light.Danger)
	}
}

// home names the king's own cell on a strip of its own wood, visible over the foot of a piece.
func (k *cellTile) home() {
	top := k.y + k.side - k.Strip()
	in := 2 * k.Scale
	strip := image.Rect(int(k.x+in), int(top), int(k.x+k.side-in), int(k.y+k.side-in))
	restore := k.Clip(strip)
	k.Fill(k.outline(0), paint.Solid(ground.PlateWood(k.t, k.Board.Points[k.tile.Square])))
	if t := k.look.Texture(paint.Wood); t != nil {
		k.Grain(t, strip, k.look.GrainPixels(), 0.8)
	}
	restore()
	text := k.look.Lang.T("play.slot.start")
	k.TextAt(paint.Regular(), text, k.fit(text), k.x+k.side/2, top+k.Strip()/2+0.5, k.t.PlateInk)
}

// nameSize is the size of names in strips, if there is width enough.
func (k *cellTile) nameSize() float64 {
	return min(max(0.205*float64(k.C), 11*k.Scale), 0.86*k.Strip())
}

// NamesLegible reports whether a layout's strips name the game's tiles, not number them.
func NamesLegible(look Look, l Layout, game string) bool {
	k := cellTile{Layout: l, look: look, tile: Tile{Game: game}, side: float64(l.C) - l.Hair(2)}
	return l.Cells() && l.Tiled && k.named()
}

// short is a name shortened for the strip: all of a short one, the first word of two. The
// second is a piece's, which the cell shows.
func short(name string) string {
	first, _, _ := strings.Cut(name, " ")
	return first
}

// named reports whether the names of a game's tiles are legible in the strips: all or none.
func (k *cellTile) named() bool {
	for _, s := range locale.Stratagems(k.tile.Game) {
		if k.fit(short(s.Name(k.look.Lang))) < leastTileText*k.Scale {
			return false
		}
	}
	return true
}

// fit is the size at which a word stands in its strip.
func (k *cellTile) fit(word string) float64 {
	return fitted(paint.Regular(), word, k.nameSize(), k.side-0.06*float64(k.C))
}

// words is the text of the strip and its size: the number where names would be too small.
func (k *cellTile) words() (text string, size float64) {
	if !k.named() {
		return strconv.Itoa(k.tile.Number), max(k.nameSize(), 0.86*k.Strip())
	}
	text = short(k.tile.name(k.look.Lang))
	return text, k.fit(text)
}
