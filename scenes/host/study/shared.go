package study

import (
	"errors"
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
)

// showTime is the least time between two moments shown to others.
const showTime = 400 * time.Millisecond

// Shared is a study that several people share: changes of its tree are sent to the others, and
// take effect once they come back.
type Shared struct {
	room  host.Room
	study *study.Study
	nodes map[int]*tree.Node
	ids   map[*tree.Node]int
	marks map[*tree.Node]drawing
	taken int // changes handled

	wanted  string   // the turn sent from here, which is shown once it comes back, and
	from    int      // what it follows
	ahead   []string // turns that are played after it
	follows bool
	seen    *tree.Node    // the moment that was followed to
	waited  time.Duration // since a moment was shown from here
	pen
}

// pen makes presses draw on the board instead of playing turns.
type pen struct {
	drawing bool
	began   game.Square // where an arrow or a ring begins, game.NoSquare for nowhere yet
	strokes int
}

// drawing is the rings and arrows at a moment, and their author.
type drawing struct {
	by    game.Seat
	marks []string
}

// NewShared opens a study of a room's game.
func NewShared(s *study.Study, r host.Room, deps Deps) *Host {
	h := New(s, deps)
	x := &Shared{
		room: r, study: s, nodes: map[int]*tree.Node{0: s.Root()}, ids: map[*tree.Node]int{s.Root(): 0},
		marks: map[*tree.Node]drawing{}, follows: true, waited: showTime, pen: pen{began: game.NoSquare},
	}
	for i, n := range s.Root().Line() {
		x.know(i+1, n)
	}
	h.shared = x
	x.hear()
	return h
}

func (x *Shared) know(id int, n *tree.Node) { x.nodes[id], x.ids[n] = n, id }

// Together is the sharing of the study, nil if it is not shared.
func (h *Host) Together() *Shared { return h.shared }

// own is the seat held here, game.NoSeat for none.
func (x *Shared) own() game.Seat { return x.room.People().Own() }

// Writes reports whether the tree may be changed from here.
func (x *Shared) Writes() bool {
	return x.own() != game.NoSeat && x.room.People().Phase == room.Over
}

// Moved reports whether the room plays another game, or gathers for one.
func (x *Shared) Moved() bool {
	people := x.room.People()
	return people.Bond == host.Bound && people.Phase != room.Over
}

// may says what may be done together.
func (x *Shared) may(m *host.May) {
	m.Move, m.Sent = m.Move && x.Writes() && !x.drawing, x.room.Saying(room.Grow)
	if x.Writes() && x.room.People().Question == nil && !x.room.Saying(room.Ask) {
		m.Rematch = host.Asked
	}
}

// again asks the others for another game.
func (x *Shared) again() bool {
	x.room.Say(room.Say{Do: room.Ask, What: room.Rematch})
	return true
}

// tick handles the changes of others, and shows them the moment if that is wanted.
func (x *Shared) tick(passed time.Duration) {
	x.waited += passed
	x.hear()
	s := x.room.Study()
	if s == nil || x.room.People().Bond != host.Bound {
		return
	}
	if s.Shows == x.own() {
		if id, known := x.ids[x.study.At()]; known && id != s.At && x.waited >= showTime && !x.room.Saying(room.Show) {
			x.show(id)
		}
		return
	}
	x.heed(s)
}

// heed follows the moment shown by another person, until the viewer goes elsewhere.
func (x *Shared) heed(s *room.Study) {
	to := x.nodes[s.At]
	switch {
	case s.Shows == game.NoSeat || to == nil || !x.follows:
	case to != x.seen:
		x.seen = to
		x.study.GoTo(to)
	case x.study.At() != to:
		x.follows = false
	}
}

// hear handles the changes of the tree.
func (x *Shared) hear() {
	s := x.room.Study()
	if s == nil {
		return
	}
	for ; x.taken < len(s.Changes); x.taken++ {
		x.take(&s.Changes[x.taken])
	}
	x.arrive()
}

// arrive moves to the turn that was played here once it is in the tree, whoever added it.
func (x *Shared) arrive() {
	if x.wanted == "" {
		return
	}
	if n := x.nodes[x.from].Child(x.wanted); n != nil {
		x.wanted = ""
		x.study.GoTo(n)
		x.onward()
	} else if !x.room.Saying(room.Grow) { // it was refused
		x.wanted, x.ahead = "", nil
	}
}

// onward plays the turns to follow, up to one that has to be sent first.
func (x *Shared) onward() {
	for x.wanted == "" && len(x.ahead) > 0 {
		t, err := x.study.Line().Find(x.ahead[0])
		x.ahead = x.ahead[1:]
		if err == nil {
			err = x.play(x.study.Draft(t))
		}
		if err != nil {
			x.ahead = nil
		}
	}
}

func (x *Shared) take(e *room.Event) {
	n := x.nodes[e.Node]
	if n == nil {
		return
	}
	switch e.Kind {
	case room.Grown:
		x.grown(n, e)
	case room.Pruned:
		x.study.Cut(n)
	case room.Noted:
		x.marks[n] = drawing{e.Seat, e.Marks}
		x.study.Draw(n, tree.Glyph(e.Glyph), commands(e.Marks))
	}
}

// grown adds a turn.
func (x *Shared) grown(after *tree.Node, e *room.Event) {
	n, err := x.study.Graft(after, e.Turn)
	if err == nil { // a turn that the room accepts is legal
		x.know(e.N, n)
	}
}

// commands are rings and arrows as records have them.
func commands(marks []string) (list []string) {
	rings, arrows := "", ""
	for _, m := range marks {
		if i := slices.Index([]byte(m), '-'); i >= 0 {
			arrows += ",G" + m[:i] + m[i+1:]
		} else {
			rings += ",G" + m
		}
	}
	if rings != "" {
		list = append(list, "csl "+rings[1:])
	}
	if arrows != "" {
		list = append(list, "cal "+arrows[1:])
	}
	return list
}

var errLooksOn = errors.New("who looks on changes nothing")

// play plays a turn at the moment looked at: the tree's own, if it has it there; otherwise the
// turn is sent.
func (x *Shared) play(text string, err error) error {
	switch n := x.study.At().Child(text); {
	case err != nil:
		return err
	case n != nil:
		x.study.GoTo(n)
		return nil
	case !x.Writes():
		return errLooksOn
	}
	x.wanted, x.from = text, x.ids[x.study.At()]
	x.room.Say(room.Say{Do: room.Grow, Annotation: room.Annotation{Node: x.from}, Turn: text})
	return nil
}

// prune removes a turn; those of the game itself stay.
func (x *Shared) prune(n *tree.Node) bool {
	if !x.MayPrune(n) {
		return false
	}
	x.room.Say(room.Say{Do: room.Prune, Annotation: room.Annotation{Node: x.ids[n]}})
	return true
}

// MayPrune reports whether a turn may be removed from here.
func (x *Shared) MayPrune(n *tree.Node) bool {
	return x.Writes() && !slices.Contains(x.game(), n) && n.Parent() != nil
}

// game is the turns of the game itself.
func (x *Shared) game() (line []*tree.Node) {
	for i := 1; x.nodes[i] != nil && x.nodes[i].Parent() == x.nodes[i-1]; i++ {
		line = append(line, x.nodes[i])
	}
	return line
}

// mark adds a glyph to a turn, or removes it.
func (x *Shared) mark(n *tree.Node, g tree.Glyph) {
	if slices.Contains(n.Glyphs, g) {
		g = 0
	}
	x.note(n, int(g), x.marks[n].marks)
}

// Marks are the rings and arrows at the current moment, and their author.
func (x *Shared) Marks() (marks []string, by game.Seat) {
	d := x.marks[x.study.At()]
	return d.marks, d.by
}

// Sketch draws a ring or an arrow at the moment shown, or removes it.
func (x *Shared) Sketch(mark string) {
	n := x.study.At()
	was := x.marks[n].marks
	list := slices.DeleteFunc(slices.Clone(was), func(m string) bool { return m == mark })
	if len(list) == len(was) {
		list = append(list, mark)
	}
	g := 0
	if len(n.Glyphs) > 0 {
		g = int(n.Glyphs[0])
	}
	x.note(n, g, list)
}

func (x *Shared) note(n *tree.Node, glyph int, marks []string) {
	if x.Writes() {
		x.room.Say(room.Say{Do: room.Note, Annotation: room.Annotation{Node: x.ids[n], Glyph: glyph, Marks: marks}})
	}
}

// show shows a moment to the others.
func (x *Shared) show(id int) {
	x.waited = 0
	x.room.Say(room.Say{Do: room.Show, Yes: true, Annotation: room.Annotation{Node: id}})
}

// Showing is the seat that shows its moment to the others, game.NoSeat for none, whether that is
// the person here, and whether it is followed.
func (x *Shared) Showing() (by game.Seat, here, followed bool) {
	s := x.room.Study()
	if s == nil || s.Shows == game.NoSeat {
		return game.NoSeat, false, false
	}
	return s.Shows, s.Shows == x.own(), x.follows
}

// Show starts or stops showing the others the moment shown here.
func (x *Shared) Show(yes bool) {
	if yes {
		x.show(x.ids[x.study.At()])
		return
	}
	x.room.Say(room.Say{Do: room.Show, Annotation: room.Annotation{Node: x.ids[x.study.At()]}})
}

// Follow starts following the moment shown by another person.
func (x *Shared) Follow() { x.follows, x.seen = true, nil }

// version grows with every event in the room.
func (x *Shared) version() int {
	if x == nil {
		return 0
	}
	return x.room.Version() + x.strokes
}

// Draws reports whether pressing the board draws on it, and where that began,
// game.NoSquare for nowhere yet.
func (x *Shared) Draws() (yes bool, began game.Square) { return x.drawing, x.began }

// Pen makes presses on the board draw from now on, or play turns again.
func (x *Shared) Pen(draws bool) {
	x.drawing, x.began = draws && x.Writes(), game.NoSquare
	x.strokes++
}

// Tap draws an arrow from the square pressed before, or a ring if it is the same, and reports
// whether the press was the pen's.
func (x *Shared) Tap(sq game.Square) bool {
	if x == nil || !x.drawing || sq == game.NoSquare {
		return x != nil && x.drawing
	}
	x.strokes++
	if x.began == game.NoSquare {
		x.began = sq
		return true
	}
	b := x.study.Line().Info().Board
	mark := b.Name(x.began)
	if sq != x.began {
		mark += "-" + b.Name(sq)
	}
	x.began = game.NoSquare
	x.Sketch(mark)
	return true
}

// People are the people in the study; read only.
func (x *Shared) People() *host.People { return x.room.People() }
