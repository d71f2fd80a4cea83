package rules

import (
	"slices"
	"strings"
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

// part is a paragraph, a block of rulings, or a row of a table.
type part struct {
	text   string // of rulings, perhaps several paragraphs in lines
	ruling bool
	lead   string // name before the text of a table's row
}

// sections are the rules of a game in teaching order, then the tables that have texts for it.
func sections(in *game.Info) []section {
	var list []section
	keys := locale.Rules(in.ID)
	for i, k := range keys {
		number := strings.Split(k.Head, ".")[2]
		s := section{key: in.ID + " " + number, short: locale.Numeral(i + 1), head: locale.T(k.Head), last: i == len(keys)-1}
		text := sentences(locale.T(k.Text))
		if s.parts = paragraphs(text); s.last {
			s.parts = listing(text)
		}
		list = append(list, s)
	}
	return append(list, appendices(in)...)
}

func (s *section) hasRulings() bool {
	return slices.ContainsFunc(s.parts, func(p part) bool { return p.ruling })
}

// paragraphs groups the sentences of a text: two ordinary ones to a paragraph,
// rulings that follow each other in a block of their own.
func paragraphs(list []sentence) []part {
	var parts []part
	count := 0 // sentences in the last part
	for _, s := range list {
		ruling := len(s.rulings) > 0
		last := len(parts) - 1
		if last >= 0 && parts[last].ruling == ruling && (ruling || count < 2) {
			parts[last].text += joint(parts[last].text) + s.text
			count++
			continue
		}
		parts = append(parts, part{text: s.text, ruling: ruling})
		count = 1
	}
	return parts
}

// listing is the list of the rulings: one block, a paragraph to each sentence.
func listing(list []sentence) []part {
	lines := make([]string, len(list))
	for i, s := range list {
		lines[i] = s.text
	}
	return []part{{text: strings.Join(lines, "\n"), ruling: true}}
}

// joint is the text between two sentences: nothing in Chinese.
func joint(before string) string {
	if r, _ := utf8.DecodeLastRuneInString(before); r < 0x80 {
		return " "
	}
	return ""
}
