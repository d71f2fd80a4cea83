package app_test

import (
	"fmt"
	"hash/maphash"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/gametest"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/app"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/online/onlinetest"
	"yanyi/scenes/pages/editor"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// guesser is an engine that only knows the rules: it answers every question with legal turns.
type guesser struct {
	r     *rand.Rand
	match *match.Match
	enginetest.Script
}

func (g *guesser) Send(line string) {
	switch {
	case strings.HasPrefix(line, "position "):
		g.match = nil
		parts := strings.SplitN(strings.TrimPrefix(line, "position "), " | ", 2)
		rest, turns, _ := strings.Cut(parts[1], "|")
		words := strings.Fields(parts[0])
		v, ok := catalog.Find(words[0])
		if !ok {
			return
		}
		options := map[string]string{}
		for _, o := range words[1:] {
			key, value, _ := strings.Cut(o, "=")
			options[key] = value
		}
		m, err := match.New(v, match.Setup{Options: options, Start: strings.TrimSpace(rest)})
		if err != nil {
			return
		}
		for _, turn := range strings.Fields(turns) {
			if m.PlayRecorded(turn) != nil {
				return
			}
		}
		g.match = m
	case strings.HasPrefix(line, "go "):
		g.answer(strings.Contains(line, "multipv"))
	}
}

func (g *guesser) answer(looks bool) {
	if g.match == nil || g.match.Over() {
		g.Says = append(g.Says, "bestmove none")
		return
	}
	turns := g.match.View(g.match.OnTurn()).Turns
	if len(turns) == 0 {
		g.Says = append(g.Says, "bestmove none")
		return
	}
	best := g.match.Info().FormatTurn(turns[g.r.IntN(len(turns))])
	chances := "40 60"
	if len(g.match.Info().Seats) == 3 {
		chances = "20 30 50"
	}
	g.Says = append(g.Says, fmt.Sprintf("info multipv 1 depth %d nodes 812 time 90 score %d chances %s pv %s", 3+g.r.IntN(4), g.r.IntN(600)-300, chances, best))
	if !looks {
		g.Says = append(g.Says, "bestmove "+best)
	}
}

// walker performs random actions and checks the result of each.
type walker struct {
	t       *testing.T
	r       *rand.Rand
	machine *scenetest.Machine
	session *session.Session
	stage   *scenetest.Stage
	glass   *glass
	now     time.Time
	size    int
	did     []string // the steps so far
	shown   shownAt  // the content of the page on top when it appeared
	counts  map[string]int
}

// shownAt is the content of a page when it appeared, and what was saved then.
type shownAt struct {
	page ui.Page
	text string
}

// walkSizes are representative view sizes.
var walkSizes = [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}, {320, 320}}

// newWalker begins at an address.
func newWalker(t *testing.T, seed uint64, params map[string]string) *walker {
	w := &walker{t: t, r: rand.New(rand.NewPCG(seed, 53)), now: time.Unix(1_790_000_000, 0), counts: map[string]int{}}
	w.machine = &scenetest.Machine{Store: map[string]string{}}
	w.machine.Langs = []string{[]string{"en", "zh-Hans", "zh-Hant"}[w.r.IntN(3)]}
	w.machine.IsStill, w.machine.IsDark = w.r.IntN(2) == 0, w.r.IntN(3) == 0
	w.machine.Net = &onlinetest.Net{Server: onlinetest.New()}
	w.machine.Engine = func() machine.Engine { return &guesser{r: w.r} }
	w.size = w.r.IntN(len(walkSizes))
	w.open(params)
	return w
}

// open starts the program with the walker's storage.
func (w *walker) open(params map[string]string) {
	w.machine.Params = params
	w.machine.Mirror = nil
	w.glass = nil
	if w.r.IntN(3) == 0 {
		w.glass = &glass{}
		w.machine.Mirror = w.glass
	}
	w.session = app.New(w.machine)
	w.session.Now = func() time.Time { return w.now }
	if w.stage != nil {
		w.stage.Screen.Deallocate()
	}
	size := walkSizes[w.size]
	w.stage = scenetest.New(w.session.Stack, size[0], size[1])
	w.ticks(3)
}

// ticks runs n ticks of a twentieth of a second and draws one of several.
func (w *walker) ticks(n int) {
	for i := range n {
		w.now = w.now.Add(50 * time.Millisecond)
		if net, ok := w.machine.Net.(*onlinetest.Net); ok {
			net.Server.At = w.now
		}
		if err := w.stage.Stack.Update(); err != nil {
			w.t.Fatal(err)
		}
		if i == n-1 && w.r.IntN(2) == 0 {
			w.stage.Stack.Draw(w.stage.Screen)
		}
	}
}

// fatal ends the test and prints the steps that led here.
func (w *walker) fatal(format string, args ...any) {
	w.t.Helper()
	w.t.Fatalf("%s\nat %dx%d after\n\t%s", fmt.Sprintf(format, args...), int(walkSizes[w.size][0]), int(walkSizes[w.size][1]), strings.Join(w.did[max(0, len(w.did)-25):], "\n\t"))
}

// walk performs the given number of steps.
func (w *walker) walk(steps int) {
	defer func() {
		if p := recover(); p != nil {
			w.fatal("%v\n%s", p, debug.Stack())
		}
	}()
	for n := range steps {
		w.step()
		w.come()
		if n%8 == 7 || n == steps-1 {
			w.kept()
		}
	}
	w.machine.Hide()
}

// walkSteps are the kinds of steps, weighted by how often they are listed.
var walkSteps = []struct {
	often int
	do    func(w *walker)
}{
	{40, (*walker).press},
	{14, (*walker).point},
	{10, (*walker).line},
	{12, (*walker).key},
	{7, (*walker).drag},
	{4, (*walker).write},
	{2, (*walker).resize},
	{3, (*walker).dress},
	{5, func(w *walker) { w.note("wait"); w.ticks(8 + w.r.IntN(20)) }},
	{2, func(w *walker) {
		w.note("hide")
		w.machine.Hide()
		w.ticks(1)
	}},
	{1, func(w *walker) {
		w.note("reopen")
		w.machine.Hide()
		w.open(nil)
	}},
	{1, func(w *walker) { w.note("back"); w.stage.Stack.Back(); w.ticks(1) }},
}

func (w *walker) step() {
	if p, ok := w.stage.Stack.Top().(*playing.Page); ok && p.Table().Premove().Turn != game.NoTurn {
		w.counts["premoves"]++
	}
	all := 0
	for _, s := range walkSteps {
		all += s.often
	}
	at := w.r.IntN(all)
	for _, s := range walkSteps {
		if at -= s.often; at < 0 {
			s.do(w)
			return
		}
	}
}

func (w *walker) note(format string, args ...any) {
	w.did = append(w.did, fmt.Sprintf("%T: ", w.stage.Stack.Top())+fmt.Sprintf(format, args...))
}

// come records the page that has appeared.
func (w *walker) come() {
	if top := w.stage.Stack.Top(); top != w.shown.page {
		w.shown = shownAt{top, w.text()}
	}
}

// text is the content of the page on top that must be saved.
func (w *walker) text() string {
	switch p := w.stage.Stack.Top().(type) {
	case *playing.Page:
		return p.Table().Saved()
	case *editor.Page:
		return p.Text()
	}
	return ""
}

// kept checks that a second later the saved content is what the page shows.
func (w *walker) kept() {
	w.ticks(20)
	w.come()
	for n := 0; w.stage.Stack.Unkept(); n++ { // computers may play on meanwhile
		if w.ticks(1); n == 20 {
			w.fatal("something is not kept after a second")
		}
	}
	if s := w.machine.Store["settings"]; s != "" && s != w.session.Settings.String() {
		w.fatal("the settings kept are %s, those in use %s", s, w.session.Settings.String())
	}
	w.machine.Hide()
	text := w.text()
	if text == w.shown.text {
		return
	}
	w.counts["kept"]++
	switch p := w.stage.Stack.Top().(type) {
	case *editor.Page:
		if unedited(text) {
			return
		}
	case *playing.Page:
		if may := p.Table().May(); may.Idle || w.session.Online.Room() != nil || p.Table().Line().Cut() != nil || p.Table().Plies() == 0 {
			return
		}
	}
	for _, kept := range w.machine.Store {
		if kept == text {
			return
		}
	}
	w.fatal("what the page shows is not kept:\n%s", text)
}

// unedited reports whether a position is the variant's usual start, to which the editor turned.
func unedited(position string) bool {
	return slices.ContainsFunc(catalog.All(), func(v game.Variant) bool {
		m, err := match.New(v, match.Setup{Start: "start"})
		return err == nil && m.PositionAt(0) == position
	})
}

// controls are the controls that can be pressed.
func (w *walker) controls(of func(c *ui.Control) bool) []ui.Control {
	return slices.DeleteFunc(w.stage.Stack.Top().Controls(), func(c ui.Control) bool { return c.Off || !of(&c) })
}

// hashes is the seed of all hashes of a run.
var hashes = maphash.MakeSeed()

// look hashes everything observable: the page's content, announcements, sounds, and what has
// left the program.
func (w *walker) look() uint64 {
	var h maphash.Hash
	h.SetSeed(hashes)
	stack := w.stage.Stack
	fmt.Fprintf(&h, "%p %d %q %d %v", stack.Top(), stack.Depth(), stack.Said(), w.size, w.machine.IsDark)
	fmt.Fprintf(&h, " %d %d %d %d %d", len(w.machine.Copied), len(w.machine.Handed), len(w.machine.Offered), len(w.machine.Files), len(w.machine.Brought))
	fmt.Fprintf(&h, " %s", w.session.Settings.String())
	if page, ok := stack.Top().(accessibility.Teller); ok { // the same refusal again is told again
		fmt.Fprint(&h, page.News())
	}
	if _, ok := stack.Top().(*editor.Page); ok { // its board may be covered
		fmt.Fprint(&h, w.text())
	}
	for _, c := range stack.Top().Controls() {
		fmt.Fprintf(&h, "|%s %q %q %v %v %v", c.ID, c.Name, c.Value, c.Rect, c.On, c.Off)
		if c.Places != nil {
			last, said := c.Places.News()
			fmt.Fprintf(&h, " %v %v %s", last, said, c.Places.At())
			for _, p := range c.Places.Points() {
				fmt.Fprintf(&h, " %s %q %v %v", p.ID, p.Name, p.Rect, p.On)
			}
		}
		if c.Entries != nil {
			for _, e := range c.Entries.Entries() {
				fmt.Fprintf(&h, " %q %v %v", e.Name, e.Rect, e.On)
			}
		}
		if c.Field != nil {
			fmt.Fprintf(&h, " %q", c.Field.Text)
		}
	}
	if form := stack.Reader.Form; form != nil {
		for _, told := range stack.Reader.Tell(nil) {
			if told.Text {
				fmt.Fprintf(&h, "|%q %v", told.Name, told.Seen)
			}
		}
	}
	if p, ok := stack.Top().(*playing.Page); ok {
		fmt.Fprintf(&h, " %d %d", p.Table().Version(), p.Table().Notice().N)
	}
	return h.Sum64()
}

// pressable reports whether pressing a control must have an effect.
func pressable(c *ui.Control) bool {
	switch {
	case c.Role == ui.RoleArea, c.Role == ui.RoleField, c.Pick != nil, c.Inert, c.Slide != nil:
		return false
	case c.Do == nil && c.Go == nil:
		return false
	}
	return true
}

// silentWell are controls that may have no effect when pressed, with the reason.
var silentWell = []struct{ page, id, why string }{
	{"", "sound", "it is heard"},
	{"", "volume", "it is heard"},
}

// press presses a control, by pointer or as screen readers do, and checks for an effect.
func (w *walker) press() {
	list := w.controls(func(c *ui.Control) bool { return c.Role != ui.RoleArea })
	if len(list) == 0 {
		return
	}
	ctl := list[w.r.IntN(len(list))]
	w.activate(&ctl)
}

func (w *walker) activate(ctl *ui.Control) {
	w.session.Stack.Toast("") // the same notice may be shown again
	w.ticks(1)                // effects that come without the press come before it
	before := w.look()
	page := w.stage.Stack.Top()
	if !slices.ContainsFunc(page.Controls(), func(c ui.Control) bool { return c.ID == ctl.ID }) {
		w.note("%s has gone", ctl.ID)
		return
	}
	view := w.stage.Stack.View()
	x, y := ctl.Rect.X+ctl.Rect.W/2, ctl.Rect.Y+ctl.Rect.H/2
	by := "name"
	if !ctl.Scrolled() && x > 0 && y > 0 && x < view.W && y < view.H && w.r.IntN(2) == 0 {
		by = "pointer"
	}
	w.note("%s %q by %s", ctl.ID, ctl.Name, by)
	if by == "pointer" {
		if err := w.stage.Press(x*view.Scale/w.device(), y*view.Scale/w.device()); err != nil {
			w.t.Fatal(err)
		}
	} else {
		w.ask(accessibility.Ask{Control: ctl.ID, Press: true})
	}
	w.counts["pressed"]++
	if strings.HasPrefix(ctl.ID, "game.") {
		w.shown.page = nil // the page has other content now
	}
	if !pressable(ctl) || by == "pointer" {
		w.ticks(2)
		return
	}
	for range 30 {
		if w.look() != before {
			return
		}
		w.ticks(1)
	}
	if ctl.On && (ctl.Role == ui.RoleRadio || ctl.Role == ui.RoleTab || ctl.Role == ui.RoleButton) {
		return // it is selected already
	}
	for _, s := range silentWell {
		if s.id == ctl.ID {
			return
		}
	}
	if os.Getenv("WALK") != "" {
		w.t.Logf("it holds %s and says %q", w.text(), w.session.Stack.Said())
	}
	w.silent("%q on %T leads to nothing", digits.ReplaceAllString(ctl.ID, "N"), page)
}

// digits are numbers in ids, ignored when silent controls are compared.
var digits = regexp.MustCompile(`[0-9]+`)

// silent reports each kind of control without effect once, and continues.
func (w *walker) silent(format string, args ...any) {
	w.t.Helper()
	if what := fmt.Sprintf(format, args...); !silences[what] {
		silences[what] = true
		w.t.Errorf("%s; at %v after\n\t%s", what, walkSizes[w.size], strings.Join(w.did[max(0, len(w.did)-8):], "\n\t"))
	}
}

var silences = map[string]bool{} // told already

// device is the number of screen pixels per logical pixel.
func (w *walker) device() float64 { return w.stage.Stack.View().Scale }

func (w *walker) ask(a accessibility.Ask) {
	w.stage.Stack.Reader.Ask = a
	w.ticks(2)
}

// area is the board of the page on top, if it has one.
func (w *walker) area() (ui.Control, bool) {
	for _, c := range w.stage.Stack.Top().Controls() {
		if c.Role == ui.RoleArea && c.Places != nil {
			return c, true
		}
	}
	return ui.Control{}, false
}

// point presses a point of the board by name, on a table mostly one that has an effect.
func (w *walker) point() {
	board, ok := w.area()
	if !ok {
		w.press()
		return
	}
	points := board.Places.Points()
	if len(points) == 0 {
		return
	}
	at := points[w.r.IntN(len(points))]
	if p, ok := w.stage.Stack.Top().(*playing.Page); ok && w.r.IntN(5) > 0 {
		if turns := p.Table().Hand().Left(); len(turns) > 0 {
			t := turns[w.r.IntN(len(turns))]
			sq := t.From()
			if p.Table().Hand().Selected() == sq {
				sq = t.To()
			}
			at.ID = p.Table().Info().Board.Name(sq)
		}
	}
	w.note("point %s", at.ID)
	w.ask(accessibility.Ask{Control: board.ID, Point: at.ID, Press: w.r.IntN(6) > 0})
}

// asides are lines typed beside boards that are not turns.
var asides = []string{"p", "s e", "l", "o", "c", "h", "n", "b", "e", "?", "p k", "e5", "zz", "x e4", "~ e4", "e4 e5", "0", "a1a1", "h2e2", "炮二平五", "卒", "s 五", ""}

// line types a turn or a question beside the board.
func (w *walker) line() {
	board, ok := w.area()
	if !ok || board.Places.Prompt() == "" {
		w.press()
		return
	}
	text := asides[w.r.IntN(len(asides))]
	if p, ok := w.stage.Stack.Top().(*playing.Page); ok && w.r.IntN(4) > 0 {
		turns := p.Table().View().Turns
		if ahead := p.Table().Ahead().Turns(); len(ahead) > 0 {
			turns = ahead
		}
		if len(turns) > 0 {
			text = p.Table().Info().FormatTurn(turns[w.r.IntN(len(turns))].Chosen())
		}
	}
	if text == "" {
		return
	}
	w.note("line %q", text)
	w.session.Stack.Toast("")
	before, heard := w.look(), w.stage.Stack.Reader.Answer
	w.ask(accessibility.Ask{Control: board.ID, Line: text})
	w.counts["written"]++
	if answer := w.stage.Stack.Reader.Answer; answer == heard && w.glass == nil && w.look() == before {
		w.silent("%q written on %T is answered by nothing", text, w.stage.Stack.Top())
	}
	w.stage.Stack.Reader.Answer = ""
}

// walkKeys are keys that have a meaning on some page.
var walkKeys = []ebiten.Key{
	ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyEscape,
	ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageUp, ebiten.KeyPageDown,
	ebiten.KeyDelete, ebiten.KeyBackspace, ebiten.KeyP, ebiten.KeyK, ebiten.KeyR, ebiten.KeyX, ebiten.KeyBackquote, ebiten.KeyF1,
}

// key presses keys.
func (w *walker) key() {
	for range 1 + w.r.IntN(4) {
		k := walkKeys[w.r.IntN(len(walkKeys))]
		w.note("key %s", k)
		if err := w.stage.Key(k); err != nil {
			w.t.Fatal(err)
		}
		w.now = w.now.Add(50 * time.Millisecond)
	}
	switch w.r.IntN(8) {
	case 0, 1:
		w.note("Ctrl+Z")
		if err := w.stage.Chord(ebiten.KeyZ); err != nil {
			w.t.Fatal(err)
		}
	case 2:
		w.note("Ctrl+Y")
		if err := w.stage.Chord(ebiten.KeyY); err != nil {
			w.t.Fatal(err)
		}
	case 3:
		w.note("question mark")
		if err := w.stage.Ask(); err != nil {
			w.t.Fatal(err)
		}
	}
}

// drag presses at one place and releases at another, mostly on a board.
func (w *walker) drag() {
	view := w.stage.Stack.View()
	r := view.Bounds()
	if board, ok := w.area(); ok && w.r.IntN(4) > 0 {
		r = board.Rect
	}
	x, y := r.X+w.r.Float64()*r.W, r.Y+w.r.Float64()*r.H
	if w.r.IntN(2) == 0 {
		w.note("press at %.0f %.0f", x, y)
		if err := w.stage.Hold(x, y, 1+w.r.IntN(3)*20); err != nil {
			w.t.Fatal(err)
		}
		return
	}
	tx, ty := r.X+w.r.Float64()*r.W, r.Y+w.r.Float64()*r.H
	w.note("drag from %.0f %.0f to %.0f %.0f", x, y, tx, ty)
	if err := w.stage.Drag(x, y, tx, ty); err != nil {
		w.t.Fatal(err)
	}
}

// written are texts that a person might type into a field.
var written = []string{"a", "好", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "QQQQQQ", "{}", "  ", strings.Repeat("long ", 40), "炮二平五"}

// write types into a field.
func (w *walker) write() {
	list := w.controls(func(c *ui.Control) bool { return c.Field != nil && c.Do != nil })
	if len(list) == 0 {
		w.press()
		return
	}
	ctl := list[w.r.IntN(len(list))]
	text := written[w.r.IntN(len(written))]
	w.note("write %q in %s", text, ctl.ID)
	ctl.Field.Text = text
	ctl.Do()
	w.ticks(2)
}

// resize changes the window's size.
func (w *walker) resize() {
	w.size = w.r.IntN(len(walkSizes))
	w.note("resize to %v", walkSizes[w.size])
	w.stage.Resize(walkSizes[w.size][0], walkSizes[w.size][1])
	w.ticks(2)
}

// dress changes the language, the theme or another setting.
func (w *walker) dress() {
	set := &w.session.Settings
	switch w.r.IntN(6) {
	case 0, 1:
		set.Lang = []string{"en", "zh-Hans", "zh-Hant"}[w.r.IntN(3)]
	case 2:
		set.Theme = []string{"light", "dark", "system"}[w.r.IntN(3)]
	case 3:
		set.Confirm = !set.Confirm
	case 4:
		set.Rotate = !set.Rotate
	default:
		set.Targets, set.Points, set.Dangers = w.r.IntN(2) == 0, w.r.IntN(2) == 0, w.r.IntN(2) == 0
	}
	w.note("settings %s", set.Lang)
	w.session.ApplySettings()
	w.ticks(2)
}

// beginnings are the addresses and pages from which walks begin.
func beginnings() map[string]map[string]string {
	all := map[string]map[string]string{
		"home": {}, "lessons": {"lesson": "yanyi-1"}, "puzzle": {"puzzle": "today"},
	}
	for _, v := range catalog.All() {
		id, n := v.Info().ID, len(v.Info().Seats)
		people := strings.TrimSuffix(strings.Repeat("human,", n), ",")
		all[id+" people"] = map[string]string{"game": id, "seats": people}
		all[id+" computers"] = map[string]string{"game": id, "seats": "human" + strings.Repeat(",ai:2", n-1)}
		all[id+" study"] = map[string]string{"game": id, "position": "start", "mode": "study"}
		all[id+" set-up"] = map[string]string{"game": id}
	}
	return all
}

// walkPages are pages without an address from which a walk may begin.
var walkPages = map[string]func(w *walker) ui.Page{
	"editor": func(w *walker) ui.Page {
		return w.session.Routes.Editor(catalog.All()[w.r.IntN(len(catalog.All()))], "", nil)
	},
	"library": func(w *walker) ui.Page { return w.session.Routes.Library() },
	"import":  func(w *walker) ui.Page { return w.session.Routes.Import() }, "settings": func(w *walker) ui.Page { return w.session.Routes.Settings() },
	"progress": func(w *walker) ui.Page { return w.session.Routes.Progress() }, "newcomer": func(w *walker) ui.Page { return w.session.Routes.Newcomer() },
	"friends": func(w *walker) ui.Page { return w.session.Routes.Friends() }, "lobby": func(w *walker) ui.Page { return w.session.Routes.Lobby() },
	"rules": func(w *walker) ui.Page {
		return w.session.Routes.Rules(catalog.All()[w.r.IntN(len(catalog.All()))])
	},
	"lesson": func(w *walker) ui.Page { return w.session.Routes.Lesson("") },
	"study": func(w *walker) ui.Page {
		page, err := w.session.Routes.Open(session.Request{Record: "[Variant \"xiangqi\"]\n[Result \"0-1\"]\n\n1. h3e3 (1. b3e3 h10g8) h10g8 2. h1g3 i10h10 0-1", Study: true})
		if err != nil {
			w.t.Fatal(err)
		}
		return page
	},
}

// Random walks through the whole program: no press, text, drag or resize ends it, has no effect,
// or loses content. A failure prints its seed; WALK=seed repeats that walk.
func TestWalks(t *testing.T) {
	windowtest.Need(t)
	walks, steps := 60, 60
	if gametest.Soak() {
		walks, steps = 520, 100
	}
	first := uint64(1)
	if text := os.Getenv("WALK"); text != "" {
		n, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		first, walks, steps = n, 1, 100
	}
	began, taken, sums := time.Now(), 0, map[string]int{}
	for seed := first; seed < first+uint64(walks); seed++ {
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) {
			w := walkerAt(t, seed)
			w.walk(steps)
			for what, n := range w.counts {
				sums[what] += n
			}
		})
		taken += steps
		if !gametest.Soak() && time.Since(began) > 90*time.Second {
			break // a busy machine
		}
	}
	t.Logf("%d steps from seed %d: %v", taken, first, sums)
}

// walkerAt begins the walk of a seed: every fourth at a page, the others at an address.
func walkerAt(t *testing.T, seed uint64) *walker {
	addresses := beginnings()
	names := make([]string, 0, len(addresses))
	for name := range addresses {
		names = append(names, name)
	}
	slices.Sort(names)
	if seed%3 != 0 {
		name := names[int(seed*7)%len(names)]
		w := newWalker(t, seed, addresses[name])
		w.note("seed %d begins at %s", seed, name)
		return w
	}
	pages := make([]string, 0, len(walkPages))
	for name := range walkPages {
		pages = append(pages, name)
	}
	slices.Sort(pages)
	w := newWalker(t, seed, nil)
	name := pages[int(seed/3)%len(pages)]
	w.note("seed %d begins at %s", seed, name)
	w.session.Stack.Open(walkPages[name](w))
	w.ticks(3)
	return w
}
