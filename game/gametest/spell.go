package gametest

import (
	"fmt"
	"strings"

	"yanyi/game"
)

var eventNames = [...]string{
	"NoEvent", "Moved", "Captured", "Revealed", "Slid", "Cancelled", "Activated", "Swapped",
	"Exchanged", "Swept", "Stale", "Promoted", "Castled", "Allied", "Deposed",
	"CommanderChanged", "Absorbed", "Removed", "WentOut", "AllianceEnded", "PassedOver", "Check",
	"Dueled", "KingLost", "Met", "Ended",
}

// Spell writes an event for a test's message.
func Spell(e game.Event) string {
	name := fmt.Sprint(uint8(e.Type))
	if int(e.Type) < len(eventNames) {
		name = eventNames[e.Type]
	}
	return fmt.Sprintf("%s seat %d other %d third %d from %d to %d piece %s became %s n %d m %d fall %d",
		name, e.Seat, e.Other, e.Third, e.From, e.To, PieceName(e.Piece), PieceName(e.Became), e.N, e.M, e.Fall)
}

// SpellAll writes the events of a turn, one a line.
func SpellAll(events []game.Event) string {
	lines := make([]string, len(events))
	for i, e := range events {
		lines[i] = "  " + Spell(e)
	}
	return strings.Join(lines, "\n")
}

// PieceName writes a piece for a test's message: army number, then kind; a face-
// down piece with ~ between.
func PieceName(p game.Piece) string {
	switch {
	case p == game.NoPiece:
		return "nothing"
	case p.Hidden():
		return fmt.Sprintf("%d~%c", p.Origin(), p.Kind().Letter())
	}
	return fmt.Sprintf("%d%c", p.Origin(), p.Kind().Letter())
}

func cellName(c game.Cell) string {
	if c.Piece == game.NoPiece && c.Commander == game.NoSeat {
		return "nothing"
	}
	if c.Commander == game.NoSeat {
		return PieceName(c.Piece) + " idle"
	}
	return fmt.Sprintf("%s of seat %d", PieceName(c.Piece), c.Commander)
}
