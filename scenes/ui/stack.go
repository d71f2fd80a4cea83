package ui

import (
	"image"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/typing"
	"yanyi/scenes/ui/crossfade"
)

// Stack is the pages of a program, the last one on top. It is an Ebitengine game:
// it polls the input, updates the top page and draws it when it has changed.
type Stack struct {
	// Theme and Still are asked every tick, so that the system's choice counts
	// at once.
	Theme func() *theme.Theme
	Still func() bool
	// Large returns the scale of text, 1 being usual. Everything on a page grows with its
	// text, so that rows hold it and fingers hit it; boards take the rest.
	Large func() float64
	// MinW and MinH are the smallest view a page is laid out for; a smaller
	// window is scaled down to it. Zero means 320 × 320.
	MinW, MinH float64
	// Framed says that the pages stand in a frame of another page.
	Framed bool
	// Edges are asked every tick how much of the screen is not to be used; nil for nothing.
	Edges func() canvas.Edges
	// Source replaces the devices, in tests.
	Source func(in *Input, scale float64)
	// Before runs at the start of every tick, with its input. Typing then says that a text
	// field had the keys in the tick before.
	Before func(in *Input)
	// Shown runs once, when the first picture stands.
	Shown func()
	// Reader reads the page on top without seeing it.
	Reader Reader

	pages []Page
	view  View
	screen
	in     Input
	typing bool // a text field had the keys in the last tick
	canvas canvas.Canvas
	toast  toast
	fade   crossfade.Fade
	relaid bool
	came   arrival
}

// screen is the surface of the pages.
type screen struct {
	device float64 // device scale factor
	pw, ph int     // in device pixels
	inner  canvas.Inner
	full   bool // the next frame draws everything
}

// NewStack returns a stack with one page.
func NewStack(home Page) *Stack {
	return &Stack{pages: []Page{home}, screen: screen{full: true}, Theme: func() *theme.Theme { return &theme.Light }}
}

// Top is the page shown.
func (s *Stack) Top() Page { return s.pages[len(s.pages)-1] }

// Depth is how many pages there are, the lowest one included.
func (s *Stack) Depth() int { return len(s.pages) }

// Holds reports whether any page is of a kind, those below the top one included.
func (s *Stack) Holds(is func(Page) bool) bool { return slices.ContainsFunc(s.pages, is) }

// View is the present view of the pages.
func (s *Stack) View() View { return s.view }

// Relayout lays the top page out again at the next tick, as after a change of
// language.
func (s *Stack) Relayout() { s.relaid = false }

// Open pushes a page from outside a page's Update.
func (s *Stack) Open(p Page) { s.navigate(Push(p)) }

// Back returns to the page below from outside a page's Update.
func (s *Stack) Back() { s.navigate(Back()) }

// Home returns to the lowest page from outside a page's Update.
func (s *Stack) Home() { s.navigate(Home()) }

// Redraw draws everything at the next frame.
func (s *Stack) Redraw() { s.full = true }

// LayoutF makes the screen as large as the device's pixels.
func (s *Stack) LayoutF(w, h float64) (float64, float64) {
	device := ebiten.Monitor().DeviceScaleFactor()
	pw, ph := max(1, canvas.Snap(w*device)), max(1, canvas.Snap(h*device))
	if pw != s.pw || ph != s.ph || device != s.device { // a page that is zoomed stays as large in pixels
		s.pw, s.ph, s.device = pw, ph, device
		s.relaid = false
	}
	return float64(pw), float64(ph)
}

// Layout satisfies ebiten.Game; Ebitengine calls LayoutF instead.
func (s *Stack) Layout(w, h int) (int, int) { return w, h }

// largeLeast is the narrowest view that text is made larger for: a phone 390 wide has it
// half as large again.
const largeLeast = 260

func (s *Stack) minimum() (w, h float64) {
	w, h = 320, 320
	if s.MinW > 0 {
		w = s.MinW
	}
	if s.MinH > 0 {
		h = s.MinH
	}
	return w, h
}

// present is the view for the screen's size, theme and motion.
func (s *Stack) present() View {
	minW, minH := s.minimum()
	edges := canvas.Edges{}
	if s.Edges != nil {
		edges = s.Edges()
	}
	s.inner.Fit(s.pw, s.ph, edges, s.device)
	w, h := float64(s.inner.At.Dx()), float64(s.inner.At.Dy())
	scale, large := min(s.device, w/minW, h/minH), 1.0
	if s.Large != nil {
		large = max(1, min(s.Large(), w/scale/min(minW, largeLeast), h/scale/minH))
	}
	scale *= large
	v := View{W: w / scale, H: h / scale, Scale: scale, Large: large, Theme: s.Theme(), Framed: s.Framed}
	v.Still = s.Still != nil && s.Still()
	return v
}

// Update handles one tick.
func (s *Stack) Update() error {
	if s.pw == 0 {
		return nil
	}
	if v := s.present(); v != s.view || !s.relaid {
		s.layOut(v)
	}
	if s.Source != nil {
		s.Source(&s.in, s.view.Scale)
		s.in.Now = time.Duration(s.in.Tick) * time.Second / 60
	} else {
		s.in.Poll(s.view.Scale, s.inner.At.Min)
	}
	if s.Before != nil {
		s.in.Typing = s.typing
		s.Before(&s.in)
		s.in.Typing = false
	}
	s.toast.close(&s.in)
	s.in.Reader, s.in.came = &s.Reader, s.came
	s.navigate(s.Top().Update(&s.in))
	if s.typing && !s.in.Typing {
		typing.Leave()
	}
	s.typing = s.in.Typing
	s.toast.update()
	s.fade.Tick()
	return nil
}

// Keeper is a page with something that is kept a while after it was changed.
type Keeper interface {
	Unkept() bool // something has changed since it was kept
	Keep()        // keeps it now
}

// Unkept reports whether a page holds changes that are not kept yet.
func (s *Stack) Unkept() bool {
	for _, p := range s.pages {
		if k, ok := p.(Keeper); ok && k.Unkept() {
			return true
		}
	}
	return false
}

// Keep makes all pages keep their content.
func (s *Stack) Keep() {
	for _, p := range s.pages {
		if k, ok := p.(Keeper); ok {
			k.Keep()
		}
	}
}

// left keeps the content of pages that are about to go.
func left(pages []Page) {
	for _, p := range pages {
		if k, ok := p.(Keeper); ok && k.Unkept() {
			k.Keep()
		}
	}
}

func (s *Stack) navigate(n Nav) {
	depth := len(s.pages)
	if n.kind == navStay {
		return
	}
	s.came = arrival{max(1, s.in.Tick), places(s.Top().Controls(), s.in.Tick)}
	switch n.kind {
	case navPush:
		s.pages = append(s.pages, n.page)
	case navReplace:
		left(s.pages[depth-1:])
		s.pages[depth-1] = n.page
	case navBack:
		left(s.pages[max(1, depth-1):])
		s.pages = s.pages[:max(1, depth-1)]
	case navHome:
		left(s.pages[1:])
		s.pages = s.pages[:1]
	}
	clear(s.pages[len(s.pages):cap(s.pages)])
	if s.pw > 0 { // else there is no picture yet to fade from
		s.fade.Start(s.view.Still)
	}
	s.relaid, s.Reader.Form = false, nil
	if r, ok := s.Top().(resumer); ok && (n.kind == navBack || n.kind == navHome) {
		r.Resume()
	}
	if s.pw > 0 {
		s.layOut(s.present()) // so that its controls can be found now
	}
}

func (s *Stack) layOut(v View) {
	s.view, s.relaid, s.full = v, true, true
	s.Top().Layout(v)
}

// Corner is where on the screen the view begins, in device pixels.
func (s *Stack) Corner() image.Point { return s.inner.At.Min }

// Draw draws the changes since the last frame, nothing if there are none.
func (s *Stack) Draw(screen *ebiten.Image) {
	if !s.relaid || !s.Changing() {
		return // the next tick lays the page out; the screen keeps its picture
	}
	s.draw(s.inner.Of(screen))
	s.inner.Put(screen, s.view.Theme.Paper)
}

func (s *Stack) draw(screen *ebiten.Image) {
	if s.fade.Running() {
		s.drawFade(screen)
		return
	}
	s.drawPage(screen)
}

// drawPage draws the top page. A toast lies over the page, which must then be
// drawn anew below it.
func (s *Stack) drawPage(dst *ebiten.Image) {
	s.Reader.Pictures++
	s.view.Draw(&s.canvas, dst, s.full || s.toast.changed || s.toast.shown())
	first := s.Shown != nil
	s.canvas.Plain = first
	s.Top().Draw(&s.canvas)
	if s.toast.shown() {
		s.toast.draw(&s.canvas, s.Top().Controls(), s.Reader.Form.headlines())
	}
	s.full, s.toast.changed = first, false // the next frame has everything
	if first {
		s.Shown()
		s.Shown = nil
	}
}

// drawFade cross-fades from the picture on the screen to the new page.
func (s *Stack) drawFade(screen *ebiten.Image) {
	if s.fade.Take(screen) {
		s.full = true
	}
	if s.full || s.Top().Dirty() || s.toast.changed {
		s.drawPage(s.fade.After())
	}
	if s.fade.Mix(screen) {
		s.full = true
	}
}

// Changing reports whether the next Draw would draw anything.
func (s *Stack) Changing() bool {
	return s.full || !s.relaid || s.fade.Running() || s.toast.changed || s.Top().Dirty()
}
