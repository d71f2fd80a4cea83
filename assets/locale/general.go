package locale

// General is a historical commander who stands behind a piece of the Three
// Kingdoms games.
type General struct {
	Key     string // general.wu.zhou-yu; T(Key) is the name
	Kingdom byte   // 'u' Wu, 'w' Wei, 's' Shu, 'h' Han, as in position strings
	Might   int    // 1 to 5
	Wits    int    // 1 to 5
	Yanyi   *Place // his piece in yanyi and jieqi, nil if he has none
	Guoji   *Place // his piece in guoji, nil if he has none
	Chibi   *Place // his piece in chibi where it is another than in yanyi, else nil

	epithet [langs]string
}

// Place says which piece of an army a general is: the Nth (from 1) of its kind,
// counted as the rules list the generals (game/threekingdoms/README.md, Generals).
type Place struct {
	Piece string // one upper-case letter of the position string
	Nth   int
}

func newGeneral(key string, r *row) General {
	return General{
		Key: key, Kingdom: r.kingdom[0], Might: r.might, Wits: r.wits, Yanyi: r.yanyi, Guoji: r.guoji, Chibi: r.chibi,
		epithet: r.epithet,
	}
}

// Name is the general's name in language l.
func (g *General) Name(l Lang) string { return l.T(g.Key) }

// Epithet is the line that tells who he was.
func (g *General) Epithet(l Lang) string { return g.epithet[l] }

// Place is his piece in an edition of the persons (game.Info.People), nil if he
// has none.
func (g *General) Place(edition string) *Place {
	switch edition {
	case "yanyi":
		return g.Yanyi
	case "guoji":
		return g.Guoji
	case "chibi":
		if g.Chibi != nil || g.Kingdom == 'h' { // its Han is one piece alone
			return g.Chibi
		}
		return g.Yanyi
	}
	return nil
}

// Generals lists all of them, kingdom by kingdom in the rules' order.
func Generals() []General { return deck().generals }

// GeneralOf finds who stands behind the nth piece (from 1) with this letter of
// this kingdom's army in an edition. It returns nil for a piece without one.
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
