package game

import "slices"

// Field is one choice within a turn.
type Field uint8

// The choices of a turn in the order in which they are asked.
const (
	ChooseSweep     Field = iota // 1 to sweep
	ChooseSlide                  // a Slide
	ChooseFrom                   // a Square
	ChooseTo                     // a Square
	ChoosePromotion              // a Kind, NoKind for staying
	ChooseSecond                 // a Kind, NoKind for none
	fieldCount
)

// Value reads a field of a turn.
func (f Field) Value(t Turn) uint8 {
	switch f {
	case ChooseSweep:
		if t.Sweep() {
			return 1
		}
		return 0
	case ChooseSlide:
		return uint8(t.Slide())
	case ChooseFrom:
		return uint8(t.From())
	case ChooseTo:
		return uint8(t.To())
	case ChoosePromotion:
		return uint8(t.Promotion())
	default:
		return uint8(t.Second())
	}
}

// Chooser narrows the list of legal turns choice by choice until one remains.
// The interface computes no rules: it shows Values and passes on picks.
type Chooser struct {
	left  []Turn
	picks []pick
}

type pick struct {
	field  Field
	value  uint8
	before []Turn // the turns left before the pick
}

// NewChooser starts a choice among the given complete turns.
func NewChooser(turns []Turn) *Chooser { return &Chooser{left: turns} }

// Clone returns an independent choice with the same picks.
func (c *Chooser) Clone() *Chooser {
	return &Chooser{left: c.left, picks: append([]pick(nil), c.picks...)}
}

// Left is the turns still possible; read only.
func (c *Chooser) Left() []Turn { return c.left }

// Values is the distinct values a field may still take, ascending.
func (c *Chooser) Values(f Field) []uint8 {
	var seen [256]bool
	for _, t := range c.left {
		seen[f.Value(t)] = true
	}
	var values []uint8
	for v, ok := range seen {
		if ok {
			values = append(values, uint8(v))
		}
	}
	return values
}

// Offers reports whether a field may still take the value.
func (c *Chooser) Offers(f Field, value uint8) bool {
	return slices.ContainsFunc(c.left, func(t Turn) bool { return f.Value(t) == value })
}

// Pick fixes a field and reports whether any turn remains; if none would, nothing changes.
// Picking a square declines a sweep or slide not yet chosen, as far as that leaves a turn.
func (c *Chooser) Pick(f Field, value uint8) bool {
	before := c.left
	left := filter(before, f, value)
	if len(left) == 0 {
		return false
	}
	if f == ChooseFrom {
		for _, prefix := range []Field{ChooseSweep, ChooseSlide} {
			if declined := filter(left, prefix, 0); len(declined) > 0 && !c.Picked(prefix) {
				left = declined
			}
		}
	}
	c.picks = append(c.picks, pick{f, value, before})
	c.left = left
	return true
}

// Picked reports whether a field has been picked.
func (c *Chooser) Picked(f Field) bool {
	return slices.ContainsFunc(c.picks, func(p pick) bool { return p.field == f })
}

// Value is the picked value of a field.
func (c *Chooser) Value(f Field) (uint8, bool) {
	for _, p := range c.picks {
		if p.field == f {
			return p.value, true
		}
	}
	return 0, false
}

// Back takes the last pick back and reports whether there was one.
func (c *Chooser) Back() bool {
	if len(c.picks) == 0 {
		return false
	}
	last := c.picks[len(c.picks)-1]
	c.left, c.picks = last.before, c.picks[:len(c.picks)-1]
	return true
}

// Next is the first field that is still open; none if the turn is decided.
func (c *Chooser) Next() (Field, bool) {
	for f := range fieldCount {
		if len(c.Values(f)) > 1 {
			return f, true
		}
	}
	return 0, false
}

// Turn is the turn if exactly one remains.
func (c *Chooser) Turn() (Turn, bool) {
	if len(c.left) != 1 {
		return NoTurn, false
	}
	return c.left[0], true
}

func filter(turns []Turn, f Field, value uint8) []Turn {
	var out []Turn
	for _, t := range turns {
		if f.Value(t) == value {
			out = append(out, t)
		}
	}
	return out
}
