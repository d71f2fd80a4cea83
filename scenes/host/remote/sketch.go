package remote

import (
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/room"
)

// sketch is the tiles laid here for a room, which receives them only once all are laid.
type sketch struct {
	tiles   []int
	laid    int // number of its changes
	version int // as last shown
}

// keyLaying is the store's key of a room's code and the tiles laid here for it so far.
const keyLaying = "laying"

// sketched is what was laid here before.
func (r *onlineRoom) sketched() (s sketch) {
	code, list, _ := strings.Cut(r.store.Load(keyLaying), "\n")
	if code != r.People().Code {
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
func (h *onlineGame) Sketched(game.Seat) []int { return h.tiles }

// lays keeps what is laid here so far.
func (h *onlineGame) lays(tiles []int) {
	words := make([]string, len(tiles))
	for i, n := range tiles {
		words[i] = strconv.Itoa(n)
	}
	h.tiles = append([]int(nil), tiles...)
	h.laid++
	h.room.store.Save(keyLaying, h.room.People().Code+"\n"+strings.Join(words, ","))
}

// lay sends the tiles.
func (h *onlineGame) lay(tiles []int) {
	h.tiles = append([]int(nil), tiles...)
	h.room.store.Save(keyLaying, "")
	h.room.Say(room.Say{Do: room.Lay, Tiles: tiles})
}
