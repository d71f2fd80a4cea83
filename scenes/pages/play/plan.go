package play

import (
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Plan is where the parts of the page stand, in logical pixels.
type Plan struct {
	Frame ui.Frame
	Dense bool      // a low landscape frame, such as a phone on its side
	Board draw.Rect // what the board may use

	// Tracks at the board's sides (landscape) or above and below it: how wide
	// they are and how far from the board; 0 without tracks.
	Track, TrackGap float64

	Panel draw.Rect // landscape: everything at the right

	Bar       draw.Rect // portrait: title bar; small: the one bar
	Opponents draw.Rect // portrait; small, if there is room: all players
	Own       draw.Rect // portrait
	Buttons   draw.Rect // portrait; small, if there is room
	Sheet     draw.Rect // portrait: what shows of the sheet while it rests
}

// Heights of the portrait frame.
const (
	barHeight      = 52
	opponentHeight = 64
	ownHeight      = 64
	buttonRow      = 60
	sheetPeek      = 176
	sheetLeast     = 56 // its tabs, where the frame is short
	smallBar       = 40
	smallStrip     = 60
	smallButtons   = 56
	panelLeast     = 336
	panelMost      = 456
)

// NewPlan arranges the page for a view of w×h; aspect is the board's width over
// its height.
func NewPlan(w, h, aspect float64) Plan { return newPlan(w, h, aspect, false) }

// NewTrackedPlan is NewPlan for a board with tracks.
func NewTrackedPlan(w, h, aspect float64) Plan { return newPlan(w, h, aspect, true) }

func newPlan(w, h, aspect float64, tracked bool) Plan {
	switch {
	case w < 560 && h < 640:
		return smallPlan(w, h, aspect, tracked)
	case w >= 900 && w > h:
		return landscapePlan(w, h, aspect, theme.PageMargin, h < 620, tracked)
	case w > h && h < 560:
		// A phone on its side: the portrait frame would leave the board no room.
		return landscapePlan(w, h, aspect, theme.Grid, true, tracked)
	}
	return portraitPlan(w, h, aspect, tracked)
}

func landscapePlan(w, h, aspect, margin float64, dense, tracked bool) Plan {
	var track, gap float64
	switch {
	case tracked && dense:
		track, gap = trackColumnLow, trackGapLow
	case tracked:
		track, gap = trackColumn, trackGap
	}
	sides := 2 * (track + gap)
	least := float64(panelLeast)
	if dense {
		least = 296
	}
	bh := min(h-2*margin, theme.MaxBoard)
	bw := bh * aspect
	room := w - 3*margin - sides
	if room-bw < least {
		bw = room - least
		bh = bw / aspect
	}
	panel := min(room-bw, panelMost)
	left := max(margin, (w-bw-sides-panel-margin)/2)
	return Plan{
		Frame: ui.Landscape, Dense: dense, Track: track, TrackGap: gap,
		Board: draw.Box(left+sides/2, (h-bh)/2, bw, bh),
		Panel: draw.Box(left+bw+sides+margin, margin, panel, h-2*margin),
	}
}

func portraitPlan(w, h, aspect float64, tracked bool) Plan {
	const gap = 8
	above, below := barHeight+opponentHeight+12.0, 10.0+ownHeight+gap+buttonRow+gap
	var track, trackOff float64
	if tracked {
		track, trackOff = trackRow, trackRowGap
		above, below = above+track+trackOff-4, below+track+trackOff
	}
	bw := min(w, (h-above-below-sheetLeast)*aspect, theme.MaxBoard)
	bh := bw / aspect
	y := above + bh + track + trackOff + 10
	side := max(8.0, (w-720)/2) // a wide portrait frame keeps its strips together
	p := Plan{
		Frame:     ui.Portrait,
		Track:     track,
		TrackGap:  trackOff,
		Bar:       draw.Box(0, 0, w, barHeight),
		Opponents: draw.Box(side, barHeight+4, w-2*side, opponentHeight),
		Board:     draw.Box((w-bw)/2, above, bw, bh),
		Own:       draw.Box(side, y, w-2*side, ownHeight),
		Buttons:   draw.Box(side, y+ownHeight+gap, w-2*side, buttonRow),
	}
	top := p.Buttons.Bottom() + gap
	p.Sheet = draw.Box(0, top, w, h-top)
	return p
}

func smallPlan(w, h, aspect float64, tracked bool) Plan {
	var track, gap float64
	if tracked {
		track, gap = trackRowSmall, trackGapLow
	}
	bh := min(h-smallBar-2*(track+gap), w/aspect)
	bw := bh * aspect
	p := Plan{Frame: ui.Small, Track: track, TrackGap: gap, Bar: draw.Box(0, h-smallBar, w, smallBar)}
	top, bottom := 0.0, p.Bar.Y
	// What a high frame leaves beside the board holds players, then buttons; the
	// drawer has what is left out.
	spare := bottom - bh - 2*(track+gap)
	if spare >= smallStrip+8 {
		p.Opponents = draw.Box(8, 4, w-16, smallStrip)
		top, spare = smallStrip+8, spare-smallStrip-8
	}
	if spare >= smallButtons+8 {
		bottom -= smallButtons + 8
		p.Buttons = draw.Box(0, bottom, w, smallButtons)
	}
	p.Board = draw.Box((w-bw)/2, top+(bottom-top-bh)/2, bw, bh)
	return p
}
