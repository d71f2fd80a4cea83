package render

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/art"
	"yanyi/render/blit"
	"yanyi/render/imagecache"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// flown is the token of the piece captured in the scene "hidden-capture", on a board rotated by
// quarter turns.
func flown(t *testing.T, b *Board, s sample.Scene, quarter int) *token {
	t.Helper()
	b.SetLayout(image.Rect(0, 0, 480, 480), quarter)
	b.SetView(s.Before.View)
	b.Draw(ebiten.NewImage(480, 480))
	b.Play(s.Events, s.After)
	for i := range b.animation.tokens {
		if k := &b.animation.tokens[i]; k.piece == s.Events[0].Piece && (gone(k) || k.layer == 5) {
			return k
		}
	}
	t.Fatal("the captured piece is not in the animation")
	return nil
}

// A piece captured face down turns over on its way to the captor's tray, glows, and disappears
// at the board's edge.
func TestFaceDownCaptureTurnsOverOnItsWay(t *testing.T) {
	windowtest.Need(t)
	s := sceneNamed("hidden-capture")
	b := boardFor(s.Before, Look{Theme: &theme.Light}, 480)
	face := imagecache.All.Of(b.look.Art(), art.PieceOf(b.info, s.Events[0].Became, game.NoSeat), b.layout.Radius())
	w := float64(b.Card().Dx())
	for quarter, edge := range [4][2]float64{{w / 2, 0}, {w, w / 2}, {w / 2, w}, {0, w / 2}} { // before Wei
		k := flown(t, b, s, quarter)
		r, c := b.pics.layout.Radius(), b.pics.pitch()
		first, mid, last := k.at(0, r, c), k.at(moveMS+flipMS, r, c), k.at(b.animation.end, r, c)
		if first.img == face || mid.img != face || mid.glow == nil || mid.shine < 0.99 || mid.alpha < 0.99 {
			t.Errorf("quarter %d: it does not turn over on its way: %+v", quarter, mid)
		}
		if d := math.Hypot(mid.x-k.x, mid.y-k.y); d < c {
			t.Errorf("quarter %d: turned over it has come only %.0f px", quarter, d)
		}
		if last.alpha > 0.001 || math.Hypot(last.x-edge[0], last.y-edge[1]) > 1.3*r {
			t.Errorf("quarter %d: it ends at (%.0f, %.0f) with alpha %.2f, the edge is at %v", quarter, last.x, last.y, last.alpha, edge)
		}
	}
}

// A flight to a tray beyond the board's edge ends at the edge.
func TestFaceDownCaptureFliesToAGivenTray(t *testing.T) {
	windowtest.Need(t)
	s := sceneNamed("hidden-capture")
	b := boardFor(s.Before, Look{Theme: &theme.Light}, 480)
	b.SetTray(s.Events[0].Seat, 900, 120)
	k := flown(t, b, s, 0)
	p := k.at(b.animation.end, b.pics.layout.Radius(), b.pics.pitch())
	card := b.Card()
	if x, y := p.x+float64(card.Min.X), p.y+float64(card.Min.Y); y != 120 || x > float64(card.Max.X)-b.layout.Radius() || x < float64(card.Max.X)-1.5*b.layout.Radius() {
		t.Errorf("it flies to (%.0f, %.0f) on the card %v", x, y, card)
	}
}

// With reduced motion it only cross-fades to its face, above the capturing piece.
func TestFaceDownCaptureShowsItselfWithLittleMotion(t *testing.T) {
	windowtest.Need(t)
	s := sceneNamed("hidden-capture")
	b := boardFor(s.Before, Look{Theme: &theme.Light, Motion: Reduced}, 480)
	k := flown(t, b, s, 0)
	p := k.at(reducedMoveMS+blit.FadeMS, b.pics.layout.Radius(), b.pics.pitch())
	if face := imagecache.All.Of(b.look.Art(), art.PieceOf(b.info, s.Events[0].Became, game.NoSeat), b.layout.Radius()); p.into != face || p.blend < 0.99 {
		t.Errorf("its face does not show: %+v", p)
	}
	if p.x != k.x || p.y != k.y {
		t.Error("it moves")
	}
	if top := b.animation.tokens[len(b.animation.tokens)-1]; top.piece != k.piece {
		t.Error("its captor covers it")
	}
	if b.animation.end < reducedMoveMS+blit.FadeMS {
		t.Errorf("the animation ends after %.0f ms", b.animation.end)
	}
}

// A pawn captured in passing is drawn back toward the square it had passed over.
func TestPassedPawnIsDrawnBack(t *testing.T) {
	windowtest.Need(t)
	s := sceneNamed("passing")
	b := boardFor(s.Before, Look{Theme: &theme.Light}, 480)
	b.Draw(ebiten.NewImage(480, 480))
	b.Play(s.Events, s.After)
	for i := range b.animation.tokens {
		k := &b.animation.tokens[i]
		if k.piece != s.Events[0].Piece || !gone(k) {
			continue
		}
		p := k.at(moveMS+passMS, b.pics.layout.Radius(), b.pics.pitch())
		_, y := b.pics.center(s.Events[1].To)
		if near, far := math.Abs(p.y-y), math.Abs(k.y-y); near > 0.5*far || p.alpha > 0.01 {
			t.Errorf("it ends %.0f px from the square it passed over, %.0f before, alpha %.2f", near, far, p.alpha)
		}
		return
	}
	t.Error("the pawn is not in the animation")
}

// With reduced motion a piece that has arrived does not blink while everything else cross-fades.
func TestLittleMotionDoesNotBlink(t *testing.T) {
	windowtest.Need(t)
	const size = 480
	s := sceneNamed("move")
	b := boardFor(s.Before, Look{Theme: &theme.Light, Motion: Reduced}, size)
	dst := ebiten.NewImage(size, size)
	b.Draw(dst)
	b.Play(s.Events, s.After)
	for b.animation.on {
		b.Update()
	}
	b.Draw(dst)
	x, y := b.Center(s.Events[0].To)
	r := int(0.6 * b.layout.Radius())
	at := image.Rect(int(x)-r, int(y)-r, int(x)+r, int(y)+r)
	arrived := windowtest.Picture(dst.SubImage(at).(*ebiten.Image))
	for b.Animating() {
		b.Update()
	}
	b.Draw(dst)
	landed := windowtest.Picture(dst.SubImage(at).(*ebiten.Image))
	for i := range landed.Pix {
		if d := int(landed.Pix[i]) - int(arrived.Pix[i]); d < -8 || d > 8 {
			t.Fatalf("the piece that has arrived changes by %d while the rest fades", d)
		}
	}
}
