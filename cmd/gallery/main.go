// Command gallery shows every board, piece, mark and animation of every game in
// one scrolling window, or writes the pictures into a folder.
//
//	gallery                 the window: wheel or arrows scroll, T changes the theme
//	gallery -shots DIR      the still pictures as PNGs; needs no screen
//	gallery -film DIR       six moments of every animation as PNGs; needs a screen
//	gallery -size N -film … the same N pixels wide
//	gallery -out DIR        both
//	gallery -sights DIR     the boards as the colour-blind see them, and without colour; needs no screen
//	gallery -grounds DIR    the boards of paper, and plain; needs no screen
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
	grounds := flag.String("grounds", "", "write the boards of paper, and plain, into this `folder`")
	flag.Parse()
	switch {
	case *sights != "":
		end(writeSights(*sights))
	case *grounds != "":
		end(writeGrounds(*grounds))
	}
	if *both != "" {
		*shots, *film = *both, *both
	}
	end(run(*shots, *film, *size))
}

// end ends the program, and says what went wrong.
func end(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "gallery:", err)
		os.Exit(1)
	}
	os.Exit(0)
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
	all, err := animations()
	switch {
	case err != nil:
		return err
	case film != "":
		return ebiten.RunGame(&filming{dir: film, size: size, entries: all})
	}
	return ebiten.RunGame(newWindow(all))
}
