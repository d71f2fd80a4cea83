package notation

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/tree"
)

// Format is a form in which games are written.
type Format uint8

// The formats in which games are written. Games without formats elsewhere are written as the
// project's records, except for the position and the list of turns.
const (
	AsRecord Format = iota // the project's own
	AsPGN                  // with Chinese moves: 炮二平五
	AsICCS                 // PGN with moves such as H2-E2
	AsFEN                  // the last position alone
	AsUCI                  // a list of turns: h3e3
	AsWXF                  // C2.5, without variations
	AsDhtml                // DhtmlXQ, as Chinese sites have it
)

// formats are the names of the formats.
const formats = "record pgn iccs fen uci wxf dhtmlxq"

// FormatNamed is the form that is called so.
func FormatNamed(name string) (Format, bool) {
	i := slices.Index(strings.Fields(formats), strings.ToLower(name))
	return Format(i), i >= 0
}

// Forms are the names of the formats that differ for games of a variant: a game without
// formats elsewhere has its record, its position and its list of turns.
func Forms(in *game.Info) []string {
	all := strings.Fields(formats)
	switch {
	case !Chinese(in):
		return []string{all[AsRecord], all[AsFEN], all[AsUCI]}
	case in.ID != fieldID:
		return all[:AsDhtml]
	}
	return all
}

// Game is a game to be written.
type Game struct {
	Variant      game.Variant
	Options      game.Options
	Start, Final string      // positions
	Tags         [][2]string // of the record
	Root         *tree.Node  // its turns in the canonical spelling
	Result       string      // in the rules' words
}

// Text is the game in a form. An error says that the form cannot hold it.
func (g *Game) Text(as Format) (string, error) {
	in := g.Variant.Info()
	switch {
	case as == AsFEN && in.ID == fieldID:
		return g.Final + noCounters + "\n", nil
	case as == AsFEN:
		return g.Final + "\n", nil
	case as == AsUCI:
		return g.list(), nil
	case as == AsRecord, !Chinese(in):
		return tagText(g.Tags) + "\n" + g.Root.Movetext(g.Result), nil
	case as == AsDhtml && in.ID != fieldID:
		return "", game.Errorf("%s cannot be written as DhtmlXQ, which knows only xiangqi", in.ID)
	}
	pos, err := g.Variant.Parse(g.Start, g.Options)
	if err != nil {
		return "", err
	}
	g.resigned()
	switch as {
	case AsWXF:
		return g.wxf(pos), nil
	case AsDhtml:
		return g.dhtml()
	case AsICCS:
		return g.pgn(pos, iccsStyle, "ICCS"), nil
	}
	return g.pgn(pos, chineseStyle, "Chinese"), nil
}

// resigned converts a final resignation, a turn only in the project's records, to words.
func (g *Game) resigned() {
	line := g.Root.Line()
	n := len(line)
	if n == 0 || !strings.HasSuffix(line[n-1].Text, ":resign") {
		return
	}
	how := "resigns"
	if line[n-1].Fell {
		how = "time"
	}
	g.Tags = append(slices.Clone(g.Tags), [2]string{"Termination", how})
	before := g.Root
	if n > 1 {
		before = line[n-2]
	}
	before.After = strings.TrimSpace(before.After + " " + line[n-1].Before + " " + line[n-1].After)
	before.Next = before.Next[1:]
}

// fieldID is the one game that other programs know.
const fieldID = "xiangqi"

// noCounters is the part of a FEN behind the side to move, which this game lacks.
const noCounters = " - - 0 1"

// tagText writes tag pairs.
func tagText(tags [][2]string) string {
	var b strings.Builder
	for _, t := range tags {
		pair(&b, t[0], t[1])
	}
	return b.String()
}

// tag is the value of a tag, "" if it is missing or unknown.
func (g *Game) tag(name string) string {
	for _, t := range g.Tags {
		if t[0] == name && t[1] != "?" && !strings.Contains(t[1], "??") {
			return t[1]
		}
	}
	return ""
}

// result is how the game ended, as PGN has it.
func (g *Game) result() string {
	switch seats := g.Variant.Info().Seats; g.Result {
	case seats[0].Result:
		return "1-0"
	case seats[1].Result:
		return "0-1"
	case "draw":
		return "1/2-1/2"
	}
	return "*"
}

// pgn is the game as other programs read PGN.
func (g *Game) pgn(pos game.Position, as style, called string) string {
	tags := slices.Clone(g.Tags)
	for i, t := range tags {
		switch t[0] {
		case "Variant":
			if t[1] == fieldID {
				tags[i] = [2]string{"Game", fieldGame}
			}
		case "Result":
			tags[i][1] = g.result()
		case "FEN":
			if g.Variant.Info().ID == fieldID {
				tags[i][1] += noCounters
			}
		}
	}
	tags = append(tags, [2]string{"Format", called})
	spelling := Spelling{Info: g.Variant.Info()}
	return tagText(tags) + "\n" + spelling.respelt(pos, g.Root, as).Movetext(g.result())
}

// list is the turns alone, behind their start position unless that is the ordinary one.
func (g *Game) list() string {
	var words []string
	for _, n := range g.Root.Line() {
		words = append(words, n.Text)
	}
	in, head := g.Variant.Info(), ""
	switch {
	case in.ID != fieldID:
		for _, t := range g.Tags {
			if t[0] != "Result" && t[0] != "Date" && t[0] != "Levels" && t[0] != "Termination" {
				head += tagText([][2]string{t})
			}
		}
		head += "\n"
	case g.Start != in.Start:
		head = g.Start + noCounters + " moves "
	}
	return head + strings.Join(words, " ") + "\n"
}

// wxf is the game as WXF has it: the main line, two turns a round.
func (g *Game) wxf(pos game.Position) string {
	var b strings.Builder
	b.WriteString("FORMAT\tWXF\n")
	if id := g.Variant.Info().ID; id != fieldID {
		b.WriteString("VARIANT\t" + id + "\n")
	}
	for _, t := range [][2]string{{"EVENT", "Event"}, {"RED", "Red"}, {"BLACK", "Black"}, {"DATE", "Date"}, {"TERMINATION", "Termination"}, {"MODE", "Mode"}, {"OPTIONS", "Options"}} {
		if value := g.tag(t[1]); value != "" {
			b.WriteString(t[0] + "\t" + value + "\n")
		}
	}
	b.WriteString("RESULT\t" + g.result() + "\n")
	if g.Start != g.Variant.Info().Start {
		b.WriteString("FEN\t" + g.Start + "\n")
	}
	b.WriteString("\nSTART{")
	spelling := Spelling{Info: g.Variant.Info()}
	line := spelling.respelt(pos, tree.Bare(g.Root.Line()), wxfStyle).Line()
	turn := 2 * (1 - int(pos.Actor()&1)) // half turns, from a round's beginning
	for i, n := range line {
		if round := (turn + i) / 2; (turn+i)%2 == 0 || i == 0 {
			b.WriteString("\n" + strconv.Itoa(round) + ". ")
			if (turn+i)%2 != 0 {
				b.WriteString("... ")
			}
		}
		b.WriteString(n.Text + " ")
	}
	return strings.TrimRight(b.String(), " ") + "\n}END\n"
}

// dhtml is the game as a DhtmlXQ block.
func (g *Game) dhtml() (string, error) {
	w := dhtmlWriter{}
	binit, err := binitOf(g.Start)
	if err != nil {
		return "", err
	}
	w.field("ver", "www_dpxq_com")
	w.field("title", g.tag("Event"))
	w.field("red", g.tag("Red"))
	w.field("black", g.tag("Black"))
	w.field("date", g.tag("Date"))
	w.field("result", hanziResult(g.result()))
	w.field("binit", binit)
	w.turns(g.Root.Line(), g.Root.After, "movelist", 0, 1)
	return dhtmlOpen + "]\n" + w.b.String() + "[/DhtmlXQ]\n", nil
}

func hanziResult(result string) string {
	switch result {
	case "1-0":
		return "红胜"
	case "0-1":
		return "黑胜"
	case "1/2-1/2":
		return "和棋"
	}
	return ""
}

// dhtmlWriter writes the fields of a block.
type dhtmlWriter struct {
	b     strings.Builder
	lines int // variations so far
}

func (w *dhtmlWriter) field(name, value string) {
	value = strings.NewReplacer("[", "(", "]", ")").Replace(value)
	w.b.WriteString("[DhtmlXQ_" + name + "]" + value + "[/DhtmlXQ_" + name + "]\n")
}

func (w *dhtmlWriter) said(name, said string) {
	if said != "" {
		w.field(name, said)
	}
}

// turns writes a line of turns in a field, their comments, and their variations. turn is the
// number of the first, from the start; said is the comment before it.
func (w *dhtmlWriter) turns(line []*tree.Node, said, name string, number, turn int) {
	var digits strings.Builder
	for _, n := range line {
		digits.WriteString(dhtmlDigits(n.Text))
	}
	w.field(name, digits.String())
	note := "comment"
	if number > 0 {
		note += strconv.Itoa(number) + "_"
	}
	for i, n := range line {
		w.said(note+strconv.Itoa(turn+i-1), strings.TrimSpace(said+" "+n.Before))
		said = n.After
		for _, v := range n.Variations() {
			w.lines++
			inner := "move_" + strconv.Itoa(number) + "_" + strconv.Itoa(turn+i) + "_" + strconv.Itoa(w.lines)
			w.turns(append([]*tree.Node{v}, v.Line()...), "", inner, w.lines, turn+i)
		}
	}
	w.said(note+strconv.Itoa(turn+len(line)-1), said)
}

// dhtmlDigits is a turn in four digits, "" if it is no move.
func dhtmlDigits(turn string) string {
	from, rest, _ := cutSquare(turn)
	to, rest, ok := cutSquare(rest)
	if !ok || rest != "" {
		return ""
	}
	square := func(s string) string { return strconv.Itoa(int(s[0]-'a')) + strconv.Itoa(10-rankOf(s)) }
	return square(from) + square(to)
}

// binitOf is a position's pieces in the order of a block: Red's from the bottom right,
// Black's from the top left.
func binitOf(position string) (string, error) {
	cells, at := [90]byte{}, 0
	for _, c := range []byte(position[:strings.IndexByte(position, ' ')]) {
		switch {
		case c == '/':
		case isDigit(c):
			at += digit(c)
		default:
			cells[at] = c
			at++
		}
	}
	var b strings.Builder
	for i, c := range []byte(dhtmlPieces) {
		n := strings.Count(dhtmlPieces[:i], string(rune(c)))
		if at := nthFrom(&cells, c, n); at < 0 {
			b.WriteString("99")
		} else {
			b.WriteString(strconv.Itoa(at%9) + strconv.Itoa(at/9))
		}
	}
	for _, c := range cells {
		if c != 0 && strings.Count(string(cells[:]), string(rune(c))) > strings.Count(dhtmlPieces, string(rune(c))) {
			return "", game.Errorf("DhtmlXQ has no room for so many pieces %c", c)
		}
	}
	return b.String(), nil
}

// nthFrom is where a side's nth piece of a kind stands, from 0, as binit counts; -1 if nowhere.
func nthFrom(cells *[90]byte, piece byte, n int) int {
	for i := range cells {
		if piece < 'a' {
			i = len(cells) - 1 - i
		}
		if cells[i] == piece {
			if n--; n < 0 {
				return i
			}
		}
	}
	return -1
}
