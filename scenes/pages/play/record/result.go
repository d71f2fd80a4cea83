package record

import (
	"slices"
	"sort"
	"strings"
	"unicode"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// result is how a game ended, in words.
type result struct {
	outcome game.Outcome
	seal    string
	head    string // 天下归吴
	line    string // 蜀亡，兵归吴。
	length  string // rounds, turns, time
	short   string // rounds, turns
	fallen  []fallen
	out     game.SeatSet // at the end
	absent  game.SeatSet // from the start
}

// fallen is that a player went out in a turn.
type fallen struct {
	*game.Event
	move *match.Move
}

func newResult(m *moment.Moment) *result {
	o := m.Line.Outcome()
	r := &result{outcome: o, seal: sealText(m, o), head: tabletext.Result(m, o), fallen: falls(m), out: outAt(m, len(m.Line.Moves())), absent: outAt(m, 0)}
	r.line = r.lossLine(m)
	r.length, r.short = length(m)
	return r
}

// sealText is the result as a seal writes it: at most four characters, also in
// English (render/README.md, English).
func sealText(m *moment.Moment, o game.Outcome) string {
	lang := locale.Current()
	if lang == locale.En {
		lang = locale.ZhHans
	}
	key, side := "event.result.draw", ""
	switch {
	case o.With != 0:
		return strings.Join(strings.Fields(lang.T("event.result.win.pact", pair(m.Info, lang, o)...)), "")
	case o.Winner != game.NoSeat:
		key, side = "event.result.win", lang.T("side."+m.Info.Seats[o.Winner].Key+".name")
	}
	players := ".two"
	if len(m.Info.Seats) == 3 {
		players = ".three"
	}
	var text []rune
	for _, c := range lang.T(key+players, tabletext.Arg("side", side)) {
		if unicode.IsLetter(c) && len(text) < 4 {
			text = append(text, c)
		}
	}
	return string(text)
}

// pair are two who have won together, as a language calls them.
func pair(in *game.Info, lang locale.Lang, o game.Outcome) (args []locale.Arg) {
	for s, seat := range in.Seats {
		if o.Won(game.Seat(s)) {
			args = append(args, tabletext.Arg([]string{"a", "b"}[len(args)], lang.T("side."+seat.Key+".name")))
		}
	}
	return args
}

// outAt is who was out of the game after so many turns.
func outAt(m *moment.Moment, ply int) (out game.SeatSet) {
	view := m.Line.ViewAt(ply, game.NoSeat)
	for s := range m.Info.Seats {
		if !view.Seats[s].Alive {
			out = out.With(game.Seat(s))
		}
	}
	return out
}

// falls is how players went out, first to last.
func falls(m *moment.Moment) (list []fallen) {
	moves := m.Line.Moves()
	for i := range moves {
		for j := range moves[i].Events {
			if e := &moves[i].Events[j]; e.Type == game.WentOut {
				list = append(list, fallen{e, moves[i]})
			}
		}
	}
	return list
}

// lossLine says how the last player to go out went, or how the game ended.
func (r *result) lossLine(m *moment.Moment) string {
	o := r.outcome
	if n := len(r.fallen); n > 0 && o.Winner != game.NoSeat && len(m.Info.Seats) == 3 && o.Reason != "event.result.by.material" {
		last := r.fallen[n-1]
		return tabletext.Sentence(fall(m, last.move, last.Event).head)
	}
	return tabletext.Sentence(tabletext.Reason(m, o))
}

// length is how long the game was, with the time it took and without.
func length(m *moment.Moment) (long, short string) {
	round, moves := 1, m.Line.Moves()
	if n := len(moves); n > 0 {
		round = moves[n-1].Round
	}
	short = tabletext.Listed(locale.T("play.round", locale.Num("n", round)), locale.Count("dialog.over.moves", len(moves)))
	long = short
	if d := m.Played; d > 0 {
		long = tabletext.Listed(long, locale.T("dialog.over.time", tabletext.Arg("time", tabletext.Clock(tabletext.Seconds(d)))))
	}
	if b := m.Line.Blindfold(); b.Any() {
		unseen := tabletext.Listed(locale.T("dialog.over.unseen", locale.Num("n", b.Turns)), locale.Count("dialog.over.peeks", b.Peeks))
		long, short = tabletext.Listed(long, unseen), tabletext.Listed(locale.T("play.round", locale.Num("n", round)), unseen)
	}
	return long, short
}

// reason is what a player's points are for. A player who is out from the start counts as the
// first one out.
func (r *result) reason(m *moment.Moment, s game.Seat) string {
	o := r.outcome
	two := len(m.Info.Seats) == 2
	switch {
	case two && locale.Has(o.Reason+".you"): // it is about the losers
		if o.Side == s {
			return tabletext.Reason(m, o)
		}
		return ""
	case o.Won(s):
		return tabletext.Reason(m, o)
	case !m.Info.Scored:
		return ""
	case m.Info.Pact != 0 && o.Winner != game.NoSeat:
		return locale.T("event.result.points.pact")
	case o.Points[s] < 0:
		return locale.T("event.result.points.resigned")
	case r.absent.Has(s) && o.Points[s] > 0:
		return locale.T("event.result.points.absent")
	case r.out.Has(s) && o.Points[s] > 0:
		return locale.T("event.result.points.first")
	case r.out.Has(s):
		return locale.T("event.result.points.second")
	case o.Reason == "event.result.by.material": // alive, but weaker
		return locale.T("event.result.points.weaker")
	case o.Winner != game.NoSeat:
		return tabletext.Reason(m, o)
	}
	return locale.T("event.result.points.draw")
}

// Line says in a sentence why the game is over, "" while it goes on.
func (r *Record) Line() string {
	if r.result == nil {
		return ""
	}
	return r.result.line
}

// Title heads the result: that the game is over, and below it which game it was, its
// mode and odds.
func (r *Record) Title() (title, under string) {
	name := tabletext.Title(r.moment.Info)
	return locale.T("dialog.over.title"), tabletext.Listed(name, tabletext.Mode(r.moment), tabletext.Odds(r.moment))
}

// The types of a verdict: where there is room, and on a phone.
var (
	grand = theme.Role{Size: 30, Line: 40, Bold: true}
	brief = theme.Role{Size: 16, Line: 22, Bold: true}
)

// Verdict is the result beside its seal, large, or in little room as BriefVerdict. It is
// nothing while the game goes on.
func (r *Record) Verdict() ui.Part {
	e, t := r.result, r.moment.Screen.Theme
	if e == nil {
		return ui.Part{}
	}
	return verdict(e.seal, 112, ui.Column(0,
		ui.Text(grand, e.head, t.Ink).Try(theme.Title, e.head).Try(theme.Name, e.head),
		ui.Inset(0, 2, 0, 6, ui.Text(theme.Rule, e.line, t.Ink2).Try(theme.Caption, e.line).Lines(2)),
		ui.Text(theme.Caption, e.length, t.Ink2).Try(theme.Caption, e.short),
	)).High(120).Or(r.BriefVerdict())
}

// BriefVerdict is the result beside its seal, small.
func (r *Record) BriefVerdict() ui.Part {
	e, t := r.result, r.moment.Screen.Theme
	if e == nil {
		return ui.Part{}
	}
	return verdict(e.seal, 64, ui.Column(0,
		ui.Text(theme.Title, e.head, t.Ink).Try(theme.Name, e.head).Try(brief, e.head),
		ui.Text(theme.Caption, e.line, t.Ink2).Try(longEvent, e.line).Lines(2),
		ui.Text(theme.Caption, e.length, t.Ink2).Try(theme.Caption, e.short).Drop(1),
	)).High(72)
}

func verdict(seal string, size float64, text ui.Part) ui.Part {
	stamp := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, -4) }).Sized(size, size)
	return ui.Row(28, ui.Inset(4, 0, 0, 0, stamp), text.Wide(0).Grow())
}

// The faces in the rows of scores, and in those of one line.
const (
	scoreFace = 48.0
	flatFace  = 32.0
)

// Scores has a row for each player, best first, equals in the given order; lower rows in little
// room, then a single line. The caller provides the faces and names. It is nothing while the
// game goes on.
func (r *Record) Scores(seats []game.Seat, face func(s game.Seat, size float64) ui.Part, name func(game.Seat) ui.Part) ui.Part {
	if r.result == nil {
		return ui.Part{}
	}
	points := r.result.outcome.Points
	if w := r.result.outcome.Winner; w.Player() && !r.moment.Info.Scored {
		points[w] = 1
	}
	ranked := slices.Clone(seats)
	sort.SliceStable(ranked, func(i, k int) bool { return points[ranked[i]] > points[ranked[k]] })
	high, low, flat := make([]ui.Part, len(ranked)), make([]ui.Part, len(ranked)), make([]ui.Part, len(ranked))
	for i, s := range ranked {
		medal, label := face(s, scoreFace), name(s)
		high[i] = r.score(s, medal, label, ui.Paragraph(theme.Caption, r.result.reason(r.moment, s), r.moment.Screen.Theme.Ink2)).High(72)
		low[i] = r.score(s, medal, label, r.why(s)).High(48)
		flat[i] = r.flatScore(s, face(s, flatFace), label).High(33)
	}
	return ui.Column(4, high...).Or(ui.Column(2, low...)).Or(ui.Column(0, flat...))
}

// score is a player's score and what it is for in a row of its own.
func (r *Record) score(s game.Seat, face, name, why ui.Part) ui.Part {
	row := ui.Row(12, ui.Inset(0, 0, 4, 0, face), ui.Column(2, name, why).Wide(0).Grow(), r.points(s, grand))
	return r.onRow(s, row)
}

// flatScore is a player's score in a line with the others.
func (r *Record) flatScore(s game.Seat, face, name ui.Part) ui.Part {
	return r.onRow(s, ui.Row(12, face, name.Wide(0).Grow(), r.why(s), r.points(s, theme.Name)))
}

// onRow is the content of a player's row, on the winner's ground for a winner.
func (r *Record) onRow(s game.Seat, row ui.Part) ui.Part {
	return ui.Over(ui.If(r.result.outcome.Won(s), ui.Paint(drawWinner)), ui.Pad(16, 0, row))
}

// why says what a player's points are for, in one line.
func (r *Record) why(s game.Seat) ui.Part {
	return ui.Text(theme.Caption, r.result.reason(r.moment, s), r.moment.Screen.Theme.Ink2)
}

// points is what a player scored, nothing in a game without scores.
func (r *Record) points(s game.Seat, role theme.Role) ui.Part {
	if !r.moment.Info.Scored {
		return ui.Part{}
	}
	t := r.moment.Screen.Theme
	ink := t.Ink2
	if r.result.outcome.Won(s) {
		ink = t.Ink
	}
	unit := ui.Text(theme.Caption, pointsUnit(), t.Ink2)
	return ui.Row(8, ui.Text(role, tabletext.Points(r.moment.Info, r.result.outcome.Points[s]), ink), ui.Inset(0, 0.4*(role.Size-theme.Caption.Size), 0, 0, unit))
}

// pointsUnit is the word for points alone: the sentence of the text without name and number.
func pointsUnit() string {
	text := locale.T("event.result.points", tabletext.Arg("side", ""), tabletext.Arg("n", ""))
	return strings.Trim(text, " :：")
}

// drawWinner is the ground of the winner's row: a card with a golden edge.
func drawWinner(c *canvas.Canvas, r canvas.Rect) {
	c.Card(r)
	c.Push(canvas.Box(r.X, r.Y, 4, r.H), 0, 0)
	c.Shape(canvas.Box(r.X, r.Y, 16, r.H), canvas.Shape{Radius: theme.CardRadius, Fill: c.Theme.Gold})
	c.Pop()
}
