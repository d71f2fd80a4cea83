package decisions

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
)

// sweep is the sweep as offered or chosen (game/stratagem/README.md, Stale pieces 水中停滯).
func (d *Decisions) sweep() asked {
	m := d.now
	if !m.Hand.Active() || len(m.Hand.Ways(game.ChooseSweep)) == 0 {
		return asked{}
	}
	stale, n := staleEnemy(m)
	a := asked{seal: tabletext.SealOf("event.strat.stale.badge"), warn: true}
	if m.Before.Sweep {
		a.head = locale.T("event.strat.sweep.count.one")
		if n > 1 {
			a.head = locale.T("event.strat.sweep.count", locale.Num("n", n))
		}
		a.line = locale.T("why.sweep.move")
		a.yes = d.answer("sweep.no", "play.sweep.no", func() { d.do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Open: true}) })
		return a
	}
	a.head = locale.T("play.sweep.title", tabletext.Owner(m.Info, "side", stale.Origin()), tabletext.Arg("piece", gametext.PieceWord(m.Info, stale)))
	if n > 1 {
		a.head = locale.T("play.sweep.title.many", locale.Num("n", n))
	}
	a.line, a.primary = locale.T("play.sweep.line"), true
	a.yes = d.answer("sweep.yes", "play.sweep.button", func() { d.do(host.Request{Do: host.Prefer, Field: game.ChooseSweep, Value: 1}) })
	return a
}

// staleEnemy is one of the stale pieces that the actor may sweep, and how many
// there are.
func staleEnemy(m *moment.Moment) (piece game.Piece, n int) {
	for _, c := range m.View.Cells {
		if c.Mark&game.MarkStale != 0 && c.Commander != m.View.Actor {
			piece = c.Piece
			n++
		}
	}
	return piece, n
}
