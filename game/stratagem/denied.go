package stratagem

import "yanyi/game"

// Denied is the kinds that 升底兵 cannot bring back only because the side has lost none of
// them (README.md, Rising soldier 升底兵; game.Promoter).
func (p *position) Denied(t game.Turn) []game.Denial {
	if t.Promotion() == game.NoKind && t.Second() == game.NoKind {
		return nil
	}
	var denied []game.Denial
	for i, k := range poolKinds {
		if p.pool[p.side][i] == 0 {
			denied = append(denied, game.Denial{Kind: k, Why: game.Say("play.promote.none")})
		}
	}
	return denied
}
