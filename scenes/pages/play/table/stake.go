package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// StakeOf is what a legal turn of the present position puts at stake.
func (t *Table) StakeOf(turn game.Turn) match.Stake { return t.match.Stake(turn) }

// waits reports whether a decided turn is played only once it is confirmed: any
// turn if the person wants it so, and those that cost what the board does not show.
func (t *Table) waits(turn game.Turn) bool {
	return t.prefs.Confirm || t.StakeOf(turn).Grave()
}
