//go:build e2e

package e2e

import (
	"math"
	"testing"

	"yanyi/assets/locale"
	"yanyi/wasm/browsertest"
)

// fingers is a browser driven by touch: pieces are tapped and set down instead of dragged.
type fingers struct{ *browser }

func (f fingers) click(_ testing.TB, x, y float64) { f.tab.Tap(x/f.scale, y/f.scale) }

func (f fingers) drag(t testing.TB, fromX, fromY, toX, toY float64) {
	f.click(t, fromX, fromY)
	f.click(t, toX, toY)
}

// The two small games can be played on a phone by quick taps alone, without the magnifier: their
// points are far enough apart for a finger.
func TestSmallBoardsByTouch(t *testing.T) {
	for _, name := range []string{"mini", "chibi"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			byTouch(t, name)
		})
	}
}

func byTouch(t *testing.T, name string) {
	locale.Use(locale.ZhHans)
	s, err := readScript("testdata/games/" + name + ".game")
	if err != nil {
		t.Fatal(err)
	}
	b := newBrowser(t, browsertest.Options{Width: 390, Height: 844, Scale: 2, Touch: true, Language: "zh-CN", Reduced: true})
	a := &actor{player{t, fingers{b}}, &s, nil}
	a.perform()
	shoot(t, b, name+"-by-touch")
	apart, squares := math.Inf(1), b.look(t).Squares
	for _, p := range squares {
		for _, q := range squares {
			if d := math.Hypot(p[0]-q[0], p[1]-q[1]) / b.scale; d > 0 {
				apart = min(apart, d)
			}
		}
	}
	if apart < 28 {
		t.Errorf("points lie %.1f apart", apart)
	}
	b.tab.WantNoComplaints()
}
