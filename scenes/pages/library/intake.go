package library

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
	"yanyi/scenes/machine"
	"yanyi/scenes/phrase"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Intake takes records in, from wherever they come and whatever page is shown.
type Intake struct {
	session *session.Session
	can     machine.Abilities
}

// NewIntake returns the intake of a machine. It takes nothing in where there is no
// inbox.
func NewIntake(s *session.Session, on machine.Machine) *Intake {
	return &Intake{session: s, can: on.Abilities()}
}

// Tick takes in what has arrived, and asks for the clipboard where Ctrl+V was
// pressed outside a text field, or on the page where nothing else is to be written.
// It belongs before every tick. A browser brings what is pasted by itself.
func (t *Intake) Tick(in *ui.Input) {
	if t.can.Inbox == nil {
		return
	}
	_, importing := t.session.Stack.Top().(*Import)
	if keysPaste && in.Ctrl && slices.Contains(in.Keys, ebiten.KeyV) && (importing || !in.Typing) {
		t.can.Inbox.Paste()
	}
	t.dropped()
	if a, ok := t.can.Inbox.Arrived(); ok {
		t.receive(a)
	}
}

// receive reads what has arrived and shows it, or what is wrong with it. A link to a room
// leads there.
func (t *Intake) receive(a machine.Arrival) {
	if strings.Contains(a.Text, "?room=") && t.session.EnterRoom(a.Text) {
		return
	}
	a = linked(a)
	open := t.session.Stack.Open
	if page, ok := t.session.Stack.Top().(*Import); ok {
		if a.Err != nil && a.Text == "" && page.asked {
			page.refused()
			return
		}
		open = page.replace
	}
	if made, ok := session.IsBackup(a.Text); ok {
		open(&restore{session: t.session, text: a.Text, made: made})
		return
	}
	page, given, problems := t.read(a)
	switch {
	case page == nil:
		open(newImport(t, given, problems))
	case page == t.session.Stack.Top():
		t.session.Stack.Relayout()
	default:
		open(page)
	}
}

// read takes in one or several records, in whatever form they come. It answers the page
// that shows them, or what is wrong, and the text with which it is, if it is only one:
// then of several those have been kept with which nothing is.
func (t *Intake) read(a machine.Arrival) (page ui.Page, given string, problems []string) {
	if a.Err != nil {
		return nil, a.Text, faults("", a.Err)
	}
	var list []string
	games := notation.Open([]byte(a.Text), t.can.Decode)
	said := ""
	for i, found := range games {
		save, cut, err := saves.Import(catalog.Named, found.Text)
		if len(games) > 1 && (err != nil || cut != nil) { // its places are those in the file
			_, cut, err = saves.Import(catalog.Named, found.Placed())
		}
		switch {
		case err == nil:
			list, said = append(list, save), taken(&found, cut)
			continue
		case len(games) > 1:
			problems = append(problems, locale.T("library.import.game", locale.Num("n", i+1)))
		default:
			given = found.Text
		}
		problems = append(problems, faults(found.Placed(), err)...)
	}
	switch {
	case len(problems) > 0 && len(list) > 0:
		return nil, given, append([]string{locale.T("library.import.some", locale.Num("n", t.add(list)))}, problems...)
	case len(problems) > 0:
		return nil, given, problems
	case len(list) == 0:
		return nil, "", []string{locale.T("error.record.empty")}
	}
	page, problems = t.keep(list, said)
	return page, given, problems
}

// taken says what a record was taken for, and where it could be read no further.
func taken(found *notation.Found, cut *match.Cut) string {
	form := locale.Arg{Name: "format", Value: formName(found)}
	if cut == nil || cut.Turn == 0 {
		return locale.T("library.import.as", form)
	}
	in := catalogInfo(found.Text)
	return strings.TrimSpace(locale.T("library.import.cut", form, locale.Num("n", cut.Line), locale.Num("m", cut.Column),
		locale.Arg{Name: "text", Value: game.Brief(cut.Text)}) + " " + phrase.Of(in, cut.Why))
}

// formName is what a record was taken for in words.
func formName(found *notation.Found) string {
	names := []string{found.Form}
	switch found.Form {
	case "record":
		names[0] = locale.T("library.form.record")
	case "list":
		names[0] = locale.T("library.form.list")
	}
	switch found.Moves {
	case "":
	case "chinese":
		names = append(names, locale.T("library.form.chinese"))
	default:
		names = append(names, found.Moves)
	}
	return strings.Join(names, " "+locale.T("ui.separator")+" ")
}

// catalogInfo is the game that a record is of.
func catalogInfo(text string) *game.Info {
	if v, ok := notation.VariantOf(catalog.Named, text); ok {
		return v.Info()
	}
	return nil
}

// add keeps records, and tells how many found room or were kept before.
func (t *Intake) add(list []string) (n int) {
	for _, save := range list {
		if t.session.Saves.Add(save) {
			n++
		}
	}
	return n
}

// keep keeps records and shows them: one at its table, with what is said of it, several
// in the library.
func (t *Intake) keep(list []string, said string) (ui.Page, []string) {
	n := t.add(list)
	if len(list) > 1 {
		t.session.Say(locale.T("library.import.done", locale.Num("n", n)))
		return t.library(), nil
	}
	page, err := t.session.Routes.Open(session.Request{Record: list[0]})
	if err != nil {
		return nil, faults(list[0], err)
	}
	if n == 1 {
		t.session.Say(said)
	}
	return page, nil
}

// library is the page of all matches: the one on top, or a new one.
func (t *Intake) library() ui.Page {
	if p, ok := t.session.Stack.Top().(*Page); ok {
		p.Resume()
		return p
	}
	return t.session.Routes.Library()
}
