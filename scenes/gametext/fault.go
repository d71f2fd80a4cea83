package gametext

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/notation"
)

// positionKeys are the sentences for faults of position strings' fields where a fault has no
// phrase of its own. Fields of single games, whose writers know them, are called by their names.
var positionKeys = map[string]string{
	"turn": "error.position.turn", "side": "error.position.turn",
	"alive": "error.position.alive", "alliance": "error.position.alliance", "han": "error.position.han",
	"clock": "error.position.clock", "halfmove": "error.position.clock", "fullmove": "error.position.clock",
	"bags": "error.position.bag", "tiles": "error.position.tiles",
	"castle": "error.position.castling", "castling": "error.position.castling.rights", "ep": "error.position.ep",
}

// Fault describes a fault of a position, or of tiles laid there, repeated faults on a line.
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

// Doubts says why no game leads to a position, although it can be played; "" if one may.
func Doubts(in *game.Info, doubts game.Faults) string {
	var reasons []string
	for _, f := range doubts {
		for _, line := range Fault(in, &f) {
			if len(reasons) < mostDoubts && !slices.Contains(reasons, line) {
				reasons = append(reasons, line)
			}
		}
	}
	if reasons == nil {
		return ""
	}
	return locale.T("error.position.doubt", locale.Arg{Name: "reason", Value: strings.Join(reasons, " ")})
}

// mostDoubts is the greatest number of reasons shown: one would do.
const mostDoubts = 4

// AddressFault describes a fault of an address's position and its place, repeats on a line.
func AddressFault(in *game.Info, position string, f *game.Fault) (lines []string) {
	list := relevant(f.Inner)
	if len(list) == 0 {
		list = game.Faults{*f}
	}
	for _, f := range list {
		for _, line := range Fault(in, &f) {
			reason := locale.Arg{Name: "reason", Value: line}
			switch n := notation.FaultAt(in, position, &f); {
			case n > utf8.RuneCountInString(position):
				lines = append(lines, locale.T("error.address.end", locale.Num("n", n-1), reason))
			case n > 0:
				lines = append(lines, locale.T("error.address.at", locale.Num("n", n), reason))
			default:
				lines = append(lines, locale.T("error.address.position", reason))
			}
		}
	}
	return lines
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

// relevant removes consequences of other faults: where a board's ranks do not add up, its
// pieces are not where their writer wanted them.
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
