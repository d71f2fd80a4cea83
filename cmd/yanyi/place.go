//go:build !js

package main

import (
	"encoding/json"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/app"
	"yanyi/scenes/platform"
)

// place is where a window is and how large, in logical pixels of its monitor.
type place struct {
	Screen screen `json:"screen"`
	X      int    `json:"x"`
	Y      int    `json:"y"`
	W      int    `json:"w"`
	H      int    `json:"h"`
	Full   bool   `json:"full,omitempty"` // it fills the screen
	Max    bool   `json:"max,omitempty"`  // or is as large as windows are
}

// screen is what a monitor is known by: their names are not always their own.
type screen struct {
	Name string `json:"name"`
	W    int    `json:"w"`
	H    int    `json:"h"`
}

const (
	keyPlace = "window" // of the store
	// lookEvery is the number of ticks between two reads of the window's place.
	lookEvery = 30
)

// first is the size of a window that was never open.
var first = place{W: 1280, H: 800}

// fit is the place on one of the screens that there are, and which of them: the whole
// window lies on it. A place on a screen that is gone keeps its size alone.
func (p place) fit(screens []screen) (fitted place, at int) {
	at = -1
	for i, s := range screens {
		if s == p.Screen && at < 0 {
			at = i
		}
	}
	within := screens[max(at, 0)]
	p.W = min(max(p.W, app.MinWidth), within.W)
	p.H = min(max(p.H, app.MinHeight), within.H)
	p.X = min(max(p.X, 0), within.W-p.W)
	p.Y = min(max(p.Y, 0), within.H-p.H)
	return p, at
}

// parsePlace reads a place as it is kept; without one it is the first.
func parsePlace(text string) (place, bool) {
	var p place
	if text == "" || json.Unmarshal([]byte(text), &p) != nil || p.W <= 0 || p.H <= 0 {
		return first, false
	}
	return p, true
}

// keeper keeps the window's place between runs.
type keeper struct {
	on     *platform.Machine
	kept   place
	dx, dy int  // systems report another place than the one that was set, by the frame
	moved  bool // a place was asked for, and the frame is not known yet
}

// open gives the window, before it is there, the place of the last time.
func (k *keeper) open(on *platform.Machine) {
	k.on = on
	text, _ := on.Load(keyPlace) // without it the window is as at the first time
	p, known := parsePlace(text)
	monitors := ebiten.AppendMonitors(nil)
	if known && len(monitors) > 0 {
		var screens []screen
		for _, m := range monitors {
			screens = append(screens, screenOf(m))
		}
		at := 0
		if p, at = p.fit(screens); at >= 0 {
			ebiten.SetMonitor(monitors[at])
			ebiten.SetWindowPosition(p.X, p.Y)
			k.moved = true
		}
	}
	ebiten.SetWindowSize(p.W, p.H)
	ebiten.SetFullscreen(p.Full)
	if p.Max && !p.Full {
		ebiten.MaximizeWindow()
	}
	k.kept = p
}

func screenOf(m *ebiten.MonitorType) screen {
	w, h := m.Size()
	return screen{m.Name(), w, h}
}

// look keeps the window's place if it has changed. Full screen keeps the former place.
func (k *keeper) look() {
	m := ebiten.Monitor()
	if m == nil || ebiten.IsWindowMinimized() {
		return
	}
	now := k.kept
	now.Full, now.Max = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if !now.Full && !now.Max {
		now.Screen = screenOf(m)
		now.X, now.Y = ebiten.WindowPosition()
		now.W, now.H = ebiten.WindowSize()
		if k.moved {
			k.moved, k.dx, k.dy = false, now.X-k.kept.X, now.Y-k.kept.Y
		}
		now.X, now.Y = now.X-k.dx, now.Y-k.dy
	}
	if now == k.kept {
		return
	}
	k.kept = now
	text, err := json.Marshal(now)
	if err != nil {
		panic(err) // plain numbers and a name
	}
	_ = k.on.Save(keyPlace, string(text)) // where nothing can be kept, games have said so
}
