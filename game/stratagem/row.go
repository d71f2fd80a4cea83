package stratagem

import "yanyi/game"

// ends are the permitted ends of an added way of moving.
type ends uint8

const (
	quiet    ends = 1 << iota // on an empty point
	capture                   // captures an enemy piece; such ways attack, too
	exchange                  // on an enemy piece: both leave the board
)

// effect is a set of changes by a kind in force apart from added ways of moving.
type effect uint16

const (
	flying       effect = 1 << iota // my king attacks by facing; the enemy's does not
	screens                         // cannons attack over the river
	freeLegs                        // horses attack regardless of their legs
	freeEyes                        // elephants attack regardless of their eyes
	retreats                        // soldiers attack backward
	roves                           // uncrossed soldiers attack sideways
	untouchable                     // my soldiers neither capture nor are captured
	holdsAll                        // enemy pieces diagonally next to my king are pinned
	holdsOne                        // the same, if there is exactly one
	sparesCannon                    // the enemy king may not capture my cannons
	sparesHorse                     // nor my horses
	rises                           // soldiers are promoted on the last rank
	wins                            // a soldier on the enemy king's home wins
	neverStale                      // my soldiers in the river are never stale

	// attacking effects apply to a kind only where its added ways capture.
	attacking = screens | freeLegs | freeEyes | retreats | roves
)

// path is a way from a square to another over given points.
type path struct {
	to  game.Square
	via []game.Square
}

// way is one way of moving that a stratagem adds: fixed paths, open when the points between are
// empty (or, with over, occupied), or a walk over the pieces.
type way struct {
	paths func(g *boardTables, s game.Seat, from game.Square) []path
	over  bool
	walk  func(g *generator, from game.Square)
	only  ends // narrower than the row's ends, if not 0
	// shut is the reason why a way does not lead to a square: the key of what blocks a path, with
	// the point between; or a function that knows the walk.
	shut string
	why  func(p *position, from, to game.Square) game.Phrase
}

// use is a row's place in an edition: its number, the permitted ends of its ways there, and the
// key of its sentence in the locales.
type use struct {
	number int
	ends   ends
	rule   string
}

// edition is one of the three collections of stratagems.
type edition int

const (
	noStratagems edition = iota
	nine                 // settings: qiji, weiwo
	sixteen              // tiles: qiji16
	thirtyTwo            // tiles: qice, qice-line
	editions
)

// row is a stratagem: the piece it changes, the ways of moving it adds, its
// other effects, and its use in each edition that has it.
type row struct {
	name   string
	piece  game.Kind
	ways   []way
	effect effect
	in     [editions]use
	swap   bool // its sentence has a form that mentions swaps (key.swap)
	line   bool // its sentence has a form for the board without a river row (key.line)
	sly    bool // needs to know the enemy piece that moved last
}

// rows are all stratagems (README.md, Settings; Sixteen tiles; Tiles of qice). Adding one is
// adding a row and, only for a new pattern, a small function in paths.go or walks.go.
var rows = []row{
	{name: "river screen", piece: game.Cannon, ways: []way{{walk: acrossRiver, why: whyNoScreen}},
		effect: screens, line: true, in: [editions]use{
			nine:      {1, capture, "rule.river-cannon"},
			sixteen:   {1, capture, "rule.river-cannon"},
			thirtyTwo: {27, capture, "rule.q.river-screen"}}},
	{name: "flying king", piece: game.King, effect: flying, in: [editions]use{
		nine:      {2, 0, "rule.flying-king"},
		sixteen:   {2, 0, "rule.flying-king"},
		thirtyTwo: {6, 0, "rule.q.flying-king"}}},
	{name: "rising soldier", piece: game.Pawn, effect: rises, in: [editions]use{
		nine:      {3, 0, "rule.rising-soldier"},
		sixteen:   {3, 0, "rule.rising-soldier"},
		thirtyTwo: {31, 0, "rule.q.rising-soldier"}}},
	{name: "soldier back", piece: game.Pawn, ways: []way{{paths: oneBack}}, effect: retreats, line: true,
		in: [editions]use{
			nine:      {4, quiet | capture, "rule.soldier-back"},
			sixteen:   {4, quiet, "rule.soldier-back.quiet"},
			thirtyTwo: {8, quiet | exchange, "rule.q.retreating-soldier"}}},
	{name: "free eye", piece: game.Bishop, ways: []way{{paths: elephantHops, over: true}}, effect: freeEyes,
		swap: true, in: [editions]use{
			nine:    {5, quiet | capture, "rule.elephant-eye"},
			sixteen: {5, quiet | capture, "rule.elephant-eye"}}},
	{name: "free leg", piece: game.Knight, ways: []way{{paths: horseHops, over: true}}, effect: freeLegs,
		swap: true, in: [editions]use{
			nine:      {6, quiet | capture, "rule.horse-leg"},
			sixteen:   {6, quiet | capture, "rule.horse-leg"},
			thirtyTwo: {2, quiet | exchange, "rule.q.soaring-horse"}}},
	{name: "rook over one", piece: game.Rook, ways: []way{{walk: vault(1), why: whyNoVault}}, swap: true, in: [editions]use{
		nine:      {7, quiet, "rule.vault-chariot"},
		sixteen:   {7, quiet, "rule.vault-chariot"},
		thirtyTwo: {1, quiet | exchange, "rule.q.chariot-over-one"}}},
	{name: "advisor corner to corner", piece: game.Advisor,
		ways: []way{{paths: palaceAcross, shut: "why.centre.occupied"}}, in: [editions]use{
			nine:      {8, quiet | capture, "rule.stride-advisor"},
			sixteen:   {8, quiet, "rule.stride-advisor.quiet"},
			thirtyTwo: {13, quiet | exchange, "rule.q.striding-advisor"}}},
	{name: "cannon over one", piece: game.Cannon, ways: []way{{walk: vault(1), why: whyNoVault}},
		in: [editions]use{sixteen: {9, quiet, "rule.vault-cannon"}}},
	{name: "rook round a corner", piece: game.Rook, ways: []way{{walk: ringWalk, why: whyNoRing}}, swap: true,
		in: [editions]use{
			sixteen:   {10, quiet, "rule.ring-chariot"},
			thirtyTwo: {9, quiet | exchange, "rule.q.ring-chariot"}}},
	{name: "hurdling horse", piece: game.Knight, ways: []way{{paths: diagonalTwo, over: true, shut: "why.jump.none"}},
		swap: true, in: [editions]use{sixteen: {11, quiet, "rule.hurdle-horse"}}},
	{name: "elephant to the bank", piece: game.Bishop, ways: []way{{paths: bankFlight, shut: "why.elephant.path"}},
		in: [editions]use{
			sixteen:   {12, quiet, "rule.elephant-bank"},
			thirtyTwo: {12, quiet | exchange, "rule.q.striding-elephant"}}},
	{name: "advisor over the centre", piece: game.Advisor,
		ways: []way{{paths: palaceAcross, over: true, shut: "why.centre.empty"}}, in: [editions]use{
			sixteen:   {13, quiet, "rule.jump-advisor"},
			thirtyTwo: {5, quiet | exchange, "rule.q.leaping-advisor"}}},
	{name: "holding all", piece: game.King, effect: holdsAll,
		in: [editions]use{sixteen: {14, 0, "rule.binding-king"}}},
	{name: "holding one", piece: game.King, effect: holdsOne,
		in: [editions]use{thirtyTwo: {14, 0, "rule.q.binding-king"}}},
	{name: "roving soldier", piece: game.Pawn, ways: []way{{paths: sideways}}, effect: roves, swap: true,
		in: [editions]use{
			sixteen:   {15, quiet | capture, "rule.roving-soldier"},
			thirtyTwo: {15, quiet | exchange, "rule.q.roving-soldier"}}},
	{name: "untouchable soldier", piece: game.Pawn, effect: untouchable,
		in: [editions]use{sixteen: {16, 0, "rule.untouchable-soldier"}}},
	{name: "invincible cannon", piece: game.Cannon, effect: sparesCannon,
		in: [editions]use{thirtyTwo: {3, 0, "rule.q.invincible-cannon"}}},
	{name: "martyr elephant", piece: game.Bishop, ways: []way{{paths: ontoEye}},
		in: [editions]use{thirtyTwo: {4, exchange, "rule.q.martyr-elephant"}}},
	{name: "desperate soldier", piece: game.Pawn, ways: []way{{walk: lastStand, why: whyNoStand}},
		in: [editions]use{thirtyTwo: {7, exchange, "rule.q.desperate-soldier"}}},
	{name: "mule horse", piece: game.Knight, ways: []way{{paths: oneByThree, shut: "why.leg"}},
		in: [editions]use{thirtyTwo: {10, quiet | exchange, "rule.q.mule-horse"}}},
	{name: "cannon over two", piece: game.Cannon, ways: []way{{walk: vault(2), why: whyNoPower}},
		in: [editions]use{thirtyTwo: {11, quiet | exchange, "rule.q.power-cannon"}}},
	{name: "victory soldier", piece: game.Pawn, effect: wins,
		in: [editions]use{thirtyTwo: {16, 0, "rule.q.victory-soldier"}}},
	{name: "rook on palace lines", piece: game.Rook, ways: []way{{paths: palaceLines, shut: "why.blocked"}},
		in: [editions]use{thirtyTwo: {17, quiet | exchange, "rule.q.line-chariot"}}},
	{name: "camel horse", piece: game.Knight, ways: []way{{paths: twoByThree, shut: "why.leg"}},
		in: [editions]use{thirtyTwo: {18, quiet | exchange, "rule.q.camel-horse"}}},
	{name: "cannon on palace lines", piece: game.Cannon, ways: []way{
		{paths: palaceLines, only: quiet, shut: "why.blocked"},
		{paths: bothAcross, over: true, only: exchange, shut: "why.centre.empty"}},
		in: [editions]use{thirtyTwo: {19, quiet | exchange, "rule.q.line-cannon"}}},
	{name: "straight elephant", piece: game.Bishop, ways: []way{{paths: fourStraight, shut: "why.elephant.path"}},
		in: [editions]use{thirtyTwo: {20, quiet | exchange, "rule.q.straight-elephant"}}},
	{name: "advisor along the edge", piece: game.Advisor, ways: []way{{paths: palaceEdge, shut: "why.blocked"}},
		in: [editions]use{thirtyTwo: {21, quiet | exchange, "rule.q.corner-advisor"}}},
	{name: "king on palace lines", piece: game.King, ways: []way{{paths: palaceDiagonal}},
		in: [editions]use{thirtyTwo: {22, quiet, "rule.q.stepping-king"}}},
	{name: "undercover soldier", piece: game.Pawn, sly: true, ways: []way{{walk: undercover, why: whyNoCover}},
		in: [editions]use{thirtyTwo: {23, quiet | exchange, "rule.q.undercover-soldier"}}},
	{name: "flanking soldier", piece: game.Pawn, ways: []way{{paths: diagonalForward}},
		in: [editions]use{thirtyTwo: {24, quiet | exchange, "rule.q.flanking-soldier"}}},
	{name: "royal rook", piece: game.Rook, ways: []way{{paths: diagonalOne}},
		in: [editions]use{thirtyTwo: {25, quiet | exchange, "rule.q.royal-chariot"}}},
	{name: "raiding horse", piece: game.Knight, effect: sparesHorse,
		in: [editions]use{thirtyTwo: {26, 0, "rule.q.raiding-horse"}}},
	{name: "elephant across", piece: game.Bishop, ways: []way{{paths: acrossBank, shut: "why.eye"}}, line: true,
		in: [editions]use{thirtyTwo: {28, exchange, "rule.q.crossing-elephant"}}},
	{name: "sallying advisor", piece: game.Advisor, ways: []way{{paths: outOfPalace}},
		in: [editions]use{thirtyTwo: {29, exchange, "rule.q.sallying-advisor"}}},
	{name: "striding king", piece: game.King, ways: []way{{paths: palaceTwo, shut: "why.blocked"}},
		in: [editions]use{thirtyTwo: {30, quiet, "rule.q.striding-king"}}},
	{name: "river ghost", piece: game.Pawn, effect: neverStale, line: true,
		in: [editions]use{thirtyTwo: {32, 0, "rule.q.river-ghost"}}},
}

// kind is a row prepared for an edition and a board.
type kind struct {
	row    *row
	number int
	ends   ends
	effect effect
	ways   []readyWay
}

// readyWay is a way with its paths computed for both sides.
type readyWay struct {
	way
	ends  ends
	paths *[2][maxSquares][]path // nil for walks
}

// newKinds prepares an edition's kinds for a board; kind 0 is no stratagem.
func newKinds(e edition, g *boardTables) []kind {
	kinds := make([]kind, 1)
	for i := range rows {
		u := rows[i].in[e]
		if u.number == 0 {
			continue
		}
		for len(kinds) <= u.number {
			kinds = append(kinds, kind{})
		}
		kinds[u.number] = newKind(&rows[i], u, g)
	}
	return kinds
}

func newKind(r *row, u use, g *boardTables) kind {
	k := kind{row: r, number: u.number, ends: u.ends, effect: r.effect}
	if u.ends&capture == 0 {
		k.effect &^= attacking
	}
	for _, w := range r.ways {
		ready := readyWay{way: w, ends: u.ends}
		if w.only != 0 {
			ready.ends &= w.only
		}
		if w.paths != nil {
			ready.paths = new([2][maxSquares][]path)
			for s := range game.Seat(2) {
				for sq := range g.board.Points {
					ready.paths[s][sq] = w.paths(g, s, game.Square(sq))
				}
			}
		}
		k.ways = append(k.ways, ready)
	}
	return k
}

// isRetreat reports whether the kind adds the crossed soldiers' step back.
func (k *kind) isRetreat() bool { return k.row != nil && k.row.effect&retreats != 0 }

// isSly reports whether the kind imitates the piece that moved last, so that the position must
// record it.
func (k *kind) isSly() bool { return k.row != nil && k.row.sly }
