package room

import (
	"maps"
	"slices"

	"yanyi/game/tree"
)

// Ahead is the room after an event, decoded from its text; the room itself is unchanged. A
// server asks before it writes, since a bad event would make the room unreadable for ever.
func (r *Room) Ahead(text []byte) (*Room, Event, error) {
	e, err := DecodeEvent(text)
	if err != nil {
		return nil, Event{}, err
	}
	next := r.clone()
	if err := next.Apply(e); err != nil {
		return nil, Event{}, err
	}
	return next, e, nil
}

// clone is an independent room in the same state. The set-up, which never changes, is shared.
func (r *Room) clone() *Room {
	c := *r
	c.seats, c.order, c.drawn = slices.Clone(r.seats), slices.Clone(r.order), maps.Clone(r.drawn)
	if r.question != nil {
		q := *r.question
		c.question = &q
	}
	if r.match != nil {
		c.match = r.match.Clone()
	}
	if r.study != nil {
		c.study = r.study.clone()
	}
	return &c
}

func (s *Study) clone() *Study {
	c := *s
	c.Changes = slices.Clip(s.Changes) // appending must not overwrite the original's changes
	c.line = s.line.Clone()
	c.root = c.line.Root()
	twin := map[*tree.Node]*tree.Node{}
	pair(s.root, c.root, twin)
	c.nodes = make(map[int]*tree.Node, len(s.nodes))
	for id, n := range s.nodes {
		c.nodes[id] = twin[n]
	}
	return &c
}

// pair notes which turn of a copy is which of its tree.
func pair(n, copied *tree.Node, twin map[*tree.Node]*tree.Node) {
	twin[n] = copied
	for i, next := range n.Next {
		pair(next, copied.Next[i], twin)
	}
}
