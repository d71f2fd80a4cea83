package tiles

import (
	"math/rand/v2"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// desk is where one player lays tiles: the palace, the tray, and the tile carried between them.
type desk struct {
	*common
	page   *Page // called when the player is done
	hand   *hand
	tray   tray
	sets   *sets
	drag   drag
	scroll ui.Scroll
}

// newDesk gives a player a palace: empty, or as that player left it.
func newDesk(p *Page, s game.Seat) *desk {
	d := &desk{common: &p.common, page: p, hand: newHand(p.by, p.game.Setup().Options, s)}
	copy(d.hand.tiles, p.host.Sketched(s))
	d.tray = newTray(d)
	d.sets = keptSets(p.session, p.game.Info().ID)
	return d
}

func (d *desk) update(f *ui.Form, in *ui.Input) ui.Nav {
	if d.carry(f, in) {
		return ui.Stay()
	}
	nav := f.Update(in)
	switch {
	case nav != ui.Stay() || !in.Key(ui.KeyEscape):
		return nav
	case d.hand.picked == 0:
		return d.page.leave()
	}
	d.hand.picked = 0
	d.changed()
	return nav
}

// does is the action of a control that changes the tiles laid, picked or shown.
func (d *desk) does(change func()) func() {
	return func() {
		change()
		d.changed()
	}
}

// lays runs an action that lays a whole set of tiles, and says so if they were already laid.
func (d *desk) lays(lay func()) func() {
	return func() {
		was := slices.Clone(d.hand.tiles)
		if lay(); slices.Equal(was, d.hand.tiles) {
			d.session.Say(locale.T("deploy.same"))
		}
	}
}

// changed handles a change.
func (d *desk) changed() {
	d.sketch()
	d.page.refresh()
}

// sketch saves the tiles laid so far, if they have changed.
func (d *desk) sketch() {
	h := d.hand
	before := d.host.Sketched(h.seat)
	if slices.Equal(h.tiles, before) || before == nil && h.count() == 0 {
		return
	}
	if d.host.Do(host.Request{Do: host.Sketch, Seat: h.seat, Tiles: h.tiles}) {
		d.page.keep()
	}
}

// pick takes a tile from the tray; a second tap lays it on the easiest slot, or takes it back.
func (d *desk) pick(n int) {
	h := d.hand
	switch slot, free := h.slotOf(n), h.free(); {
	case slot >= 0 && h.picked == n:
		h.take(slot)
		h.picked = 0
	case h.picked == n && free >= 0:
		d.put(n, free)
	default:
		h.picked = n
	}
}

// press lays the tile in hand on a slot, or takes the tile there in hand.
func (d *desk) press(slot int) {
	h := d.hand
	switch {
	case h.picked != 0 && h.picked == h.tiles[slot]:
		h.take(slot)
		h.picked = 0
	case h.picked != 0:
		d.put(h.picked, slot)
	case h.tiles[slot] == 0:
		d.session.Say(d.text("deploy.first"))
	default:
		h.picked = h.tiles[slot]
	}
}

// put lays a tile down; if it would have no effect there, the player is warned once before.
func (d *desk) put(n, slot int) {
	if d.hand.useless(n, slot) && d.hand.warned != n {
		d.hand.warned = n
		d.session.Say(d.text("deploy.useless"))
		return
	}
	d.hand.warned = 0
	d.hand.lay(n, slot)
}

// random lays tiles as an opponent might.
func (d *desk) random() {
	d.hand.clear()
	copy(d.hand.tiles, d.by.Suggest(d.hand.seat, rand.Uint64(), d.game.Setup().Options))
}
