package weights

// Score is a number of centipawns that depends on how far the game is: its middle
// game's and its endgame's share in one word, so that one addition or
// multiplication serves both.
type Score int64

// Pair is the score of mid in the middle game and end in the endgame.
func Pair(mid, end int) Score { return Score(int64(mid)<<32 + int64(end)) }

// Mid is the middle game's share.
func (s Score) Mid() int { return int((s + 1<<31) >> 32) }

// End is the endgame's share.
func (s Score) End() int { return int(int32(s)) }

// Times is n times the score.
func (s Score) Times(n int) Score { return s * Score(n) }

// Taper is the score when phase parts of most are left of the middle game.
func (s Score) Taper(phase, most int) int {
	return (s.Mid()*phase + s.End()*(most-phase)) / most
}
