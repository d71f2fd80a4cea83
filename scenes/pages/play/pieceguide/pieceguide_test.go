package pieceguide

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

const (
	// A soldier stands before Wei's king; whatever lies face down is a soldier of Wu.
	anqiFew = "hR/3,wK,3/2,wR,sP,~,2/3,sN,~,2/hC,3,hK,1,~,1,hR/7/sC,~,uB,4/uK,2,sK,3/hR s uws - idle 0 u=PPPP,w=-,s=-"
	// Nothing lies face down any more.
	anqiBare = "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 140 u=-,w=-,s=-"
	guojiRow = "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/uR,14/9/9/sK,8 u us - idle - - 0"
)

// shown is an aid and its table.
type shown struct {
	*Guide
	t     *testing.T
	table *table.Table
}

func show(t *testing.T, id, start string) *shown {
	t.Helper()
	tb := tabletest.New(t, id, start)
	s := &shown{New(tb.Line().Variant()), t, tb}
	s.again()
	return s
}

// again shows the table as it is now.
func (s *shown) again() { s.Show(tabletest.At(s.table, 1280, 800), false) }

// tap taps on a square.
func (s *shown) tap(name string) {
	s.t.Helper()
	s.table.Tap(tabletest.Square(s.t, s.table, name))
	s.again()
}

// says is what stands on a part in a column, joined by strokes.
func says(part ui.Part, w, h float64) string {
	return strings.Join(tabletest.Texts(ui.Column(0, part), w, h), " | ")
}

// A game with ranks is helped by its order of capture, one with slots by its bags, one
// with values by those; others need no help (game/darkchess/README.md, Turn;
// game/threekingdoms/README.md, Jieqi; Modes).
func TestEachGameHasItsAid(t *testing.T) {
	for id, want := range map[string]struct {
		any, first, whole bool
		label             string
	}{
		"anqi":    {true, true, false, "吃子次序"},
		"jieqi":   {true, true, false, locale.T("play.hidden.title")},
		"guoji":   {true, false, true, locale.T("play.pieces")},
		"yanyi":   {label: locale.T("play.pieces")},
		"xiangqi": {label: locale.T("play.pieces")},
	} {
		v, _ := catalog.Find(id)
		if a := New(v); a.Any() != want.any || a.First() != want.first || a.Whole() != want.whole || a.Label() != want.label {
			t.Errorf("%s: any %t, first %t, whole %t, %q", id, a.Any(), a.First(), a.Whole(), a.Label())
		}
	}
}

// The bags count what lies face down, an army a row, and go down with what is turned
// over (game/threekingdoms/README.md, Jieqi).
func TestBagsCountDown(t *testing.T) {
	s := show(t, "anqi", anqiFew)
	if got := s.bags[0]; got.part != 4.0/15 {
		t.Errorf("of Wu's army %g lies face down", got.part)
	}
	const none = "魏 | 尽已翻开 | 蜀 | 尽已翻开"
	if got := says(s.Below(), 456, 400); got != "暗子 | "+s.turn()+" | 吴 | ×4 | 未翻 4 | "+none {
		t.Errorf("says %q", got)
	}
	s.tap("f7")
	if got := says(s.Below(), 456, 400); !strings.Contains(got, "吴 | ×3 | 未翻 3 | "+none) {
		t.Errorf("after a flip %q", got)
	}
}

// Of slots every kind is counted, each in its own column.
func TestBagsCountKinds(t *testing.T) {
	s := show(t, "jieqi", "start")
	got := says(s.Panel(), 456, 400)
	for _, army := range []string{"吴 | ", "魏 | ", "蜀 | ", "汉 | "} {
		if !strings.Contains(got, army+"×") {
			t.Errorf("%s is missing in %q", army, got)
		}
	}
	if says(s.Sheet(), 390, 400) != got || says(s.Below(), 456, 400) != "" {
		t.Errorf("the sheet says %q, below stands %q", says(s.Sheet(), 390, 400), says(s.Below(), 456, 400))
	}
}

// What lies face down gives way below the order of capture: bars, rows, a line,
// nothing.
func TestWhatLiesFaceDownGivesWay(t *testing.T) {
	s := show(t, "anqi", anqiFew)
	for _, c := range []struct {
		high float64
		want string
	}{
		{170, "暗子 | " + s.turn() + " | 吴 | ×4 | 未翻 4 | 魏 | 尽已翻开 | 蜀 | 尽已翻开"},
		{120, "吴 | ×4 | 魏 | 尽已翻开 | 蜀 | 尽已翻开"},
		{45, "吴 4 | 魏 0 | 蜀 0"},
		{30, ""},
	} {
		if got := says(s.Below(), 300, c.high); got != c.want {
			t.Errorf("in %g: %q, want %q", c.high, got, c.want)
		}
	}
	if got := says(s.Below(), 456, 45); got != "吴 未翻 4 | 魏 尽已翻开 | 蜀 尽已翻开" {
		t.Errorf("a wide line says %q", got)
	}
}

// Whoever may turn a piece over is told so: you, or which of several persons; nobody
// where nothing can be turned over, or in the past.
func TestWhoMayTurnOverIsTold(t *testing.T) {
	s := show(t, "anqi", anqiFew)
	if got := s.turn(); got != "蜀 · "+locale.T("event.turn.hidden") {
		t.Errorf("of three %q", got)
	}
	s.now.May.Here = game.SetOf(game.Shu)
	if got := s.turn(); got != locale.T("play.hidden.turn") {
		t.Errorf("a person alone is told %q", got)
	}
	s.tap("f7")
	s.table.GoTo(0)
	if s.again(); s.turn() != "" {
		t.Errorf("in the past %q", s.turn())
	}
	if s = show(t, "anqi", anqiBare); s.turn() != "" {
		t.Errorf("with nothing face down %q", s.turn())
	}
}

// The order of capture stands with its ranks, the greatest first, and its exceptions
// (game/darkchess/README.md, Turn); in a sheet, what lies face down of every army
// between them.
func TestTheLadderTellsTheOrder(t *testing.T) {
	s := show(t, "anqi", anqiFew)
	got := says(s.Panel(), 456, 400)
	if want := "> | > | > | > | > | > | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 兵吃君，君不吃兵 | 炮隔子吃，不吃君与车"; got != want {
		t.Errorf("says %q", got)
	}
	sheet := says(s.Sheet(), 390, 400)
	ladder, exceptions, _ := strings.Cut(got, " | 兵")
	if !strings.HasPrefix(sheet, ladder+" | 吴 未翻 4") || !strings.HasSuffix(sheet, exceptions+" | 吴 | ×4 | 魏 | 尽已翻开 | 蜀 | 尽已翻开") {
		t.Errorf("the sheet says %q", sheet)
	}
}

// The selected piece stands on the ladder as itself; what lies face down is none of
// its kinds.
func TestTheLadderShowsTheSelectedPiece(t *testing.T) {
	s := show(t, "anqi", anqiFew)
	if selected(s.now) != game.NoKind {
		t.Error("something is selected")
	}
	s.tap("e7")
	if k := selected(s.now); k != game.Pawn || k != s.now.Info.Ranks[len(s.now.Info.Ranks)-1] {
		t.Errorf("a %v is selected", k)
	}
	windowtest.Need(t)
	before := picture(show(t, "anqi", anqiFew).Panel())
	if slices.Equal(before, picture(s.Panel())) {
		t.Error("the ladder does not show the selected soldier")
	}
}

// Beside the heading stands the rule, or what the marks on the board mean; other aids
// leave the place to the count of moves.
func TestTheHeadingsNote(t *testing.T) {
	s := show(t, "anqi", anqiFew)
	if got := s.Note("9"); got != "大吃小，同级可互吃" {
		t.Errorf("the note is %q", got)
	}
	s.Show(tabletest.At(s.table, 1280, 800), true)
	if got := s.Note("9"); got != "四角有标者可吃此子" {
		t.Errorf("with threats the note is %q", got)
	}
	if got := show(t, "jieqi", "start").Note("9"); got != "9" {
		t.Errorf("beside the bags stands %q", got)
	}
}

// Each kind stands with its value, the king without one, and how it moves; the
// selected piece's first (game/threekingdoms/README.md, Moves of guoji).
func TestValuesTellHowPiecesMove(t *testing.T) {
	s := show(t, "guoji", guojiRow)
	worths := s.now.Info.Worths
	texts := tabletest.Texts(s.Panel(), 456, 2000)
	for i, w := range worths {
		want := fmt.Sprint(w.Value)
		if w.Value == 0 {
			want = "—"
		}
		if texts[i] != want {
			t.Errorf("kind %d is worth %q, want %q", w.Kind, texts[i], want)
		}
	}
	named := func() (names []string) {
		for _, text := range tabletest.Texts(s.Panel(), 456, 2000)[len(worths):] {
			for _, w := range worths {
				if text == kindName(s, w.Kind) {
					names = append(names, text)
				}
			}
		}
		return names
	}
	if got := named(); len(got) != len(worths) || got[0] != kindName(s, worths[0].Kind) {
		t.Errorf("named %v", got)
	}
	s.tap("a4")
	if got := named(); len(got) != len(worths) || got[0] != kindName(s, game.Rook) {
		t.Errorf("with a rook selected named %v", got)
	}
	if says(s.Sheet(), 456, 2000) != says(s.Panel(), 456, 2000) {
		t.Error("the sheet tells something else")
	}
}

// kindName is what a kind is called.
func kindName(s *shown, k game.Kind) string {
	return gametext.PieceName(s.now.Info, game.NewPiece(k, s.now.Bottom))
}

// picture is a part as it is drawn.
func picture(part ui.Part) []byte {
	v := tabletest.View(456, 400)
	img := ebiten.NewImage(456, 400)
	defer img.Deallocate()
	var f ui.Form
	f.Reset(v)
	f.Place(part, v.Bounds())
	var c canvas.Canvas
	v.Draw(&c, img, true)
	c.Paper()
	f.Draw(&c)
	return windowtest.Picture(img).Pix
}

// In every language and width no text of an aid is cut. English is shortened where it
// is narrow, counts never are.
func TestTheAidsFit(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		for _, id := range []string{"anqi", "jieqi", "guoji"} {
			s := show(t, id, "start")
			for _, c := range []struct {
				form string
				part ui.Part
				w, h float64
			}{
				{"panel", s.Panel(), 424, 400}, {"panel", s.Panel(), 264, 400}, {"sheet", s.Sheet(), 358, 400}, {"sheet", s.Sheet(), 288, 400},
				{"below", s.Below(), 456, 170}, {"below", s.Below(), 296, 170}, {"below", s.Below(), 296, 110}, {"below", s.Below(), 456, 44},
			} {
				where := fmt.Sprintf("%s-%s-%s-%gx%g", c.form, id, lang.Tag(), c.w, c.h)
				canvas.OnCut = func(text string) {
					if tight := lang == locale.En && c.w < 390; !tight || len(text) < 4 {
						t.Errorf("%s: %q is cut", where, text)
					}
				}
				tabletest.Picture(t, where, ui.Column(0, c.part), c.w, c.h)
			}
		}
	}
}
