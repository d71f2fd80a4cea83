package hundred

import "yanyi/game"

// Denied is the queen while the side has one on the board (README.md, Promotion; game.Promoter).
func (p *position) Denied(t game.Turn) []game.Denial {
	if t.Promotion() == game.NoKind || t.Promotion() == game.Queen || !p.hasQueen(p.turn) {
		return nil
	}
	return []game.Denial{{Kind: game.Queen, Why: game.Say("play.promote.queen")}}
}
