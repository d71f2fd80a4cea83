package locale

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"yanyi/assets"
)

// The page's program carries its texts as columns, since like texts beside each other compress
// better than the three languages of a key. The lines are: the number of keys, n; characters of
// zh-Hans; as many characters of zh-Hant, one for each; n keys; n texts in zh-Hans; n in zh-Hant;
// n in English. A key leaves out the words that it shares with the key before, but for a dot each.
// A text in zh-Hant is empty where it is the one in zh-Hans with the characters exchanged.

// Columns writes the columns of all files that the page's program has in them.
func Columns() (string, error) {
	d := &copyDeck{texts: texts{}}
	for _, f := range assets.Locales() {
		if f.Packed() {
			d.mustRead(f)
		}
	}
	return d.columns()
}

func (d *copyDeck) columns() (string, error) {
	from, to := d.characters()
	exchange := exchanging(from, to)
	var lines [1 + langs]strings.Builder // keys, and the texts of each language
	last := ""
	for _, key := range d.keys {
		text := d.texts[key]
		for l := range langs {
			if text[l] == "" || strings.Contains(text[l], "\n") {
				return "", fmt.Errorf("%s: no text of one line in %s", key, l)
			}
		}
		if strings.Map(exchange, text[ZhHans]) == text[ZhHant] {
			text[ZhHant] = ""
		}
		lines[0].WriteString(shorten(key, last) + "\n")
		for l := range langs {
			lines[1+l].WriteString(text[l] + "\n")
		}
		last = key
	}
	all := fmt.Sprintf("%d\n%s\n%s\n", len(d.keys), from, to)
	for i := range lines {
		all += lines[i].String()
	}
	return all, nil
}

// characters are those of zh-Hans that are mostly others in zh-Hant, and the others.
func (d *copyDeck) characters() (from, to string) {
	type pair struct{ from, to rune }
	counts := map[pair]int{}
	for _, text := range d.texts {
		hans, hant := []rune(text[ZhHans]), []rune(text[ZhHant])
		if len(hans) != len(hant) {
			continue
		}
		for i := range hans {
			counts[pair{hans[i], hant[i]}]++
		}
	}
	best := map[rune]pair{}
	for p, n := range counts {
		b, ok := best[p.from]
		if m := counts[b]; !ok || n > m || n == m && p.to < b.to {
			best[p.from] = p
		}
	}
	var list []pair
	for _, p := range best {
		if p.from != p.to {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, func(a, b pair) int { return cmp.Compare(a.from, b.from) })
	for _, p := range list {
		from += string(p.from)
		to += string(p.to)
	}
	return from, to
}

// shorten leaves out the words that a key shares with the last one.
func shorten(key, last string) string {
	words, before := strings.Split(key, "."), strings.Split(last, ".")
	n := 0
	for n < min(len(words)-1, len(before)) && words[n] == before[n] {
		n++
	}
	return strings.Repeat(".", n) + strings.Join(words[n:], ".")
}

// lengthen adds what shorten left out.
func lengthen(short, last string) string {
	rest := strings.TrimLeft(short, ".")
	last += "."
	at := 0
	for range len(short) - len(rest) {
		at += strings.IndexByte(last[at:], '.') + 1
	}
	return last[:at] + rest
}

// exchanging exchanges each character of from for the one of to.
func exchanging(from, to string) func(rune) rune {
	others := []rune(to)
	table := map[rune]rune{}
	for i, r := range []rune(from) {
		if i < len(others) {
			table[r] = others[i]
		}
	}
	return func(r rune) rune {
		if other, ok := table[r]; ok {
			return other
		}
		return r
	}
}

var errColumns = errors.New("columns: not as many lines as their first one says")

// readColumns adds the texts of columns.
func (d *copyDeck) readColumns(text string) error {
	lines := strings.Split(text, "\n")
	n, err := strconv.Atoi(lines[0])
	if err != nil || n < 0 || n > len(lines) || len(lines) != 3+4*n+1 {
		return errColumns
	}
	exchange := exchanging(lines[1], lines[2])
	lines = lines[3:]
	hans := lines[n : 2*n]
	// All are exchanged at once, so that a text costs no allocation.
	hant := strings.Split(strings.Map(exchange, strings.Join(hans, "\n")), "\n")
	last := ""
	for i := range n {
		last = lengthen(lines[i], last)
		row := [langs]string{hans[i], hant[i], lines[3*n+i]}
		if own := lines[2*n+i]; own != "" {
			row[ZhHant] = own
		}
		d.put(last, row)
	}
	return nil
}
