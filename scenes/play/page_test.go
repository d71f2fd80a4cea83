package play

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/threekingdoms"
	"yanyi/scenes/shell"
	"yanyi/scenes/stage"
	"yanyi/scenes/ui"
)

func find(id string) (game.Variant, bool) {
	for _, v := range threekingdoms.Variants() {
		if v.Info().ID == id {
			return v, true
		}
	}
	return nil, false
}

// world is a page on a stage.
type world struct {
	*stage.Stage
	t    testing.TB
	host *stage.Host
	sh   *shell.Shell
	page *Page
}

// blank is a lowest page with nothing on it.
type blank struct{}

func (blank) Layout(ui.View)          {}
func (blank) Update(*ui.Input) ui.Nav { return ui.Stay() }
func (blank) Draw(c *ui.Canvas)       { c.Paper() }
func (blank) Dirty() bool             { return false }
func (blank) Controls() []ui.Control  { return nil }

// show opens a game among people from a position at a size.
func show(t testing.TB, start string, w, h float64) *world {
	t.Helper()
	needScreen(t)
	host := &stage.Host{Langs: []string{"zh-Hans"}, IsStill: true}
	sh := shell.New(host)
	sh.Start(blank{})
	v, _ := find("yanyi")
	p, err := Open(sh, Tools{}, shell.Setup{Variant: v, Start: start, Seats: make([]match.Player, 3), Bottom: game.Shu, TakeBack: true, Hints: true})
	if err != nil {
		t.Fatal(err)
	}
	sh.Stack.Open(p)
	x := &world{Stage: stage.New(sh.Stack, w, h), t: t, host: host, sh: sh, page: p}
	x.settle()
	return x
}

func (w *world) settle() {
	w.t.Helper()
	if err := w.Settle(200); err != nil {
		w.t.Fatal(err)
	}
}

// shot writes a picture for the eye when SHOTS names a folder.
func (w *world) shot(name string) {
	if dir := os.Getenv("SHOTS"); dir != "" {
		if err := w.Save(filepath.Join(dir, name+".png")); err != nil {
			w.t.Fatal(err)
		}
	}
}

func TestStartLooks(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}} {
		w := show(t, "", size[0], size[1])
		w.shot(fmt.Sprintf("start-%gx%g", size[0], size[1]))
	}
}
