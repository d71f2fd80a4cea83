// Package cards keeps a player's cards (game/training) and fills them: from every report on a
// game of one's own, and from the last games when asked.
package cards

import (
	"hash/fnv"
	"slices"
	"strconv"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/progress"
	"yanyi/game/study"
	"yanyi/game/training"
	"yanyi/scenes/session"
)

// KindName is the kind of a mistake in words.
func KindName(k training.Kind) string { return locale.T("cards.kind." + k.String()) }

// key is the store's key of the cards.
const key = "cards"

// Shelf is the cards of the store, shared by all pages.
type Shelf struct {
	session *session.Session
	box     *training.Box
	text    string // that box was read from, or written as

	found   []found // mistakes that are not cards yet
	made    []training.Card
	look    look
	names   map[string]string // of the saves in the library, to read each only once
	version int
}

// found is a mistake of a study.
type found struct {
	study   *study.Study
	mistake study.Judged
}

// New returns the shelf of a session.
func New(s *session.Session) *Shelf { return &Shelf{session: s} }

// Box is the cards as they are kept now; read only. Damaged ones are set aside, which is said,
// and the others are kept.
func (s *Shelf) Box() *training.Box {
	text := s.session.Kept(key)
	if s.box != nil && text == s.text {
		return s.box
	}
	box, err := training.Read(text)
	s.box, s.text = box, text
	if err != nil {
		s.session.SetAside(key)
		s.session.Say(locale.T("cards.damaged"))
		s.keep()
	}
	s.version++
	return s.box
}

// keep keeps the cards.
func (s *Shelf) keep() {
	s.text = s.box.String()
	s.session.Keep(key, s.text)
	s.version++
}

// Version grows with every change that is known. Without a shelf it is 0.
func (s *Shelf) Version() int {
	if s == nil {
		return 0
	}
	return s.version
}

// dayOf is the number of a time's day, which begins by UTC, as that of the puzzle does.
func dayOf(t time.Time) int { return int(t.Unix() / (24 * 60 * 60)) }

// Today is the day's number now.
func (s *Shelf) Today() int { return dayOf(s.session.Now()) }

// Due are the keys of today's cards.
func (s *Shelf) Due() []string { return s.Box().Due(s.Today()) }

// Answer notes how well a card was known, and returns it as it is now.
func (s *Shelf) Answer(card string, g training.Grade) training.Card {
	s.Box().Answer(card, g, s.Today())
	s.keep()
	c, _ := s.box.Card(card)
	return c
}

// Remove removes a card.
func (s *Shelf) Remove(card string) {
	s.Box().Remove(card)
	s.keep()
}

// Learn takes in the report on a game: the mistakes of one's own become cards soon.
func (s *Shelf) Learn(of *study.Study) {
	if s.session.Stack != nil && s.session.Stack.Framed {
		return // a page around shows games of others
	}
	s.learn(of, s.own(of))
}

// learn takes in the report on a game of which some seats are one's own.
func (s *Shelf) learn(of *study.Study, own game.SeatSet) {
	for _, m := range training.Lessons(of, own) {
		s.found = append(s.found, found{of, m})
	}
	if own != 0 {
		s.Box().Looked(name(of.Line().Info().ID, texts(of)))
		s.keep()
	}
}

// own are the seats of the player here: those of the same game in the library; else, of a game
// with computers, the only person's.
func (s *Shelf) own(of *study.Study) game.SeatSet {
	id, turns := of.Line().Info().ID, texts(of)
	for _, kept := range s.session.Saves.List() {
		seats := progress.Own(catalog.Named, kept.Text)
		if seats == 0 {
			continue
		}
		if m, err := match.Parse(catalog.Named, kept.Text); err == nil && m.Info().ID == id && slices.Equal(m.Turns(), turns) {
			return seats
		}
	}
	if persons := of.Persons(); persons.Len() == 1 {
		return persons
	}
	return 0
}

// texts are the turns of a study's main line.
func texts(of *study.Study) (list []string) {
	for _, n := range of.Root().Line() {
		list = append(list, n.Text)
	}
	return list
}

// name tells games apart.
func name(variant string, turns []string) string {
	h := fnv.New64a()
	for _, text := range append([]string{variant}, turns...) {
		h.Write([]byte(text + " ")) // never fails
	}
	return strconv.FormatUint(h.Sum64(), 36)
}

// Tick lets time pass: one more mistake is made a card, and the look through the last games goes
// on. Each visits distant positions, so a tick does only one.
func (s *Shelf) Tick(passed time.Duration) {
	if len(s.found) > 0 {
		f := s.found[0]
		s.found = s.found[1:]
		if c, ok := training.Of(f.study, &f.mistake); ok {
			s.made = append(s.made, c)
		}
		if len(s.found) == 0 {
			s.take()
		}
		return
	}
	s.look.tick(s, passed)
}

// take puts the cards that were made into the box.
func (s *Shelf) take() {
	box, added := s.Box(), 0
	for _, c := range s.made {
		if box.Add(c) {
			added++
		}
	}
	if s.made = nil; added > 0 {
		s.keep()
	}
	s.look.added += added
	s.version++
}
