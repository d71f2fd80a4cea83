// Package weights holds what evaluations weigh their findings with. The numbers
// live in text files, a row of them a line:
//
//	# what begins with # is a remark
//	NAME MID MID … | END END …
//
// A row without a bar has the same numbers on both sides of it. MID and END are centipawns in the middle game and in the endgame, or with three
// kingdoms left and with two, as many of the one as of the other. What a row means,
// and how many numbers it has, the evaluation knows that asks for it.
package weights
