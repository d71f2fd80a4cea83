package uci

import "yanyi/game"

// grammar knows the words that may follow go, in a game and a dialect.
type grammar struct {
	in   *game.Info
	ucci bool
}

func (t *translator) grammar() grammar { return grammar{t.v.Info(), t.ucci} }

// isLimit reports whether a word after go begins something new.
func (g grammar) isLimit(word string) bool { return isFlag(word) || g.isNumbered(word) }

// isFlag reports whether a word after go stands alone.
func isFlag(word string) bool {
	return word == "infinite" || word == "ponder" || word == "searchmoves" || word == "draw"
}

// isNumbered reports whether a word after go has a number.
func (g grammar) isNumbered(word string) bool {
	switch word {
	case "depth", "nodes", "movetime", "movestogo", "mate",
		"wtime", "btime", "winc", "binc":
		return true
	case "time", "increment", "opptime", "oppincrement", "oppmovestogo":
		return g.ucci
	}
	for s := range g.in.Seats {
		if left, inc := clockNames(g.in, game.Seat(s)); word == left || word == inc {
			return true
		}
	}
	return false
}
