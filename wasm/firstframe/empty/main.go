// Command empty is the smallest program of Ebitengine: it fills its window with one colour. No
// page with Ebitengine can be faster than its page.
package main

import (
	"image/color"
	"log"

	"github.com/hajimehoshi/ebiten/v2"
)

type window struct{}

func (window) Update() error              { return nil }
func (window) Draw(screen *ebiten.Image)  { screen.Fill(color.White) }
func (window) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(window{}); err != nil {
		log.Fatal(err)
	}
}
