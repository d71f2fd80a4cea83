// Package tiles grows the tables by which computers lay tiles (game/stratagem,
// tiles.txt) from games that a search plays against itself. Both sides' tiles are laid at
// random, so that what a side has of them is independent of everything else that decides.
//
// What n games tell of a kind's worth: it is among a side's eight of thirty-two in a
// quarter of them, so that its share in the logit of winning is known to about ±√(10.7/n),
// 0.07 of 2,400 games, where 0.1 is some two points of a hundred; a third of them are
// drawn and tell little. A kind on one slot comes eight times as seldom and is not known at
// all. So a kind has one worth, for all slots or by their shares, and is held to the kinds'
// mean as far as results do not tell kinds apart.
//
// They hardly do: kinds of qice differ by ±0.02 at most, in 6,000 games at 150 nodes a turn
// as in 2,400 at 800 and 2,000. Even eight tiles at random against none are worth nothing
// measurable to a search so short, 0.487 ± 0.055 of a point at 800 nodes; at 4,000 it is
// 0.600 ± 0.080, and games cost five times as much. Where kings go is known far better, a
// kind's use to a tenth of it: of results there is one a game, of a king's steps many. Tiles
// laid by the table made 0.511 ± 0.039 in 400 games of qice against those by numbers set by
// hand (in 240 of them worths counted double), 0.478 ± 0.060 in 200 of qiji16 and
// 0.454 ± 0.076 in 120 of qice-line, at 2,000 nodes.
package tiles
