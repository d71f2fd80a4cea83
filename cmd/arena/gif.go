package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/art"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
	"yanyi/scenes/gametext"
)

// A film's pictures are so many pixels wide.
const leastWide, mostWide = 120, 1920

// reel is how a film is wanted.
type reel struct {
	out, view, lang, pieces *string
	from, to, wide          *int
	dark                    *bool
	delay                   *float64
}

// film makes an animated picture of a record.
func film(c *cli.Call) error {
	r := reel{
		out:  c.Flags.String("o", "", "the `file` to write"),
		from: c.Flags.Int("from", 0, "the first `turn` after which there is a picture"), to: c.Flags.Int("to", -1, "the last `turn`; without it the last of all"),
		wide: c.Flags.Int("wide", snapshot.Small, "`pixels` that the picture is wide"), view: c.Flags.String("view", "", "the `seat` at the bottom, by its letter"),
		lang: c.Flags.String("lang", "zh-Hans", "the `language`: zh-Hans, zh-Hant, en"), pieces: c.Flags.String("pieces", "", "`hanzi`, letters, figures; without it as the game is usually played"),
		dark: c.Flags.Bool("dark", false, "the colours of night"), delay: c.Flags.Float64("delay", 0.9, "`seconds` a turn"),
	}
	if err := c.Parse(); err != nil {
		return err
	}
	switch {
	case *r.out == "":
		return c.Misused("-o is needed: the file to write")
	case *r.wide < leastWide || *r.wide > mostWide:
		return c.Misused("-wide %d: it is from %d to %d", *r.wide, leastWide, mostWide)
	case !(*r.delay >= 0.02 && *r.delay <= 600):
		return c.Misused("-delay %v: it is from 0.02 to 600 seconds", *r.delay)
	case *r.from < 0 || c.Given("to") && *r.to < *r.from:
		return c.Misused("-from %d -to %d: turns are counted from 0, and the last is not before the first", *r.from, *r.to)
	}
	written := false
	return games(c, func(g gameText) error {
		if written {
			return fmt.Errorf("%s: there is one film already", g.name)
		}
		written = true
		m, err := readRecord(g.name, g.found)
		if m == nil {
			return err
		}
		data, fault := r.make(c, m)
		if fault == nil {
			fault = os.WriteFile(*r.out, data, 0o644)
		}
		if fault != nil {
			return errors.Join(fault, err)
		}
		fmt.Fprintf(c.Out, "%s: %d bytes\n", *r.out, len(data))
		return err
	})
}

// make makes the film of a match.
func (r *reel) make(c *cli.Call, m *match.Match) ([]byte, error) {
	look, quarter, err := r.look(c, m.Info())
	if err != nil {
		return nil, err
	}
	from, to := *r.from, *r.to
	if to < 0 {
		to = m.Ply()
	}
	if from < 0 || from > to || to > m.Ply() {
		return nil, fmt.Errorf("-from %d -to %d: the record has the turns 0 to %d", from, to, m.Ply())
	}
	card := snapshot.NewCard(m.Info(), look, *r.wide, quarter)
	f := snapshot.NewFilm(look.Theme)
	for ply := from; ply <= to; ply++ {
		s := &snapshot.Moment{View: m.ViewAt(ply, game.NoSeat)}
		s.Last, s.Earlier, s.Events = m.Recent(ply)
		delay := int(*r.delay * 100)
		if ply == to {
			delay *= 3
		}
		f.Add(card.Draw(s, captions(m, s, ply, look.Lang)), delay)
	}
	return f.End(), nil
}

// captions are the texts round a picture.
func captions(m *match.Match, s *snapshot.Moment, ply int, lang locale.Lang) *snapshot.Words {
	in := m.Info()
	w := &snapshot.Words{
		Title: lang.T("game." + in.ID + ".name"), Caption: m.Setup().Date,
		Program: lang.T("app.name"), Seal: locale.ZhHans.T("app.name"),
	}
	if ply > 0 {
		locale.Use(lang) // the phrase uses it
		move := m.Moves()[ply-1]
		text := gametext.Of(in, gametext.Turn(move, true))
		if move.Resigned {
			text = lang.T("event.result.by.resign", locale.Arg{Name: "side", Value: gametext.SideName(in, move.Seat)})
		}
		w.Turn = lang.T("share.turn", locale.Arg{Name: "n", Value: fmt.Sprint(ply)}, locale.Arg{Name: "text", Value: text})
	}
	for i, seat := range in.Seats {
		p := snapshot.Player{
			Name: m.Player(game.Seat(i)).Name, King: game.NewPiece(game.King, game.Seat(i)), Seat: game.Seat(i),
			OnTurn: !s.View.Outcome.Over && s.View.Actor == game.Seat(i), Out: !s.View.Seats[i].Alive,
		}
		if p.Name == "" {
			p.Name = lang.T("side." + seat.Key + ".name")
		}
		w.Players = append(w.Players, p)
	}
	return w
}

// look is how the pictures look, and how the board is turned.
func (r *reel) look(c *cli.Call, in *game.Info) (look art.Look, quarter int, err error) {
	lang, ok := locale.Parse(*r.lang)
	if !ok {
		return look, 0, c.Misused("no language %q", *r.lang)
	}
	look = art.Look{Theme: &theme.Light, Lang: lang}
	if *r.dark {
		look.Theme = &theme.Dark
	}
	faces := []string{"hanzi", "letters", "figures"}
	switch i := slices.Index(faces, *r.pieces); {
	case i >= 0:
		look.Faces = art.Faces(i)
	case *r.pieces != "":
		return look, 0, c.Misused("pieces are %s", strings.Join(faces, ", "))
	case in.Figures:
		look.Faces = art.Figures
	}
	if *r.view != "" {
		seat, ok := in.SeatOf(*r.view)
		if !ok {
			return look, 0, fmt.Errorf("no seat %q: the seats are %s", *r.view, seatsOf(in))
		}
		quarter = in.Seats[seat].Quarter
	}
	return look, quarter, nil
}
