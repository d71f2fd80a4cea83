// Package locale looks up the texts for players, in three languages (assets/locales).
//
// A look-up never fails in play: an unknown key is shown as itself, so that it is noticed. Tests
// set OnMissing to be notified.
package locale

import (
	"strconv"
	"strings"
)

// Arg fills one placeholder: Arg{"side", "Wei"} replaces {side}.
type Arg struct{ Name, Value string }

// Num is an Arg with a number, written in Arabic digits.
func Num(name string, n int) Arg { return Arg{name, strconv.Itoa(n)} }

// OnMissing, if set, is called with every key that is not in the deck and with
// "key {name}" for every placeholder left unfilled. Nil in play.
var OnMissing func(what string)

// T is the text of key in the current language, its placeholders filled. Where
// {n} is 1 and the deck has the key's singular (key.one), that is taken.
func T(key string, args ...Arg) string { return Current().T(key, args...) }

// Count is T for a text that counts: n fills {n}.
func Count(key string, n int, args ...Arg) string { return Current().Count(key, n, args...) }

// Numeral is a small number in the current language.
func Numeral(n int) string { return Current().Numeral(n) }

// Has reports whether the deck knows key.
func Has(key string) bool {
	_, ok := find(key)
	return ok
}

// Keys lists every key of the deck, in the deck's order.
func Keys() []string { return whole().keys }

// T is the text of key in language l, filled in. Without arguments it does not allocate.
func (l Lang) T(key string, args ...Arg) string {
	text, ok := find(key)
	if !ok {
		return missing(key)
	}
	if n, _ := value(args, "n"); n == "1" {
		if one, ok := find(key + ".one"); ok {
			text = one
		}
	}
	return fill(key, text[l], args)
}

// Count is T for a text that counts; see the function Count.
func (l Lang) Count(key string, n int, args ...Arg) string {
	return l.T(key, append(args[:len(args):len(args)], Num("n", n))...)
}

// Numeral is a small number as headings and cards write it: in characters if there are any.
func (l Lang) Numeral(n int) string {
	digits := strconv.Itoa(n)
	if key := "num." + digits; Has(key) {
		return l.T(key)
	}
	return digits
}

func missing(key string) string {
	if OnMissing != nil {
		OnMissing(key)
	}
	return key
}

// fill replaces each {name} of text by its argument; without one it stays.
func fill(key, text string, args []Arg) string {
	if strings.IndexByte(text, '{') < 0 {
		return text
	}
	var b strings.Builder
	for {
		before, rest, open := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !open || !closed {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(before)
		if v, ok := value(args, name); ok {
			b.WriteString(v)
		} else {
			b.WriteString(text[len(before) : len(before)+len(name)+2])
			missing(key + " {" + name + "}")
		}
		text = after
	}
}

func value(args []Arg, name string) (string, bool) {
	for _, a := range args {
		if a.Name == name {
			return a.Value, true
		}
	}
	return "", false
}
