package darkchess

import "yanyi/game"

// unit is the number that stands for one in the net's inputs: fractions are integers, too.
const unit = 256

// features is the number of the net's inputs.
const features = 112

// sight is the net's inputs for a position as a seat sees it.
type sight [features]int32

// The seat itself and the two after it, as net.txt calls them.
var onlookers = [seats]string{"own", "next", "previous"}

// The states of war of a seat among three.
const (
	ofThree    = iota
	alone      // against two allies
	withNext   // allied with the next player
	withBefore // allied with the player before
	wars
)

var warNames = [wars]string{"three", "alone", "ally.next", "ally.previous"}

// featureNames are the names of the inputs in net.txt, in their order.
func featureNames() (all []string) {
	each := func(names ...string) {
		for _, x := range onlookers {
			for _, name := range names {
				all = append(all, x+"."+name)
			}
		}
	}
	for _, k := range pieceNames {
		each(k.name, "bag."+k.name)
	}
	each("attacked", "free", "material", "turn")
	for _, x := range onlookers {
		for _, y := range onlookers {
			if x != y {
				all = append(all, x+".stalks."+y, x+".prey."+y)
			}
		}
	}
	all = append(all, "hidden", "open", "quiet", "idle")
	for _, of := range [...]string{"best", "last", "next", "previous"} {
		all = append(all, "lead."+of)
	}
	all = append(all, "lead.next.wide", "lead.previous.wide")
	for _, war := range warNames {
		all = append(all, war)
		for _, name := range [...]string{"own", "next", "previous", "lead", "lead.open", "lead.quiet", "lead.quiet.next", "lead.quiet.previous"} {
			all = append(all, war+"."+name)
		}
	}
	return all
}

// war is a seat's state of war.
func (p *position) war(s game.Seat) int {
	switch {
	case p.alliance == 0:
		return ofThree
	case !p.alliance.Has(s):
		return alone
	case p.alliance.Has((s + 1) % seats):
		return withNext
	}
	return withBefore
}

// inputs writes the numbers that the net sees, one after another.
type inputs struct {
	to *sight
	i  int
}

func (in *inputs) show(n int) {
	in.to[in.i] = int32(n)
	in.i++
}

func (in *inputs) flag(is bool) {
	if is {
		in.to[in.i] = unit
	}
	in.i++
}

// look shows the net the position of three players as a seat sees it:
//   - how many pieces of each kind each player commands or has in the bag,
//   - whose pieces it is close to and may take,
//   - its material by the rules' values, which decides when nobody takes any more, and by
//     how much that is ahead of the others, for each of the wars there may be.
//
// The numbers are scaled so that a large one is about one.
func (p *position) look(s game.Seat, t *tally, to *sight) {
	*to = sight{}
	in := inputs{to: to}
	who := [seats]game.Seat{s, (s + 1) % seats, (s + 2) % seats}
	for _, k := range &pieceNames {
		for _, o := range who {
			f := &t.forces[o]
			in.show(f.opened.of(k.kind) * unit / 2)
			in.show((f.n - f.opened).of(k.kind) * unit / 2)
		}
	}
	var material [seats]int
	for x, o := range who {
		f := &t.forces[o]
		material[x] = p.material(o) * unit / 10
		in.show(f.attacked * unit / 1000)
		in.show(f.free * unit / 10)
		in.show(material[x])
		in.flag(p.actor == o)
	}
	p.lookAtPrey(&in, &who, t)
	p.lookAtLeads(&in, &material, p.war(s), min(t.hidden, faceDown)*unit/faceDown)
}

// lookAtPrey adds, for each pair at war, what one may capture of the other and how close it is.
func (p *position) lookAtPrey(in *inputs, who *[seats]game.Seat, t *tally) {
	for _, a := range who {
		for _, b := range who {
			if a == b {
				continue
			}
			if !p.allied(a, b) {
				in.to[in.i] = int32(t.stalks[a][b] / 1000)
				in.to[in.i+1] = int32(t.forces[a].n.prey(t.forces[b].n) * unit / 50_000)
			}
			in.i += 2
		}
	}
}

// lookAtLeads adds the stage of the game and the material lead of the first of the three: once
// for any state of war, and once for the present one.
func (p *position) lookAtLeads(in *inputs, m *[seats]int, war, hidden int) {
	quiet := int(p.clock) * unit / (roundN * seats)
	in.show(hidden)
	in.flag(hidden == 0)
	in.show(quiet)
	in.flag(war == ofThree && !p.spent)
	best := max(m[1], m[2])
	for _, of := range [...]int{best, min(m[1], m[2]), m[1], m[2]} {
		in.show(soft(2 * (m[0] - of)))
	}
	in.show(soft((m[0] - m[1]) / 2))
	in.show(soft((m[0] - m[2]) / 2))
	in.i += 9 * war
	in.flag(true)
	for _, n := range m {
		in.show(n)
	}
	lead := soft(2 * (m[0] - best))
	in.show(lead)
	in.show(lead * (unit - hidden) / unit)
	in.show(lead * quiet / unit)
	in.show(soft(2*(m[0]-m[1])) * quiet / unit)
	in.show(soft(2*(m[0]-m[2])) * quiet / unit)
}

// soft maps a number from 0 up to one between 0 and 1: it grows with it, ever more slowly.
func soft(v int) int { return v * unit / (unit + max(v, -v)) }
