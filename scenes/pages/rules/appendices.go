package rules

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/gametext"
)

// appendices are the tables: the moves and values of the pieces, tiles, generals, notation, the
// game's own terms and the sources of its rules.
func appendices(in *game.Info) []section {
	var list []section
	add := func(head string, parts []part) {
		if len(parts) > 0 {
			list = append(list, section{head: locale.T(head), parts: parts})
		}
	}
	add("play.pieces", pieceRows(in))
	add("rulespage.values", valueRows(in))
	add(gametext.Worded(in, "rulespage.tiles"), stratagemRows(in.ID))
	add("rulespage.generals", generalRows(in))
	has := tables()[in.ID]
	add("rulespage.notation", notationRows(has.notation))
	add("rulespage.glossary", glossaryRows(has.terms))
	add("rulespage.sources", sourceRows(in, has.inventor))
	return list
}

func notationRows(keys []string) []part {
	var rows []part
	for _, k := range keys {
		rows = append(rows, part{text: locale.T("rulespage.notation." + k)})
	}
	return rows
}

func glossaryRows(terms []string) []part {
	var rows []part
	for _, t := range terms {
		rows = append(rows, part{lead: locale.T("gloss." + t + ".name"), text: locale.T("gloss." + t + ".text")})
	}
	return rows
}

// sourceRows name the source text of the rules, and its author.
func sourceRows(in *game.Info, inventor string) []part {
	if inventor == "" {
		return []part{{text: locale.T("rulespage.sources.common", locale.Arg{Name: "name", Value: locale.T("game." + in.ID + ".name")})}}
	}
	title := locale.Arg{Name: "name", Value: locale.T("game." + in.ID + ".title")}
	author := locale.Arg{Name: "author", Value: locale.T("author." + inventor)}
	return []part{{text: locale.T("rulespage.sources.line", title, author)}}
}

func pieceRows(in *game.Info) []part {
	var rows []part
	add := func(p game.Piece) {
		rows = append(rows, part{lead: locale.T(gametext.PieceKey(in, p, ".name")), text: locale.T(gametext.MovesKey(in, p))})
	}
	for _, k := range in.Kinds {
		add(game.NewPiece(k, 0))
		if k == game.King && len(in.Armies) > len(in.Seats) {
			add(game.NewPiece(k, game.Army(len(in.Seats))))
		}
	}
	return rows
}

// valueRows are the values of the pieces, for the sets that have texts.
func valueRows(in *game.Info) []part {
	if key := "value." + in.Pieces; locale.Has(key) {
		return []part{{text: locale.T(key)}}
	}
	return nil
}

func stratagemRows(id string) []part {
	var rows []part
	for _, s := range locale.Stratagems(id) {
		l := locale.Current()
		rows = append(rows, part{lead: strconv.Itoa(s.Number) + " " + s.Name(l), text: s.Sentence(l)})
	}
	return rows
}

func generalRows(in *game.Info) []part {
	var rows []part
	l := locale.Current()
	for _, g := range locale.Generals() {
		place := g.Place(in.People)
		if place == nil || !takesPart(in, &g, place) {
			continue
		}
		piece := game.NewPiece(game.KindOf(place.Piece[0]), 0)
		values := gametext.PieceName(in, piece) + " · " + locale.T("mode.duel.might") + " " + strconv.Itoa(g.Might) + " · " + locale.T("mode.duel.wits") + " " + strconv.Itoa(g.Wits)
		if e := g.Epithet(l); e != "" {
			values += " · " + e
		}
		rows = append(rows, part{lead: g.Name(l), text: values})
	}
	return rows
}

// takesPart reports whether a general's piece is on the board at the start: a small
// edition has fewer than its large one.
func takesPart(in *game.Info, g *locale.General, place *locale.Place) bool {
	for a := range in.Armies {
		if in.Armies[a].Letter == g.Kingdom {
			return place.Nth <= in.Persons(game.Army(a), game.KindOf(place.Piece[0]))
		}
	}
	return false
}
