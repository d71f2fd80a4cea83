// Command gallery shows every board, piece, mark and animation of every game in
// one scrolling window, or writes the pictures into a folder.
//
//	gallery                 the window: wheel or arrows scroll, T changes the theme
//	gallery -shots DIR      the still pictures as PNGs; needs no screen
//	gallery -film DIR       six moments of every animation as PNGs; needs a screen
//	gallery -size N -film … the same N pixels wide
//	gallery -out DIR        both
//	gallery -sights DIR     the boards as the colour-blind see them; needs no screen
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
	size := flag.Int("size", 0, "`pixels` of a moment's side; 0 is as large as on the wall")
	sights := flag.String("sights", "", "write the boards as the colour-blind see them into this `folder`")
	flag.Parse()
	if *sights != "" {
		if err := writeSights(*sights); err != nil {
			fmt.Fprintln(os.Stderr, "gallery:", err)
			os.Exit(1)
		}
		return
	}
	if *both != "" {
		*shots, *film = *both, *both
	}
	if err := run(*shots, *film, *size); err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
}

func run(shots, film string, size int) error {
	if shots != "" {
		if err := writeStills(shots); err != nil || film == "" {
			return err
		}
	}
	ebiten.SetWindowTitle("演弈 · gallery")
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	acts, err := bill()
	switch {
	case err != nil:
		return err
	case film != "":
		return ebiten.RunGame(&filming{dir: film, size: size, bill: acts})
	}
	return ebiten.RunGame(newHall(acts))
}
