package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentence is one of a rules text. One that is a ruling here names its rulings, with a seal.
type sentence struct {
	text    string
	rulings []string
}

// sentences splits a text at its full stops. A ruling is marked in the text itself,
// by its names before the sentence: "[horse-block,first-cannon]".
func sentences(text string) []sentence {
	var list []sentence
	from := 0
	for i, r := range text {
		if end := i + utf8.RuneLen(r); stops(r, text[end:]) {
			list = append(list, readSentence(text[from:end]))
			from = end
		}
	}
	return append(list, readSentence(text[from:]))
}

// stops reports whether a sentence ends with r before what follows: in Chinese at
// the full stop, in English only before a new sentence ("1.5" goes on).
func stops(r rune, rest string) bool {
	if r == '。' {
		return rest != ""
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " "))
	return r == '.' && strings.HasPrefix(rest, " ") && (unicode.IsUpper(next) || unicode.IsDigit(next) || next == '“' || next == '[')
}

func readSentence(text string) sentence {
	text = strings.TrimSpace(text)
	if marked, ok := strings.CutPrefix(text, "["); ok {
		names, rest, _ := strings.Cut(marked, "]")
		return sentence{text: rest, rulings: strings.Split(names, ",")}
	}
	return sentence{text: text}
}
