package deploy

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Tests that draw need a screen: they run inside Update of a game. Without a
// display they are skipped.

var screenless = os.Getenv("DISPLAY") == ""

type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image) {}

func (r *runner) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	if screenless {
		os.Exit(m.Run())
	}
	r := &runner{m: m, code: 1}
	ebiten.SetWindowSize(320, 240)
	if err := ebiten.RunGame(r); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(r.code)
}
