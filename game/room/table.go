package room

import (
	"slices"
	"strings"

	"yanyi/game"
)

// Table is a room as strangers see it in the list of the lobby.
type Table struct {
	Code     string       `json:"code"`
	Game     string       `json:"game"` // the variant's id
	Options  game.Options `json:"options,omitempty"`
	Clock    Clock        `json:"clock"`
	Relief   int          `json:"relief,omitempty"`
	Start    bool         `json:"start,omitempty"` // it begins at a position of its own
	Odds     string       `json:"odds,omitempty"`  // as records have them
	Seats    []Occupant   `json:"seats"`
	Playing  bool         `json:"playing,omitempty"` // else it waits for people
	Ply      int          `json:"ply,omitempty"`
	Watching int          `json:"watching,omitempty"`
	Delay    int          `json:"delay,omitempty"`
	Quick    Time         `json:"quick,omitempty"`
	Since    Time         `json:"since"` // when it was opened
}

// Occupant is the player on a seat of a table: a person with a name, a computer with a level,
// which may be asked to make way, or nobody.
type Occupant struct {
	Taken  bool   `json:"taken,omitempty"`
	Name   string `json:"name,omitempty"`
	Level  int    `json:"level,omitempty"`
	Bot    bool   `json:"bot,omitempty"` // the person is a program
	Yields bool   `json:"yields,omitempty"`
}

// Tables is what viewers of the lobby receive: at first all tables, then new and changed ones,
// the number of turns of the others, and the codes of removed ones; and the board of the game
// with the most viewers.
type Tables struct {
	All   bool           `json:"all,omitempty"`
	List  []Table        `json:"list,omitempty"`
	Plies map[string]int `json:"plies,omitempty"` // by code
	Gone  []string       `json:"gone,omitempty"`
	Board *Board         `json:"board,omitempty"`
}

// Board is the board of a table's game, as spectators see it.
type Board struct {
	Code     string `json:"code"`
	Position string `json:"position"`
	Ply      int    `json:"ply"`
}

// Board is the board of a room as sent to spectators, nil if there is none.
func (r *Room) Board(code string) *Board {
	if r.phase != Playing {
		return nil
	}
	return &Board{code, r.match.PositionAt(r.match.Ply()), r.match.Ply()}
}

// Table is a room as it is listed; ok is false of one that is not.
func (r *Room) Table(code string, watching int) (t Table, ok bool) {
	s, l := r.setup, r.listing
	t = Table{Code: code, Game: s.Variant, Options: s.Options, Clock: r.Clock(), Relief: s.Relief, Start: s.Start != "", Odds: r.Odds(),
		Watching: watching, Delay: l.Delay, Quick: l.Quick, Since: r.listed}
	for i, seat := range r.seats {
		t.Seats = append(t.Seats, Occupant{seat.Taken, seat.Name, seat.Level, seat.Bot, l.Open && r.vacant(game.Seat(i))})
	}
	switch r.phase {
	case Gathering:
		return t, l.Open && len(t.Free()) > 0
	case Laying, Playing:
		t.Playing, t.Ply = true, r.match.Ply()
		return t, l.Watch
	}
	return t, false
}

// Free are the seats that strangers may take.
func (t Table) Free() (list []game.Seat) {
	for i, c := range t.Seats {
		if !c.Taken && c.Level == 0 {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// Yielding are the computers' seats that latecomers may ask for.
func (t Table) Yielding() (list []game.Seat) {
	for i, c := range t.Seats {
		if c.Yields {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// Same reports whether the tables look the same to strangers.
func (t *Table) Same(o *Table) bool {
	return t.Code == o.Code && t.Playing == o.Playing && t.Watching == o.Watching && t.Quick == o.Quick &&
		t.Delay == o.Delay && t.Since == o.Since && t.Odds == o.Odds && t.Clock == o.Clock && slices.Equal(t.Seats, o.Seats)
}

// DecodeTable reads a table as it was written down where others write, too: one that no
// room could be is refused. Its error names the place.
func DecodeTable(text []byte, find func(id string) (game.Variant, bool)) (*Table, error) {
	var t Table
	if len(text) > mostTable {
		return nil, refuse("bounds", "%d bytes, at most %d", len(text), mostTable)
	}
	if err := decode(text, &t); err != nil {
		return nil, err
	}
	v, ok := find(t.Game)
	if !ok {
		return nil, refuse("bounds", "game: there is no %q", game.Brief(t.Game))
	}
	return &t, t.check(v.Info())
}

const (
	mostTable    = 2048 // bytes
	mostWatching = 1_000_000
)

// check refuses impossible tables.
func (t *Table) check(in *game.Info) error {
	for _, err := range []error{
		within("code", len(t.Code), codeLong, codeLong),
		within("seats", len(t.Seats), len(in.Seats), len(in.Seats)),
		within("odds", len(t.Odds), 0, mostText),
		within("relief", t.Relief, 0, mostLevel),
		within("delay", t.Delay, 0, MostDelay),
		within("watching", t.Watching, 0, mostWatching),
		within("ply", t.Ply, 0, mostEvents),
		checkOptions(in, t.Options),
		t.Clock.check(),
	} {
		if err != nil {
			return err
		}
	}
	if strings.Trim(t.Code, CodeLetters) != "" {
		return refuse("bounds", "code: has other letters")
	}
	if t.Since < 0 || t.Since > latest || t.Quick < 0 || t.Quick > latest {
		return refuse("bounds", "since: %d, quick: %d", t.Since, t.Quick)
	}
	if !t.Playing && len(t.Free()) == 0 {
		return refuse("bounds", "seats: none is free")
	}
	for i, c := range t.Seats {
		if c.Name != CleanName(c.Name) || c.Level < 0 || c.Level > mostLevel || !c.Taken && (c.Name != "" || c.Bot) ||
			c.Yields && (c.Taken || c.Level == 0 || !t.Playing) {
			return refuse("bounds", "seats: seat %d cannot be so", i)
		}
	}
	return nil
}
