// Command yanyi is the game, in a window of the desktop or in a browser's page
// (GOOS=js GOARCH=wasm). Its flags are the parameters of the page's address:
//
//	yanyi -game yanyi -seats human,ai:3,ai:3 -lang en
package main

import (
	"errors"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/app"
)

func main() {
	collect := postponeCollection()
	w := inWindow(open())
	sh := app.New(w)
	sh.LanguageChanged = w.title
	w.title()
	ebiten.SetWindowSizeLimits(app.MinWidth, app.MinHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	w.show(sh)
	ready := sh.Stack.Shown
	sh.Stack.Shown = func() { collect(); ready() }
	named := &ebiten.RunGameOptions{X11ClassName: "yanyi", X11InstanceName: "yanyi"} // as its entry in menus
	err := ebiten.RunGameWithOptions(lively{sh.Stack, &sh.Ticking, w}, named)
	sh.KeepAll()
	if err := errors.Join(err, w.Close()); err != nil {
		fail(err)
	}
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
