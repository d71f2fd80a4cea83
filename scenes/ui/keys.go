package ui

import "github.com/hajimehoshi/ebiten/v2"

// Keys that pages listen to, so that they need not import Ebitengine.
const (
	KeyEscape = ebiten.KeyEscape
	KeyEnter  = ebiten.KeyEnter
	KeySpace  = ebiten.KeySpace
	KeyLeft   = ebiten.KeyLeft
	KeyRight  = ebiten.KeyRight
	KeyUp     = ebiten.KeyUp
	KeyDown   = ebiten.KeyDown
	KeyHome   = ebiten.KeyHome
	KeyEnd    = ebiten.KeyEnd
	KeyTab    = ebiten.KeyTab
	KeyZ      = ebiten.KeyZ
	KeyDelete = ebiten.KeyDelete
)
