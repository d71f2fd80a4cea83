package home

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/home/cards"
)

// The time, in ticks, that prepared boards may take before they are painted here, and that the
// paper's texture and the hills wait for them.
const (
	patience = 90
	holding  = 18
)

// sheet is a family's boards at rest as they were painted with the page (package cards), in
// the kind that suits the page. They are requested once the first picture stands.
type sheet struct {
	of     string                          // the family whose boards they are
	ask    func(name string) <-chan []byte // nil where there are none
	wanted int                             // the size of the largest board in this frame
	asked  cards.Kind                      // the last request
	reply  <-chan []byte                   // nil once it has come
	waited int                             // ticks
	coming bool                            // boards are not to be painted, for they may come
	drawn  bool                            // a frame did not wait for them

	look   art.Look // of the boards that are there
	boards cards.Sheet
	images map[sheetKey]*ebiten.Image
}

// sheetKey is a board of the sheet in a size.
type sheetKey struct {
	id   string
	size int
}

// mostImages is how many boards are kept as they are drawn.
const mostImages = 80

// tick requests and takes the boards that suit the last frame, and reports what can be drawn.
func (s *sheet) tick(look render.Look) bool {
	waited := s.coming
	kind, ok := cards.Fitting(look.Art(), s.wanted)
	if ok && s.ask != nil && kind != s.asked {
		s.asked, s.waited = kind, 0
		s.reply = s.ask(kind.Name(s.of))
	}
	select {
	case data := <-s.reply: // never, if nothing was asked
		s.reply = nil
		s.take(data)
		waited = true
	default:
		s.waited++
	}
	s.coming = ok && s.reply != nil && s.waited < patience
	return waited && !s.coming
}

// take takes a sheet. A failed request is not repeated.
func (s *sheet) take(data []byte) {
	boards, err := cards.ReadSheet(data)
	if err != nil || len(boards) == 0 {
		s.ask = nil
		return
	}
	s.look, s.boards, s.images = s.asked.Look(), boards, map[sheetKey]*ebiten.Image{}
}

// holds reports whether the ground waits for the boards: it is drawn in the frame after theirs.
func (s *sheet) holds() bool {
	if s.ask == nil || s.drawn {
		return false
	}
	s.drawn = !s.coming || s.waited >= holding
	return true
}

// board is a game's board at rest, nil if it is not there.
func (s *sheet) board(in *game.Info, look render.Look, size int) *ebiten.Image {
	b := s.boards.Board(in.ID, size)
	if b == nil || cards.Plainly(look.Art()) != s.look {
		return nil
	}
	key := sheetKey{in.ID, size}
	img := s.images[key]
	if img == nil {
		if len(s.images) >= mostImages {
			clear(s.images)
		}
		at := art.ThumbnailSize(in, 0, size)
		img = ebiten.NewImageFromImage(b.Scaled(at.X, at.Y))
		s.images[key] = img
	}
	return img
}

// want notes the wanted size of a board.
func (s *sheet) want(c *canvas.Canvas, r canvas.Rect) int {
	size := canvas.Snap(min(r.W, r.H) * c.Scale)
	s.wanted = max(s.wanted, size)
	return size
}
