// Package search is the house's opponents: it looks for a good turn in any game
// that speaks the vocabulary of package game, and knows none of them by name.
//
// # One search for two and three players
//
// Values are centipawns as the seat at the root sees them ([game.Position.Eval]
// of that seat). Whoever acts is either ours or theirs: ours wants the value
// high, theirs low. With two seats that is plain negamax. With three it is the
// paranoid search: the others play against the root together, but in games in which waiting
// costs nothing (waiter) the root's ally waits. Who acts next is always
// asked of the position, never assumed, for turn order may be irregular.
//
// What tempers the paranoia or sharpens it was measured in yanyi at 1,000 nodes a turn
// against two of the search without it (points a game; 1 is equal, 2 is to win them all):
//
//   - A rival in the tree loses no more by its own turn than a few centipawns, whatever it
//     costs the root; such turns are left out unless they check (trio.gives): 1.14 ± 0.05
//     in 900 games, at margins of 20 and 60, where two thirds of them also ordered by it.
//   - An ally is a rival that takes nothing from the root. Whoever absorbs the common enemy
//     wins, and an ally that is thought to play for the root takes it by surprise: to trust
//     one loses 0.16 ± 0.09.
//   - Points are counted as the rules count them (three-kingdoms.md §1 Going out): who
//     goes out first has one of the three, who is left with the weaker army mostly none.
//     With the point before, 1.14 ± 0.08 in 300 games, at 8,000 nodes 1.08 ± 0.12 in 132.
//
// Then many numbers were raised and lowered at random in the same games (2,358 of yanyi at
// 1,500 nodes, 747 at 2,000), and what each does to the points was told apart afterwards,
// to ± 0.03. What was taken: checks are not reduced, rivals' turns are reduced more than
// the own, fewer late turns are tried near the leaves, and a draw is worth less (+0.03
// each). What changed nothing: margins of futility and of trust, how deep they reach,
// giving up losing exchanges, the rewards for absorbing, a rival's share, and once two are
// left the search of two players (0.98 ± 0.09 in 300 games). Razoring and sliders aimed at
// kings were rather harmful.
//
// What wins against one's like need not win against others. The screening halved what
// sieges count (+0.08 there, 1.09 ± 0.08 with all that was found), and going out had come
// to cost 1,500; against two of the engine before all measures, at 10,000 nodes for
// everybody, that made 1.10 ± 0.19 (60 games), where it was mated first in a third of
// them. With the sieges as before, one's own king's counting half as much again, and fallen
// at 4,000, it makes 1.26 ± 0.16 (113), and with other ways to doubt what one rival wins of
// another (spoils) 1.32 ± 0.14 to 1.37 ± 0.13 (120 each). Doubting it wholly has the search
// leave a rook that hangs to be won by a rival, so half is doubted. Fallen at 6,000 and the
// own siege counting double make no more, 1.42 ± 0.19 (60).
//
// 26 numbers of evaluation and pruning, raised at random in 1,878 games against two of the
// engine before at 3,000 nodes, made no difference of more than 0.07 ± 0.07 each: what is
// left is depth. Against two that have 3,000 nodes, 3,000 make 1.46 ± 0.03, 12,000 make
// 1.47 ± 0.20 and 30,000 make 1.63 ± 0.22; where all have more, the lead is smaller.
//
// Few nodes do not tell what many will do. That the root passes (null move) saves a third to
// a half of the nodes of a depth, and at 10,000 nodes it made 1.40 ± 0.13 (120 games) where
// the same openings made 1.26 ± 0.15 (113); but at 100 ms a turn, which is five times as
// many, it made 1.11 ± 0.18 (72 games of yanyi and guoji) where 1.34 ± 0.12 (150) were made
// without, and in the same openings 0.94 ± 0.25 (35) against 1.36 ± 0.22 (42), both with the
// shares below. So three do not pass; in yanyi alone that made 1.32 ± 0.12 (156).
//
// In jieqi 100 ms sufficed for two to three plies, and made 1.10 ± 0.22 (52). With half the
// outcomes of a draw at the root and deep down, and one elsewhere, they suffice for one more
// (60,000 nodes in 18 positions: 4.4 plies in place of 3.6) and make 1.34 ± 0.10 (202); with
// eight at the root and one everywhere else 1.21 ± 0.17 (92). In anqi, where any army's piece
// may turn up, the outcomes stay as many. That leaves Star2 nothing to do: it looks at one
// turn of every outcome before it searches the first, and there is mostly one outcome.
//
// What told most was how rivals check each other. Whoever is in check moves next, so in the
// paranoid tree each check of one rival by the other has the root wait, and as checks
// lengthen a line, are not reduced and never skipped, the search followed such lines deepest
// of all. Where a rival's check on the other is a turn like others (rivalry), two of the
// engine before are beaten by 1.61 ± 0.10 in guoji (180 games, 6,000 nodes; 1.38 ± 0.19 in
// the first 60 openings without), 1.61 ± 0.14 in yanyi (90, 8,000 nodes) and 1.43 ± 0.12 in
// jieqi (150, 6,000; 1.33 ± 0.13 without). In guoji 6,000 nodes complete 4.2 plies in place
// of 3.8. On top of it this made no difference: to look at none of these checks that pass
// over the root 1.52 ± 0.13 in guoji, 1.45 ± 0.12 in jieqi; to reduce expected cuts by one
// ply more 1.50 ± 0.14; not to answer these checks as checks 1.53 ± 0.13; to skip late
// captures among rivals 1.58 ± 0.13 (120 games of guoji each, where 1.57 was made).
//
// At 100 ms a turn it makes so 1.56 ± 0.10 in yanyi (201 games, 144 won and 26 times first
// out), 1.53 ± 0.10 in guoji (201) and 1.48 ± 0.10 in jieqi (201, 129 won), and with what is
// told below 1.55 ± 0.09 in anqi (204, 131 won) and 1.54 ± 0.10 in jieqi (204, 139 won).
//
// What an alliance brings depends on the order of turns. In 541 games of yanyi with itself
// at 1,500 nodes in which two were allied, who stood alone made 1.32 points, the ally who
// moves right before their enemy 0.98 and the other ally 0.70, for the former gives the last
// check and has the army. Against two of the engine before at 10,000 nodes (300 games) it
// made 1.57 where nobody made an alliance, 1.62 where the next player deposed the emperor
// (1.85 in the first 60 turns), 1.12 where the one before did, and by its own deposing 1.26
// early and 1.49 later: with Han's army, and both others for enemies, it was mated first in a
// third of these games. An evaluation that thought deposing worth all of Han's army, and an
// alliance nothing, had it so. With places in an alliance judged by that (stand and depose in
// cross.txt) it is mated first in 14 games of a hundred instead of 23, and at 100 ms it makes
// 1.50 ± 0.10 in yanyi (217 games, 124 of them with standing alone as bad for the strong).
// Against two of the search without it, it makes 1.13 ± 0.14 (120 games, 10,000 nodes).
//
// Better foretelling need not play better. Of two allies the other's strength foretells the
// points more than the enemy's does, and of two rivals the one before weighs twice as much as
// the next; fitted so to 27,000 positions, the error of what is foretold of allies falls from
// 1.029 to 0.984, but the search makes 1.27 ± 0.15 (120 games, 10,000 nodes) where 1.44 ± 0.08
// (300) is made without, for it leaves the enemy to its ally. Two left judged by shares of all
// strength, going out first as no worse than being lost, an ally as a rival, the other rival's
// captures and checks in quiescence, and one rival's move a round all made between 1.17 and
// 1.46 where 1.40 was made without, each known to 0.13 to 0.2: nothing that tells. Games of
// three stray far: of 139 games that came to 1.29 the first 71 had made 1.44.
//
// The deeper the search, the worse it thinks of the same positions: their median is -94 at 300
// nodes, -279 at 10,000 and -531 at 60,000, for the coalition sees more that no player would
// do. Rivals leave each other's hanging pieces alone and check each other to pass over the
// root. But to credit the root with half of what a rival leaves makes 1.31 ± 0.13 (120 games),
// with 200 for being passed over so 1.33 ± 0.09 (240), and all of both 1.10 ± 0.23 (30, at
// 30,000 nodes): it is mated more. Four times the nodes make 1.53 ± 0.16 (60) against two of
// 10,000, so depth helps little by now; no sieges at all cost 0.1 (60 games).
//
// That an ally counts as the last rival once little of their enemy is left ends games that two
// allies round a bare king never ended.
//
// Nor do few games teach a net what the evaluation lacks. Eight hidden units that see pieces
// by commander, kind and square, added to the evaluation, foretell the points of games they
// have not learnt from with a logistic error of 0.672 after 643 games of yanyi at 600 nodes,
// where the evaluation alone has 0.678 and a guess 0.693; in those they learnt from it is
// 0.644. That is mostly learning by heart, and 63,000 weights do not fit the page.
//
// In anqi, which has no exchanges to weigh, it is judgement that tells. In 240 games of the
// engine before with itself (1,000 nodes) who stood alone when nothing lay face down any more
// had 0.74 points on average and each ally 1.13, for two who take nothing from each other
// need to watch one only; the evaluation held Han's army for more than that. Against two of
// the engine before at 1,000 nodes it made 0.85 ± 0.08 (450 games) as it was, 1.08 ± 0.08
// with standing alone at -2,500, and at 10,000 nodes 0.77 ± 0.13 and 1.03 ± 0.14 (150 each).
// With what is attacked, room to move, prey and worths found by raising numbers at random in
// 6,100 games it makes 1.26 ± 0.07 (600; 1.09 ± 0.07 without what is attacked and room).
// Not taken, as it told nothing: trust in allies, packs of hunters, what cannons aim at, the
// risk beside face-down pieces, more against the leader or the next player. Max^n with a
// quiescence of captures made 0.67 to 0.90 (30 games each) with 40,000 nodes against 1,000.
//
// Who stands ahead of whom when the first goes out decides the last duel in anqi, almost
// always, so a third of the games ended without a point for who had held on as the weaker
// one. That going out first costs 1,000 there rather than 4,000 turns a quarter to a third
// of these into a point and loses none: 1.39 ± 0.13 where 1.33 ± 0.14 was made (120 games,
// 1,500 nodes), and 1.23 ± 0.18 for 1.13 ± 0.20 (60, 10,000). There too one rival a round
// answered before there was a net (best-reply search), for a round takes two plies so in
// place of three, and no king falls to two who act together: of 360 games at 10,000 nodes
// 49 in a hundred were won, of 180 without it 41; of 42 each at 30,000 nodes 19 and 14.
// That is 1.27 ± 0.08 points (402 games) where 1.17 ± 0.10 (222) were made. Exchanges told
// as in the other games let anqi look half a ply further, but lose the last duel more
// often: 1.25 ± 0.15 where 1.39 ± 0.13 was made (120, 1,500 nodes), and 1.10 ± 0.22 where
// 1.35 ± 0.20 was (60, 10,000). In jieqi one answering rival makes 1.47 ± 0.10 where 1.50 ±
// 0.10 was made (210, 6,000 nodes), and exchanges with face-down pieces at their bag's mean
// worth 1.52 ± 0.10: no difference.
//
// Below the root a wait stands for turning over there (coverUp), by which 150,000 nodes
// complete 4 to 9 plies in place of 2 to 6, in 16 positions. That alone told little: at 3,000
// nodes 1.23 ± 0.11 (210), at 10,000 1.36 ± 0.20 (66), at 30,000 1.30 ± 0.27 (40), and in
// 1,001 games screened at 2,500 nothing. Nor does depth tell much in anqi at all: 30,000 nodes
// against two of 1,000 make 1.35 ± 0.22 (60). What tells is whom an ally is thought to be.
// Two were allied in 200 of 300 games, and while they hunted their enemy the engine lost the
// lead that it had of its ally: 2.4 ± 1.4 in material by the rules' values when nothing lay
// face down any more, 0.4 ± 1.3 when the first went out. Where an ally counts the more as the
// last rival the less their enemy has, 40, 80 and 150 percent of parting make 1.27, 1.30 and
// 1.34 ± 0.08 (420 games each, shares about the last rival's beside it being varied) where
// 1.23 ± 0.11 (210) is made without, and 150 makes 1.45 ± 0.10 in 210 others.
//
// Still it loses as much to the enemy as its ally does, 1.1 of 52 in material in 30 turns
// each, and 3.0 before there is an alliance, where the others lose 3.3. That who is near is
// minded more than who is far away (near in anqi.txt) makes 1.39 ± 0.06 (584 games at 2,500
// nodes, some with being hunted counting 30 percent more and room to move 70, as it is now)
// where 1.31 ± 0.06 is made without (563, some with other numbers halved or doubled). Room
// counting more yet makes 1.34 ± 0.12, what is behind anyway counting more 1.41 ± 0.11. With
// 20,000 nodes against two of 1,000 it was 1.55 ± 0.23 (40) before. Two ideas came to nothing
// in 639 screened games: to count the lead by the rules' values as soon as nothing lies face
// down, and that a weak player plays for going out first with everybody's help, although from
// 31 positions with less than a fifth of all material that makes 0.87 points instead of 0.68.
//
// What an army comes to among three depends on who is allied with whom and on how long nobody
// has taken anything. Of 700 games at 1,500 nodes 259 ended by the fifty quiet rounds with all
// three alive, where the second by the rules' values has a point, and in an alliance it is the
// ally who leads or follows far more often than their enemy. No sum of worths says so: the
// evaluation, fitted to what shares of the points became of positions in 2,800 games, has a
// logistic error of 0.553 (a guess has 0.652), a sum of some hundred numbers of the position
// 0.508, with hidden units beside it 0.497. Alone such a net plays no better, 1.31 ± 0.09 (255
// games at 1,000 nodes) where 1.35 ± 0.03 is made without, for it knows what became of what
// was played, not of all that is thought of. But 60 percent of it in each judgement (learnt in
// anqi.txt) make 1.50 ± 0.04 (1,200 games) with a net that learnt from 2,600 games of the
// engine with itself, and 30, 50 and 70 percent of one that learnt from 2,800 against the
// engine before 1.46 ± 0.10, 1.50 ± 0.07 and 1.49 ± 0.07 (226, 359 and 366). The one in net.txt
// learnt from 1,180 games with itself and makes 1.50 ± 0.07 (357); from 1,100 games of the
// engine without a net one learnt that makes 1.43 ± 0.06 (537).
//
// Before, standing alone at -2,000 or -3,000 rather than -4,500 made 1.26 and 1.32 ± 0.06 for
// 1.33 (600 games each at 700 nodes), the rules' values once nothing lies face down 1.38 ± 0.04
// (1,200 at 1,000), the other rival's captures in quiescence 1.36 ± 0.07 (447).
//
// With the net one answering rival a round is too little where nobody is allied: there both
// may act, and only an ally is thought to wait, which makes 1.53 ± 0.07 in 383 games where one
// rival a round makes 1.48 (the difference is known to 0.10), and at 10,000 nodes against two
// of 5,000 1.62 ± 0.14 (84) where 1.49 ± 0.08 (280) was made. If of the root's ally and
// enemy either may answer it is the same, 1.52 ± 0.06 (500) and 1.56 ± 0.14 (102). What the lead
// in the last duel is worth on the net's scale, 2.7 times as much as among three, makes no
// difference in the choice of when to begin it: 1.45 ± 0.05 for 1.46 ± 0.05 (800 games each).
// Nor did 14 numbers of the evaluation raised and lowered in 1,074 games, each known to 0.09;
// only being near is not to count more steeply, and with standing alone at -2,000 it made
// 1.34 ± 0.08 (363), at -7,000 1.44 ± 0.06 (506). Either rival answering for both only where
// nobody is allied, or only there but for who stands alone, makes 1.50 ± 0.07 (358) and 1.51 ±
// 0.06 (500) at 1,000 nodes: no difference, so the plain rule stays. At
// 100 ms a turn it makes 1.55 ± 0.09 (204) where 1.34 ± 0.17 (73) was made.
//
// Nets that learn from the same kind of games differ by luck. Of four nets that learnt from
// other mixtures of 3,400 games, as the one in use measured by some 450 games at 1,000 nodes,
// one made 1.39 ± 0.06 (549), which had seen 1,300 games of the newest engine with itself
// alone, and those that had seen older ones too 1.47, 1.50 and 1.55 ± 0.07.
//
// In jieqi 1,492 games were screened at 6,000 nodes with 35 numbers of evaluation and search
// raised and lowered. What told was only that face-down pieces are to count less: 0.15 ± 0.08
// between 60 more and 60 less. At 80 less that makes 1.39 ± 0.11 where 1.37 ± 0.11 is made
// without (210 games), at 160 less 1.38 ± 0.11.
//
// Of 236 games of jieqi at 6,000 nodes, 1.38 ± 0.11, in 54 one rival mates the other first,
// after which 0.28 is left for the root; where it mates first, 1.86. It has 1.06 ± 0.25 where
// the player before it deposes the emperor, 1.48 ± 0.21 where the next does, 1.63 ± 0.22 by
// its own deposing and 1.44 ± 0.20 where nobody does. That to stand alone costs less there
// and deposing counts more, which 1,144 screened games at 2,500 nodes favoured by 0.10 ± 0.09
// and 0.07 ± 0.09, makes 1.39 ± 0.10 (234 games at 6,000), an ally that counts as a rival
// 1.40 ± 0.16 (98): nothing that tells. 650 more screened games found no other number, and a
// weak player that plays for being mated first makes no more than one that fights on.
//
// In 900 games of jieqi at 1,500 nodes it had no point in 177, and in 119 of these the
// enemy of an alliance had mated the root's ally first, and had its army. The evaluation
// had minded a siege of an ally's palace as little as one among strangers. At 120 percent,
// where the own counts 150, it makes 0.04 ± 0.05 more in the same 577 games (1.46 ± 0.06),
// at 250 percent 0.03 ± 0.05, and in 500 games of yanyi the same as before, 1.52 ± 0.07.
// Not to doubt that the ally is mated (spoils), what the ally's own sieges count, its place
// in the order of turns and the fear of deposers made no difference there, each known to
// 0.04 to 0.1; nor did what a draw is worth, for those that come in the last duel are
// mostly checks without end. That the ally waits in the tree, as in anqi, makes 0.07 ± 0.05
// less: its mates are what tells. At 100 ms a turn jieqi made 1.46 ± 0.13 (118 games) with
// all that, and 1.47 ± 0.07 (402) without. A net as in anqi with 104 numbers, from 1,500
// games of jieqi at 600 nodes, foretells the points with a logistic error of 0.634 where
// the evaluation has 0.657 and a guess 0.693; 40 percent of it make 1.39 ± 0.05 (800) where
// 1.41 ± 0.05 (900) is made: fewer games are without a point, but fewer are won.
//
// What told there was that horses are to come out soon. Of 14 numbers raised and lowered in
// 1,804 games of jieqi at 1,500 nodes only two told: more than one outcome of a draw near the
// leaves costs 0.09 ± 0.07, and face-down pieces on horses' points are to count 140 less
// (0.06 ± 0.07; in 2,327 other games 100 to 140 less made 0.09 ± 0.06 more, in 600 the same
// as without). With 100 less jieqi makes the 1.54 ± 0.10 at 100 ms a turn. What slots of
// chariots, cannons and soldiers count, going out, a draw, doubted spoils, sieges among others
// and the outcomes looked at deep down made no difference of more than 0.08 ± 0.07, nor did
// captives drawn counted at the mean of their bag (-0.01 ± 0.08 in 600 games), nor the wish to
// depose or the fear of it (-0.03 and -0.05 ± 0.07). Three times the nodes make 0.05 ± 0.09.
//
// Once two are left and about as strong, in 162 positions of such games, it makes 1.21 ± 0.10
// of 2 points against the engine before (296 games at 8,000 nodes); 12,000 nodes against 3,000
// make 1.41 ± 0.15 where 3,000 make 1.16 ± 0.15. Passes, razoring, two players' reductions and pruning and what
// 20 rows of the evaluation count made no difference there, in 3,000 such endings (± 0.065),
// passes alone -0.06 ± 0.07 (264 at 8,000 nodes).
//
// Such screening, 2,200 to 4,300 games of guoji, jieqi and yanyi each at 1,500 nodes with 25
// numbers of evaluation and search raised and lowered, found that trust in allies costs 0.09
// to 0.14 in these, and that judgements should go on telling bad from worse down to
// -2,000 rather than -1,400 (+0.04 in seven screenings of seven, each ± 0.06 to 0.09). What
// else it favoured in guoji made no difference: 1.55 ± 0.07 with it, 1.57 ± 0.07 without (400
// games each). There depth helps the engine before more: at 6,000 nodes it is 1.38 ± 0.14
// (120), at 100 ms 1.31 ± 0.22 (49).
//
// Paranoia was chosen by measurement. In yanyi at 12,000 nodes a turn against two
// players of level 1 it made 63 points in 36 games; best-reply search (one rival
// a round has its say, the other plays its usual turn) 41 in 24, and max^n, which
// cannot prune and sees two turns ahead, 12 in 12.
//
// The search is a principal variation search in iterative deepening, with a
// transposition table, late-move reductions, futility pruning, check extensions
// and a quiescence search over the turns that gain something.
//
// # What two players add
//
// Positions of two players may offer more than the rules ([game.Tactical]). There the
// search passes to see whether the position is so good that it need not be looked at
// (null move; from depth 10 on a search without passes must confirm it), gives up bad
// positions near the leaves to quiescence (razoring), and searches a turn that alone
// is good one ply deeper (singular extension). Turns are ordered by static exchange
// evaluation and by what happened in the tree so far: killers, countermoves, and
// histories by squares, by piece and target in the wake of each of the two turns
// before, and of captures by victim. What has a bad history, loses an exchange or
// comes late is reduced more or not tried, less so while the side to act is improving;
// nothing is given up where a side may run out of turns or only a sooner mate will do.
// Quiescence generates gaining turns alone, in its first ply also turns that check, and
// all turns in check; checks lengthen a line at its end only. A position that stands a
// second time, on the board before the search or in the tree, is judged as if it stood
// a third time, perpetual check included.
//
// Each was measured in xiangqi at 4,000 nodes a turn against the search without it, in
// 60 to 100 games of two builds: checks in quiescence made 0.606 ± 0.093; then, to judge
// what is skipped by the depth left after reductions, 0.594 ± 0.091; to give late turns
// up later, 0.588 ± 0.090. Before these, a search without passes made 0.458 ± 0.107
// against one with them, without reductions 0.375 ± 0.108, without histories 0.383 ±
// 0.097, without trust in a good evaluation 0.417 ± 0.110, without skipping turns 0.433
// ± 0.113. Tried and not taken: checks in quiescence's second ply 0.456 ± 0.096, every
// evasion there 0.469 ± 0.089, values of the table in place of evaluations 0.460 ± 0.082,
// late turns counted with those skipped 0.435 ± 0.080.
//
// The table keeps four results a bucket and stays for the next search if that goes on
// from a position this one has met.
//
// # What three players have of that
//
// Games of three offer the same by the two sides of the paranoid tree (melee). There
// turns are ordered by exchanges and histories, quiescence generates what takes from the
// other side alone, for rivals do not hurt the root by taking from each other, and the
// table stays for the next search of the same root. At 2,000 nodes a turn against two as
// they were before, this made 1.13 ± 0.19 points a game in yanyi (60 games) and
// 1.26 ± 0.22 in guoji (54), where 1 is equal. Two players' passes, razoring, singular
// extensions and pruning on top of it came to 1.08 ± 0.16 in yanyi (90 games), with
// counts of late turns half as strict to 0.82 ± 0.20 (60), without them to 0.94 ± 0.20
// (54): not better, so three do without.
//
// Sixty games tell only great differences apart. In 300 games of yanyi each at 1,000 nodes,
// ± 0.08, four times the nodes make 1.22, and nothing of the following helped: to give up
// late turns as between two 0.84, to reduce turns by their history 0.94; of a rival's turns
// to look only at the twelve best for itself 0.90, of the second rival's, where the first
// did not play its best, only at three 0.96; more for absorbing 0.96; rivals' strength at
// 60 and 150 percent 1.00 and 1.02, twice the hunt for the emperor 1.01, half the danger of
// being besieged and three times the third's part in sieges 0.97. A search that agrees more
// with one of 40,000 nodes plays no better for it. In 142 such games the emperor was deposed
// in 83: the deposer made 1.24 points, the others 0.88. After 126 absorptions the absorber
// made 1.75, who went out first 1, the third 0.29.
//
// # Chance
//
// While a draw is pending the acting seat is [game.Chance]; the value is the
// expectation over the outcomes, or over a stratified sample of them where they
// are many. Of turns that are alike, such as turning over pieces that lie among
// face-down pieces, one is looked at. Positions hold no hidden identities, so there is
// nothing to peek at.
//
// # Levels and tempers
//
// Eight levels, each a row of limits.go, for two players, for three, and for three with
// pieces that lie face down. The weak ones look less far, and are given the position as a
// beginner sees it (doubter): gains far from where the last turn ended, turns backwards and
// quiet replies do not come to their mind. Between two the strong ones only look less far;
// among three all but the last overlook something as well, for to look further told too little
// there: in jieqi three times the nodes made 1.15 ± 0.17 (99 games, 30,000 against 9,000) and
// five times 1.12 ± 0.25 (41, 50,000 against 10,000). Level 8 has no limit but its time. Nodes
// run out before the clock, so that a loaded machine plays as well as an idle one:
//
//	arena match -variant xiangqi -seats 3,2 -games 200 -time 1m
//	arena match -variant yanyi -seats 3,2,2 -games 200 -time 1m
//
// So measured, the stronger against those below it: shares of 200 games of two in percent
// (qice 5-4 of 100), points of 201 games of three.
//
//	           2-1           3-2           4-3           5-4
//	xiangqi    100.0         96.0 ± 2.7    94.8 ± 2.7    99.0 ± 1.2
//	qice       100.0         98.5 ± 1.7    90.2 ± 3.9    98.5 ± 1.7
//	qice-line  99.5 ± 1.0    95.3 ± 2.8    94.8 ± 2.9    98.3 ± 1.5
//	qiji       99.5 ± 1.0    97.3 ± 2.2    96.0 ± 2.3    97.3 ± 1.6
//	qiji16     99.5 ± 1.0    94.8 ± 3.0    94.8 ± 2.8    99.3 ± 0.8
//	weiwo      99.5 ± 1.0    91.7 ± 3.7    94.5 ± 3.0    99.3 ± 0.8
//	huanfang   100.0         96.5 ± 2.5    94.0 ± 3.0    97.8 ± 1.9
//	baige      100.0         100.0         95.3 ± 2.9    98.8 ± 1.5
//	yanyi      1.45 ± 0.11   1.45 ± 0.10   1.71 ± 0.09   1.44 ± 0.11
//	jieqi      1.57 ± 0.10   1.60 ± 0.09   1.30 ± 0.12   1.38 ± 0.11
//	anqi       1.43 ± 0.11   1.34 ± 0.12   1.39 ± 0.12   1.45 ± 0.10
//	guoji      1.56 ± 0.10   1.37 ± 0.11   1.60 ± 0.10   1.44 ± 0.11
//
// Above that with fewer nodes, so that 6 looks 3 times as far as 5 between two and 5 times
// among three, 7 looks 3.3 and 6 times as far as 6, and 8 looks 5 and 6 times as far as 7. In
// games of two 30,000 nodes play against 6,000 at the most, in those of three 12,000 against
// 2,000. That is 200 and 201 games each, 110 in 8-7 of two but for xiangqi and qiji, and 30 in
// that of baige.
//
//	           6-5           7-6           8-7
//	xiangqi    88.5 ± 3.5    92.7 ± 2.6    93.8 ± 2.7
//	qice       91.5 ± 3.4    88.2 ± 3.9    95.5 ± 2.7
//	qice-line  92.5 ± 3.0    92.2 ± 2.8    94.5 ± 2.9
//	qiji       91.7 ± 3.2    85.5 ± 4.0    92.2 ± 3.0
//	qiji16     91.0 ± 3.6    90.0 ± 3.3    95.0 ± 3.1
//	weiwo      91.0 ± 3.6    90.7 ± 3.3    96.4 ± 3.0
//	huanfang   89.5 ± 3.6    91.5 ± 3.0    93.2 ± 3.7
//	baige      91.3 ± 3.1    94.0 ± 2.5    96.7 ± 4.5
//	yanyi      1.42 ± 0.10   1.44 ± 0.11   1.70 ± 0.09
//	jieqi      1.29 ± 0.11   1.27 ± 0.11   1.40 ± 0.11
//	anqi       1.39 ± 0.10   1.26 ± 0.11   1.42 ± 0.11
//	guoji      1.35 ± 0.11   1.36 ± 0.11   1.66 ± 0.09
//
// With five times as many nodes jieqi's 8-7 is 1.48 ± 0.19 (52 games).
//
// One who mates or takes what it safely can (greedy) makes about as much as level 1, which
// against players at random wins nearly all: games won, drawn and lost by greedy of 200 of two,
// in 201 of three by greedy against two of level 1; how often one of level 1 is behind it; games
// won by level 1 of 100 against random, of 99 among three.
//
//	           greedy        behind    random
//	xiangqi    +95 =10 -95   48 %      99
//	qice       +96 =19 -85   48 %      99
//	qice-line  +104 =5 -91   52 %      99
//	qiji       +90 =12 -98   45 %      97
//	qiji16     +106 =7 -87   53 %      100
//	weiwo      +100 =4 -96   50 %      98
//	huanfang   +100 =10 -90  50 %      99
//	baige      +170 =14 -16  85 %      99
//	yanyi      +68 =32 -101  42 %      90
//	jieqi      +88 =35 -78   48 %      92
//	anqi       +69 =0 -132   46 %      92
//	guoji      +91 =44 -66   54 %      93
//
// In baige more is mated by chance. A greedy that does not see mates beats level 1 in 54 of 180
// games of xiangqi and draws 26; of games among three it hardly wins any.
//
// Against two of the first of three levels, of the engine before, level 4 makes 1.04 ± 0.24 in
// yanyi and 1.11 ± 0.23 in jieqi (45 games each); against the second 5 makes 0.73 ± 0.27 (30)
// and 6 1.41 ± 0.25 (22) in yanyi.
//
// A temper is a taste of some centipawns at the root, where it decides between turns
// that are nearly as good, as long as the game is open. On level 5 at 600 nodes a turn
// (200 games) bold makes 0.487 ± 0.055 in xiangqi and 0.530 ± 0.045 in baige against
// none, patient 0.487 ± 0.058 and 0.477 ± 0.034; loyal in yanyi 1.00 ± 0.17 points (500
// nodes, 90 games), for alliances are rare.
//
// Three of full strength at 2,000 nodes a turn end a game in so many turns (median, and in
// brackets what a quarter of 40 games exceeds; before the measures above and after):
//
//	       before      after
//	yanyi  155 (225)   260 (326)
//	guoji  189 (922)   253 (322)
//	anqi   511 (598)   504 (579)
//
// Who minds the king is mated later. Of guoji 7 in 40 had not ended after 1,500 turns, and
// none has not now: two bare kings are hunted one after the other, where a hunter used to
// keep the cornered one alive, for with its mate the hunt for the other began anew. That
// changes nothing in what is made against the engine without it, 1.01 ± 0.16 (90 games of
// guoji, 1,500 nodes). Drawn are 3 in 40 of yanyi and 4 of guoji.
//
// # Determinism
//
// A search is a function of position, limits and seed as long as the clock does
// not cut it off; that is why levels are limited by nodes first. Where the table stays
// for the next turn it is one of the searches of the game so far as well: levels that
// err begin each turn anew.
package search
