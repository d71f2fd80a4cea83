package ui

// ColumnPage is embedded by pages that show one column of parts under a fixed head. The column
// scrolls, and Escape leads back. Such a page lays itself out by [ColumnPage.Show].
type ColumnPage struct {
	FormPage
	scroll Scroll
}

// Show lays the page out: a head with a title and a line below it, and a column at most widest
// units wide. body makes the column for the width that it is given.
func (p *ColumnPage) Show(v View, title, line string, widest float64, body func(w float64) Part) {
	p.Form.Reset(v)
	x := max(v.Margin(), (v.W-widest)/2)
	p.Form.Place(Column(0,
		Pad(x, 0, Head(v, title, line, Back)),
		Scrolling(&p.scroll, Inset(x, 0, x, v.Margin(), body(v.W-2*x))).Grow(),
	), v.Bounds())
}

// Update handles a tick.
func (p *ColumnPage) Update(in *Input) Nav {
	if in.Key(KeyEscape) {
		return Back()
	}
	return p.Form.Update(in)
}
