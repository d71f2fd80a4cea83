package locale

import (
	"fmt"
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
}

// deck reads the embedded files once, at the first look-up, all but those that are read
// late. They are part of the program and tested, so an unreadable one is a broken build.
var deck = sync.OnceValue(func() *copyDeck {
	d := &copyDeck{texts: make(texts, 2048)}
	d.mustReadAll(false)
	return d
})

// whole is the deck with the files that are read late, once.
var whole = sync.OnceValue(func() *copyDeck {
	d := deck()
	d.mustReadAll(true)
	return d
})

// late reports whether a file is not needed for the first picture: that of the rules
// pages, which is as large as all others together, and that of the lessons.
func late(name string) bool { return name == "rules.json" || name == "lessons.json" }

// find is what the deck has for a key. Those of the files that are read late begin with
// rules, gloss or lesson.
func find(key string) (text [langs]string, ok bool) {
	if text, ok = deck().texts[key]; !ok && (strings.HasPrefix(key, "rules") || strings.HasPrefix(key, "gloss") || strings.HasPrefix(key, "lesson")) {
		text, ok = whole().texts[key]
	}
	return text, ok
}

func (d *copyDeck) mustReadAll(read bool) {
	for _, f := range assets.Locales() {
		if late(f.Name) == read {
			d.mustRead(f)
		}
	}
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
	d.texts[key] = r.text
	d.keys = append(d.keys, key)
	switch {
	case r.kingdom != "":
		d.generals = append(d.generals, newGeneral(key, r))
	case r.rule != "":
		d.stratagems = append(d.stratagems, newStratagem(key, r))
	}
}

// row is the value of a key: the three languages, and what generals.json and
// stratagems.json add.
type row struct {
	text [langs]string

	kingdom      string
	might, wits  int
	yanyi, guoji *Place
	chibi        *Place
	epithet      [langs]string

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
		case "yanyi":
			r.yanyi = readPlace(s)
		case "guoji":
			r.guoji = readPlace(s)
		case "chibi":
			r.chibi = readPlace(s)
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

// readPlace reads a general's piece, or null.
func readPlace(s *scanner) *Place {
	if s.null() {
		return nil
	}
	p := &Place{}
	s.object(func(field string) {
		switch field {
		case "piece":
			p.Piece = s.str()
		case "nth":
			p.Nth = s.number()
		default:
			s.fail("a place has no %q", field)
		}
	})
	return p
}
