package share

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/notation"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest   = 1040.0
	twoFrom  = 700.0 // the thing shared stands beside its actions
	leastLow = 200.0 // of the thing shared, where there is little room

	leastText   = 130.0
	linkBelow   = 310.0 // of a link's parts besides its code, down to the copy button
	leastFilm   = 180.0 // so that the smallest frame has its button too
	lettersHigh = 112.0 // of a link in letters
	mostText    = 260.0 // of a snippet

	paperX, paperY = 14.0, 12.0
)

// content is the head, the kinds, and the thing shared beside or above its actions.
func (p *Page) content() ui.Part {
	v := p.view
	x := max(v.Margin(), (v.W-widest)/2)
	head := ui.Head(v, locale.T("play.share"), p.about(), ui.Back)
	shown, doings := p.shown()
	doings = append(doings, p.said(), ui.If(p.kind == kindEmbed && v.W < twoFrom, p.frameText()))
	high := max(leastLow, min(v.H*0.46, v.W))
	switch p.kind {
	case kindLink:
		high = max(leastLow, min(high, v.H-linkBelow))
	case kindText:
		high = max(leastText, v.H-600)
	case kindFilm:
		high = max(leastFilm, min(high, v.H-340))
	case kindEmbed:
		high = max(leastLow, v.H*0.27)
	}
	body := ui.Column(14, shown.High(high), ui.Column(12, doings...))
	if v.W >= twoFrom {
		high := max(leastLow, v.H-170)
		body = ui.Row(28, shown.High(high).Wide(0).Share(1.25).Top(), ui.Column(14, doings...).Wide(0).Grow().Top())
	}
	return ui.Column(0,
		ui.Pad(x, 0, head),
		ui.Inset(x, 4, x, 10, p.kinds()),
		ui.Scrolling(&p.scroll, ui.Inset(x, 2, x, v.Margin(), body)).Grow())
}

// about is the name of the thing shared.
func (p *Page) about() string {
	words := []string{locale.T("game." + p.what.Variant.Info().ID + ".name")}
	if n := p.reel.plies(); p.what.Whole != nil && n > 0 {
		words = append(words, locale.T("share.turns", locale.Num("n", n)))
	}
	return strings.Join(words, " "+locale.T("ui.separator")+" ")
}

// kinds is the ways of sharing.
func (p *Page) kinds() ui.Part {
	values := []string{kindLink, kindImage}
	if p.reel.plies() > 0 {
		values = append(values, kindFilm)
	}
	values = append(values, kindText, kindEmbed)
	var labels []string
	for _, kind := range values {
		labels = append(labels, locale.T("share."+kind))
	}
	return ui.Segmented("kind", values, labels, p.kind, p.choose)
}

// shown is the thing shared, and its actions.
func (p *Page) shown() (ui.Part, []ui.Part) {
	switch p.kind {
	case kindImage:
		p.preview()
		return ui.Paint(p.image.shown.draw), p.imageDoings()
	case kindFilm:
		if p.film.shown.img == nil {
			p.preview()
			return ui.Paint(p.image.shown.draw), p.filmDoings()
		}
		return ui.Paint(p.film.shown.draw), p.filmDoings()
	case kindText:
		return p.paper(p.textShown()), p.textDoings()
	case kindEmbed:
		return p.frameShown(), p.frameDoings()
	}
	return p.linkShown(), p.linkDoings()
}

// subject chooses between the whole and the position alone.
func (p *Page) subject() ui.Part {
	if p.what.Whole == nil && p.what.Puzzle == "" {
		return ui.Part{}
	}
	whole := locale.T("share.whole")
	switch {
	case p.what.Puzzle != "":
		whole = locale.T("share.puzzle")
	case p.studied():
		whole = locale.T("share.study")
	}
	return ui.Segmented("of", []string{"whole", "position"}, []string{whole, locale.T("share.position")}, pick(p.whole, "whole", "position"), func(value string) {
		p.whole = value == "whole"
		p.again()
	})
}

func pick(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

// note is a sentence about the thing shared.
func (p *Page) note(key string, args ...locale.Arg) ui.Part {
	return ui.Paragraph(theme.Body, locale.T(key, args...), p.view.Theme.Ink2)
}

// said is the report of the last action.
func (p *Page) said() ui.Part {
	line := ui.If(p.under.said != "", ui.Paragraph(theme.Body, p.under.said, p.view.Theme.GoldText))
	if p.by.Text == "" {
		return line
	}
	return ui.Column(8, line, ui.Press(ui.NameField(byHand, p.under.name, &p.by, &p.Form)).High(theme.TouchTarget))
}

// byHand is the field of a text that could not be copied.
const byHand = "byhand"

// offerByHand puts a text that could not be copied into a field, selected, to copy by hand.
func (p *Page) offerByHand() {
	if p.under.copying != nil || p.under.text == "" {
		return
	}
	p.by = ui.Field{Text: p.under.text, Fixed: true}
	p.under.text = ""
	p.again()
	p.Form.Edit(byHand)
}

// main is the one primary action.
func (p *Page) main(id, key string, can bool, do func()) ui.Part {
	return ui.If(can, ui.Press(ui.Primary(id, locale.T(key)).Does(do)))
}

// system hands something to the system's own sheet, where there is one.
func (p *Page) system(given func() gift) ui.Part {
	return ui.If(p.deps.Offer != nil, ui.Press(ui.IconLabel("system", canvas.IconShare, locale.T("share.system")).Does(func() { p.offer(given()) })))
}

// linkShown is the link as a QR code, and in letters.
func (p *Page) linkShown() ui.Part {
	text := p.address()
	coded := p.code.Of(text)
	if !coded || p.site() == "" {
		return p.paper(text)
	}
	if p.view.W < twoFrom {
		return ui.Paint(p.code.Draw)
	}
	return ui.Column(14, ui.Paint(p.code.Draw).High(0).Grow().Least(120), p.paper(text).High(lettersHigh).Drop(1))
}

func (p *Page) linkDoings() []ui.Part {
	text := p.address()
	line := p.note("share.link.line")
	switch {
	case p.site() == "":
		line = p.note("share.code.line")
	case len(text) > long:
		line = p.note("share.toolong")
	}
	return []ui.Part{
		p.subject(), line,
		ui.If(p.what.Variant.Info().Bags, p.note("share.hidden")),
		p.main("copy", "share.link.copy", p.deps.Copy != nil, func() { p.copy(locale.T("share.link"), text) }),
		p.system(func() gift { return gift{locale.T("share.link"), machine.Gift{Address: text}} }),
	}
}

func (p *Page) imageDoings() []ui.Part {
	var values, labels []string
	for _, wide := range []int{snapshot.Small, snapshot.Medium, snapshot.Large} {
		values, labels = append(values, strconv.Itoa(wide)), append(labels, strconv.Itoa(wide))
	}
	sizes := ui.Segmented("size", values, labels, strconv.Itoa(p.image.wide), func(value string) {
		p.image.wide, _ = strconv.Atoi(value)
		p.image.data = nil
		p.again()
	})
	return []ui.Part{
		p.note("share.image.size"), sizes,
		p.main("save", "share.image.save", p.deps.Hand != nil, func() { p.hand(p.png()) }),
		p.system(func() gift { return given(p.png()) }),
	}
}

// forms are the forms that a text may have: of a position, only its own.
func (p *Page) forms() []string {
	if p.what.Whole == nil {
		return []string{"fen"}
	}
	return notation.Forms(p.what.Variant.Info())
}

func (p *Page) textShown() string {
	text, err := p.reel.text(p.form)
	if err != nil {
		return err.Error()
	}
	return text
}

func (p *Page) textDoings() []ui.Part {
	var chips []ui.Part
	for _, form := range p.forms() {
		chips = append(chips, ui.Press(ui.ChipButton("form."+form, formName(form), form == p.form).Does(func() {
			p.form = form
			p.again()
		})))
	}
	text, err := p.reel.text(p.form)
	file := machine.File{Name: p.name() + pick(p.form == "fen", ".txt", ".pgn"), Type: "text/plain", Data: []byte(text)}
	return []ui.Part{
		ui.Flow(8, chips...),
		p.main("copy", "share.text.copy", p.deps.Copy != nil && err == nil, func() { p.copy(formName(p.form), text) }),
		ui.If(p.deps.Hand != nil && err == nil, ui.Press(ui.Secondary("save", locale.T("share.text.save")).Does(func() { p.hand(file) }))),
		ui.If(err == nil, p.system(func() gift { return gift{formName(p.form), machine.Gift{Text: text}} })),
	}
}

// formName is the name of a format.
func formName(form string) string {
	key := ""
	switch form {
	case "record":
		key = "study.copy.record"
	case "pgn":
		key = "study.copy.pgn"
	case "iccs":
		key = "study.copy.iccs"
	case "fen":
		key = "study.copy.fen"
	case "uci":
		key = "study.copy.uci"
	case "wxf":
		key = "study.copy.wxf"
	case "dhtmlxq":
		key = "study.copy.dhtmlxq"
	}
	return locale.T(key)
}

// paper is a text on a sunken ground, as much of it as there is room for.
func (p *Page) paper(text string) ui.Part {
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Fill: c.Theme.Sunk})
		inner := canvas.Box(r.X+paperX, r.Y+paperY, r.W-2*paperX, r.H-2*paperY)
		list := lines(text, inner.W, c.Scale)
		most := int(inner.H / theme.Body.Line)
		if len(list) > most && most > 0 {
			list = append(list[:most-1], "…")
		}
		c.Lines(theme.Body, list, inner.X, inner.Y, c.Theme.Ink)
	})
}

// lines are those of a text, none wider than a width.
func lines(text string, wide, scale float64) []string {
	return canvas.Wrap(theme.Body, text[:min(len(text), 8000)], wide, scale) // more has no room
}
