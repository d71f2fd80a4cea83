package search

import "yanyi/game"

// temper is a temperament: the centipawns by which a player prefers a turn at the root beyond
// its value. They are small, so that they only decide between nearly equal turns.
type temper struct {
	name  string
	ahead int // a turn ahead; one backwards is disliked as much
	check int // a check to a rival
	trade int // a gain where the player stands better; disliked as much where it stands worse
	ally  int // an alliance
	foe   int // beside an ally, a check to their rival or taking from it
}

// tempers are those of package match, by its names.
var tempers = [...]temper{
	{name: "bold", ahead: 8, check: 16, trade: 4},
	{name: "patient", ahead: -3, trade: 16},
	{name: "loyal", ally: 40, foe: 16},
}

// temperOf is the temperament of a name; the empty one is none.
func temperOf(name string) (temper, bool) {
	for _, t := range tempers {
		if t.name == name {
			return t, true
		}
	}
	return temper{}, name == ""
}

// The values from which on a game of two or of three is as good as decided, and played without
// temperament. Among three, where a place beside an ally counts some pieces, a piece decides
// little.
const (
	settlingTwo   = 400
	settlingThree = 2000
)

// unsettled reports whether the game is undecided as the root judges its position.
func (s *Searcher) unsettled() bool {
	most := settlingTwo
	if s.rivals() {
		most = settlingThree
	}
	return s.root.Player() && abs(s.value(s.root)) < most
}

// leaning is the player's preference for a turn at the root that was just played and had a gain,
// including the whim of its level.
func (s *Searcher) leaning(t game.Turn, gain, ply int) int {
	if ply > 0 || !s.undecided {
		return 0
	}
	v := stray(s.seed^mix(uint64(t.Chosen())), s.limit.whim)
	if s.temper == (temper{}) {
		return v
	}
	_, ahead := stretch(s.info, s.root, t)
	v += s.temper.ahead * sign(ahead)
	if gain > 0 {
		v += s.temper.trade * sign(s.frames[0].stand)
	}
	if s.pos.Actor() != game.Chance {
		v += s.foreign()
	}
	return v
}

// foreign is the preference for the effects of the last turn on the other players. Allies can be
// neither captured nor checked.
func (s *Searcher) foreign() (v int) {
	foe := 0
	if s.pos.Friends(s.root).Len() > 1 {
		foe = s.temper.foe
	}
	s.events = s.pos.Events(s.events[:0])
	for _, e := range s.events {
		switch {
		case e.Type == game.Check && !s.ours(e.Seat):
			v += s.temper.check + foe
		case e.Type == game.Allied && e.Seat == s.root:
			v += s.temper.ally
		case e.Type == game.Captured && e.Other.Player() && !s.ours(e.Other):
			v += foe
		}
	}
	return v
}

func sign(n int) int { return max(-1, min(1, n)) }
