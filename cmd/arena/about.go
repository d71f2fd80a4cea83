package main

// about is what the usage of the longer commands does not say.
var about = map[string]string{
	"match": `Contestants, separated by commas:
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
`,
	"uci": `Speaks UCI on the standard input and output, and UCCI (ranks from 0) once greeted by
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
`,
	"replay": `Of each game in the file (- is the standard input) it tells the last position and the
result, or what is wrong. Read are records of this house and of others with moves such
as h3e3, H3-E3 and h2e2 (ranks from 0: a rank 0 or 10 decides for the game, else what
can be played), with or without tags, [Variant "Xiangqi"] or [Game "Chinese Chess"].
A result that no turn shows stands: somebody resigned, lost on time, or both agreed.
`,
	"selfplay": `Full strength plays against itself after random turns; each quiet position is written
as a line: position, result and ply, with tabs between. The result of two is the first
seat's, 1, 0.5 or 0; of three it is the points of all, as 2,0,1.
`,
	"tune": `Fits the variant's weights to what selfplay wrote, so that the evaluation foretells
who wins, and writes the table. Two lines tell the mean logistic error before and after, of what
was learnt from and of the games of -check, from which nothing is learnt. A column is the
middle game's and the endgame's, in three kingdoms that of three left and of two.
`,
	"learn": `Has the variant's net learn from every sixth position that selfplay wrote, as each player
sees it, what share of the points became of it, and writes the net's file. Lines tell the
mean logistic error of what was learnt from and of the games of -check.
`,
	"screen": `Plays games in which one player has each weight raised or lowered at random, all at
once, and all others have the contrary, and writes each as a line of signs, a plus for
raised, and that player's points, behind a line of the weights' names. With -in it reads
such lines and tells of each weight by how much raising it changes the points of a game,
with the half-width of the 95 % interval, the surest first: some 0.03 points of three
players' 1 after 2,500 games. Seeds repeat; files of several seeds go together without
the later ones' first line.
`,
	"tiles": `Full strength plays against itself with tiles laid at random, any that can do something
as likely as others, and two random turns; a game is drawn after 200 plies, or decided as
selfplay's are. Each is written as a line: both seats' tiles, the first one's result (1,
0.5 or 0), plies, and before how many of them each king stood on each slot, with tabs
between. With -in no games are played: it reads such lines, 100 at least, and writes the
variant's rows of the table that computers lay tiles by, into -out if that is there
(game/stratagem/tiles.txt); a line tells how much kinds differ in what they are worth.
Seeds repeat.
`,
	"mine": `Plays careless games and prints positions in which one turn alone forces what -goal
names within so many plies: win, absorb, oust, depose, ally, survive (package
proof tells what they mean), as lines of game/search/testdata/mates.txt.
`,
}
