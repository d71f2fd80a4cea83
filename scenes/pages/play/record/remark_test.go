package record

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest/tabletest"
)

// annotated is a record's turns with comments in all places, glyphs and variations.
const annotated = `[Variant "xiangqi"]

{the game} 1. {first} h3e3 $1 {good} (1. b3e3 {inside} h10g8 (1... b10c8) 2. b1c3
i10h10 3. a1b1 b10c8 4. g4g5) h10g8 $6 {bad} 2. h1g3 *
`

// remarked is the record of a text, at a ply.
func remarked(t *testing.T, text string, ply int) (*table.Table, *Record) {
	t.Helper()
	m, err := match.Parse(catalog.Find, text)
	if err != nil || m.Pruned() != nil {
		t.Fatal(err, m.Pruned())
	}
	tb := tabletest.Of(m)
	tb.GoTo(ply)
	r := New(tb.Do)
	show(r, tb)
	return tb, r
}

// rows is a list in words: rounds with their turns, and what stands between them.
func rows(l *list) (lines []string) {
	for i := range l.rows {
		row := &l.rows[i]
		if row.cells == nil {
			lines = append(lines, strings.Join(row.lines, " "))
			continue
		}
		line := row.round + ":"
		for _, c := range row.cells {
			line += " " + c.text
		}
		lines = append(lines, line)
	}
	return lines
}

// What a record says stands below the turns it was said of, in the list's order; in a
// panel it divides rounds, in a sheet it follows them. The turn looked at has its
// variations whole.
func TestTheListTellsWhatTheRecordSays(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.ZhHans)
	const inShort = "(1. 炮八平五 马8进7 2. 马八进七 车9平8 3. 车九平八 马2进3 …)"
	const whole = "(1. 炮八平五 “inside” 马8进7 (1... 马2进3) 2. 马八进七 车9平8 3. 车九平八 马2进3 4. 兵三进一)"
	for _, c := range []struct {
		split bool
		ply   int
		want  []string
	}{
		{true, 3, []string{"the game", "first", "1: 炮二平五! ", "good", inShort, ":  马8进7?!", "bad", "2: 马二进三 "}},
		{true, 1, []string{"the game", "first", "1: 炮二平五! ", "good", whole, ":  马8进7?!", "bad", "2: 马二进三 "}},
		{false, 3, []string{"the game", "first", "1: 炮二平五! 马8进7?!", "good", inShort, "bad", "2: 马二进三 "}},
	} {
		_, r := remarked(t, annotated, c.ply)
		if got := rows(r.listIn(shape{c.split, 1000, 1, r.open()})); !slices.Equal(got, c.want) {
			t.Errorf("at turn %d, split %v:\n%s\nwant\n%s", c.ply, c.split, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}

// A tap on a remark looks at its turn, one on what is said of the game at the start.
func TestRemarksLeadToTheirTurns(t *testing.T) {
	for row, ply := range map[int]int{0: 0, 1: 1, 3: 1, 4: 1, 6: 2} {
		tb, r := remarked(t, annotated, 3)
		list := tabletest.Controls(r.MoveRows(true), 392, 600)[ListID]
		list.Pick(100, r.list.rows[row].y+3)
		if tb.Ply() != ply {
			t.Errorf("row %d leads to turn %d, want %d", row, tb.Ply(), ply)
		}
		show(r, tb)
		high := 0.0
		for _, item := range r.list.items().Items {
			if item.Near && item.Of == ply {
				high += item.At.H
			}
		}
		if ply > 0 && high < rowHeight+10 {
			t.Errorf("turn %d is shown without what is said of it: %g high", ply, high)
		}
	}
}

// However long a remark is, and whatever words it has, no line of it is wider than its
// place; it is cut to three lines, with an ellipsis, unless its turn is looked at.
func TestLongRemarksAreCutInSight(t *testing.T) {
	long := strings.Repeat("https://example.org/"+strings.Repeat("x", 90)+" 好好學習，天天向上。", 30)
	text := fmt.Sprintf("[Variant \"xiangqi\"]\n\n1. h3e3 {%s} h10g8 *", long)
	for ply := range 3 {
		_, r := remarked(t, text, ply)
		l := r.listIn(shape{true, 300, 1, r.open()})
		lines := l.rows[1].lines
		for _, line := range lines {
			if w := canvas.Measure(theme.Caption, line, 1); w > 300-remarkText-remarkRight {
				t.Errorf("%q is %g wide", line, w)
			}
		}
		if last := lines[len(lines)-1]; ply == 1 && (len(lines) < 40 || strings.HasSuffix(last, "…")) || ply != 1 && (len(lines) != shortRemark || !strings.HasSuffix(last, "…")) {
			t.Errorf("at turn %d it has %d lines and ends with %q", ply, len(lines), last)
		}
	}
}

// A game of which nothing is said has the list it had, and no remark is worked out.
func TestPlainGamesHaveNoRemarks(t *testing.T) {
	_, r := shown(t, "yanyi", prepared, ended...)
	if r.remarks != nil || r.open() != noPly || r.Comment() != "" || r.Spoken() != "" {
		t.Errorf("%+v", r.remarks)
	}
}

// What a player said of a move stands below it in the list, as a remark of its own; not where the
// list tells of the same event, and not of a move taken back since. The record's comment on the
// present leaves it out: it is announced as it is said.
func TestWhatPlayersSaidStandsInTheList(t *testing.T) {
	defer locale.Use(locale.Current())
	locale.Use(locale.En)
	tb, r := remarked(t, "[Variant \"xiangqi\"]\n\n1. h3e3 {good} h10g8 2. h1g3 *", 3)
	m := tabletest.Match(tb)
	say := func(move *match.Move, told bool) []string {
		now := *r.moment
		now.Told = append(now.Told, table.Told{Move: move, Phrase: game.Say("told.forces", game.OfSeat("side", 0))})
		r.Show(&now)
		if got := len(r.remarks) > 1; got != told {
			t.Errorf("it stands there: %t", got)
		}
		return rows(r.listIn(shape{true, 1000, 1, r.open()}))
	}
	const said = "Red’s move forces mate: there is no defence left."
	if got, want := say(m.Moves()[0], true), []string{"1: h3-e3 ", "good", said, ":  h10-g8", "2: h1-g3 "}; len(got) != len(want) || got[2] != said {
		t.Errorf("%q, want %q", got, want)
	}
	show(r, tb)
	other := *m.Moves()[0]
	say(&other, false)
	show(r, tb)
	if say(m.Moves()[2], true); r.Comment() != "" {
		t.Errorf("the comment on the present is %q", r.Comment())
	}
	r.moment.Live = false
	if r.Comment() != said {
		t.Errorf("of a past move it is %q", r.Comment())
	}
	show(r, tb)
	m.Moves()[0].Events = append(m.Moves()[0].Events, game.Event{Type: game.Allied})
	say(m.Moves()[0], false)
}
