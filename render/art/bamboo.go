package art

import (
	"image"
	"math"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// BambooState is how the bamboo slip of a stratagem stands.
type BambooState uint8

// The states of bamboo slips.
const (
	BambooPlain  BambooState = iota
	BambooActive             // in force
	BambooVoid               // 破解: struck through
	BambooGhost              // laid already: dashed and pale
	BambooTarget             // may be chosen
)

// bambooGround draws a slip's bamboo: wood at 50 % over the slip's colour, radius 4, a border.
func bambooGround(c *paint.Canvas, t *theme.Theme, s, x, y, w, h float64, state BambooState) {
	ground, border, wide := t.Bamboo, theme.Mix(t.Bamboo, theme.Color{R: 0x8A, G: 0x66, B: 0x22, A: 255}, 0.62), math.Round(s)
	if state == BambooActive {
		ground, border, wide = t.BambooActive, t.Gold, 2*s
	}
	r := theme.ChipRadius * s
	if state == BambooGhost {
		c.Fill(new(paint.Path).RoundRect(x, y, w, h, r), paint.Solid(theme.Alpha(t.Sunk, 0.85)))
		c.Stroke(new(paint.Path).RoundRect(x+0.5, y+0.5, w-1, h-1, r), paint.Pen{Width: max(s, 1), Dash: []float64{4 * s, 3 * s}}, t.Line2)
		return
	}
	c.Fill(new(paint.Path).RoundRect(x, y+1.5*s, w, h, r), paint.Solid(theme.Color{A: 46}))
	c.Fill(new(paint.Path).RoundRect(x, y, w, h, r), paint.Solid(ground))
	if !t.Sharp {
		c.Grain(paint.Wood(), image.Rect(int(x+r), int(y), int(x+w-r), int(y+h)), max(int(s+0.5), 1), 0.5)
	}
	if state == BambooTarget {
		border, wide = t.Hint, 2*s
	}
	c.Stroke(new(paint.Path).RoundRect(x+wide/2, y+wide/2, w-wide, h-wide, r), paint.Pen{Width: max(wide, 1)}, border)
}

// bambooInk is the colour of writing on slips.
func bambooInk(t *theme.Theme, state BambooState) (name, numeral theme.Color) {
	switch {
	case state == BambooGhost:
		return theme.Alpha(t.Ink3, 0.8), theme.Alpha(t.Ink3, 0.8)
	case state == BambooActive:
		return t.BambooActiveInk, t.BambooActiveInk
	}
	return t.BambooInk, t.BambooSmall
}

// fitted is the largest size, at most size, at which a text is no wider than w.
func fitted(f *paint.Font, text string, size, w float64) float64 {
	if wide := f.Width(text, size); wide > w {
		return size * w / wide
	}
	return size
}

// bambooName writes a name no wider than w round (x, y): a name of two words that
// would be small in one line takes two, if h allows.
func bambooName(c *paint.Canvas, f *paint.Font, name string, size, w, x, y, h float64, ink theme.Color) {
	one := fitted(f, name, size, w)
	first, rest, ok := strings.Cut(name, " ")
	if two := min(fitted(f, first, size, w), fitted(f, rest, size, w), 0.45*h); ok && two > one {
		c.TextAt(f, first, two, x, y-0.52*two, ink)
		c.TextAt(f, rest, two, x, y+0.52*two, ink)
		return
	}
	c.TextAt(f, name, one, x, y, ink)
}

// DrawBamboo draws a bamboo slip with two cords, the numeral above the name, in device pixels.
func DrawBamboo(look Look, w, h int, numeral, name string, state BambooState) *image.RGBA {
	t, s := look.Colors(), look.Pixels()
	c := paint.New(w, h)
	fw, fh := float64(w), float64(h)-2*s
	bambooGround(c, t, s, 0, 0, fw, fh, state)
	if state != BambooGhost {
		cord := theme.Alpha(theme.Color{R: 0x9A, G: 0x66, B: 0x30, A: 255}, 0.5)
		for _, at := range [2]float64{0.12, 0.88} {
			c.Rect(math.Round(at*fw-1.5*s), 0, 3*s, fh, cord)
		}
	}
	ink, small := bambooInk(t, state)
	f := paint.Regular()
	if state == BambooActive {
		f = paint.BoldFor(name)
	}
	if name == "" {
		c.TextAt(f, numeral, fitted(f, numeral, min(17*s, 0.5*fh), 0.6*fw), fw/2, fh/2, ink)
	} else {
		c.TextAt(f, numeral, fitted(f, numeral, 14*s, 0.6*fw), fw/2, 0.27*fh, small)
		bambooName(c, f, name, 19*s, 0.70*fw, fw/2, 0.63*fh, 0.5*fh, ink)
	}
	if state == BambooVoid {
		c.Rect(0.1*fw, fh/2, 0.8*fw, max(1.5*s, 1), t.Danger)
	}
	return c.Img
}

// DrawBambooRow is a slip of a row: as DrawBamboo, but numeral and name stand side by side.
func DrawBambooRow(look Look, w, h int, numeral, name string, state BambooState) *image.RGBA {
	if name == "" {
		return DrawBamboo(look, w, h, numeral, name, state)
	}
	t, s := look.Colors(), look.Pixels()
	c := paint.On(DrawBamboo(look, w, h, "", " ", state))
	fw, fh := float64(w), float64(h)-2*s
	ink, small := bambooInk(t, state)
	f := paint.BoldFor(name)
	c.TextAt(paint.Regular(), numeral, 14*s, 0.19*fw, fh/2, small)
	bambooName(c, f, name, min(19*s, 0.56*fh), 0.58*fw, 0.58*fw, fh/2, 0.72*fh, ink)
	return c.Img
}

// DrawBambooFrame draws the gold frame of a slip alone.
func DrawBambooFrame(look Look, w, h int) *image.RGBA {
	c, wide := paint.New(w, h), 3*look.Pixels()
	r := theme.ChipRadius * look.Pixels()
	c.Stroke(new(paint.Path).RoundRect(wide/2, wide/2, float64(w)-wide, float64(h)-wide, r), paint.Pen{Width: wide}, look.Colors().Gold)
	return c.Img
}

// DrawTrackMarker draws the bronze marker of a side's track: its middle is the
// image's, its radius r; the centre has the side's colour and says 计.
func DrawTrackMarker(look Look, side game.Army, r float64) *image.RGBA {
	n := 2 * (int(math.Ceil(1.35*r)) + 1)
	c := paint.New(n, n)
	mid := float64(n) / 2
	c.Disc(mid, mid+0.12*r, 1.25*r, paint.Radial(mid, mid+0.12*r, 1.25*r, 1.25*r,
		paint.Stop{At: 0, Color: theme.Color{A: 120}}, paint.Stop{At: 0.75, Color: theme.Color{A: 80}}, paint.Stop{At: 1, Color: theme.Color{}}))
	gold := theme.Materials[game.Gamboge]
	bronze, light, edge := gold.Body, gold.Highlight, gold.Edge
	c.Disc(mid, mid+0.05*r, r, paint.Solid(edge))
	c.Disc(mid, mid, 0.97*r, paint.Linear(0, mid-r, 0, mid+r, paint.Stop{At: 0, Color: light}, paint.Stop{At: 0.4, Color: bronze}, paint.Stop{At: 1, Color: edge}))
	c.Ring(mid, mid, 0.8*r, max(0.06*r, 0.8), theme.Alpha(edge, 0.8))
	col := theme.Color{R: 0x1F, G: 0x1D, B: 0x1B, A: 255}
	if side == game.First {
		col = theme.Materials[game.Cinnabar].Body
	}
	c.Disc(mid, mid, 0.58*r, paint.Solid(col))
	lang := look.Lang
	if lang == locale.En {
		lang = locale.ZhHans
	}
	text := "计"
	if lang == locale.ZhHant {
		text = "計"
	}
	c.TextAt(paint.BoldFor(text), text, 0.74*r, mid, mid, theme.Light.SealText)
	return c.Img
}

// TileSlots are the squares of a seat's eight palace slots: from its own seat
// row 1 left, right, row 2 left, centre, right, row 3 left, centre, right
// (game/stratagem/README.md, Sixteen tiles); the king's own place has none.
func TileSlots(b *game.Board, s game.Seat) [8]game.Square {
	places := [8][2]int{{-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}, {-1, 2}, {0, 2}, {1, 2}}
	var out [8]game.Square
	for i, p := range places {
		f, r := 4+p[0], p[1]
		if s != game.First {
			f, r = 4-p[0], b.Ranks-1-p[1]
		}
		out[i] = b.At(f, r)
	}
	return out
}

// tileSide is the side of a tile on a palace point, in c.
const tileSide = 0.76

// DrawTile draws the tile of a stratagem on its palace point, its middle the image's.
func DrawTile(look Look, l Layout, name string, number string, state BambooState) *image.RGBA {
	t := look.Colors()
	c := float64(l.C)
	pad := math.Ceil(0.08 * c)
	side := math.Round(tileSide * c)
	n := 2 * (int(math.Ceil(side/2+pad)) + 1)
	k := look.Canvas(n, n)
	at := float64(n)/2 - side/2
	s := l.Scale * min(l.LogicalC()/50, 1)
	if state == BambooActive {
		k.Fill(new(paint.Path).RoundRect(at-pad, at-pad, side+2*pad, side+2*pad, 5*s), paint.Solid(theme.Alpha(t.Gold, 0.35)))
	}
	bambooGround(k, t, s, at, at, side, side, state)
	ink, small := bambooInk(t, state)
	mid := float64(n) / 2
	tileText(k, l, name, number, mid, side, ink, small)
	if state == BambooVoid {
		k.Rect(mid-0.42*side, mid-0.12*side, 0.84*side, max(1.5*s, 1), t.Danger)
	}
	return k.Img
}

// leastTileText is the smallest writing on a tile, in logical pixels; where a name
// would be smaller the tile shows its number alone.
const leastTileText = 8.5

// roomyTileText is the size at which even the longest two-word names are not smaller than that.
const roomyTileText = 10

// tileText writes the name, in two lines if it has two words, above the number.
func tileText(k *paint.Canvas, l Layout, name, number string, mid, side float64, ink, small theme.Color) {
	f, c := paint.Regular(), float64(l.C)
	first, second, two := strings.Cut(name, " ")
	size := 0.235 * c
	if two { // long words shrink further: all names of a board or none
		if size = 0.19 * c; size < roomyTileText*l.Scale {
			size = 0
		}
	}
	for _, line := range [2]string{first, second} {
		size = fitted(f, line, size, 0.92*side)
	}
	switch {
	case size < leastTileText*l.Scale:
		k.TextAt(f, number, 0.34*c, mid, mid, ink)
	case two:
		k.TextAt(f, first, size, mid, mid-0.27*side, ink)
		k.TextAt(f, second, size, mid, mid-0.27*side+1.15*size, ink)
		k.TextAt(f, number, 0.16*c, mid, mid+0.32*side, small)
	default:
		k.TextAt(f, name, size, mid, mid-0.12*side, ink)
		k.TextAt(f, number, 0.185*c, mid, mid+0.25*side, small)
	}
}

// Tile is a stratagem on a palace point.
type Tile struct {
	Square game.Square
	Game   string
	Number int
	State  BambooState
}

// name is the tile's name.
func (t Tile) name(l locale.Lang) string {
	if s := locale.StratagemOf(t.Game, t.Number); s != nil {
		return s.Name(l)
	}
	return ""
}

// Tiles are the tiles a view shows on the palace points.
func Tiles(info *game.Info, v *game.View) []Tile {
	var out []Tile
	for s := range v.Seats {
		seat := &v.Seats[s]
		if len(seat.Tiles) != 8 {
			continue
		}
		for i, sq := range TileSlots(info.Board, game.Seat(s)) {
			n := seat.Tiles[i]
			if n == 0 || sq == game.NoSquare {
				continue
			}
			t := Tile{sq, info.ID, n, BambooPlain}
			switch {
			case seat.King == sq && v.Void:
				t.State = BambooVoid
			case seat.King == sq && seat.Active == n:
				t.State = BambooActive
			}
			out = append(out, t)
		}
	}
	return out
}
