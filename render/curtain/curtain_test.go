package curtain_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render"
	"yanyi/render/curtain"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// A curtain falls and closes; a closed curtain is not redrawn.
func TestACurtainFalls(t *testing.T) {
	windowtest.Need(t)
	dst := ebiten.NewImage(1280, 800)
	var d curtain.Curtain
	d.SetLayout(dst.Bounds(), render.Look{Theme: &theme.Light})
	d.Drop()
	for range 18 {
		d.Update()
	}
	d.Draw(dst)
	windowtest.Shot(t, "curtain-falling", dst)
	for d.Update(); !d.Closed(); d.Update() {
	}
	d.Draw(dst)
	windowtest.Shot(t, "curtain", dst)
	if d.Update() {
		t.Error("a closed curtain wants to be drawn")
	}
}
