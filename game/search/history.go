package search

import "yanyi/game"

// maxHistory bounds the history value of a turn.
const maxHistory = 1 << 14

// none is the slot of no turn.
const none = -1

// memory is the success of turns in the tree so far, whatever the position: by squares; by piece
// and target as the answer to the turn before and as a continuation of the own turn before that;
// and of captures by victim.
type memory struct {
	history  [3][1 << 16]int16 // by seat, from and to
	squares  int               // of the board
	slots    int               // kinds times squares
	replies  []int16           // by the slots of the turn before and this one
	plans    []int16           // by the slots of the own turn before and this one
	captures []int16           // by slot and victim
	counters []uint32          // by slot: the last refutation
	base     [16]int32         // by kind: its first slot; kinds are in a row without gaps
}

// number gives a game's kinds and squares their slots.
func (m *memory) number(info *game.Info) {
	m.squares = len(info.Board.Points)
	for i, k := range info.Kinds {
		m.base[k] = int32(i * m.squares)
	}
	m.slots = len(info.Kinds) * m.squares
}

// open allocates the tables indexed by slots.
func (m *memory) open() {
	if m.counters != nil {
		return
	}
	m.replies, m.plans = make([]int16, m.slots*m.slots), make([]int16, m.slots*m.slots)
	m.captures, m.counters = make([]int16, 16*m.slots), make([]uint32, m.slots)
}

// forgetAll makes the memory as good as new.
func (m *memory) forgetAll() {
	for i := range m.history {
		clear(m.history[i][:])
	}
	clear(m.replies)
	clear(m.plans)
	clear(m.captures)
	clear(m.counters)
}

// past is the history slots of the turns before a position.
type past struct {
	history *[1 << 16]int16
	replies []int16 // by slot; nil where nothing is known of the turn before
	plans   []int16
	counter uint32
}

// past finds the turns that led to a ply.
func (s *Searcher) past(ply int) (p past) {
	if s.tactics == nil {
		return past{history: &s.history[0]}
	}
	p.history = &s.history[s.pos.Actor()]
	if ply > 0 {
		if slot := s.frames[ply-1].slot; slot != none {
			p.replies = s.replies[slot*s.slots : (slot+1)*s.slots]
			p.counter = s.counters[slot]
		}
	}
	if ply > 1 {
		if slot := s.frames[ply-2].slot; slot != none {
			p.plans = s.plans[slot*s.slots : (slot+1)*s.slots]
		}
	}
	return p
}

// slot is a turn's piece and target.
func (s *Searcher) slot(t game.Turn) int {
	if s.tactics == nil {
		return none
	}
	return int(s.base[s.pieces[t.From()].Kind()]) + int(t.To())
}

// experience is the history value of a quiet turn.
func (s *Searcher) experience(t game.Turn, p *past) int32 {
	v := int32(p.history[t&0xFFFF])
	if p.replies == nil && p.plans == nil {
		return v
	}
	slot := s.slot(t)
	if p.replies != nil {
		v += int32(p.replies[slot])
	}
	if p.plans != nil {
		v += int32(p.plans[slot])
	}
	return v
}

// caught is the history value of a capture.
func (s *Searcher) caught(t game.Turn) *int16 {
	return &s.captures[s.slot(t)<<4|int(s.pieces[t.To()].Kind())]
}

// learn records that the i-th turn of the frame refuted the position and that those tried before
// it did not.
func (s *Searcher) learn(f *frame, i, ply, depth int) {
	past, bonus := s.past(ply), int32(min(depth*depth*16, 1600))
	if f.gains[i] <= 0 {
		s.learnQuiet(f, f.turns[i], ply)
	}
	s.credit(f, i, bonus, past)
	for _, j := range f.tried {
		if int(j) != i && (f.gains[j] > 0 || f.gains[i] <= 0) {
			s.credit(f, int(j), -bonus, past)
		}
	}
}

// learnQuiet makes a quiet turn a killer and the usual answer.
func (s *Searcher) learnQuiet(f *frame, t game.Turn, ply int) {
	if t != f.killers[0] {
		f.killers[0], f.killers[1] = t, f.killers[0]
	}
	if s.tactics != nil && ply > 0 && s.frames[ply-1].slot != none {
		s.counters[s.frames[ply-1].slot] = uint32(t.Chosen())
	}
}

// credit changes the history of a turn by a bonus.
func (s *Searcher) credit(f *frame, i int, bonus int32, p past) {
	t := f.turns[i]
	switch {
	case s.tactics == nil:
		drift(&p.history[t&0xFFFF], bonus)
		return
	case f.gains[i] > 0:
		drift(s.caught(t), bonus)
		return
	}
	drift(&p.history[t&0xFFFF], bonus)
	slot := s.slot(t)
	if p.replies != nil {
		drift(&p.replies[slot], bonus)
	}
	if p.plans != nil {
		drift(&p.plans[slot], bonus)
	}
}

// drift moves a history value towards ±maxHistory, more slowly the nearer it is.
func drift(h *int16, bonus int32) {
	*h += int16(bonus - int32(*h)*max(bonus, -bonus)/maxHistory)
}
