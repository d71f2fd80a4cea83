package embed

import (
	"errors"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/session"
)

// request is the data of a request, which it obeys and answers with its id, or with its error.
type request interface {
	do(f *Frame, id any) error
}

// requests make the data of each type that may come in.
var requests = map[string]func() request{
	"load":   func() request { return new(Load) },
	"goto":   func() request { return new(GoTo) },
	"play":   func() request { return new(Play) },
	"undo":   func() request { return new(Undo) },
	"pause":  func() request { return new(Pause) },
	"rotate": func() request { return new(Rotate) },
	"theme":  func() request { return new(Theme) },
	"lang":   func() request { return new(Lang) },
	"mute":   func() request { return new(Mute) },
	"record": func() request { return new(Record) },
}

// The data of requests, and of the answers that repeat them. Missing fields change nothing.
type (
	// Load opens a game: that of a record, or a new one.
	Load struct {
		Record   string `json:"record"`
		Game     string `json:"game"`
		Position string `json:"position"`
		Seats    string `json:"seats"` // human,ai:3,ai:3
		View     string `json:"view"`  // the seat at the bottom
		Mode     string `json:"mode"`  // play, replay; as in the address if not given
		Ply      *int   `json:"ply"`   // the turn to show first
	}
	// GoTo shows the position after so many turns.
	GoTo struct {
		Ply *int `json:"ply"`
	}
	// Play plays a turn for the person to move. Without one the game's own turns play on.
	Play struct {
		Turn string `json:"turn"`
	}
	// Undo takes back a person's last turn.
	Undo struct{}
	// Pause stops the turns that play by themselves.
	Pause struct{}
	// Rotate brings a seat to the bottom, the next one if none is named.
	Rotate struct {
		View string `json:"view"`
	}
	// Theme is light, dark or system.
	Theme struct {
		Theme string `json:"theme"`
	}
	// Lang is a language's tag.
	Lang struct {
		Lang string `json:"lang"`
	}
	// Mute silences the page or lets it sound.
	Mute struct {
		Mute bool `json:"mute"`
	}
	// Record asks for the record of the game, and for the moment that is shown.
	Record struct {
		Record   string `json:"record"`
		Ply      int    `json:"ply"`      // turns before it
		Position string `json:"position"` // of it, but while tiles are laid
	}
)

func (g *GoTo) do(f *Frame, id any) error {
	p, err := f.table()
	switch {
	case err != nil:
		return err
	case g.Ply == nil || *g.Ply < 0:
		return errors.New("ply is the number of turns to show, from 0")
	}
	p.Show(*g.Ply)
	f.answerShown(id)
	return nil
}

func (r *Play) do(f *Frame, id any) error {
	p, err := f.table()
	switch {
	case err != nil:
		return err
	case r.Turn != "":
		return f.change(id, func() error { return p.Table().Play(r.Turn) })
	}
	p.Replay(true)
	f.answerShown(id)
	return nil
}

func (*Pause) do(f *Frame, id any) error {
	p, err := f.table()
	if err != nil {
		return err
	}
	p.Replay(false)
	f.answerShown(id)
	return nil
}

func (*Undo) do(f *Frame, id any) error {
	p, err := f.table()
	if err != nil {
		return err
	}
	return f.change(id, func() error {
		if !p.Table().Do(host.Request{Do: host.TakeBack}) {
			return errors.New("there is nothing to take back")
		}
		return nil
	})
}

func (r *Rotate) do(f *Frame, id any) error {
	p, err := f.table()
	if err == nil {
		err = rotate(p.Table(), r.View)
	}
	if err == nil {
		f.send(id, "rotate", Rotate{letter(p.Table().Info(), p.Table().Bottom())})
	}
	return err
}

func rotate(t *table.Table, view string) error {
	if view == "" {
		t.Do(host.Request{Do: host.Rotate})
		return nil
	}
	seat, ok := t.Info().SeatOf(view)
	if !ok {
		return game.Errorf("%q is no seat", view)
	}
	t.SetBottom(seat)
	return nil
}

func (r *Record) do(f *Frame, id any) error {
	p, err := f.table()
	if err != nil {
		return err
	}
	t := p.Table()
	f.send(id, "record", Record{t.Line().Record(), t.Ply(), position(t, t.Ply())})
	return nil
}

func (r *Theme) do(f *Frame, id any) error {
	if !slices.Contains([]string{"light", "dark", "system"}, r.Theme) {
		return game.Errorf("%q is neither light nor dark nor system", r.Theme)
	}
	f.session.Override(func(o *session.Overrides) { o.Theme = r.Theme })
	f.send(id, "theme", r)
	return nil
}

func (r *Lang) do(f *Frame, id any) error {
	l, ok := locale.Parse(r.Lang)
	if !ok {
		return game.Errorf("%q is no language of the game", r.Lang)
	}
	f.session.Override(func(o *session.Overrides) { o.Lang = l.Tag() })
	f.send(id, "lang", Lang{l.Tag()})
	return nil
}

func (r *Mute) do(f *Frame, id any) error {
	f.session.Override(func(o *session.Overrides) { o.Mute = &r.Mute })
	f.send(id, "mute", r)
	return nil
}
