package main

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"

	"yanyi/assets/figures"
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/svg"
)

// A piece's parts are drawn in a box of their own, its face in one of the figures' size.
const partRadius, faceBox = 32, 100

// part is a part of a piece round (0, 0).
func (s *sprite) part(name string, p art.Piece, part art.Part) string {
	half := art.PieceSize(partRadius) / 2
	text := elements(s.look, name, 2, func(look art.Look) *image.RGBA {
		return art.DrawPart(look, p, partRadius, part)
	})
	return fmt.Sprintf(`<g transform="translate(-%d -%[1]d)">%s</g>`, half, strings.Join(text, ""))
}

// elements is a drawing as elements; the names of its definitions begin with prefix.
func elements(look art.Look, prefix string, grid svg.Grid, draw func(look art.Look) *image.RGBA) []string {
	sheet := svg.NewSheet()
	look.Drafts = sheet
	w := svg.NewWriter(sheet, grid, prefix+"-")
	list := w.Elements(draw(look))
	if defs := w.Defs(); defs != "" {
		list = append([]string{defs}, list...)
	}
	return list
}

// ground draws a game's board; its words stand apart, left out where the board is turned.
func (s *sprite) ground(g *posterGame, in *game.Info, l art.Layout) {
	draw := func(lang locale.Lang) []string {
		look := s.look
		look.Lang = lang
		return elements(look, in.ID, 1, func(look art.Look) *image.RGBA { return art.Ground(look, in, l) })
	}
	other := draw(locale.En)
	if s.look.Lang == locale.En {
		other = draw(locale.ZhHans)
	}
	behind := true // outside the board, which keeps its place where the board is turned
	for i, e := range draw(s.look.Lang) {
		behind = behind && (strings.HasPrefix(e, "<defs>") || i <= 1 || strings.Contains(e, `fill="url(`))
		switch {
		case behind:
			g.Behind += e
		case slices.Contains(other, e):
			g.Ground += e
		default:
			g.Words += e
		}
	}
}

// marks draws the marks on the board at the start of a game.
func (s *sprite) marks(g *posterGame, in *game.Info, v *game.View, l art.Layout) {
	l.Tiled = len(art.Tiles(in, v)) > 0
	g.R = l.Radius()
	mark := func(name string, x, y float64, draw func(look art.Look) *image.RGBA) {
		var size image.Point
		text := elements(s.look, name, 4, func(look art.Look) *image.RGBA {
			img := draw(look)
			size = img.Rect.Size()
			return img
		})
		inner := fmt.Sprintf(`<g transform="translate(-%d -%d)">%s</g>`, size.X/2, size.Y/2, strings.Join(text, ""))
		g.Marks = append(g.Marks, [3]any{x, y, inner})
	}
	sheet := svg.NewSheet()
	look := s.look
	look.Drafts = sheet
	for i, f := range art.Fixtures(look, in, v, l) {
		mark(fmt.Sprintf("%s-m%d", in.ID, i), float64(f.X), float64(f.Y), func(look art.Look) *image.RGBA {
			return art.Fixtures(look, in, v, l)[i].Image
		})
	}
	for i, t := range art.Tiles(in, v) {
		x, y := l.Center(t.Square)
		mark(fmt.Sprintf("%s-t%d", in.ID, i), x, y, func(look art.Look) *image.RGBA { return art.DrawTileOf(look, l, t) })
	}
}

// pieces draws the parts of a game's pieces.
func (s *sprite) pieces(g *posterGame, in *game.Info, v *game.View) {
	g.Texts = [3]map[string]string{{}, {}, {}}
	if in.Bags {
		s.body("0~", art.PieceOf(in, game.NewHidden(game.Unknown, 0), game.NoSeat))
	}
	for a := range in.Armies {
		army := game.Army(a)
		pawn := game.NewPiece(game.Pawn, army)
		letter, pigment := string(rune(in.Armies[a].Letter)), fmt.Sprint(int(in.Armies[a].Pigment))
		if in.Joint(pawn) {
			pigment += "J"
		}
		g.Armies[letter] = pigment
		face, lip := art.Ink(art.PieceOf(in, pawn, game.NoSeat))
		s.Inks[pigment] = [2]string{webColor(face), fmt.Sprintf("%s%02x", webColor(lip), lip.A)}
		s.bodies(in, army, pigment)
		for _, k := range in.Kinds {
			s.face(g, in, letter, game.NewPiece(k, army))
		}
	}
	for _, m := range g.Texts {
		shorten(m, in)
	}
}

// bodies draws an army's pieces under each commander.
func (s *sprite) bodies(in *game.Info, army game.Army, pigment string) {
	king, pawn := game.NewPiece(game.King, army), game.NewPiece(game.Pawn, army)
	hidden := game.NewHidden(game.Pawn, army)
	commanders := []game.Seat{game.NoSeat}
	if len(in.Armies) > 2 && !in.Joint(pawn) { // of two armies none passes to the other
		for c := range in.Seats {
			if game.Seat(c) != army {
				commanders = append(commanders, game.Seat(c))
			}
		}
	}
	for _, c := range commanders {
		by := ""
		if c != game.NoSeat {
			by = ":" + fmt.Sprint(int(in.Armies[c].Pigment))
		}
		s.body(pigment+by, art.PieceOf(in, pawn, c))
		if p := art.PieceOf(in, king, c); art.Wears(p) && (c == game.NoSeat || in.Emperor(king)) {
			s.body(pigment+"K"+by, p)
		}
		if in.Bags && !in.RevealsOwner {
			s.body(pigment+"~"+by, art.PieceOf(in, hidden, c))
		}
	}
}

func (s *sprite) body(key string, p art.Piece) {
	if s.Bodies[key] == "" {
		s.Bodies[key] = s.part(strings.NewReplacer(":", "b", "~", "h").Replace(key), p, art.BodyPart)
	}
}

// face notes the face of a piece, by the letters of its army and kind.
func (s *sprite) face(g *posterGame, in *game.Info, army string, piece game.Piece) {
	p := art.PieceOf(in, piece, game.NoSeat)
	key := army + string(rune(piece.Kind().Letter()))
	for i, faces := range []art.Faces{art.Hanzi, art.Letters} {
		text := p.Text(faces, s.look.Lang)
		g.Texts[i][key] = text
		if s.Faces[text] == "" {
			path := svg.Grid(1).Data(art.FaceOutline(text, faceBox, 0, 0))
			s.Faces[text] = `<path d="` + path + `"/>`
		}
	}
	if name := art.FigureOf(p); name != "" {
		g.Texts[2][key] = name
		if s.Faces[name] == "" {
			s.Faces[name] = figure(name)
		}
	}
}

// figure is the drawing of a figure round (0, 0).
func figure(name string) string {
	var b strings.Builder
	const k = float64(faceBox) / figures.Box
	n := func(v float32) int { return int(math.Round(float64(v)*k)) - faceBox/2 }
	for _, shape := range figures.Of(name) {
		b.WriteString(`<path d="`)
		for _, c := range shape {
			switch c.Op {
			case figures.Move:
				fmt.Fprintf(&b, "M%d %d", n(c.X), n(c.Y))
			case figures.Line:
				fmt.Fprintf(&b, "L%d %d", n(c.X), n(c.Y))
			case figures.Cubic:
				fmt.Fprintf(&b, "C%d %d %d %d %d %d", n(c.X1), n(c.Y1), n(c.X2), n(c.Y2), n(c.X), n(c.Y))
			case figures.Close:
				b.WriteByte('Z')
			}
		}
		b.WriteString(`"/>`)
	}
	return b.String()
}

// shorten writes texts that are the same for all armies once.
func shorten(texts map[string]string, in *game.Info) {
	for _, k := range in.Kinds {
		kind, all := string(rune(k.Letter())), ""
		for i, a := range in.Armies {
			text := texts[string(rune(a.Letter))+kind]
			if i > 0 && text != all {
				all = ""
				break
			}
			all = text
		}
		if all == "" {
			continue
		}
		for _, a := range in.Armies {
			delete(texts, string(rune(a.Letter))+kind)
		}
		texts[kind] = all
	}
}
