package share

import (
	"image"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/game/notation"
	"yanyi/render"
	"yanyi/render/snapshot"
	"yanyi/scenes/gametext"
	"yanyi/scenes/session"
)

// reel is the thing shared, as pictures and texts.
type reel struct {
	what *session.Share
	game *match.Match // the line shown
	all  *match.Match // with all that was written beside it

	links map[bool]string // of the whole and of the position, as they were asked for
	texts map[string]written
}

// written is the game in a form, or why it has none there.
type written struct {
	text string
	err  error
}

// newReel reads what is shared.
func newReel(what *session.Share) *reel {
	r := &reel{what: what, game: what.Game, all: what.Whole, links: map[bool]string{}, texts: map[string]written{}}
	if r.all == nil {
		r.game, _ = match.New(what.Variant, match.Setup{Start: what.At, Options: what.Options})
		r.all, what.Ply = r.game, 0
	}
	return r
}

// plies is how many turns the game has.
func (r *reel) plies() int {
	if r.game == nil {
		return 0
	}
	return r.game.Ply()
}

// link is the part of the address behind the program's own.
func (r *reel) link(whole bool) string {
	if r.links[whole] == "" {
		r.links[whole] = r.pack(whole)
	}
	return r.links[whole]
}

func (r *reel) pack(whole bool) string {
	if !whole {
		return "#r=" + link.PackPosition(link.Position{Variant: r.what.Variant.Info().ID, Options: r.what.OptionsText(), Text: r.what.At})
	}
	return "#r=" + link.Pack(r.all) // a study says so itself
}

// text is the game in a form of the field.
func (r *reel) text(form string) (string, error) {
	w, done := r.texts[form]
	if !done {
		w.text, w.err = r.write(form)
		r.texts[form] = w
	}
	return w.text, w.err
}

func (r *reel) write(form string) (string, error) {
	as, _ := notation.FormatNamed(form)
	switch {
	case as == notation.AsFEN:
		g := notation.Game{Variant: r.what.Variant, Final: r.what.At}
		return g.Text(as)
	}
	return match.Export(r.all, as)
}

// moment is the content of a picture.
func (r *reel) moment(ply int) *snapshot.Moment {
	s := &snapshot.Moment{View: r.game.ViewAt(ply, game.NoSeat)}
	s.Last, s.Earlier, s.Events = r.game.Recent(ply)
	return s
}

// words are the text round a picture.
func (r *reel) words(s *snapshot.Moment, ply int, coordinates bool) *snapshot.Words {
	in := r.game.Info()
	w := &snapshot.Words{Title: locale.T("game." + in.ID + ".name"), Program: locale.T("app.name"), Seal: locale.ZhHans.T("app.name")}
	if ply > 0 {
		move := r.game.Moves()[ply-1]
		said := gametext.Of(in, gametext.Turn(move, coordinates))
		if move.Resigned {
			said = locale.T("event.result.by.resign", locale.Arg{Name: "side", Value: gametext.SideName(in, move.Seat)})
		}
		w.Turn = locale.T("share.turn", locale.Num("n", ply), locale.Arg{Name: "text", Value: said})
	}
	over := s.View.Outcome.Over
	for i := range in.Seats {
		seat := game.Seat(i)
		p := snapshot.Player{Name: gametext.SideName(in, seat), King: game.NewPiece(game.King, seat), Seat: seat,
			OnTurn: !over && s.View.Actor == seat, Out: i < len(s.View.Seats) && !s.View.Seats[i].Alive}
		if who := r.game.Player(seat); r.what.Whole != nil && (who.Name != "" || !who.Human()) {
			p.Name = gametext.Player(who, false)
		}
		w.Players = append(w.Players, p)
	}
	w.Caption = r.game.Setup().Date
	if over {
		w.Caption = result(in, s.View.Outcome)
	}
	return w
}

// result says how a game ended.
func result(in *game.Info, o game.Outcome) string {
	var winners []string
	for i := range in.Seats {
		if o.Won(game.Seat(i)) {
			winners = append(winners, gametext.SideName(in, game.Seat(i)))
		}
	}
	switch len(winners) {
	case 0:
		return locale.T("event.result.draw.two")
	case 1:
		return locale.T("event.result.win.two", locale.Arg{Name: "side", Value: winners[0]})
	}
	return locale.T("event.result.win.two", locale.Arg{Name: "side", Value: locale.T("ui.list.and", locale.Arg{Name: "a", Value: winners[0]}, locale.Arg{Name: "b", Value: winners[1]})})
}

// card is a painter of pictures so many pixels wide.
func (r *reel) card(look render.Look, wide int) *snapshot.Card {
	in := r.game.Info()
	quarter := 0
	if int(r.what.Bottom) < len(in.Seats) {
		quarter = in.Seats[r.what.Bottom].Quarter
	}
	return snapshot.NewCard(in, look.Art(), wide, quarter)
}

// draw is the picture of a moment.
func (r *reel) draw(card *snapshot.Card, ply int, coordinates bool) *image.RGBA {
	s := r.moment(ply)
	return card.Draw(s, r.words(s, ply, coordinates))
}
