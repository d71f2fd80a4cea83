package home

import (
	"math"
	"slices"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes of the page in logical pixels (render/README.md, Layout).
const (
	widest     = 1760 // content of very wide windows
	oneRowFrom = 1180 // the first family shares its row with one of one game
	cardLeast  = 168  // of a card in a row that does not slide
	cardShared = 158  // of a card in a row that two families share
	smallWidth = 136  // of a card in a row that slides on a phone
)

// smallName is the name of a game on the smallest cards.
var smallName = theme.Role{Size: 14, Line: 24, Bold: true}

// side is the room left at each side of the page.
func (p *Page) side() float64 { return max(p.view.Margin(), (p.view.W-widest)/2) }

// across is how wide each of n cards is that stand in one row, gap apart.
func (p *Page) across(n int, gap float64) float64 {
	return (p.view.W - 2*p.side() - gap*float64(n-1)) / float64(n)
}

// content is the page. Where neither the last game's strip nor the header has room for the other
// ways, they stand in a row below it, and the three questions at the end.
func (p *Page) content() ui.Part {
	top := p.doors
	if !p.welcomes() {
		top = p.strip
	}
	return ui.Column(0,
		ui.Pad(p.side(), 0, p.header()),
		ui.Scrolling(&p.scroll, ui.Inset(p.side(), 0, p.side(), p.view.Margin(), ui.Column(0,
			top(),
			ui.If(!p.roomy(), ui.Inset(0, 10, 0, 0, p.inRows(p.narrow()))),
			ui.If(!p.welcomes() || !p.roomy(), ui.Space(theme.GroupGap)),
			p.gallery(),
			ui.If(p.view.Phone() && !p.guided(), ui.Inset(0, 10, 0, 0, ui.Press(ui.IconLabel("guide", canvas.IconHint, locale.T("guide.title")).Goes(p.guide)))),
		))).Grow(),
	)
}

// inRows are buttons in one row, on a phone in rows of two, the first alone if they are odd.
func (p *Page) inRows(buttons []ui.Part) ui.Part {
	if !p.view.Phone() {
		return ui.Columns(8, buttons...)
	}
	odd := len(buttons) % 2
	return ui.Column(8, ui.Columns(8, buttons[:odd]...), ui.Grid(2, 8, buttons[odd:]...))
}

// guided reports whether a door leads to the three questions.
func (p *Page) guided() bool { return p.welcomes() && p.last == nil }

// narrow are the ways that neither doors nor strip have: lessons and puzzle beside a last
// game, people elsewhere on a phone, and the progress.
func (p *Page) narrow() (list []ui.Part) {
	if !p.welcomes() {
		list = p.wayButtons()
	}
	if p.view.Phone() && p.known.rooms {
		list = append(list, ui.Press(ui.IconLabel("friends", canvas.IconFriends, p.calling("home.way.friends", true)).Goes(p.friends)))
	}
	if p.view.Phone() && p.known.lobby {
		list = append(list, ui.Press(ui.IconLabel("lobby", canvas.IconTalk, locale.T("lobby.strangers")).Goes(p.lobby)))
	}
	return append(list, ui.Press(ui.IconLabel("progress", canvas.IconSteps, locale.T("progress.title")).Goes(p.openProgress)))
}

// openProgress opens the page of the player's progress.
func (p *Page) openProgress() ui.Nav { return ui.Push(p.session.Routes.Progress()) }

// header is the wordmark and the switches.
func (p *Page) header() ui.Part {
	ink, name, line := p.view.Theme, locale.T("app.name"), locale.T("app.tagline")
	seal := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal("演弈", r, 0) })
	bar := func(id string, icon canvas.Icon, key string) ui.Control { return ui.BarButton(id, icon, locale.T(key)) }
	globe := ui.Press(bar("language", canvas.IconGlobe, "a11y.language").Does(p.nextLanguage))
	library := ui.Press(bar("library", canvas.IconFolder, "home.library").Goes(func() ui.Nav { return ui.Push(p.session.Routes.Library()) }))
	settings := ui.Press(bar("settings", canvas.IconSettings, "home.settings").Goes(func() ui.Nav { return ui.Push(p.session.Routes.Settings()) }))
	if p.view.Phone() {
		words := ui.Column(-3, ui.Text(theme.Title, name, ink.Ink), ui.Text(theme.Caption, line, ink.Ink2).OrNone())
		return ui.Row(8, seal.Sized(44, 44), ui.Inset(4, 0, 0, 0, words).Wide(0).Grow(), library, ui.If(!p.view.Narrow(), globe), settings).High(76)
	}
	moon, speaker := canvas.IconMoon, canvas.IconSpeaker
	if ink.Dark {
		moon = canvas.IconSun
	}
	if !p.session.Settings.Sound {
		speaker = canvas.IconMute
	}
	words := ui.Column(0, ui.Text(theme.Wordmark, name, ink.Ink), ui.Text(theme.Caption, line, ink.Ink2))
	return ui.Row(4, seal.Sized(56, 56), ui.Inset(12, 0, 0, 0, words).Grow(), p.withStrangers(), p.withFriends(), p.languages().Or(globe), ui.Space(6),
		ui.If(p.roomy(), ui.Press(bar("progress", canvas.IconSteps, "progress.title").Goes(p.openProgress))),
		ui.If(!p.guided(), ui.Press(bar("guide", canvas.IconHint, "guide.title").Goes(p.guide))),
		ui.Press(bar("theme", moon, "a11y.theme").Does(p.switchTheme)),
		ui.Press(bar("sound", speaker, "a11y.sound").Does(p.switchSound)),
		library, settings).High(88)
}

// withFriends leads to rooms, where there are some.
func (p *Page) withFriends() ui.Part {
	name := p.calling("room.friends", false)
	return ui.If(p.known.rooms, ui.Press(ui.IconLabel("friends", canvas.IconFriends, name).Goes(p.friends)).
		Or(ui.Press(ui.BarButton("friends", canvas.IconFriends, name).Goes(p.friends))))
}

// withStrangers leads to the lobby, where there is one.
func (p *Page) withStrangers() ui.Part {
	name := locale.T("lobby.strangers")
	return ui.If(p.known.lobby, ui.Press(ui.IconLabel("lobby", canvas.IconTalk, name).Goes(p.lobby)).
		Or(ui.Press(ui.BarButton("lobby", canvas.IconTalk, name).Goes(p.lobby))))
}

func (p *Page) languages() ui.Part {
	var tags, labels []string
	for _, l := range locale.Langs() {
		tags, labels = append(tags, l.Tag()), append(labels, locale.T("home.lang."+l.Tag()))
	}
	return ui.Segmented("lang", tags, labels, locale.Current().Tag(), p.speak).Wide(148)
}

// gallery is the families. In a wide window the first shares its row with one of a single game.
func (p *Page) gallery() ui.Part {
	beside := slices.IndexFunc(p.families[1:], func(f *family) bool { return len(f.variants) == 1 }) + 1
	shared := p.view.W >= oneRowFrom && beside > 0 && p.across(len(p.families[0].variants)+1, theme.CardGap) >= cardShared
	var rows []ui.Part
	for i, f := range p.families {
		switch {
		case shared && i == 0:
			rows = append(rows, p.sharedRow(f, p.families[beside]))
		case shared && i == beside:
		default:
			rows = append(rows, ui.Column(0, p.familyHead(f), p.cards(f, i == 0)))
		}
	}
	return ui.Column(0, rows...)
}

// sharedRow puts two families into one row with a line between them, as wide as a gap.
func (p *Page) sharedRow(a, b *family) ui.Part {
	const gap = theme.CardGap
	n := len(a.variants) + len(b.variants)
	w := min(p.across(n, gap)-gap/float64(n), p.widestCard())
	part := func(f *family) ui.Part {
		n := float64(len(f.variants))
		return ui.Column(0, p.familyHead(f), p.row(f, w)).Wide(n*w + (n-1)*gap)
	}
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.VLine(r.X, r.Y, r.H, c.Theme.Line2) })
	return ui.Row(gap, part(a), ui.Inset(0, 20, 0, 0, line), part(b))
}

func (p *Page) familyHead(f *family) ui.Part {
	text := func(key string) string { return locale.T("family." + f.key + "." + key) }
	seal, name, above := text("seal"), text("name"), 8.0
	if p.view.Phone() {
		above = 0
	}
	line := ui.Text(theme.Caption, text("line"), p.view.Theme.Ink2).Try(theme.Caption, text("line.short")).OrNone()
	return ui.Inset(0, above, 0, 0, ui.Row(0,
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.Seal(seal, r, 0) }).Sized(28, 28),
		ui.Inset(13, 0, 0, 0, ui.Text(theme.Section, name, p.view.Theme.Ink).
			Try(theme.Name, name).Try(theme.Primary, name).Try(smallName, name)),
		ui.Inset(14, 0, 0, 0, line).Wide(0).Grow(),
	).High(48))
}

// cards are a family's: in one row if there is room; on a phone those of the first
// family in two columns; else in a row that slides.
func (p *Page) cards(f *family, first bool) ui.Part {
	w := p.across(max(len(f.variants), 4), theme.CardGap)
	switch {
	case p.view.Phone() && first:
		w := math.Floor(p.across(2, theme.GroupGap))
		return ui.Inset(0, 0, 0, theme.GroupGap, ui.Flow(theme.GroupGap, p.small(f, w, w*0.756)...))
	case p.view.Phone():
		return p.sliding(f, smallWidth)
	case w < cardLeast:
		return p.sliding(f, cardLeast)
	}
	return p.row(f, min(w, p.widestCard()))
}

// widestCard keeps a single card from filling the page.
func (p *Page) widestCard() float64 { return max(230, p.view.W/5.2) }

// row is a family's cards side by side.
func (p *Page) row(f *family, w float64) ui.Part {
	var cards []ui.Part
	for _, v := range f.variants {
		cards = append(cards, p.card(f, v, math.Floor(min(w*0.73, w*0.55+64)), true).Wide(w))
	}
	return ui.Row(theme.CardGap, cards...)
}

// sliding is a family's cards in a row that slides sideways from edge to edge of
// the page, with room for the shadow of the one that is pointed at.
func (p *Page) sliding(f *family, w float64) ui.Part {
	const shadow = 4
	cards := ui.Pad(p.side(), shadow, ui.Row(theme.GroupGap, p.small(f, w, w*0.72)...))
	return ui.Inset(-p.side(), -shadow, -p.side(), shadow, ui.Sideways(&f.scroll, cards))
}

// small are a family's small cards with pictures of a size.
func (p *Page) small(f *family, w, h float64) (cards []ui.Part) {
	for _, v := range f.variants {
		cards = append(cards, p.card(f, v, h, false).Wide(w))
	}
	return cards
}

// card is one game: a picture of its board, its name, a line, and how many play for how long.
func (p *Page) card(f *family, v game.Variant, picture float64, roomy bool) ui.Part {
	text := func(key string) string { return locale.T("game." + v.Info().ID + "." + key) }
	ink, name, frame := p.view.Theme, text("name"), text("frame")
	pad, below, line := 16.0, 12.0, ui.Text(theme.Caption, text("tagline"), ink.Ink2).Try(theme.Caption, text("tagline.short"))
	if !roomy {
		pad, below, line = 12, 9, ui.Text(theme.Caption, text("tagline.short"), ink.Ink2)
	}
	spoken := locale.T("a11y.card", locale.Arg{Name: "game", Value: name}, locale.Arg{Name: "text", Value: text("tagline") + " · " + frame})
	return ui.Face(ui.CardButton(v.Info().ID, spoken, nil).Goes(p.setUp(v)), ui.Column(0,
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { p.pictures.onCard(c, &f.sheet, v, r) }).High(picture),
		ui.Inset(pad, 7, pad-8, below, ui.Column(0,
			ui.Text(theme.Name, name, ink.Ink).Try(theme.Primary, name).Try(smallName, name).High(24),
			line,
			ui.Text(theme.Caption, frame, ink.Ink3),
		))))
}
