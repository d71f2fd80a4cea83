// Package saves stores the matches that were played: the slot of each, the one played last, its
// state, and the right to write it.
//
// A match has a slot, a key of the store whose text is the match's save (package match).
// Several windows or tabs may share a store, so a window that wants to write a slot first
// checks that it still holds the text last read or written there.
package saves

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/machine"
)

// How many matches are kept: the one being played and earlier ones.
const (
	MaxKept     = 12
	MaxEmbedded = 3 // on a page that stands in another one
)

// shelf is where in the store matches are kept. Embedded games have their own, so that
// no page can push out what its visitor plays at home.
type shelf struct {
	key string // of the first slot; the others add their number
	// order is the key under which is kept which matches were played when: a line each, the slot
	// and the time, the latest first. It is only a convenience: a match is found without it.
	order  string
	slots  int
	shared bool // by frames that push out each other's matches, which is not worth a word
}

var (
	ownShelf      = shelf{key: "game", order: "games", slots: MaxKept}
	embeddedShelf = shelf{key: "embed", order: "embeds", slots: MaxEmbedded, shared: true}
)

// What is told beside the store's own errors.
var (
	// ErrUnreadable says that a save could not be read and was set aside.
	ErrUnreadable = errors.New("the save cannot be read")
	// ErrElsewhere says that the match being played is also played in another
	// window: the other one goes on in its slot, this one in a slot of its own.
	ErrElsewhere = errors.New("played in another window")
)

// Saves is the matches kept in a store.
type Saves struct {
	store   machine.Store
	shelf   shelf
	tell    func(err error)
	playing *Keeper // of the match at the table, nil if there is none
	changes int
}

// New returns a store's matches, of embedded pages or not. tell gets every error, and nil.
func New(store machine.Store, embedded bool, tell func(err error)) *Saves {
	s := &Saves{store: store, shelf: ownShelf, tell: tell}
	if embedded {
		s.shelf = embeddedShelf
	}
	return s
}

// Save is a match that is kept.
type Save struct {
	Text string
	When time.Time // last played; zero if not known
	slot int
}

// slotKey is the store's key of a slot. The first is named as when one match was kept.
func (s shelf) slotKey(slot int) string {
	if slot == 0 {
		return s.key
	}
	return s.key + "." + strconv.Itoa(slot)
}

// List is the matches that are kept, the one played last first.
func (s *Saves) List() []Save {
	var list []Save
	for _, g := range s.order() {
		text, err := s.store.Load(s.shelf.slotKey(g.slot))
		if s.tell(err); err != nil {
			return list
		}
		if g.Text = text; text != "" {
			list = append(list, g)
		}
	}
	return list
}

// order is all slots, used or not, the one played last first.
func (s *Saves) order() []Save {
	text, err := s.store.Load(s.shelf.order)
	if err != nil {
		text = "" // List says what is the matter
	}
	var list []Save
	for line := range strings.Lines(text) {
		var slot int
		var when int64
		if n, _ := fmt.Sscanf(line, "%d %d", &slot, &when); n == 2 && slot >= 0 && slot < s.shelf.slots && !holds(list, slot) {
			list = append(list, Save{When: time.Unix(when, 0), slot: slot})
		}
	}
	for slot := range s.shelf.slots {
		if !holds(list, slot) {
			list = append(list, Save{slot: slot})
		}
	}
	return list
}

func holds(list []Save, slot int) bool {
	return slices.ContainsFunc(list, func(g Save) bool { return g.slot == slot })
}

// Add keeps the text of a match beside the others, as the one played last, unless it is kept
// already. It answers false where there is no room: no other match makes way for it.
func (s *Saves) Add(text string) bool {
	list := s.List()
	if slices.ContainsFunc(list, func(g Save) bool { return g.Text == text }) {
		return true
	}
	slot, free := s.unused(list)
	return free && s.write(slot, text) == nil
}

// unused is a slot that holds no match.
func (s *Saves) unused(list []Save) (slot int, ok bool) {
	for slot := range s.shelf.slots {
		if !holds(list, slot) {
			return slot, true
		}
	}
	return 0, false
}

// slotForNew is a slot for a new match: a free one; else that of the match that ended
// longest ago; else that of the one played longest ago. It tells what has to leave it.
func (s *Saves) slotForNew() (slot int, leaves string) {
	list := s.List()
	if slot, free := s.unused(list); free {
		return slot, ""
	}
	for _, g := range slices.Backward(list) {
		if !goesOn(g) {
			return g.slot, g.Text
		}
	}
	last := list[len(list)-1]
	return last.slot, last.Text
}

// write puts a match into a slot, as the one played last. Failures are reported.
func (s *Saves) write(slot int, text string) error {
	err := s.store.Save(s.shelf.slotKey(slot), text)
	if err == nil {
		err = s.markPlayed(slot)
	}
	s.tell(err)
	return err
}

// markPlayed makes a slot the one played last.
func (s *Saves) markPlayed(slot int) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d\n", slot, time.Now().Unix())
	for _, g := range s.order() {
		if g.slot != slot && !g.When.IsZero() {
			fmt.Fprintf(&b, "%d %d\n", g.slot, g.When.Unix())
		}
	}
	return s.store.Save(s.shelf.order, b.String())
}

// unchanged reports whether a match is kept as it was when it was listed.
// Otherwise another window has played on, and nothing is done to it.
func (s *Saves) unchanged(g Save) bool {
	text, err := s.store.Load(s.shelf.slotKey(g.slot))
	return err == nil && text == g.Text
}

// Text is a match's text as kept by now: another window may have played on since.
func (s *Saves) Text(g Save) string {
	if text, err := s.store.Load(s.shelf.slotKey(g.slot)); err == nil && text != "" {
		return text
	}
	return g.Text
}

// Forget deletes a match, unless it has been played on elsewhere since it was listed.
func (s *Saves) Forget(g Save) {
	if !s.unchanged(g) {
		return
	}
	err := s.store.Save(s.shelf.slotKey(g.slot), "")
	if s.tell(err); err == nil {
		s.tallied(g.Text)
	}
}

// SetAside moves a match that could not be read out of the way, never overwritten, and says so.
func (s *Saves) SetAside(g Save) {
	if !s.unchanged(g) {
		return
	}
	err := s.store.SetAside(s.shelf.slotKey(g.slot))
	if err == nil {
		err = ErrUnreadable
	}
	s.tell(err)
}

// Summaries are how the kept matches stand, the last played first, unreadable ones set aside.
func (s *Saves) Summaries() []*Summary {
	list := []*Summary{}
	for _, g := range s.List() {
		if sum := s.summary(g); sum != nil {
			list = append(list, sum)
		}
	}
	return list
}

// Last is the match played last that goes on; without one the one played last; nil for none.
func (s *Saves) Last() *Summary {
	var ended *Summary
	for _, g := range s.List() {
		if ended != nil && !goesOn(g) {
			continue
		}
		switch sum := s.summary(g); {
		case sum == nil:
		case !sum.Over:
			return sum
		case ended == nil:
			ended = sum
		}
	}
	return ended
}

// goesOn reports, without reading it, whether a match is played on: no result, no study.
func goesOn(g Save) bool {
	return strings.Contains(g.Text, `[Result "*"]`) && !strings.Contains(g.Text, `[Study "1"]`)
}

// Finished reports whether a game that was played here to its end is kept.
func (s *Saves) Finished() bool {
	return slices.ContainsFunc(s.List(), func(g Save) bool {
		return !goesOn(g) && !strings.Contains(g.Text, `[Study "1"]`)
	})
}

// Begun is how the match stands that was begun from an address, by its mark, and was
// played last; nil if there is none, or it is over.
func (s *Saves) Begun(address string) *Summary {
	for _, g := range s.List() {
		if !strings.Contains(g.Text, `[`+match.AddressTag+` "`+address+`"]`) {
			continue
		}
		if sum := s.summary(g); sum != nil {
			return unlessOver(sum)
		}
	}
	return nil
}

// Won reports whether a match begun from an address, by its mark, has been won by a seat.
func (s *Saves) Won(address string, seat game.Seat) bool {
	for _, g := range s.List() {
		if !strings.Contains(g.Text, `[`+match.AddressTag+` "`+address+`"]`) {
			continue
		}
		if sum := s.summary(g); sum != nil && sum.View.Outcome.Won(seat) {
			return true
		}
	}
	return false
}

func unlessOver(s *Summary) *Summary {
	if s.Over {
		return nil
	}
	return s
}

func (s *Saves) summary(g Save) *Summary {
	sum, err := Read(catalog.Named, g)
	if err != nil {
		s.SetAside(g)
		return nil
	}
	return sum
}
