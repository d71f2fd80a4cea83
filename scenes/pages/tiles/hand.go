// Package tiles is the page on which the players of qiji16, qice and qice-line lay their
// palaces' tiles before the game (game/stratagem/README.md, Sixteen tiles; Thirty-two tiles): in
// secret, one after the other at one screen with a curtain between them, then shown at once.
package tiles

import (
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
)

const slots = 8

// center is the slot in the middle of a palace.
const center = 3

// hand is one side's choice in the making; the variant says which tiles may be laid.
type hand struct {
	by      game.Deployer
	options game.Options
	seat    game.Seat
	kinds   []locale.Stratagem // on offer, by number
	least   int
	tiles   []int // by slot, 0 empty
	picked  int   // kind in hand, 0 none
	warned  int   // kind already reported as useless on its slot
}

func newHand(by game.Deployer, o game.Options, s game.Seat) *hand {
	h := &hand{by: by, options: o, seat: s, tiles: make([]int, slots)}
	kinds, least, _ := by.Tiles(o)
	h.least = least
	for _, row := range locale.Stratagems(by.Info().ID) {
		if slices.Contains(kinds, row.Number) {
			h.kinds = append(h.kinds, row)
		}
	}
	return h
}

// kind is the row of a kind on offer, nil for none.
func (h *hand) kind(n int) *locale.Stratagem {
	for i := range h.kinds {
		if h.kinds[i].Number == n {
			return &h.kinds[i]
		}
	}
	return nil
}

// count is how many tiles are laid.
func (h *hand) count() int {
	n := 0
	for _, k := range h.tiles {
		if k != 0 {
			n++
		}
	}
	return n
}

// missing is how many tiles must still be laid.
func (h *hand) missing() int { return max(0, h.least-h.count()) }

// slotOf is where a kind is laid, -1 if it is not.
func (h *hand) slotOf(n int) int {
	if n == 0 {
		return -1
	}
	return slices.Index(h.tiles, n)
}

// free is the easiest empty slot, -1 if there is none.
func (h *hand) free() int {
	for _, slot := range kingsOrder {
		if h.tiles[slot] == 0 {
			return slot
		}
	}
	return -1
}

// lay puts a kind on a slot: one already laid changes places with the tile there.
func (h *hand) lay(n, slot int) {
	if from := h.slotOf(n); from >= 0 {
		h.tiles[from] = h.tiles[slot]
	}
	h.tiles[slot] = n
	h.picked = 0
}

// take clears a slot.
func (h *hand) take(slot int) { h.tiles[slot] = 0 }

// clear takes everything back.
func (h *hand) clear() {
	clear(h.tiles)
	h.picked = 0
}

// useless reports whether a kind can do nothing on a slot (game/stratagem/README.md, Fine
// points 21): legal, but worth a warning.
func (h *hand) useless(n, slot int) bool {
	v, ok := h.by.(interface {
		Useless(s game.Seat, slot, kind int) bool
	})
	return ok && n != 0 && v.Useless(h.seat, slot, n)
}

// ready reports whether the tiles may be laid down as they are.
func (h *hand) ready() bool { return h.by.CheckTiles(h.tiles, h.options) == nil }
