package lesson

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// world is a page of lessons on a stage.
type world struct {
	*testing.T
	on      *scenetest.Machine
	session *session.Session
	page    *Page
	stage   *scenetest.Stage
	opened  []session.Request
}

// open opens a lesson in a view, on a machine with some progress.
func open(t *testing.T, id string, w, h float64, kept string) *world {
	t.Helper()
	on := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Store: map[string]string{keyLessons: kept}}
	wd := &world{T: t, on: on, session: session.New(on)}
	wd.session.Routes.Open = func(r session.Request) (ui.Page, error) {
		wd.opened = append(wd.opened, r)
		return New(wd.session, catalog.Find, "xiangqi"), nil
	}
	wd.page = New(wd.session, catalog.Find, id)
	wd.session.Start(wd.page)
	wd.stage = scenetest.New(wd.session.Stack, w, h)
	wd.stage.Rest(t)
	return wd
}

// click presses a square of the board.
func (w *world) click(sq game.Square) {
	w.Helper()
	x, y := w.page.desk.Board.Center(sq)
	if err := w.stage.Press(x, y); err != nil {
		w.Fatal(err)
	}
	w.stage.Rest(w)
}

// square is a square by its name.
func (w *world) square(name string) game.Square {
	w.Helper()
	sq, err := w.page.desk.table.Info().Board.Square(name)
	if err != nil {
		w.Fatal(err)
	}
	return sq
}

// has reports whether a control can be pressed.
func (w *world) has(id string) bool {
	return slices.ContainsFunc(w.page.Controls(), func(c ui.Control) bool { return c.ID == id && !c.Off })
}

// line is the sentence shown.
func (w *world) line() string {
	line, _ := w.page.said()
	return line
}

// wanted is the first legal turn that the step accepts.
func (w *world) wanted() game.Turn {
	w.Helper()
	line := w.page.desk.table.Line()
	for _, t := range line.View(line.Actor()).Turns {
		if right, _ := w.page.step().Turn(line.Info().FormatTurn(t)); right {
			return t
		}
	}
	w.Fatalf("%s: no legal turn is wanted", w.page.step().Key)
	return game.NoTurn
}

// take enters a turn by clicks: the part before the move, the move, then the questions.
func (w *world) take(t game.Turn) {
	w.Helper()
	switch t.Slide() {
	case game.Forward:
		w.stage.Choose(w, "slide.1")
	case game.Back:
		w.stage.Choose(w, "slide.2")
	}
	if t.Sweep() {
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

// do performs the task of the step.
func (w *world) do() {
	w.Helper()
	switch s := w.page.step(); s.Act {
	case lesson.Tap, lesson.Lift:
		w.click(w.square(s.Wants[0]))
	case lesson.Win:
		w.win()
	default:
		w.take(w.wanted())
	}
	if !w.page.desk.guide.done {
		w.Fatalf("%s is not done: %q", w.page.step().Key, w.line())
	}
}

// win wins the game that the step asks for, without showing it.
func (w *world) win() {
	w.Helper()
	w.stage.Choose(w, "playon")
	m := begun(w, w.opened[len(w.opened)-1])
	if err := m.Resign(game.Seat(0)); err != nil {
		w.Fatal(err)
	}
	w.keep(m)
	w.session.Stack.Home()
	w.stage.Rest(w)
}

// begun is the match that was requested.
func begun(w *world, r session.Request) *match.Match {
	w.Helper()
	if r.Setup == nil {
		w.Fatal("no game was begun")
	}
	m, err := match.New(r.Setup.Variant, r.Setup.Match(1))
	if err != nil {
		w.Fatal(err)
	}
	return m
}

// keep saves a match.
func (w *world) keep(m *match.Match) {
	w.Helper()
	k := w.session.Saves.Keeper(m.Save())
	defer k.Close()
	if err := k.Save(m.Save()); err != nil {
		w.Fatal(err)
	}
}

// Every lesson can be finished by its accepted moves on a desktop, a phone and in a frame: each
// step opens the next one, its text states the conclusion, and the list shows the seal.
func TestEveryLessonCanBeFinished(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
		for _, l := range lesson.All() {
			w := open(t, l.ID, size[0], size[1], "")
			for i := range l.Steps {
				if w.page.at != i || w.has("next") {
					t.Fatalf("%s: at step %d of %d, next %t", l.ID, w.page.at+1, i+1, w.has("next"))
				}
				if want := locale.T(l.Steps[i].Text("say")); w.line() != want {
					t.Errorf("%s says %q", l.Steps[i].Key, w.line())
				}
				w.do()
				if want := locale.T(l.Steps[i].Text("done")); w.line() != want || !w.has("next") {
					t.Errorf("%s done says %q", l.Steps[i].Key, w.line())
				}
				w.stage.Choose(w, "next")
			}
			if p := readProgress(w.on.Store[keyLessons]); !p.finished(&l) || w.page.lesson.ID == l.ID {
				t.Errorf("%s is not finished, or not left: %q", l.ID, w.on.Store[keyLessons])
			}
			w.stage.Screen.Deallocate()
		}
	}
}

// A wrong move is answered in place of the sentence and not played; the piece returns and the
// accepted move is still marked.
func TestAWrongTurnIsAnswered(t *testing.T) {
	w := open(t, "three", 1280, 800, "")
	w.click(w.square("h3"))
	w.click(w.square("h6"))
	if w.line() != locale.T("lesson.three.1.near") || w.page.desk.table.Ply() != 0 {
		t.Errorf("said %q after %d turns", w.line(), w.page.desk.table.Ply())
	}
	if w.page.pulse.next != w.square("h3") || w.page.desk.table.Hand().Selected() != game.NoSquare {
		t.Error("the piece is not pointed at, or still held")
	}
	w.click(w.square("f1"))
	w.click(w.square("f2"))
	if w.line() != locale.T("lesson.wrong.another") {
		t.Errorf("another piece: said %q", w.line())
	}
	w.click(w.square("h3"))
	w.click(w.square("i5")) // no chariot goes there: the rules give the reason
	if line, wrong := w.page.said(); !wrong || line == locale.T("lesson.three.1.say") {
		t.Errorf("an impossible turn: said %q", line)
	}
	w.click(w.square("h8"))
	if !w.page.desk.guide.done {
		t.Error("the wanted turn is not taken after all")
	}
}

// A question is answered by a tap; a wrong answer is explained.
func TestAQuestionIsAnswered(t *testing.T) {
	w := open(t, "three", 390, 844, "three 4 f\n")
	if w.page.pulse.next != game.NoSquare {
		t.Error("the question tells its answer")
	}
	w.click(w.square("m7"))
	if w.line() != locale.T("lesson.three.5.wu") {
		t.Errorf("said %q", w.line())
	}
	w.click(w.square("f1"))
	if !w.page.desk.guide.done {
		t.Error("not done")
	}
}

// Steps can be skipped and revisited, and a lesson resumes where it was left.
func TestALessonIsLeftAndGoneOnWith(t *testing.T) {
	w := open(t, "three", 1280, 800, "")
	w.do()
	w.stage.Choose(w, "next")
	w.stage.Choose(w, "skip")
	if kept := w.on.Store[keyLessons]; kept != "three 2 1\n" {
		t.Errorf("kept %q", kept)
	}
	again := open(t, "", 1280, 800, w.on.Store[keyLessons])
	if again.page.lesson.ID != "three" || again.page.at != 2 || !again.page.progress.has("three", 0) {
		t.Errorf("went on with %s at %d", again.page.lesson.ID, again.page.at)
	}
	again.stage.Choose(again, "prev")
	if again.page.at != 1 {
		t.Errorf("went back to %d", again.page.at)
	}
	again.stage.Choose(again, "lesson.hundred")
	if again.page.lesson.ID != "hundred" || again.page.at != 0 {
		t.Errorf("opened %s at %d", again.page.lesson.ID, again.page.at)
	}
	again.stage.Choose(again, "lesson.three")
	if again.page.at != 1 {
		t.Errorf("came back to %d", again.page.at)
	}
}

// Unreadable progress counts as none.
func TestProgressThatCannotBeRead(t *testing.T) {
	for _, text := range []string{"", "three", "three x y\n", "chess 1 1\n", "three 99 1\n"} {
		if w := open(t, "", 1280, 800, text); w.page.lesson.ID != "three" {
			t.Errorf("%q: opened %s", text, w.page.lesson.ID)
		}
	}
}

// A lesson can be done by keyboard alone.
func TestALessonIsDoneByKeys(t *testing.T) {
	w := open(t, "three", 1280, 800, "")
	press := func(keys ...ebiten.Key) {
		t.Helper()
		for _, k := range keys {
			if err := w.stage.Key(k); err != nil {
				t.Fatal(err)
			}
		}
		w.stage.Rest(w)
	}
	reach := func(name string) {
		t.Helper()
		for i := 0; w.page.desk.Board.Cursor() != w.square(name); i++ {
			if i > 40 {
				t.Fatalf("the cursor does not reach %s", name)
			}
			press(toward(w.page.desk.table.Info().Board, w.page.desk.Board.Cursor(), w.square(name)))
		}
		press(ebiten.KeyEnter)
	}
	press(ebiten.KeyUp)
	reach("h3")
	reach("h8")
	if !w.page.desk.guide.done || w.page.form.Focus() != board.ID {
		t.Fatal("not done")
	}
	press(ebiten.KeyEnter)
	if w.page.at != 1 {
		t.Errorf("Enter leads to step %d", w.page.at+1)
	}
	press(ebiten.KeyPageUp)
	if w.page.at != 0 {
		t.Errorf("Page up leads to step %d", w.page.at+1)
	}
}

// toward is the arrow key from a square towards another one, seen from the south.
func toward(b *game.Board, from, to game.Square) ebiten.Key {
	f, t := b.Points[from], b.Points[to]
	switch {
	case t.Rank > f.Rank:
		return ebiten.KeyUp
	case t.Rank < f.Rank:
		return ebiten.KeyDown
	case t.File > f.File:
		return ebiten.KeyRight
	}
	return ebiten.KeyLeft
}

// The game at the end of a lesson resumes where it was left, and only winning it counts.
func TestTheGameOfALesson(t *testing.T) {
	w := open(t, "three", 1280, 800, "three 8 ff\n")
	w.stage.Choose(w, "playon")
	m := begun(w, w.opened[0])
	if m.Player(2).Human() != true || m.Player(0).Level != 1 {
		t.Errorf("seats %+v", m.Setup().Seats)
	}
	w.keep(m)
	w.session.Stack.Home()
	w.stage.Rest(w)
	if w.page.desk.guide.done {
		t.Error("done without a game")
	}
	w.stage.Choose(w, "playon")
	if w.opened[1].Save == nil {
		t.Error("the game does not go on")
	}
	if err := m.Resign(game.Seat(2)); err != nil {
		t.Fatal(err)
	}
	w.keep(m)
	w.session.Stack.Home()
	w.stage.Rest(w)
	if w.page.desk.guide.done {
		t.Error("done by a lost game")
	}
}

// The rings pulse while a move is awaited, and rest with reduced motion and once it is made.
func TestThePulseRests(t *testing.T) {
	w := open(t, "three", 1280, 800, "")
	if w.session.Stack.Changing() {
		t.Error("with reduced motion the rings run")
	}
	w.on.IsStill = false
	w.session.Stack.Relayout()
	if err := w.stage.Step(5); err != nil {
		t.Fatal(err)
	}
	w.page.pulse.tick(100_000_000, false)
	if !w.page.Dirty() {
		t.Error("the rings stand still")
	}
	w.do()
	if w.session.Stack.Changing() {
		t.Error("the rings run though the step is done")
	}
}

// After a step with replies, the opponents play theirs one after the other.
func TestOthersReply(t *testing.T) {
	w := open(t, "three", 1280, 800, "")
	now := time.Now()
	w.page.clock = func() time.Time {
		now = now.Add(100 * time.Millisecond)
		return now
	}
	w.do()
	if err := w.stage.Step(40); err != nil {
		t.Fatal(err)
	}
	if got := w.page.desk.table.Line().Turns(); strings.Join(got, " ") != "h3h8 m7m6 g13g12" || !w.page.desk.guide.done {
		t.Errorf("turns %q", got)
	}
}

// The hint of a step that takes up a piece names the piece, for who does not see the marks.
func TestAHintNamesThePiece(t *testing.T) {
	w := open(t, "xiangqi", 390, 844, "")
	if told, want := w.page.desk.guide.wanted(), "拿起 c2 的车，写 c2。"; told != want {
		t.Errorf("told %q, want %q", told, want)
	}
}
