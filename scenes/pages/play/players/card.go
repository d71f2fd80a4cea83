package players

import (
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// form is one of the forms a card has.
type form uint8

const (
	inPanel form = iota // above or below the others
	alone               // in a row of its own, its check at the right
	beside              // beside another one or two
)

// Measures of cards, logical pixels.
const (
	panelEdge = 16.0
	panelFace = 48.0
	lineFace  = 36.0
	aloneEdge = 12.0
	smallFace = 42.0
	smallEdge = 8.0
	smallText = 46.0 // beside less of it the edges are narrower
	factsHigh = 22.0

	factsLeast = 120.0 // in one line: with less the player's name is left out
)

// card is a player's card over the full width.
func (p *Players) card(s game.Seat, f form) ui.Part {
	face, edge := p.Face(s, panelFace), panelEdge
	var check ui.Part
	if f == alone {
		face, edge, check = p.sealed(s, panelFace), aloneEdge, p.facts(s, f).checked()
	}
	text := ui.Column(4, p.Name(s).High(theme.Name.Line), p.facts(s, f).line().High(factsHigh))
	row := ui.Row(edge, face, text.Wide(0).Grow(), check, p.corner(s, theme.Clock))
	return p.grounded(s, ui.Inset(edge, 0, edge, 0, row))
}

// line is the card of a player in one line, where there is no room for two.
func (p *Players) line(s game.Seat) ui.Part {
	name := ui.Text(nameSmall, tabletext.Lord(p.m.Info, s), p.nameInk(s)).Struck(p.out(s))
	who := ui.Text(theme.Caption, tabletext.Player(p.m, s), p.m.Screen.Theme.Ink2).Drop(1)
	facts := ui.Row(0, ui.Space(0).Grow(), p.facts(s, inPanel).line().High(factsHigh))
	row := ui.Row(10, p.Face(s, lineFace), name, who, facts.Wide(0).Grow().Least(factsLeast), p.corner(s, clockSmall))
	return p.grounded(s, ui.Inset(panelEdge, 0, panelEdge, 0, row))
}

// The types of a small card, the tighter ones where there is little room.
var (
	nameSmall  = theme.Role{Size: 16, Line: 22, Bold: true}
	nameTight  = theme.Role{Size: 14, Line: 22, Bold: true}
	clockSmall = theme.Role{Size: 16, Line: 22}
	clockTight = theme.Role{Size: 14, Line: 22}
	clockTiny  = theme.Role{Size: 11, Line: 22}
)

// small is the card of a player beside others, with only the emblem in little room.
func (p *Players) small(s game.Seat) ui.Part {
	in := p.m.Info
	lord, side := tabletext.Lord(in, s), gametext.SideName(in, s)
	name := ui.Text(nameSmall, lord, p.nameInk(s)).Struck(p.out(s))
	if who, short := p.Peers.Named(s); who != "" {
		name = ui.Text(nameSmall, who, p.nameInk(s)).Struck(p.out(s)).Try(nameTight, who).Try(nameSmall, short)
		lord = short
	}
	name = name.Try(nameTight, lord).Try(nameSmall, side).Try(nameTight, side).OrNone()
	clock := p.corner(s, clockSmall).Or(p.corner(s, clockTight)).Or(p.corner(s, clockTiny)).Rank(2)
	head := ui.Row(6, name.Wide(0).Grow().Drop(1), clock)
	text := ui.Column(3, head.High(nameSmall.Line), p.facts(s, beside).line().High(factsHigh))
	edge := ui.Space(smallEdge).Or(ui.Space(smallEdge / 2))
	left, right, face := edge, edge, p.sealed(s, smallFace)
	if p.m.Info.Pact != 0 {
		left, right, face = abreast{p, p.seats}.edges(s, edge)
	}
	return p.grounded(s, ui.Row(0, left, face, edge, text.Wide(0).Grow().Least(smallText), right))
}

// grounded is a card's content on card ground if its player is to move.
func (p *Players) grounded(s game.Seat, content ui.Part) ui.Part {
	if s == p.mover {
		content = ui.Over(ui.Card(0, 0, content), ui.Paint(p.drawRing))
	}
	return content.Placed(p.placed(s))
}

// Face is a player's emblem, size logical pixels wide with shadow, faint once its side is out.
func (p *Players) Face(s game.Seat, size float64) ui.Part {
	emblem := p.m.Emblem(s, size-4)
	face := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.PictureIn(emblem, r) })
	if p.out(s) || p.lost(s) {
		face = ui.Faded(0.45, face)
	}
	return p.presence(s, face.Sized(size, size))
}

// sealed is the emblem with the seal of an alliance, if there is one.
func (p *Players) sealed(s game.Seat, size float64) ui.Part {
	if !p.allied(s) {
		return p.Face(s, size)
	}
	seal := p.m.Screen.Seal(tabletext.SealOf(allianceSeal), smallSeal)
	return ui.Over(p.Face(s, size), ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.PictureIn(seal, canvas.Box(r.Right()-16, r.Bottom()-19, smallSeal, smallSeal))
	}))
}

// Name is a seat's leader and player; the name of a fallen side is struck through.
func (p *Players) Name(s game.Seat) ui.Part { return p.named(s, p.out(s)) }

// ScoredName is the name among the scores, where the losers are struck through.
func (p *Players) ScoredName(s game.Seat) ui.Part { return p.named(s, p.out(s) || p.lost(s)) }

func (p *Players) named(s game.Seat, struck bool) ui.Part {
	if who, short := p.Peers.Named(s); who != "" {
		return ui.Text(theme.Name, who, p.nameInk(s)).Try(theme.Primary, who).Try(theme.Primary, short).Struck(struck).Wide(0).Grow()
	}
	who := ui.Text(theme.Caption, tabletext.Player(p.m, s), p.m.Screen.Theme.Ink2)
	if !p.m.Players[s].Human() {
		who = who.OrNone()
	}
	return ui.Row(10,
		ui.Text(theme.Name, tabletext.Lord(p.m.Info, s), p.nameInk(s)).Struck(struck),
		who.Wide(0).Grow().Least(24).Drop(1),
	)
}

func (p *Players) nameInk(s game.Seat) theme.Color {
	if p.out(s) {
		return p.m.Screen.Theme.Ink3
	}
	return p.m.Screen.Theme.Ink
}

// out reports whether a player is out of a game of three.
func (p *Players) out(s game.Seat) bool { return len(p.seats) > 2 && !p.m.View.Seats[s].Alive }

// lost reports whether a player has lost a game of two.
func (p *Players) lost(s game.Seat) bool {
	winner := p.m.View.Outcome.Winner
	return len(p.seats) == 2 && p.m.View.Outcome.Over && winner.Player() && winner != s
}

// corner is the points of a player once a scored game is over, else the time left.
func (p *Players) corner(s game.Seat, role theme.Role) ui.Part {
	if o := &p.m.View.Outcome; o.Over && p.m.Info.Scored {
		return ui.Text(theme.Clock, tabletext.Points(p.m.Info, o.Points[s]), p.m.Screen.Theme.Ink).Right()
	}
	return p.Clock(s, role)
}
