package studypanel

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// shares is each seat's share of what there is to win, in percent, in turn order; known is
// false without a judgement.
type shares struct {
	of    study.Shares
	known bool
}

// present is the balance at the moment shown: from its result, the engine's analysis, or a
// report.
func (b *Panel) present() shares {
	if o := b.m.Line.Outcome(); o.Over {
		return shares{study.Settled(b.m.Info, o), true}
	}
	if lines := b.s.Analysis.Lines; len(lines) > 0 {
		return sharesOf(&lines[0])
	}
	of, known := b.s.Shares[b.s.At]
	return shares{of, known}
}

// sharesOf are those of an engine's line.
func sharesOf(l *host.EngineLine) shares {
	s := shares{known: true}
	for i, p := range l.Chances {
		s.of[i] = float64(p)
	}
	return s
}

// balance shows shares as figures and bars.
type balance struct {
	m      *moment.Moment
	shares shares
}

// balance is the balance of the moment shown.
func (b *Panel) balance() balance { return balance{b.m, b.present()} }

// Balance is the balance in a card: figures and a bar of the players' colours.
func (b *Panel) Balance() ui.Part {
	s := b.balance()
	name := ui.Text(theme.Name, locale.T("study.balance"), b.m.Screen.Theme.Ink)
	of := ui.Text(theme.Caption, tabletext.Listed(s.of(), b.curveName()), b.m.Screen.Theme.Ink3).Try(theme.Caption, s.of())
	head := ui.Fitting(
		ui.Row(10, name, s.figures(theme.Body), ui.Space(0), of),
		ui.Column(0, ui.Row(10, name, s.figures(theme.Body), ui.Space(0)), of),
		ui.Column(0, ui.Row(10, s.figures(theme.Body), ui.Space(0)), of))
	return ui.Card(16, 10, ui.Column(8, head, b.curveOr(s.bar().High(22))))
}

// Strip is Balance in one row, on a phone.
func (b *Panel) Strip() ui.Part {
	s := b.balance()
	of := ui.Text(theme.Caption, s.of(), b.m.Screen.Theme.Ink3)
	return ui.Column(4, s.bar().High(18), ui.Fitting(
		ui.Row(10, s.figures(theme.Caption), ui.Space(0), of),
		ui.Column(0, s.figures(theme.Caption), of)))
}

// of says what the shares are of.
func (b balance) of() string {
	if len(b.m.Info.Seats) > 2 {
		return locale.T("study.shares")
	}
	return locale.T("study.chances")
}

// figures are the shares as numbers beside their players' dots.
func (b balance) figures(role theme.Role) ui.Part {
	if !b.shares.known {
		return ui.Text(role, locale.T("study.unjudged"), b.m.Screen.Theme.Ink3)
	}
	var parts []ui.Part
	for i, p := range b.shares.whole(len(b.m.Info.Seats)) {
		seat := game.Seat(i)
		text := gametext.SideName(b.m.Info, seat) + " " + strconv.Itoa(p)
		parts = append(parts, ui.Row(5, b.m.Dot(seat), ui.Text(role, text, b.m.Screen.Theme.Ink).Try(role, strconv.Itoa(p))))
	}
	if text := b.mate(); text != "" {
		parts = append(parts, ui.Text(role, text, b.m.Screen.Theme.Danger))
	}
	return ui.Row(12, parts...)
}

// mate says in how many turns the best line ends the game, "" where it does not.
func (b balance) mate() string {
	lines := b.m.Study.Analysis.Lines
	if len(lines) == 0 || len(b.m.Info.Seats) > 2 {
		return ""
	}
	plies, ok := lines[0].Mate()
	if !ok {
		return ""
	}
	winner := b.m.Actor()
	if plies < 0 {
		winner, plies = 1-winner, -plies
	}
	return locale.T("study.mate", tabletext.Side(b.m.Info, "side", winner), locale.Num("n", (plies+1)/2))
}

// whole is the shares as whole numbers that sum to 100.
func (s shares) whole(seats int) []int {
	list, sum, most := make([]int, seats), 0, 0
	for i := range list {
		list[i] = int(s.of[i] + 0.5)
		sum += list[i]
		if list[i] > list[most] {
			most = i
		}
	}
	list[most] += 100 - sum
	return list
}

// bar is the shares as a bar.
func (b balance) bar() ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { b.draw(c, r, false) })
}

// draw draws shares side by side in the players' colours, optionally with their figures in
// them.
func (b balance) draw(c *canvas.Canvas, r canvas.Rect, figures bool) {
	c.Shape(r, canvas.Shape{Radius: 3, Fill: c.Theme.Sunk})
	if !b.shares.known {
		return
	}
	x, list := r.X, b.shares.whole(len(b.m.Info.Seats))
	for i, p := range list {
		w := r.W * float64(p) / 100
		part := canvas.Box(x, r.Y, max(0, w-1), r.H)
		if i == len(list)-1 {
			part.W = max(0, r.Right()-x)
		}
		c.Shape(part, canvas.Shape{Radius: 2, Fill: b.m.Color(game.Seat(i))})
		if figures && w >= 22 {
			c.TextIn(figure, part, canvas.AlignCenter, strconv.Itoa(p), c.Theme.BadgeText)
		}
		x += w
	}
}

// figure is the type of a share within its bar.
var figure = theme.Role{Size: 13, Line: 18}
