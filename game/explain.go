package game

// Explainer is a Position whose turns may rest on a stratagem, so that interfaces
// can mark such targets and announce such turns.
type Explainer interface {
	// Basis tells what a legal turn rests on: the kind of stratagem whose added
	// way of moving or promotion it uses, 0 if the base rules allow it; and
	// whether it is an exchange, after which both pieces are gone.
	Basis(t Turn) (stratagem int, exchange bool)
}
