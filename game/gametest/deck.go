package gametest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sync"

	"yanyi/game"
)

// deck is the placeholders of every key of the copy deck.
type deck map[string][]string

var placeholder = regexp.MustCompile(`\{([a-z]+)\}`)

// readDeck reads the copy deck of the module the test runs in, once.
var readDeck = sync.OnceValues(func() (deck, error) {
	root, err := moduleRoot()
	if err != nil {
		return nil, err
	}
	files, err := filepath.Glob(filepath.Join(root, "assets", "locales", "*.json"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no locales below %s (%v)", root, err)
	}
	d := deck{}
	for _, file := range files {
		if err := d.read(file); err != nil {
			return nil, err
		}
	}
	return d, nil
})

func (d deck) read(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var keys map[string]struct {
		Hans string `json:"zh-Hans"`
	}
	if err := json.Unmarshal(text, &keys); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for key, text := range keys {
		names := []string{}
		for _, m := range placeholder.FindAllStringSubmatch(text.Hans, -1) {
			names = append(names, m[1])
		}
		d[key] = names
	}
	return nil
}

// check reports a phrase without a key in the deck, or whose placeholders are not all filled.
func (d deck) check(p game.Phrase) error {
	if p.Key == "" {
		return nil
	}
	names, ok := d[p.Key]
	if !ok {
		return fmt.Errorf("the locales have no key %q", p.Key)
	}
	filled := map[string]bool{}
	for _, a := range p.Args {
		filled[a.Name] = true
		if a.Phrase != nil {
			if err := d.check(*a.Phrase); err != nil {
				return err
			}
		}
	}
	for _, name := range names {
		if !filled[name] {
			return fmt.Errorf("%s leaves {%s} open", p.Key, name)
		}
	}
	return nil
}

func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		if _, missing := os.Stat(filepath.Join(dir, "go.mod")); missing == nil {
			return dir, nil
		}
		if up := filepath.Dir(dir); up != dir {
			dir = up
			continue
		}
		err = fmt.Errorf("no go.mod above the test's folder")
	}
	return "", err
}
