package mirror_test

import (
	"strings"
	"testing"

	"yanyi/render/theme"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/accessibility/mirror"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// four is an area of four points.
type four struct {
	names [4]string
	at    string
}

func (f *four) Points() (list []accessibility.Point) {
	for i, name := range f.names {
		id := string("ab"[i%2]) + string("21"[i/2])
		list = append(list, accessibility.Point{ID: id, Name: name, Row: i / 2, Column: i % 2, Rect: canvas.Box(float64(i%2)*10, float64(i/2)*10, 10, 10)})
	}
	return list
}

func (f *four) At() string                         { return f.at }
func (f *four) Reach(string, bool)                 {}
func (f *four) News() (string, accessibility.News) { return "", accessibility.News{} }
func (f *four) Prompt() string                     { return "Say" }
func (f *four) Hear(string) accessibility.Reply    { return accessibility.Reply{} }

func control(id string, role ui.Role) ui.Told {
	return ui.Told{Control: ui.Control{ID: id, Name: "name of " + id, Role: role}, Seen: canvas.Box(5, 6, 20, 10)}
}

func words(text string, in theme.Role) ui.Told {
	return ui.Told{Control: ui.Control{Name: text, Rect: canvas.Box(0, 0, 9, 9)}, Text: true, Type: in}
}

// shape prints the tree of a mirror, one node a line.
func shape(m *mirror.Mirror) string {
	var lines []string
	depth := map[string]int{}
	for _, n := range m.Nodes() {
		if n.Parent != "" {
			depth[n.Key] = depth[n.Parent] + 1
		}
		lines = append(lines, strings.Repeat(" ", depth[n.Key])+strings.TrimSpace(n.Role+" "+n.Name))
	}
	return strings.Join(lines, "\n")
}

// A page is a tree of headings, landmarks, groups and controls, and its board a grid.
func TestAPageIsATree(t *testing.T) {
	back := control("back", ui.RoleButton)
	back.Go = ui.Home
	board := control("board", ui.RoleArea)
	board.Places = &four{names: [4]string{"A", "B", "C", "D"}}
	var m mirror.Mirror
	m.Look(mirror.Page{Scale: 1, Board: "Board", Told: []ui.Told{
		back, words("Set-up", theme.Title), words("Who plays", theme.Section), control("seat.a", ui.RoleRadio), control("seat.b", ui.RoleRadio),
		words("and", theme.Body), control("x", ui.RoleTab), control("y", ui.RoleTab), control("loud", ui.RoleSlider), board,
	}})
	want := `navigation
 button name of back
heading Set-up
heading Who plays
radiogroup
 radio name of seat.a
 radio name of seat.b
and
tablist
 tab name of x
 tab name of y
slider name of loud
region Board
 grid name of board
  row
   gridcell A
   gridcell B
  row
   gridcell C
   gridcell D
 line Say`
	if got := shape(&m); got != want {
		t.Errorf("the tree is\n%s\nwant\n%s", got, want)
	}
}

// Unchanged nodes are not sent, and of a changed node only its changes.
func TestOnlyChangesAreSaid(t *testing.T) {
	points := &four{names: [4]string{"A", "B", "C", "D"}}
	board := control("board", ui.RoleArea)
	board.Places = points
	told := []ui.Told{control("go", ui.RoleButton), board}
	var m mirror.Mirror
	look := func() string { return m.Look(mirror.Page{Scale: 2, Told: told}) }
	if first := look(); !strings.Contains(first, "=\x1fgo\x1f\x1fbutton\x1fname of go\x1f\x1f20\x1f10\x1f12\x1f40\x1f20\x1e") {
		t.Errorf("first it says %q", first)
	}
	if again := look(); again != "" {
		t.Errorf("then it says %q", again)
	}
	points.names[2], points.at, told[1].Focused = "now C", "a1", true
	if said := look(); strings.Count(said, "\x1e") != 2 || !strings.Contains(said, "now C") || !strings.Contains(said, "@\x1fboard/a1\x1e") {
		t.Errorf("of a changed point it says %q", said)
	}
	told = told[:1]
	if said := look(); !strings.HasPrefix(said, "-\x1fboard/\x1fboard\x1fboard/0\x1f") || !strings.Contains(said, "@\x1f\x1e") {
		t.Errorf("of a board that is gone it says %q", said)
	}
}

// A new node is inserted behind its predecessor; after many changes the whole order is sent.
func TestWhatComesHasItsPlace(t *testing.T) {
	var m mirror.Mirror
	look := func(ids ...string) string {
		var told []ui.Told
		for _, id := range ids {
			told = append(told, control(id, ui.RoleButton))
		}
		return m.Look(mirror.Page{Scale: 1, Told: told})
	}
	look("a", "b", "c")
	if said := look("a", "b", "x", "c"); !strings.HasSuffix(said, "+\x1fx\x1fb\x1e") || strings.Contains(said, "#") {
		t.Errorf("of one that comes it says %q", said)
	}
	if said := look("a", "c"); !strings.HasPrefix(said, "-\x1fb\x1fx\x1e") || strings.ContainsAny(said, "+#") {
		t.Errorf("of two that go it says %q", said)
	}
	if said := look("c", "a"); !strings.HasSuffix(said, "#\x1ft.title\x1fc\x1fa\x1e") {
		t.Errorf("of another order it says %q", said)
	}
}

// The cost of a page with a large board after a turn has changed four points.
func BenchmarkChange(b *testing.B) {
	told := make([]ui.Told, 0, 400)
	for i := range 300 {
		told = append(told, control("c"+string(rune('a'+i)), ui.RoleButton))
	}
	var m mirror.Mirror
	for i := range b.N {
		for j := range 4 {
			told[j*40].Value = "v" + string(rune('a'+i%20))
		}
		m.Look(mirror.Page{Scale: 1, Told: told})
	}
}

// A page has one first-level heading, however many texts have that size.
func TestAPageHasOneFirstHeading(t *testing.T) {
	var m mirror.Mirror
	m.Look(mirror.Page{Scale: 1, Told: []ui.Told{words("Puzzle", theme.Title), words("Find the move", theme.Title), words("More", theme.Section)}})
	levels := ""
	for _, n := range m.Nodes() {
		levels += n.Value
	}
	if levels != "122" {
		t.Errorf("the levels are %s", levels)
	}
}

// Where there is no room for a title, a page is headed by its name, not by the program's; a
// table, whose first name may be a player's, by its game.
func TestAPageWithoutATitleIsHeadedByItsName(t *testing.T) {
	told := []ui.Told{words("1/9", theme.Caption), words("Settings", theme.Name), words("Sound", theme.Section), words("Loud", theme.Name)}
	for named, want := range map[bool]string{true: "Settings", false: "Yanyi"} {
		var m mirror.Mirror
		m.Look(mirror.Page{Scale: 1, Title: "Yanyi", Named: named, Told: told})
		levels := ""
		for _, n := range m.Nodes() {
			levels += n.Value
		}
		if m.Title() != want || strings.Count(levels, "1") != 1 {
			t.Errorf("named %v: headed by %q, levels %s", named, m.Title(), levels)
		}
	}
}
