package stratagem

import (
	_ "embed"

	"yanyi/game"
	"yanyi/game/correction"
)

// netData is the net that corrects the evaluation of xiangqi; cmd/tune makes it.
//
//go:embed xiangqi.net
var netData string

var netShape = correction.Shape{
	Kinds: []game.Kind{game.King, game.Advisor, game.Bishop, game.Rook, game.Cannon, game.Knight, game.Pawn},
	Files: 9, Ranks: 10,
}

var net correction.Kept

// Correction is the shape of the net that corrects the variant's evaluation, and whether there
// is one (correction.Corrector).
func (v *rules) Correction() (correction.Shape, bool) { return netShape, v.info.ID == "xiangqi" }

// Men are the pieces that the net sees (correction.Corrected).
func (p *position) Men() correction.Men { return correction.Men{p.by[red][:], p.by[black][:]} }

// correct is the net's correction for seat s in centipawns.
func (p *position) correct(n *correction.Net, s game.Seat) int {
	men := p.Men()
	return n.Judge(&men, s, p.side)
}
