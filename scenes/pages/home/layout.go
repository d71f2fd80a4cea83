package home

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// Sizes of the page in logical pixels (look.md §7, §8 and the pictures).
const (
	widest     = 1760 // content of very wide windows
	oneRowFrom = 1180 // the first family shares its row with one of one game
	familyGap  = 32   // between two families in a row
	headHeight = 56
	textHeight = 79  // of a card, below its picture
	smallText  = 76  // the same of a small card
	smallWidth = 136 // of a card in a row that slides on a phone
)

// smallName is the name of a game on the smallest cards.
var smallName = theme.Role{Size: 14, Line: 24, Bold: true}

// build fills the form.
func (p *Page) build() {
	v := p.view
	m := v.Margin()
	w := min(v.W-2*m, widest)
	col := draw.Box((v.W-w)/2, 0, w, v.H)
	head := p.header(col)
	p.form.BeginScroll(&p.scroll, draw.Box(0, head, v.W, v.H-head))
	newcomer := p.last == nil
	y := p.strip(col, head)
	if newcomer {
		y = p.newcomer(col, y)
	}
	y = p.gallery(col, y+theme.GroupGap)
	if !newcomer {
		y = p.newcomer(col, y)
	}
	p.form.EndScroll(v.W, y+m)
}

// newcomer offers the three questions on a phone: to newcomers below the strip, to
// others at the end. It returns the y below.
func (p *Page) newcomer(col draw.Rect, y float64) float64 {
	if !p.view.Phone() {
		return y
	}
	p.form.Add(ui.IconLabel("guide", draw.IconHint, locale.T("guide.title")).At(draw.Box(col.X, y+10, col.W, 44)))
	return y + 54
}

// header is the wordmark and the switches; it returns the y below it.
func (p *Page) header(col draw.Rect) float64 {
	if p.view.Phone() {
		return p.phoneHeader(col)
	}
	p.form.Paint(func(c *draw.Canvas) {
		c.Seal("演弈", draw.Box(col.X, 16, 56, 56), 0)
		c.Text(theme.Wordmark, locale.T("app.name"), col.X+72, 18, c.Theme.Ink)
		c.Text(theme.Caption, locale.T("app.tagline"), col.X+73, 51, c.Theme.Ink2)
	})
	x := col.Right() - 44
	for _, b := range p.barButtons() {
		p.form.Add(ui.BarButton(b.id, b.icon, b.name).At(draw.Box(x, 22, 44, 44)))
		x -= 48
	}
	p.languages(x + 48 - 14)
	return 88
}

type barButton struct {
	id   string
	icon draw.Icon
	name string
}

// barButtons are the icons at the upper right, from right to left.
func (p *Page) barButtons() []barButton {
	moon, speaker := draw.IconMoon, draw.IconSpeaker
	if p.view.Theme.Dark {
		moon = draw.IconSun
	}
	if !p.session.Settings.Sound {
		speaker = draw.IconMute
	}
	list := []barButton{
		{"settings", draw.IconSettings, locale.T("home.settings")},
		{"library", draw.IconFolder, locale.T("home.library")},
		{"sound", speaker, locale.T("a11y.sound")},
		{"theme", moon, locale.T("a11y.theme")},
	}
	if p.last != nil { // else the strip offers it
		list = append(list, barButton{"guide", draw.IconHint, locale.T("guide.title")})
	}
	return list
}

func (p *Page) languages(right float64) {
	var tags, labels []string
	for _, l := range locale.Langs() {
		tags = append(tags, l.Tag())
		labels = append(labels, locale.T("home.lang."+l.Tag()))
	}
	p.form.AddAll(ui.Segments("lang", draw.Box(right-148, 22, 148, 44), tags, labels, locale.Current().Tag()))
}

func (p *Page) phoneHeader(col draw.Rect) float64 {
	p.form.Paint(func(c *draw.Canvas) {
		c.Seal("演弈", draw.Box(col.X, 16, 44, 44), 0)
		y := 22.0
		if line := locale.T("app.tagline"); c.Measure(theme.Caption, line) <= col.W-56-152 {
			c.Text(theme.Caption, line, col.X+56, 42, c.Theme.Ink2)
			y = 13
		}
		c.Text(theme.Title, locale.T("app.name"), col.X+56, y, c.Theme.Ink)
	})
	p.form.Add(ui.BarButton("library", draw.IconFolder, locale.T("home.library")).At(draw.Box(col.Right()-148, 16, 44, 44)))
	p.form.Add(ui.BarButton("language", draw.IconGlobe, locale.T("a11y.language")).At(draw.Box(col.Right()-96, 16, 44, 44)))
	p.form.Add(ui.BarButton("settings", draw.IconSettings, locale.T("home.settings")).At(draw.Box(col.Right()-44, 16, 44, 44)))
	return 76
}

// gallery is the families; it returns the y below them.
func (p *Page) gallery(col draw.Rect, y float64) float64 {
	if p.view.Phone() {
		return p.phoneGallery(col, y)
	}
	rest := p.families
	if p.view.W >= oneRowFrom {
		if single := p.singleFamily(); single != nil {
			y = p.sharedRow(col, y, &p.families[0], single)
			rest = p.without(&p.families[0], single)
		}
	}
	for i := range rest {
		y = p.row(col, y, &rest[i])
	}
	return y
}

// singleFamily is a family of one game that has room beside the first, nil if there is none.
func (p *Page) singleFamily() *family {
	for i := range p.families {
		if f := &p.families[i]; i > 0 && len(f.variants) == 1 {
			return f
		}
	}
	return nil
}

func (p *Page) without(some ...*family) []family {
	var rest []family
	for i := range p.families {
		if f := &p.families[i]; f != some[0] && f != some[1] {
			rest = append(rest, *f)
		}
	}
	return rest
}

// sharedRow puts two families into one row with a line between them.
func (p *Page) sharedRow(col draw.Rect, y float64, a, b *family) float64 {
	n := len(a.variants) + len(b.variants)
	w := min((col.W-familyGap-theme.CardGap*float64(n-2))/float64(n), p.widestCard())
	split := col.X + float64(len(a.variants))*(w+theme.CardGap) - theme.CardGap
	p.familyHead(a, col.X, y, split-col.X)
	p.familyHead(b, split+familyGap, y, w*float64(len(b.variants)))
	bottom := p.cards(a, draw.Box(col.X, y+headHeight, w, 0))
	p.cards(b, draw.Box(split+familyGap, y+headHeight, w, 0))
	p.form.Paint(func(c *draw.Canvas) { c.VLine(split+familyGap/2, y+20, bottom-y-20, c.Theme.Line2) })
	return bottom
}

// row is one family in a row of its own.
func (p *Page) row(col draw.Rect, y float64, f *family) float64 {
	p.familyHead(f, col.X, y, col.W)
	n := max(len(f.variants), 4)
	w := (col.W - theme.CardGap*float64(n-1)) / float64(n)
	if least := 168.0; w < least && len(f.variants) > 1 {
		return p.sliding(f, draw.Box(col.X, y+headHeight, least, 0), len(p.families))
	}
	return p.cards(f, draw.Box(col.X, y+headHeight, min(w, p.widestCard()), 0))
}

// widestCard keeps a single card from filling the page.
func (p *Page) widestCard() float64 { return max(230, p.view.W/5.2) }

// cards places a family's cards side by side, the first one's upper edge given.
func (p *Page) cards(f *family, first draw.Rect) float64 {
	first.H = pictureHeight(first.W) + textHeight
	for i, v := range f.variants {
		p.card(v, first.Move(float64(i)*(first.W+theme.CardGap), 0), true)
	}
	return first.Bottom()
}

// pictureHeight is a card's picture for its width.
func pictureHeight(w float64) float64 { return float64(int(min(w*0.73, w*0.55+64))) }

func (p *Page) familyHead(f *family, x, y, w float64) {
	name, line := locale.T("family."+f.key+".name"), locale.T("family."+f.key+".line")
	seal := locale.T("family." + f.key + ".seal")
	short := locale.T("family." + f.key + ".line.short")
	p.form.Paint(func(c *draw.Canvas) {
		c.Seal(seal, draw.Box(x, y+18, 28, 28), 0)
		c.Text(theme.Section, name, x+41, y+16, c.Theme.Ink)
		at := x + 41 + c.Measure(theme.Section, name) + 14
		text := line
		if c.Measure(theme.Caption, text) > x+w-at {
			text = short
		}
		if c.Measure(theme.Caption, text) <= x+w-at { // else there is no room for it
			c.TextIn(theme.Caption, draw.Box(at, y+24, x+w-at, 18), draw.AlignLeft, text, c.Theme.Ink2)
		}
	})
}

// phoneGallery is the first family in two columns and the others as rows that
// slide.
func (p *Page) phoneGallery(col draw.Rect, y float64) float64 {
	for i := range p.families {
		f := &p.families[i]
		p.familyHead(f, col.X, y-8, col.W)
		y += headHeight - 8
		if i == 0 {
			y = p.pairs(f, col, y)
		} else {
			y = p.sliding(f, draw.Box(col.X, y, smallWidth, 0), i)
		}
	}
	return y
}

func (p *Page) pairs(f *family, col draw.Rect, y float64) float64 {
	columns := col.Columns(2, theme.GroupGap)
	h := columns[0].W*0.756 + smallText
	for i, v := range f.variants {
		r := columns[i%2]
		r.Y, r.H = y+float64(i/2)*(h+theme.GroupGap), h
		p.card(v, r, false)
	}
	rows := float64((len(f.variants) + 1) / 2)
	return y + rows*(h+theme.GroupGap)
}

// sliding is a family's cards in a row that slides sideways.
func (p *Page) sliding(f *family, first draw.Rect, n int) float64 {
	const gap = theme.GroupGap
	first.H = first.W*0.72 + smallText
	row := &p.rows[n%len(p.rows)]
	p.form.BeginScroll(row, draw.Box(0, first.Y-4, p.view.W, first.H+8))
	right := first.X
	for i, v := range f.variants {
		r := first.Move(float64(i)*(first.W+gap), 0)
		p.card(v, r, false)
		right = r.Right()
	}
	p.form.EndScroll(right+first.X, first.Bottom()+4)
	return first.Bottom() + 8
}

// card is one game: a picture of its board, its name, a line, and how many play
// for how long.
func (p *Page) card(v game.Variant, r draw.Rect, roomy bool) {
	pad := 16.0
	if !roomy {
		pad = 12
	}
	words := p.words(v, r.W-2*pad+8, roomy)
	picture := r.H - textHeight
	if !roomy {
		picture = r.H - smallText
	}
	spoken := locale.T("a11y.card", locale.Arg{Name: "game", Value: words.name}, locale.Arg{Name: "text", Value: words.line + " · " + words.frame})
	p.form.Add(ui.CardButton(v.Info().ID, spoken, func(c *draw.Canvas, r draw.Rect, s ui.State) {
		p.drawPicture(c, v, draw.Box(r.X, r.Y, r.W, picture))
		in := draw.Box(r.X+pad, r.Y+picture+7, r.W-2*pad+8, 26)
		c.TextFit(in, draw.AlignLeft, words.name, c.Theme.Ink, theme.Name, theme.Primary, smallName)
		in.Y, in.H = in.Y+24, 18
		c.TextIn(theme.Caption, in, draw.AlignLeft, words.line, c.Theme.Ink2)
		in.Y += 19
		c.TextIn(theme.Caption, in, draw.AlignLeft, words.frame, c.Theme.Ink3)
	}).At(r))
}

// cardWords is what a card says.
type cardWords struct{ name, line, frame string }

// words are a card's, the long line where it fits into a width.
func (p *Page) words(v game.Variant, w float64, roomy bool) cardWords {
	text := func(key string) string { return locale.T("game." + v.Info().ID + "." + key) }
	words := cardWords{text("short"), text("tagline"), text("frame")}
	if !roomy || draw.Measure(theme.Caption, words.line, p.view.Scale) > w {
		words.line = text("tagline.short")
	}
	return words
}

func (p *Page) drawPicture(c *draw.Canvas, v game.Variant, r draw.Rect) {
	inner := draw.Box(r.X+1, r.Y+1, r.W-2, r.H-1)
	c.Push(inner, 0, 0)
	c.Shape(draw.Box(inner.X, inner.Y, inner.W, inner.H+10), draw.Shape{Radius: theme.CardRadius - 1, Fill: c.Theme.Paper2})
	c.Pop()
	c.HLine(r.X+1, r.Bottom(), r.W-2, c.Theme.Line)
	view := p.picture(v)
	if view == nil {
		return
	}
	board := r.Inset(8 + r.H*0.04)
	m := p.moving(v)
	if m == nil {
		p.miniature(c, v, view, board)
		return
	}
	p.miniature(c, v, m.board, board)
	for _, w := range m.ways {
		c.Glide(p.session.Look(c.Scale), v.Info(), view, 0, board, w.from, w.to, p.reel.part())
	}
}

// miniature draws a small board, in a later frame if this one has done enough.
func (p *Page) miniature(c *draw.Canvas, v game.Variant, view *game.View, r draw.Rect) {
	if !c.Miniature(p.session.Look(c.Scale), v.Info(), view, 0, r) {
		p.form.MarkDirty()
	}
}
