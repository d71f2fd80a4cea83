package remote

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/room"
)

// sketch is the tiles laid here for a room: the room hears of them only once all are.
type sketch struct {
	tiles   []int
	laid    int // how often that has changed
	version int // as it was last told
}

// kept is what was laid here before.
func (h *Host) kept() (s sketch) {
	if h.deps.Kept == nil {
		return s
	}
	code, list, _ := strings.Cut(h.deps.Kept(), "\n")
	if code != h.room.Code {
		return s
	}
	for _, word := range strings.Split(list, ",") {
		n, err := strconv.Atoi(word)
		if err != nil {
			return sketch{}
		}
		s.tiles = append(s.tiles, n)
	}
	return s
}

// Sketched is what is laid here so far, nil for nothing.
func (h *Host) Sketched(game.Seat) []int { return h.tiles }

// lays keeps what is laid here so far.
func (h *Host) lays(tiles []int) {
	words := make([]string, len(tiles))
	for i, n := range tiles {
		words[i] = strconv.Itoa(n)
	}
	h.tiles = append([]int(nil), tiles...)
	h.laid++
	if h.deps.Keep != nil {
		h.deps.Keep(h.room.Code + "\n" + strings.Join(words, ","))
	}
}

// lay says the tiles.
func (h *Host) lay(tiles []int) {
	h.tiles = append([]int(nil), tiles...)
	if h.deps.Keep != nil {
		h.deps.Keep("")
	}
	h.room.Say(room.Say{Do: room.Lay, Tiles: tiles})
}
