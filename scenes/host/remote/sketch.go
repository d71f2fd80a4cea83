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

// keyLaying is that of the store: a room's code and what was laid here for it so far.
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

// lay says the tiles.
func (h *onlineGame) lay(tiles []int) {
	h.tiles = append([]int(nil), tiles...)
	h.room.store.Save(keyLaying, "")
	h.room.Say(room.Say{Do: room.Lay, Tiles: tiles})
}
