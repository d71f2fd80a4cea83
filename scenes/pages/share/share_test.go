package share_test

import (
	"bytes"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/render/snapshot"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

const shown = "[Variant \"yanyi\"]\n[Wu \"刘备\"]\n[Wei \"ai:3\"]\n[Shu \"?\"]\n[Date \"2026.11.27\"]\n[Result \"*\"]\n[Levels \"8\"]\n\n1. n9m9 i14i13 e4e5 2. m9l9 i13i12 e5e6 *\n"

// site is a machine whose program was loaded from somewhere.
type site struct {
	*scenetest.Machine
	from string
}

type net struct{ from string }

func (n net) Site() string                            { return n.from }
func (net) Fetch(string, string) <-chan machine.Reply { return nil }
func (net) Dial(string) machine.Wire                  { return nil }
func (s *site) Abilities() (can machine.Abilities) {
	can = s.Machine.Abilities()
	can.Net = net{s.from}
	return can
}

// sheet is the page of something that is shared.
type sheet struct {
	*scenetest.Stage
	t  *testing.T
	on *site
}

func open(t *testing.T, what session.Share, lang string, dark bool, w, h float64) *sheet {
	t.Helper()
	windowtest.Need(t)
	on := &site{&scenetest.Machine{Langs: []string{lang}, IsStill: true, IsDark: dark}, "https://example.org/yanyi/"}
	s := app.New(on)
	stage := scenetest.New(s.Stack, w, h)
	s.Stack.Open(s.Routes.Share(what))
	stage.Rest(t)
	return &sheet{stage, t, on}
}

func aGame(t *testing.T) session.Share {
	t.Helper()
	m, err := match.Parse(catalog.Find, shown)
	if err != nil {
		t.Fatal(err)
	}
	return session.Share{Variant: m.Variant(), Record: m.Record(), Ply: 6, At: m.PositionAt(6), Bottom: 2}
}

// Each kind is made from the sheet, and opens as what was shared.
func TestWhatIsShared(t *testing.T) {
	what := aGame(t)
	s := open(t, what, "zh-Hans", false, 1280, 800)
	s.Choose(t, "copy")
	address := s.on.Copied[0]
	packed, ok := strings.CutPrefix(address, "https://example.org/yanyi/#r=")
	if text, err := link.Unpack(catalog.Find, packed); !ok || err != nil || text != what.Record {
		t.Errorf("%s: %v, %s", address, err, text)
	}
	s.Choose(t, "of.position")
	s.Choose(t, "copy")
	packed, _ = strings.CutPrefix(s.on.Copied[1], "https://example.org/yanyi/#r=")
	if p, err := link.UnpackPosition(packed); err != nil || p.Text != what.At || p.Variant != "yanyi" {
		t.Errorf("%v, %+v", err, p)
	}
	if said := s.Stack.Said(); !strings.Contains(said, "已复制链接") {
		t.Errorf("it says %q", said)
	}
	s.Choose(t, "kind.image")
	for _, wide := range []int{snapshot.Small, snapshot.Medium, snapshot.Large} {
		s.Choose(t, "size."+strconv.Itoa(wide))
		s.Choose(t, "save")
		f := s.on.Handed[len(s.on.Handed)-1]
		img, err := png.Decode(bytes.NewReader(f.Data))
		if err != nil || img.Bounds().Dx() != wide || !strings.HasSuffix(f.Name, ".png") {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
	s.Choose(t, "kind.film")
	s.Choose(t, "make")
	if err := s.Step(30); err != nil {
		t.Fatal(err)
	}
	s.Choose(t, "save")
	f := s.on.Handed[len(s.on.Handed)-1]
	if g, err := gif.DecodeAll(bytes.NewReader(f.Data)); err != nil || len(g.Image) != 7 {
		t.Errorf("%s: %v", f.Name, err)
	}
	s.Choose(t, "system")
	if g := s.on.Offered[0]; g.File == nil || g.File.Type != "image/gif" || g.Title == "" {
		t.Errorf("offered %+v", g)
	}
	s.Choose(t, "kind.text")
	for _, form := range []string{"record", "fen", "uci"} {
		s.Choose(t, "form."+form)
		s.Choose(t, "copy")
	}
	texts := s.on.Copied[2:]
	if texts[0] != what.Record || texts[1] != what.At+"\n" || !strings.Contains(texts[2], "\n\nn9m9 i14i13 ") {
		t.Errorf("copied %q", texts)
	}
	s.Choose(t, "kind.embed")
	s.Choose(t, "framesize.700x700")
	s.Choose(t, "copy")
	snippet := s.on.Copied[len(s.on.Copied)-1]
	for _, want := range []string{`<iframe src="https://example.org/yanyi/embed/?mode=replay&amp;view=s#r=`, `title="三国演弈棋"`, `loading="lazy"`, `width="700"`} {
		if !strings.Contains(snippet, want) {
			t.Errorf("%s lacks %s", snippet, want)
		}
	}
}

// Making a film is called off by its button, and by Escape; the sheet stays.
func TestAFilmIsCalledOff(t *testing.T) {
	s := open(t, aGame(t), "en", false, 390, 844)
	s.Choose(t, "kind.film")
	if ok, err := s.Tap("make"); !ok || err != nil {
		t.Fatal(ok, err)
	}
	if err := s.Step(1); err != nil {
		t.Fatal(err)
	}
	s.Choose(t, "cancel")
	if ok, _ := s.Tap("save"); ok || len(s.on.Handed) > 0 {
		t.Error("there is something to save")
	}
	s.Choose(t, "make")
}

// The sheet fits everywhere, in every language, by day and by night; SHOTS takes
// pictures of it.
func TestTheSheetFits(t *testing.T) {
	defer locale.Use(locale.Current())
	study := aGame(t)
	study.Study, study.Line = true, study.Record
	position := aGame(t)
	position.Record, position.Ply = "", 0
	puzzle := position
	puzzle.Puzzle = "abc"
	for name, what := range map[string]session.Share{"game": aGame(t), "study": study, "position": position, "puzzle": puzzle} {
		for _, size := range [][2]float64{{390, 844}, {1280, 800}, {480, 520}} {
			for i, lang := range []string{"zh-Hans", "en", "zh-Hant"} {
				s := open(t, what, lang, i == 1, size[0], size[1])
				for _, kind := range []string{"link", "image", "film", "text", "embed"} {
					if ok, _ := s.Tap("kind." + kind); !ok {
						continue
					}
					s.Rest(t)
					for _, c := range s.Stack.Top().Controls() {
						if c.Rect.H < 40 || c.Rect.X < 0 || c.Rect.Right() > size[0] {
							t.Errorf("%s %s %v %s: %s at %v", name, kind, size, lang, c.ID, c.Rect)
						}
					}
					if dir := os.Getenv("SHOTS"); dir != "" && (name == "game" || kind == "link") {
						file := strings.Join([]string{"share", name, kind, strconv.Itoa(int(size[0])), lang}, "-") + ".png"
						if err := s.Save(filepath.Join(dir, file)); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
		}
	}
}
