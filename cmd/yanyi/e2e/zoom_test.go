//go:build e2e

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"testing"
	"time"

	"yanyi/wasm/browsertest"
)

// zoom is a window size in CSS pixels and the number of device pixels per CSS pixel.
type zoom struct {
	w, h  int64
	ratio float64
}

// The picture follows the browser's zoom, which makes the page smaller in CSS pixels, and a move
// to another screen, which does not, and the way back. It then equals the picture of a page
// opened there, and clicks hit what it shows.
func TestThePictureFollowsTheScreen(t *testing.T) {
	t.Parallel()
	whole := zoom{1280, 800, 1}
	first := map[zoom]image.Image{}
	for _, z := range []zoom{whole, {1280, 800, 1.5}, {853, 533, 1.5}} {
		b := newBrowser(t, browsertest.Options{Width: z.w, Height: z.h, Scale: z.ratio, Language: "zh-CN", Reduced: true, Painted: true})
		b.openTable(t)
		first[z] = b.picture(t)
		b.tab.Close()
	}
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true, Painted: true})
	b.openTable(t)
	for _, z := range []zoom{{1280, 800, 1.5}, whole, {853, 533, 1.5}, whole} {
		b.tab.Resize(z.w, z.h, z.ratio, false)
		b.scale = z.ratio
		b.tab.Wait(fmt.Sprintf("JSON.parse(yanyiProbe()).Scale === %g", z.ratio), 20*time.Second)
		b.tab.Wait(`(c => c.width === Math.round(innerWidth * devicePixelRatio) && c.height === Math.round(innerHeight * devicePixelRatio))
			(document.querySelector("body > canvas"))`, 20*time.Second)
		if n := different(first[z], b.picture(t)); n > 0 {
			t.Errorf("%v: %d pixels are not as on a page that was opened so", z, n)
		}
		for _, square := range []string{"b3", "h3"} { // the second click replaces the first
			at := b.look(t).Squares[square]
			b.click(t, at[0], at[1])
			b.tab.Wait("JSON.parse(yanyiProbe()).Selected === '"+square+"'", 20*time.Second)
		}
		b.escape(t)
		b.tab.Wait("JSON.parse(yanyiProbe()).Selected === ''", 20*time.Second)
	}
	b.tab.WantNoComplaints()
}

func (b *browser) openTable(t *testing.T) {
	t.Helper()
	b.open(t, map[string]string{"game": "xiangqi", "seats": "human,human"})
	b.tab.Wait("JSON.parse(yanyiProbe()).Page === 'play' && document.getElementById('poster').hidden", time.Minute)
}

// picture is a screenshot of the window at rest, with the mouse in its corner.
func (b *browser) picture(t *testing.T) image.Image {
	t.Helper()
	b.tab.Click(1, 1)
	var before []byte
	for range 100 {
		b.tab.Wait("!JSON.parse(yanyiProbe()).Moving", 20*time.Second)
		b.tab.Frames(10)
		now := b.tab.Shot()
		if bytes.Equal(before, now) {
			img, err := png.Decode(bytes.NewReader(now))
			if err != nil {
				t.Fatal(err)
			}
			return img
		}
		before = now
	}
	t.Fatal("the picture does not come to rest")
	return nil
}

// different counts the pixels that visibly differ between two pictures, all of them if the sizes
// differ. The board's round corners get slightly darker with every frame that draws the board
// alone.
func different(a, b image.Image) (n int) {
	if a.Bounds() != b.Bounds() {
		return max(a.Bounds().Dx()*a.Bounds().Dy(), b.Bounds().Dx()*b.Bounds().Dy())
	}
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			r, g, blue, _ := a.At(x, y).RGBA()
			r2, g2, blue2, _ := b.At(x, y).RGBA()
			if max(apart(r, r2), apart(g, g2), apart(blue, blue2)) > 24 {
				n++
			}
		}
	}
	return n
}

// apart is the difference of two 16-bit channels, scaled to 255.
func apart(a, b uint32) uint32 { return max(a, b)>>8 - min(a, b)>>8 }
