package svg

import (
	"encoding/xml"
	"fmt"
	"hash/fnv"
	"strings"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/theme"
)

// Board is a picture of a board in an article.
type Board struct {
	Look     art.Look
	Info     *game.Info
	View     *game.View
	Quarter  int         // clockwise quarter turns of the board
	Size     int         // pixels that it is wide and high at most
	Title    string      // a description for screen readers
	From, To game.Square // of the last turn, NoSquare for none
}

// fine is how exact an article's picture is: to a tenth of a pixel.
const fine = Grid(10)

// String is the picture as a document of its own, which may as well stand within a page.
func (b *Board) String() string {
	sheet := NewSheet()
	look := b.Look
	look.Drafts, look.Scale = sheet, 1
	l := art.Fit(b.Info.Board, b.Size, b.Size, b.Quarter, 1)
	w := NewWriter(sheet, fine, b.prefix())
	body := w.Drawing(art.PictureAfter(look, b.Info, b.View, l, b.From, b.To))
	card := w.define("clipPath", "", fmt.Sprintf(`<rect width="%d" height="%d" rx="%d"/>`, l.W, l.H, int(theme.CardRadius)))
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img"><title>%s</title>%s<g clip-path="url(#%s)">%s</g></svg>`+"\n",
		l.W, l.H, l.W, l.H, escaped(b.Title), w.Defs(), card, body)
}

// prefix keeps the names within a picture apart from those of another on the same page.
func (b *Board) prefix() string {
	h := fnv.New32a()
	fmt.Fprint(h, b.Info.ID, b.View.Cells, b.View.Actor, b.Quarter, b.Size, b.From, b.To, b.Look)
	return fmt.Sprintf("y%x-", h.Sum32())
}

func escaped(text string) string {
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(text)); err != nil {
		panic(err) // a builder takes everything
	}
	return b.String()
}
