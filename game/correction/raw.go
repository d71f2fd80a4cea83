package correction

import "yanyi/game"

// Raw is a net's numbers as they are stored.
type Raw struct {
	Rows [][Units]int8
	Bias [Units]int16
	Outs [2][Units]int16
	End  int16
}

// Append appends the net's data, which Read reads.
func (r *Raw) Append(dst []byte) []byte {
	for i := range r.Rows {
		for _, w := range r.Rows[i] {
			dst = append(dst, byte(w))
		}
	}
	for _, of := range []*[Units]int16{&r.Bias, &r.Outs[0], &r.Outs[1]} {
		for _, w := range of {
			dst = append(dst, byte(w), byte(w>>8))
		}
	}
	return append(dst, byte(r.End), byte(r.End>>8))
}

// Mirrored is the input of the same piece with left and right exchanged.
func (s *Shape) Mirrored(in uint16) uint16 {
	file := int(in) % s.Files
	return in - uint16(file) + uint16(s.Files-1-file)
}

// Views appends the inputs of all pieces as side and as the other one sees them.
func (s *Shape) Views(own, other []uint16, men *Men, side game.Seat) ([]uint16, []uint16) {
	for of, by := range men {
		owner := (of ^ int(side)) & 1
		for i, k := range s.Kinds {
			for pieces := by[k]; !pieces.Empty(); {
				sq := pieces.Pop()
				own = append(own, uint16(s.input(owner, i, s.seen(sq, side))))
				other = append(other, uint16(s.input(owner^1, i, s.seen(sq, side^1))))
			}
		}
	}
	return own, other
}

// Corrected is a position whose evaluation a net corrects.
type Corrected interface {
	// Plain is the evaluation for a seat without the correction, in centipawns.
	Plain(s game.Seat) int
	// Men are the pieces that the net sees. They are valid until the next turn.
	Men() Men
}

// Corrector is a variant with such positions.
type Corrector interface {
	// Correction is the shape of the variant's net, and whether it has one.
	Correction() (Shape, bool)
}
