// Package search is the house's opponents: it looks for a good turn in any game
// that speaks the vocabulary of package game, and knows none of them by name.
// Every choice below was measured; EXPERIMENTS.md has the figures, and what was
// tried and not taken.
//
// # One search for two and three players
//
// Values are centipawns as the seat at the root sees them ([game.Position.Eval]
// of that seat). Whoever acts is either ours or theirs: ours wants the value
// high, theirs low. With two seats that is plain negamax. With three it is the
// paranoid search: the others play against the root together. Max^n cannot prune
// and sees two turns ahead; best-reply search, in which one rival a round has its
// say, is weaker. Who acts next is always asked of the position, never assumed,
// for turn order may be irregular.
//
// The search is a principal variation search in iterative deepening, with a
// transposition table, late-move reductions, futility pruning, check extensions
// and a quiescence search over the turns that gain something. The transposition table
// keeps four results a bucket and stays for the next search if that goes on from a position
// this one has met.
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
// # What three players have of that
//
// Games of three offer the same by the two sides of the paranoid tree ([game.ThreeTactics]). Turns
// are ordered by exchanges and histories, and quiescence generates what takes from the
// other side alone, for rivals do not hurt the root by taking from each other. They do
// without passes, razoring, singular extensions and the pruning of two players, which
// win depth and lose games. The coalition sees more than players would do, so paranoia
// is tempered where that helped:
//
//   - A rival in the tree loses no more by its own turn than a few centipawns, whatever it
//     costs the root; such turns are left out unless they check (paranoidTactics.gives).
//   - A rival's check on the other rival is a turn like others (rivalry). Whoever is in
//     check moves next, so in the paranoid tree such a check has the root wait, and lines
//     of them would be followed deepest of all.
//   - An ally is a rival that takes nothing from the root: one that is thought to play for
//     the root takes it by surprise, for whoever absorbs the common enemy wins.
//   - Where waiting costs nothing (waiter) the root's ally waits and its enemy
//     alone answers; below the root a wait also stands for turning over there (coverUp).
//   - Half of what one rival would win of another is doubted (spoils).
//   - Points are counted as the rules count them (game/threekingdoms/README.md, Going
//     out): who goes out first has one of the three, who is left with the weaker army
//     mostly none.
//
// Once two are left, they are searched as two with the numbers of three.
//
// # Chance
//
// While a reveal is pending the acting seat is [game.Chance]; the value is the
// expectation over the outcomes, or over a stratified sample of them where they
// are many: up to twelve at the root, two deep down and one near the leaves, more where a
// piece may turn out to be any army's. Of turns that are alike, such as turning over
// pieces that lie among face-down pieces, one is looked at.
// Positions hold no hidden identities, so there is nothing to peek at.
//
// # Levels and tempers
//
// Eight levels, each a row of limits.go, for two players, for three, and for three with
// pieces that lie face down. The weak ones look less far, and are given the position as a
// beginner sees it (doubter): gains far from where the last turn ended, turns backwards and
// quiet replies do not come to their mind. Between two the strong ones only look less far;
// among three all but the last overlook something as well, for there looking further tells
// too little. Level 8 has no limit but its time. Nodes run out before the clock, so that a
// loaded machine plays as well as an idle one. A temper is a taste of some centipawns at the
// root, where it decides between turns that are nearly as good, as long as the game is open.
//
// # Determinism
//
// A search is a function of position, limits and seed as long as the clock does
// not cut it off; that is why levels are limited by nodes first. Where the
// transposition table stays for the next turn the result is one of the searches of the
// game so far as well: levels that err begin each turn anew.
package search
