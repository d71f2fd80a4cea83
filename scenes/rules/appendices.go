package rules

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
)

// appendices are the tables: what the pieces do, what they are worth, tiles,
// generals, notation, the game's own terms and where its rules come from.
func appendices(in *game.Info) []section {
	var list []section
	add := func(head string, parts []part) {
		if len(parts) > 0 {
			list = append(list, section{head: locale.T(head), parts: parts})
		}
	}
	add("play.pieces", pieceRows(in))
	add("rulespage.values", valueRows(in))
	tiles := "rulespage.tiles"
	if in.ID == "qiji" || in.ID == "weiwo" || in.ID == "qiji16" {
		tiles = "rulespage.tiles.qiji"
	}
	add(tiles, stratagemRows(in.ID))
	if in.Pieces == "yanyi" || in.Pieces == "guoji" {
		add("rulespage.generals", generalRows(in))
	}
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

// sourceRows name the text the rules are written from, and who invented the game.
func sourceRows(in *game.Info, inventor string) []part {
	title := locale.Arg{Name: "name", Value: locale.T("game." + in.ID + ".name")}
	if inventor == "" {
		return []part{{text: locale.T("rulespage.sources.common", title)}}
	}
	name := locale.Arg{Name: "name", Value: locale.T("inventor." + inventor)}
	return []part{{text: locale.T("rulespage.sources.line", title)}, {text: locale.T("rulespage.inventor", name)}}
}

func pieceRows(in *game.Info) []part {
	var rows []part
	for _, letter := range "keqrnbcagpfw" {
		for _, set := range []string{in.Pieces, "yanyi"} {
			key := "piece." + set + "." + string(letter)
			moves := "piece." + in.Pieces + "." + string(letter) + ".moves"
			if locale.Has(moves) && locale.Has(key+".name") {
				rows = append(rows, part{lead: locale.T(key + ".name"), text: locale.T(moves)})
				break
			}
		}
	}
	return rows
}

func valueRows(in *game.Info) []part {
	for _, key := range []string{"value." + in.ID, "value." + in.Pieces} {
		if locale.Has(key) {
			return []part{{text: locale.T(key)}}
		}
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
		place := g.Yanyi
		if in.Pieces == "guoji" {
			place = g.Guoji
		}
		if place == nil {
			continue
		}
		key := "piece." + in.Pieces + "." + strings.ToLower(place.Piece) + ".name"
		values := locale.T(key) + " · " + locale.T("mode.duel.might") + " " + strconv.Itoa(g.Might) + " · " + locale.T("mode.duel.wits") + " " + strconv.Itoa(g.Wits)
		if e := g.Epithet(l); e != "" {
			values += " · " + e
		}
		rows = append(rows, part{lead: g.Name(l), text: values})
	}
	return rows
}
