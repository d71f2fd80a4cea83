package training

import (
	"cmp"
	"slices"
	"sort"
)

// newADay is how many new cards are asked for on a day, so that a first look through many games
// is no burden.
const newADay = 10

// Box is a player's cards, the oldest first.
type Box struct {
	cards  []Card
	looked []string // games that were looked through, the latest last
}

// Len is how many cards there are.
func (b *Box) Len() int { return len(b.cards) }

func (b *Box) at(key string) int {
	return slices.IndexFunc(b.cards, func(c Card) bool { return c.Key() == key })
}

// Card is a card by its key.
func (b *Box) Card(key string) (c Card, ok bool) {
	if i := b.at(key); i >= 0 {
		return b.cards[i], true
	}
	return c, false
}

// Add adds a card unless it is there, and reports whether it did. A full box gives up the card
// that is known best for it.
func (b *Box) Add(c Card) bool {
	if slices.ContainsFunc(b.cards, c.same) || c.valid() != nil {
		return false
	}
	if len(b.cards) == mostCards {
		i := b.best()
		b.cards = slices.Delete(b.cards, i, i+1)
	}
	b.cards = append(b.cards, c)
	return true
}

// best is the card that is known best: the one with the longest interval; of several the
// easiest, of those the cheapest mistake.
func (b *Box) best() (at int) {
	for i := range b.cards {
		a, c := &b.cards[at], &b.cards[i]
		if cmp.Or(cmp.Compare(c.Days, a.Days), cmp.Compare(c.Ease, a.Ease), cmp.Compare(a.Cost, c.Cost)) > 0 {
			at = i
		}
	}
	return at
}

// Remove removes a card.
func (b *Box) Remove(key string) {
	if i := b.at(key); i >= 0 {
		b.cards = slices.Delete(b.cards, i, i+1)
	}
}

// Answer notes how well a card was known on a day.
func (b *Box) Answer(key string, g Grade, day int) {
	if i := b.at(key); i >= 0 {
		b.cards[i].Schedule = b.cards[i].After(g, day)
	}
}

// Due are the keys of a day's cards: first those that come again, the longest overdue first;
// then new ones, the costliest mistakes first.
func (b *Box) Due(day int) (keys []string) {
	for _, c := range b.due(day) {
		keys = append(keys, c.Key())
	}
	return keys
}

func (b *Box) due(day int) []*Card {
	var again, fresh []*Card
	room := newADay
	for i := range b.cards {
		switch c := &b.cards[i]; {
		case c.New():
			fresh = append(fresh, c)
		case c.Due <= day:
			again = append(again, c)
		}
		if b.cards[i].Began == day {
			room--
		}
	}
	sort.SliceStable(again, func(i, k int) bool { return again[i].Due < again[k].Due })
	sort.SliceStable(fresh, func(i, k int) bool { return fresh[i].Cost > fresh[k].Cost })
	return append(again, fresh[:max(0, min(room, len(fresh)))]...)
}

// Ahead is how many cards come on each of the days after one, if all of that day are known:
// those that come again, and the new ones of each day.
func (b *Box) Ahead(day, days int) []int {
	list := make([]int, days)
	fresh := 0
	for i := range b.cards {
		c := &b.cards[i]
		switch in := c.Due - day; {
		case c.New():
			fresh++
		case in >= 1 && in <= days:
			list[in-1]++
		}
	}
	for _, c := range b.due(day) {
		if c.New() {
			fresh--
		}
		if in := c.After(Known, day).Days; in <= days {
			list[in-1]++
		}
	}
	for i := range list {
		n := min(fresh, newADay)
		list[i], fresh = list[i]+n, fresh-n
	}
	return list
}

// Tally is how many cards of a kind there are, and how many of them are well known.
type Tally struct {
	Kind          Kind
	Cards, Known  int
	Lapses, Fresh int // answers that were forgotten; cards never asked for
}

// Tallies are the kinds of mistakes that there are, the most frequent first.
func (b *Box) Tallies() (list []Tally) {
	var all [kinds]Tally
	for i := range b.cards {
		c := &b.cards[i]
		t := &all[c.Kind]
		t.Kind = c.Kind
		t.Cards++
		t.Lapses += c.Lapses
		if c.WellKnown() {
			t.Known++
		}
		if c.New() {
			t.Fresh++
		}
	}
	for _, t := range all {
		if t.Cards > 0 {
			list = append(list, t)
		}
	}
	sort.SliceStable(list, func(i, k int) bool { return list[i].Cards > list[k].Cards })
	return list
}

// Looked notes games that were looked through, by their names.
func (b *Box) Looked(games ...string) {
	for _, g := range games {
		if g != "" && len(g) <= mostWord && !b.HasLooked(g) {
			b.looked = append(b.looked, g)
		}
	}
	b.looked = b.looked[max(0, len(b.looked)-mostLooked):]
}

// HasLooked reports whether a game was looked through.
func (b *Box) HasLooked(name string) bool { return slices.Contains(b.looked, name) }
