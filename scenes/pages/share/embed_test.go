package share_test

import (
	"html"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/render/art"
	"yanyi/scenes/app"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/pages/resume"
	"yanyi/scenes/pages/share"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

var attribute = regexp.MustCompile(` ([a-z]+)="([^"]*)"`)

// pasted are the parameters of the frame that a snippet opens: those of an iframe's address, or
// those that the kit makes of its element's attributes.
func pasted(t *testing.T, snippet string) map[string]string {
	t.Helper()
	given := map[string]string{}
	_, element, kit := strings.Cut(snippet, "<yanyi-board")
	if !kit {
		element = snippet
	}
	for _, m := range attribute.FindAllStringSubmatch(element, -1) {
		given[m[1]] = html.UnescapeString(m[2])
	}
	if given["title"] == "" {
		t.Errorf("%s has no title", snippet)
	}
	params := map[string]string{}
	if kit {
		maps.Copy(params, given)
		if params["r"] = given["record"]; params["puzzle"] != "" {
			delete(params, "position") // it is only for drawing
		}
		if !strings.Contains(snippet, "<script async src=\"https://example.org/yanyi/yanyi.js\"></script>\n") {
			t.Errorf("%s does not load the kit", snippet)
		}
		return params
	}
	at, err := url.Parse(given["src"])
	if err != nil || at.Host+at.Path != "example.org/yanyi/embed/" || given["loading"] != "lazy" {
		t.Fatalf("%s: %v", snippet, err)
	}
	for name, value := range at.Query() {
		params[name] = value[0]
	}
	params["r"] = strings.TrimPrefix(at.Fragment, "r=")
	return params
}

// shows is the state of a page that an address opens.
type shows struct {
	at         string
	ply, plies int
	bottom     game.Seat
}

// opened is the page that an address opens.
func opened(t *testing.T, params map[string]string) (o shows) {
	t.Helper()
	s := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true, Params: params})
	if _, asks := s.Stack.Top().(*resume.Page); asks {
		stage := scenetest.New(s.Stack, 390, 844)
		stage.Rest(t)
		stage.Choose(t, "play")
	}
	switch p := s.Stack.Top().(type) {
	case *play.Page:
		table := p.Table()
		return shows{table.Line().PositionAt(table.Ply()), table.Ply(), table.Plies(), table.Bottom()}
	case interface{ Probe(o *play.Probe) }:
		scenetest.New(s.Stack, 390, 844).Rest(t)
		var probe play.Probe
		p.Probe(&probe)
		return shows{at: probe.Position}
	}
	t.Errorf("%v opens %T", params, s.Stack.Top())
	return o
}

// A pasted snippet reserves the place of its board until the kit has loaded.
func TestElementsKeepTheirPlace(t *testing.T) {
	const root = "../../../"
	files, _ := filepath.Glob(root + "wasm/example/*.html")
	elements := regexp.MustCompile(`(?s)<yanyi-board [^>]*>`)
	n := 0
	for _, file := range append(files, root+"README.md", root+"wasm/example/README.md") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(text), "yanyi-board { display: block; aspect-ratio: ") {
			continue // for the whole page
		}
		for _, element := range elements.FindAllString(string(text), -1) {
			n++
			given := map[string]string{}
			for _, m := range attribute.FindAllStringSubmatch(element, -1) {
				given[m[1]] = m[2]
			}
			want := "12/13" // of a square board
			if _, record, ok := strings.Cut(element, "[Variant \""); ok {
				given["game"], _, _ = strings.Cut(record, "\"")
			}
			if v, ok := catalog.Find(given["game"]); ok && given["controls"] != "0" {
				want = share.Ratio(v.Info(), game.NoSeat)
			} else if ok {
				want = strconv.Itoa(v.Info().Board.Files) + "/" + strconv.Itoa(v.Info().Board.Ranks)
			}
			if style := given["style"]; !strings.HasPrefix(style, "display:block;max-width:") || !strings.HasSuffix(style, "aspect-ratio:"+want) {
				t.Errorf("%s: %s is laid out by %q, want %s", file, element, style, want)
			}
		}
	}
	if n < 7 {
		t.Errorf("only %d elements are found", n)
	}
}

// aPuzzle is one of the program's puzzles.
func aPuzzle(t *testing.T) session.Share {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	all, err := puzzle.Read(puzzles.Of("xiangqi"))
	if err != nil {
		t.Fatal(err)
	}
	pos, _, err := all[0].Start(v)
	if err != nil {
		t.Fatal(err)
	}
	return session.Share{Variant: v, Puzzle: all[0].ID, At: pos.String(), Ply: 1}
}

// A pasted snippet opens, in each form, as the preview shows it: the moment, the seat at the
// bottom, and what may be done.
func TestFramesOpenAsTheirPreview(t *testing.T) {
	study, position := aStudy(t), aGame(t)
	position.Whole, position.Game, position.Ply = nil, nil, 0
	type choice struct {
		press  string
		ply    int
		params map[string]string
	}
	for name, c := range map[string]struct {
		what    session.Share
		choices []choice
	}{
		"game": {aGame(t), []choice{
			{"mode.replay", 0, map[string]string{"mode": "replay", "ply": ""}},
			{"here.yes", 6, map[string]string{"mode": "replay", "ply": "6"}},
			{"mode.", 6, map[string]string{"mode": "", "seats": ""}},
			{"mode.study", 6, map[string]string{"mode": "study"}},
			{"of.position", 0, map[string]string{"mode": "study"}},
			{"mode.", 0, map[string]string{"seats": "human,ai:3,ai:3"}},
			{"mode.replay", 0, map[string]string{"mode": "replay", "seats": ""}},
		}},
		"position": {position, []choice{{"mode.study", 0, map[string]string{"mode": "study"}}}},
		"study":    {study, []choice{{"bg.dark", 6, map[string]string{"mode": "", "bg": "dark"}}}},
		"puzzle":   {aPuzzle(t), []choice{{"pieces.letters", 0, map[string]string{"pieces": "letters", "mode": ""}}}},
	} {
		s := open(t, c.what, "en", false, 390, 844)
		s.Choose(t, "kind.embed")
		for _, choice := range c.choices {
			s.Choose(t, choice.press)
			for _, form := range []string{"kit.yes", "kit.no"} {
				s.Choose(t, form)
				params := pasted(t, s.snippet())
				for key, value := range choice.params {
					if params[key] != value {
						t.Errorf("%s %s %s: %s=%q, want %q", name, choice.press, form, key, params[key], value)
					}
				}
				_, at, ply := s.Stack.Top().(*share.Page).Foreseen()
				if o := opened(t, params); o.at != at && o.at != "xiangqi/"+c.what.Puzzle || o.ply != choice.ply || o.plies > 0 && ply != o.ply || o.bottom != c.what.Bottom {
					t.Errorf("%s %s %s: %v shows %+v, the preview turn %d, %s", name, choice.press, form, params, o, ply, at)
				}
			}
		}
	}
}

// snippet is the text that the sheet copies.
func (s *sheet) snippet() string {
	s.t.Helper()
	s.Choose(s.t, "copy")
	return s.on.Copied[len(s.on.Copied)-1]
}

// The preview uses the chosen pieces and colours, by default those of this language and theme.
func TestThePreviewFollowsTheChoices(t *testing.T) {
	s := open(t, aGame(t), "zh-Hans", true, 1280, 800)
	s.Choose(t, "kind.embed")
	page := s.Stack.Top().(*share.Page)
	for _, c := range []struct {
		press string
		faces art.Faces
		dark  bool
		says  string
	}{
		{"pieces.", art.Hanzi, true, ""},
		{"pieces.letters", art.Letters, true, "pieces=letters"},
		{"bg.light", art.Letters, false, "bg=light"},
		{"pieces.figures", art.Figures, false, "pieces=figures"},
		{"bg.dark", art.Figures, true, "bg=dark"},
		{"framesize.360x400", art.Figures, true, `width="360" height="400"`},
	} {
		s.Choose(t, c.press)
		look, _, _ := page.Foreseen()
		if said := s.snippet(); look.Faces != c.faces || look.Theme.Dark != c.dark || !strings.Contains(said, c.says) {
			t.Errorf("%s: %v dark %t, %s", c.press, look.Faces, look.Theme.Dark, said)
		}
	}
	s.Choose(t, "kit.yes")
	s.Choose(t, "sight.yes")
	if said := s.snippet(); !strings.Contains(said, ` load="visible"`) || !strings.Contains(s.Stack.Said(), "<yanyi-board>") {
		t.Errorf("%s; it says %q", said, s.Stack.Said())
	}
	if dir := os.Getenv("SHOTS"); dir != "" {
		if err := s.Save(filepath.Join(dir, "share-kit.png")); err != nil {
			t.Fatal(err)
		}
	}
}
