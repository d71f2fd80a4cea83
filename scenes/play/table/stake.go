package table

import (
	"slices"

	"yanyi/game"
)

// Stake is what a turn costs whoever takes it, where its target does not show it.
type Stake uint8

// The stakes.
const (
	NoStake  Stake = iota
	Exchange       // both pieces leave the board (stratagem.md §5 兑)
	LostDuel       // the challenger falls (three-kingdoms.md 趣味单挑)
	WonDuel        // a duel that costs nothing
)

// Grave reports whether a turn with the stake waits until it is confirmed.
func (s Stake) Grave() bool { return s == Exchange || s == LostDuel }

// StakeOf is what a legal turn of the present position puts at stake.
func (t *Table) StakeOf(turn game.Turn) Stake {
	pos := t.match.Position()
	if ex, ok := pos.(game.Explainer); ok {
		if _, both := ex.Basis(turn); both {
			return Exchange
		}
	}
	if t.info.Option(t.match.Setup().Options, "mode") != "duel" {
		return NoStake
	}
	pos = pos.Clone()
	pos.Do(turn)
	events := pos.Events(nil)
	i := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.Dueled })
	switch {
	case i < 0:
		return NoStake
	case events[i].N == 1:
		return WonDuel
	}
	return LostDuel
}

// waits reports whether a decided turn is played only once it is confirmed: any
// turn if the person wants it so, and those that cost what the board does not show.
func (t *Table) waits(turn game.Turn) bool {
	return t.prefs.Confirm || t.StakeOf(turn).Grave()
}
