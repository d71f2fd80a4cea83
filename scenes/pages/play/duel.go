package play

import (
	"fmt"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/phrase"
)

// duelNote says who beat whom in a duel, and by what; of a challenger who fell, how
// both compared. Where a position has more pieces of a kind than there are generals,
// nothing is known of a duel but who fell.
func (p *Page) duelNote(e *match.Move, ev *game.Event) note {
	n := note{seal: sealOf("event.duel.seal"), detail: phrase.Of(p.info, p.notation(e))}
	d := p.table.Duelists(e.Ply, ev)
	a, b := d.Challenger, d.Challenged
	switch {
	case a == nil || b == nil:
		if ev.N == 0 {
			n.head = locale.T("event.duel.lose", named1("a", phrase.PieceName(p.info, ev.Piece)), named1("b", phrase.PieceName(p.info, ev.Became)))
		}
	case ev.N == 0:
		n.head = locale.T("event.duel.lose", named1("a", a.Name(locale.Current())), named1("b", b.Name(locale.Current())))
		n.detail = fmt.Sprintf("%s %d : %d %s %s %d : %d", locale.T("mode.duel.might"), a.Might, b.Might,
			locale.T("ui.separator"), locale.T("mode.duel.wits"), a.Wits, b.Wits)
	case a.Wits-b.Wits > a.Might-b.Might: // the challenger names what he is better in
		n.head = duelWon("event.duel.win.wits", a, b, a.Wits, b.Wits)
	default:
		n.head = duelWon("event.duel.win.might", a, b, a.Might, b.Might)
	}
	return n
}

func duelWon(key string, a, b *locale.General, m, n int) string {
	return locale.T(key, named1("a", a.Name(locale.Current())), named1("b", b.Name(locale.Current())), locale.Num("m", m), locale.Num("n", n))
}
