package easel

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

// Frame is where an easel stands in a view of a page.
type Frame struct {
	*Easel
	View ui.View
	Form *ui.Form
}

// Beside reports whether a board stands beside the words in a view.
func Beside(v ui.View) bool { return v.W > v.H && v.W >= 640 }

// Small reports whether there is room for little but the board in a view.
func Small(v ui.View) bool { return !Beside(v) && v.H < 640 }

// Margin is what is left free around board and panel in a view.
func Margin(v ui.View) float64 {
	if v.H < 560 {
		return theme.Grid
	}
	return v.Margin()
}

// Aspect is the board's width over its height.
func (f Frame) Aspect() float64 {
	usual, _ := art.Aspects(f.Table.Info().Board)
	return usual
}

// track is how wide the tracks beside the board are with their gap, 0 without tracks.
func (f Frame) track(size float64) float64 {
	if !f.Now.HasTracks() {
		return 0
	}
	return size + trackGap
}

// Upright is the size of a board that leaves so much height to other parts, and what its
// tracks take.
func (f Frame) Upright(others float64) (wide, high, tracks float64) {
	tracks = 2 * f.track(trackHigh)
	wide = min(f.View.W, (f.View.H-others-tracks)*f.Aspect(), theme.MaxBoard)
	return wide, wide / f.Aspect(), tracks
}

// Landscape is the board beside a panel.
func (f Frame) Landscape(board ui.Part, panel func(width float64) ui.Part) ui.Part {
	v, margin, track := f.View, Margin(f.View), f.track(trackWide)
	high := min(v.H-2*margin, theme.MaxBoard, (v.W-3*margin-2*track-panelLeast)/f.Aspect())
	wide := high * f.Aspect()
	width := min(v.W-3*margin-2*track-wide, panelMost)
	page := ui.Row(margin, f.between(board, wide, high), panel(width).Wide(width).Tall())
	return ui.Pad(margin, min(margin, (v.H-high)/2), ui.Middle(wide+2*track+margin+width, page))
}

// between is a board between its tracks.
func (f Frame) between(board ui.Part, wide, high float64) ui.Part {
	if !f.Now.HasTracks() {
		return board.Sized(wide, high)
	}
	left := f.Stratagems.Track(f.Now.Across(), tracks.Left, true)
	right := f.Stratagems.Track(f.Now.Bottom, tracks.Right, true)
	return f.laid(ui.Row(trackGap, ui.Space(trackWide), board.Sized(wide, high), ui.Space(trackWide)), func(r canvas.Rect) {
		f.Form.Place(left, canvas.Box(r.X, r.Y, trackWide, r.H))
		f.Form.Place(right, canvas.Box(r.Right()-trackWide, r.Y, trackWide, r.H))
	}).Sized(wide+2*(trackWide+trackGap), high)
}

// Stacked is a board below one track and above the other.
func (f Frame) Stacked(board ui.Part, wide, high float64) ui.Part {
	if !f.Now.HasTracks() {
		return ui.Middle(wide, board).High(high)
	}
	above := f.Stratagems.Track(f.Now.Across(), tracks.Above, false)
	below := f.Stratagems.Track(f.Now.Bottom, tracks.Below, false)
	return f.laid(ui.Column(trackGap, ui.Space(1).High(trackHigh), ui.Middle(wide, board).High(high), ui.Space(1).High(trackHigh)), func(r canvas.Rect) {
		f.Form.Place(above, canvas.Box(r.X+8, r.Y, r.W-16, trackHigh))
		f.Form.Place(below, canvas.Box(r.X+8, r.Bottom()-trackHigh, r.W-16, trackHigh))
	}).High(high + 2*(trackHigh+trackGap))
}

// laid is a part with others laid over it in its place, once it has its own: markers of
// tracks reach over the board's edge.
func (f Frame) laid(part ui.Part, place func(r canvas.Rect)) ui.Part {
	return ui.Over(part, ui.Space(0).Placed(place))
}

// Over places what lies over a page that has been placed: names of squares, what must be
// chosen, what is said.
func (f Frame) Over() {
	all := f.View.Bounds()
	f.Form.Place(f.Board.Labels(), all)
	f.Form.Place(f.Decisions.Chooser(), all)
	f.Form.Place(ui.If(Beside(f.View), f.Decisions.Stake()), all)
	f.Form.Place(f.Board.Over(), all)
}
