package home

import (
	_ "embed"
	"fmt"
	"strings"

	"yanyi/game"
	"yanyi/game/match"
)

//go:embed cards.txt
var cardLines string

// scene is what the board of a card shows: a position with what is special to the
// game, and the positions that a few turns lead to.
type scene struct {
	position string
	turns    []string
	views    []*game.View // made when they are wanted, one after the other
	match    *match.Match
}

// readScenes reads the lines of cards.txt by game.
func readScenes(text string) (map[string]*scene, error) {
	list := map[string]*scene{}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		parts := strings.Split(line, "|")
		if len(parts) != 3 {
			return nil, fmt.Errorf("cards: %q has %d parts, want 3", line, len(parts))
		}
		list[strings.TrimSpace(parts[0])] = &scene{
			position: strings.TrimSpace(parts[1]), turns: strings.Fields(parts[2]),
		}
	}
	return list, nil
}

// view is how the board looks after n turns.
func (s *scene) view(v game.Variant, n int) (*game.View, error) {
	if s.match == nil {
		m, err := match.New(v, match.Setup{Start: s.position})
		if err != nil {
			return nil, err
		}
		s.match = m
		s.show()
	}
	for len(s.views) <= n {
		if err := s.match.Play(s.turns[len(s.views)-1]); err != nil {
			return nil, err
		}
		s.show()
	}
	return s.views[n], nil
}

func (s *scene) show() {
	view := s.match.View(game.NoSeat)
	s.views = append(s.views, &view)
}

// How long a card that plays shows each position, and the last one before it
// returns to the first, in ticks.
const (
	turnTicks = 42
	lastTicks = 110
)

// reel plays the scene of the card that is pointed at or has the keyboard, once;
// then it rests, and nothing is drawn any more.
type reel struct {
	id   string // of the card that is pointed at, "" for none
	at   int    // turns played
	wait int    // ticks to the next change; 0 at rest
}

// point takes in which card is pointed at, with how many turns it has to play,
// and reports whether its picture has changed.
func (r *reel) point(id string, turns int) bool {
	if id != r.id {
		changed := r.at != 0
		*r = reel{id: id}
		if turns > 0 {
			r.wait = turnTicks
		}
		return changed
	}
	if r.wait == 0 {
		return false
	}
	if r.wait--; r.wait > 0 {
		return false
	}
	switch {
	case r.at == turns:
		r.at = 0
	case r.at == turns-1:
		r.at, r.wait = turns, lastTicks
	default:
		r.at, r.wait = r.at+1, turnTicks
	}
	return true
}
