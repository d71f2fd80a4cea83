package puzzle

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/exercise"
	"yanyi/render/windowtest"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// sizes are a desktop, a phone and a frame.
var sizes = [][2]float64{{1280, 800}, {390, 844}, {480, 520}}

// noon is the time of the tests.
var noon = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)

// world is a page of puzzles on a stage, with a clock set by the test.
type world struct {
	*testing.T
	on      *scenetest.Machine
	session *session.Session
	page    *Page
	stage   *scenetest.Stage
	time    time.Time
	studied []session.Request
	engine  enginetest.Script
}

// open opens a puzzle in a view, on a machine with some progress.
func open(t *testing.T, id string, size [2]float64, kept string) *world {
	t.Helper()
	w := &world{T: t, time: noon, on: &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Store: map[string]string{keyPuzzles: kept}}}
	w.session = session.New(w.on)
	w.session.Routes.Open = func(r session.Request) (ui.Page, error) {
		w.studied = append(w.studied, r)
		return nil, errors.New("studied")
	}
	return w.at(id, size)
}

// at opens a puzzle's page in the session.
func (w *world) at(id string, size [2]float64) *world {
	w.Helper()
	tools := Tools{Games: catalog.All(), Puzzles: w.on.Puzzles, Engine: func() machine.Engine { return &w.engine }}
	w.page = New(w.session, tools, id)
	w.page.now = func() time.Time { return w.time }
	w.page.last = w.time
	if id == today {
		w.page.ofDay(dayOf(w.time))
	}
	w.session.Start(w.page)
	w.stage = scenetest.New(w.session.Stack, size[0], size[1])
	w.stage.Rest(w)
	return w
}

// pass advances the time in steps of a tenth of a second.
func (w *world) pass(d time.Duration) {
	w.Helper()
	for ; d > 0; d -= 100 * time.Millisecond {
		w.time = w.time.Add(100 * time.Millisecond)
		if err := w.stage.Step(1); err != nil {
			w.Fatal(err)
		}
	}
	w.stage.Rest(w)
}

func (w *world) state() exercise.State { return w.page.desk.solver.run.State() }

// has reports whether a control can be pressed.
func (w *world) has(id string) bool {
	return slices.ContainsFunc(w.page.Controls(), func(c ui.Control) bool { return c.ID == id && !c.Off })
}

func (w *world) click(sq game.Square) {
	w.Helper()
	x, y := w.page.desk.Board.Center(sq)
	if err := w.stage.Press(x, y); err != nil {
		w.Fatal(err)
	}
	w.stage.Rest(w)
}

// take enters a turn by clicks: the part before the move, the move, then the questions.
func (w *world) take(t game.Turn) {
	w.Helper()
	if t.Slide() != game.NoSlide && w.has("slide."+strconv.Itoa(int(t.Slide()))) {
		w.stage.Choose(w, "slide."+strconv.Itoa(int(t.Slide())))
	}
	if t.Sweep() && w.has("sweep.yes") {
		w.stage.Choose(w, "sweep.yes")
	}
	w.click(t.From())
	if !t.Flip() {
		w.click(t.To())
	}
	for _, c := range w.page.Controls() {
		if c.ID == "confirm" || strings.HasPrefix(c.ID, "choice.") && strings.HasSuffix(c.ID, "."+strconv.Itoa(int(t.Promotion()))) {
			w.stage.Choose(w, c.ID)
			return
		}
	}
}

// wrong is a legal turn that does not solve the puzzle.
func (w *world) wrong() game.Turn {
	w.Helper()
	s := w.page.desk.solver
	for _, t := range s.Line().View(s.seat).Turns {
		if best := s.run.Best(); t.Chosen() != best && t.From() != best.From() && t.Promotion() == 0 && t.Slide() == game.NoSlide && !t.Sweep() {
			return t
		}
	}
	w.Fatal("every turn is right")
	return game.NoTurn
}

// solve solves the puzzle on the board.
func (w *world) solve() {
	w.Helper()
	for range 8 {
		if w.page.desk.solver.ended() {
			return
		}
		w.take(w.page.desk.solver.run.Best())
		w.pass(3 * time.Second)
	}
	w.Fatalf("%s is not solved: %d", w.page.desk.solver.puzzle, w.state())
}

// first is the first puzzle of a variant with some property.
func first(t *testing.T, variant string, is func(p *puzzle.Puzzle) bool) string {
	t.Helper()
	all, err := puzzle.Read(puzzles.Of(variant))
	if err != nil {
		t.Fatal(err)
	}
	for i := range all {
		if is(&all[i]) {
			return all[i].ID
		}
	}
	t.Fatal("no such puzzle of " + variant)
	return ""
}

func long(p *puzzle.Puzzle) bool { return len(p.Line) >= 3 }

// A puzzle is solved on the board with its replies, counts once, and the next one follows.
func TestAPuzzleIsSolved(t *testing.T) {
	for _, size := range sizes {
		w := open(t, first(t, "xiangqi", long), size, "")
		if w.has("next") || w.page.desk.solver.Line().Ply() != 0 {
			t.Fatal("it is solved from the start")
		}
		w.solve()
		p := readProgress(w.on.Store[keyPuzzles])
		if w.state() != exercise.Found || p.solved != 1 || p.failed != 0 || p.rating.Value <= 1500 || w.page.desk.gained <= 0 {
			t.Fatalf("%v: it stands at %d, %+v", size, w.state(), p)
		}
		was := w.page.desk.solver.puzzle.ID
		w.stage.Choose(t, "next")
		if w.page.desk == nil || w.page.desk.solver.puzzle.ID == was || w.state() != exercise.Asked {
			t.Fatalf("%v: no other puzzle follows", size)
		}
	}
}

// In the smallest frame, too, the page says what is to be done, in every language.
func TestTheTaskIsSaidInLittleRoom(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, id := range []string{"yanyi", "jieqi", "xiangqi"} {
		w := open(t, first(t, id, func(*puzzle.Puzzle) bool { return true }), [2]float64{480, 520}, "")
		for _, l := range []locale.Lang{locale.En, locale.ZhHans, locale.ZhHant} {
			locale.Use(l)
			w.page.Layout(w.page.view)
			says := func(text string) bool { return strings.Contains(text, w.page.headline()) }
			if !slices.ContainsFunc(w.page.form.Texts(), says) {
				t.Errorf("%s in %s: nothing says %q: %q", id, l.Tag(), w.page.headline(), w.page.form.Texts())
			}
		}
	}
}

// One puzzle of each variant that has some is solved on the board alone, among three and with
// stratagems too.
func TestAPuzzleOfEveryGameIsSolved(t *testing.T) {
	for _, v := range catalog.All() {
		if puzzles.Of(v.Info().ID) == "" {
			continue
		}
		w := open(t, first(t, v.Info().ID, func(*puzzle.Puzzle) bool { return true }), sizes[0], "")
		w.solve()
		if w.state() != exercise.Found {
			t.Errorf("%s: it stands at %d", v.Info().ID, w.state())
		}
		w.stage.Screen.Deallocate()
	}
}

// A wrong move is refuted, counts as one failure, and is taken back; the puzzle can still be
// solved.
func TestAWrongTurnIsRefuted(t *testing.T) {
	for _, size := range sizes {
		w := open(t, first(t, "xiangqi", long), size, "")
		turn := w.wrong()
		w.take(turn)
		if w.state() != exercise.Missed || w.page.desk.solver.May().Move {
			t.Fatalf("%v: it stands at %d", size, w.state())
		}
		line := w.page.desk.solver.Line()
		reply := line.View(line.Actor()).Turns[0]
		w.engine.Says = []string{"info depth 1", "bestmove " + line.Info().FormatTurn(reply)}
		w.pass(2 * time.Second)
		if line.Ply() != 2 {
			t.Fatalf("%v: not refuted", size)
		}
		if turn, why := w.page.tried(); turn == "" || !strings.Contains(why, "应以") {
			t.Errorf("it says %q, %q", turn, why)
		}
		if size == sizes[0] {
			w.stage.Choose(t, "retake")
		} else {
			w.key(ebiten.KeyLeft)
		}
		if line.Ply() != 0 || w.state() != exercise.Asked {
			t.Fatalf("%v: it is not taken back", size)
		}
		w.solve()
		if p := readProgress(w.on.Store[keyPuzzles]); p.failed != 1 || p.solved != 0 || p.rating.Value >= 1500 {
			t.Errorf("%v: counted %+v", size, p)
		}
		solved := w.page.desk
		if w.key(ebiten.KeyPageDown); w.page.desk == solved {
			t.Errorf("%v: Page down leads nowhere", size)
		}
	}
}

// A typed line means the board that the button of the tick before leaves behind.
func TestALineMeansTheBoardAfterTheButton(t *testing.T) {
	w := open(t, first(t, "xiangqi", long), sizes[0], "")
	best := w.page.desk.solver.Line().Info().FormatTurn(w.page.desk.solver.run.Best())
	w.take(w.wrong())
	for _, ask := range []accessibility.Ask{{Control: "retake", Press: true}, {Control: board.ID, Line: best}} {
		w.session.Stack.Reader.Ask = ask
		if err := w.stage.Step(1); err != nil {
			t.Fatal(err)
		}
	}
	if turns := w.page.desk.solver.Line().Turns(); len(turns) == 0 || turns[0] != best {
		t.Errorf("%s is answered with %q, played is %v", best, w.session.Stack.Reader.Answer, turns)
	}
}

// key presses a key.
func (w *world) key(k ebiten.Key) {
	w.Helper()
	if err := w.stage.Key(k); err != nil {
		w.Fatal(err)
	}
	w.stage.Rest(w)
}

// If the refutation of a wrong move has a clear gain, the row names it.
func TestAWrongTurnSaysWhy(t *testing.T) {
	for _, size := range sizes {
		w := open(t, first(t, "xiangqi", long), size, "")
		turn, answer := w.blunder()
		w.take(turn)
		if w.state() != exercise.Missed {
			t.Fatalf("%v: it stands at %d", size, w.state())
		}
		w.engine.Says = []string{"info depth 1 chances 10 90 pv " + answer, "bestmove " + answer}
		w.pass(2 * time.Second)
		if _, why := w.page.tried(); !strings.Contains(why, "吃你的") || w.page.desk.solver.Line().Ply() != 2 {
			t.Errorf("%v: it says %q", size, why)
		}
	}
}

// blunder is a wrong move that loses a piece for nothing, and the capture.
func (w *world) blunder() (turn game.Turn, answer string) {
	w.Helper()
	s := w.page.desk.solver
	v := w.page.tools.variant(s.puzzle.Variant)
	for _, t := range s.Line().View(s.seat).Turns {
		m, err := match.New(v, match.Setup{Start: s.puzzle.Position})
		if err == nil {
			err = m.PlayTurn(t)
		}
		if err != nil || t.Chosen() == s.run.Best() || m.Over() {
			continue
		}
		for _, reply := range m.View(m.Actor()).Turns {
			text := v.Info().FormatTurn(reply)
			if r, ok := m.Preview().Refutation(m.Moves()[0], []string{text}); ok && r.Why.Key == "coach.takes" {
				return t, text
			}
		}
	}
	w.Fatal("no turn loses a piece")
	return game.NoTurn, ""
}

// The calendar goes back to the first day and no further; a day opens its puzzle.
func TestTheCalendar(t *testing.T) {
	for _, size := range sizes {
		w := open(t, today, size, "days 2026-11-03\n")
		w.time = time.Date(2026, 12, 15, 12, 0, 0, 0, time.UTC)
		w.stage.Choose(t, "choose")
		w.stage.Choose(t, "days")
		w.stage.Choose(t, "later")
		if w.page.month != "2026-12" || w.has("later") || w.has("day.2026-12-16") || !w.has("day.2026-12-15") {
			t.Errorf("%v: after today there is something in %s", size, w.page.month)
		}
		w.stage.Choose(t, "earlier")
		if w.page.month != "2026-11" || w.has("earlier") {
			t.Errorf("%v: %s is not the first month", size, w.page.month)
		}
		w.stage.Choose(t, "day."+firstDay)
		if w.page.day != firstDay || w.page.open != nothing || w.page.desk == nil {
			t.Errorf("%v: %s is shown", size, w.page.day)
		}
	}
}

// Hints show the piece, then its target, then the purpose; the solution plays the moves; both
// fail the puzzle.
func TestHintsAndSolution(t *testing.T) {
	for _, size := range sizes {
		w := open(t, first(t, "xiangqi", long), size, "")
		best := w.page.desk.solver.run.Best()
		w.stage.Choose(t, "hint")
		if got := w.page.overlays().Advised; len(got) != 1 || got[0].From() != best.From() || got[0].To() != best.From() {
			t.Errorf("%v: the first hint is %v", size, got)
		}
		w.stage.Choose(t, "hint")
		if got := w.page.overlays().Advised; len(got) != 1 || got[0] != best {
			t.Errorf("%v: the second hint is %v", size, got)
		}
		w.stage.Choose(t, "hint")
		want := locale.T("puzzle.reason." + w.page.desk.solver.puzzle.Theme.String())
		if got := w.page.overlays().Advised; w.page.said().text != want || len(got) != 1 || got[0] != best || w.has("hint") {
			t.Errorf("%v: the third hint is %q, %v", size, w.page.said().text, got)
		}
		w.stage.Choose(t, "solve")
		w.pass(8 * time.Second)
		s := w.page.desk.solver
		if s.run.State() != exercise.Shown || s.Line().Ply() != len(s.puzzle.Line) {
			t.Errorf("%v: %d turns are shown", size, s.Line().Ply())
		}
		if p := readProgress(w.on.Store[keyPuzzles]); p.failed != 1 || p.solved != 0 {
			t.Errorf("%v: counted %+v", size, p)
		}
		w.stage.Choose(t, "reset")
		if w.page.desk.solver.Line().Ply() != 0 || !w.page.desk.counted {
			t.Errorf("%v: it does not begin anew", size)
		}
	}
}

// The daily puzzle continues a streak, which is saved; the puzzle of an earlier day can be
// opened and continues none.
func TestAStreak(t *testing.T) {
	for _, size := range sizes[:2] {
		w := open(t, today, size, "days 2026-11-24 2026-11-25 2026-11-26\n")
		w.solve()
		if p := readProgress(w.on.Store[keyPuzzles]); p.streak("2026-11-27") != 4 || p.longest != 4 {
			t.Fatalf("%v: kept %q", size, w.on.Store[keyPuzzles])
		}
		id := w.page.desk.solver.puzzle.ID
		w.stage.Choose(t, "day.2026-11-23")
		if w.page.day != "2026-11-23" || w.page.title() == "今日一题" {
			t.Errorf("%v: %s is shown", size, w.page.day)
		}
		w.solve()
		if w.page.progress.on("2026-11-23") {
			t.Error("a day gone by counts")
		}
		again := (&world{T: t, time: noon.Add(11 * time.Hour), on: w.on, session: session.New(w.on)}).at(today, size)
		if again.page.desk.solver.puzzle.ID != id || again.page.progress.streak("2026-11-27") != 4 {
			t.Errorf("%v: later that day %s with a streak of %d", size, again.page.desk.solver.puzzle.ID, again.page.progress.streak("2026-11-27"))
		}
	}
}

// A rush ends after three mistakes or when the clock runs out; the best score is saved.
func TestRush(t *testing.T) {
	for _, size := range sizes {
		w := open(t, today, size, "")
		w.stage.Choose(t, "choose")
		w.stage.Choose(t, "games.xiangqi")
		w.stage.Choose(t, "rush")
		for range 2 {
			w.solveOne()
		}
		for range rushMistakes {
			w.take(w.wrong())
			w.pass(2 * time.Second)
		}
		r := w.page.rush
		if r == nil || !r.over || r.solved != 2 || r.mistakes != 3 || readProgress(w.on.Store[keyPuzzles]).rush != 2 {
			t.Fatalf("%v: %+v", size, r)
		}
		if len(r.missed) != 3 || r.missed[2].solution == "" {
			t.Errorf("%v: missed are %+v", size, r.missed)
		}
		w.stage.Choose(t, "again")
		w.pass(rushTime + time.Second)
		if r := w.page.rush; !r.over || r.solved != 0 || w.page.progress.rush != 2 || w.page.progress.failed != 0 {
			t.Errorf("%v: after three minutes %+v", size, r)
		}
	}
}

// In a rush a notice says that a wrong move ends the puzzle; afterwards the missed puzzles are
// listed and open as single puzzles.
func TestMissedPuzzlesOfARushAreListed(t *testing.T) {
	w := open(t, today, sizes[0], "")
	w.stage.Choose(t, "choose")
	w.stage.Choose(t, "games.xiangqi")
	w.stage.Choose(t, "rush")
	if got := w.page.said().text; got != locale.T("puzzle.rush.move") {
		t.Errorf("in a run it is said %q", got)
	}
	var ids []string
	for range rushMistakes {
		ids = append(ids, w.page.desk.solver.puzzle.ID)
		w.take(w.wrong())
		w.pass(2 * time.Second)
	}
	w.stage.Choose(t, "missed.2")
	if w.page.rush != nil || w.page.desk == nil || w.page.desk.solver.puzzle.ID != ids[1] {
		t.Fatal("the missed puzzle is not opened")
	}
	if got := w.page.said().text; got != locale.T("puzzle.move") {
		t.Errorf("on its own it is said %q", got)
	}
	w.page.desk.solver.solve()
	w.pass(10 * time.Second)
	if got := w.page.said().text; !strings.Contains(got, w.page.reason()) || !strings.Contains(got, locale.T("puzzle.shown")) {
		t.Errorf("beside the solution it is said %q", got)
	}
}

// A rush that is ended early shows its result and what was missed; one in which nothing was
// answered is left.
func TestARushEndedEarlyShowsItsResult(t *testing.T) {
	for _, missed := range []int{0, 1} {
		w := open(t, today, sizes[0], "")
		w.stage.Choose(t, "choose")
		w.stage.Choose(t, "rush")
		for range missed {
			w.take(w.wrong())
			w.pass(2 * time.Second)
		}
		w.stage.Choose(t, "end")
		listed := slices.ContainsFunc(w.page.Controls(), func(c ui.Control) bool { return c.ID == "missed.1" })
		if missed > 0 {
			if said := w.page.News()[0].Text; !strings.HasPrefix(said, locale.T("puzzle.rush.over", locale.Num("n", 0))) || w.page.subtitle() != "" {
				t.Errorf("at the end is said %q, under the title %q", said, w.page.subtitle())
			}
		}
		if shown := w.page.rush != nil && w.page.rush.over; shown != (missed > 0) || listed != (missed > 0) {
			t.Errorf("after %d misses the result is shown: %v, the missed puzzle is listed: %v", missed, shown, listed)
		}
	}
}

// A double press on the button that begins another rush hits no control of the page that appears
// while puzzles are fetched.
func TestOnceMoreInARush(t *testing.T) {
	for _, size := range append(slices.Clone(sizes), [2]float64{844, 390}, [2]float64{320, 568}) {
		w := open(t, today, size, "")
		w.stage.Choose(t, "choose")
		w.stage.Choose(t, "rush")
		w.pass(rushTime + time.Second)
		w.stage.Rest(t)
		w.page.library = newLibrary(func(string) <-chan machine.Reply { return make(chan machine.Reply) })
		list := w.page.Controls()
		r := list[slices.IndexFunc(list, func(c ui.Control) bool { return c.ID == "again" })].Rect
		x, y := r.X+r.W/2, r.Y+r.H/2
		if err := errors.Join(w.stage.Await(x, y), w.stage.PressAtOnce(x, y), w.stage.PressAtOnce(x, y)); err != nil {
			t.Fatal(err)
		}
		if w.session.Stack.Top() != ui.Page(w.page) || w.page.open != nothing || w.page.rush == nil || w.page.rush.over {
			t.Errorf("%v: the run is left, or something else is open", size)
		}
	}
}

// solveOne solves one puzzle of a rush.
func (w *world) solveOne() {
	w.Helper()
	d := w.page.desk
	for range 60 {
		if w.page.desk != d {
			return
		}
		if d.solver.asked() {
			w.take(d.solver.run.Best())
		}
		w.pass(500 * time.Millisecond)
	}
	w.Fatal("no other puzzle follows in the run")
}

// A failed fetch is reported and can be repeated.
func TestFaultsAreToldAndTriedAgain(t *testing.T) {
	for _, size := range sizes {
		w := open(t, "?", size, "")
		if !w.page.none {
			t.Error("there is a puzzle called ?")
		}
		reply := machine.Reply{Err: errors.New("offline")}
		w.page.library = newLibrary(func(variant string) <-chan machine.Reply {
			answer := make(chan machine.Reply, 1)
			answer <- reply
			return answer
		})
		w.page.ofDay("2026-11-27")
		w.stage.Rest(t)
		for _, bad := range []machine.Reply{{Status: 404}, {Status: 200, Body: "not a puzzle"}, {Err: errors.New("offline")}} {
			reply = bad
			w.stage.Choose(t, "retry")
			if w.page.fault == nil || w.page.desk != nil {
				t.Fatalf("%v: nothing is told of %+v", size, bad)
			}
		}
		reply = machine.Reply{Status: 200, Body: puzzles.Of("xiangqi")}
		w.stage.Choose(t, "retry")
		if w.page.desk == nil {
			t.Fatalf("%v: no puzzle though it has come", size)
		}
	}
}

// Puzzles that arrive late are shown on arrival; the page responds meanwhile.
func TestPuzzlesComeLate(t *testing.T) {
	for _, size := range sizes {
		w := open(t, today, size, "")
		answer := make(chan machine.Reply, 1)
		w.page.library = newLibrary(func(string) <-chan machine.Reply { return answer })
		w.stage.Choose(t, "choose")
		w.stage.Choose(t, "today")
		if w.page.desk != nil || w.has("retry") {
			t.Fatalf("%v: a puzzle before it has come", size)
		}
		answer <- machine.Reply{Status: 200, Body: puzzles.Of("qiji")}
		w.stage.Rest(t)
		w.solve()
		if !w.page.progress.on("2026-11-27") {
			t.Errorf("%v: it does not count", size)
		}
	}
}

// A chosen theme is kept, new puzzles come first, and the position can be opened as a study.
func TestWhatIsChosen(t *testing.T) {
	w := open(t, today, sizes[0], "")
	for _, id := range []string{"choose", "games.xiangqi", "theme.mate", "begin"} {
		w.stage.Choose(t, id)
	}
	met := map[string]bool{}
	for range 5 {
		p := w.page.desk.solver.puzzle
		if p.Theme != puzzle.Mate || p.Variant != "xiangqi" || met[p.ID] {
			t.Errorf("chosen was %s", p)
		}
		met[p.ID] = true
		w.solve()
		w.stage.Choose(t, "next")
	}
	w.stage.Choose(t, "study")
	if len(w.studied) != 1 || !w.studied[0].Study || !strings.Contains(w.studied[0].Record, w.page.desk.solver.puzzle.Position) {
		t.Errorf("studied was %+v", w.studied)
	}
}
