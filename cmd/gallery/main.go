// Command gallery shows every board, piece, mark and animation of every game in
// one scrolling window, or writes the pictures into a folder.
//
//	gallery                 the window: wheel or arrows scroll, T changes the theme
//	gallery -shots DIR      the still pictures as PNGs; needs no screen
//	gallery -film DIR       six moments of every animation as PNGs; needs a screen
//	gallery -out DIR        both
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	shots := flag.String("shots", "", "write the still pictures into this `folder`")
	film := flag.String("film", "", "write moments of the animations into this `folder`")
	both := flag.String("out", "", "write both into this `folder`")
	flag.Parse()
	if *both != "" {
		*shots, *film = *both, *both
	}
	if err := run(*shots, *film); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

func run(shots, film string) error {
	if shots != "" {
		if err := writeStills(shots); err != nil || film == "" {
			return err
		}
	}
	ebiten.SetWindowTitle("演弈 · gallery")
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if film != "" {
		return ebiten.RunGame(&filming{dir: film})
	}
	h, err := newHall()
	if err != nil {
		return err
	}
	return ebiten.RunGame(h)
}
