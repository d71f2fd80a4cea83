package match

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/game/tree"
)

// Record is the match as text for anybody (game/README.md, Records): tag pairs, a blank line,
// numbered turns with draws and comments, the result. It holds no tiles before all are shown,
// and not the seed of future draws.
func (m *Match) Record() string {
	w := m.writer()
	return w.text(w.public())
}

// Save is the match as text from which it can be resumed on this device: the
// record and what resuming needs, secret tiles included.
func (m *Match) Save() string {
	w := m.writer()
	return w.text(append(w.public(), w.private()...))
}

// studyTag marks a record that is a study.
const studyTag = "Study"

// tag is a tag pair.
type tag struct{ name, value string }

// writer writes a match as text: tags, and a tree of turns with its result.
type writer struct {
	m      *Match
	tree   *tree.Node
	result string
}

func (m *Match) writer() writer {
	root := m.Tree()
	if m.of != nil {
		root = tree.Bare(m.Moves())
	}
	return writer{m, root, m.in.Result(m.Outcome())}
}

func (w writer) text(tags []tag) string {
	var b strings.Builder
	for _, t := range tags {
		fmt.Fprintf(&b, "[%s \"%s\"]\n", t.name, escape(t.value))
	}
	b.WriteByte('\n')
	b.WriteString(w.tree.Movetext(w.result))
	return b.String()
}

// public are the tags of the record proper.
func (w writer) public() []tag {
	tags := []tag{{"Variant", w.m.in.ID}}
	for i, s := range w.m.in.Seats {
		tags = append(tags, tag{s.Tag, w.m.setup.Seats[i].tag()})
	}
	date := w.m.setup.Date
	if date == "" {
		date = "????.??.??"
	}
	if w.m.beside.event != "" {
		tags = append(tags, tag{"Event", w.m.beside.event})
	}
	tags = append(tags, tag{"Date", date}, tag{"Result", w.result})
	if said := w.m.verdict.ruling.said; said != "" {
		tags = append(tags, tag{"Termination", said})
	}
	if w.m.study {
		tags = append(tags, tag{studyTag, "1"})
	}
	if b := w.m.beside.blindfold; b.Any() {
		tags = append(tags, tag{blindfoldTag, b.String()})
	}
	for _, o := range w.m.in.Options {
		if o.Key == modeOption {
			tags = append(tags, tag{"Mode", w.m.in.Option(w.m.setup.Options, o.Key)})
		}
	}
	if others := w.otherOptions(); len(others) > 0 {
		tags = append(tags, tag{"Options", strings.Join(others, ",")})
	}
	if w.m.setup.Clock.On() {
		tags = append(tags, tag{"Clock", w.m.setup.Clock.String()})
	}
	if text := w.m.setup.Clock.odds(w.m.in); text != "" {
		tags = append(tags, tag{timeOddsTag, text})
	}
	if w.m.setup.Odds.On() {
		tags = append(tags, tag{oddsTag, w.m.setup.Odds.Text(w.m.in)})
	}
	if slices.ContainsFunc(w.m.setup.Seats, func(p Player) bool { return !p.Human() }) {
		tags = append(tags, tag{levelsTag, strconv.Itoa(Levels)})
	}
	return append(tags, w.startTags()...)
}

// levelsTag is the number of levels among which those of the computers count. Records without
// it are from the time of three levels.
const levelsTag = "Levels"

// oddsTag has the pieces that a player gave.
const oddsTag = "Odds"

// timeOddsTag has the part of the time of a player who gave odds of time.
const timeOddsTag = "TimeOdds"

// AddressTag has the mark of the address that a saved match was begun from.
const AddressTag = "Address"

// modeOption is the option that has a tag of its own.
const modeOption = "mode"

func (w writer) otherOptions() []string {
	return slices.DeleteFunc(chosen(w.m.in, w.m.setup.Options), func(o string) bool { return strings.HasPrefix(o, modeOption+"=") })
}

// startTags state the match's start, if it is not the ordinary one.
func (w writer) startTags() []tag {
	var tags []tag
	switch {
	case w.m.tiles.by != nil && !w.m.tiles.open && w.m.setup.Odds.On():
		// A program that knows no odds plays from the position, and could not from the tiles.
		tags = append(tags, tag{"SetUp", "1"}, tag{"FEN", w.m.start})
	case w.m.tiles.by == nil && (w.m.start != w.m.in.Start || w.deployer()):
		tags = append(tags, tag{"SetUp", "1"}, tag{"FEN", w.m.start})
	case w.m.tiles.by != nil && !w.m.tiles.open:
		for s := range w.m.tiles.laid {
			tags = append(tags, w.tilesTag(game.Seat(s)))
		}
	}
	return tags
}

func (w writer) deployer() bool { _, ok := w.m.v.(game.Deployer); return ok }

func (w writer) tilesTag(s game.Seat) tag {
	return tag{w.m.in.Seats[s].Tag + "Tiles", joinInts(w.m.tiles.laid[s])}
}

// private are the tags that resuming needs besides the record.
func (w writer) private() []tag {
	kinds := make([]string, len(w.m.setup.Seats))
	for i, p := range w.m.setup.Seats {
		kinds[i] = p.String()
	}
	tags := []tag{{"Seats", strings.Join(kinds, ",")}, {"Seed", strconv.FormatUint(w.m.setup.Seed, 10)}}
	if int(w.m.view) < len(w.m.in.Seats) {
		tags = append(tags, tag{"View", w.m.in.Seats[w.m.view].Result})
	}
	if len(w.m.setup.Without) > 0 {
		tags = append(tags, tag{"Without", strings.Join(w.m.setup.Without, ",")})
	}
	if w.m.setup.Address != "" {
		tags = append(tags, tag{AddressTag, w.m.setup.Address})
	}
	if w.m.setup.Clock.On() {
		tags = append(tags, tag{"TimeLeft", w.timeLeft()})
	}
	return append(tags, w.secretTags()...)
}

// secretTags are the tiles of a deployment under way.
func (w writer) secretTags() []tag {
	if !w.m.tiles.open {
		return nil
	}
	var tags []tag
	for i, laid := range w.m.tiles.laid {
		if laid != nil {
			tags = append(tags, w.tilesTag(game.Seat(i)))
		}
		if part := w.m.tiles.part[i]; part != nil {
			tags = append(tags, tag{w.m.in.Seats[i].Tag + sketchTag, joinInts(part)})
		}
	}
	return tags
}

// sketchTag follows a seat's tag: the tiles laid so far.
const sketchTag = "Sketch"

func (w writer) timeLeft() string {
	left := make([]string, len(w.m.in.Seats))
	for s := range left {
		left[s] = seconds(w.m.time.left[s])
	}
	return strings.Join(left, ",")
}

// escape makes a value fit into quotation marks on one line.
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

// beside is the content of a record beside its tree of turns.
type beside struct {
	event     string // what the record is called, or what it was played in; "" for nothing
	study     bool   // the record is a study
	blindfold Blindfold
	pruned    []Cut
}

// Studied reports whether the record is marked as a study, viewed and changed, not played on.
func (b *beside) Studied() bool { return b.study }

// mostPruned is the most cut variations reported.
const mostPruned = 20

// Pruned is where variations of the record were cut: each ends before its first turn
// that cannot be played. The game itself is whole; see Match.Cut.
func (b *beside) Pruned() []Cut { return b.pruned }

// Preface is the record's comment before the first turn, "" if nothing.
func (m *Match) Preface() string { return m.Tree().After }

// Export is a match as text in a form of the field. An error says that the form cannot hold it.
func Export(m *Match, as notation.Format) (string, error) {
	if as == notation.AsRecord {
		return m.Record(), nil
	}
	g := notation.Game{
		Variant: m.v, Options: m.setup.Options, Start: m.start, Final: m.Position().String(),
		Root: m.writer().tree.Copy(), Result: m.in.Result(m.Outcome()),
	}
	for _, t := range m.writer().public() {
		g.Tags = append(g.Tags, [2]string{t.name, t.value})
	}
	return g.Text(as)
}
