// Package stratagem is xiangqi and its six descendants: xiangqi, huanfang, qiji,
// weiwo, qiji16, qice and qice-line (README.md).
//
// The games differ by which mechanisms they have (rules in rules.go): swaps of the king (換防),
// markers on tracks, palaces whose points choose a stratagem, tiles laid by the players,
// exchanges, a river row in which pieces go stale. A stratagem itself is data: a row of the
// table in row.go says which piece it changes, by which pattern, how its ways may end (move,
// capture, exchange) in each edition, and links its sentence in the locales. Patterns that
// depend on the board alone are lists of paths (paths.go), the others walk over the pieces
// (walks.go). To add a stratagem, add a row, for a new pattern one small function, and a line
// below.
//
// A position (position.go) is a mailbox with square sets; every change of a square
// is noted, so that Undo is one loop. The generator (generator.go) lists most turns
// without playing them: a survey of the king's lines and the horses around it finds
// the squares that its safety hangs on, and only turns that touch those, the king's
// own turns, exchanges, and all turns of a side in check are played and tested.
//
// The tables give each kind, its name, its row and a fixture that shows it.
//
// The nine settings (qiji; weiwo the same):
//
//	0  無變化     -                           qiji-start
//	1  河炮架     river screen                qiji-s1-river-screen-check
//	2  可飛將     flying king                 qiji-s2-fly-makes-facing
//	3  升底兵     rising soldier              qiji-s3-promote
//	4  兵可退     soldier back                qiji-s4-soldier-back
//	5  象不堵     free eye                    qiji-s5-elephant-eye
//	6  馬無蹩     free leg                    qiji-s6-horse-leg
//	7  車可越     rook over one               qiji-s7-rook-over-enemy-no-capture
//	8  士闊步     advisor corner to corner    qiji-s8-advisor-wide
//
// The sixteen tiles (qiji16):
//
//	 1  河炮架     river screen                qiji16-t01-river-cannon
//	 2  可飛將     flying king                 qiji16-t02-random-own-1
//	 3  升底兵     rising soldier              qiji16-t03-promote
//	 4  兵可退     soldier back                qiji16-t04-back
//	 5  象不堵     free eye                    qiji16-t05-elephant
//	 6  馬無蹩     free leg                    qiji16-t06-horse-swap-no-leg
//	 7  車可越     rook over one               qiji16-t07-random-own-1
//	 8  士闊步     advisor corner to corner    qiji16-t08-advisor-no-capture
//	 9  加能炮     cannon over one             qiji16-t09-cannon-hop
//	10  外環車     rook round a corner         qiji16-t10-ring
//	11  斜跨馬     hurdling horse              qiji16-t11-diag-hop
//	12  象飛岸     elephant to the bank        qiji16-t12-elephant-fly
//	13  士可跳     advisor over the centre     qiji16-t13-advisor-jump
//	14  將可牽     holding all                 qiji16-t14-pin
//	15  兵忘河     roving soldier              qiji16-t15-soldier-sideways-captures
//	16  無敵兵     untouchable soldier         qiji16-t16-cannot-be-captured
//
// The thirty-two tiles (qice, qice-line):
//
//	 1  無阻車     rook over one               qice-t01-rook-over-one
//	 2  騰空馬     free leg                    qice-line-t02-horse-over-leg
//	 3  無敵炮     invincible cannon           qice-line-t03-king-may-not-take-cannon
//	 4  捐軀象     martyr elephant             qice-t04-elephant-eye
//	 5  斜跳士     advisor over the centre     qice-t05-advisor-jump
//	 6  將可飛     flying king                 qice-t06-fly-check
//	 7  拼底兵     desperate soldier           qice-t07-soldier-as-rook
//	 8  可退兵     soldier back                qice-t08-soldier-back
//	 9  外環車     rook round a corner         qice-t09-ring
//	10  行騾馬     mule horse                  qice-t10-mule-leg-far-free
//	11  加能炮     cannon over two             qice-t11-cannon-over-two
//	12  闊步象     elephant to the bank        qice-t12-random-own-1
//	13  闊步士     advisor corner to corner    qice-t13-advisor-wide
//	14  將可牽     holding one                 qice-t14-two-are-free
//	15  忘河兵     roving soldier              qice-t15-sideways-bank
//	16  勝利兵     victory soldier             qice-t16-soldier-wins
//	17  全線車     rook on palace lines        qice-t17-rook-diagonals
//	18  駝步馬     camel horse                 qice-t18-camel-leg
//	19  全線炮     cannon on palace lines      qice-t19-cannon-diagonals
//	20  增值象     straight elephant           qice-t20-elephant-four
//	21  直角士     advisor along the edge      qice-t21-advisor-right-angle
//	22  將士和     king on palace lines        qice-t22-king-diagonal
//	23  臥底兵     undercover soldier          qice-t23-as-rook
//	24  側衝兵     flanking soldier            qice-t24-diagonal
//	25  王者車     royal rook                  qice-t25-rook-one-diagonal
//	26  侵宮馬     raiding horse               qice-t26-king-may-not-take-horse
//	27  河架炮     river screen                qice-t27-soldier-may-reach-river
//	28  過河象     elephant across             qice-t28-elephant-across
//	29  離宮士     sallying advisor            qice-t29-advisor-outside
//	30  帥闊步     striding king               qice-t30-random-own-1
//	31  升底兵     rising soldier              qice-t31-promote
//	32  水鬼兵     river ghost                 qice-t32-soldier-not-stale
package stratagem
