package match

import (
	"fmt"
	"slices"

	"yanyi/game"
)

// tiles are those of a game.Deployer: real secrets, kept only here until both sides have laid
// theirs (game/stratagem/README.md, Sixteen tiles; Thirty-two tiles).
type tiles struct {
	by      game.Deployer // nil if no tiles are laid in this match
	options game.Options  // of the match
	open    bool          // still being laid
	done    game.SeatSet  // who has laid
	laid    [][]int       // by seat, as far as known here; nil if not
	part    [][]int       // by seat: what is laid so far, not yet done; nil for nothing
}

// Deploying reports whether tiles are still being laid; no turn can be played then.
func (t *tiles) Deploying() bool { return t.open }

// Laid reports whether a seat has laid its tiles, all that others may know before both have.
func (t *tiles) Laid(s game.Seat) bool { return t.done.Has(s) }

// Lay lays a seat's tiles, one kind a slot, 0 for an empty one. They may be laid
// anew until the other side is done too; then all are shown and the game begins.
func (m *Match) Lay(s game.Seat, tiles []int) error {
	if !m.tiles.open {
		return fmt.Errorf("no tiles are being laid")
	}
	if int(s) >= len(m.tiles.laid) {
		return fmt.Errorf("there is no seat %d", s)
	}
	if err := m.tiles.keep(s, tiles); err != nil {
		return err
	}
	return m.reveal()
}

// keep keeps the tiles that a seat has laid.
func (t *tiles) keep(s game.Seat, tiles []int) error {
	if err := t.by.CheckTiles(tiles, t.options); err != nil {
		return fmt.Errorf("seat %d: %w", s, err)
	}
	t.laid[s], t.part[s] = slices.Clone(tiles), nil
	t.done = t.done.With(s)
	return nil
}

// LayAll lays the tiles of all seats at once, whatever was laid before.
func (m *Match) LayAll(all [][]int) error {
	if !m.tiles.open || len(all) != len(m.tiles.laid) {
		return fmt.Errorf("%d layouts for %d seats", len(all), len(m.tiles.laid))
	}
	for s, tiles := range all {
		if err := m.tiles.keep(game.Seat(s), tiles); err != nil {
			return err
		}
	}
	return m.reveal()
}

// LaidElsewhere notes that a seat has laid tiles that nobody here may know before LayAll.
func (t *tiles) LaidElsewhere(s game.Seat) error {
	if !t.open || int(s) >= len(t.laid) {
		return fmt.Errorf("seat %d lays no tiles", s)
	}
	t.done = t.done.With(s)
	return nil
}

// Sketch keeps what a seat has laid so far, one kind a slot, 0 for an empty one, so that Save
// holds it. It does not commit the seat, and like laid tiles it is shown to nobody else.
func (t *tiles) Sketch(s game.Seat, tiles []int) error {
	if !t.open || int(s) >= len(t.part) {
		return fmt.Errorf("seat %d lays no tiles", s)
	}
	kinds, _, _ := t.by.Tiles(t.options)
	if want := len(t.by.Slots(s)); len(tiles) != want {
		return fmt.Errorf("seat %d: %d tiles for %d slots", s, len(tiles), want)
	}
	for slot, n := range tiles {
		if n != 0 && (!slices.Contains(kinds, n) || slices.Contains(tiles[:slot], n)) {
			return fmt.Errorf("seat %d: tile %d is not on offer, or laid twice", s, n)
		}
	}
	t.part[s] = slices.Clone(tiles)
	return nil
}

// Sketched is what Sketch kept for a seat, nil for nothing; read only.
func (t *tiles) Sketched(s game.Seat) []int { return t.part[s] }

// reveal begins the game once both sides have laid their tiles.
func (m *Match) reveal() error {
	for s := range m.tiles.laid {
		if m.tiles.laid[s] == nil {
			return nil
		}
	}
	m.tiles.open = false
	m.start = m.tiles.by.Deploy([2][]int{m.tiles.laid[0], m.tiles.laid[1]})
	if err := m.handicap(); err != nil {
		return err
	}
	return m.restart()
}

// layForComputers lets computers lay theirs.
func (m *Match) layForComputers() {
	for s, p := range m.setup.Seats {
		if m.tiles.open && !p.Human() && !m.Laid(game.Seat(s)) {
			seed := m.setup.Seed*0x9E3779B97F4A7C15 + uint64(s) + 1
			if err := m.Lay(game.Seat(s), m.tiles.by.Suggest(game.Seat(s), seed, m.setup.Options)); err != nil {
				panic("match: suggested tiles cannot be laid: " + err.Error())
			}
		}
	}
}

// hide removes from a view all tiles but its seat's own while tiles are being laid.
func (t *tiles) hide(v *game.View, viewer game.Seat) {
	if !t.open {
		return
	}
	for s := range v.Seats {
		v.Seats[s].Tiles = nil
		if game.Seat(s) == viewer {
			v.Seats[s].Tiles = slices.Clone(t.laid[s])
		}
	}
}
