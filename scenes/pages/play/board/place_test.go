package board

import (
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// What is said or asked of a square covers neither it nor the selected piece, a legal
// target, a king in check, its checker or the reader's own back rank while there is room
// anywhere, wherever the square is and however large the board.
func TestWhatIsSaidCoversNothingThatMatters(t *testing.T) {
	defer locale.Use(locale.Current())
	step := 3
	if testing.Short() {
		step = 7
	}
	for _, lang := range []locale.Lang{locale.ZhHans, locale.En} {
		locale.Use(lang)
		for _, c := range []struct{ id, start, pick string }{
			{"yanyi", prepared, "m5"}, {"yanyi", prepared, "c7"}, {"yanyi", checked, "a6"}, {"jieqi", jieqiOpen, "e5"},
			{"anqi", anqiMiddle, "d5"}, {"xiangqi", "start", "h3"}, {"xiangqi", "4k4/9/9/9/4r4/9/9/9/9/R3K4 w", "a1"}, {"baige", "start", ""},
		} {
			for _, place := range []canvas.Rect{desk, phone, canvas.Box(0, 40, 320, 320)} {
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

// Shu is in check.
const checked = "4,wK,4/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/sR,16/8,uR,8/9/9/9/4,sK,4 s uws - idle - 0"

// clear fails if what is said or asked of a square covers what it could leave free.
func (p *person) clear(sq game.Square) {
	p.t.Helper()
	for _, size := range [][2]float64{{288, 160}, {340, 170}} {
		p.apart(sq, p.CardSpot(sq, size[0], size[1], 12, true), 12)
	}
	p.Hush()
	if p.showTip(sq) {
		p.apart(sq, p.tip.rect, 6)
	}
	p.say("此着未解将：e6的车仍在攻王。", sq, above)
	p.apart(sq, p.bubble.rect, 6)
	if p.tip.shown() {
		p.t.Errorf("%s: two things are said of it", p.info.Board.Name(sq))
	}
}

// apart fails if a card covers what it could leave free.
func (p *person) apart(sq game.Square, card canvas.Rect, gap float64) {
	p.t.Helper()
	at, half := p.info.Board.Name(sq), 0.45*p.Pitch()
	if card.X < 0 || card.Y < 0 || card.Right() > p.view().W+0.5 || card.Bottom() > p.view().H {
		p.t.Errorf("%s %s: lies at %+v", p.info.ID, at, card)
	}
	if card.Overlaps(p.spot(sq, half, 0).Rect) {
		p.t.Errorf("%s %s at %+v: covered by what is said of it", p.info.ID, at, p.place)
	}
	if covered(card, p.kept()) > 0 && p.free(sq, card.W, card.H, gap) {
		p.t.Errorf("%s %s at %+v: %+v covers what it could leave free", p.info.ID, at, p.place, card)
	}
}

// free reports whether a card of a size could stand clear of a square and all that is
// kept, tried every few pixels.
func (p *person) free(sq game.Square, w, h, gap float64) bool {
	list := p.obstacles(sq, 0.6*p.Pitch()+gap)
	for x := 8.0; x+w <= p.view().W-8; x += 4 {
		for y := 4.0; y+h <= p.view().H-4; y += 4 {
			if covered(canvas.Box(x, y, w, h), list) == 0 {
				return true
			}
		}
	}
	return false
}

// Kings in check, who checks them and the reader's own back rank are among what is kept.
func TestWhatIsKept(t *testing.T) {
	for _, c := range []struct{ id, start, names string }{
		{"yanyi", checked, "i1 i5 e1 m1"}, {"xiangqi", "start", "a1 e1 i1"}, {"xiangqi", "4k4/9/9/9/4r4/9/9/9/9/R3K4 w", "e6 e1"}, {"baige", "start", "a1 j1"},
	} {
		p := at(t, c.id, c.start, desk)
		for _, name := range strings.Fields(c.names) {
			if covered(p.spot(p.square(name), 0.3*p.Pitch(), 0).Rect, p.kept()) == 0 {
				t.Errorf("%s %s: %s may be covered", c.id, c.start, name)
			}
		}
	}
}

// What asks, or lies over the board, leaves nothing said beside squares.
func TestNothingIsSaidBesideWhatAsks(t *testing.T) {
	p := at(t, "yanyi", prepared, desk)
	p.say("……", p.square("m5"), above)
	p.over.Quiet = true
	p.Show(p.now, p.over)
	if p.say("……", p.square("m5"), above); p.Says() != "" || p.showTip(p.square("m5")) {
		t.Errorf("it says %q", p.Says())
	}
}

// Controls beside the board stay free, too, where there is room.
func TestWhatIsSaidCoversNoControl(t *testing.T) {
	p := at(t, "yanyi", "start", phone)
	x, y := p.point("i9")
	first, _ := p.cardSpot(p.square("i9"), 200, 60, above)
	p.form.Add(ui.Control{ID: "button"}.At(canvas.Box(x-100, y-90, 200, 60)))
	if now, _ := p.cardSpot(p.square("i9"), 200, 60, above); now == first || now.Overlaps(canvas.Box(x-100, y-90, 200, 60)) {
		t.Errorf("stands at %+v, before at %+v", now, first)
	}
}

// A hint said beside its piece covers neither it nor where it goes.
func TestAHintCoversNeitherEnd(t *testing.T) {
	for _, place := range []canvas.Rect{desk, phone} {
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

// What explains the discs covers neither them nor any piece, on boards of all sizes, whoever
// sits at the bottom.
func TestAnExplanationCoversNoPiece(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range []locale.Lang{locale.ZhHans, locale.En} {
		locale.Use(lang)
		for _, place := range []canvas.Rect{desk, phone, small} {
			for bottom := range game.Seat(3) {
				tb := tabletest.New(t, "yanyi", "start")
				tb.SetBottom(bottom)
				p := sit(t, tb, place)
				p.Explain(locale.T("play.told.discs"), p.square("a10"))
				if over := covered(p.bubble.rect, p.standing()); !p.bubble.shown() || over > 0 {
					t.Errorf("%v, %+v, %d at the bottom: %+v covers %g", lang, place, bottom, p.bubble.rect, over)
				}
			}
		}
	}
}
