package match

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// Record is the match as text anybody may have (game/README.md, Records): tag
// pairs, a blank line, numbered turns with draws and all that was written beside
// them, the result. It holds no tiles before all are shown, and not what decides future draws.
func (m *Match) Record() string { return m.write(nil, m.Tree(), m.ending()) }

// studyTag marks a record that is a study.
const studyTag = "Study"

// RecordWith is a study's record: another tree in place of the turns played. Its result is
// the match's as long as the main line is that of the match, else the one given.
func (m *Match) RecordWith(root *tree.Node, result string) string {
	ending := ending{result: result}
	if line := root.Line(); slices.EqualFunc(line, m.moves, func(n *tree.Node, move Move) bool { return n.Turn == move.Text }) {
		ending = m.ending()
	}
	study := *m
	study.beside.study = true
	return study.write(nil, root, ending)
}

// ending is how a record says that its game ended.
type ending struct{ result, termination string }

func (m *Match) ending() ending { return ending{m.in.Result(m.Outcome()), m.ruling.said} }

// Save is the match as text from which it can be resumed on this device: the
// record and what resuming needs, secret tiles included.
func (m *Match) Save() string { return m.write(m.private(), m.Tree(), m.ending()) }

// tag is a tag pair.
type tag struct{ name, value string }

func (m *Match) write(private []tag, root *tree.Node, end ending) string {
	var b strings.Builder
	for _, t := range append(m.tags(end), private...) {
		fmt.Fprintf(&b, "[%s \"%s\"]\n", t.name, escape(t.value))
	}
	b.WriteByte('\n')
	b.WriteString(root.Text(end.result))
	return b.String()
}

// tags are those of the record proper.
func (m *Match) tags(end ending) []tag {
	tags := []tag{{"Variant", m.in.ID}}
	for i, s := range m.in.Seats {
		tags = append(tags, tag{s.Tag, m.setup.Seats[i].tag()})
	}
	date := m.setup.Date
	if date == "" {
		date = "????.??.??"
	}
	if m.beside.event != "" {
		tags = append(tags, tag{"Event", m.beside.event})
	}
	tags = append(tags, tag{"Date", date}, tag{"Result", end.result})
	if end.termination != "" {
		tags = append(tags, tag{"Termination", end.termination})
	}
	if m.beside.study {
		tags = append(tags, tag{studyTag, "1"})
	}
	for _, o := range m.in.Options {
		if o.Key == modeOption {
			tags = append(tags, tag{"Mode", m.in.Option(m.setup.Options, o.Key)})
		}
	}
	if others := m.otherOptions(); len(others) > 0 {
		tags = append(tags, tag{"Options", strings.Join(others, ",")})
	}
	if m.setup.Clock.On() {
		tags = append(tags, tag{"Clock", m.setup.Clock.String()})
	}
	if slices.ContainsFunc(m.setup.Seats, func(p Player) bool { return !p.Human() }) {
		tags = append(tags, tag{levelsTag, strconv.Itoa(Levels)})
	}
	return append(tags, m.startTags()...)
}

// levelsTag tells among how many levels those of the computers are counted. Records
// without it are from the days of three.
const levelsTag = "Levels"

// AddressTag has the mark of the address that a saved match was begun from.
const AddressTag = "Address"

// modeOption is the option that has a tag of its own.
const modeOption = "mode"

func (m *Match) otherOptions() []string {
	return slices.DeleteFunc(m.options(), func(o string) bool { return strings.HasPrefix(o, modeOption+"=") })
}

// startTags tell where the match starts from, if not from the ordinary start.
func (m *Match) startTags() []tag {
	var tags []tag
	switch {
	case m.tiles.by == nil && (m.start != m.in.Start || m.deployer()):
		tags = append(tags, tag{"SetUp", "1"}, tag{"FEN", m.start})
	case m.tiles.by != nil && !m.tiles.open:
		for s := range m.tiles.laid {
			tags = append(tags, m.tilesTag(game.Seat(s)))
		}
	}
	return tags
}

func (m *Match) deployer() bool { _, ok := m.v.(game.Deployer); return ok }

func (m *Match) tilesTag(s game.Seat) tag {
	return tag{m.in.Seats[s].Tag + "Tiles", joinInts(m.tiles.laid[s])}
}

// private are the tags that resuming needs besides the record.
func (m *Match) private() []tag {
	kinds := make([]string, len(m.setup.Seats))
	for i, p := range m.setup.Seats {
		kinds[i] = p.String()
	}
	tags := []tag{{"Seats", strings.Join(kinds, ",")}, {"Seed", strconv.FormatUint(m.setup.Seed, 10)}}
	if int(m.view) < len(m.in.Seats) {
		tags = append(tags, tag{"View", m.in.Seats[m.view].Result})
	}
	if len(m.setup.Without) > 0 {
		tags = append(tags, tag{"Without", strings.Join(m.setup.Without, ",")})
	}
	if m.setup.Address != "" {
		tags = append(tags, tag{AddressTag, m.setup.Address})
	}
	if m.setup.Clock.On() {
		tags = append(tags, tag{"TimeLeft", m.timeLeft()})
	}
	return append(tags, m.secretTags()...)
}

// secretTags are the tiles of a deployment under way.
func (m *Match) secretTags() []tag {
	if !m.tiles.open {
		return nil
	}
	var tags []tag
	for i, laid := range m.tiles.laid {
		if laid != nil {
			tags = append(tags, m.tilesTag(game.Seat(i)))
		}
		if part := m.tiles.part[i]; part != nil {
			tags = append(tags, tag{m.in.Seats[i].Tag + sketchTag, joinInts(part)})
		}
	}
	return tags
}

// sketchTag follows a seat's tag: the tiles laid so far.
const sketchTag = "Sketch"

func (m *Match) timeLeft() string {
	left := make([]string, len(m.in.Seats))
	for s := range left {
		left[s] = seconds(m.time.left[s])
	}
	return strings.Join(left, ",")
}

// escape makes a value fit between quotation marks on one line.
func escape(s string) string {
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(tree.OneLine(s))
}

func joinInts(ns []int) string {
	words := make([]string, len(ns))
	for i, n := range ns {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ",")
}
