//go:build !js

package library

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"
)

// keysPaste: Ctrl+V is a key like any other in a window.
const keysPaste = true

// dropped reads a file that was dropped on the window; it arrives.
func (t *Intake) dropped() {
	files := ebiten.DroppedFiles()
	if files == nil {
		return
	}
	to, ok := t.source.(interface{ DeliverFrom(io.Reader) })
	if !ok {
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
	to.DeliverFrom(f)
}
