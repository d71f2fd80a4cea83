package board

import (
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/render/tracks"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Lessons, Puzzles).
const (
	panelMost, panelLeast = 456.0, 320.0
	trackWide, trackHigh  = 92.0, 44.0
	trackGap              = 8.0
)

// Beside reports whether a board stands beside the words in a view.
func Beside(v ui.View) bool { return v.W > v.H && v.W >= 640 }

// Small reports whether there is room for little but the board in a view.
func Small(v ui.View) bool { return !Beside(v) && v.H < 640 }

// Margin is the space around board and panel in a view.
func Margin(v ui.View) float64 {
	if v.H < 560 {
		return theme.Grid
	}
	return v.Margin()
}

// Aspect is the board's width over its height.
func (o *Solo) Aspect() float64 {
	usual, _ := art.Aspects(o.now.Info.Board)
	return usual
}

// track is how wide the tracks beside the board are with their gap, 0 without tracks.
func (o *Solo) track(size float64) float64 {
	if !o.now.HasTracks() {
		return 0
	}
	return size + trackGap
}

// Upright is the size of a board that leaves a height to other parts, and of its tracks.
func (o *Solo) Upright(others float64) (wide, high, tracks float64) {
	tracks = 2 * o.track(trackHigh)
	wide = min(o.now.Screen.View.W, (o.now.Screen.View.H-others-tracks)*o.Aspect(), theme.MaxBoard)
	return wide, wide / o.Aspect(), tracks
}

// Landscape is the board beside a panel.
func (o *Solo) Landscape(board ui.Part, panel func(width float64) ui.Part) ui.Part {
	v, margin, track := o.now.Screen.View, Margin(o.now.Screen.View), o.track(trackWide)
	high := min(v.H-2*margin, theme.MaxBoard, (v.W-3*margin-2*track-panelLeast)/o.Aspect())
	wide := high * o.Aspect()
	width := min(v.W-3*margin-2*track-wide, panelMost)
	page := ui.Row(margin, o.between(board, wide, high), panel(width).Wide(width).Tall())
	return ui.Pad(margin, min(margin, (v.H-high)/2), ui.Middle(wide+2*track+margin+width, page))
}

// between is a board between its tracks.
func (o *Solo) between(board ui.Part, wide, high float64) ui.Part {
	if !o.now.HasTracks() {
		return board.Sized(wide, high)
	}
	left := o.Stratagems.Track(o.now.Across(), tracks.Left, true)
	right := o.Stratagems.Track(o.now.Bottom, tracks.Right, true)
	return o.laid(ui.Row(trackGap, ui.Space(trackWide), board.Sized(wide, high), ui.Space(trackWide)), func(r canvas.Rect) {
		o.form.Place(left, canvas.Box(r.X, r.Y, trackWide, r.H))
		o.form.Place(right, canvas.Box(r.Right()-trackWide, r.Y, trackWide, r.H))
	}).Sized(wide+2*(trackWide+trackGap), high)
}

// Stacked is a board below one track and above the other.
func (o *Solo) Stacked(board ui.Part, wide, high float64) ui.Part {
	if !o.now.HasTracks() {
		return ui.Middle(wide, board).High(high)
	}
	above := o.Stratagems.Track(o.now.Across(), tracks.Above, false)
	below := o.Stratagems.Track(o.now.Bottom, tracks.Below, false)
	return o.laid(ui.Column(trackGap, ui.Space(1).High(trackHigh), ui.Middle(wide, board).High(high), ui.Space(1).High(trackHigh)), func(r canvas.Rect) {
		o.form.Place(above, canvas.Box(r.X+8, r.Y, r.W-16, trackHigh))
		o.form.Place(below, canvas.Box(r.X+8, r.Bottom()-trackHigh, r.W-16, trackHigh))
	}).High(high + 2*(trackHigh+trackGap))
}

// laid is a part with others laid over it, each in its place after the part has its own:
// markers of tracks reach over the board's edge.
func (o *Solo) laid(part ui.Part, place func(r canvas.Rect)) ui.Part {
	return ui.Over(part, ui.Space(0).Placed(place))
}

// PlaceOver places the layers over a page already placed: names of squares, choices, bubbles.
func (o *Solo) PlaceOver() {
	all := o.now.Screen.View.Bounds()
	o.form.Place(o.Labels(), all)
	o.form.Place(o.Decisions.Chooser(), all)
	o.form.Place(ui.If(Beside(o.now.Screen.View), o.Decisions.Stake()), all)
	o.form.Place(o.Over(), all)
}
