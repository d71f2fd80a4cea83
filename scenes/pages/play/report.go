package play

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/phrase"
)

// note is a great event in words.
type note struct{ seal, head, detail string }

// describe says what a great event was.
func describe(in *game.Info, e *game.Event) note {
	side := named(in, "side", e.Seat)
	switch e.Type {
	case game.Allied:
		key := phrase.Worded(in, "event.diplomacy.alliance")
		return note{
			sealOf("event.diplomacy.alliance.seal"),
			locale.T(key, side, named(in, "ally", e.Other), named(in, "a", e.Seat), named(in, "b", e.Other), named(in, "c", e.Third)),
			locale.T("event.diplomacy.emperor.stands"),
		}
	case game.Deposed:
		what := "event.diplomacy.deposed"
		if in.Rescue {
			what = "event.diplomacy.rescue"
		}
		if e.N == 1 {
			return note{
				sealOf(what + ".seal"),
				locale.T(what+".alliance", side, named(in, "a", e.Other), named(in, "b", e.Third)),
				locale.T("event.diplomacy.once"),
			}
		}
		return note{sealOf(what + ".seal"), locale.T(phrase.Worded(in, what), side), ""}
	case game.AllianceEnded:
		return note{"", locale.T("event.diplomacy.alliance.with", named(in, "side", e.Other)), ""}
	case game.KingLost:
		return note{sealOf("event.out.king.lost.seal"), locale.T("event.out.king.lost", side), ""}
	}
	return fallNote(in, e)
}

// fallNote says how a seat went out.
func fallNote(in *game.Info, e *game.Event) note {
	side := named(in, "side", e.Seat)
	seal := sealOf("event.out.seal")
	switch e.Fall {
	case game.Mated:
		return note{sealOf("event.out.absorb.seal"), locale.T("event.out.mate", side, named(in, "b", e.Other)), ""}
	case game.Stalemated:
		return note{seal, locale.T("event.out.stalemate", side), ""}
	case game.Resigned:
		return note{seal, locale.T(phrase.Worded(in, "event.out.resign"), side), ""}
	}
	return note{seal, locale.T("event.out.empty", side), ""}
}

func named(in *game.Info, name string, s game.Seat) locale.Arg {
	return locale.Arg{Name: name, Value: phrase.SideName(in, s)}
}

// owned is a side's name before one of its pieces: 黑马, not 黑方马.
func owned(in *game.Info, name string, s game.Seat) locale.Arg {
	if int(s) < len(in.Seats) {
		if key := "side." + in.Seats[s].Key + ".char"; locale.Has(key) {
			return named1(name, locale.T(key))
		}
	}
	return named(in, name, s)
}

// sealOf is the character of a seal: the first of its text. Seals keep their
// characters in English (look.md §8 English).
func sealOf(key string) string {
	lang := locale.Current()
	if lang == locale.En {
		lang = locale.ZhHans
	}
	for _, r := range lang.T(key) {
		return string(r)
	}
	return ""
}

// reportRow is a line of the report.
type reportRow struct {
	note
	lines []string // the event, where it does not fit in one line
	round string
	image *ebiten.Image
	ply   int
}

const (
	reportHeight = 48
	reportLeft   = 48.0 // where the words begin
)

// newReport lists the great events of the game and how it ended.
func (p *Page) newReport() []reportRow {
	var rows []reportRow
	moves := p.table.Match().Moves()
	for i := range moves {
		e := &moves[i]
		last := p.table.Over() && i == len(moves)-1
		for j := range e.Events {
			ev := &e.Events[j]
			// The fall that ends the game is told by the last row.
			if (table.Great(ev) || ev.Type == game.Dueled) && !(last && ev.Type == game.WentOut && p.decides(e, j)) {
				if n := p.detailed(e, j); n.head != "" {
					rows = append(rows, p.reportRow(e, n))
				}
			}
		}
		if last {
			rows = append(rows, p.reportRow(e, p.endNote(e)))
		}
	}
	return rows
}

// decides reports whether the j-th event is the last player to go out in a won
// game.
func (p *Page) decides(e *match.Move, j int) bool {
	if p.table.Match().Outcome().Winner == game.NoSeat {
		return false
	}
	for _, later := range e.Events[j+1:] {
		if later.Type == game.WentOut {
			return false
		}
	}
	return true
}

func (p *Page) reportRow(e *match.Move, n note) reportRow {
	row := reportRow{note: n, round: locale.T("play.round", locale.Num("n", e.Round)), image: p.seal(n.seal, 28), ply: e.Ply}
	room := p.listWidth() - reportLeft - 12 - draw.Measure(theme.Caption, row.round, p.view.Scale)
	if draw.Measure(reportText, n.head, p.view.Scale) > room {
		row.lines = draw.WrapTo(3, theme.Caption, n.head, room, p.view.Scale)
	}
	return row
}

// detailed is the note of the i-th event of a turn, with what the events around
// it tell besides.
func (p *Page) detailed(e *match.Move, i int) note {
	ev := &e.Events[i]
	if ev.Type == game.Dueled {
		return p.duelNote(e, ev)
	}
	n := describe(p.info, ev)
	switch {
	case ev.Type == game.AllianceEnded:
		n.seal = sealOf("event.diplomacy.alliance.end.seal")
		n.head = locale.T("event.diplomacy.alliance.end", named(p.info, "side", lastOut(e)), named(p.info, "a", ev.Seat), named(p.info, "b", ev.Other))
		n.detail = p.remaining(e)
	case ev.Type == game.WentOut && ev.Fall == game.Mated:
		n.detail = phrase.Of(p.info, p.notation(e))
		if taken := absorbed(p.info, p.table, e, ev.Seat); taken > 0 {
			n.detail = locale.Count("event.out.absorb.count", taken, named(p.info, "b", ev.Other), named(p.info, "side", ev.Seat))
		}
	}
	return n
}

func lastOut(e *match.Move) game.Seat {
	for i := len(e.Events) - 1; i >= 0; i-- {
		if e.Events[i].Type == game.WentOut {
			return e.Events[i].Seat
		}
	}
	return game.NoSeat
}

// absorbed counts the pieces that changed hands when a seat fell.
func absorbed(in *game.Info, t *table.Table, e *match.Move, fallen game.Seat) int {
	m := t.Match()
	before := m.ViewAt(e.Ply-1, game.NoSeat)
	after := m.ViewAt(e.Ply, game.NoSeat)
	n := 0
	for sq := range after.Cells {
		if a := &after.Cells[sq]; a.Piece != game.NoPiece && before.Cells[sq].Commander == fallen && a.Commander.Player() && a.Commander != fallen && a.Piece == before.Cells[sq].Piece {
			n++
		}
	}
	return n
}

// remaining names the two players left, "" if there are not two.
func (p *Page) remaining(e *match.Move) string {
	v := p.table.Match().ViewAt(e.Ply, game.NoSeat)
	var left []game.Seat
	for s := range v.Seats {
		if v.Seats[s].Alive {
			left = append(left, game.Seat(s))
		}
	}
	if len(left) != 2 {
		return ""
	}
	return locale.T("event.out.last", named(p.info, "a", left[0]), named(p.info, "b", left[1]))
}

// endNote is the last line of the report: who fell by which turn, or the result.
func (p *Page) endNote(e *match.Move) note {
	o := p.table.Match().Outcome()
	for j := range e.Events {
		if ev := &e.Events[j]; ev.Type == game.WentOut && p.decides(e, j) {
			n := note{sealEnd(), fallNote(p.info, ev).head, resultReason(p.info, o)}
			if ev.Fall == game.Mated {
				n.detail = locale.T("notation.mate", locale.Arg{Name: "text", Value: phrase.Of(p.info, p.notation(e))})
			}
			return n
		}
	}
	return note{sealEnd(), resultHead(p.info, o, p.table), resultReason(p.info, o)}
}

// sealEnd is the seal of the game's end, 终.
func sealEnd() string { return sealOf("dialog.over.title") }

// drawReport draws the rows with the upper left corner at r; a thread joins their
// seals.
func drawReport(c *draw.Canvas, r draw.Rect, rows []reportRow) {
	if len(rows) == 0 {
		c.TextIn(theme.Body, draw.Box(r.X, r.Y, r.W, reportHeight), draw.AlignLeft, locale.T("play.report.empty"), c.Theme.Ink3)
		return
	}
	for i := range rows {
		row := &rows[i]
		y := r.Y + float64(i)*reportHeight
		if i > 0 {
			c.Fill(draw.Box(r.X+15, y-12, 2, 20), c.Theme.Line2)
		}
		c.PictureIn(row.image, draw.Box(r.X+2, y+10, 28, 28))
		w := c.Measure(theme.Caption, row.round)
		right := r.Right() - w - 12
		c.Text(theme.Caption, row.round, r.Right()-w, y+15, c.Theme.Ink2)
		if len(row.lines) > 0 { // long events take two lines (look.md §8 English)
			role := theme.Caption
			if len(row.lines) > 2 {
				role.Line = 15
			}
			c.Lines(role, row.lines, r.X+reportLeft, y+(reportHeight-float64(len(row.lines))*role.Line)/2, c.Theme.Ink)
			continue
		}
		head := draw.Box(r.X+reportLeft, y+4, right-r.X-reportLeft, 22)
		if row.detail == "" {
			head.Y = y + 13
		}
		c.TextIn(reportText, head, draw.AlignLeft, row.head, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(head.X, y+26, head.W, 18), draw.AlignLeft, row.detail, c.Theme.Ink2)
	}
}

var reportText = theme.Role{Size: 16, Line: 22}

// scoreText is a player's points with a proper minus.
func scoreText(n int8) string {
	if n < 0 {
		return "−" + strconv.Itoa(int(-n))
	}
	return strconv.Itoa(int(n))
}
