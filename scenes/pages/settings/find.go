package settings

import (
	"slices"
	"strings"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// The greatest widths of the search field, and of its results.
const (
	findWide   = 420
	findColumn = 720
)

// finder searches the settings.
type finder struct {
	field ui.Field
	found int // rows on the page
}

// searched is the search field.
func (p *Page) searched() ui.Part {
	p.find.field.Max = 24
	p.find.field.Hint = locale.T("settings.search")
	field := ui.NameField("search", p.find.field.Hint, &p.find.field, &p.Form).Does(func() {
		p.scroll.Y = 0
		p.Layout(p.view)
	})
	part := ui.Press(field).High(theme.TouchTarget)
	if p.view.W >= twoFrom { // as wide as the cards, where they stand below each other
		part = p.leftmost(findWide, part)
	}
	return ui.Inset(0, 0, 0, 16, part)
}

// leftmost is a part at the left of the page, so wide at most.
func (p *Page) leftmost(most float64, part ui.Part) ui.Part {
	if p.view.W < most+2*p.view.Margin() {
		return part
	}
	return ui.Row(0, part.Wide(most), ui.Space(0))
}

// among is the row of a setting, if the page shows it: during a search only if all its words
// are in the setting's name, its explanation, its values or its other names, in whatever
// language. Its keys are settings.<key>, .line and settings.find.<key>.
func (p *Page) among(key string, row ui.Part, values ...string) ui.Part {
	words := strings.Fields(strings.ToLower(p.find.field.Text))
	if row == (ui.Part{}) {
		return row
	}
	said := strings.ToLower(strings.Join(append(called(key), values...), " "))
	for _, word := range words {
		if !strings.Contains(said, word) {
			return ui.Part{}
		}
	}
	p.find.found++
	return row
}

// called is a setting's names and explanations in all languages.
func called(key string) (list []string) {
	for _, l := range locale.Langs() {
		for _, k := range []string{"settings." + key, "settings." + key + ".line", "settings.find." + key} {
			if locale.Has(k) {
				list = append(list, l.T(k))
			}
		}
	}
	return list
}

// looking reports whether a search is on.
func (f *finder) looking() bool { return strings.TrimSpace(f.field.Text) != "" }

// forget shows all settings again and reports whether it did not.
func (f *finder) forget() bool {
	was := f.field.Text != ""
	f.field.Text = ""
	return was
}

// none says that nothing was found.
func (p *Page) none() ui.Part {
	return ui.Text(theme.Body, locale.T("settings.none"), p.view.Theme.Ink2).Lines(2)
}

// some are the parts that there are.
func some(parts []ui.Part) []ui.Part {
	return slices.DeleteFunc(parts, func(p ui.Part) bool { return p == ui.Part{} })
}
