package play

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/art"
	"yanyi/scenes/phrase"
)

// peek is a stratagem the person asked about: the card tells of it in place of the
// one in force.
type peek struct {
	seat game.Seat
	n    int
	on   bool
}

// effect is a side's stratagem in words.
type effect struct {
	title    string // whose and which number
	name     string
	sentence string
	void     bool
	on       bool // in force
}

// hasStratagems reports whether the game has stratagems.
func (p *Page) hasStratagems() bool { return p.info.Stratagems != game.NoStratagems }

// worded is a text in this game's wording (策 or 计).
func (p *Page) worded(key string, args ...locale.Arg) string {
	return locale.T(phrase.Worded(p.info, key), args...)
}

// effectOf describes what a side has in force; the tile its king stands on, if
// both kings stand on the same kind.
func (p *Page) effectOf(s game.Seat) effect {
	v := p.seen()
	n := v.Seats[s].Active
	if v.Void {
		n = p.tileUnderKing(s)
	}
	e := p.describe(s, n)
	if e.void = v.Void; e.void {
		e.sentence = p.worded("play.effect.void.line")
	}
	return e
}

func (p *Page) describe(s game.Seat, n int) effect {
	e := effect{
		title: p.worded("play.effect.title", named(p.info, "side", s), named1("n", numeral(n))),
		name:  phrase.StratagemName(p.info, n), on: n != 0,
	}
	if st := locale.StratagemOf(p.info.ID, n); st != nil {
		e.sentence = st.Sentence(locale.Current())
	}
	if n == 0 {
		e.name, e.title = p.worded("play.effect.none"), phrase.SideName(p.info, s)
	}
	return e
}

// activeName is the name of what a side has in force.
func (p *Page) activeName(s game.Seat) string { return p.effectOf(s).name }

// effectLine is what stands on a player's card.
func (p *Page) effectLine(s game.Seat) string {
	switch v := p.seen(); {
	case !p.hasStratagems() || !v.Seats[s].Alive:
		return ""
	case v.Void:
		return p.worded("play.effect.void")
	case v.Seats[s].Active == 0:
		return p.worded("play.effect.none")
	}
	return p.worded("play.effect.current", named1("name", p.activeName(s)))
}

// withEffect adds what is in force to a card's line of what is to be done.
func (p *Page) withEffect(c *card) {
	line := p.effectLine(c.seat)
	switch {
	case line == "" || c.out:
	case c.status == "":
		c.status, c.brief = line, line
	default:
		c.status, c.brief = line+" "+locale.T("ui.separator")+" "+c.status, line
	}
}

// tileUnderKing is the kind a side's king stands on.
func (p *Page) tileUnderKing(s game.Seat) int {
	v := p.seen()
	if n, ok := p.tileAt(s, v.Seats[s].King); ok {
		return n
	}
	return 0
}

// tileAt is the kind on a palace point of a side.
func (p *Page) tileAt(s game.Seat, sq game.Square) (int, bool) {
	tiles := p.seen().Seats[s].Tiles
	if len(tiles) != 8 {
		return 0, false
	}
	slots := art.TileSlots(p.info.Board, s)
	i := slices.Index(slots[:], sq)
	if i < 0 {
		return 0, false
	}
	return tiles[i], true
}

func (p *Page) sentenceOf(n int) string {
	st := locale.StratagemOf(p.info.ID, n)
	if st == nil {
		return ""
	}
	return st.Name(locale.Current()) + " " + locale.T("ui.separator") + " " + st.Sentence(locale.Current())
}

// subject is whose stratagem the large card tells of: what the king's step under
// the pointer would switch on, else the one asked about, else that of the side at
// the bottom.
func (p *Page) subject() effect {
	for _, g := range p.tags {
		if g.square == p.hover && !g.void {
			return p.describe(p.table.View().Actor, g.n)
		}
	}
	if p.pointed.on {
		return p.describe(p.pointed.seat, p.pointed.n)
	}
	if p.peek.on {
		return p.describe(p.peek.seat, p.peek.n)
	}
	return p.effectOf(p.table.Bottom())
}
