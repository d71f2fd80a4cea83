package sound

import "yanyi/game"

// Cue is one sound. Cues are ordered by how much they matter.
type Cue uint8

// The cues, the least important first.
const (
	Silence    Cue = iota
	Tick           // a clock running low
	Knock          // a move
	Slide          // a marker sliding, pieces changing places
	Thud           // a capture
	Flip           // a piece turning over
	Gong           // check
	PassedOver     // one's own turn is passed over
	Alarm          // check to oneself, who moves now
	Seal           // alliance, deposing
	Drum           // a player goes out
	Calm           // a draw
	Chord          // a victory
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
// before a quiet move has the cue of both: it comes first, and ends in a knock itself. You is
// the seat of the only person here, or NoSeat: a check to it and its being passed over have cues
// of their own.
func CueOf(events []game.Event, you game.Seat) Cue {
	cue := Silence
	for i := range events {
		cue = max(cue, cueFor(&events[i], you))
	}
	return cue
}

// cueFor is the cue of an event.
func cueFor(e *game.Event, you game.Seat) Cue {
	own := you.Player() && e.Seat == you
	switch {
	case e.Type == game.Ended && e.Seat == game.NoSeat:
		return Calm
	case e.Type == game.Ended:
		return Chord
	case e.Type == game.Check && own:
		return Alarm
	case e.Type == game.PassedOver && own && e.N == 1:
		return PassedOver
	}
	return cueOf[e.Type]
}
