package game

// IllegalTurn is the error of a readable turn that the position does not allow.
type IllegalTurn struct {
	Text string
	Why  Phrase // may be zero where the squares alone do not decide
}

// Error names the turn. Why is for readers, in their language.
func (e *IllegalTurn) Error() string { return "illegal turn " + e.Text }

// Find reads a turn's text and returns pos's legal turn for it, notes and reveals included.
func Find(in *Info, pos Position, text string) (Turn, error) {
	t, err := in.ParseTurn(text)
	if err != nil {
		return NoTurn, err
	}
	return Legal(in, pos, t)
}

// Legal returns the legal turn of pos with a turn's choices, with notes and the reveals kept.
func Legal(in *Info, pos Position, t Turn) (Turn, error) {
	if seat, ok := t.Resigns(); ok {
		if pos.Outcome().Over || !pos.Alive().Has(seat) {
			return NoTurn, &IllegalTurn{Text: in.FormatTurn(t), Why: Say("why.out", OfSeat("side", seat))}
		}
		return t, nil
	}
	for _, legal := range pos.Turns(make([]Turn, 0, 64)) { // room for those of most positions
		if legal.Chosen() == t.Chosen() {
			return legal.WithReveal(t.Reveal()), nil
		}
	}
	return NoTurn, &IllegalTurn{Text: in.FormatTurn(t), Why: pos.Why(t.From(), t.To())}
}

// FindReveal returns the outcome of pos's pending reveal that a recorded reveal stands for.
func FindReveal(in *Info, pos Position, t Turn) (Reveal, error) {
	want := t.Reveal()
	for _, d := range pos.Reveals(nil) {
		if sameDrawn(in, d.Mover, want.Mover) && sameDrawn(in, d.Captive, want.Captive) {
			return d, nil
		}
	}
	return Reveal{}, Errorf("turn %s: that reveal cannot happen", in.FormatTurn(t))
}

func sameDrawn(in *Info, a, b Piece) bool {
	if a == NoPiece || b == NoPiece {
		return a == b
	}
	return a.Kind() == b.Kind() && (!in.RevealsOwner || a.Origin() == b.Origin())
}
