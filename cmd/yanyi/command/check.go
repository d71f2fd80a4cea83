package command

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"yanyi/assets/puzzles"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/scenes/platform"
)

// takes reports whether a flag takes a value: it is one of the listed ones, or of the form.
func (f *Flag) takes(l *Line, value string) error {
	if f.Values != nil && !slices.Contains(f.Values, value) {
		return fmt.Errorf("it is one of %s", strings.Join(f.Values, ", "))
	}
	if f.check != nil {
		return f.check(l, value)
	}
	return nil
}

// agree reports flags without effect for lack of another one, and two things to open at once.
func (l *Line) agree(flags []Flag) error {
	given := slices.DeleteFunc(slices.Clone(doors), func(name string) bool { return !l.has(name) })
	if len(given) > 1 {
		return fmt.Errorf("%s and %s are too much: only one of them can be opened", dashed(given[0]), dashed(given[1]))
	}
	for _, f := range flags {
		if l.has(f.Name) && f.needs != nil && !slices.ContainsFunc(f.needs, l.has) {
			return fmt.Errorf("-%s says nothing without %s", f.Name, alternatives(f.needs))
		}
	}
	return nil
}

// has reports whether a flag or, by its name, a record is given.
func (l *Line) has(name string) bool {
	if name == record {
		return l.Record != ""
	}
	return l.Given[name] != ""
}

func dashed(name string) string {
	if name == record {
		return record
	}
	return "-" + name
}

// alternatives are names with "or" between: "-game, -r or a record".
func alternatives(names []string) string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = dashed(name)
	}
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " or " + list[last]
}

func seats(l *Line, value string) error {
	v, ok := catalog.Find(l.Given["game"])
	if !ok {
		return nil // -game has said so
	}
	words := strings.Split(value, ",")
	if n := len(v.Info().Seats); len(words) != n {
		return fmt.Errorf("%s has %d seats, and these are %d", v.Info().ID, n, len(words))
	}
	for _, word := range words {
		p, err := match.ParsePlayer(word)
		switch {
		case err != nil:
			return err
		case p.Level > match.Levels:
			return fmt.Errorf("%q: levels are 1 to %d", word, match.Levels)
		case p.Temper != "" && p.Level < match.TemperFrom:
			return fmt.Errorf("%q: tempers are from level %d on", word, match.TemperFrom)
		}
	}
	return nil
}

func puzzled(l *Line, value string) error {
	if value == "today" {
		return nil
	}
	for _, v := range catalog.All() {
		for line := range strings.Lines(puzzles.Of(v.Info().ID)) {
			if strings.HasPrefix(line, value+" ") {
				return nil
			}
		}
	}
	return fmt.Errorf("no puzzle is called %s", value)
}

func position(l *Line, value string) error {
	v, ok := catalog.Find(l.Given["game"])
	if !ok {
		return nil
	}
	if _, err := v.Parse(value, game.Options{}); err != nil {
		return fmt.Errorf("no position of %s: %w", v.Info().ID, err)
	}
	return nil
}

func view(l *Line, value string) error {
	for _, v := range catalog.All() {
		id := l.Given["game"]
		if _, ok := v.Info().SeatOf(value); ok && (id == "" || id == v.Info().ID) {
			return nil
		}
	}
	if v, ok := catalog.Find(l.Given["game"]); ok {
		return fmt.Errorf("seats of %s are %s", v.Info().ID, lettersOf(v.Info()))
	}
	return fmt.Errorf("seats are %s", letters())
}

func ply(_ *Line, value string) error {
	if n, err := strconv.Atoi(value); err != nil || n < 0 {
		return errors.New("it is a number of turns, from 0")
	}
	return nil
}

func packed(_ *Line, value string) error {
	var err error
	if link.IsPosition(value) {
		_, err = link.UnpackPosition(value)
	} else {
		_, _, err = link.Unpack(catalog.Named, value)
	}
	if err != nil {
		return fmt.Errorf("no packed record: %w", err)
	}
	return nil
}

func room(_ *Line, value string) error {
	if !namesRoom(value) {
		return errors.New("it is six letters and digits, such as ABC234, or the link to a room")
	}
	return nil
}

func server(_ *Line, value string) error {
	text := value
	if !strings.Contains(text, "://") {
		text = "https://" + text // as the program reads it
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || strings.ContainsAny(u.Host, " \t") {
		return errors.New("it is a web address, such as https://rooms.example.org")
	}
	return nil
}

// load makes a record that is to be shown in some way a packed one, which the flags for
// that belong to. A file that cannot be read is an error in any case.
func (l *Line) load() error {
	if l.Record == "" {
		return nil
	}
	text, err := os.ReadFile(l.Record)
	if err != nil {
		return err
	}
	if l.has("mode") || l.has("view") || l.has("ply") {
		l.Given["r"], l.Record = platform.Pack(string(text)), ""
		return packed(l, l.Given["r"])
	}
	return nil
}
