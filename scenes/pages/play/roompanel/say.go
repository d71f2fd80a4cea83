package roompanel

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// ofAlliances are the phrases that only games with alliances have.
func ofAlliances(n int) bool { return n == 4 || n == 9 || n == 10 }

// phraseText is a quick phrase, from 1.
func phraseText(n int) string { return locale.T("online.phrase." + strconv.Itoa(n)) }

// Talk opens or closes the card over the board on which a quick phrase is chosen and the
// last ones are read again.
func (c *Panel) Talk() { c.open = !c.open }

// Talking reports whether it is open.
func (c *Panel) Talking() bool { return c != nil && c.open }

// Covers reports whether the card or a bubble lies over the board.
func (c *Panel) Covers() bool {
	if c == nil {
		return false
	}
	_, strength := c.speaking()
	return c.open || strength > 0
}

// Hush closes the card, and reports whether it was open.
func (c *Panel) Hush() bool {
	was := c.Talking()
	if was {
		c.open = false
	}
	return was
}

// Sizes of the card in logical pixels.
const (
	sayWide = 170.0 // of a column of phrases
	sayHigh = 44.0  // a phrase
	sayRest = 170.0 // what else the card holds
)

// columns is the number of columns in which all phrases fit into a view's height.
func (c *Panel) columns(v ui.View) int {
	for n := 2; n < 4; n++ {
		if rows := float64((len(c.phrases()) + n - 1) / n); rows*(sayHigh+6)+sayRest <= v.H {
			return n
		}
	}
	return 4
}

// Card shows the phrases that can be said, and those said last, over the board; nothing while
// it is closed.
func (c *Panel) Card(board canvas.Rect) ui.Part {
	if !c.Talking() {
		return ui.Part{}
	}
	return ui.Floating(func(v ui.View, p *ui.Part) canvas.Rect {
		w := min(sayWide*float64(c.columns(v)), v.W-8)
		h := min(p.Height(v, w), v.H-8)
		x := board.X + (board.W-w)/2
		return canvas.Box(min(max(4, x), v.W-w-4), min(max(4, board.Y+8), v.H-h-4), w, h)
	}, c.sayCard())
}

// sayCard is what stands on the card.
func (c *Panel) sayCard() ui.Part {
	ground := ui.Face(ui.Control{ID: "talk.card", Name: locale.T("online.talk"), Role: ui.RoleArea, Draw: func(d *canvas.Canvas, ctl *ui.Control, _ ui.State) {
		d.Shadow(ctl.Rect, 12, 0.3)
		d.Card(ctl.Rect)
	}}, ui.Space(0))
	columns := c.columns(c.session.Stack.View())
	return ui.Over(ground, ui.Inset(10, 0, 10, 10, ui.Column(4, c.sayHead(), ui.If(c.people().Seated(), c.phraseButtons(columns)), c.lastSaid(6-columns))))
}

// head is the card's title, with the buttons for its switches and for closing.
func (c *Panel) sayHead() ui.Part {
	t := c.session.Theme()
	return ui.Row(0,
		ui.Text(theme.Name, locale.T("online.talk"), t.Ink).Wide(0).Grow(),
		ui.Press(c.hushButton()),
		ui.Press(ui.BarButton("talk.more", canvas.IconSettings, locale.T("online.talk.settings")).Goes(func() ui.Nav {
			c.open = false
			return ui.Push(c.TalkSettings())
		})),
		ui.Press(ui.BarButton("talk.close", canvas.IconClose, locale.T("ui.close")).Does(c.Talk)))
}

// hush turns all phrases of others off or on again.
func (c *Panel) hushButton() ui.Control {
	icon := canvas.IconSpeaker
	if hushed(c.session) {
		icon = canvas.IconMute
	}
	ctl := ui.BarButton("talk.hush", icon, locale.T("online.mute.all")).Does(func() { toggleHush(c.session) })
	ctl.Role, ctl.On = ui.RoleSwitch, hushed(c.session)
	return ctl
}

// phrases are the quick phrases that the game has, by their numbers.
func (c *Panel) phrases() (list []int) {
	for n := 1; n <= room.Phrases; n++ {
		if c.allies() || !ofAlliances(n) {
			list = append(list, n)
		}
	}
	return list
}

// buttons are the quick phrases as buttons; they are disabled for a while after each.
func (c *Panel) phraseButtons(columns int) ui.Part {
	var list []ui.Part
	for _, n := range c.phrases() {
		say := ui.Secondary("phrase."+strconv.Itoa(n), phraseText(n)).Unless(c.rests()).Does(func() {
			c.open = false
			c.say(room.Say{Do: room.Speak, Phrase: n})
		})
		list = append(list, ui.Press(say).High(sayHigh))
	}
	return ui.Grid(columns, 6, list...)
}

// last are the last phrases, the latest first; without those of muted seats.
func (c *Panel) lastSaid(most int) ui.Part {
	t := c.session.Theme()
	var lines []ui.Part
	talk := c.people().Talk
	for i := len(talk) - 1; i >= 0 && len(lines) < most; i-- {
		if c.muted(talk[i].By) {
			continue
		}
		line := c.quoted(talk[i])
		lines = append(lines, ui.Row(8, c.dot(talk[i].By), ui.Text(theme.Caption, line, t.Ink2).Try(tightQuote, line).Wide(0).Grow()))
	}
	return ui.If(len(lines) > 0, ui.Column(0, append([]ui.Part{
		ui.Space(4), ui.Text(theme.Caption, locale.T("online.talk.last"), t.GoldText)}, lines...)...))
}

// dot is the colour of who has said something.
func (c *Panel) dot(by game.Seat) ui.Part {
	return moment.Dot(theme.Materials[c.info.Armies[by].Pigment].Sign)
}

var tightQuote = theme.Role{Size: 11, Line: theme.Caption.Line}

// quoted is a phrase with its speaker.
func (c *Panel) quoted(said host.Talk) string {
	quote := locale.T("online.quote", locale.Arg{Name: "text", Value: phraseText(said.Phrase)})
	return locale.T("online.spoken", c.named("name", said.By), tabletext.Arg("text", quote))
}

// rests reports whether something has just been said here.
func (c *Panel) rests() bool {
	now := c.room.Now
	return slices.ContainsFunc(c.people().Talk, func(t host.Talk) bool { return t.By == c.people().You && now-t.At < room.PhraseGap })
}

// allies reports whether the game has alliances.
func (c *Panel) allies() bool {
	return slices.ContainsFunc(c.info.Board.Landmarks, func(l game.Landmark) bool { return l.Kind == game.AlliancePoint })
}
