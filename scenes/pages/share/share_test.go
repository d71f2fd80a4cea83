package share_test

import (
	"bytes"
	"errors"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/render/snapshot"
	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/share"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

const shown = "[Variant \"yanyi\"]\n[Wu \"刘备\"]\n[Wei \"ai:3\"]\n[Shu \"?\"]\n[Date \"2026.11.27\"]\n[Result \"*\"]\n[Levels \"8\"]\n\n1. n9m9 i14i13 e4e5 2. m9l9 i13i12 e5e6 *\n"

// site is a machine whose program was loaded from a site, and whose share sheet can be cancelled
// or fail.
type site struct {
	*scenetest.Machine
	from string
	off  bool
	fail error
}

type net struct{ from string }

func (n net) Site() string                            { return n.from }
func (net) Fetch(string, string) <-chan machine.Reply { return nil }
func (net) Dial(string) machine.Wire                  { return nil }
func (s *site) Abilities() (can machine.Abilities) {
	can = s.Machine.Abilities()
	can.Net = net{s.from}
	can.Hand = func(f machine.File) <-chan machine.Handed {
		answer := s.Hand(f)
		if s.off {
			<-answer
			return answered(machine.Handed{Off: true})
		}
		return answer
	}
	can.Offer = func(g machine.Gift) <-chan error {
		s.Offer(g)
		return answered(s.fail)
	}
	return can
}

// answered is a channel with one answer.
func answered[T any](value T) <-chan T {
	answer := make(chan T, 1)
	answer <- value
	return answer
}

// sheet is the share page of some content.
type sheet struct {
	*scenetest.Stage
	t  *testing.T
	on *site
}

func open(t *testing.T, what session.Share, lang string, dark bool, w, h float64) *sheet {
	t.Helper()
	windowtest.Need(t)
	on := &site{Machine: &scenetest.Machine{Langs: []string{lang}, IsStill: true, IsDark: dark}, from: "https://example.org/yanyi/"}
	s := app.New(on)
	stage := scenetest.New(s.Stack, w, h)
	s.Stack.Open(s.Routes.Share(what))
	stage.Rest(t)
	return &sheet{stage, t, on}
}

func aGame(t *testing.T) session.Share { return shared(t, shown) }

// aStudy is the same game as a study.
func aStudy(t *testing.T) session.Share {
	return shared(t, strings.Replace(shown, "]\n\n", "]\n[Study \"1\"]\n\n", 1))
}

func shared(t *testing.T, record string) session.Share {
	t.Helper()
	m, err := match.Parse(catalog.Find, record)
	if err != nil {
		t.Fatal(err)
	}
	return session.Share{Variant: m.Variant(), Whole: m, Game: m, Ply: 6, At: m.PositionAt(6), Bottom: 2}
}

// aLongGame is a long game viewed at a middle ply.
func aLongGame(t *testing.T) session.Share {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{Start: "start", Date: "2026.11.27"})
	if err != nil {
		t.Fatal(err)
	}
	for n := range 24 {
		turns := m.Position().Turns(nil)
		if err := m.PlayTurn(turns[n*7%len(turns)]); err != nil {
			t.Fatal(err)
		}
	}
	return session.Share{Variant: v, Whole: m, Game: m, Ply: 13, At: m.PositionAt(13)}
}

// Each kind of content is shared from the sheet and opens unchanged.
func TestWhatIsShared(t *testing.T) {
	what := aGame(t)
	s := open(t, what, "zh-Hans", false, 1280, 800)
	s.Choose(t, "copy")
	address := s.on.Copied[0]
	packed, ok := strings.CutPrefix(address, "https://example.org/yanyi/?view=s#r=") // a record of Wu's view does not open
	if text, _, err := link.Unpack(catalog.Find, packed); !ok || err != nil || text != what.Whole.Record() {
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
	if g := s.film(); len(g.Image) != 7 {
		t.Errorf("%d pictures", len(g.Image))
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
	if texts[0] != what.Whole.Record() || texts[1] != what.At+"\n" || !strings.Contains(texts[2], "\n\nn9m9 i14i13 ") {
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

// A link opens the board with the orientation it was shared with, and the sheet says so if the
// default would differ.
func TestALinkKeepsTheSideItWasSeenFrom(t *testing.T) {
	what := aGame(t)
	for seat := range game.Seat(3) {
		for _, of := range []string{"of.whole", "of.position"} {
			what.Bottom = seat
			what.Whole.SetViewSeat(seat) // as the game does whenever it is kept
			s := open(t, what, "en", false, 1280, 800)
			s.Choose(t, of)
			s.Choose(t, "copy")
			query, packed, _ := strings.Cut(strings.TrimPrefix(s.on.Copied[0], "https://example.org/yanyi/"), "#r=")
			params := map[string]string{"r": packed}
			if _, view, ok := strings.Cut(query, "?view="); ok {
				params["view"] = view
			}
			if got := opened(t, params); got.bottom != seat {
				t.Errorf("%s seen by seat %d: %s is seen by seat %d", of, seat, s.on.Copied[0], got.bottom)
			}
			if plain := map[string]game.Seat{"of.whole": 0, "of.position": 2}[of]; (query == "") != (seat == plain) {
				t.Errorf("%s seen by seat %d: %s", of, seat, s.on.Copied[0])
			}
		}
	}
}

// A text that cannot be copied is shown whole in a read-only field, to select and copy by hand.
func TestWhatCannotBeCopiedIsMarked(t *testing.T) {
	s := open(t, aGame(t), "en", false, 390, 844)
	s.on.CopyFail = errors.New("refused")
	field := func() *ui.Field {
		for _, ctl := range s.Stack.Top().Controls() {
			if ctl.ID == "byhand" {
				return ctl.Field
			}
		}
		return nil
	}
	if field() != nil {
		t.Error("there is a field before anything is copied")
	}
	s.Choose(t, "copy")
	f := field()
	if f == nil || !f.Fixed || !strings.HasPrefix(f.Text, "https://example.org/yanyi/?view=s#r=") {
		t.Fatalf("the field is %+v", f)
	}
	was := f.Text
	for _, key := range []ebiten.Key{ebiten.KeyBackspace, ebiten.KeyHome, ebiten.KeyDelete} {
		if err := s.Key(key); err != nil {
			t.Fatal(err)
		}
	}
	if f := field(); f == nil || f.Text != was {
		t.Errorf("written over: %+v", f)
	}
	s.Choose(t, "kind.text")
	if field() != nil {
		t.Error("the link stands beside a text")
	}
	s.Choose(t, "copy")
	if f := field(); f == nil || f.Text != aGame(t).Whole.Record() {
		t.Errorf("the field is %+v", f)
	}
}

// film starts a film and saves it.
func (s *sheet) film() *gif.GIF {
	s.t.Helper()
	s.Choose(s.t, "make")
	return s.filmed()
}

// filmed is the film in progress, saved.
func (s *sheet) filmed() *gif.GIF {
	s.t.Helper()
	for range 500 {
		if ok, _ := s.Tap("save"); ok {
			break
		}
		if err := s.Step(1); err != nil {
			s.t.Fatal(err)
		}
	}
	f := s.on.Handed[len(s.on.Handed)-1]
	g, err := gif.DecodeAll(bytes.NewReader(f.Data))
	if err != nil || !strings.HasSuffix(f.Name, ".gif") {
		s.t.Fatalf("%s: %v", f.Name, err)
	}
	return g
}

// A film contains the chosen moves: all, those up to or after the current moment, or a range.
func TestAFilmIsOfTheTurnsChosen(t *testing.T) {
	what := aGame(t)
	what.Ply = 4
	s := open(t, what, "en", false, 1280, 800)
	s.Choose(t, "kind.film")
	for _, c := range []struct {
		press    string
		pictures int
	}{{"span.before", 5}, {"span.after", 3}, {"span.whole", 7}} {
		s.Choose(t, c.press)
		if g := s.film(); len(g.Image) != c.pictures {
			t.Errorf("%s: %d pictures, want %d", c.press, len(g.Image), c.pictures)
		}
	}
	step := func(id string, up bool) {
		t.Helper()
		for _, ctl := range s.Stack.Top().Controls() {
			if ctl.ID == id {
				at := 10.0
				if up {
					at = ctl.Rect.W - 10
				}
				if err := s.Press(ctl.Rect.X+at, ctl.Rect.Y+ctl.Rect.H/2); err != nil {
					t.Fatal(err)
				}
			}
		}
		s.Rest(t)
	}
	step("from", true)
	step("from", true)
	step("to", false)
	step("to", true)
	step("to", true) // there is no later move
	step("to", false)
	if g := s.film(); len(g.Image) != 4 {
		t.Errorf("from 2 to 5: %d pictures", len(g.Image))
	}
}

// A film that exceeds its size limit ends early, and the page names its last move.
func TestAFilmSaysWhereItIsFull(t *testing.T) {
	defer locale.Use(locale.Current())
	s := open(t, aGame(t), "en", false, 1280, 800)
	s.Choose(t, "kind.film")
	s.Stack.Top().(*share.Page).Bound(75 << 10)
	g := s.film()
	if n := len(g.Image); n < 2 || n >= 7 || s.says("stops there") != n-1 {
		t.Errorf("%d pictures of 7; it says move %d", n, s.says("stops there"))
	}
	if f := s.on.Handed[0]; len(f.Data) > 75<<10 {
		t.Errorf("%d bytes", len(f.Data))
	}
}

// says is the first number in the text of the page that contains certain words.
func (s *sheet) says(words string) int {
	for _, text := range s.Stack.Top().(*share.Page).Form.Texts() {
		if number := regexp.MustCompile(`move (\d+)`).FindStringSubmatch(text); strings.Contains(text, words) && number != nil {
			n, _ := strconv.Atoi(number[1])
			return n
		}
	}
	return -1
}

// While a film is made, every frame makes at most one step, however many ticks pass.
func TestAFilmLetsThePageBeDrawn(t *testing.T) {
	s := open(t, aGame(t), "en", false, 390, 844)
	s.Choose(t, "kind.film")
	if ok, err := s.Tap("make"); !ok || err != nil {
		t.Fatal(ok, err)
	}
	for range 200 {
		if err := s.Stack.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if ok, _ := s.Tap("save"); ok {
		t.Error("it was made in one go")
	}
	s.filmed()
}

// What the system cannot share is copied or saved, with a notice; after a cancellation nothing
// else happens.
func TestWhatTheSystemRefuses(t *testing.T) {
	s := open(t, aGame(t), "en", false, 390, 844)
	s.Choose(t, "system")
	if s.Stack.Said() != "" || len(s.on.Copied) > 0 || s.on.Offered[0].Title != "Three Kingdoms" {
		t.Errorf("it says %q, copied %q, offered %+v", s.Stack.Said(), s.on.Copied, s.on.Offered)
	}
	s.on.fail = errors.New("no")
	s.Choose(t, "system")
	if address := s.on.Offered[1].Address; len(s.on.Copied) != 1 || s.on.Copied[0] != address || !strings.Contains(s.Stack.Said(), "so it was copied: Link") {
		t.Errorf("it says %q, copied %q", s.Stack.Said(), s.on.Copied)
	}
	s.Choose(t, "copy")
	if said := s.Stack.Said(); !strings.HasPrefix(said, "Copied") {
		t.Errorf("then it says %q", said)
	}
	s.Choose(t, "kind.image")
	s.Choose(t, "system")
	if f := s.on.Offered[2].File; f == nil || len(s.on.Handed) != 1 || s.on.Handed[0].Name != f.Name || !strings.Contains(s.Stack.Said(), "could not share it; saved as yanyi") {
		t.Errorf("it says %q, saved %d", s.Stack.Said(), len(s.on.Handed))
	}
}

// A cancelled save causes no notice.
func TestSavingIsCalledOff(t *testing.T) {
	s := open(t, aGame(t), "en", false, 390, 844)
	s.Choose(t, "kind.image")
	s.on.off = true
	s.Choose(t, "save")
	if said := s.Stack.Said(); said != "" {
		t.Errorf("it says %q", said)
	}
	s.on.off = false
	if s.Choose(t, "save"); !strings.Contains(s.Stack.Said(), "Saved as yanyi-yanyi-6-960.png") {
		t.Errorf("it says %q", s.Stack.Said())
	}
}

// Its button and Escape cancel a film; the sheet stays.
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

// The sheet fits every view, in every language and theme; SHOTS writes screenshots.
func TestTheSheetFits(t *testing.T) {
	defer locale.Use(locale.Current())
	study := aStudy(t)
	long := aLongGame(t)
	position := aGame(t)
	position.Whole, position.Game, position.Ply = nil, nil, 0
	puzzle := position
	puzzle.Puzzle = "abc"
	for name, what := range map[string]session.Share{"game": long, "study": study, "position": position, "puzzle": puzzle} {
		for _, size := range [][2]float64{{390, 844}, {1280, 800}, {480, 520}} {
			for i, lang := range []string{"zh-Hans", "en", "zh-Hant"} {
				s := open(t, what, lang, i == 1, size[0], size[1])
				for _, kind := range []string{"link", "image", "film", "text", "embed"} {
					if ok, _ := s.Tap("kind." + kind); !ok {
						continue
					}
					s.Rest(t)
					for _, c := range s.Stack.Top().Controls() {
						unseen := c.ID == "copy" && kind == "link" && c.Rect.Bottom() > size[1]
						if c.Rect.H < 40 || c.Rect.X < 0 || c.Rect.Right() > size[0] || unseen {
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
