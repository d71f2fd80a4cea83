package locale

import "strings"

// Stratagem is one rule-changing setting or tile of a stratagem game, as the player reads of it.
type Stratagem struct {
	Key    string   // strat.qiji.3; T(Key) is the name
	Game   string   // qiji, weiwo, qiji16, qice, qice-line
	Number int      // as in position strings
	Rule   string   // key of its sentence, shared where the rule is the same
	Piece  string   // upper-case letter of the piece it changes, "" if none
	How    []string // its changes: move capture exchange check guard hold promote win
}

func newStratagem(key string, r *row) Stratagem {
	game, _, _ := strings.Cut(strings.TrimPrefix(key, "strat."), ".")
	return Stratagem{Key: key, Game: game, Number: r.number, Rule: r.rule, Piece: r.piece, How: r.how}
}

// Name is the stratagem's name in language l.
func (s *Stratagem) Name(l Lang) string { return l.T(s.Key) }

// Sentence describes it in one sentence.
func (s *Stratagem) Sentence(l Lang) string { return l.T(s.Rule) }

// Stratagems lists those of one game by number. The slice belongs to the deck.
func Stratagems(game string) []Stratagem {
	all := deck().stratagems
	from := 0
	for from < len(all) && all[from].Game != game {
		from++
	}
	to := from
	for to < len(all) && all[to].Game == game {
		to++
	}
	return all[from:to:to]
}

// StratagemOf finds a game's stratagem by its number, nil if there is none.
func StratagemOf(game string, number int) *Stratagem {
	all := Stratagems(game)
	for i := range all {
		if all[i].Number == number {
			return &all[i]
		}
	}
	return nil
}
