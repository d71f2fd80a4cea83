package play

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"yanyi/assets/locale"
	"yanyi/scenes/scenetest"
)

// Positions a few quiet turns before a count ends them.
const (
	nearlyDrawn   = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 141"
	nearlyDecided = "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 140 u=-,w=-,s=-"
	lonelyRook    = "4k4/9/9/9/9/9/9/9/R8/3K5 b"
	roamingRook   = "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/uR,14/9/9/sK,8 u us - idle - - 0"
)

// cautions are games in which something is said, with the turns that lead there
// and what is said in Chinese.
var cautions = []struct {
	id, start string
	turns     []string
	want      string
}{
	{"yanyi", nearlyDrawn, nil, "再过 9 手无吃子、外交、出局即作和"},
	{"anqi", nearlyDecided, nil, "再过 10 手无翻子、吃子，即以子力定胜负"},
	{"xiangqi", lonelyRook, strings.Fields("e10e9 a2a9 e9e10 a9a10 e10e9 a10a9 e9e10"), "再将下去，重复局面者负"},
	{"qiji", "start", strings.Fields("a1a2 a10a9 a2a1 a9a10"), "同一局面已出现两次"},
	{"guoji", roamingRook, checksInARow(8), "蜀已连续 8 手被将，满九作和"},
	{"baige", "k9/10/10/10/10/10/10/10/9R/5K4 w - - 0 1 -/-", strings.Fields("j2j10 a10a9 j10j9 a9a10 j9j10 a10a9"), "城堡再将即第四次，不许"},
}

// checksInARow are n checks to Shu's king with the answers between them.
func checksInARow(n int) (turns []string) {
	rook := "a4"
	for _, file := range "defghijkl"[:n] {
		if len(turns) > 0 {
			turns = append(turns, string(file-1)+"1"+string(file)+"1")
		}
		turns = append(turns, rook+string(file)+"4")
		rook = string(file) + "4"
	}
	return turns
}

// cautious opens the game of a caution.
func cautious(t *testing.T, machine *scenetest.Machine, i int, width, height float64) *world {
	t.Helper()
	c := cautions[i]
	w := layOn(t, machine, c.id, c.start, width, height)
	for _, turn := range c.turns {
		if err := w.page.table.Match().Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	w.page.table.GoTo(0)
	w.page.table.GoLive()
	w.page.refresh()
	return w
}

func TestWhatEndsTheGameByCountingIsSaid(t *testing.T) {
	for i, c := range cautions {
		w := cautious(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, i, 1280, 800)
		if got := w.page.dueLine(); got != c.want {
			t.Errorf("%s: %q, want %q", c.id, got, c.want)
		}
		if len(c.turns) == 0 {
			continue
		}
		w.page.table.GoTo(1)
		w.settle()
		if got := w.page.dueLine(); got != "" {
			t.Errorf("%s, at an earlier turn: %q", c.id, got)
		}
		w.page.table.GoLive()
		w.settle()
		if got := w.page.dueLine(); got != c.want {
			t.Errorf("%s, back at the present: %q", c.id, got)
		}
	}
}

// A capture ends the line, in every frame, and so does the end of the game.
func TestTheLineGoesWithWhatItSays(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "yanyi", nearlyDrawn, width, height)
		w.click("m5", touch)
		w.click("l5", touch)
		w.settle()
		if got := w.page.dueLine(); got != "再过 8 手无吃子、外交、出局即作和" {
			t.Fatalf("after a quiet turn: %q", got)
		}
		if w.has("drawer") {
			w.press("drawer")
		}
		w.press("resign")
		w.press("resign.yes")
		if got := w.page.dueLine(); got != "" {
			t.Errorf("after somebody went out: %q", got)
		}
	})
}

// The line costs nothing while it stands.
func TestTheLineRests(t *testing.T) {
	w := cautious(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, 0, 1280, 800)
	w.settle()
	if w.page.dueLine() == "" || w.sh.Stack.Changing() {
		t.Errorf("%q, changing %t", w.page.dueLine(), w.sh.Stack.Changing())
	}
	defer uncollected()()
	ticks := 0
	if n := medianAllocs(func() bool { ticks++; return ticks < 12 }, func() { w.sh.Stack.Update() }); n > 0 {
		t.Errorf("%d allocations a tick", n)
	}
}

// The line stands in every view, apart from the board and from what can be
// pressed.
func TestTheLineFitsEveryView(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "en"} {
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
			for i, c := range cautions {
				if size[0] >= 1280 && i%3 > 0 {
					continue // there is room enough for all of them
				}
				w := cautious(t, &scenetest.Machine{Langs: []string{lang}, IsStill: true}, i, size[0], size[1])
				where := fmt.Sprintf("%s %s %gx%g", c.id, lang, size[0], size[1])
				checkControls(t, w, where)
				at := w.lineDrawn()
				switch r := w.page.boardRect(); {
				case at.Empty():
					t.Errorf("%s: the line is not drawn", where)
				case at.Overlaps(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))):
					t.Errorf("%s: the line is at %v, over the board at %v", where, at, r)
				}
				for _, ctl := range w.page.Controls() {
					r := ctl.Rect
					if ctl.ID != boardID && !ctl.Scrolled() && at.Overlaps(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))) {
						t.Errorf("%s: the line is at %v, under %s", where, at, ctl.ID)
					}
				}
				w.Screen.Deallocate()
			}
		}
	}
}

// lineDrawn is where the picture changes if another line is said that breaks at the
// same places.
func (w *world) lineDrawn() image.Rectangle {
	w.t.Helper()
	w.settle()
	said := w.page.warning
	before := w.pixels()
	w.page.warning = backwards(said)
	w.page.fill()
	w.settle()
	after := w.pixels()
	w.page.warning = said
	size := w.Screen.Bounds()
	var at image.Rectangle
	for i := 0; i < len(before); i += 4 {
		if !bytes.Equal(before[i:i+4], after[i:i+4]) {
			x, y := i/4%size.Dx(), i/4/size.Dx()
			at = at.Union(image.Rect(x, y, x+1, y+1))
		}
	}
	return at
}

// backwards turns each word around.
func backwards(line string) string {
	word, all := []rune(nil), []rune(nil)
	for _, r := range line + " " {
		if unicode.IsLetter(r) {
			word = append(word, r)
			continue
		}
		slices.Reverse(word)
		all, word = append(append(all, word...), r), word[:0]
	}
	return strings.TrimSuffix(string(all), " ")
}

func (w *world) pixels() []byte {
	size := w.Screen.Bounds()
	pix := make([]byte, 4*size.Dx()*size.Dy())
	w.Screen.ReadPixels(pix)
	return pix
}

// Where SHOTS names a folder the lines can be looked at.
func TestPicturesOfTheLine(t *testing.T) {
	if os.Getenv("SHOTS") == "" {
		return
	}
	for _, look := range []scenetest.Machine{{Langs: []string{"zh-Hans"}}, {Langs: []string{"en"}}, {Langs: []string{"zh-Hant"}, IsDark: true}} {
		for _, size := range append(slices.Clone(frames), [2]float64{320, 568}) {
			for i, c := range cautions {
				machine := look
				machine.IsStill = true
				w := cautious(t, &machine, i, size[0], size[1])
				w.settle()
				w.shot(fmt.Sprintf("due-%s-%s", machine.Langs[0], c.id))
				if w.has("drawer") && locale.Current() == locale.En {
					w.press("drawer")
					w.shot(fmt.Sprintf("due-%s-%s-drawer", machine.Langs[0], c.id))
				}
				w.Screen.Deallocate()
			}
		}
	}
}
