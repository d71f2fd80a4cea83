package tiles

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/draw"
	"yanyi/scenes/phrase"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// phase is what the page shows.
type phase uint8

const (
	laying    phase = iota // a palace and the tray
	covered                // the blind is down
	revealing              // both palaces, their tiles turning over
)

// Open makes the page of the game once both sides have laid their tiles.
type Open func() ui.Page

// Keep keeps the match as it is, tiles laid so far included, on this device alone.
type Keep func()

// Page is the laying of tiles for a match that waits for them. What one player
// lays is kept here and handed to the match only, which shows nothing before both
// are done; between two players at one screen the blind is down before anything
// changes behind it. A match continued later begins behind the blind of the
// player whose turn it is.
type Page struct {
	session *session.Session
	match   *match.Match
	by      game.Deployer
	open    Open
	keep    Keep

	order []game.Seat // people who lay, in turn
	at    int         // who of them lays now
	hand  *hand
	phase phase
	blind blind
	turn  turning

	filter string
	search ui.Field
	sets   []set
	drag   drag

	form   ui.Form
	view   ui.View
	scroll ui.Scroll
	chips  ui.Scroll
}

// New returns the page for a match whose tiles are being laid; open is called
// when they are shown, keep after every change.
func New(s *session.Session, m *match.Match, keep Keep, open Open) *Page {
	p := &Page{session: s, match: m, by: m.Variant().(game.Deployer), keep: keep, open: open, filter: "all"}
	p.search.Max = 12
	p.chips.Horizontal = true
	for i := range m.Info().Seats {
		if seat := game.Seat(i); m.Player(seat).Human() {
			p.order = append(p.order, seat)
		}
	}
	p.readSets()
	for p.at < len(p.order) && m.Laid(p.order[p.at]) {
		p.at++
	}
	if p.at == len(p.order) {
		p.reveal()
		return p
	}
	p.begin()
	if len(p.order) > 1 {
		p.phase = covered
		p.blind.hang()
	}
	return p
}

func (p *Page) readSets() {
	var err error
	if p.sets, err = readSets(p.session.Kept(p.setsKey())); err != nil {
		p.session.SetAside(p.setsKey())
	}
}

func (p *Page) setsKey() string { return "sets." + p.match.Info().ID }

// begin gives the next player a palace: empty, or as that player left it.
func (p *Page) begin() {
	p.hand = newHand(p.by, p.match.Setup().Options, p.order[p.at])
	copy(p.hand.tiles, p.match.Sketched(p.hand.seat))
	p.phase, p.filter, p.search.Text = laying, "all", ""
	p.scroll = ui.Scroll{}
}

// done hands the tiles to the match and goes on: to the other player, or to the
// reveal.
func (p *Page) done() {
	if err := p.match.Lay(p.hand.seat, p.hand.tiles); err != nil {
		p.session.Say(err.Error())
		return
	}
	p.keep()
	if p.at++; len(p.order) == 1 {
		p.reveal()
		return
	}
	p.phase = covered
	p.blind.move(false)
}

// behind is what changes once the blind hides everything.
func (p *Page) behind() {
	if p.at < len(p.order) {
		p.begin()
	} else {
		p.reveal()
	}
	p.phase = covered
}

// lifted goes on with what is behind the blind.
func (p *Page) lifted() {
	p.phase = laying
	if p.at >= len(p.order) {
		p.reveal()
	}
	p.Layout(p.view)
}

func (p *Page) reveal() {
	p.phase = revealing
	p.turn.start(p.view.Still)
}

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.search.Hint = p.text("deploy.search")
	p.form.Reset(v)
	switch {
	case p.phase == covered:
		p.layCurtain()
	case p.phase == revealing:
		p.layReveal()
	default:
		p.layPalace()
	}
}

// layPalace arranges the palace and the tray.
func (p *Page) layPalace() {
	switch v := p.view; {
	case v.Frame() == ui.Landscape:
		p.layLandscape()
	case v.W >= lowLeast && v.W > v.H:
		p.layLow()
	default:
		p.layPortrait()
	}
}

// text is a line of the deck, in the wording of this game where it has its own.
func (p *Page) text(key string, args ...locale.Arg) string {
	return locale.T(p.own(key), args...)
}

func (p *Page) own(key string) string { return phrase.Worded(p.match.Info(), key) }

// count is a counted line in this game's wording, its number spelled.
func (p *Page) count(key string, n int) string {
	key = p.own(key)
	if n == 1 && locale.Has(key+".one") {
		return locale.T(key + ".one")
	}
	return locale.T(key, locale.Arg{Name: "n", Value: locale.T("num." + strconv.Itoa(n))})
}

func (p *Page) side(s game.Seat) string { return phrase.SideName(p.match.Info(), s) }

// Draw draws the page.
func (p *Page) Draw(c *draw.Canvas) {
	c.Paper()
	p.form.Draw(c)
	p.drag.draw(p, c)
}

// Dirty reports whether the page must be drawn.
func (p *Page) Dirty() bool { return p.form.Dirty() }

// Controls lists the page's controls.
func (p *Page) Controls() []ui.Control { return p.form.Controls() }

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	switch p.phase {
	case covered:
		return p.updateCurtain(in)
	case revealing:
		return p.updateReveal(in)
	}
	if p.drag.update(p, in) {
		p.sketch()
		return ui.Stay()
	}
	id := p.form.Activated(in)
	switch {
	case id == "" && in.Key(ui.KeyEscape) && p.hand.picked != 0:
		p.hand.picked = 0
	case id == "" && in.Key(ui.KeyEscape), id == "back":
		return ui.Back()
	case id == "":
		return ui.Stay()
	default:
		p.act(id)
		p.sketch()
	}
	p.Layout(p.view)
	return ui.Stay()
}

// sketch keeps what is laid so far, if it has changed.
func (p *Page) sketch() {
	h := p.hand
	if p.phase != laying || slices.Equal(h.tiles, p.match.Sketched(h.seat)) {
		return
	}
	if h.count() == 0 && p.match.Sketched(h.seat) == nil {
		return
	}
	if err := p.match.Sketch(h.seat, h.tiles); err != nil {
		p.session.Say(err.Error())
		return
	}
	p.keep()
}

// act carries out what a control asks for.
func (p *Page) act(id string) {
	word, rest, _ := strings.Cut(id, ".")
	n, _ := strconv.Atoi(rest)
	switch word {
	case "tile":
		p.pick(n)
	case "slot":
		p.slot(n)
	case "filter":
		p.filter = rest
	case "clear":
		p.hand.clear()
	case "preset":
		p.preset(rest)
	case "set":
		p.hand.use(p.sets[n])
	case "save":
		p.saveSet()
	case "done":
		if p.hand.ready() {
			p.done()
		}
	}
}

// pick takes a tile from the tray; a second tap lays it on the easiest free slot,
// a tap on a laid one takes it back.
func (p *Page) pick(n int) {
	h := p.hand
	switch slot, free := h.slotOf(n), h.free(); {
	case slot >= 0 && h.picked == n:
		h.take(slot)
		h.picked = 0
	case h.picked == n && free >= 0:
		p.lay(n, free)
	default:
		h.picked = n
	}
}

// slot lays the tile in hand, or takes what lies there in hand.
func (p *Page) slot(slot int) {
	h := p.hand
	switch {
	case h.picked != 0 && h.picked == h.tiles[slot]:
		h.take(slot)
		h.picked = 0
	case h.picked != 0:
		p.lay(h.picked, slot)
	default:
		h.picked = h.tiles[slot]
	}
}

// lay puts a tile down; where it can do nothing the player is told once before.
func (p *Page) lay(n, slot int) {
	if p.hand.useless(n, slot) && p.hand.warned != n {
		p.hand.warned = n
		p.session.Say(p.text("deploy.useless"))
		return
	}
	p.hand.warned = 0
	p.hand.lay(n, slot)
}

func (p *Page) preset(name string) {
	if name == "random" {
		h := p.hand
		h.clear()
		copy(h.tiles, p.by.Suggest(h.seat, rand.Uint64(), p.match.Setup().Options))
		return
	}
	for _, w := range presets {
		if w.name == name {
			p.hand.layPreset(w)
		}
	}
}

// mostSets is how many sets of one's own are kept; the oldest goes.
const mostSets = 6

// saveSet keeps the tiles as a set of the player's own, named by its number.
func (p *Page) saveSet() {
	if p.hand.count() == 0 {
		return
	}
	number := 1
	for _, s := range p.sets {
		if n, err := strconv.Atoi(s.name); err == nil && n >= number {
			number = n + 1
		}
	}
	s := set{name: strconv.Itoa(number)}
	s.tiles = append(s.tiles, p.hand.tiles...)
	p.sets = append(p.sets, s)
	if len(p.sets) > mostSets {
		p.sets = p.sets[len(p.sets)-mostSets:]
	}
	p.session.Keep(p.setsKey(), writeSets(p.sets))
	p.session.Say(locale.T("ui.saved"))
}
