// Package session is the shared state of all pages: settings, the store, the parameters of the
// address, and the way in which one page opens another without knowing it.
package session

import (
	"errors"
	"strings"
	"sync"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/study"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
	"yanyi/scenes/machine"
	"yanyi/scenes/saves"
	"yanyi/scenes/sound"
	"yanyi/scenes/ui"
)

// Keys of the store.
const (
	keySettings = "settings"
	keySetup    = "setup."
)

// Routes make the pages. The app fills them in.
type Routes struct {
	about
	Setup    func(v game.Variant) ui.Page
	Editor   func(v game.Variant, position string, o game.Options) ui.Page // nil and "": what was edited last
	SetupAt  func(v game.Variant, position string, o game.Options) ui.Page // of a game that begins there
	Open     func(r Request) (ui.Page, error)                              // a table
	Rules    func(v game.Variant) ui.Page
	Learn    func(v game.Variant) ui.Page // the rules, with a button back to the set-up
	Settings func() ui.Page
	Library  func() ui.Page          // matches kept
	Import   func() ui.Page          // records, or everything, brought from elsewhere
	Progress func() ui.Page          // what one has done
	Newcomer func() ui.Page          // recommendations
	Lesson   func(id string) ui.Page // a lesson by its id (game/lesson); "" for the one to go on with
	Puzzle   func(id string) ui.Page // by its id, or "today", or "mistakes" for those of one's own
	Mistakes func() ui.Page          // how one stands with them

	Coordinates func() ui.Page // the names of a board's points
	Endgames    func() ui.Page // few pieces, to be played to the end

	Share func(Share) ui.Page

	Friends func() ui.Page // rooms to enter
	Lobby   func() ui.Page // tables of strangers

	// The room that is taken part in (Session.Online): where its players gather, and
	// the table where its game is played or its tiles are laid.
	Room      func() ui.Page
	RoomTable func() ui.Page
}

// about are the pages about the program itself.
type about struct {
	News    func() ui.Page // news of this version
	Keys    func() ui.Page // the list of keys
	Credits func() ui.Page // authors and libraries
}

// Session is one running program.
type Session struct {
	Stack           *ui.Stack
	Settings        Settings
	Params          Params
	Routes          Routes
	Unread          []error // about parameters that mean nothing and were left out
	Saves           *saves.Saves
	Engines         *engine.Pool // of all tables and pages
	Online          host.Rooms
	RoomHeard       func(host.Room)    // is called after every tick of the current room; nil for none
	RoomsWait       func(n int)        // receives in how many rooms it is the player's turn; nil for none
	LanguageChanged func()             // is called after a change; nil for none
	Learn           func(*study.Study) // receives every study that a report has judged; nil for none
	Leave           func()             // ends the table that was opened last; nil before

	Now func() time.Time

	// Ticking is held while the program ticks and draws, or a goroutine changes its state.
	Ticking sync.Mutex

	machine   machine.Machine
	overrides Overrides
	player    sound.Player
	can       machine.Abilities
	refused   bool     // storage was refused, and that was reported
	unsaid    []string // lines for the first page
	unkept    unkept
}

// New returns a session on a machine, its settings read. The first page reports problems.
func New(on machine.Machine) *Session {
	s := &Session{machine: on, can: on.Abilities(), Online: host.Alone{}, Settings: Defaults(), Params: readParams(on.Param), Now: time.Now}
	s.Engines = &engine.Pool{Engines: s.can.Engine}
	s.Saves = saves.New(on, s.can.Embedded, s.report)
	text, err := on.Load(keySettings)
	var unread error
	if text != "" {
		s.Settings, unread = ParseSettings(text)
	}
	s.unkept.settings = s.Settings
	s.Unread = s.Params.weed()
	s.useLanguage() // before the first report
	for _, bad := range s.Unread {
		s.Say(Told(bad))
	}
	s.report(err)
	if unread != nil {
		s.SetAside(keySettings)
	}
	return s
}

// Start makes the stack with its lowest page.
func (s *Session) Start(home ui.Page) {
	s.Stack = ui.NewStack(home)
	s.Stack.Theme, s.Stack.Still, s.Stack.Framed = s.Theme, s.Still, s.can.Embedded
	if s.can.Edges != nil {
		s.Stack.Edges = func() (e canvas.Edges) {
			e.Left, e.Top, e.Right, e.Bottom = s.can.Edges()
			return e
		}
	}
	s.Stack.Large = s.large
	if len(s.unsaid) > 0 {
		s.Stack.Toast(strings.Join(s.unsaid, "\n"))
		s.unsaid = nil
	}
}

// Change opens a request in place of all pages; the open table is left.
func (s *Session) Change(r Request) error {
	leave := s.Leave // the new page has its own
	page, err := s.Routes.Open(r)
	if err != nil {
		return err
	}
	if leave != nil {
		leave()
	}
	s.Stack.Home()
	s.Stack.Open(page)
	return nil
}

// Renew reloads a program older than a server or without one; nil where that is impossible.
func (s *Session) Renew() func() { return s.can.Renew }

// TickRooms processes the messages of rooms. It belongs before every tick.
func (s *Session) TickRooms() {
	s.Online.Tick()
	if r := s.Online.Room(); r != nil && s.RoomHeard != nil {
		s.RoomHeard(r)
	}
	if s.RoomsWait != nil {
		s.RoomsWait(s.Online.Waiting())
	}
}

// keyNotices is that of the store: whether notices of the system are wanted.
const keyNotices = "notices"

// Notices reports whether notices of the system are wanted.
func (s *Session) Notices() bool { return s.Kept(keyNotices) != "" }

// WantNotices turns notices on, or off.
func (s *Session) WantNotices(on bool) { s.Keep(keyNotices, map[bool]string{true: "1"}[on]) }

// EnterRoom takes part in the room that a text names, by its code or a link, in the place
// of all pages. It reports whether it names any.
func (s *Session) EnterRoom(text string) bool {
	if !s.Online.Visit(text) {
		return false
	}
	if s.Leave != nil {
		s.Leave()
	}
	s.Stack.Home()
	s.Stack.Open(s.Routes.Room())
	return true
}

// Say shows a line at the foot of the page.
func (s *Session) Say(line string) {
	if s.Stack == nil {
		s.unsaid = append(s.unsaid, line)
		return
	}
	s.Stack.Toast(line)
}

// ApplySettings takes new settings into use and keeps them.
func (s *Session) ApplySettings() {
	s.useLanguage()
	if s.Stack != nil {
		s.Stack.Relayout()
	}
	s.keepSettings()
}

// useLanguage chooses the language: the player's, the address's, or the system's.
func (s *Session) useLanguage() {
	before := locale.Current()
	locale.Use(s.language())
	if s.LanguageChanged != nil && locale.Current() != before {
		s.LanguageChanged()
	}
}

func (s *Session) language() locale.Lang {
	for _, tag := range []string{s.overrides.Lang, s.Settings.Lang, s.Params.Lang} {
		if l, ok := locale.Parse(tag); ok {
			return l
		}
	}
	return locale.Detect(s.machine.Languages()...)
}

// Theme is the theme to draw with now.
func (s *Session) Theme() *theme.Theme {
	want := s.Settings.Theme
	if s.overrides.Theme != "" {
		want = s.overrides.Theme
	} else if want == "system" && (s.Params.Bg == "light" || s.Params.Bg == "dark") {
		want = s.Params.Bg
	}
	t := &theme.Light
	switch dark := want == "dark" || want == "system" && s.machine.Dark(); {
	case dark && s.Sharp():
		t = &theme.SharpDark
	case dark:
		t = &theme.Dark
	case s.Sharp():
		t = &theme.SharpLight
	}
	return t.On(s.ground())
}

// Sharp reports whether there is more contrast.
func (s *Session) Sharp() bool {
	switch s.Settings.Contrast {
	case "off":
		return false
	case "on":
		return true
	}
	return s.machine.Contrast()
}

// shaped reports whether every army has an outline of its own, as with more contrast.
func (s *Session) shaped() bool { return s.Settings.Shapes || s.Sharp() }

// Still reports whether motion is reduced.
func (s *Session) Still() bool {
	switch s.Settings.Motion {
	case "full":
		return false
	case "reduce":
		return true
	}
	return s.Params.Motion == "reduce" || s.machine.Still()
}

// Look is how boards and pieces are drawn at a scale.
func (s *Session) Look(scale float64) render.Look {
	look := render.Look{
		Theme: s.Theme(), Faces: s.Settings.ArtFaces(), Shapes: s.shaped(),
		Banner: s.Settings.Banner, Lang: locale.Current(), Scale: scale,
	}
	switch {
	case s.Settings.Coordinates && s.Settings.NotationShown() == "coordinates":
		look.Coordinates = render.SquareNames
	case s.Settings.Coordinates:
		look.Coordinates = render.AllCoordinates
	}
	if s.Settings.Faces == "" && s.Params.Pieces != "" {
		look.Faces = facesNamed(s.Params.Pieces)
	}
	if s.Signed() {
		look.Signs = art.AllSigns()
	}
	if s.Still() {
		look.Motion = render.Reduced
	}
	return look
}

// report puts an error of the store into words: it says once that nothing can be
// kept here, and each time that something else went wrong.
func (s *Session) report(err error) {
	switch {
	case err == nil:
	case errors.Is(err, saves.ErrUnreadable):
		s.Say(locale.T("error.save.corrupt"))
	case errors.Is(err, saves.ErrElsewhere):
		s.Say(locale.T("error.save.elsewhere"))
	case errors.Is(err, machine.ErrRefused):
		if !s.refused {
			s.refused = true
			s.Say(locale.T("error.storage"))
		}
	case errors.Is(err, machine.ErrFull):
		s.Say(locale.T("error.storage.full"))
	default:
		s.Say(locale.T("error.save.failed", locale.Arg{Name: "reason", Value: err.Error()}))
	}
}
