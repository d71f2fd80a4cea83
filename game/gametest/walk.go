package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"strings"

	"yanyi/game"
)

// In the first games every position is looked at thoroughly, in some more games one in a
// few, in the others one in many. Of the positions after rare events it is half of them.
const (
	thorough = 2
	closer   = 60
	few      = 10
	many     = 60
)

// walk plays one random game and checks every position on its way.
type walk struct {
	v     game.Variant
	in    *game.Info
	o     game.Options
	nth   int // of the run's games
	seed  uint64
	deck  deck
	tally *tally // may be nil
	long  int    // turns after which the game counts as endless

	pos     game.Position
	rng     *rand.Rand
	habit   habit
	ply     int
	played  string      // text of the last turn, "" at the start
	plies   [2]int      // of the position before the last turn, and after it
	hashes  []uint64    // after every Do and DoReveal
	turns   []game.Turn // of the present position
	spare   []game.Turn
	reveals []game.Reveal
	events  []game.Event
	view    game.View // the public view now
	state   *State    // the state after the events so far
	rare    bool      // the last turn did something rare
	warned  warned    // as of the present position

	deep int // positions looked at thoroughly
	met  [len(eventNames)]int
}

// flaw is a check's finding; walk.game turns it into an error that says where.
type flaw struct{ what string }

// fail ends the game with a flaw.
func (w *walk) fail(format string, args ...any) { panic(flaw{fmt.Sprintf(format, args...)}) }

// game plays and checks one game.
func (w *walk) game() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = w.report(r)
		}
	}()
	w.start()
	for ; ; w.ply++ {
		w.checkPlain()
		w.checkWarning()
		w.checkDoubts()
		if w.worthALook() {
			w.deep++
			w.checkThorough()
		}
		if w.pos.Outcome().Over {
			break
		}
		if w.ply >= w.long {
			w.fail("the game does not end")
		}
		w.advance()
	}
	if w.tally != nil {
		w.tally.add(w)
	}
	w.unwind()
	return nil
}

// worthALook decides whether this position is one of those looked at thoroughly.
func (w *walk) worthALook() bool {
	switch {
	case w.nth < thorough || w.pos.Outcome().Over:
		return true
	case w.rare:
		return w.nth < closer || w.rng.IntN(2) == 0
	case w.nth < closer:
		return w.rng.IntN(few) == 0
	}
	return w.rng.IntN(many) == 0
}

// report writes a flaw, or a panic of the variant, with the place where it was found.
func (w *walk) report(r any) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s seed %d ply %d", w.in.ID, w.seed, w.ply)
	if len(w.o) > 0 {
		fmt.Fprintf(&b, " options %v", w.o)
	}
	if f, ok := r.(flaw); ok {
		fmt.Fprintf(&b, ": %s", f.what)
	} else {
		fmt.Fprintf(&b, ": panic: %v\n%s", r, debug.Stack())
	}
	here := w.text(w.plies[1])
	if w.played != "" {
		fmt.Fprintf(&b, "\nbefore: %s\nturn:   %s", w.text(w.plies[0]), w.played)
	}
	fmt.Fprintf(&b, "\nhere:   %s", here)
	return errors.New(b.String())
}

// text is the position's text after so many plies, even if the variant fails.
func (w *walk) text(plies int) (s string) {
	defer func() {
		if r := recover(); r != nil {
			s = fmt.Sprintf("(cannot be printed: %v)", r)
		}
	}()
	if w.pos == nil {
		return "(no position)"
	}
	for w.pos.Plies() > plies {
		w.pos.Undo()
	}
	return w.pos.String()
}

func (w *walk) start() {
	w.rng = rand.New(rand.NewPCG(w.seed, 0xC0FFEE))
	w.habit = habits[w.rng.IntN(len(habits))]
	pos, err := w.v.Parse("start", w.o)
	if err != nil {
		w.fail("start does not read: %v", err)
	}
	w.pos = pos
	if d, ok := w.v.(game.Deployer); ok {
		w.deploy(d)
	}
	w.hashes = append(w.hashes, w.pos.Hash())
	w.view = w.pos.View(game.NoSeat)
	w.state = StateOf(&w.view)
}

// deploy lets both sides lay their tiles first.
func (w *walk) deploy(d game.Deployer) {
	var tiles [2][]int
	for s := range tiles {
		tiles[s] = d.Suggest(game.Seat(s), w.rng.Uint64(), w.o)
		if err := d.CheckTiles(tiles[s], w.o); err != nil {
			w.fail("suggested tiles %v: %v", tiles[s], err)
		}
		if slots := d.Slots(game.Seat(s)); len(slots) != len(tiles[s]) {
			w.fail("%d tiles suggested for %d slots", len(tiles[s]), len(slots))
		}
	}
	pos, err := w.v.Parse(d.Deploy(tiles), w.o)
	if err != nil {
		w.fail("deployed start %q does not read: %v", d.Deploy(tiles), err)
	}
	w.pos = pos
	view := pos.View(game.NoSeat)
	for s, laid := range tiles {
		if got := view.Seats[s].Tiles; fmt.Sprint(got) != fmt.Sprint(laid) {
			w.fail("seat %d laid %v, the view shows %v", s, laid, got)
		}
	}
}

// advance plays one random turn and checks that its events lead from one view to the next.
func (w *walk) advance() {
	t := w.choose()
	w.plies[0] = w.pos.Plies()
	w.played = w.in.FormatTurn(t)
	w.do(t)
	w.played = w.in.FormatTurn(t.WithReveal(w.draw()))
	w.plies[1] = w.pos.Plies()
	w.events = w.pos.Events(w.events[:0])
	w.view = w.pos.View(game.NoSeat)
	if err := w.state.Replay(w.events); err != nil {
		w.fail("%v\n%s", err, SpellAll(w.events))
	}
	if err := w.state.Compare(w.in.Board, &w.view); err != nil {
		w.fail("%v\n%s", err, SpellAll(w.events))
	}
	w.count(w.events)
	w.checkEvents()
}

func (w *walk) do(t game.Turn) {
	plies := w.pos.Plies()
	w.pos.Do(t)
	w.done(plies)
}

func (w *walk) done(plies int) {
	if got := w.pos.Plies(); got != plies+1 {
		w.fail("%d plies after %d and one more", got, plies)
	}
	w.hashes = append(w.hashes, w.pos.Hash())
}

// draw resolves a pending reveal by chance, weighted, and returns it.
func (w *walk) draw() (d game.Reveal) {
	if w.pos.Actor() != game.Chance {
		return d
	}
	w.reveals = w.pos.Reveals(w.reveals[:0])
	if len(w.reveals) == 0 {
		w.fail("chance acts and nothing can be drawn")
	}
	d = game.PickReveal(w.rng, w.reveals)
	plies := w.pos.Plies()
	w.pos.DoReveal(d)
	w.done(plies)
	if w.pos.Actor() == game.Chance {
		w.fail("a second draw is pending after the first")
	}
	return d
}

// unwind takes the whole game back, step by step.
func (w *walk) unwind() {
	for i := len(w.hashes) - 1; i > 0; i-- {
		w.pos.Undo()
		if got := w.pos.Hash(); got != w.hashes[i-1] {
			w.fail("taking step %d back gives hash %x, it was %x", i, got, w.hashes[i-1])
		}
	}
	if n := w.pos.Plies(); n != 0 {
		w.fail("%d plies left after taking everything back", n)
	}
}
