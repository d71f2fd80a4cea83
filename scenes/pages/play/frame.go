package play

import (
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// frame is an arrangement of the page in a view, with the board's height in it.
type frame struct {
	kind   ui.Frame
	bare   bool    // the board alone (controls=0)
	high   float64 // the board
	aspect float64 // its width over its height
	margin float64 // margin around board and panel, side by side
	track  float64 // width of a track beside the board; 0 without tracks
	gap    float64 // gap between track and board
}

// frameFor is the arrangement for a view.
func frameFor(v ui.View, aspect float64, tracks, bare bool) frame {
	switch kind := v.Frame(); {
	case bare || kind == ui.Small:
		return smallIn(v, aspect, tracks, bare)
	case v.Framed:
		return largestIn(v, aspect, tracks)
	case kind == ui.Landscape:
		return deskIn(v, aspect, tracks)
	case v.W > v.H && v.H < 560:
		return sideIn(v, aspect, tracks)
	}
	return portraitIn(v, aspect, tracks)
}

// largestIn is the arrangement in which the board is largest, so that a larger frame of
// another page never shows a smaller one. The small one, which is always used up to its
// size, gives way to the others as soon as their boards are as large.
func largestIn(v ui.View, aspect float64, tracks bool) frame {
	best := smallIn(v, aspect, tracks, false)
	for _, f := range []frame{portraitIn(v, aspect, tracks), sideIn(v, aspect, tracks), deskIn(v, aspect, tracks)} {
		if f.high >= best.high {
			best = f
		}
	}
	return best
}

// smallIn is the board above one bar, no larger than in the largest small frame, or bare.
func smallIn(v ui.View, aspect float64, tracks, bare bool) frame {
	f := frame{kind: ui.Small, bare: bare, aspect: aspect}
	if tracks {
		f.track, f.gap = 44, 6
	}
	w, h := min(v.W, ui.SmallMost), min(v.H, ui.SmallMost)-barLow
	if bare {
		w, h = v.W, min(v.H, theme.MaxBoard)
	}
	f.high = min(h-f.tracks(), w/aspect)
	return f
}

// deskIn is the board beside the panel in a window, with narrower margins in low ones.
func deskIn(v ui.View, aspect float64, tracks bool) frame {
	const margin, least = theme.PageMargin, 336
	high := max(v.H-2*margin, min(v.H, ui.SmallMost)-barLow)
	return besideIn(v, frame{kind: ui.Landscape, aspect: aspect, margin: margin, high: min(high, theme.MaxBoard)}, tracks, least)
}

// sideIn is the same on a phone on its side, which is low.
func sideIn(v ui.View, aspect float64, tracks bool) frame {
	const margin, most = theme.Grid, 520
	return besideIn(v, frame{kind: ui.Landscape, aspect: aspect, margin: margin, high: min(v.H-2*margin, most)}, tracks, 296)
}

// besideIn leaves room beside the board for a panel of at least the given width.
func besideIn(v ui.View, f frame, tracks bool, least float64) frame {
	if tracks {
		f.track, f.gap = 92, 12
		if f.low() {
			f.track, f.gap = 84, 6
		}
	}
	f.high = min(f.high, (v.W-3*f.margin-f.tracks()-least)/f.aspect)
	return f
}

// The heights of the parts above and below the board in the portrait frame.
const (
	barHigh, othersHigh, ownHigh, buttonsHigh = 52.0, 64.0, 64.0, 60.0
	peekLeast                                 = 56.0 // of the sheet
)

// portraitIn stacks all parts.
func portraitIn(v ui.View, aspect float64, tracks bool) frame {
	f := frame{kind: ui.Portrait, aspect: aspect}
	if tracks {
		f.track, f.gap = 44, 8
	}
	fixed := barHigh + 4 + othersHigh + f.top() + f.tracks() + 10 + ownHigh + theme.GroupGap + buttonsHigh + theme.GroupGap
	f.high = min(v.W, (v.H-fixed-peekLeast)*aspect, theme.MaxBoard) / aspect
	return f
}

// top is the space below the other players.
func (f frame) top() float64 {
	if f.track > 0 {
		return 4
	}
	return theme.GroupGap
}

// tracks is the width of the tracks at both sides.
func (f frame) tracks() float64 { return 2 * (f.track + f.gap) }

// wide is how wide the board is.
func (f frame) wide() float64 { return f.high * f.aspect }

// low reports whether the frame is that of a phone on its side.
func (f frame) low() bool { return f.kind == ui.Landscape && f.margin < theme.PageMargin }
