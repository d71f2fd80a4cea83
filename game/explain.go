package game

// Explainer is a Position whose turns may rest on a stratagem, so that interfaces
// can mark such targets and announce such turns.
type Explainer interface {
	// Basis tells what a legal turn rests on: the kind of stratagem whose added
	// way of moving or promotion it uses, 0 if the base rules allow it; and
	// whether it is an exchange, after which both pieces are gone.
	Basis(t Turn) (stratagem int, exchange bool)
	// Barriers appends the pieces over which a legal turn goes and which would bar
	// the base rules' way there: a horse's leg, an elephant's eye, what stands
	// between.
	Barriers(dst []Square, t Turn) []Square
	// Suppose appends the turns that a kind of stratagem would give the actor beside
	// those of the base rules if it were in force as the pieces stand, slides left
	// out: with its marker on cell kind or, if at is a square, with its king there in
	// exchange for what stands there. It appends none where that cannot be.
	Suppose(dst []Turn, kind int, at Square) []Turn
}

// Staler is a Position on whose board pieces may go stale.
type Staler interface {
	// Due appends the actor's pieces that go stale with this turn if another one
	// moves.
	Due(dst []Square) []Square
}

// Promoter is a Position whose pieces promote, so that interfaces can show what a
// promotion cannot be now, and why.
type Promoter interface {
	// Denied lists the kinds that the promotion of a legal turn, at once or as a
	// second chance, could be by the rules but cannot be as the game stands.
	Denied(t Turn) []Denial
}

// Denial is a kind that cannot be chosen and the label that says why.
type Denial struct {
	Kind Kind
	Why  Phrase
}

// Threatener is a Position in which it is not plain to see who takes whom, so that
// interfaces can mark what endangers a piece.
type Threatener interface {
	// Threats appends the squares of the hostile pieces that could take the piece on
	// from if it stood on at and their turn came as the pieces stand; what stands on
	// at is taken for gone. With at equal to from it is where the piece stands now.
	// Empty squares and pieces that cannot be taken have none.
	Threats(dst []Square, from, at Square) []Square
}

// Warner is a Position of a game that may end by what nobody sees coming: by counting
// positions that recur, quiet turns, checks, or by kings who may not face. Interfaces warn
// of it.
type Warner interface {
	// Warning says which of them is about to end the game as the journal stands. It
	// is the zero Phrase while none is near, and once the game is over. Where one
	// more turn of a kind loses or is forbidden, it is said while the player it
	// concerns is to move.
	Warning() Phrase
}
