package stratagem

import (
	"sync"

	"yanyi/game"
	"yanyi/game/weights"
)

// rules is a variant of the family: the mechanisms it has.
type rules struct {
	info    game.Info
	tables  *boardTables
	edition edition
	kinds   []kind // of the edition, by number; available after ready
	ready   func() // computes the kinds at its first call
	weights string // text of its own weights, replacing some of the family's
	judges  *weights.Judges[judge]

	swaps     bool // 換防 (README.md, Swaps 换防)
	track     bool // markers on tracks choose the setting (README.md, Tracks)
	palace    bool // the king's point chooses it (README.md, Palaces)
	deploys   bool // players lay the palace's tiles (README.md, Sixteen tiles; Thirty-two tiles)
	exchanges bool // tiles may exchange pieces (README.md, Exchange 兑)
	river     bool // pieces go stale in the river row (README.md, Stale pieces 水中停滯)
}

// rising reports whether the variant has 升底兵 and so keeps pool, last and missed.
func (v *rules) rising() bool { return v.edition != noStratagems }

const (
	lineStart  = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
	riverStart = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
)

// Option of the games of thirty-two (README.md, Thirty-two tiles): how many kinds
// there are to choose from.
//
// Ruling: the smaller choice is kinds 1 to 24.
const (
	optionKinds = "kinds"
	fewKinds    = 24
)

var kindsOption = []game.OptionInfo{{Key: optionKinds, Values: []string{"32", "24"}}}

// newRules completes a game's row with the family's defaults.
func newRules(id string, v rules) *rules {
	start := lineStart
	if v.tables == riverTables {
		start, v.river = riverStart, true
	}
	v.info.ID, v.info.Family, v.info.Pieces = id, "stratagem", "xiangqi"
	v.info.Kinds = []game.Kind{game.King, game.Rook, game.Knight, game.Bishop, game.Cannon, game.Advisor, game.Pawn}
	v.info.Stratagems, v.info.Wording = v.way()
	v.info.Board, v.info.Start, v.info.Drawable = v.tables.board, start, true
	v.info.Seats = []game.SeatInfo{
		{Letter: 'r', Key: "red", Tag: "Red", Result: "red", Quarter: 0, Numerals: true},
		{Letter: 'b', Key: "black", Tag: "Black", Result: "black", Quarter: 2},
	}
	v.info.Armies = []game.ArmyInfo{
		{Letter: 'r', Key: "red", Pigment: game.RedBoxwood}, {Letter: 'b', Key: "black", Pigment: game.BlackBoxwood},
	}
	v.judges = new(weights.Judges[judge])
	rules := &v
	v.ready = sync.OnceFunc(func() {
		drawKeys()
		rules.tables.ready()
		rules.kinds = newKinds(rules.edition, rules.tables)
	})
	return rules
}

// way is how stratagems come into force and what the texts call them: 策 in the games of
// thirty-two, else 计.
func (v *rules) way() (way game.StratagemWay, wording string) {
	switch {
	case v.edition == thirtyTwo:
		return game.InPalace, "qice"
	case v.palace:
		return game.InPalace, "qiji"
	case v.track:
		return game.OnTracks, "qiji"
	}
	return game.NoStratagems, ""
}

// family lists the seven variants, the plain ones first.
var family = []*rules{
	newRules("xiangqi", rules{tables: lineTables,
		info: game.Info{Appeal: game.Appeal{Minutes: 30, Chess: 1, Xiangqi: 2, NothingBefore: 1}}}),
	newRules("huanfang", rules{tables: lineTables, swaps: true,
		info: game.Info{Appeal: game.Appeal{Minutes: 30, Xiangqi: 3, NothingBefore: 1}}}),
	newRules("qiji", rules{tables: lineTables, edition: nine, track: true,
		info: game.Info{Appeal: game.Appeal{Minutes: 30, Xiangqi: 3, NothingBefore: 2}}}),
	newRules("weiwo", rules{tables: lineTables, edition: nine, swaps: true, palace: true,
		info: game.Info{Appeal: game.Appeal{Minutes: 30, Xiangqi: 2, NothingBefore: 2}}}),
	newRules("qiji16", rules{tables: lineTables, edition: sixteen, swaps: true, palace: true, deploys: true,
		info: game.Info{Appeal: game.Appeal{Minutes: 40, Xiangqi: 2, NothingBefore: 2}}}),
	newRules("qice", rules{tables: riverTables, edition: thirtyTwo, palace: true, deploys: true, exchanges: true,
		info: game.Info{
			Choice:  game.Choice{Of: "qice", Key: "river"},
			Appeal:  game.Appeal{Minutes: 40, Xiangqi: 1, NothingBefore: 3},
			Options: kindsOption,
		}}),
	newRules("qice-line", rules{tables: lineTables, edition: thirtyTwo, palace: true, deploys: true, exchanges: true,
		info: game.Info{Choice: game.Choice{Of: "qice", Key: "line"}, Options: kindsOption}}),
}

// Variants returns the family's variants. Those whose palaces are laid by the players are also
// game.Deployer.
func Variants() []game.Variant {
	all := make([]game.Variant, len(family))
	for i, v := range family {
		if v.deploys {
			all[i] = deployer{v}
		} else {
			all[i] = v
		}
	}
	return all
}

// Info describes the game.
func (v *rules) Info() *game.Info { return &v.info }

// Parse reads a position string (README.md, Position string).
func (v *rules) Parse(text string, o game.Options) (game.Position, error) {
	text, err := v.info.Opening(text, o)
	if err != nil {
		return nil, err
	}
	v.ready()
	return parse(v, text, v.mostKinds(o))
}

// mostKinds is the highest number of a kind the options allow.
func (v *rules) mostKinds(o game.Options) int {
	v.ready()
	if v.info.Option(o, optionKinds) == "24" {
		return fewKinds
	}
	return len(v.kinds) - 1
}
