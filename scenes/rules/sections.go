package rules

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"yanyi/assets/locale"
	"yanyi/game"
)

// section is one page of a game's rules.
type section struct {
	key   sectionKey // for its picture; "" takes the one before
	short string     // numeral before the name in the list, "" for appendices
	head  string
	parts []part
	last  bool // lists the rulings
}

// part is a paragraph, a ruling, or a row of a table.
type part struct {
	text   string
	ruling bool
	lead   string // name before the text of a table's row
}

// sections are the rules of a game in teaching order, then the tables that the
// deck has for it.
func sections(in *game.Info) []section {
	var list []section
	keys := locale.Rules(in.ID)
	for i, k := range keys {
		number := strings.Split(k.Head, ".")[2]
		s := section{key: in.ID + " " + number, short: numeral(i + 1), head: locale.T(k.Head), last: i == len(keys)-1}
		s.parts = paragraphs(locale.T(k.Text), ours(s.key, s.last))
		list = append(list, s)
	}
	return append(list, appendices(in)...)
}

// numeral is a number as the headings write it.
func numeral(n int) string {
	if key := "num." + strconv.Itoa(n); locale.Has(key) {
		return locale.T(key)
	}
	return strconv.Itoa(n)
}

// ours tells which sentences of a section are rulings of this edition.
func ours(key sectionKey, all bool) func(i, n int) bool {
	marked := rulings()[key]
	return func(i, n int) bool {
		return all || slices.Contains(marked, i+1) || slices.Contains(marked, i-n)
	}
}

// paragraphs groups the sentences of a text: two ordinary ones to a paragraph,
// rulings that follow each other in a block of their own.
func paragraphs(text string, ours func(i, n int) bool) []part {
	var parts []part
	list := sentences(text)
	count := 0 // sentences in the last part
	for i, s := range list {
		ruling := ours(i, len(list))
		last := len(parts) - 1
		if last >= 0 && parts[last].ruling == ruling && (ruling || count < 2) {
			parts[last].text += joint(parts[last].text) + s
			count++
			continue
		}
		parts = append(parts, part{text: s, ruling: ruling})
		count = 1
	}
	return parts
}

// joint is what stands between two sentences: nothing in Chinese.
func joint(before string) string {
	if r, _ := utf8.DecodeLastRuneInString(before); r < 0x80 {
		return " "
	}
	return ""
}

// sentences splits a text at its full stops.
func sentences(text string) []string {
	var list []string
	from := 0
	for i, r := range text {
		end := i + utf8.RuneLen(r)
		next, _ := utf8.DecodeRuneInString(strings.TrimLeft(text[end:], " "))
		stop := r == '。' || r == '.' && strings.HasPrefix(text[end:], " ") && (unicode.IsUpper(next) || next == '“')
		if stop && end < len(text) {
			list = append(list, strings.TrimSpace(text[from:end]))
			from = end
		}
	}
	return append(list, strings.TrimSpace(text[from:]))
}

// appendices are the tables: what the pieces do, what they are worth, tiles,
// generals and notation.
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
	if in.ID == "yanyi" || in.ID == "jieqi" {
		add("rulespage.notation", []part{{text: locale.T("rulespage.notation.three")}, {text: locale.T("rulespage.notation.example")}})
	}
	add("rulespage.glossary", glossaryRows(in))
	add("rulespage.sources", []part{{text: source(in)}})
	return list
}

// glossaryRows are the terms of a game's family.
func glossaryRows(in *game.Info) []part {
	var rows []part
	for _, key := range locale.Keys() {
		if term, ok := strings.CutSuffix(key, ".name"); ok && strings.HasPrefix(key, "gloss."+in.Family+".") {
			rows = append(rows, part{lead: locale.T(key), text: locale.T(term + ".text")})
		}
	}
	return rows
}

// source names the text the rules are written from, and whose it is.
func source(in *game.Info) string {
	title := locale.Arg{Name: "name", Value: locale.T("game." + in.ID + ".name")}
	if in.ID == in.Pieces && in.Family == "stratagem" {
		return locale.T("rulespage.sources.common", title) // xiangqi itself has no inventor
	}
	return locale.T("rulespage.sources.line", title, locale.Arg{Name: "author", Value: locale.T("author." + in.Family)})
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
