package host

import "yanyi/game"

// Great reports whether an event has a row of its own in the move list and the report:
// diplomacy, an elimination and its consequences, kings who meet, and a duel whose attacker
// fell, which its turn does not show.
func Great(e *game.Event) bool {
	switch e.Type {
	case game.Allied, game.Deposed, game.WentOut, game.AllianceEnded, game.KingLost, game.Met:
		return true
	}
	return e.Type == game.Dueled && e.N == 0
}
