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

// shared is a study that several people share: changes of its tree are sent to the others, and
// take effect once they come back.
type shared struct {
	room  host.Room
	study *study.Study
	nodes map[int]*tree.Node
	ids   map[*tree.Node]int
	marks map[*tree.Node][]string // rings and arrows on the board
	taken int                     // changes handled

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

// NewShared opens a study of a room's game.
func NewShared(s *study.Study, r host.Room, deps Deps) *Host {
	h := New(s, deps)
	x := &shared{
		room: r, study: s, nodes: map[int]*tree.Node{0: s.Root()}, ids: map[*tree.Node]int{s.Root(): 0},
		marks: map[*tree.Node][]string{}, follows: true, waited: showTime, pen: pen{began: game.NoSquare},
	}
	for i, n := range s.Root().Line() {
		x.know(i+1, n)
	}
	h.shared = x
	x.hear()
	return h
}

func (x *shared) know(id int, n *tree.Node) { x.nodes[id], x.ids[n] = n, id }

// own is the seat held here, game.NoSeat for none.
func (x *shared) own() game.Seat { return x.room.People().Own() }

// writes reports whether the tree may be changed from here.
func (x *shared) writes() bool {
	return x.own() != game.NoSeat && x.room.People().Phase == room.Over
}

// moved reports whether the room plays another game, or gathers for one.
func (x *shared) moved() bool {
	people := x.room.People()
	return people.Bond == host.Bound && people.Phase != room.Over
}

// may says what may be done together.
func (x *shared) may(m *host.May) {
	m.Move, m.Sent = m.Move && x.writes() && !x.drawing, x.room.Saying(room.Grow)
	if x.writes() && x.room.People().Question == nil && !x.room.Saying(room.Ask) {
		m.Rematch = host.Asked
	}
}

// again asks the others for another game.
func (x *shared) again() bool {
	x.room.Say(room.Say{Do: room.Ask, What: room.Rematch})
	return true
}

// tick handles the changes of others, and shows them the moment if that is wanted.
func (x *shared) tick(passed time.Duration) {
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
func (x *shared) heed(s *room.Study) {
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
func (x *shared) hear() {
	s := x.room.Study()
	if s == nil {
		return
	}
	for ; x.taken < len(s.Changes); x.taken++ {
		x.take(&s.Changes[x.taken])
	}
	x.arrive()
}

// arrive moves to the turn that was played here once it is in the tree, no matter who added it.
func (x *shared) arrive() {
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
func (x *shared) onward() {
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

func (x *shared) take(e *room.Event) {
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
		x.marks[n] = e.Marks
		x.study.Draw(n, tree.Glyph(e.Glyph), commands(e.Marks))
	}
}

// grown adds a turn.
func (x *shared) grown(after *tree.Node, e *room.Event) {
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
func (x *shared) play(text string, err error) error {
	switch n := x.study.At().Child(text); {
	case err != nil:
		return err
	case n != nil:
		x.study.GoTo(n)
		return nil
	case !x.writes():
		return errLooksOn
	}
	x.wanted, x.from = text, x.ids[x.study.At()]
	x.room.Say(room.Say{Do: room.Grow, Annotation: room.Annotation{Node: x.from}, Turn: text})
	return nil
}

// edit carries out a request that changes the tree; false if it is refused.
func (x *shared) edit(r host.Request) bool {
	switch r.Do {
	case host.RevealOther:
		at := x.study.At()
		text := x.study.Line().Info().FormatTurn(at.Turn.WithReveal(r.Reveal))
		x.study.GoTo(at.Parent())
		return x.play(text, nil) == nil
	case host.Mark:
		x.mark(r.Node, r.Glyph)
		return true
	case host.Delete:
		return x.prune(r.Node)
	}
	return false
}

// prune removes a turn; those of the game itself stay.
func (x *shared) prune(n *tree.Node) bool {
	if !x.mayPrune(n) {
		return false
	}
	x.room.Say(room.Say{Do: room.Prune, Annotation: room.Annotation{Node: x.ids[n]}})
	return true
}

// mayPrune reports whether a turn may be removed from here.
func (x *shared) mayPrune(n *tree.Node) bool {
	return x.writes() && !slices.Contains(x.game(), n) && n.Parent() != nil
}

// game is the turns of the game itself.
func (x *shared) game() (line []*tree.Node) {
	for i := 1; x.nodes[i] != nil && x.nodes[i].Parent() == x.nodes[i-1]; i++ {
		line = append(line, x.nodes[i])
	}
	return line
}

// mark adds a glyph to a turn, or removes it.
func (x *shared) mark(n *tree.Node, g tree.Glyph) {
	if slices.Contains(n.Glyphs, g) {
		g = 0
	}
	x.note(n, int(g), x.marks[n])
}

// sketch draws a ring or an arrow at the moment shown, or removes it.
func (x *shared) sketch(mark string) {
	n := x.study.At()
	was := x.marks[n]
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

func (x *shared) note(n *tree.Node, glyph int, marks []string) {
	if x.writes() {
		x.room.Say(room.Say{Do: room.Note, Annotation: room.Annotation{Node: x.ids[n], Glyph: glyph, Marks: marks}})
	}
}

// show shows a moment to the others.
func (x *shared) show(id int) {
	x.waited = 0
	x.room.Say(room.Say{Do: room.Show, Yes: true, Annotation: room.Annotation{Node: id}})
}

// sharing is the sharing as it is now.
func (x *shared) sharing() *host.Sharing {
	t := &host.Sharing{
		People: x.room.People(), Shows: game.NoSeat, Follows: x.follows,
		Draws: x.drawing, Began: x.began, Marks: x.marks[x.study.At()],
	}
	if s := x.room.Study(); s != nil {
		t.Shows = s.Shows
	}
	t.Here = t.Shows != game.NoSeat && t.Shows == x.own()
	return t
}

// do carries out a request about the sharing.
func (x *shared) do(r host.Request) bool {
	switch r.Do {
	case host.Follow:
		x.follows, x.seen = true, nil
	case host.Show:
		if r.Yes {
			x.waited = 0
		}
		x.room.Say(room.Say{Do: room.Show, Yes: r.Yes, Annotation: room.Annotation{Node: x.ids[x.study.At()]}})
	case host.Pen:
		x.drawing, x.began = r.Yes && x.writes(), game.NoSquare
		x.strokes++
	default:
		return x.stroke(r.Square)
	}
	return true
}

// version grows with every event in the room.
func (x *shared) version() int {
	if x == nil {
		return 0
	}
	return x.room.Version() + x.strokes
}

// stroke begins a ring or an arrow at a square, or ends it there; false without a pen.
func (x *shared) stroke(sq game.Square) bool {
	if !x.drawing || sq == game.NoSquare {
		return false
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
	x.sketch(mark)
	return true
}
