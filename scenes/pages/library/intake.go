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
	"yanyi/scenes/gametext"
	"yanyi/scenes/machine"
	"yanyi/scenes/saves"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Intake takes records in, from wherever they come and whatever page is shown.
type Intake struct {
	session *session.Session
	can     machine.Abilities
}

// NewIntake returns the intake of a machine. It takes nothing in where there is no inbox.
func NewIntake(s *session.Session, on machine.Machine) *Intake {
	return &Intake{session: s, can: on.Abilities()}
}

// Tick processes arrivals, and reads the clipboard when Ctrl+V was pressed outside a text
// field, or on the page without another one. It belongs before every tick. A browser delivers
// pasted text by itself.
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

// receive reads an arrival and shows it, or its faults. A link to a room leads there.
func (t *Intake) receive(a machine.Arrival) {
	if strings.Contains(a.Text, "?room=") && t.session.EnterRoom(a.Text) {
		return
	}
	a, m := linked(a)
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
	page, given, problems := t.read(a, m)
	switch {
	case page == nil:
		open(newImport(t, given, problems))
	case page == t.session.Stack.Top():
		t.session.Stack.Relayout()
	default:
		open(page)
	}
}

// read reads one or several records, in whatever form; m is the match of the only one, if it
// has been read. It returns the page that shows them, or the faults, and the faulty text, if
// only one: of several, those without faults are kept.
func (t *Intake) read(a machine.Arrival, m *match.Match) (page ui.Page, given string, problems []string) {
	switch {
	case a.Err != nil:
		return nil, a.Text, faults(&notation.Found{}, a.Err)
	case m != nil:
		page, problems = t.keep([]string{m.Save()}, m, taken(&notation.Found{Form: "record"}, m))
		return page, "", problems
	}
	var list []string
	var last *match.Match
	games := notation.Open([]byte(a.Text), t.can.Decode)
	said := ""
	for i := range games {
		found := &games[i]
		if len(found.Faults) > 0 && (len(games) > 1 || found.Text == "") {
			if len(games) > 1 {
				problems = append(problems, locale.T("library.import.game", locale.Num("n", i+1)))
			}
			problems = append(problems, faults(found, &found.Faults)...)
		}
		if found.Text == "" {
			continue
		}
		m, _, err := match.Open(catalog.Named, found)
		switch {
		case m != nil:
			list, said, last = append(list, saves.Import(m, found.Text)), taken(found, m), m
			continue
		case len(games) > 1:
			problems = append(problems, locale.T("library.import.game", locale.Num("n", i+1)))
		default:
			given = found.Text
		}
		problems = append(problems, faults(found, err)...)
	}
	switch {
	case len(problems) > 0 && len(list) > 0:
		return nil, given, append([]string{locale.T("library.import.some", locale.Num("n", t.add(list)))}, problems...)
	case len(problems) > 0:
		return nil, given, problems
	}
	page, problems = t.keep(list, last, said)
	return page, given, problems
}

// taken says as what a record was read, and where it ceased to be readable.
func taken(found *notation.Found, m *match.Match) string {
	cut, form := m.Cut(), locale.Arg{Name: "format", Value: formName(found)}
	if cut == nil || cut.Turn == 0 {
		said := []string{locale.T("library.import.as", form)}
		var beside []string
		if cut != nil && cut.Why.Key != "" {
			beside = append(beside, gametext.Of(m.Info(), cut.Why))
		}
		beside = append(beside, faults(found, &found.Faults)...)
		if m.Setup().Start != "" {
			if doubt := gametext.Doubts(m.Info(), m.Doubts()); doubt != "" {
				beside = append(beside, doubt)
			}
		}
		if len(beside) > 0 {
			said = append(append(said, locale.T("ui.separator")), beside...)
		}
		return strings.Join(said, " ")
	}
	return strings.TrimSpace(locale.T("library.import.cut", form, locale.Num("n", cut.Line), locale.Num("m", cut.Column),
		locale.Arg{Name: "text", Value: game.Brief(cut.Text)}) + " " + gametext.Of(m.Info(), cut.Why))
}

// formName is the name of a record's format.
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

// add keeps records, and returns how many had room or were kept before.
func (t *Intake) add(list []string) (n int) {
	for _, save := range list {
		if t.session.Saves.Add(save) {
			n++
		}
	}
	return n
}

// keep keeps records and shows them: one, whose game is m, at its table, with a remark, several
// in the library.
func (t *Intake) keep(list []string, m *match.Match, said string) (ui.Page, []string) {
	n := t.add(list)
	if len(list) > 1 {
		t.session.Say(locale.T("library.import.done", locale.Num("n", n)))
		return t.library(), nil
	}
	page, err := t.session.Routes.Open(session.Request{Record: list[0], Match: m})
	if err != nil {
		return nil, faults(&notation.Found{Text: list[0]}, err)
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
