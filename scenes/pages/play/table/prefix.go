package table

import "yanyi/game"

// prefixes are the choices of a turn that precede its squares.
var prefixes = [...]game.Field{game.ChooseSweep, game.ChooseSlide}

// Prefix is what was picked for a choice before the move (sweep, slide), if it
// was: picking a square declines such a choice without picking it.
func (h *Hand) Prefix(f game.Field) (value uint8, ok bool) {
	if h.chooser == nil {
		return 0, false
	}
	return h.chooser.Value(f)
}

// Ways is the values a choice before the move may take together with the other
// such choices already made, whether it has been made or not and whatever square
// has been picked since; none unless there is something to choose.
func (h *Hand) Ways(f game.Field) []uint8 {
	if h.chooser == nil {
		return nil
	}
	c := game.NewChooser(h.all())
	for _, other := range prefixes {
		if v, ok := h.chooser.Value(other); ok && other != f {
			c.Pick(other, v)
		}
	}
	if values := c.Values(f); len(values) > 1 {
		return values
	}
	return nil
}

// Prefer makes or changes a choice before the move; with open it is undone
// instead. A selected piece stays selected if it may still move.
func (h *Hand) Prefer(f game.Field, value uint8, open bool) bool {
	if h.chooser == nil {
		return false
	}
	kept := h.chooser
	h.chooser = game.NewChooser(h.all())
	for _, field := range prefixes {
		v, ok := kept.Value(field)
		if field == f {
			v, ok = value, !open
		}
		if ok && !h.chooser.Pick(field, v) && field == f {
			h.chooser = kept
			return false
		}
	}
	if from, ok := kept.Value(game.ChooseFrom); ok {
		h.chooser.Pick(game.ChooseFrom, from)
	}
	return true
}

// Left is the turns still possible; read only.
func (h *Hand) Left() []game.Turn {
	if h.chooser == nil {
		return nil
	}
	return h.chooser.Left()
}

// Open is the turns possible whatever square has been picked; read only.
func (h *Hand) Open() []game.Turn {
	if h.chooser == nil {
		return nil
	}
	return h.open()
}

// all is the turns the hand was dealt.
func (h *Hand) all() []game.Turn {
	c := *h.chooser
	for c.Back() {
	}
	return c.Left()
}

// prefer makes, changes or undoes a choice before the move (Hand.Prefer).
func (t *Table) prefer(f game.Field, value uint8, open bool) {
	if t.hand.Prefer(f, value, open) {
		t.hint = game.NoTurn
		t.touch()
	}
}
