package locale

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"yanyi/assets"
)

// entry is one key of the deck in all languages.
type entry struct {
	text [langs]string
	one  *entry // the singular, key.one
}

// copyDeck is everything the locale files hold.
type copyDeck struct {
	texts      map[string]*entry
	keys       []string // in the files' order
	generals   []General
	stratagems []Stratagem
}

// deck reads the embedded files once, at the first look-up. They are part of
// the program and tested, so an unreadable one is a broken build.
var deck = sync.OnceValue(func() *copyDeck {
	d := &copyDeck{texts: make(map[string]*entry, 2048)}
	names, err := fs.Glob(assets.Locales, "locales/*.json")
	for _, name := range names {
		if err == nil {
			err = d.read(name)
		}
	}
	if err != nil {
		panic(err)
	}
	d.linkSingulars()
	return d
})

// row is the JSON value of a key: the three languages, and what generals.json
// and stratagems.json add.
type row struct {
	ZhHans string `json:"zh-Hans"`
	ZhHant string `json:"zh-Hant"`
	En     string `json:"en"`

	Kingdom string `json:"kingdom"`
	Might   int    `json:"might"`
	Wits    int    `json:"wits"`
	Yanyi   *Place `json:"yanyi"`
	Guoji   *Place `json:"guoji"`
	Epithet *row   `json:"epithet"`

	Number int      `json:"number"`
	Rule   string   `json:"rule"`
	Piece  string   `json:"piece"`
	How    []string `json:"how"`
}

func (r *row) text() [langs]string { return [langs]string{r.ZhHans, r.ZhHant, r.En} }

// read adds one file. It goes key by key because the order of the file, which
// a Go map would lose, is the order of the rules.
func (d *copyDeck) read(name string) error {
	f, err := assets.Locales.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	dec := json.NewDecoder(f)
	if _, err := dec.Token(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		var r row
		if err := dec.Decode(&r); err != nil {
			return fmt.Errorf("%s: %v: %w", name, key, err)
		}
		if err := d.add(key.(string), &r); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func (d *copyDeck) add(key string, r *row) error {
	if d.texts[key] != nil {
		return fmt.Errorf("%s: given twice", key)
	}
	d.texts[key] = &entry{text: r.text()}
	d.keys = append(d.keys, key)
	switch {
	case r.Kingdom != "":
		d.generals = append(d.generals, newGeneral(key, r))
	case r.Rule != "":
		d.stratagems = append(d.stratagems, newStratagem(key, r))
	}
	return nil
}

func (d *copyDeck) linkSingulars() {
	for key, e := range d.texts {
		if plural, ok := strings.CutSuffix(key, ".one"); ok && d.texts[plural] != nil {
			d.texts[plural].one = e
		}
	}
}
