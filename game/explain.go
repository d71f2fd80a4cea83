package game

// Explainer is a Position whose turns may rest on a stratagem, so that interfaces can show it.
type Explainer interface {
	// Basis says what a legal turn rests on: the kind of stratagem whose added move or promotion
	// it uses, 0 for the base rules; and whether it is an exchange, which removes both.
	Basis(t Turn) (stratagem int, exchange bool)
	// Barriers appends the pieces that a legal turn passes and that would bar its way under
	// the base rules: a horse's leg, an elephant's eye, pieces between.
	Barriers(dst []Square, t Turn) []Square
	// Suppose appends the turns that a kind of stratagem would give the actor beyond the base
	// rules if it were in force in this position, slides left out: with the actor's marker on
	// cell kind or, if at is a square, with its king there in exchange for the piece there. It
	// appends none where that is impossible.
	Suppose(dst []Turn, kind int, at Square) []Turn
}

// Staler is a Position on whose board pieces may go stale.
type Staler interface {
	// Due appends the actor's pieces that go stale with this turn if another one moves.
	Due(dst []Square) []Square
}

// Promoter is a Position whose pieces promote, for showing why promotions are unavailable.
type Promoter interface {
	// Denied lists the kinds that the promotion of a legal turn, at once or as a second chance,
	// could be by the rules but cannot be in this position.
	Denied(t Turn) []Denial
}

// Denial is an unavailable kind and the label of the reason.
type Denial struct {
	Kind Kind
	Why  Phrase
}

// Threatener is a Position whose captures are hard to see, for marking dangers to a piece.
type Threatener interface {
	// Threats appends the squares of the hostile pieces that could take the piece on from if it
	// stood on at and it were their turn; the piece on at is ignored. With at equal to from the
	// piece stands where it is. Empty squares and pieces that cannot be taken have no threats.
	Threats(dst []Square, from, at Square) []Square
}

// Warner is a Position of a game that may end unexpectedly: by counts of repetitions, quiet
// turns or checks, or by kings that may not face. Interfaces warn of it.
type Warner interface {
	// Warning names the rule that is about to end the game, given the journal. It is the zero
	// Phrase while none is near, and once the game is over. A turn that loses or is forbidden
	// if repeated is announced while the player concerned is to move.
	Warning() Phrase
}
