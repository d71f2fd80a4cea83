package tiles

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/scenes/session"
)

// kingsOrder is the slots in the order in which a king usually reaches them.
var kingsOrder = [slots]int{center, 2, 4, 0, 1, 6, 5, 7}

// preset is a built-in set: its weights by the effect of a kind, and by piece.
type preset struct {
	name  string
	how   map[string]int
	piece map[string]int
	even  bool // a kind for every piece before a second for any
}

// presets are the built-in sets, of kinds' effects rather than kinds, for every edition.
var presets = []preset{
	{name: "balanced", even: true, how: map[string]int{"guard": 4, "hold": 3, "capture": 4, "check": 4, "win": 5, "promote": 3, "exchange": 2, "move": 3}},
	{name: "guard", how: map[string]int{"guard": 6, "hold": 8, "move": 2}, piece: map[string]int{"A": 5, "B": 5, "K": 5, "N": 1}},
	{name: "attack", how: map[string]int{"capture": 4, "check": 7, "exchange": 3, "win": 8, "promote": 4}, piece: map[string]int{"R": 5, "C": 5, "N": 4}},
	{name: "river", how: map[string]int{"promote": 5, "guard": 1, "exchange": 1, "move": 1}, piece: map[string]int{"P": 9, "B": 3, "C": 2}},
}

// layPreset lays the kinds with the greatest weights, the king's first, if they have effects.
func (h *hand) layPreset(p preset) {
	kinds := slices.Clone(h.kinds)
	sort.SliceStable(kinds, func(i, k int) bool { return p.worth(&kinds[i]) > p.worth(&kinds[k]) })
	if p.even {
		inRounds(kinds)
	}
	h.clear()
	for _, k := range kinds {
		if p.worth(&k) == 0 {
			break
		}
		for _, slot := range kingsOrder {
			if h.tiles[slot] == 0 && !h.useless(k.Number, slot) {
				h.tiles[slot] = k.Number
				break
			}
		}
	}
}

// inRounds deals kinds out, each piece's best in the first round, each one's second in the next.
func inRounds(kinds []locale.Stratagem) {
	served, round := map[string]int{}, map[int]int{}
	for _, k := range kinds {
		round[k.Number] = served[k.Piece]
		served[k.Piece]++
	}
	sort.SliceStable(kinds, func(i, k int) bool { return round[kinds[i].Number] < round[kinds[k].Number] })
}

func (p preset) worth(k *locale.Stratagem) int {
	n := p.piece[k.Piece]
	for _, how := range k.How {
		n += p.how[how]
	}
	return n
}

// mostSets is the most own sets kept; the oldest is dropped.
const mostSets = 6

// sets are the player's own presets of a game, on this device.
type sets struct {
	session *session.Session
	key     string
	list    []set
}

// set is a preset of the player's own.
type set struct {
	name  string
	tiles []int
}

func keptSets(s *session.Session, game string) *sets {
	own := &sets{session: s, key: "sets." + game}
	var err error
	if own.list, err = readSets(s.Kept(own.key)); err != nil {
		s.SetAside(own.key)
	}
	return own
}

// add saves tiles as a set, named by its number.
func (own *sets) add(tiles []int) {
	number := 1
	for _, s := range own.list {
		if n, err := strconv.Atoi(s.name); err == nil && n >= number {
			number = n + 1
		}
	}
	own.list = append(own.list, set{strconv.Itoa(number), slices.Clone(tiles)})
	own.list = own.list[max(0, len(own.list)-mostSets):]
	own.session.Keep(own.key, writeSets(own.list))
}

// readSets reads what writeSets wrote: a line each, the tiles before the name.
func readSets(text string) ([]set, error) {
	var list []set
	for line := range strings.Lines(text) {
		numbers, name, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		s := set{name: name}
		for word := range strings.SplitSeq(numbers, ",") {
			n, err := strconv.Atoi(word)
			ok = ok && err == nil
			s.tiles = append(s.tiles, n)
		}
		if !ok || len(s.tiles) != slots {
			return nil, fmt.Errorf("sets: want %d tiles and a name, not %q", slots, line)
		}
		list = append(list, s)
	}
	return list, nil
}

func writeSets(list []set) string {
	var b strings.Builder
	for _, s := range list {
		numbers := strings.ReplaceAll(fmt.Sprint(s.tiles), " ", ",")
		fmt.Fprintf(&b, "%s %s\n", strings.Trim(numbers, "[]"), s.name)
	}
	return b.String()
}

// use lays a set, as far as its kinds are on offer.
func (h *hand) use(s set) {
	h.clear()
	for slot, n := range s.tiles {
		if h.kind(n) != nil && h.slotOf(n) < 0 {
			h.tiles[slot] = n
		}
	}
}
