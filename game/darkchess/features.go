//go:build !page

package darkchess

import "yanyi/game"

// unit is what the net's numbers are counted in: so many are one.
const unit = 256

// features is how many numbers the net is shown of a position.
const features = 112

// sight is the numbers that the net is shown of a position, as a seat sees it.
type sight [features]int32

// The seat that looks and the two after it, as net.txt calls them.
var onlookers = [seats]string{"own", "next", "previous"}

// What wars there are for a seat among three.
const (
	ofThree    = iota
	alone      // against two allies
	withNext   // allied with the next player
	withBefore // allied with the player before
	wars
)

var warNames = [wars]string{"three", "alone", "ally.next", "ally.previous"}

// featureNames are what net.txt calls the numbers, in their order.
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
	each("attacked", "room", "material", "turn")
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

// war is which of the wars a seat is in.
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

// look shows the net the position of three players as a seat sees it: what each player commands or has in the
// bag by kind, whom it stalks and may take, its material by the rules' values, which decides
// when nobody takes any more, and by how much that leads in which war. The numbers are to be
// about one where they are large.
func (p *position) look(s game.Seat, t *tally, to *sight) {
	*to = sight{}
	i := 0
	show := func(n int) {
		to[i] = int32(n)
		i++
	}
	flag := func(is bool) {
		if is {
			to[i] = unit
		}
		i++
	}
	who := [seats]game.Seat{s, (s + 1) % seats, (s + 2) % seats}
	for _, k := range &pieceNames {
		for _, o := range who {
			f := &t.forces[o]
			show(f.opened.of(k.kind) * unit / 2)
			show((f.n - f.opened).of(k.kind) * unit / 2)
		}
	}
	var m [seats]int
	for x, o := range who {
		f := &t.forces[o]
		m[x] = p.material(o) * unit / 10
		show(f.attacked * unit / 1000)
		show(f.free * unit / 10)
		show(m[x])
		flag(p.actor == o)
	}
	for _, a := range who {
		for _, b := range who {
			if a == b {
				continue
			}
			if !p.allied(a, b) {
				to[i] = int32(t.stalks[a][b] / 1000)
				to[i+1] = int32(t.forces[a].n.prey(t.forces[b].n) * unit / 50_000)
			}
			i += 2
		}
	}
	war := p.war(s)
	hidden, quiet := min(t.hidden, faceDown)*unit/faceDown, int(p.clock)*unit/(roundN*seats)
	show(hidden)
	flag(hidden == 0)
	show(quiet)
	flag(war == ofThree && !p.spent)
	best := max(m[1], m[2])
	for _, of := range [...]int{best, min(m[1], m[2]), m[1], m[2]} {
		show(soft(2 * (m[0] - of)))
	}
	show(soft((m[0] - m[1]) / 2))
	show(soft((m[0] - m[2]) / 2))
	i += 9 * war
	flag(true)
	for _, n := range m {
		show(n)
	}
	lead := soft(2 * (m[0] - best))
	show(lead)
	show(lead * (unit - hidden) / unit)
	show(lead * quiet / unit)
	show(soft(2*(m[0]-m[1])) * quiet / unit)
	show(soft(2*(m[0]-m[2])) * quiet / unit)
}

// soft is how large a number is on the way to one, which it never reaches.
func soft(v int) int { return v * unit / (unit + max(v, -v)) }
