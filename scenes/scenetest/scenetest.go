// Package scenetest runs pages without a window of their own, for pictures and
// tests: it feeds input, steps ticks and draws into an image of any size.
package scenetest

import (
	"image"
	"image/png"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/endgames"
	"yanyi/assets/puzzles"
	"yanyi/render/windowtest"
	"yanyi/scenes/gamepad"
	"yanyi/scenes/machine"
	"yanyi/scenes/ui"
)

// Machine is a machine made of plain values. It keeps saved texts in memory.
type Machine struct {
	Newcomer bool // the hints for newcomers have not been shown yet
	Langs    []string
	IsDark   bool
	IsStill  bool
	Params   map[string]string
	Store    map[string]string
	SaveFail error // every Save answers this, if set
	LoadFail error
	Brought  []machine.Arrival // texts that arrive, one after the other
	Written  []string          // keys of the store that other windows have written
	Late     []error           // of saves that fail after they were answered
	Carried  string            // the game of a program before this one
	Game     func() string     // the game being played, once the program has begun
	Hide     func()            // hides the program, once it has begun

	Files          map[string]string // that were downloaded, by name
	Copied         []string          // texts that were put on the clipboard
	Given                            // the output of the program
	Net            machine.Net       // as the page's or window's, see scenes/online/onlinetest
	machine.Senses                   // likewise
	Renew          func()            // loads the program anew; nil where it cannot be done
	Engine         func() machine.Engine
	Eyes
}

// Eyes are the system's settings for a player's eyesight.
type Eyes struct {
	IsSharp bool // more contrast is wanted
	Text    int  // the size of text, in percent; 0 is the usual one
}

// Given is the program's output to a player.
type Given struct {
	CopyFail error          // of the clipboard, if set
	Handed   []machine.File // files that were handed to the reader
	Offered  []machine.Gift // the things shared
}

// Ready does nothing.
func (m *Machine) Ready() {}

// Abilities are an inbox, hearing of other windows and of late failures, carrying a
// game over, copying, handing out files, and Net, Attention, Mirror, Renew and Engine.
func (m *Machine) Abilities() machine.Abilities {
	return machine.Abilities{
		Inbox: m, Changed: m.Changed, Failed: m.Failed,
		Carried: m.Carried, Carry: func(game func() string) { m.Game = game }, Hiding: func(do func()) { m.Hide = do },
		Net: m.Net, Senses: m.Senses, Giving: machine.Giving{Copy: m.Copy, Hand: m.Hand, Offer: m.Offer}, Renew: m.Renew, Engine: m.Engine,
	}
}

// Puzzles are those of the program, at once.
func (m *Machine) Puzzles(variant string) <-chan machine.Reply {
	return machine.Replied(machine.Reply{Status: http.StatusOK, Body: puzzles.Of(variant)})
}

// Endgames are those of the program.
func (m *Machine) Endgames(variant string) <-chan machine.Reply {
	return machine.Replied(machine.Reply{Status: http.StatusOK, Body: endgames.Of(variant)})
}

// Texts has none: the program lacks no text.
func (m *Machine) Texts(string) <-chan machine.Reply {
	return machine.Replied(machine.Reply{Status: http.StatusNotFound})
}

// Copy puts a text on the clipboard.
func (m *Machine) Copy(text string) <-chan error {
	answer := make(chan error, 1)
	if answer <- m.CopyFail; m.CopyFail == nil {
		m.Copied = append(m.Copied, text)
	}
	return answer
}

// Hand keeps a file.
func (m *Machine) Hand(f machine.File) <-chan machine.Handed {
	m.Handed = append(m.Handed, f)
	answer := make(chan machine.Handed, 1)
	answer <- machine.Handed{Where: f.Name}
	return answer
}

// Offer keeps a gift.
func (m *Machine) Offer(g machine.Gift) <-chan error {
	m.Offered = append(m.Offered, g)
	answer := make(chan error, 1)
	answer <- nil
	return answer
}

// Failed is the next of Late.
func (m *Machine) Failed() error {
	if len(m.Late) == 0 {
		return nil
	}
	next := m.Late[0]
	m.Late = m.Late[1:]
	return next
}

// Changed is the next of Written.
func (m *Machine) Changed() (key string, ok bool) {
	if len(m.Written) == 0 {
		return "", false
	}
	key, m.Written = m.Written[0], m.Written[1:]
	return key, true
}

var _ machine.Machine = (*Machine)(nil)

// Arrived is the next of Brought.
func (m *Machine) Arrived() (machine.Arrival, bool) {
	if len(m.Brought) == 0 {
		return machine.Arrival{}, false
	}
	next := m.Brought[0]
	m.Brought = m.Brought[1:]
	return next, true
}

// Paste delivers the clipboard: the text that was copied last, an empty one before.
func (m *Machine) Paste() {
	text := ""
	if n := len(m.Copied); n > 0 {
		text = m.Copied[n-1]
	}
	m.Brought = append(m.Brought, machine.Arrival{Text: text})
}

// Languages are Langs.
func (m *Machine) Languages() []string { return m.Langs }

// Dark is IsDark.
func (m *Machine) Dark() bool { return m.IsDark }

// Still is IsStill.
func (m *Machine) Still() bool { return m.IsStill }

// Contrast is IsSharp.
func (m *Machine) Contrast() bool { return m.IsSharp }

// TextSize is Text.
func (m *Machine) TextSize() int { return max(m.Text, 100) }

// Param is one of Params.
func (m *Machine) Param(name string) string { return m.Params[name] }

// Load returns a saved text.
func (m *Machine) Load(key string) (string, error) {
	if text, kept := m.Store[key]; kept || key != "told" || m.Newcomer {
		return text, m.LoadFail
	}
	return "discs fingers", m.LoadFail
}

// Save keeps a text in memory.
func (m *Machine) Save(key, text string) error {
	if m.SaveFail != nil {
		return m.SaveFail
	}
	if m.Store == nil {
		m.Store = map[string]string{}
	}
	m.Store[key] = text
	if text == "" {
		delete(m.Store, key)
	}
	return nil
}

// SetAside moves a text to a key of its own.
func (m *Machine) SetAside(key string) error {
	if m.SaveFail != nil {
		return m.SaveFail
	}
	m.Store["aside."+key] = m.Store[key]
	delete(m.Store, key)
	return nil
}

// Keys lists the keys of saved texts.
func (m *Machine) Keys() ([]string, error) { return slices.Collect(maps.Keys(m.Store)), m.LoadFail }

// Erase forgets everything.
func (m *Machine) Erase() error {
	if m.SaveFail == nil {
		clear(m.Store)
	}
	return m.SaveFail
}

// Download keeps a file in memory.
func (m *Machine) Download(name, text string) (where string, err error) {
	if m.SaveFail != nil {
		return "", m.SaveFail
	}
	if m.Files == nil {
		m.Files = map[string]string{}
	}
	m.Files[name] = text
	return "/downloads/" + name, nil
}

// Stage shows a stack of pages at a size. Use it inside Ebitengine's Update, as [Run] does.
type Stage struct {
	Stack  *ui.Stack
	Screen *ebiten.Image
	next   ui.Input
	pad    gamepad.Buttons // of a gamepad, pressed in the next tick
}

// New returns a stage of w×h logical pixels, in a frame of its own.
func New(stack *ui.Stack, w, h float64) *Stage {
	windowtest.Frame()
	s := &Stage{Stack: stack}
	stack.Source = func(in *ui.Input, scale float64) {
		tick := in.Tick + 1
		*in = s.next
		in.Tick = tick
		if s.pad != 0 {
			in.TakePad(new(gamepad.Pads).Take(s.pad))
			s.pad = 0
		}
		s.next.Pressed, s.next.Released = false, false
		s.next.WheelX, s.next.WheelY, s.next.DX, s.next.DY = 0, 0, 0, 0
		s.next.Keys, s.next.Asked = nil, false
	}
	s.Resize(w, h)
	return s
}

// Resize changes the size, like dragging a window's corner.
func (s *Stage) Resize(w, h float64) {
	pw, ph := s.Stack.LayoutF(w, h)
	if s.Screen != nil {
		s.Screen.Deallocate()
	}
	s.Screen = ebiten.NewImage(int(pw), int(ph))
	s.Stack.Redraw()
}

// Step runs n ticks with a frame after each.
func (s *Stage) Step(n int) error {
	for range n {
		if err := s.Stack.Update(); err != nil {
			return err
		}
		s.Stack.Draw(s.Screen)
	}
	return nil
}

// quiet is how many ticks without change are rest: a board waits a few before it is painted.
const quiet = 10

// Settle runs ticks until nothing changes any more, at most n.
func (s *Stage) Settle(n int) error {
	still := 0
	for range n {
		if err := s.Stack.Update(); err != nil {
			return err
		}
		if still++; s.Stack.Changing() {
			still = 0
		}
		s.Stack.Draw(s.Screen)
		if still >= quiet {
			break
		}
	}
	return nil
}

// Press presses and releases at a logical point, once the control there takes presses.
func (s *Stage) Press(x, y float64) error {
	if err := s.Await(x, y); err != nil {
		return err
	}
	return s.PressAtOnce(x, y)
}

// Await waits until the control at a point takes presses.
func (s *Stage) Await(x, y float64) error {
	for range 60 {
		if !s.Stack.Hasty(x, y) {
			break
		}
		if err := s.Step(1); err != nil {
			return err
		}
	}
	return nil
}

// PressAtOnce presses and releases at a point, however soon.
func (s *Stage) PressAtOnce(x, y float64) error {
	s.next.X, s.next.Y, s.next.StartX, s.next.StartY = x, y, x, y
	s.next.Down, s.next.Pressed = true, true
	if err := s.Step(1); err != nil {
		return err
	}
	s.next.Down, s.next.Released = false, true
	return s.Step(1)
}

// Point moves the pointer to a point of the view without pressing.
func (s *Stage) Point(x, y float64) { s.next.X, s.next.Y = x, y }

// Key presses a key.
func (s *Stage) Key(k ebiten.Key) error {
	s.next.Keys = []ebiten.Key{k}
	return s.Step(1)
}

// Ask types a question mark.
func (s *Stage) Ask() error {
	s.next.Asked = true
	return s.Step(1)
}

// Pad presses a button of a gamepad.
func (s *Stage) Pad(b ebiten.StandardGamepadButton) error {
	s.pad = gamepad.Bit(b)
	return s.Step(1)
}

// Chord presses a key together with Ctrl.
func (s *Stage) Chord(k ebiten.Key) error {
	s.next.Ctrl = true
	defer func() { s.next.Ctrl = false }()
	return s.Key(k)
}

// Tap presses the control with an id and reports whether the page has it.
func (s *Stage) Tap(id string) (bool, error) {
	x, y, ok := s.middle(id)
	if !ok {
		return false, nil
	}
	if err := s.Await(x, y); err != nil {
		return true, err
	}
	if x, y, ok = s.middle(id); !ok {
		return false, nil
	}
	return true, s.Press(x, y)
}

// middle is the middle of the control with an id.
func (s *Stage) middle(id string) (x, y float64, ok bool) {
	for _, ctl := range s.Stack.Top().Controls() {
		if ctl.ID == id {
			return ctl.Rect.X + ctl.Rect.W/2, ctl.Rect.Y + ctl.Rect.H/2, true
		}
	}
	return 0, 0, false
}

// Test is the part of a test that Rest and Choose need: they end it when they fail.
type Test interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Rest settles.
func (s *Stage) Rest(t Test) {
	t.Helper()
	if err := s.Settle(200); err != nil {
		t.Fatalf("%v", err)
	}
}

// Choose taps the control with an id and settles.
func (s *Stage) Choose(t Test, id string) {
	t.Helper()
	if ok, err := s.Tap(id); err != nil || !ok {
		t.Fatalf("control %q: found %t, %v", id, ok, err)
	}
	s.Rest(t)
}

// Picture reads the screen.
func (s *Stage) Picture() *image.RGBA { return windowtest.Picture(s.Screen) }

// Save writes the screen as a PNG.
func (s *Stage) Save(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, s.Picture())
}

// Hold presses at a point for n ticks and lets go.
func (s *Stage) Hold(x, y float64, n int) error {
	s.next.X, s.next.Y, s.next.StartX, s.next.StartY = x, y, x, y
	s.next.Down, s.next.Pressed = true, true
	if err := s.Step(n); err != nil {
		return err
	}
	s.next.Down, s.next.Released = false, true
	return s.Step(1)
}

// Drag presses at a point, moves to another one and lets go there.
func (s *Stage) Drag(fromX, fromY, toX, toY float64) error {
	s.next.X, s.next.Y, s.next.StartX, s.next.StartY = fromX, fromY, fromX, fromY
	s.next.Down, s.next.Pressed = true, true
	if err := s.Step(1); err != nil {
		return err
	}
	s.next.X, s.next.Y, s.next.DX, s.next.DY, s.next.Dragging = toX, toY, toX-fromX, toY-fromY, true
	if err := s.Step(2); err != nil {
		return err
	}
	s.next.Down, s.next.Released = false, true
	defer func() { s.next.Dragging = false }()
	return s.Step(1)
}
