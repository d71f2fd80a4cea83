package snapshot

import (
	"image"
	"math"
	"strings"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/paint"
	"yanyi/render/theme"
)

// The sizes of pictures: how wide they are, in pixels.
const (
	Small  = 480 // in a chat
	Medium = 960 // on a page
	Large  = 1920
)

// Words is the text round a board.
type Words struct {
	Title   string // the game
	Turn    string // the last one, "" at the start
	Players []Player
	Caption string // below the board, "" for none
	Program string // the program that made the picture
	Seal    string // its seal
}

// Player is one of the players named above the board.
type Player struct {
	Name   string
	King   game.Piece
	Seat   game.Seat
	OnTurn bool
	Out    bool
}

// unit is how wide a picture is in logical pixels.
const unit = 480.0

// Sizes in logical pixels.
const (
	rim        = 16.0
	headHigh   = 46.0
	playerHigh = 40.0
	footHigh   = 36.0
	boardHigh  = 1.2 // at most, for its width
)

// Card paints boards in a frame of names and words.
type Card struct {
	*Board
	w, h   int
	scale  float64
	blank  *image.RGBA // paper, shadow and ground
	medals map[medalKey]*image.RGBA
}

type medalKey struct {
	piece game.Piece
	seat  game.Seat
}

// NewCard is a painter of pictures so many pixels wide.
func NewCard(info *game.Info, look art.Look, wide, quarter int) *Card {
	k := float64(wide) / unit
	look.Scale = k
	inner := float64(wide) - 2*rim*k
	b := NewBoard(info, look, int(inner), int(inner*boardHigh), quarter)
	high := (headHigh+playerHigh+footHigh)*k + float64(b.layout.H) + 8*k
	return &Card{Board: b, w: wide, h: int(math.Ceil(high)), scale: k, medals: map[medalKey]*image.RGBA{}}
}

// Size is how large the pictures are.
func (c *Card) Size() (w, h int) { return c.w, c.h }

// at is where the board's card lies.
func (c *Card) at() image.Point {
	return image.Pt((c.w-c.layout.W)/2, int(math.Round((headHigh+playerHigh)*c.scale)))
}

// Prepare paints a part of what Draw would paint first, and reports whether there was any.
func (c *Card) Prepare(m *Moment) bool {
	if c.blank == nil {
		c.paintBlank()
		return true
	}
	return c.prepare(m)
}

// paintBlank paints the paper, and the shadow of the board's card.
func (c *Card) paintBlank() {
	canvas := paint.New(c.w, c.h)
	canvas.Rect(0, 0, float64(c.w), float64(c.h), c.look.Colors().Paper)
	shadow := art.DrawShadow(c.scale, c.layout.W, c.layout.H)
	at := c.at().Add(image.Pt((c.layout.W-shadow.Rect.Dx())/2, (c.layout.H-shadow.Rect.Dy())/2))
	canvas.Draw(shadow, at.X, at.Y, 1)
	c.blank = canvas.Img
}

// Draw is the picture of a moment.
func (c *Card) Draw(m *Moment, words *Words) *image.RGBA {
	if c.blank == nil {
		c.paintBlank()
	}
	img := image.NewRGBA(c.blank.Rect)
	copy(img.Pix, c.blank.Pix)
	canvas := paint.On(img)
	at := c.at()
	c.Board.Draw(canvas, at.X, at.Y, m)
	w := writer{canvas, c.scale}
	c.head(w, words)
	c.players(w, words)
	c.foot(w, words)
	return img
}

// head is the game, and the last turn.
func (c *Card) head(w writer, words *Words) {
	t := c.look.Colors()
	x := w.write(words.Title, theme.Role{Size: 20, Bold: true}, rim, 31, paint.Left, t.Ink, unit-2*rim)
	w.write(words.Turn, theme.Role{Size: 15}, unit-rim, 31, paint.Right, t.Ink2, unit-rim-x-16)
}

// players are names beside the kings they lead, the player to move in gold.
func (c *Card) players(w writer, words *Words) {
	t := c.look.Colors()
	wide := (unit - 2*rim) / float64(max(1, len(words.Players)))
	for i, p := range words.Players {
		x, y := rim+wide*float64(i), headHigh+playerHigh/2-4
		ink, strength := t.Ink, 1.0
		if p.Out {
			ink, strength = t.Ink3, 0.45
		}
		if p.OnTurn {
			w.Ring((x+14)*c.scale, y*c.scale, 15.5*c.scale, 2*c.scale, t.Gold)
		}
		medal := c.medal(p)
		w.Canvas.Draw(medal, int((x+14)*c.scale)-medal.Rect.Dx()/2, int(y*c.scale)-medal.Rect.Dy()/2, strength)
		lines, size := nameLines(p.Name, p.OnTurn, wide-44)
		role := theme.Role{Size: size, Bold: p.OnTurn}
		if len(lines) == 1 {
			w.write(lines[0], role, x+36, y+5.5, paint.Left, ink, wide-44)
			continue
		}
		first := y - 2.5 - float64(len(lines)-2)*(size+1)/2
		for n, line := range lines {
			w.write(line, role, x+36, first+float64(n)*(size+2), paint.Left, ink, wide-44)
		}
	}
}

// nameLines is a name in one line, two, or three, in the largest type in which all of it has room.
func nameLines(name string, bold bool, most float64) (lines []string, size float64) {
	fits := func(text string, size float64) bool { return lettering(text, bold).width(size) <= most }
	for _, size := range [...]float64{15, 13} {
		if fits(name, size) {
			return []string{name}, size
		}
	}
	for _, size := range [...]float64{13, 12, 11, 10} {
		if first, rest := halves(name, func(text string) bool { return fits(text, size) }); fits(rest, size) {
			return []string{first, rest}, size
		}
	}
	small := func(text string) bool { return fits(text, 10) }
	first, rest := halves(name, small)
	second, third := halves(rest, small)
	return []string{first, second, third}, 10
}

// halves breaks a name behind the last word, or part of one before a hyphen, that fits into the
// first line, or the last character where there is no such word; a space is left out.
func halves(name string, fits func(text string) bool) (first, rest string) {
	at := 0
	for i := range name {
		if i > 0 && !fits(name[:i]) {
			break
		}
		at = i
	}
	if end := strings.LastIndexAny(name[:at], " -"); end > 0 {
		at = end + 1
	}
	return strings.TrimRight(name[:at], " ·"), strings.TrimLeft(name[at:], " ·")
}

func (c *Card) medal(p Player) *image.RGBA {
	return kept(c.medals, medalKey{p.King, p.Seat}, func() *image.RGBA {
		return art.DrawPiece(c.look, art.PieceOf(c.info, p.King, p.Seat), 13*c.scale)
	})
}

// foot is the caption, and the program's name.
func (c *Card) foot(w writer, words *Words) {
	t := c.look.Colors()
	y := float64(c.h)/c.scale - footHigh/2
	right := unit - rim
	if words.Seal != "" {
		seal := art.DrawSeal(c.look, words.Seal, math.Round(20*c.scale), -5)
		w.Canvas.Draw(seal, int((right-10)*c.scale)-seal.Rect.Dx()/2, int(y*c.scale)-seal.Rect.Dy()/2, 1)
		right -= 28
	}
	right = w.write(words.Program, theme.Role{Size: 13}, right, y+4.5, paint.Right, t.Ink3, unit/2)
	w.write(words.Caption, theme.Role{Size: 13}, rim, y+4.5, paint.Left, t.Ink2, right-rim-16)
}

// writer writes lines in logical pixels.
type writer struct {
	*paint.Canvas
	scale float64
}

// write writes a line with its baseline at y, shortened where it is wider than most, and
// returns where it ends, or begins if it stands at the right.
func (w writer) write(text string, role theme.Role, x, y float64, align paint.Align, ink theme.Color, most float64) float64 {
	line := lettering(text, role.Bold)
	size := role.Size * w.scale
	if line.width(size) > most*w.scale {
		line = line.shortened(size, most*w.scale)
	}
	wide := line.width(size)
	left := x * w.scale
	if align == paint.Right {
		left -= wide
	}
	line.draw(w.Canvas, size, math.Round(left), math.Round(y*w.scale), ink)
	if align == paint.Right {
		return left / w.scale
	}
	return (left + wide) / w.scale
}

// letters is a line in runs, each in a font that has its characters.
type letters []run

type run struct {
	font *paint.Font
	text string
}

// lettering sets a text: in bold if required, in the system's fonts where ours lack
// characters. Characters without any font are left out.
func lettering(text string, bold bool) letters {
	var line letters
	for _, r := range strings.Join(strings.Fields(text), " ") {
		f := fontOf(r, bold)
		switch n := len(line); {
		case f == nil:
		case n > 0 && line[n-1].font == f:
			line[n-1].text += string(r)
		default:
			line = append(line, run{f, string(r)})
		}
	}
	return line
}

func fontOf(r rune, bold bool) *paint.Font {
	if bold && paint.Bold().Covers(r) {
		return paint.Bold()
	}
	if paint.Regular().Covers(r) {
		return paint.Regular()
	}
	return strange(r)
}

func (l letters) width(size float64) (w float64) {
	for _, r := range l {
		w += r.font.Width(r.text, size)
	}
	return w
}

func (l letters) draw(c *paint.Canvas, size, x, y float64, ink theme.Color) {
	for _, r := range l {
		c.Text(r.font, r.text, size, x, y, paint.Left, ink)
		x += r.font.Width(r.text, size)
	}
}

// shortened is a line that ends in … so as to be no wider than most.
func (l letters) shortened(size, most float64) letters {
	dots := run{paint.Regular(), "…"}
	most -= dots.font.Width(dots.text, size)
	var out letters
	for _, r := range l {
		kept := ""
		for _, c := range r.text {
			if most -= r.font.Width(string(c), size); most < 0 {
				return append(out, run{r.font, kept}, dots)
			}
			kept += string(c)
		}
		out = append(out, r)
	}
	return out
}
