// Package search is the computer players: it finds a good turn in any game that speaks the
// vocabulary of package game, and knows no game by name. Every choice below was measured;
// EXPERIMENTS.md has the figures, and what was tried and rejected.
//
// # One search for two and three players
//
// Values are centipawns for the seat at the root ([game.Position.Eval] of that seat). The
// acting seat is either ours, and maximises, or theirs, and minimises. With two seats that is
// plain negamax. With three it is the paranoid search: the others play against the root
// together. Max^n cannot prune and sees two turns ahead; best-reply search, in which one
// rival a round answers, is weaker. The position always says who acts next, because turn
// order may be irregular.
//
// The search is a principal variation search in iterative deepening, with a transposition
// table, late-move reductions, futility pruning, check extensions and a quiescence search
// over the gaining turns. The transposition table keeps four results a bucket and stays for
// the next search if that continues from a position which this one has met.
//
// # What two players add
//
// Positions of two players may offer more than the rules ([game.Tactical]). There the search
//
//   - passes to see whether the position is good enough to be cut off (null move; from depth
//     10 on a search without passes must confirm it),
//   - leaves bad positions near the leaves to quiescence (razoring),
//   - searches a turn that alone is good one ply deeper (singular extension),
//   - orders turns by static exchange evaluation and by the tree so far: killers,
//     countermoves, and histories by squares, by piece and target after each of the two turns
//     before, and of captures by victim,
//   - reduces or skips turns with a bad history, losing exchanges and late turns, less so
//     while the acting side improves; it prunes nothing where a side may run out of turns or
//     only a sooner mate will do.
//
// Quiescence generates gaining turns alone, in its first ply also checks, and in check all
// turns; checks extend a line at its end only. A position that occurs a second time, on the
// board before the search or in the tree, counts as if it occurred a third time, perpetual
// check included.
//
// # What three players have of that
//
// Games of three offer the same by the two sides of the paranoid tree ([game.ThreeTactics]).
// Exchanges and histories order the turns, and quiescence generates only captures from the other
// side, for rivals do not hurt the root by taking from each other. Passes, razoring, singular
// extensions and the pruning of two players are left out: they win depth and lose games. The
// coalition sees more than players would do, so paranoia is tempered where that helped:
//
//   - A rival in the tree loses no more by its own turn than a few centipawns, whatever it
//     costs the root; such turns are left out unless they check (paranoidTactics.gives).
//   - Only one rival a round is believed to find what hurts the root most: where the first has not
//     played its most likely turn, the second tries only its own (narrows). Level 8 plays
//     so. Lower levels and judgements of a game do not: the coach, hints and reports were tuned
//     with rivals of whom both find everything.
//   - A rival's check on the other rival is a turn like others (rivalry). A player in check
//     moves next, so in the paranoid tree such a check makes the root wait, and lines of
//     them would be followed deepest of all.
//   - An ally is a rival that takes nothing from the root. An ally that the search believed
//     to play for the root would surprise it, because the player who absorbs the common enemy
//     wins.
//   - Where waiting costs nothing (waiter) the root's ally waits and its enemy alone answers;
//     below the root a wait also stands for turning over there (coverUp).
//   - Half of what one rival would win from another is doubted (spoils).
//   - Points count as in the rules (game/threekingdoms/README.md, Going out): the first
//     player out has one of the three, the survivor with the weaker army mostly none.
//
// Once two players are left, they are searched as two with the numbers of three.
//
// # Chance
//
// While a reveal is pending the acting seat is [game.Chance]; the value is the expectation
// over the outcomes, or over a stratified sample of them where they are many: up to twelve
// at the root, two deep down and one near the leaves, more where a piece may belong to any
// army. Of equivalent turns, such as turning over pieces among face-down pieces, one is
// searched. Positions hold no hidden identities, so there is nothing to peek at.
//
// # Levels and tempers
//
// There are eight levels, each a row of limits.go, for two players, for three, and for three
// with face-down pieces. The weak ones search less deep, and see the position as a beginner
// does (doubter): they overlook gains far from the last turn's square, turns backwards and
// quiet replies. Between two the strong ones only search less deep; among three all but the
// last overlook something as well, because depth alone counts for too little there. Level 8
// has no limit but its time. Nodes run out before the clock, so that a loaded machine plays
// as well as an idle one. A temper is a taste of some centipawns at the root, where it
// decides between turns that are nearly as good, as long as the game is open.
//
// # Determinism
//
// A search is a function of position, limits and seed as long as the clock does not cut it
// off; therefore nodes limit the levels first. Where the transposition table stays for the
// next turn the result also depends on the searches of the game so far: levels that err
// begin each turn anew.
package search
