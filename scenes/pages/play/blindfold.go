package play

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// typeID is the field in which who plays blindfold types moves.
const typeID = "type"

// typed is what is typed in that field.
type typed struct {
	field ui.Field
	heard bool // the field is written in again after an answer
}

// typedMost is the most characters of a typed move or question.
const typedMost = 40

// types reports whether moves can be typed in a field: by who plays blindfold.
func (p *Page) types() bool {
	return (p.now.Blind || p.now.Peeking) && !p.now.Reviewed() && !p.now.Screen.Bare
}

// moveField is the field for moves, nothing where none can be typed.
func (p *Page) moveField() ui.Part {
	if !p.types() {
		return ui.Part{}
	}
	f := &p.typed.field
	example := p.now.Info.Board.Name(0) + p.now.Info.Board.Name(1)
	if p.now.Info.Board.Lines && p.now.Settings.NotationShown() == "chinese" {
		example = "炮二平五"
	}
	f.Hint, f.Max = locale.T("play.type.hint", tabletext.Arg("move", example)), typedMost
	return ui.Press(ui.NameField(typeID, locale.T("play.type"), f, &p.form)).High(theme.TouchTarget)
}

// hear plays or answers what was typed and entered; the field stays open for the next line.
func (p *Page) hear(in *ui.Input) {
	f := &p.typed.field
	if p.typed.heard {
		p.typed.heard = false
		p.form.Edit(typeID)
	}
	if !f.Entered {
		return
	}
	f.Entered = false
	line := f.Text
	f.Text, p.typed.heard = "", true
	p.form.MarkDirty()
	if line == "" {
		return
	}
	reply := p.board.Hear(line)
	switch {
	case reply.Said != "":
		p.session.Say(reply.Said)
	case reply.Press != "" && in.Reader != nil:
		in.Reader.Ask = accessibility.Ask{Control: reply.Press, Press: true}
	}
}
