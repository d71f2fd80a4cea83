package app_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/gametext"
	"yanyi/scenes/machine"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// glass is the accessibility tree as a screen reader has it: elements by key.
type glass struct {
	names map[string]string
	roles map[string]string
	on    map[string]bool // selected, or focused
	focus string
	said  []string
	asked [][3]string // key, line, "press" or ""
	shown int
}

func (g *glass) Show(changes string) {
	g.shown++
	if g.names == nil {
		g.names, g.roles, g.on = map[string]string{}, map[string]string{}, map[string]bool{}
	}
	for _, record := range strings.Split(strings.TrimSuffix(changes, "\x1e"), "\x1e") {
		f := strings.Split(record, "\x1f")
		switch f[0] {
		case "=":
			g.roles[f[1]], g.names[f[1]] = f[3], f[4]
			flags, _ := strconv.Atoi(f[6])
			g.on[f[1]] = flags&1 != 0
		case "-":
			for _, key := range f[1:] {
				delete(g.names, key)
				delete(g.roles, key)
			}
		case "#":
			for key := range g.names {
				if !slices.Contains(f[1:], key) {
					delete(g.names, key)
					delete(g.roles, key)
				}
			}
		case "@":
			g.focus = f[1]
		case ".", "!":
			g.said = append(g.said, record[:1]+" "+f[1])
		}
	}
}

func (g *glass) Asked() (key, line string, press, ok bool) {
	if len(g.asked) == 0 {
		return "", "", false, false
	}
	a := g.asked[0]
	g.asked = g.asked[1:]
	return a[0], a[1], a[2] != "", true
}

// reader uses a table through the accessibility tree alone.
type reader struct {
	t       *testing.T
	glass   *glass
	stage   *scenetest.Stage
	session *session.Session
}

func newReader(t *testing.T, lang, id string) *reader {
	t.Helper()
	v, _ := catalog.Find(id)
	seats := strings.TrimSuffix(strings.Repeat("human,", len(v.Info().Seats)), ",")
	return readerAt(t, lang, map[string]string{"game": id, "seats": seats})
}

// readerAt is a reader at an address.
func readerAt(t *testing.T, lang string, params map[string]string) *reader {
	t.Helper()
	g := &glass{}
	on := &scenetest.Machine{Langs: []string{lang}, IsStill: true, Senses: machine.Senses{Mirror: g}, Params: params}
	sh := app.New(on)
	r := &reader{t, g, scenetest.New(sh.Stack, 1280, 800), sh}
	r.rest()
	return r
}

// heard is the last announcement.
func (r *reader) heard() string {
	if len(r.glass.said) == 0 {
		return ""
	}
	return r.glass.said[len(r.glass.said)-1][2:]
}

func (r *reader) rest() {
	r.t.Helper()
	r.stage.Rest(r.t)
	if err := r.stage.Step(40); err != nil {
		r.t.Fatal(err)
	}
}

// ask activates or types into an element and waits for the result.
func (r *reader) ask(key, line string) {
	r.t.Helper()
	r.glass.asked = append(r.glass.asked, [3]string{key, line, "press"})
	r.rest()
}

func (r *reader) page() *playing.Page {
	page, _ := r.stage.Stack.Top().(*playing.Page)
	return page
}

// equal compares the grid with the position as the viewer may see it.
func (r *reader) equal() {
	r.t.Helper()
	table := r.page().Table()
	in, v := table.Info(), table.View()
	for i := range in.Board.Points {
		sq := game.Square(i)
		name, ok := r.glass.names["board/"+in.Board.Name(sq)]
		if !ok || !strings.Contains(name, in.Board.Label(sq)) {
			r.t.Fatalf("%s: the mirror has %q on %s", in.ID, name, in.Board.Name(sq))
		}
		piece := v.Cells[sq].Piece
		if empty := strings.Contains(name, "empty"); empty != (piece == game.NoPiece) {
			r.t.Fatalf("%s: after turn %d the mirror says %q", in.ID, table.Ply(), name)
		}
		if piece != game.NoPiece && !strings.Contains(name, gametext.PieceWord(in, piece)) && !strings.Contains(name, gametext.PieceName(in, piece)) {
			r.t.Fatalf("%s: after turn %d the mirror says %q of a %s", in.ID, table.Ply(), name, gametext.PieceName(in, piece))
		}
	}
}

// layTiles lays tiles by the names of the buttons, if the game has some.
func (r *reader) layTiles() {
	r.t.Helper()
	for range 20 {
		if r.page() != nil {
			return
		}
		for _, key := range []string{"preset.random", "done", "start", "hold"} {
			if r.page() == nil && r.glass.names[key] != "" {
				r.ask(key, "")
			}
		}
	}
	r.t.Fatalf("no table, but %v", r.glass.names)
}

// A random game of every variant is played by typing; after every turn the grid equals the
// position and the turn is announced.
func TestTheMirrorIsThePosition(t *testing.T) {
	windowtest.Need(t)
	for _, v := range catalog.All() {
		r := newReader(t, "en", v.Info().ID)
		r.layTiles()
		r.equal()
		random := rand.New(rand.NewPCG(4, 6))
		for range 6 {
			table := r.page().Table()
			turns := table.Hand().Open()
			if len(turns) == 0 {
				break
			}
			before := len(r.glass.said)
			r.ask("board/line", table.Info().FormatTurn(turns[random.IntN(len(turns))]))
			if len(r.glass.said) == before {
				t.Fatalf("%s: nothing is said after turn %d", v.Info().ID, table.Ply())
			}
			r.equal()
		}
		if plies := r.page().Table().Plies(); plies < 4 {
			t.Errorf("%s: only %d turns were taken", v.Info().ID, plies)
		}
		r.page().Table().Close()
	}
}

// A turn is played by pressing points by name; the keyboard focus follows, and refusals, answers
// and the turn are announced.
func TestATurnIsTakenByName(t *testing.T) {
	windowtest.Need(t)
	r := newReader(t, "en", "xiangqi")
	if got := r.glass.names["board/h3"]; got != "Red cannon on h3, 12 moves" {
		t.Errorf("the cannon is %q", got)
	}
	r.ask("board/h3", "")
	if got := r.glass.names["board/e3"]; got != "e3, empty, can be reached" || r.glass.focus != "board/h3" {
		t.Errorf("its target is %q, the focus on %q", got, r.glass.focus)
	}
	r.ask("board/e3", "")
	if plies := r.page().Table().Plies(); plies != 1 || len(r.glass.said) == 0 || r.glass.said[len(r.glass.said)-1] != ". Red moves the cannon from h3 to e3. Black to move." {
		t.Errorf("%d turns, said is %q", plies, r.glass.said)
	}
	for line, want := range map[string]string{
		"p cannon": ". Black cannon on b8; Black cannon on h8; Red cannon on b3; Red cannon on e3",
		"e3":       ". Red cannon on e3", "q9q": ". Not a move: q9q. Moves are written like", "c": ". This game has no clock.",
	} {
		r.ask("board/line", line)
		if got := r.glass.said[len(r.glass.said)-1]; !strings.HasPrefix(got, want) && line != "p cannon" || line == "p cannon" && strings.Count(got, "cannon") != 4 {
			t.Errorf("%q is answered %q", line, got)
		}
	}
}

// Unchanged content is not announced.
func TestAtRestTheMirrorIsSilent(t *testing.T) {
	windowtest.Need(t)
	r := newReader(t, "zh-Hans", "yanyi")
	was := r.glass.shown
	r.stage.Stack.Redraw()
	r.rest()
	if r.glass.shown != was {
		t.Errorf("it was told %d times that nothing has changed", r.glass.shown-was)
	}
}

// Several turns between two looks at the mirror are all announced in order; of very many, only
// the last ones. Stepping through old turns announces none of them this way.
func TestTurnsThatFollowQuicklyAreAllTold(t *testing.T) {
	windowtest.Need(t)
	r := newReader(t, "en", "xiangqi")
	table := r.page().Table()
	play := func(turns ...string) []string {
		before := len(r.glass.said)
		for _, turn := range turns {
			if err := table.Play(turn); err != nil {
				t.Fatal(err)
			}
		}
		r.rest()
		return r.glass.said[before:]
	}
	want := []string{". Red moves the cannon from h3 to e3. ", ". Black moves the horse from h10 to g8. ", ". Red moves the horse from h1 to g3. Black to move."}
	if got := play("h3e3", "h10g8", "h1g3"); len(got) != 3 || strings.TrimSpace(got[0]) != strings.TrimSpace(want[0]) || strings.TrimSpace(got[1]) != strings.TrimSpace(want[1]) || got[2] != want[2] {
		t.Errorf("three turns are told as %q", got)
	}
	many := []string{"i10i9", "i1i2", "a10a9", "a1a2", "i9i10", "i2i1", "b8b9", "b3b2", "g7g6", "g4g5"}
	if got := play(many...); len(got) != 7 || !strings.Contains(got[0], "Red moves the chariot from a1 to a2") || !strings.Contains(got[6], "Red moves the soldier from g4 to g5") {
		t.Errorf("ten turns are told as %q", got)
	}
	before := len(r.glass.said)
	table.GoTo(2)
	r.rest()
	table.GoTo(8)
	r.rest()
	if got := r.glass.said[before:]; len(got) != 2 {
		t.Errorf("going through the turns tells %q", got)
	}
}
