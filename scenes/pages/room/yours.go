package room

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/qrcode"
	"yanyi/scenes/ui"
)

// carry shows how a seat is carried to another device.
type carry struct {
	code    string // of the room whose seat it is, "" for none
	picture qrcode.Picture
}

func (c *carry) toggle(code string) {
	if c.code == code {
		code = ""
	}
	c.code = code
}

// shown is the seat's link as a QR code. Its secret stands behind the #, which no server sees.
func (c *carry) shown(v ui.View, link string) ui.Part {
	if !c.picture.Of(link) {
		return ui.Part{}
	}
	return ui.Column(8, ui.Paint(c.picture.Draw).High(codeHigh), ui.Paragraph(theme.Caption, locale.T("room.carry.line"), v.Theme.Ink2))
}

// standing is whose turn it is in a room and how much time is left, "" where that is not known.
func standing(in *game.Info, k *host.Kept) string {
	if !k.Known || k.Over {
		return ""
	}
	said := ""
	switch {
	case k.Waits && k.Turn == k.Seat:
		said = locale.T("event.turn.you")
	case k.Waits:
		return locale.T("room.waits")
	case k.Turn == game.NoSeat:
		return ""
	default:
		said = locale.T("room.turn", locale.Arg{Name: "side", Value: gametext.SideName(in, k.Turn)})
	}
	if k.Left > 0 {
		said = join(said, locale.T("room.left", locale.Arg{Name: "time", Value: spell(k.Left)}))
	}
	return said
}

// spell is a span in days and hours, or in hours and minutes.
func spell(d time.Duration) string {
	if d >= gametext.Day {
		return locale.T("online.days", locale.Num("n", int(d/gametext.Day)), locale.Num("m", int(d%gametext.Day/time.Hour)))
	}
	return locale.T("room.hours", locale.Num("n", int(d/time.Hour)), locale.Num("m", int(d%time.Hour/time.Minute)))
}

// calls turns system notifications on: for rooms that wait while the page is hidden.
func (p *Friends) calls() ui.Part {
	if p.notices == nil {
		return ui.Part{}
	}
	label := locale.T("online.notices")
	ctl := ui.Toggle("notices", label, p.session.Notices()).Does(func() {
		on := !p.session.Notices()
		if p.session.WantNotices(on); on {
			p.notices.Ask()
		}
		p.again()
	})
	text := ui.Text(ui.ButtonText, label, p.view.Theme.Ink).Try(theme.Body, label).Try(theme.Caption, label)
	return ui.Card(13, 4, ui.Column(0,
		ui.Over(ui.Press(ctl), ui.Row(12, text.Wide(0).Grow(), ui.Space(theme.TouchTarget))).High(52),
		ui.Inset(0, 0, theme.TouchTarget, 8, ui.Paragraph(theme.Caption, locale.T("online.notices.line"), p.view.Theme.Ink2))))
}
