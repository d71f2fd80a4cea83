package sim

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// truth is what the journal says of every room, independently of the servers, and what anybody
// has been told. It checks what must always hold.
type truth struct {
	w *world

	mu     sync.Mutex
	rooms  map[string]*account
	codes  []string          // in the order of their creation
	tokens map[string]*owner // by token
	keys   map[string]bool   // of seats, as the journal has them
	pages  []*page           // that are connected
	meant  map[meaning]bool  // turns as they were said
}

// owner is who a token was given to.
type owner struct {
	by   *person
	code string
}

// account is a room.
type account struct {
	code   string
	fold   *room.Room
	known  []room.Key // of all who ever had a seat, or asked for one
	events []room.Event
	heard  map[int]string         // events as anybody heard them, by number, without what one seat alone knows
	turns  []int                  // numbers of the turns of the game that is played
	ply    []struct{ n, ply int } // turns after them
	began  time.Time              // that game
	keys   [][]room.Key           // the holders of seats after each event, "" for none
	listed time.Time              // when it was last listed for strangers
	at     time.Time              // of the last entry
	gone   bool                   // removed from the journal
	seen   map[room.Key]time.Time // when its page was connected last
	left   []room.Time            // the time of every seat after the last event
	sent   map[room.Key]bool      // whom the host asked to go
}

func newTruth(w *world) *truth {
	return &truth{w: w, rooms: map[string]*account{}, tokens: map[string]*owner{}, keys: map[string]bool{}, meant: map[meaning]bool{}}
}

// find finds games that never panic.
func plain(id string) (game.Variant, bool) { return catalog.Find(strings.TrimPrefix(id, "trap-")) }

// append takes an entry in that was written.
func (t *truth) append(code string, entry journal.Entry) {
	name := t.w.nickname(code)
	t.mu.Lock()
	defer t.mu.Unlock()
	a := t.rooms[code]
	if a == nil || a.gone {
		a = &account{code: code, fold: room.New(plain), heard: map[int]string{}, seen: map[room.Key]time.Time{}}
		t.rooms[code] = a
		t.codes = append(t.codes, code)
	}
	t.w.mu.Lock()
	t.w.figures.entries++
	t.w.mu.Unlock()
	e, err := room.DecodeEvent(entry.Data)
	if err == nil {
		t.w.say("%s: %s", name, brief(&e))
		if what := t.unmeant(a, &e); what != "" {
			t.w.fail("%s, event %d: %s", name, e.N, what)
		}
		err = a.take(e)
	}
	if err != nil {
		t.w.fail("%s cannot be read again: entry %d: %v", name, len(a.events)+1, err)
		return
	}
	t.note(a, &e)
	if what := a.dismissal(&e); what != "" {
		t.w.fail("%s, event %d: %s", name, e.N, what)
	}
	if e.Kind == room.Left {
		if s := a.fold.Seats()[e.Seat]; s.Taken && !s.Away {
			t.w.fail("%s, event %d: seat %d is left, and its person still sits there", name, e.N, e.Seat)
		}
	}
	if what := a.clocks(e); what != "" {
		t.w.fail("%s, event %d (%s): %s", name, e.N, e.Kind, what)
	}
	if what := a.holders(); what != "" {
		t.w.fail("%s, event %d (%s): %s", name, e.N, e.Kind, what)
	}
}

// meaning is a turn that somebody wanted to play after an event.
type meaning struct {
	key room.Key
	of  int
}

// saying notes what a page is about to say.
func (t *truth) saying(c *page, say *room.Say) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if say.Do == room.Play {
		t.meant[meaning{keyOf(c.token), say.Of}] = true
	}
}

// unmeant checks that a person's turn was meant for the position in which it is played.
func (t *truth) unmeant(a *account, e *room.Event) string {
	if e.Kind != room.Turned || len(a.keys) == 0 || int(e.Seat) >= len(a.fold.Seats()) || a.fold.Seats()[e.Seat].Level > 0 {
		return ""
	}
	if k := a.keys[len(a.keys)-1][e.Seat]; !t.meant[meaning{k, a.fold.Mark()}] {
		return "a turn is played that was not meant for this position"
	}
	return ""
}

// take folds an event.
func (a *account) take(e room.Event) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%v\n%s", fault, debug.Stack())
		}
	}()
	if err := a.fold.Apply(e); err != nil {
		return err
	}
	a.events, a.at = append(a.events, e), time.Now()
	switch p := a.fold.Phase(); {
	case p != room.Laying && p != room.Playing:
		a.turns, a.ply, a.began = nil, nil, time.Now()
	case e.Kind == room.Turned:
		a.turns = append(a.turns, e.N)
		fallthrough
	default:
		a.ply = append(a.ply, struct{ n, ply int }{e.N, a.fold.Match().Ply()})
	}
	if l := a.fold.Listing(); l.Open || l.Watch {
		a.listed = time.Now()
	}
	return nil
}

// dismissal notes whom the host asks to go, and checks that nobody sits down again who was asked.
func (a *account) dismissal(e *room.Event) string {
	switch {
	case e.Kind == room.Offered && e.Yes && len(a.keys) > 0:
		if a.sent == nil {
			a.sent = map[room.Key]bool{}
		}
		a.sent[a.keys[len(a.keys)-1][e.Seat]] = true
	case e.Kind == room.Sat && a.sent[e.Key]:
		return fmt.Sprintf("who was asked to go sits on seat %d", e.Seat)
	}
	return ""
}

// note notes the keys that nobody may hear of.
func (t *truth) note(a *account, e *room.Event) {
	keys := []room.Key{e.Key}
	if e.Setup != nil {
		for _, s := range e.Setup.Seats {
			keys = append(keys, s.Key)
		}
	}
	for _, k := range keys {
		if k != "" && !slices.Contains(a.known, k) {
			t.keys[string(k)] = true
			a.known = append(a.known, k)
		}
	}
}

// clocks checks that time has passed for nobody but who was to move.
func (a *account) clocks(e room.Event) string {
	r, old := a.fold, a.left
	a.left = nil
	if r.Phase() == room.Empty || r.Setup().Clock == (room.Clock{}) {
		return ""
	}
	for s := range r.Seats() {
		a.left = append(a.left, room.Time(r.Match().Left(game.Seat(s)).Milliseconds()))
	}
	again := r.Phase() != room.Playing || e.Kind == room.Answered || e.Kind == room.Asked
	if again || old == nil || r.Setup().Clock.PerTurn > 0 {
		return ""
	}
	for s, left := range a.left {
		mover := e.Kind == room.Turned && e.Seat == game.Seat(s) || e.Kind == room.Resigned || e.Kind == room.Timeout
		if left < old[s] && !mover {
			return fmt.Sprintf("the clock of seat %d has run by %d ms", s, old[s]-left)
		}
		if n := len(a.events); n > 1 && old[s]-left > e.At-a.events[n-2].At+1 && e.Kind == room.Turned && a.settled(n-2) {
			return fmt.Sprintf("the clock of seat %d has run by %d ms in %d", s, old[s]-left, e.At-a.events[n-2].At)
		}
	}
	return ""
}

// settled reports whether the clock has run since event i alone.
func (a *account) settled(i int) bool {
	k := a.events[i].Kind
	return k == room.Turned || k == room.Ready || k == room.Started
}

// holders notes who holds which seat, and checks that nobody has two.
func (a *account) holders() string {
	seats := a.fold.Seats()
	now, taken := make([]room.Key, len(seats)), 0
	for _, k := range a.known {
		if s := a.fold.SeatOf(k); s != game.NoSeat && seats[s].Taken {
			now[s] = k
		}
	}
	a.keys = append(a.keys, now)
	for s := range seats {
		if seats[s].Taken && now[s] == "" {
			taken++
		}
	}
	if taken > 0 {
		return fmt.Sprintf("of the seats taken %d are nobody's, or somebody's second", taken)
	}
	return ""
}

// removed notes that a room was removed from the journal.
func (t *truth) removed(code string, left int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	a := t.rooms[code]
	if a == nil || left > 0 {
		return
	}
	if p := a.fold.Phase(); p != room.Done {
		t.w.fail("%s is removed in phase %d", t.w.nickname(code), p)
	}
	t.w.say("%s is removed", t.w.nickname(code))
	a.gone = true
}

// bound is the number of the last event that a spectator may know.
func (a *account) bound() int {
	n := len(a.events)
	p, delay := a.fold.Phase(), a.fold.Listing().Delay
	if delay == 0 || p != room.Laying && p != room.Playing || len(a.turns) == 0 {
		return n
	}
	return a.turns[max(0, len(a.turns)-delay)] - 1
}

// plies is how many turns a spectator may know of.
func (a *account) plies() int {
	delay := a.fold.Listing().Delay
	if p := a.fold.Phase(); delay == 0 || p != room.Laying && p != room.Playing || time.Since(a.began) < time.Minute {
		return 1 << 30
	}
	most := 0
	for _, x := range a.ply {
		if x.n <= a.bound() {
			most = max(most, x.ply)
		}
	}
	return most
}

// player reports whether a key holds a seat, or has held one.
func (a *account) player(k room.Key) bool {
	for _, now := range a.keys {
		for _, other := range now {
			if k != "" && k == other {
				return true
			}
		}
	}
	return false
}

// holds reports whether a key holds a seat now. Who has given one up may know what a player
// knew, but is told no more than a spectator.
func (a *account) holds(k room.Key) bool {
	return k != "" && len(a.keys) > 0 && slices.Contains(a.keys[len(a.keys)-1], k)
}

// secrets are the words of a text that are as long as a token or a key.
func secrets(text []byte) (list []string) {
	from := 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) {
			if c := text[i]; c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-' {
				continue
			}
		}
		if i-from >= 22 {
			list = append(list, string(text[from:i]))
		}
		from = i + 1
	}
	return list
}

// told checks a message to a connection for what nobody may be told, and its events.
func (t *truth) told(c *page, text []byte, m *room.Message) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.w.mu.Lock()
	t.w.figures.messages++
	t.w.mu.Unlock()
	own := ""
	if m.Welcome != nil {
		own = m.Welcome.Token
	}
	if m.Invite != nil {
		own = m.Invite.Token
	}
	for _, word := range secrets(text) {
		if t.keys[word] {
			return "the key " + word + " is told"
		}
		if o := t.tokens[word]; o != nil && word != c.token {
			return "the token of " + o.by.name + " is told"
		}
	}
	if own != "" {
		t.tokens[own] = &owner{c.by, c.code}
	}
	if m.Event != nil {
		return t.event(c, m.Event)
	}
	if m.Tables != nil {
		return t.tables(m.Tables)
	}
	return ""
}

// event checks an event that a connection is told of.
func (t *truth) event(c *page, e *room.Event) string {
	a := t.rooms[c.code]
	if a == nil || e.N < 1 || e.N > len(a.events) {
		return fmt.Sprintf("event %d is told, which is not written down", e.N)
	}
	if e.Key != "" {
		return "a key is told"
	}
	real := a.events[e.N-1]
	if e.Tiles != nil && e.All == nil && e.Kind == room.Laid && (int(e.Seat) >= len(a.keys[e.N-1]) || a.keys[e.N-1][e.Seat] != keyOf(c.token)) {
		return fmt.Sprintf("the tiles of seat %d are told", e.Seat)
	}
	shared := room.Tell(*e, game.NoSeat)
	want := room.Tell(real, game.NoSeat)
	got := string(shared.Encode())
	if written := string(want.Encode()); got != written {
		return fmt.Sprintf("event %d is told as %s, written is %s", e.N, got, written)
	}
	if was, ok := a.heard[e.N]; ok && was != got {
		return fmt.Sprintf("event %d was %s, is now %s", e.N, was, got)
	}
	a.heard[e.N] = got
	if e.N > a.bound() && !a.player(keyOf(c.token)) {
		return fmt.Sprintf("event %d is told to a spectator, who may know %d by a delay of %d", e.N, a.bound(), a.fold.Listing().Delay)
	}
	return ""
}

// tables checks what a viewer of the lobby is told.
func (t *truth) tables(list *room.Tables) string {
	for i := range list.List {
		x := &list.List[i]
		a := t.rooms[x.Code]
		switch {
		case a == nil:
			return "an unknown room is listed"
		case a.listed.IsZero():
			return fmt.Sprintf("%s is listed, which nobody wanted", t.w.nickname(x.Code))
		case x.Playing && x.Ply > a.plies():
			return fmt.Sprintf("%s is listed with %d turns, spectators know %d", t.w.nickname(x.Code), x.Ply, a.plies())
		}
	}
	for code, ply := range list.Plies {
		if a := t.rooms[code]; a != nil && ply > a.plies() {
			return fmt.Sprintf("%s is listed with %d turns, spectators know %d", t.w.nickname(code), ply, a.plies())
		}
	}
	if b := list.Board; b != nil && b.Code != "" {
		if a := t.rooms[b.Code]; a != nil && b.Ply > a.plies() {
			return fmt.Sprintf("the board of %s is shown after %d turns, spectators know %d", t.w.nickname(b.Code), b.Ply, a.plies())
		}
	}
	return ""
}

// standing checks how a room is said to stand.
func (t *truth) standing(token string, s *room.Standing) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	a := t.rooms[s.Code]
	if s.Gone {
		if a != nil && !a.gone && len(a.heard) > 0 {
			return fmt.Sprintf("%s is said to be gone", t.w.nickname(s.Code))
		}
		return ""
	}
	if a == nil || len(a.events) == 0 {
		return "a room stands somehow that is not written down"
	}
	n := a.bound()
	if k := keyOf(token); n > 0 && !a.player(k) && a.fold.SeatOf(k) == game.NoSeat && s.At > a.events[n-1].At {
		return fmt.Sprintf("%s is said to have changed at %d, spectators know of %d", t.w.nickname(s.Code), s.At, a.events[n-1].At)
	}
	return ""
}

// given notes a token that an answer gave to somebody.
func (t *truth) given(by *person, code, token string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if token != "" {
		t.tokens[token] = &owner{by, code}
	}
}

// written reports whether a room was ever written down.
func (t *truth) written(code string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.rooms[code] != nil
}

// brief is an event in the story.
func brief(e *room.Event) string {
	text := fmt.Sprintf("%d %s", e.N, e.Kind)
	if e.Seat != game.NoSeat {
		text += fmt.Sprintf(" seat %d", e.Seat)
	}
	for _, s := range []string{e.Name, e.Turn, string(e.What), e.Result} {
		if s != "" {
			text += " " + s
		}
	}
	if e.Setup != nil {
		text += fmt.Sprintf(" %s, clock %v", e.Setup.Variant, e.Setup.Clock)
	}
	if e.List != nil {
		text += fmt.Sprintf(" %+v", *e.List)
	}
	if e.Kind == room.Ready || e.Kind == room.Answered {
		text += fmt.Sprint(" ", e.Yes)
	}
	return text
}

// arrives notes that a page is connected.
func (t *truth) arrives(c *page) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.pages = append(t.pages, c)
}

// departs notes that it is no more.
func (t *truth) departs(c *page) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.pages = slices.DeleteFunc(t.pages, func(x *page) bool { return x == c })
	if a := t.rooms[c.code]; a != nil {
		a.seen[keyOf(c.token)] = time.Now()
	}
}

// verify reads every room from the journal, and compares it with what was written.
func (t *truth) verify() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, code := range t.codes {
		a := t.rooms[code]
		if a.gone {
			continue
		}
		again := room.New(plain)
		entries := t.w.disk.after(code, 0)
		for _, entry := range entries {
			e, err := room.DecodeEvent(entry.Data)
			if err == nil {
				err = again.Apply(e)
			}
			if err != nil {
				t.w.fail("%s cannot be read again: %v", t.w.nickname(code), err)
				return
			}
		}
		if len(entries) != len(a.events) {
			t.w.fail("of %d entries of %s there are %d", len(a.events), t.w.nickname(code), len(entries))
			return
		}
		if is, was := sight(again), sight(a.fold); is != was {
			t.w.fail("%s is\n%s\nit was\n%s", t.w.nickname(code), is, was)
			return
		}
	}
}

// sight is how a room stands.
func sight(r *room.Room) string {
	return fmt.Sprint(r.Phase(), r.Seats(), r.Order(), r.Listing(), r.Last(), r.Mark(), r.Match().Position(), r.Waiting())
}

// Times after which something must have happened while all goes well.
const (
	soonTime     = 30 * time.Second  // what the server tries again has been done
	ghostTime    = 80 * time.Second  // a seat at an open table is free
	unreadyTime  = 100 * time.Second // likewise, of who does not say to be ready
	absentTime   = 200 * time.Second // somebody is written down as away
	computerTime = 60 * time.Second
	timeoutTime  = 15 * time.Second
)

// watch looks again and again whether something waits that should not.
func (t *truth) watch() {
	for t.w.rest(5 * time.Second) {
		if t.w.fair(soonTime) {
			t.stuck(t.w.fair(ghostTime + 10*time.Second))
		}
	}
}

// stuck looks for what waits; for what takes long, too, if nothing was wrong for long.
func (t *truth) stuck(long bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	attended, awhile := map[string]bool{}, map[string]bool{}
	for _, c := range t.pages {
		a := t.rooms[c.code]
		if a == nil {
			continue
		}
		a.seen[keyOf(c.token)] = time.Now()
		since := time.Since(c.arrived())
		attended[c.code] = attended[c.code] || since > ghostTime && long
		awhile[c.code] = awhile[c.code] || since > soonTime
		spectates := !a.holds(keyOf(c.token))
		if quiet := time.Since(a.at); quiet > patience && since > patience {
			want := len(a.events)
			if spectates {
				want = a.bound()
			}
			if n := int(c.known.Load()); n < want && !a.gone && !t.trap(a) {
				t.w.fail("%s (%s) knows %d of %d events of %s", c.by.name, c.by.kind, n, want, t.w.nickname(c.code))
			}
		}
	}
	for _, code := range t.codes {
		if a := t.rooms[code]; awhile[code] && !a.gone && !t.trap(a) {
			if what := t.waits(a, attended[code]); what != "" {
				t.w.fail("in %s %s", t.w.nickname(code), what)
			}
		}
	}
}

// now is the earliest time that any process believes in.
func (t *truth) now() room.Time {
	now := room.Time(1 << 60)
	for i := range t.w.processes {
		now = min(now, t.w.process(i).now())
	}
	return now
}

// waits is what a room waits for in vain.
func (t *truth) waits(a *account, long bool) string {
	r, now := a.fold, t.now()
	quiet := time.Since(a.at)
	if r.Last() > now {
		return "" // its clock has jumped ahead
	}
	l, p := r.Listing(), r.Phase()
	asked := time.Duration(0) // how long all have been asked whether they are ready
	if r.Full() > 0 {
		asked = min(quiet, time.Duration(now-r.Full())*time.Millisecond)
	}
	for s, seat := range r.Seats() {
		if !long || !seat.Taken || seat.Level > 0 {
			continue
		}
		gone := min(quiet, time.Since(a.seen[a.keys[len(a.keys)-1][s]]))
		switch {
		case p == room.Gathering && (l.Open || l.Quick > 0) && game.Seat(s) != r.HostSeat() && gone > ghostTime:
			return fmt.Sprintf("seat %d is kept for a ghost", s)
		case p == room.Gathering && (l.Open || l.Quick > 0) && game.Seat(s) != r.HostSeat() && !seat.Ready && asked > unreadyTime:
			return fmt.Sprintf("seat %d is kept for who does not get ready", s)
		case (p == room.Playing || p == room.Laying) && !seat.Away && r.Setup().Clock.PerTurn < 3600_000 && gone > absentTime:
			return fmt.Sprintf("nobody notes that seat %d is away", s)
		}
	}
	if l.Quick > 0 && p == room.Gathering && now > l.Quick+room.Time(timeoutTime.Milliseconds()) {
		for _, seat := range r.Seats() {
			if seat.Ready {
				return "a quick game does not begin"
			}
		}
	}
	if s, due := r.Due(); due && long && quiet > computerTime {
		return fmt.Sprintf("the computer of seat %d does nothing", s)
	}
	if at, ok := r.Deadline(); ok && now > at+room.Time(timeoutTime.Milliseconds()) {
		return "a clock has run out, and nothing happens"
	}
	return ""
}

func (t *truth) trap(a *account) bool { return strings.HasPrefix(a.fold.Setup().Variant, "trap-") }

// allGone checks that every room was forgotten.
func (t *truth) allGone() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, code := range t.codes {
		if a := t.rooms[code]; !a.gone {
			t.w.fail("%s is never forgotten", t.w.nickname(code))
		}
	}
}

// trapped reports whether a room's game panics at times.
func (t *truth) trapped(code string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	a := t.rooms[code]
	return a != nil && t.trap(a)
}

// stands reports whether a room is there.
func (t *truth) stands(code string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	a := t.rooms[code]
	return a != nil && !a.gone && a.fold.Phase() != room.Done
}
