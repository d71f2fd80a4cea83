package board

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// What is said of a square covers neither it nor a legal target while there is room
// anywhere, wherever the square is and however large the board.
func TestWhatIsSaidCoversNoTarget(t *testing.T) {
	defer locale.Use(locale.Current())
	step := 1
	if testing.Short() {
		step = 7
	}
	for _, lang := range []locale.Lang{locale.ZhHans, locale.En} {
		locale.Use(lang)
		for _, c := range []struct{ id, start, pick string }{
			{"yanyi", prepared, "m5"}, {"yanyi", prepared, "c7"}, {"jieqi", jieqiOpen, "e5"},
			{"anqi", anqiMiddle, "d5"}, {"xiangqi", "start", "h3"}, {"baige", "start", ""},
		} {
			for _, place := range []draw.Rect{desk, phone, draw.Box(0, 40, 320, 320)} {
				p := at(t, c.id, c.start, place)
				if c.pick != "" {
					p.click(c.pick)
				}
				for sq := 0; sq < len(p.info.Board.Points); sq += step {
					p.clear(game.Square(sq))
				}
			}
		}
	}
}

// clear fails if what is said of a square covers what it could leave free.
func (p *person) clear(sq game.Square) {
	p.t.Helper()
	p.Hush()
	if !p.showTip(sq) {
		return
	}
	parts := p.tip.form.Texts()
	card := p.tip.rect
	at, half := p.info.Board.Name(sq), 0.45*p.Pitch()
	if card.X < 0 || card.Y < 0 || card.Right() > p.view().W+0.5 || card.Bottom() > p.view().H {
		p.t.Errorf("%s %s: %q lies at %+v", p.info.ID, at, parts, card)
	}
	if card.Overlaps(p.spot(sq, half, 0).Rect) {
		p.t.Errorf("%s %s at %+v: covered by what is said of it", p.info.ID, at, p.place)
	}
	for _, target := range p.marks.Targets {
		if card.Overlaps(p.spot(target.Square, 0.2*p.Pitch(), 0).Rect) && p.free(sq, card.W, card.H) {
			p.t.Errorf("%s %s at %+v: %s is covered", p.info.ID, at, p.place, p.info.Board.Name(target.Square))
		}
	}
}

// free reports whether a card of a size could stand clear of a square and all targets,
// tried every few pixels.
func (p *person) free(sq game.Square, w, h float64) bool {
	list := p.obstacles(sq)
	for x := 8.0; x+w <= p.view().W-8; x += 4 {
		for y := 4.0; y+h <= p.view().H-4; y += 4 {
			if covered(draw.Box(x, y, w, h), list) == 0 {
				return true
			}
		}
	}
	return false
}

// Controls beside the board stay free, too, where there is room.
func TestWhatIsSaidCoversNoControl(t *testing.T) {
	p := at(t, "yanyi", "start", phone)
	x, y := p.point("i9")
	first := p.room(p.square("i9"), 200, 60, false)
	p.form.Add(ui.Control{ID: "button"}.At(draw.Box(x-100, y-90, 200, 60)))
	if now := p.room(p.square("i9"), 200, 60, false); now == first || now.Overlaps(draw.Box(x-100, y-90, 200, 60)) {
		t.Errorf("stands at %+v, before at %+v", now, first)
	}
}

// A hint said beside its piece covers neither it nor where it goes.
func TestAHintCoversNeitherEnd(t *testing.T) {
	for _, place := range []draw.Rect{desk, phone} {
		p := at(t, "yanyi", prepared, place)
		p.marks.Hint, p.marks.HasHint = game.Move(p.square("m5"), p.square("m8")), true
		p.Tell("Try the chariot, M5 to M8", p.square("m5"))
		for _, end := range []string{"m5", "m8"} {
			if p.Says() == "" || p.bubble.rect.Overlaps(p.spot(p.square(end), 0.45*p.Pitch(), 0).Rect) {
				t.Errorf("%q at %+v covers %s", p.Says(), p.bubble.rect, end)
			}
		}
	}
}
