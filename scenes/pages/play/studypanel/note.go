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
	"yanyi/scenes/host/study"
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
func (w *writing) follow(h *study.Host) {
	n := h.At()
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
	n := b.host.At()
	parts := []ui.Part{b.noteHead(n), ui.If(n.Parent() != nil && b.writes(), b.glyphs(n)), ui.If(!b.m.Offers(host.Together), b.commentField(n)), b.changeButtons(n), ui.If(b.writes(), b.draws())}
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
		ctl := ui.ChipButton(id, g.String(), on).Does(func() { b.host.Mark(n, g) })
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
		b.host.Comment(n, w.field.Text)
	})).High(theme.TouchTarget)
}

// writes reports whether anything may be written here.
func (b *Panel) writes() bool { return !b.m.Offers(host.Together) || b.host.Together().Writes() }

// changes are the buttons that promote a variation, remove it, and undo. In a shared study
// turns can only be removed.
func (b *Panel) changeButtons(n *tree.Node) ui.Part {
	button := func(id string, icon canvas.Icon, key string, off bool, do func()) ui.Part {
		return ui.Press(ui.IconButton(id, icon, locale.T(key)).Unless(off).Does(b.do(do)))
	}
	if b.m.Offers(host.Together) {
		return ui.Columns(0, button("delete", canvas.IconTrash, "study.delete", !b.host.Together().MayPrune(n), func() { b.host.Delete(n) })).High(56)
	}
	return ui.Columns(0,
		button("promote", canvas.IconUp, "study.promote", n.Branch() == nil, func() { b.host.Promote(n) }),
		button("delete", canvas.IconTrash, "study.delete", n.Parent() == nil, func() { b.host.Delete(n) }),
		button("undo", canvas.IconTakeBack, "study.undo", !b.host.MayUndo(), func() { b.host.Undo() }),
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
	list := b.host.Reveals()
	if len(list) < 2 {
		return ui.Part{}
	}
	parts := []ui.Part{}
	for i, d := range list[:min(len(list), mostDraws)] {
		parts = append(parts, ui.Press(ui.ChipButton("drawn."+strconv.Itoa(i), b.drawnText(d), same(d, b.host.At().Turn.Reveal())).Does(b.do(func() {
			_ = b.host.RevealOther(d) // fails only if the study is full, which then stays as it is
		}))))
	}
	return ui.Column(6, ui.Text(theme.Caption, locale.T("study.drawn"), b.m.Screen.Theme.Ink2), ui.Flow(6, parts...))
}
