package proof

import "yanyi/game"

// KindOf is the most special event of a turn, in a word.
func KindOf(pos game.Position, t game.Turn) string {
	for _, k := range kinds {
		if game.Brings(pos, t, k.event) {
			return k.name
		}
	}
	return "quiet"
}

// kinds name the events of a turn, the most special first.
var kinds = []struct {
	event game.EventType
	name  string
}{
	{game.Deposed, "deposition"}, {game.Allied, "alliance"}, {game.Exchanged, "exchange"}, {game.Swapped, "swap"},
	{game.Promoted, "promotion"}, {game.Swept, "sweep"}, {game.Slid, "slide"}, {game.Castled, "castling"}, {game.Revealed, "draw"},
	{game.Absorbed, "absorption"}, {game.Activated, "stratagem"}, {game.Captured, "capture"}, {game.Check, "check"},
}
