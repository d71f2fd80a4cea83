package bench

import (
	"yanyi/assets/locale"
	"yanyi/game/notation"
	"yanyi/render/theme"
	"yanyi/scenes/ui"
)

// names are the forms' in the texts.
var names = map[string]string{
	"record": "study.copy.record", "pgn": "study.copy.pgn", "iccs": "study.copy.iccs", "fen": "study.copy.fen",
	"uci": "study.copy.uci", "wxf": "study.copy.wxf", "dhtmlxq": "study.copy.dhtmlxq",
}

// FormName is what a form is called.
func FormName(form string) string { return locale.T(names[form]) }

// Share offers the forms in which the study can be copied, in place of the list, or the
// list again.
func (b *Bench) Share() {
	if b.tab == tabShare {
		b.tab = tabTree
		return
	}
	b.tab = tabShare
}

// shared is a button a form.
func (b noting) shared() ui.Part {
	var parts []ui.Part
	for _, form := range notation.Forms(b.m.Info) {
		parts = append(parts, ui.Press(ui.ChipButton("copy."+form, FormName(form), false).Does(func() { b.Copy(form) })))
	}
	return ui.Scrolling(&b.comment.scroll, ui.Column(8, ui.Space(4), ui.Text(theme.Body, locale.T("study.copy"), b.m.Screen.Theme.Ink2), ui.Flow(8, parts...))).
		Grow().Least(theme.TouchTarget).Drop(1)
}
