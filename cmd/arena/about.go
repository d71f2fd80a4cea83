package main

// Explanations of the longer commands beyond their flags.
const aboutMatch = `Contestants, separated by commas:
  full     all the search has within -time or -nodes
  1 …      a level, within the tighter of its own limits and these
  mcts     plain Monte Carlo tree search over the same rules, an independent yardstick
  greedy   mates or takes the dearest piece it safely can, else plays any quiet turn
  random   any turn
  uci:COMMAND ARGUMENT…   another program, which speaks UCI; no commas
Each may be followed by ;KEY=VALUE settings: name to be shown by, a time, nodes or
depth of its own; full and the levels from 4 on take a temper (bold, patient, loyal);
all others are a program's options:
  -seats "5;temper=bold,5"
  -seats "full,uci:engine;UCI_Variant=xiangqi;Threads=1;time=50ms"
Games begin with -random random turns that leave no side lost, the same ones for every
rotation of the seats. A game of two is won when both sides evaluate it so by SCORE
centipawns in TURNS consecutive turns each, and drawn after -plies turns. A program
that crashes, hangs or plays an illegal turn forfeits the game. Scores are points a game
with the half-width of their 95 % interval.
`

const aboutSPRT = `A sequential probability ratio test. Games are played in units: each opening once from
every seat, pairs of games of two with the colours changed, triples of games of three
with A against two B. Units are independent, and their points are compared with two
hypotheses: rating differences -elo0 and -elo1 of two, mean points a game -points0 and
-points1 of three. The test ends when the log-likelihood ratio leaves its bounds (either
error 5 %), or undecided after -games games.
  -state FILE   continues from the file and keeps it up to date after every unit
  -with A,B     counts the units of other states as well: the same settings, other seeds
  -games 0      plays nothing, and tells where the states stand
A and B are contestants as in match -h. For a null test, both are the same and -time
limits them: with -nodes, equal players play the same game twice.
`

const aboutUCI = `Speaks UCI on the standard input and output, and UCCI (ranks from 0) after the line
ucci, in the games of the xiangqi family. Positions of xiangqi have the usual form,
those of other games are Yanyi's position strings; turns are written h3e3. If moves
can only count ranks from 0 (b0c2), answers count so, too. A drawn piece follows a
turn of position (q6o5*P), never bestmove. The clocks are wtime and btime; of three
players utime, wtime and stime.
Lines that arrive during a search are queued; each go has one bestmove:
  isready, stop, ponderhit, quit   at once; stop also ends endless searches queued
  go searchmoves A B depth 5       only A and B; banmoves A B, after position: neither
  go ponder wtime 60000            until ponderhit, then the clock runs; option Ponder
A line that is not understood is answered by info string.
`

const aboutReplay = `Prints the last position and the result of each game in the file (- is the standard
input), and its faults: line, column, the word, how far it was understood. The format
is detected: Yanyi's records; of xiangqi PGN, WXF, lists of moves,
DhtmlXQ, XQF, CBR and positions, their moves as h3e3, H2-E2, C2.5, Che2 or 炮二平五, in
UTF-8, UTF-16, GB18030 or Big5. If ranks may be counted from 0 or 1, a rank 0 or 10
decides for the whole game, otherwise the legal reading. A result that no turn shows
counts: a player resigned or lost on time, or both agreed.
`

const aboutSpell = `Reads what replay reads and writes each game as
  record    Yanyi's own format
  pgn       PGN with Chinese moves, for xiangqi and its kin
  iccs      PGN with moves as H2-E2
  fen       its last position
  uci       a list of moves as h3e3
  wxf       WXF, without variations
  dhtmlxq   a block for Chinese sites, xiangqi alone
`

const aboutMates = `Plays careless games and prints positions in which one turn alone forces what -goal
names within so many plies: win, absorb, oust, depose, ally, survive (package
proof tells what they mean), as lines of game/search/testdata/mates.txt.
`

const aboutPuzzles = `One of
  -count   the number of puzzles of every variant, id<TAB>number a line
  -list    a variant's puzzles, as their file has them: ID VARIANT SEAT THEME GRADE GOAL |
           the solver's turns with the replies | position (game/puzzle/README.md)
  -prove   proves that each turn of their solver is the only good one; it stops at the first
           puzzle that fails
  -mine    lets computers play games, looks in them for positions with one good turn, proves
           them and prints a choice; the same seed and games find the same ones
`

const aboutEndgames = `One of
  -count   the number of endgames of each theme, game<TAB>theme<TAB>number a line
  -prove   proves the results of all endgames, of a game's or of a file's, by retrograde
           analysis; it stops at the first that fails
  -mine    solves the classes of endgames of a game and prints a choice of each, as their file
           has them: ID VARIANT SEAT THEME GOAL | position (game/endgame/README.md); what is
           known of each class goes to the standard error output
`
