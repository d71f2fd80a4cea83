package main

// What the flags of the longer commands do not say.
const aboutMatch = `Contestants, separated by commas:
  full     all the search has within -time or -nodes
  1 …      a level, within the tighter of its own limits and these
  greedy   mates or takes the dearest piece it safely can, else plays any quiet turn
  random   any turn
  uci:COMMAND ARGUMENT…   another program, which speaks UCI; no commas
Each may be followed by ;KEY=VALUE settings: name to be shown by, a time, nodes or
depth of its own; full and the levels from 4 on take a temper (bold, patient, loyal);
all others are a program's options:
  -seats "5;temper=bold,5"
  -seats "full,uci:engine;UCI_Variant=xiangqi;Threads=1;time=50ms"
Games begin with -random turns that leave nobody lost, the same ones for every
rotation of the seats. Two players' games are won when both think so by SCORE
centipawns in TURNS turns each running, and drawn after -plies turns. Who crashes,
is silent or plays something illegal forfeits the game. Scores are points a game
with the half-width of their 95 % interval.
`

const aboutUCI = `Speaks UCI on the standard input and output, and UCCI (ranks from 0) once greeted by
ucci, in the games of the xiangqi family. Positions are xiangqi's as usual, in all
other games the house's position strings; turns are the house's, of which
xiangqi's are usual too (h3e3). Where moves can only count ranks from 0 (b0c2), the
position is spoken of so. What is drawn stands behind a turn that others played
(q6o5*P), never behind bestmove. The clocks are wtime and btime; of three players
utime, wtime and stime.
Lines that come while a search runs wait for their turn, each go has one bestmove:
  isready, stop, ponderhit, quit   at once; stop also ends what waits and has no end
  go searchmoves A B depth 5       one of A and B; banmoves A B, behind position, none
  go ponder wtime 60000            until ponderhit, then the clock runs; option Ponder
What is not understood is answered by info string.
`

const aboutReplay = `Of each game in the file (- is the standard input) it tells the last position and the
result, and what is wrong: line, column, the word, how far it was understood. Files are
recognised by themselves: records of this house; of xiangqi PGN, WXF, lists of moves,
DhtmlXQ, XQF, CBR and positions, their moves as h3e3, H2-E2, C2.5, Che2 or 炮二平五, in
UTF-8, UTF-16, GB18030 or Big5. Where ranks may be counted from 0 or 1, a rank 0 or 10
decides for the game, else what can be played. A result that no turn shows stands:
somebody resigned, lost on time, or both agreed.
`

const aboutSpell = `Reads what replay reads and writes each game as
  record    this house does
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
