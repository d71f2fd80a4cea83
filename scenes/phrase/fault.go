package phrase

import (
	"cmp"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
)

// positionKeys are the sentences for what may be wrong with the fields of position
// strings where a fault has no phrase of its own. Fields that only some games have,
// and whoever writes them knows, are called by their names.
var positionKeys = map[string]string{
	"turn": "error.position.turn", "side": "error.position.turn",
	"alive": "error.position.alive", "alliance": "error.position.alliance", "han": "error.position.han",
	"clock": "error.position.clock", "halfmove": "error.position.clock", "fullmove": "error.position.clock",
	"bags": "error.position.bag", "tiles": "error.position.tiles",
	"castle": "error.position.castling", "castling": "error.position.castling.baige", "ep": "error.position.ep",
}

// Fault says what is wrong with a position, or with the tiles laid there, each fault that
// it repeats a line.
func Fault(in *game.Info, f *game.Fault) (lines []string) {
	if len(f.Inner) > 0 {
		for _, inner := range relevant(f.Inner) {
			lines = append(lines, Fault(in, &inner)...)
		}
		return lines
	}
	square, point := "", ""
	if f.Square != game.NoSquare {
		square, point = in.Board.Label(f.Square), pointOf(in.Board, f.Square)
	}
	place := cmp.Or(f.Text, square)
	said := f.Phrase
	switch key, known := positionKeys[f.Field]; {
	case said.Key != "":
	case f.Field == place || f.Field == "fields": // a field that the game does not have
		said = game.Say("error.position")
	case known:
		said, place = game.Say(key), cmp.Or(place, f.Field)
	default:
		said, place = game.Say("error.position"), strings.TrimSuffix(f.Field+"="+place, "=")
	}
	return []string{Of(in, said, locale.Arg{Name: "square", Value: point}, locale.Arg{Name: "text", Value: place})}
}

// pointOf is where in the string's board a point stands: by its name, or by row and
// place in the row where players know points by their lines.
func pointOf(b *game.Board, sq game.Square) string {
	p := b.Points[sq]
	if !b.Lines || locale.Current() == locale.En {
		return b.Label(sq)
	}
	n := 1
	for b.At(int(p.File)-n, int(p.Rank)) != game.NoSquare {
		n++
	}
	return locale.T("error.position.at", locale.Num("n", b.Ranks-int(p.Rank)), locale.Num("m", n))
}

// relevant leaves out what follows from other faults: where a board's ranks do not
// add up, its pieces are not where their writer wanted them.
func relevant(list game.Faults) game.Faults {
	var shape game.Faults
	for _, f := range list {
		switch f.Phrase.Key {
		case "error.position.ranks", "error.position.width", "error.position.comma":
			shape = append(shape, f)
		}
	}
	if shape != nil {
		return shape
	}
	return list
}
