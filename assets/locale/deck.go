package locale

import (
	"fmt"
	"maps"
	"strings"
	"sync"

	"yanyi/assets"
)

// texts are the texts of keys in all languages.
type texts map[string][langs]string

// copyDeck is everything the locale files hold.
type copyDeck struct {
	texts      texts
	keys       []string // in the files' order, which is that of the rules
	generals   []General
	stratagems []Stratagem
	brought    map[string]bool // files that came late
}

// deck reads the embedded files once, at the first look-up, all but those that are read
// late. They are part of the program and tested, so an unreadable one is a broken build.
var deck = sync.OnceValue(func() *copyDeck {
	d := &copyDeck{texts: make(texts, 2048)}
	if assets.Columns != "" {
		if err := d.readColumns(assets.Columns); err != nil {
			panic(err)
		}
	}
	for _, f := range assets.Locales() {
		if !f.Late() {
			d.mustRead(f)
		}
	}
	return d
})

// whole is the deck with those of the files read late that the program carries, once.
var whole = sync.OnceValue(func() *copyDeck {
	d := deck()
	for _, f := range assets.Locales() {
		if f.Late() && f.Text != "" {
			d.mustRead(f)
		}
	}
	return d
})

// Lacking names the files that are neither embedded nor added by [Bring], whose texts are
// therefore unknown: rules, glossary, lessons and endgames on a page.
func Lacking() (names []string) {
	for _, f := range assets.Locales() {
		if f.Text == "" && !deck().brought[f.Name] {
			names = append(names, f.Name)
		}
	}
	return names
}

// Bring adds a file that was lacking. An unreadable one adds nothing.
func Bring(name, text string) error {
	came := &copyDeck{texts: texts{}}
	if err := came.read(text); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	d := whole()
	for _, key := range came.keys {
		if _, twice := d.texts[key]; twice {
			return fmt.Errorf("%s: %s is given twice", name, key)
		}
	}
	maps.Copy(d.texts, came.texts)
	d.keys = append(d.keys, came.keys...)
	if d.brought == nil {
		d.brought = map[string]bool{}
	}
	d.brought[name] = true
	return nil
}

// find is the text of a key. The keys read late begin with rules, gloss, lesson or endgame.
func find(key string) (text [langs]string, ok bool) {
	if text, ok = deck().texts[key]; !ok && (strings.HasPrefix(key, "rules") || strings.HasPrefix(key, "gloss") || strings.HasPrefix(key, "lesson") || strings.HasPrefix(key, "endgame")) {
		text, ok = whole().texts[key]
	}
	return text, ok
}

func (d *copyDeck) mustRead(f assets.Locale) {
	if err := d.read(f.Text); err != nil {
		panic(fmt.Sprintf("%s: %v", f.Name, err))
	}
}

// read adds one file.
func (d *copyDeck) read(text string) error {
	s := &scanner{text: text}
	s.object(func(key string) {
		var r row
		r.read(s)
		if s.err == nil {
			d.add(s, key, &r)
		}
	})
	s.end()
	return s.err
}

func (d *copyDeck) add(s *scanner, key string, r *row) {
	if _, ok := d.texts[key]; ok {
		s.fail("%s is given twice", key)
	}
	d.put(key, r.text)
	switch {
	case r.kingdom != "":
		d.generals = append(d.generals, General{Key: key, Kingdom: r.kingdom[0], Might: r.might, Wits: r.wits, places: r.places, epithet: r.epithet})
	case r.rule != "":
		d.stratagems = append(d.stratagems, newStratagem(key, r))
	}
}

// put adds a text at the end.
func (d *copyDeck) put(key string, text [langs]string) {
	d.texts[key] = text
	d.keys = append(d.keys, key)
}

// row is the value of a key: the three languages, and the additions of generals.json and
// stratagems.json.
type row struct {
	text [langs]string

	kingdom     string
	might, wits int
	places      map[string]*Place
	epithet     [langs]string

	number      int
	rule, piece string
	how         []string
}

func (r *row) read(s *scanner) {
	s.object(func(field string) {
		switch field {
		case "kingdom":
			r.kingdom = s.str()
		case "might":
			r.might = s.number()
		case "wits":
			r.wits = s.number()
		case "places":
			r.places = map[string]*Place{}
			s.object(func(edition string) { r.places[edition] = readPlace(s) })
		case "epithet":
			s.object(func(tag string) { readText(s, tag, &r.epithet) })
		case "number":
			r.number = s.number()
		case "rule":
			r.rule = s.str()
		case "piece":
			r.piece = s.str()
		case "how":
			s.array(func() { r.how = append(r.how, s.str()) })
		default:
			readText(s, field, &r.text)
		}
	})
}

// readText reads the text of one language.
func readText(s *scanner, tag string, into *[langs]string) {
	for l, t := range tags {
		if t == tag {
			into[l] = s.str()
			return
		}
	}
	s.fail("%q is neither a language nor a field", tag)
}

// readPlace reads a general's piece: R2, the second R.
func readPlace(s *scanner) *Place {
	text := s.str()
	if len(text) == 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= '1' && text[1] <= '9' {
		return &Place{Piece: text[:1], Nth: int(text[1] - '0')}
	}
	s.fail("%q is no place", text)
	return nil
}

// Section is one section of a game's rules page: the keys of its heading and of its text.
type Section struct{ Head, Text string }

// Rules lists a game's rules sections, by its id, in teaching order; the last holds the rulings.
func Rules(game string) []Section {
	var sections []Section
	prefix := "rules." + game + "."
	for _, key := range whole().keys {
		name, ok := strings.CutSuffix(key, ".head")
		if ok && strings.HasPrefix(name, prefix) {
			sections = append(sections, Section{Head: key, Text: name + ".text"})
		}
	}
	return sections
}
