package hundred

import (
	_ "embed"

	"yanyi/game"
	"yanyi/game/correction"
)

// netData is the net that corrects the evaluation; cmd/tune makes it.
//
//go:embed baige.net
var netData string

var netShape = correction.Shape{
	Kinds: []game.Kind{
		game.King, game.Queen, game.Rook, game.Knight, game.Bishop, game.Cannon,
		game.Advisor, game.Guard, game.Pawn, game.Ferz, game.Wazir,
	},
	Files: 10, Ranks: 10,
}

var net correction.Kept

// Correction is the shape of the net that corrects the evaluation (correction.Corrector).
func (variant) Correction() (correction.Shape, bool) { return netShape, true }

// Men are the pieces that the net sees (correction.Corrected).
func (p *position) Men() correction.Men { return correction.Men{p.men[white][:], p.men[black][:]} }

// correct is the net's correction for seat s in centipawns.
func (p *position) correct(s game.Seat) int {
	men := p.Men()
	return net.Get(netData, netShape).Judge(&men, s, p.turn)
}
