package library_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/library"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// desk is a machine with a clipboard and a file chooser, which hold the same text.
type desk struct {
	copier
	clipboard machine.Arrival
}

func (d *desk) Paste()      { d.Brought = append(d.Brought, d.clipboard) }
func (d *desk) ChooseFile() { d.Paste() }

// Abilities add the copier and the file chooser.
func (d *desk) Abilities() machine.Abilities {
	can := d.copier.Abilities()
	can.Inbox, can.ChooseFile = d, d.ChooseFile
	return can
}

func openDesk(t *testing.T) (*desk, *session.Session, *scenetest.Stage) {
	t.Helper()
	d := &desk{copier: copier{Machine: &scenetest.Machine{Langs: []string{"en"}, IsStill: true}}}
	sh, s := openOn(t, d, 1280, 800)
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	return d, sh, s
}

func chord(t *testing.T, s *scenetest.Stage, k ebiten.Key) {
	t.Helper()
	if err := s.Chord(k); err != nil {
		t.Fatal(err)
	}
}

// Ctrl+V in a text field is no import, except in the field for records.
func TestPastingIntoAField(t *testing.T) {
	d, sh, s := openDesk(t)
	d.clipboard.Text = record(t, "baige", 3)
	s.Choose(t, "baige")
	s.Choose(t, "name.0")
	chord(t, s, ebiten.KeyV)
	s.Rest(t)
	if len(texts(sh)) != 0 {
		t.Error("a game was read while a name was written")
	}
	sh.Stack.Home()
	s.Rest(t)
	s.Choose(t, "library")
	s.Choose(t, "import")
	s.Choose(t, "text")
	chord(t, s, ebiten.KeyV)
	s.Rest(t)
	if len(texts(sh)) != 1 || !has(s, "resign") {
		t.Errorf("%d games were read in the field for records", len(texts(sh)))
	}
}

func record(t *testing.T, id string, turns int) string {
	t.Helper()
	m, err := match.Parse(catalog.Find, game1(t, id, turns, false))
	if err != nil {
		t.Fatal(err)
	}
	return m.Record()
}

// A record imported in any way is saved and shown at its table; imported again it is not saved
// twice.
func TestRecordsArrive(t *testing.T) {
	ways := map[string]func(d *desk, s *scenetest.Stage){
		"by key":  func(d *desk, s *scenetest.Stage) { chord(t, s, ebiten.KeyV) },
		"dropped": func(d *desk, s *scenetest.Stage) { d.Paste() },
		"pasted":  func(d *desk, s *scenetest.Stage) { s.Choose(t, "library"); s.Choose(t, "import"); s.Choose(t, "paste") },
		"chosen":  func(d *desk, s *scenetest.Stage) { s.Choose(t, "library"); s.Choose(t, "import"); s.Choose(t, "file") },
	}
	for name, bring := range ways {
		d, sh, s := openDesk(t)
		d.clipboard.Text = record(t, "baige", 3)
		bring(d, s)
		s.Rest(t)
		got := texts(sh)
		if len(got) != 1 {
			t.Fatalf("%s: kept %q", name, got)
		}
		if m, err := match.Parse(catalog.Find, got[0]); err != nil || m.Ply() != 3 || m.Info().ID != "baige" {
			t.Errorf("%s: %v", name, err)
		}
		if !has(s, "resign") {
			t.Errorf("%s: leads to a %T", name, s.Stack.Top())
		}
		d.Paste()
		s.Rest(t)
		if len(texts(sh)) != 1 || !has(s, "resign") {
			t.Errorf("%s again: %d are kept, a %T is shown", name, len(texts(sh)), s.Stack.Top())
		}
	}
}

// A pasted link, whole or only its code, opens its content; a damaged one is reported.
func TestLinksArrive(t *testing.T) {
	text := record(t, "baige", 3)
	m, err := match.Parse(catalog.Named, text)
	if err != nil {
		t.Fatal(err)
	}
	game, old := link.Pack(m), link.PackText(text)
	position := link.PackPosition(link.Position{Variant: "baige", Text: "5k4/10/10/10/10/10/10/10/10/R4K4 w - - 0 1 -/-"})
	for _, c := range []struct {
		text string
		ply  int
		kept int
	}{
		{"https://yanyi.example/#r=" + game, 3, 1}, {"https://yanyi.example/?lang=en#r=" + game + "&ply=2", 3, 1},
		{"https://yanyi.example/#s=" + old, 3, 1}, {game, 3, 1}, {position, 0, 1},
		{"https://yanyi.example/#r=" + game[:len(game)-3], 0, 0}, {"https://yanyi.example/#r=g9.AAAA", 0, 0},
	} {
		d, sh, s := openDesk(t)
		d.clipboard.Text = c.text
		chord(t, s, ebiten.KeyV)
		s.Rest(t)
		got := texts(sh)
		if len(got) != c.kept {
			t.Errorf("%s: kept %q", c.text, got)
			continue
		}
		if _, wrong := s.Stack.Top().(*library.Import); wrong != (c.kept == 0) {
			t.Errorf("%s: leads to a %T", c.text, s.Stack.Top())
		}
		if c.kept == 0 {
			continue
		}
		if m, err := match.Parse(catalog.Find, got[0]); err != nil || m.Ply() != c.ply || m.Info().ID != "baige" {
			t.Errorf("%s: %v", c.text, err)
		}
	}
}

// All records of a file are saved and shown in the library.
func TestFileOfSeveralRecords(t *testing.T) {
	d, sh, s := openDesk(t)
	d.Brought = []machine.Arrival{{Text: record(t, "baige", 2) + "\n" + record(t, "xiangqi", 4) + "\n\n" + record(t, "yanyi", 1)}}
	s.Rest(t)
	if len(texts(sh)) != 3 || !has(s, "open.2") {
		t.Fatalf("kept %d, shown by a %T", len(texts(sh)), s.Stack.Top())
	}
	if want := locale.T("library.import.done", locale.Num("n", 3)); sh.Stack.Said() != want {
		t.Errorf("said %q", sh.Stack.Said())
	}
}

// Faults are reported by move or line, and nothing is saved or lost.
func TestBadRecords(t *testing.T) {
	good := record(t, "xiangqi", 4)
	var faults []string
	for _, c := range []struct {
		arrival machine.Arrival
		want    string
	}{
		{machine.Arrival{Text: strings.Replace(good, "[Date", "[Date broken\n[Date", 1)}, "Line 4"},
		{machine.Arrival{Text: strings.Replace(good, "xiangqi", "shogi", 1)}, "shogi"},
		{machine.Arrival{Text: "hello"}, "no game record known"},
		{machine.Arrival{Text: strings.Repeat(strings.Replace(good, "1. ", "1. i1i9 ", 1)+"\n", 2)}, "at move 1: i1i9"},
		{machine.Arrival{Text: " \n"}, "nothing in it"},
		{machine.Arrival{Text: broken(t, "header-alone.cbl")}, "breaks off"},
		{machine.Arrival{Text: broken(t, "header-alone.cbr")}, "breaks off after byte 64"},
		{machine.Arrival{Err: errors.New("no")}, "could not be read"},
		{machine.Arrival{Err: fmt.Errorf("a file: %w", machine.ErrBig)}, "too large"},
	} {
		d, sh, s := openDesk(t)
		sh.Saves.Add(good)
		d.Brought = append(d.Brought, c.arrival)
		s.Rest(t)
		page, ok := s.Stack.Top().(*library.Import)
		if !ok {
			t.Fatalf("%q leads to a %T", c.arrival, s.Stack.Top())
		}
		if said := strings.Join(page.Problems(), "\n"); !strings.Contains(said, c.want) {
			t.Errorf("said %q, want %q", said, c.want)
		}
		faults = append(faults, page.Problems()...)
		if got := texts(sh); len(got) != 1 || got[0] != good {
			t.Errorf("%q: kept %q", c.arrival, got)
		}
	}
	for _, f := range faults {
		if strings.Contains(f, "{") {
			t.Errorf("unfilled: %q", f)
		}
	}
}

// Of several games in one text, the valid ones are saved and the others named.
func TestSomeOfSeveralGamesAreWrong(t *testing.T) {
	d, sh, s := openDesk(t)
	bad := strings.Replace(record(t, "xiangqi", 4), "1. ", "1. i1i9 ", 1)
	text := strings.Join([]string{record(t, "baige", 2), bad, record(t, "yanyi", 1), strings.Replace(bad, "xiangqi", "shogi", 1)}, "\n")
	d.Brought = []machine.Arrival{{Text: text}}
	before, _, _ := strings.Cut(text, "i1i9")
	line := fmt.Sprintf("line %d", 1+strings.Count(before, "\n")) // of the file
	s.Rest(t)
	page, ok := s.Stack.Top().(*library.Import)
	if !ok {
		t.Fatalf("leads to a %T", s.Stack.Top())
	}
	said := strings.Join(page.Problems(), "\n")
	at := 0
	for _, part := range []string{"2 games read", "Game 2\n", "move 1: i1i9", line, "Game 4\n", "shogi"} {
		i := strings.Index(said[at:], part)
		if i < 0 {
			t.Fatalf("said %q, want %q behind %q", said, part, said[:at])
		}
		at += i
	}
	if got := texts(sh); len(got) != 2 {
		t.Errorf("kept %d games", len(got))
	}
	windowtest.Shot(t, "import-some", s.Screen)
}

// A record that becomes illegal is shown up to that move with a notice; its text is kept
// unchanged, whatever is done at the table.
func TestRecordOfOtherRules(t *testing.T) {
	old := strings.Replace(record(t, "xiangqi", 4), "2. ", "2. a1a9 ", 1)
	d, sh, s := openDesk(t)
	d.Brought = []machine.Arrival{{Text: old}}
	s.Rest(t)
	page, ok := s.Stack.Top().(*play.Page)
	if !ok {
		t.Fatalf("leads to a %T", s.Stack.Top())
	}
	if m := page.Table().Line().(*match.Match); m.Ply() != 2 || m.Cut() == nil || m.Cut().Turn != 3 {
		t.Errorf("%d turns are shown, cut %+v", m.Ply(), m.Cut())
	}
	if said := page.Table().Notice().Phrase; said.Key != "error.record.cut" {
		t.Errorf("said %+v", said)
	}
	if got := texts(sh); len(got) != 1 || got[0] != strings.TrimSpace(old) && got[0] != old {
		t.Errorf("kept %q, came %q", got, old)
	}
}

// For every format the page names what the record was taken for and where reading stopped, and
// shows what was read.
func TestRecordsOfAllForms(t *testing.T) {
	for i, c := range []struct {
		text  string
		plies int
		said  string
	}{
		{"[Game \"Chinese Chess\"]\n\n1. 炮二平五 马８进７ 2. 马二进三 *", 3, "One game read: PGN · Chinese moves"},
		{"C2.5 h8+7 H2+3", 3, "One game read: a list of moves · WXF"},
		{"[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]", 2, "One game read: DhtmlXQ"},
		{"殘局,3a1k3/9/9/9/9/9/9/9/9/3RK4 w", 0, "One game read: FEN"},
		{"\xff\xfe1\x00.\x00 \x00h\x002\x00e\x002\x00 \x00b\x009\x00c\x007\x00 \x00h\x000\x00g\x002\x00", 3, "One game read: a list of moves · ICCS"},
		{record(t, "baige", 2), 2, "One game read: a Yanyi record"},
		{"1. 炮二平五 马8进7\n2. 马二进九", 2, "Read as a list of moves · Chinese moves, as far as “马二进九” in line 2, column 4. That piece cannot go there."},
		{"4k4/9/9/9/9/9/9/9/9/P3K4 w", 0, "One game read: FEN · It can be played, but no game leads here: No soldier ever comes to a1. The kings face each other, and Black has just moved."},
		{broken(t, "torn-move.xqf"), 1, "One game read: XQF · The file breaks off after byte 1046; what stands before it was read."},
	} {
		d, sh, s := openDesk(t)
		d.Brought = []machine.Arrival{{Text: c.text}}
		s.Rest(t)
		page, ok := s.Stack.Top().(*play.Page)
		if !ok {
			t.Errorf("%q leads to a %T", c.text, s.Stack.Top())
			continue
		}
		if m := page.Table().Line().(*match.Match); m.Ply() != c.plies || sh.Stack.Said() != c.said {
			t.Errorf("%q is shown as %d turns, said %q", c.text, m.Ply(), sh.Stack.Said())
		}
		windowtest.Shot(t, fmt.Sprintf("import-form-%d", i), s.Screen)
	}
}

// broken is a truncated file.
func broken(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("../../../game/notation/testdata/broken/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// resigned are records of other programs that end before the board shows why.
var resigned = []string{
	"[Game \"Chinese Chess\"]\n[Red \"Ann\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n[Termination \"Ann resigned\"]\n\n1. h2e2 h9g7 0-1\n",
	"[Variant \"Xiangqi\"]\n[Result \"1-0\"]\n\n1. H3-E3 h10-g8 2. B1C3 1-0\n",
	"[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 1/2-1/2\n",
}

// A result that no move shows counts: the game is finished at its table and in the library,
// which mention no other rules.
func TestResultsThatNoTurnShows(t *testing.T) {
	d, sh, s := openDesk(t)
	for i, text := range resigned {
		d.Brought = []machine.Arrival{{Text: text}}
		s.Rest(t)
		page, ok := s.Stack.Top().(*play.Page)
		if !ok {
			t.Fatalf("record %d leads to a %T", i, s.Stack.Top())
		}
		m := page.Table().Line().(*match.Match)
		if !m.Over() || m.Cut() != nil || has(s, "resign") || page.Table().Notice().Phrase.Key == "error.record.result" {
			t.Errorf("record %d: over %v, cut %v, resign %v", i, m.Over(), m.Cut(), has(s, "resign"))
		}
		windowtest.Shot(t, fmt.Sprintf("import-result-%d", i), s.Screen)
		sh.Stack.Home()
		s.Rest(t)
	}
	d.Brought = []machine.Arrival{{Text: strings.Join(resigned, "\n")}}
	s.Rest(t)
	var lines []string
	for _, g := range sh.Saves.Summaries() {
		lines = append(lines, g.Line())
		if !g.Over {
			t.Errorf("%q goes on", g.Line())
		}
	}
	if got := strings.Join(lines, "|"); got != "Move 1 · A draw|Move 2 · Red wins|Move 1 · Black wins" {
		t.Errorf("the library says %s", got)
	}
	windowtest.Shot(t, "import-results", s.Screen)
}

// If the clipboard is refused, the field takes the text.
func TestRefusedClipboard(t *testing.T) {
	d, sh, s := openDesk(t)
	d.clipboard.Err = errors.New("refused")
	s.Choose(t, "library")
	s.Choose(t, "import")
	s.Choose(t, "paste")
	if _, ok := s.Stack.Top().(*library.Import); !ok || sh.Stack.Said() != locale.T("library.import.refused") {
		t.Errorf("a %T says %q", s.Stack.Top(), sh.Stack.Said())
	}
}

// An import never replaces a saved match.
func TestImportTakesNobodysPlace(t *testing.T) {
	d, sh, s := openDesk(t)
	for i := range saves.MaxKept {
		sh.Saves.Add(game1(t, "xiangqi", i+1, i%2 == 0))
	}
	before := texts(sh)
	d.Brought = []machine.Arrival{{Text: record(t, "baige", 3)}}
	s.Rest(t)
	if !has(s, "resign") {
		t.Errorf("leads to a %T", s.Stack.Top())
	}
	if got := texts(sh); strings.Join(got, "|") != strings.Join(before, "|") {
		t.Error("a match made way")
	}
}

// The import page fits every view, with and without faults.
func TestImportFits(t *testing.T) {
	for _, text := range []string{"", "hello\nnobody\n"} {
		d, sh, s := openDesk(t)
		if text == "" {
			s.Choose(t, "library")
			s.Choose(t, "import")
		} else {
			d.Brought = []machine.Arrival{{Text: text}}
			s.Rest(t)
		}
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
			view := ui.View{W: size[0], H: size[1], Scale: 1, Theme: sh.Theme()}
			s.Stack.Top().Layout(view)
			fits(t, fmt.Sprintf("import %q %v", text, size), s.Stack.Top().Controls(), view)
		}
	}
}

// TestImportPicture writes screenshots when SHOTS names a folder.
func TestImportPicture(t *testing.T) {
	d, _, s := openDesk(t)
	for name, text := range map[string]string{
		"import-fault":    strings.Replace(record(t, "xiangqi", 4), "2. ", "2. a1a9 ", 1),
		"import-position": "[Variant \"xiangqi\"]\n[FEN \"rnbaaabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR red\"]\n\n*",
	} {
		d.Brought = []machine.Arrival{{Text: text}}
		s.Rest(t)
		windowtest.Shot(t, name, s.Screen)
	}
}
