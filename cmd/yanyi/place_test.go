//go:build !js

package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"
	"time"
)

// A window returns to its place, wholly on an existing screen.
func TestAWindowComesBackOnAScreenThatThereIs(t *testing.T) {
	wide, tall := screen{"wide", 2560, 1440}, screen{"tall", 1080, 1920}
	for _, c := range []struct {
		what    string
		kept    place
		screens []screen
		want    place
		at      int
	}{
		{"as it was", place{wide, 100, 50, 1280, 800, false, false}, []screen{tall, wide}, place{wide, 100, 50, 1280, 800, false, false}, 1},
		{"its screen is gone", place{wide, 2000, 50, 1600, 800, false, false}, []screen{tall}, place{wide, 0, 50, 1080, 800, false, false}, -1},
		{"it hung over the edge", place{tall, 900, 1900, 700, 700, false, false}, []screen{tall}, place{tall, 380, 1220, 700, 700, false, false}, 0},
		{"it was off to the left", place{tall, -500, -20, 700, 700, false, false}, []screen{tall}, place{tall, 0, 0, 700, 700, false, false}, 0},
		{"it was too small", place{tall, 0, 0, 10, 10, true, false}, []screen{tall}, place{tall, 0, 0, 320, 320, true, false}, 0},
		{"the screen is another size now", place{screen{"tall", 720, 1280}, 0, 0, 720, 1280, false, true}, []screen{tall}, place{screen{"tall", 720, 1280}, 0, 0, 720, 1280, false, true}, -1},
	} {
		if got, at := c.kept.fit(c.screens); got != c.want || at != c.at {
			t.Errorf("%s: %+v on %d, want %+v on %d", c.what, got, at, c.want, c.at)
		}
	}
}

// An unreadable place is ignored.
func TestAPlaceIsRead(t *testing.T) {
	if p, ok := parsePlace(`{"screen":{"name":"a","w":2560,"h":1440},"x":3,"y":4,"w":500,"h":600,"full":true}`); !ok || p != (place{screen{"a", 2560, 1440}, 3, 4, 500, 600, true, false}) {
		t.Errorf("read %+v, %t", p, ok)
	}
	for _, text := range []string{"", "{", `{"w":0,"h":3}`, `{"w":-5,"h":700}`, "null"} {
		if p, ok := parsePlace(text); ok || p != first {
			t.Errorf("%q is the place %+v", text, p)
		}
	}
}

// Screenshots of one second have different names, and none is overwritten.
func TestPicturesAreWritten(t *testing.T) {
	dir, when := t.TempDir(), time.Date(2026, 11, 27, 20, 4, 5, 0, time.Local)
	picture := image.NewRGBA(image.Rect(0, 0, 3, 2))
	picture.Set(1, 1, color.RGBA{200, 100, 50, 255})
	for _, want := range []string{"yanyi-20261127-200405.png", "yanyi-20261127-200405-2.png", "yanyi-20261127-200405-3.png"} {
		path, err := writePicture(dir+"/new", when, picture)
		if err != nil || path != dir+"/new/"+want {
			t.Fatalf("%s, %v", path, err)
		}
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		back, err := png.Decode(f)
		f.Close()
		if err != nil || color.RGBAModel.Convert(back.At(1, 1)) != picture.At(1, 1) {
			t.Errorf("%s holds %v (%v)", path, back.At(1, 1), err)
		}
	}
	if _, err := writePicture("/dev/null/x", when, picture); err == nil {
		t.Error("a picture was written into no folder")
	}
}
