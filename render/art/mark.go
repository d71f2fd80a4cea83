package art

import (
	"image"
	"math"

	"yanyi/render/paint"
	"yanyi/render/theme"
)

// Mark is a sign drawn under or over a piece or an empty point (render/README.md, Marks).
type Mark uint8

// The marks. Each is an image centred on its point.
const (
	Selected      Mark = iota // under: halo and ring
	Legal                     // over: dot
	Capture                   // over: ring of eight dashes
	Granted                   // over: gold diamond, a move only thanks to a stratagem
	GrantedTake               // over: gold ring with four diamonds
	Barrier                   // over: dotted ring round the piece that would have barred it
	Left                      // under: dashed ring where the last move began
	Arrived                   // over: four corner brackets
	Tinted                    // under: a square of the last move
	CheckGlow                 // under: the checked king's glow
	Revealed                  // under: gold disc, rays and ring
	Pinned                    // over: four cords
	StaleRing                 // under: broken ring
	StaleRipple               // under: ripples
	StaleBadge                // over: 滞
	SafeBadge                 // over: 禁
	ReadyBadge                // over: 动, the piece of two commanders may move
	RestsBadge                // over: 歇, it may not
	Cursor                    // over: the keyboard's place
	Afloat                    // under: a ripple round a piece in the river
	FallenRing                // over: dashed ring round the ghost of a fallen king
	TileTarget                // over: dashed frame of a tile the king may step on
	TileGranted               // over: the same thanks to a stratagem
	ExchangeBadge             // over: 兑, both pieces would leave
	DueRing                   // over: thin broken ring round a piece that must move or goes stale
	Threat                    // over: four spikes round a piece that could take the selected one
	LegalAside                // over: dot beside the character of an alliance point
	Allying                   // over: ring where landing allies
	Parting                   // over: ring round the only piece between two kings that may not face
	DomainPoint               // over: hollow ring on a point where the selected piece can stand later
	DomainFoe                 // over: dotted ring round a hostile piece on such a point
	markCount
)

// reach is how far a mark's image extends from its middle, in r.
var reach = [markCount]float64{
	Selected: 1.45, Legal: 0.5, Capture: 1.3, Granted: 0.6, GrantedTake: 1.45, Barrier: 1.25,
	Left: 0.6, Arrived: 1.3, Tinted: 1.35, CheckGlow: 2, Revealed: 1.8, Pinned: 1.4,
	StaleRing: 1.3, StaleRipple: 1.9, StaleBadge: 1.4, SafeBadge: 1.4, ReadyBadge: 1.4, RestsBadge: 1.4, Cursor: 1.4, Afloat: 1.5, FallenRing: 1.3, TileTarget: 1.4, TileGranted: 1.4,
	ExchangeBadge: 1.4, DueRing: 1.3, Threat: 1.8, LegalAside: 1.2, Allying: 1.35, Parting: 1.35,
	DomainPoint: 0.5, DomainFoe: 1.25,
}

// DrawMark draws a mark for a layout.
func DrawMark(look Look, l Layout, m Mark) *image.RGBA {
	r := l.Radius()
	size := 2 * (int(math.Ceil(reach[m]*max(r, 10*l.Scale))) + 2)
	k := &marker{look.Canvas(size, size), l, look.Colors(), look, r, float64(size) / 2, float64(size) / 2}
	markers[m](k)
	return k.Img
}

// OfSquare reports whether a mark lies on the square itself, not round its piece.
func (m Mark) OfSquare() bool {
	switch m {
	case Tinted, Cursor, TileTarget, TileGranted, Legal, Granted:
		return true
	}
	return false
}

type marker struct {
	*paint.Canvas
	Layout
	t       *theme.Theme
	look    Look
	r, x, y float64
}

var markers = [markCount]func(*marker){
	Selected: (*marker).selected, Legal: (*marker).legal, Capture: (*marker).capture,
	Granted: (*marker).granted, GrantedTake: (*marker).grantedTake, Barrier: (*marker).barrier,
	Left: (*marker).left, Arrived: (*marker).arrived, Tinted: (*marker).tinted,
	CheckGlow: (*marker).checkGlow, Revealed: (*marker).revealed, Pinned: (*marker).pinned,
	StaleRing: (*marker).staleRing, StaleRipple: (*marker).ripples,
	StaleBadge: (*marker).staleBadge, SafeBadge: (*marker).safeBadge, Cursor: (*marker).cursor,
	ReadyBadge: readyBadge, RestsBadge: restsBadge,
	Afloat: (*marker).afloat, FallenRing: (*marker).fallenRing,
	TileTarget: (*marker).tileTarget, TileGranted: (*marker).tileGranted,
	ExchangeBadge: (*marker).exchangeBadge, DueRing: (*marker).dueRing,
	Threat: (*marker).threat, LegalAside: (*marker).legalAside, Allying: (*marker).allying,
	Parting: (*marker).parting, DomainPoint: (*marker).domainPoint, DomainFoe: (*marker).domainFoe,
}

func (k *marker) selected() {
	k.Disc(k.x, k.y, 1.42*k.r, paint.Solid(theme.Alpha(k.t.Hint, 0.25)))
	k.Ring(k.x, k.y, 1.19*k.r, 0.15*k.r+2*k.Scale, k.t.Casing)
	k.Ring(k.x, k.y, 1.19*k.r, 0.15*k.r, k.t.Hint)
}

// small is 1.25 where points lie close, so that dots stay visible.
func (k *marker) small() float64 {
	if k.LogicalC() < 30 {
		return 1.25
	}
	return 1
}

func (k *marker) legal() { k.dot(k.x, k.y, k.small()) }

// legalAside is a smaller dot at the lower right, so that the point's character stays legible.
func (k *marker) legalAside() { k.dot(k.x+0.72*k.r, k.y+0.72*k.r, 0.8*k.small()) }

func (k *marker) dot(x, y, scale float64) {
	k.Disc(x, y, 0.35*k.r*scale, paint.Solid(k.t.Casing))
	k.Disc(x, y, 0.275*k.r*scale, paint.Solid(k.t.Hint))
}

// allying lies outside the ring of a capture: a point may bear both.
func (k *marker) allying() {
	w := max(0.08*k.r, 1.5*k.Scale)
	k.Ring(k.x, k.y, 1.24*k.r, w+2*k.Scale, theme.Alpha(k.t.Casing, 0.8))
	k.Ring(k.x, k.y, 1.24*k.r, w, k.t.Hint)
}

// dashRing draws n dashes that cover a part of the circle.
func (k *marker) dashRing(r, width float64, n int, on float64, c theme.Color) {
	step := 2 * math.Pi * r / float64(n)
	p := new(paint.Path).Arc(k.x, k.y, r, 0, 2*math.Pi)
	pen := paint.Pen{Width: width, Dash: []float64{on * step, (1 - on) * step}, Phase: on * step / 2}
	k.Stroke(p, pen, c)
}

func (k *marker) capture() {
	k.Ring(k.x, k.y, 1.17*k.r, 0.15*k.r+2*k.Scale, theme.Alpha(k.t.Casing, 0.8))
	k.dashRing(1.17*k.r, 0.15*k.r, 8, 0.72, k.t.Hint)
}

// diamond is a square on its corner.
func diamond(x, y, r float64) *paint.Path {
	return new(paint.Path).Polygon(paint.Point{X: x, Y: y - r}, paint.Point{X: x + r, Y: y}, paint.Point{X: x, Y: y + r}, paint.Point{X: x - r, Y: y})
}

func (k *marker) goldDiamond(x, y, r float64) {
	edge := max(0.1*r, k.Scale)
	k.Fill(diamond(x, y, r+1.6*edge), paint.Solid(k.t.Casing))
	k.Fill(diamond(x, y, r), paint.Solid(theme.GoldEdge))
	k.Fill(diamond(x, y, r-1.4*edge), paint.Linear(x-r, y-r, x+r, y+r,
		paint.Stop{At: 0.2, Color: theme.Mix(k.t.Gold, theme.GrainLight, 0.55)}, paint.Stop{At: 0.8, Color: k.t.Gold}))
}

func (k *marker) granted() { k.goldDiamond(k.x, k.y, 0.36*k.r*k.small()) }

func (k *marker) grantedTake() {
	k.Ring(k.x, k.y, 1.2*k.r, 0.12*k.r+2*k.Scale, theme.GoldEdge)
	k.Ring(k.x, k.y, 1.2*k.r, 0.12*k.r, k.t.Gold)
	around(4, func(sin, cos float64) { k.goldDiamond(k.x+1.2*k.r*cos, k.y+1.2*k.r*sin, 0.17*k.r) })
}

func (k *marker) barrier() {
	p := new(paint.Path)
	around(30, func(sin, cos float64) { p.Circle(k.x+1.14*k.r*cos, k.y+1.14*k.r*sin, max(0.045*k.r, 0.7*k.Scale)) })
	k.Fill(p, paint.Solid(theme.Mix(k.t.Gold, theme.GoldEdge, 0.3)))
}

// threat is four spikes at the diagonals, outside the ring of a capture: a piece may bear both.
func (k *marker) threat() {
	for _, d := range [4][2]float64{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
		dx, dy := d[0]*math.Sqrt2/2, d[1]*math.Sqrt2/2
		k.spike(dx, dy, 1.18*k.r, 1.74*k.r, 0.37*k.r, k.t.Casing)
		k.spike(dx, dy, 1.24*k.r, 1.61*k.r, 0.26*k.r, k.t.Danger)
	}
}

// spike is a triangle that points away from the middle.
func (k *marker) spike(dx, dy, base, tip, half float64, c theme.Color) {
	p := new(paint.Path).Polygon(
		paint.Point{X: k.x + dx*tip, Y: k.y + dy*tip},
		paint.Point{X: k.x + dx*base - dy*half, Y: k.y + dy*base + dx*half},
		paint.Point{X: k.x + dx*base + dy*half, Y: k.y + dy*base - dx*half})
	k.Fill(p, paint.Solid(c))
}

func (k *marker) left() {
	w := max(0.09*k.r, k.Scale)
	k.Ring(k.x, k.y, 0.42*k.r, w+2*k.Scale, theme.Alpha(k.t.Casing, 0.8))
	k.dashRing(0.42*k.r, w, 8, 0.66, theme.Alpha(k.t.Hint, 0.9))
}

// brackets are four corners at a distance from the middle.
func (k *marker) brackets(out float64) *paint.Path {
	p := &paint.Path{}
	arm := 0.42 * out
	for _, s := range [4][2]float64{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
		x, y := math.Round(k.x+s[0]*out), math.Round(k.y+s[1]*out)
		p.Line(paint.Point{X: x - s[0]*arm, Y: y}, paint.Point{X: x, Y: y}, paint.Point{X: x, Y: y - s[1]*arm})
	}
	return p
}

func (k *marker) arrived() {
	p, w := k.brackets(1.16*k.r), max(0.09*k.r, 1.5*k.Scale)
	k.Stroke(p, paint.Pen{Width: w + 2*k.Scale}, theme.Alpha(k.t.Casing, 0.85))
	k.Stroke(p, paint.Pen{Width: w}, k.t.Hint)
}

func (k *marker) cursor() {
	p, w := k.brackets(1.24*k.r), max(0.11*k.r, 2*k.Scale)
	k.Stroke(p, paint.Pen{Width: w + 2*k.Scale}, k.t.Casing)
	k.Stroke(p, paint.Pen{Width: w}, k.t.GoldText)
}

// tinted is a wash over a square with a frame inside it.
func (k *marker) tinted() {
	at, w := float64((k.C+1)/2), max(math.Round(2*k.Scale), 1)
	x, y, side := k.x-at, k.y-at, float64(k.C)
	if k.Cells() {
		x, y, side = k.Inner(x, y)
	}
	k.Rect(x, y, side, side, theme.Alpha(k.t.Hint, 0.22))
	k.Stroke(new(paint.Path).Rect(x+w/2, y+w/2, side-w, side-w), paint.Pen{Width: w}, theme.Alpha(k.t.Hint, 0.62))
}

func (k *marker) checkGlow() {
	g := k.t.Glow
	k.Disc(k.x, k.y, 1.95*k.r, paint.Radial(k.x, k.y, 1.95*k.r, 1.95*k.r,
		paint.Stop{At: 0, Color: theme.Alpha(g, 0.95)}, paint.Stop{At: 0.5, Color: theme.Alpha(g, 0.85)},
		paint.Stop{At: 0.72, Color: theme.Alpha(g, 0.32)}, paint.Stop{At: 1, Color: theme.Alpha(g, 0)}))
	k.Ring(k.x, k.y, 1.22*k.r, max(0.07*k.r, k.Scale), g)
}

func (k *marker) revealed() {
	k.Disc(k.x, k.y, 1.75*k.r, paint.Solid(theme.Alpha(k.t.Gold, 0.28)))
	p := &paint.Path{}
	i := 0
	around(32, func(sin, cos float64) {
		a, b := 1.38, 1.52
		if i%2 == 0 {
			b = 1.64
		}
		i++
		p.Line(paint.Point{X: k.x + a*k.r*cos, Y: k.y + a*k.r*sin}, paint.Point{X: k.x + b*k.r*cos, Y: k.y + b*k.r*sin})
	})
	k.Stroke(p, paint.Pen{Width: max(0.06*k.r, k.Scale), Round: true}, k.t.Gold)
	k.Ring(k.x, k.y, 1.2*k.r, max(0.08*k.r, k.Scale), k.t.Gold)
}

// pinned is a veil and four short cords at the diagonals.
func (k *marker) pinned() {
	k.Disc(k.x, k.y, 0.985*k.r, paint.Solid{R: 0x80, G: 0x80, B: 0x80, A: 71})
	for _, s := range [4][2]float64{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
		a, b := 0.50*k.r, 0.90*k.r
		p := new(paint.Path).Line(paint.Point{X: k.x + s[0]*a, Y: k.y + s[1]*a}, paint.Point{X: k.x + s[0]*b, Y: k.y + s[1]*b})
		k.Stroke(p, paint.Pen{Width: 0.17 * k.r, Round: true}, theme.GoldEdge)
		k.Stroke(p, paint.Pen{Width: 0.11 * k.r, Round: true}, k.t.Gold)
		k.Stroke(p, paint.Pen{Width: 0.11 * k.r, Dash: []float64{0.05 * k.r, 0.08 * k.r}}, theme.GoldEdge)
	}
}

func (k *marker) staleRing() { k.dashRing(1.18*k.r, 0.11*k.r, 14, 0.62, k.t.Warn) }

func (k *marker) ripples() {
	for i := range 3 {
		k.Ring(k.x, k.y, (1.3+0.22*float64(i))*k.r, max(0.05*k.r, k.Scale), theme.Alpha(theme.GrainLight, 0.7-0.2*float64(i)))
	}
}

func (k *marker) afloat() {
	k.Ring(k.x, k.y+0.06*k.r, 1.28*k.r, max(0.05*k.r, k.Scale), theme.Alpha(theme.GrainLight, 0.6))
}

func (k *marker) fallenRing() { k.dashRing(1.18*k.r, max(0.09*k.r, k.Scale), 18, 0.6, k.t.Glow) }

// tileFrame is a dashed frame round a tile, so that its writing stays legible.
func (k *marker) tileFrame(c theme.Color) {
	side := (tileSide + 0.10) * float64(k.C)
	if k.Cells() {
		side = float64(k.C) - k.Hair(2)
	}
	w := max(0.035*float64(k.C), 1.5*k.Scale)
	p := new(paint.Path).RoundRect(k.x-side/2, k.y-side/2, side, side, 5*k.Scale)
	dash := 0.11 * float64(k.C)
	casing := k.t.Casing
	if k.t.Dark && k.Cells() {
		casing, c = k.t.DarkSquare, theme.Mix(c, theme.GrainLight, 0.35)
	}
	k.Stroke(p, paint.Pen{Width: w + 1.6*k.Scale}, theme.Alpha(casing, 0.8))
	k.Stroke(p, paint.Pen{Width: w, Dash: []float64{dash, 0.6 * dash}}, c)
}

func (k *marker) tileTarget()  { k.tileFrame(k.t.Hint) }
func (k *marker) tileGranted() { k.tileFrame(theme.Mix(k.t.Gold, theme.GoldEdge, 0.35)) }

// badge is a small disc with a character at the piece's upper right.
func (k *marker) badge(key string, c theme.Color) {
	r := max(0.5*k.r, 9*k.Scale)
	x, y := k.x+0.72*k.r, k.y-0.72*k.r
	if over := x + r - float64(k.Img.Rect.Dx()); over > 0 {
		x, y = x-over, y+over
	}
	k.Disc(x, y, r, paint.Solid(k.t.BadgeText))
	k.Disc(x, y, r-max(k.Scale, 1), paint.Solid(c))
	text := k.look.Lang.T(key)
	k.Fill(paint.BoldFor(text).CenteredOutline(text, 1.2*r, x, y), paint.Solid(k.t.BadgeText))
}

func (k *marker) staleBadge()    { k.badge("event.strat.stale.badge", k.t.Warn) }
func (k *marker) exchangeBadge() { k.badge("event.strat.exchange.seal", k.t.Seal) }
func (k *marker) dueRing()       { k.dashRing(1.18*k.r, 0.07*k.r, 14, 0.4, k.t.Warn) }
func (k *marker) parting()       { k.Ring(k.x, k.y, 1.2*k.r, max(0.09*k.r, 1.2*k.Scale), k.t.Warn) }
func (k *marker) safeBadge()     { k.badge("event.strat.banned.badge", k.t.Bar) }
func readyBadge(k *marker)       { k.badge("event.joint.ready.badge", k.t.Gold) }
func restsBadge(k *marker)       { k.badge("event.joint.rests.badge", k.t.Bar) }
