package sound

import "yanyi/game"

// Cue is one sound. Cues are ordered by how much they matter.
type Cue uint8

// The cues, the least important first.
const (
	Silence Cue = iota
	Tick        // a clock running low
	Knock       // a move
	Slide       // a marker sliding, pieces changing places
	Thud        // a capture
	Flip        // a piece turning over
	Gong        // check
	Seal        // alliance, deposing
	Drum        // a player goes out
	Calm        // a draw
	Chord       // a victory
	cueCount
)

// cueOf is the sound of each kind of event.
var cueOf = map[game.EventType]Cue{
	game.Moved: Knock, game.Castled: Knock, game.Promoted: Slide,
	game.Slid: Slide, game.Cancelled: Slide, game.Swapped: Slide,
	game.Captured: Thud, game.Exchanged: Thud, game.Swept: Thud, game.Dueled: Thud,
	game.Revealed: Flip,
	game.Check:    Gong,
	game.Allied:   Seal, game.Deposed: Seal, game.Met: Seal,
	game.WentOut: Drum, game.KingLost: Drum,
}

// CueOf is the one cue of a turn's events: that of the most important. A marker that slides
// before a quiet move has the cue of both: it comes first, and ends in a knock itself.
func CueOf(events []game.Event) Cue {
	cue := Silence
	for _, e := range events {
		c := cueOf[e.Type]
		if e.Type == game.Ended {
			if c = Chord; e.Seat == game.NoSeat {
				c = Calm
			}
		}
		cue = max(cue, c)
	}
	return cue
}
