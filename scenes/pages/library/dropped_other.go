//go:build !js

package library

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
)

// keysPaste: Ctrl+V is a key like any other in a window.
const keysPaste = true

// dropped reads a file that was dropped on the window; it arrives.
func (t *Intake) dropped() {
	files := ebiten.DroppedFiles()
	if files == nil || t.can.Deliver == nil {
		return
	}
	list, err := fs.ReadDir(files, ".")
	if err != nil || len(list) == 0 {
		return
	}
	f, err := files.Open(list[0].Name())
	if err != nil {
		return
	}
	defer f.Close()
	t.can.Deliver(f)
}
