//go:build !js

package main

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/scenes/platform"
)

// drawn takes the picture that was asked for, of what was drawn last. It is written beside
// the program, which says afterwards where it is.
func (w *window) drawn(img *ebiten.Image) {
	if !w.wanted {
		return
	}
	w.wanted = false
	b := img.Bounds()
	picture := image.NewRGBA(b)
	img.ReadPixels(picture.Pix)
	go func() {
		path, err := writePicture(platform.Pictures(), time.Now(), picture)
		if err != nil {
			w.taken <- locale.T("error.picture", locale.Arg{Name: "reason", Value: err.Error()})
			return
		}
		w.taken <- locale.T("picture.kept", locale.Arg{Name: "path", Value: path})
	}()
}

// writePicture writes a picture into a folder, under a name with the time that nothing has
// there yet, and returns its path.
func writePicture(folder string, when time.Time, picture image.Image) (path string, err error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	base := filepath.Join(folder, "yanyi-"+when.Format("20060102-150405"))
	path = base + ".png"
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	for n := 2; os.IsExist(err); n++ {
		path = base + "-" + strconv.Itoa(n) + ".png"
		f, err = os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	}
	if err != nil {
		return "", err
	}
	err = png.Encode(f, picture)
	if closed := f.Close(); err == nil {
		err = closed
	}
	return path, err
}
