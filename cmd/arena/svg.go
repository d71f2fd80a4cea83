package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"yanyi/assets/charset"
	"yanyi/assets/locale"
	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/notation"
	"yanyi/render/art"
	"yanyi/render/svg"
	"yanyi/render/theme"
)

// The least and greatest size of a picture in pixels: below the least nothing on it is legible.
const leastPicture, mostPicture = 80, 4000

// sight is how a picture is wanted.
type sight struct {
	size               *int
	record             *string
	ply                *int
	view, lang, pieces *string
	dark               *bool
}

// draw prints a position, or a moment of a record, as an SVG picture.
func draw(c *call) error {
	s := sight{
		size:   c.Flags.Int("size", 480, "`pixels` that the picture is wide and high at most"),
		record: c.Flags.String("record", "", "a record in a `file`, in place of a position"),
		ply:    c.Flags.Int("ply", -1, "so many `turns` of the record; all of them without it"),
		view:   c.Flags.String("view", "", "the `seat` at the bottom, by its letter"),
		lang:   c.Flags.String("lang", "zh-Hans", "the `language`: zh-Hans, zh-Hant, en"),
		pieces: c.Flags.String("pieces", "", "`hanzi`, letters, figures; without it as the game is usually played"),
		dark:   c.Flags.Bool("dark", false, "the colours of night"),
	}
	if err := c.ParseFlags(); err != nil {
		return err
	}
	if *s.size < leastPicture || *s.size > mostPicture {
		return c.Misused("a picture has %d to %d pixels", leastPicture, mostPicture)
	}
	switch {
	case c.Given("ply") && *s.ply < 0:
		return c.Misused("-ply %d: it is at least 0", *s.ply)
	case c.Given("ply") && *s.record == "":
		return c.Misused("-ply is of a record, which -record names")
	case *s.record != "" && (c.NamesVariant() || c.Given("position")):
		return c.Misused("-record tells the game and the position; -variant and -position are for a picture without it")
	}
	b, err := s.board(c)
	if b == nil || b.Info == nil {
		return err
	}
	if err := s.look(c, b); err != nil {
		return err
	}
	fmt.Fprint(c.Out, b)
	return err
}

// board is what the picture shows.
func (s *sight) board(c *call) (*svg.Board, error) {
	b := &svg.Board{Size: *s.size, From: game.NoSquare, To: game.NoSquare}
	if *s.record != "" {
		return b, s.moment(c.Call, b)
	}
	v, pos, err := c.at()
	if err != nil {
		return nil, err
	}
	view := pos.View(game.NoSeat)
	b.Info, b.View = v.Info(), &view
	return b, nil
}

// moment is a moment of a record.
func (s *sight) moment(c *cli.Call, b *svg.Board) error {
	data, err := c.Read(*s.record)
	if err != nil {
		return err
	}
	list := notation.Open([]byte(data), charset.Decode)
	if len(list) != 1 {
		return fmt.Errorf("%s: %d records, not one", *s.record, len(list))
	}
	found := &list[0]
	torn := found.Faults.Err()
	if torn != nil {
		torn = recordFaults(nil, *s.record, found, torn)
	}
	if found.Text == "" {
		return torn
	}
	m, err := readRecord(*s.record, found)
	if m == nil {
		return errors.Join(err, torn)
	}
	return errors.Join(s.after(m, b), err, torn)
}

// after is the moment of a match that was asked for, its last turn marked.
func (s *sight) after(m *match.Match, b *svg.Board) error {
	moves, ply := m.Moves(), *s.ply
	if ply < 0 {
		ply = len(moves)
	}
	if ply > len(moves) {
		return fmt.Errorf("%s: there are %d turns", *s.record, len(moves))
	}
	view := m.ViewAt(ply, game.NoSeat)
	b.Info, b.View = m.Info(), &view
	if ply > 0 && !moves[ply-1].Resigned {
		b.From, b.To = moves[ply-1].Turn.From(), moves[ply-1].Turn.To()
	}
	return nil
}

// seatsOf are the letters of a game's seats.
func seatsOf(in *game.Info) string {
	var letters []string
	for _, s := range in.Seats {
		letters = append(letters, string(rune(s.Letter)))
	}
	return strings.Join(letters, ", ")
}

// faces are the kinds of faces, by name.
var faces = []string{"hanzi", "letters", "figures"}

// look sets the look of the picture.
func (s *sight) look(c *call, b *svg.Board) error {
	lang, ok := locale.Parse(*s.lang)
	if !ok {
		return c.Misused("no language %q", *s.lang)
	}
	if *s.view != "" {
		seat, ok := b.Info.SeatOf(*s.view)
		if !ok {
			return fmt.Errorf("no seat %q: the seats are %s", *s.view, seatsOf(b.Info))
		}
		b.Quarter = b.Info.Seats[seat].Quarter
	}
	b.Look = art.Look{Lang: lang, Faces: art.UsualFaces(b.Info, lang)}
	if *s.pieces != "" {
		i := slices.Index(faces, *s.pieces)
		if i < 0 {
			return c.Misused("pieces are hanzi, letters or figures")
		}
		b.Look.Faces = art.Faces(i)
	}
	if *s.dark {
		b.Look.Theme = &theme.Dark
	}
	b.Title = lang.T("game." + b.Info.ID + ".name")
	return nil
}
