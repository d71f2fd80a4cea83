package locale

// General is the historical commander that a piece of the Three Kingdoms games represents.
type General struct {
	Key     string // general.wu.zhou-yu; T(Key) is the name
	Kingdom byte   // 'u' Wu, 'w' Wei, 's' Shu, 'h' Han, as in position strings
	Might   int    // 1 to 5
	Wits    int    // 1 to 5

	places  map[string]*Place // by edition
	epithet [langs]string
}

// Place says which piece of an army a general is: the Nth (from 1) of its kind,
// counted as the rules list the generals (game/threekingdoms/README.md, Generals).
type Place struct {
	Piece string // one upper-case letter of the position string
	Nth   int
}

// Name is the general's name in language l.
func (g *General) Name(l Lang) string { return l.T(g.Key) }

// Epithet is a line about him.
func (g *General) Epithet(l Lang) string { return g.epithet[l] }

// Place is his piece in an edition of the persons (game.Info.People), nil if he has none.
func (g *General) Place(edition string) *Place { return g.places[edition] }

// Generals lists all of them, kingdom by kingdom in the rules' order.
func Generals() []General { return deck().generals }

// GeneralOf is the commander of the nth piece (from 1) with this letter in this kingdom's
// army, in an edition; nil for a piece without one.
func GeneralOf(edition string, kingdom, piece byte, nth int) *General {
	all := deck().generals
	for i := range all {
		p := all[i].Place(edition)
		if p != nil && all[i].Kingdom == kingdom && p.Nth == nth && p.Piece[0] == piece {
			return &all[i]
		}
	}
	return nil
}
