package play

import "strings"

// Allowed is what a game's set-up allows a person.
type Allowed struct{ TakeBack, Hints bool }

// The tag pair of a kept game that says what its set-up forbade. Games kept
// without it forbid nothing.
const (
	withoutTag      = `[Without "`
	withoutTakeBack = "takeback"
	withoutHints    = "hints"
)

// marked is the text of a game to keep, with what it does not allow.
func (a Allowed) marked(text string) string {
	var list []string
	if !a.TakeBack {
		list = append(list, withoutTakeBack)
	}
	if !a.Hints {
		list = append(list, withoutHints)
	}
	if list == nil {
		return text
	}
	return withoutTag + strings.Join(list, ",") + "\"]\n" + text
}

// allowedIn reads what the text of a kept game allows.
func allowedIn(text string) Allowed {
	a := Allowed{TakeBack: true, Hints: true}
	for line := range strings.Lines(text) {
		list, ok := strings.CutPrefix(line, withoutTag)
		if !ok {
			continue
		}
		list, _, _ = strings.Cut(list, `"`)
		for _, what := range strings.Split(list, ",") {
			a.TakeBack = a.TakeBack && what != withoutTakeBack
			a.Hints = a.Hints && what != withoutHints
		}
	}
	return a
}

// keeping lets a keeper of games keep what this one does not allow.
func (a Allowed) keeping(keep func(text string) error) func(text string) error {
	return func(text string) error { return keep(a.marked(text)) }
}
