package main

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/js"

	"yanyi/assets/locale"
	"yanyi/assets/puzzles"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/render/art"
	"yanyi/render/theme"
)

// The embed kit: yanyi.js, which pages around load, and the drawings from which it puts
// together the posters of boards (wasm/example/README.md). They come in a script, for a page of
// another origin may load nothing else from a host that says nothing about it.

// kitScript is the kit's name, which pages around write out.
const kitScript = "yanyi.js"

// addKit adds the kit.
func (s site) addKit() {
	sprites := map[string]string{}
	for _, l := range locale.Langs() {
		for name, t := range map[string]*theme.Theme{"light": &theme.Light, "dark": &theme.Dark} {
			file, key := "kit/"+l.Tag()+"."+name+".js", l.Tag()+name
			data := minified(fmt.Appendf(nil, "(() => {\nconst KEY = %q, DRAWINGS = %s;\n%s})();\n", key, asJSON(newSprite(l, t)), source("kitdraw.js")))
			sprites[key] = hashed(file, s.add(file, data).Hash)
		}
	}
	const file, key = "kit/puzzles.js", "puzzles"
	data := minified(fmt.Appendf(nil, "(() => {\nconst KEY = %q, PUZZLES = %s;\n%s})();\n", key, asJSON(puzzleBoards()), source("kitpuzzle.js")))
	sprites[key] = hashed(file, s.add(file, data).Hash)
	s[kitScript] = minified(fmt.Appendf(nil, "(() => {\nconst GAMES = %q;\nconst SPRITES = %s;\n\n%s})();\n", games(), asJSON(sprites), source("kit.js")))
}

// puzzleBoards is the kit's puzzles by game: a line each with id, seat, position and grade.
func puzzleBoards() map[string]string {
	boards := map[string]string{}
	for _, v := range catalog.All() {
		id := v.Info().ID
		list, err := puzzle.Read(puzzles.Of(id))
		if err != nil {
			panic(err) // tested with the puzzles
		}
		var lines []string
		for i := range list {
			lines = append(lines, list[i].ID+"|"+list[i].Seat+"|"+list[i].Position+"|"+strconv.Itoa(list[i].Grade))
		}
		if len(lines) > 0 {
			boards[id] = strings.Join(lines, "\n")
		}
	}
	return boards
}

// games is the boards' shapes by game, before anything is drawn: id, files and ranks.
func games() string {
	var list []string
	for _, v := range catalog.All() {
		in := v.Info()
		list = append(list, fmt.Sprintf("%s %d %d", in.ID, in.Board.Files, in.Board.Ranks))
	}
	return strings.Join(list, " ")
}

// minified is a script without comments, spaces and long names of inner variables.
func minified(script []byte) []byte {
	var short bytes.Buffer
	if err := js.Minify(minify.New(), &short, bytes.NewReader(script), nil); err != nil {
		panic(fmt.Sprintf("a script of the page: %v", err)) // the browser's tests would say so, too
	}
	return short.Bytes()
}

// posterSize is how large grounds are drawn, in units of their own.
const posterSize = 480

// newSprite draws the parts of posters.
func newSprite(l locale.Lang, t *theme.Theme) *sprite {
	s := &sprite{
		Open: l.T("library.open"), Puzzle: l.T("puzzle.title"), Whole: l.T("play.embed.open"),
		Paper: webColor(t.Card), Ink: webColor(t.Ink), Seal: webColor(t.Seal), SealText: webColor(t.SealText),
		Games: map[string]*posterGame{}, Bodies: map[string]string{}, Faces: map[string]string{}, Inks: map[string][2]string{},
		look: art.Look{Lang: l, Theme: t, Scale: 1, Coordinates: art.NoCoordinates},
	}
	s.Shadow = s.part("s", art.Piece{}, art.ShadowPart)
	for _, v := range catalog.All() {
		s.add(v)
	}
	return s
}

// sprite is the parts that are drawn once, and the description of each game.
type sprite struct {
	Open, Puzzle, Whole, Paper, Ink, Seal, SealText string

	Games  map[string]*posterGame
	Shadow string
	Bodies map[string]string    // by pigment, crown and commander, see body
	Faces  map[string]string    // by their text, or a figure's name
	Inks   map[string][2]string // by pigment: of the face, of its lip

	look art.Look
}

// posterGame is a game as far as a poster needs it.
type posterGame struct {
	Name, Start string
	W, H        int
	C, R, X, Y  float64 // pitch, radius, the middle of the first file's last rank
	Behind      string  // the card, and the mountains round the board
	Ground      string
	Words       string            // of the ground, upright
	Marks       [][3]any          // on it: file, rank from above, drawing
	Armies      map[string]string // letter to pigment
	Seats       map[string]int    // letter to quarter turns, in turn order
	Order       string            // of the seats' letters
	Lists       bool              // rows of positions are lists with commas
	Figures     bool              // usually played with figures
	Texts       [3]map[string]string
}

// add draws a game.
func (s *sprite) add(v game.Variant) {
	in := v.Info()
	pos, err := v.Parse(in.Start, nil)
	if err != nil {
		panic(err) // tested with the rules
	}
	view := pos.View(game.NoSeat)
	l := art.Fit(in.Board, posterSize, posterSize, 0, 1)
	g := &posterGame{
		Name: s.look.Lang.T("game." + in.ID + ".name"), Start: pos.String(),
		W: l.W, H: l.H, C: float64(l.C), R: l.Radius(),
		Armies: map[string]string{}, Seats: map[string]int{},
		Lists: strings.Contains(in.Start, ","), Figures: in.Figures,
	}
	g.X, g.Y = l.At(0, float64(in.Board.Ranks-1))
	for _, seat := range in.Seats {
		g.Seats[string(rune(seat.Letter))] = seat.Quarter
		g.Order += string(rune(seat.Letter))
	}
	s.ground(g, in, l)
	s.marks(g, in, &view, l)
	s.pieces(g, in, &view)
	s.Games[in.ID] = g
}

func webColor(c theme.Color) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
