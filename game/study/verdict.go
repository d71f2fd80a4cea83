package study

import (
	"strconv"
	"strings"

	"yanyi/game"
)

// Verdict is a line that an engine has found, in the engine's output (game/search, Serve).
type Verdict struct {
	Number  int // 1 is the best line
	Depth   int
	Nodes   int
	Time    int // milliseconds since it began to look
	Score   int // centipawns from the mover's point of view
	Chances [3]int
	Turns   []string
	// Gains is for whom each of the first turns is good, among three, if that was asked for.
	Gains []game.SeatSet
}

// ReadVerdict reads what follows "info" in a line of an engine; ok is false if it has no turns.
func ReadVerdict(text string) (v Verdict, ok bool) {
	words := strings.Fields(text)
	v.Number = 1
	for i := 0; i < len(words); {
		name := words[i]
		i++
		switch name {
		case "pv":
			v.Turns = words[i:]
			return v, len(v.Turns) > 0
		case "chances":
			for seat := 0; seat < len(v.Chances) && i < len(words); seat++ {
				n, err := strconv.Atoi(words[i])
				if err != nil {
					break
				}
				v.Chances[seat] = n
				i++
			}
			continue
		case "gains":
			if i < len(words) {
				v.Gains = readGains(words[i])
				i++
			}
			continue
		}
		if i == len(words) {
			break
		}
		n, err := strconv.Atoi(words[i])
		if err != nil {
			return Verdict{}, false
		}
		i++
		if field := v.field(name); field != nil {
			*field = n
		}
	}
	return Verdict{}, false
}

// readGains reads sets of three seats, as far as they are any.
func readGains(text string) (gains []game.SeatSet) {
	for word := range strings.SplitSeq(text, ",") {
		set, err := strconv.ParseUint(word, 10, 3)
		if err != nil {
			break
		}
		gains = append(gains, game.SeatSet(set))
	}
	return gains
}

// field is the place of a number of a verdict, nil for numbers not stored.
func (v *Verdict) field(name string) *int {
	switch name {
	case "multipv":
		return &v.Number
	case "depth":
		return &v.Depth
	case "nodes":
		return &v.Nodes
	case "time":
		return &v.Time
	case "score":
		return &v.Score
	}
	return nil
}

// mate and decisive are scores of ended games (game/search): won on the spot, and won at all.
const (
	mate     = 30_000
	decisive = 27_000
)

// Mate is the number of turns of all in which the mover wins or, if negative, loses, if any.
func (v *Verdict) Mate() (plies int, ok bool) {
	switch {
	case v.Score >= decisive:
		return mate - v.Score, true
	case v.Score <= -decisive:
		return -(mate + v.Score), true
	}
	return 0, false
}
