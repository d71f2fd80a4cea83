// Command yanyi is the game, in a window of the desktop or in a browser's page
// (GOOS=js GOARCH=wasm). Its flags are the parameters of the page's address:
//
//	yanyi -game yanyi -seats human,ai:3,ai:3 -lang en
package main

import (
	"errors"
	"image"
	"runtime"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/app"
)

func main() {
	collect := postponeCollection()
	on := open()
	window, title := inWindow(on)
	sh := app.New(window)
	sh.LanguageChanged = title
	title()
	if runtime.GOOS != "js" { // a page has its icon from its host
		ebiten.SetWindowIcon(icons())
	}
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowSizeLimits(app.MinWidth, app.MinHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	ready := sh.Stack.Shown
	sh.Stack.Shown = func() { collect(); ready() }
	err := ebiten.RunGame(lively{sh.Stack, &sh.Ticking})
	if err := errors.Join(err, on.Close()); err != nil {
		fail(err)
	}
}

// icons is the seal of the house in the sizes that desktops ask for.
func icons() []image.Image {
	var list []image.Image
	for _, size := range []float64{16, 32, 48, 128} {
		list = append(list, art.DrawSeal(art.Look{Theme: &theme.Light, Scale: 1}, "演弈", size, 0))
	}
	return list
}

// postponeCollection keeps the collector of garbage from running before the first
// picture, which waits for the processor alone, unless there is a lot to collect. The
// function it returns lets it run as ever.
func postponeCollection() func() {
	const lot = 128 << 20 // bytes
	percent, limit := debug.SetGCPercent(-1), debug.SetMemoryLimit(lot)
	return func() {
		debug.SetGCPercent(percent)
		debug.SetMemoryLimit(limit)
	}
}
