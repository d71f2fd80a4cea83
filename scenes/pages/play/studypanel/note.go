package studypanel

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/tree"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// writing is the comment on the moment shown, while it is being written.
type writing struct {
	field  ui.Field
	of     *tree.Node
	said   string // as the study has it
	scroll ui.Scroll
}

// follow turns to another moment, or takes in that its comment has changed.
func (w *writing) follow(n *tree.Node) {
	if w.of == n && w.said == n.After {
		return
	}
	w.of, w.said = n, n.After
	w.field.Text, w.field.Max, w.field.Legible = n.After, tree.MostComment, true
	w.field.Hint = locale.T("study.comment.hint")
}

// glyphs are the glyphs offered, in the order of their buttons.
var glyphs = [...]tree.Glyph{3, 1, 5, 6, 2, 4}

// Note holds the changes of the turn shown: glyphs, a comment, its place in the tree, other
// draws.
func (b *Panel) Note() ui.Part {
	n := b.s.At
	parts := []ui.Part{b.noteHead(n), ui.If(n.Parent() != nil && b.s.Writes, b.glyphs(n)), ui.If(!b.m.Offers(host.Together), b.commentField(n)), b.changeButtons(n), ui.If(b.s.Writes, b.draws())}
	return ui.Scrolling(&b.comment.scroll, ui.Column(8, parts...)).Grow().Least(theme.TouchTarget).Drop(1)
}

// head names the turn.
func (b *Panel) noteHead(n *tree.Node) ui.Part {
	text := locale.T("study.start")
	if n.Parent() != nil {
		text = tabletext.Listed(locale.T("play.round", locale.Num("n", n.Round)), b.turn(n).Text)
	}
	return ui.Inset(0, 6, 0, 0, ui.Text(theme.Body, text, b.m.Screen.Theme.Ink))
}

// marks are the glyphs of a good or bad turn.
func (b *Panel) glyphs(n *tree.Node) ui.Part {
	var parts []ui.Part
	for _, g := range glyphs {
		on := slices.Contains(n.Glyphs, g)
		id := "glyph." + strconv.Itoa(int(g))
		ctl := ui.ChipButton(id, g.String(), on).Does(func() { b.Do(host.Request{Do: host.Mark, Node: n, Glyph: g}) })
		ctl.Name, ctl.Role = locale.T("study.glyph."+strconv.Itoa(int(g))), ui.RoleSwitch
		parts = append(parts, ui.Press(ctl).Wide(0).Grow())
	}
	return ui.Row(6, parts...).High(theme.TouchTarget)
}

// field is where a comment is written.
func (b *Panel) commentField(n *tree.Node) ui.Part {
	w := &b.comment
	return ui.Press(ui.NameField("comment", locale.T("study.comment"), &w.field, b.form).Does(func() {
		w.said = tree.AsComment(w.field.Text)
		b.Do(host.Request{Do: host.Comment, Node: n, Text: w.field.Text})
	})).High(theme.TouchTarget)
}

// changes are the buttons that promote a variation, remove it, and undo. In a shared study
// turns can only be removed.
func (b *Panel) changeButtons(n *tree.Node) ui.Part {
	button := func(id string, icon canvas.Icon, key string, may bool, do host.Verb) ui.Part {
		return ui.Press(ui.IconButton(id, icon, locale.T(key)).Unless(!may).Does(b.sends(host.Request{Do: do, Node: n})))
	}
	remove := button("delete", canvas.IconTrash, "study.delete", b.s.Prunes, host.Delete)
	if b.m.Offers(host.Together) {
		return ui.Columns(0, remove).High(56)
	}
	return ui.Columns(0,
		button("promote", canvas.IconUp, "study.promote", n.Branch() != nil, host.Promote), remove,
		button("undo", canvas.IconTakeBack, "study.undo", b.s.Undoes, host.TakeBack),
	).High(56)
}

// same reports whether two draws show the same.
func same(a, b game.Reveal) bool { return a.Mover == b.Mover && a.Captive == b.Captive }

// drawn is what a draw shows: what moved, and what was taken.
func (b *Panel) drawnText(d game.Reveal) string {
	var shown []string
	for _, p := range [...]game.Piece{d.Mover, d.Captive} {
		if p != game.NoPiece {
			shown = append(shown, gametext.PieceWord(b.m.Info, p))
		}
	}
	return strings.Join(shown, " × ")
}

// mostDraws is how many draws are offered.
const mostDraws = 24

// draws are the other possible draws of the turn.
func (b *Panel) draws() ui.Part {
	list := b.s.Reveals
	if len(list) < 2 {
		return ui.Part{}
	}
	parts := []ui.Part{}
	for i, d := range list[:min(len(list), mostDraws)] {
		parts = append(parts, ui.Press(ui.ChipButton("drawn."+strconv.Itoa(i), b.drawnText(d), same(d, b.s.At.Turn.Reveal())).Does(b.sends(host.Request{Do: host.RevealOther, Reveal: d}))))
	}
	return ui.Column(6, ui.Text(theme.Caption, locale.T("study.drawn"), b.m.Screen.Theme.Ink2), ui.Flow(6, parts...))
}
