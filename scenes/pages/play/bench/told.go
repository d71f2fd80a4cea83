package bench

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/phrase"
	"yanyi/scenes/reading"
)

// turns are the tree's turns, one by one, as they are read aloud.
type turns struct{ *Bench }

// Entries lists them.
func (t turns) Entries() []reading.Entry {
	l := t.list
	if l == nil {
		return nil
	}
	for i := len(l.aloud); i < len(l.turns); i++ {
		c := &l.turns[i]
		l.aloud = append(l.aloud, reading.Entry{ID: strconv.Itoa(i), Name: t.named(c.node), Rect: c.at})
	}
	for i := range l.aloud {
		l.aloud[i].On = l.turns[i].node == t.host.At()
	}
	return l.aloud
}

// named is a turn, which variation begins with it, and what is said of it.
func (t turns) named(n *tree.Node) (name string) {
	for _, k := range t.list.chips {
		if k.first == n {
			name = k.label + locale.T("sr.comma")
		}
	}
	if name += record.Told(t.m, t.host.Move(n)); n.After != "" {
		name += locale.T("sr.stop") + n.After
	}
	return name
}

// Open looks at the moment after a turn.
func (t turns) Open(id string) {
	if i, err := strconv.Atoi(id); err == nil && t.list != nil && i < len(t.list.turns) {
		t.look(t.list.turns[i].node)
	}
}

// Spoken is what is known of the turn that led to the moment looked at: what it cost and what
// would have been better where the game was judged, and its comment.
func Spoken(b *Bench) (said string) {
	n := b.host.At()
	said = record.Sentence(record.Glyphs(n))
	if t := (aloud{b}).judged(n); t != nil && !b.host.Progress().Running {
		said += record.Sentence(strings.TrimSpace(reporting{b}.point(t).text))
	}
	if n.After != "" {
		said += record.Sentence(locale.T("sr.comment", words.Arg("text", n.After)))
	}
	return said
}

// aloud tells of a study what nobody has to see.
type aloud struct{ *Bench }

// judged is what a report found of a turn that cost its player much, nil for others.
func (b aloud) judged(n *tree.Node) *study.Judged {
	r := reporting(b)
	r.summarise()
	turns := b.report.report.Turns
	for i := range turns {
		if turns[i].Node == n && turns[i].Kind > study.Good {
			return &turns[i]
		}
	}
	return nil
}

// Hear answers what is asked about a study, and reports whether it was that: n and b go a
// turn on and back, e tells how things stand and what the engine would play.
func Hear(b *Bench, word string) (answer string, known bool) {
	by := 1
	switch word {
	case "b":
		by = -1
		fallthrough
	case "n":
		at := b.host.At()
		b.Land()
		if b.host.Step(by); b.host.At() == at {
			return locale.T("sr.none"), true
		}
		return "", true
	case "e":
		return aloud{b}.standing(), true
	}
	return "", false
}

// standing is what the moment leaves everybody, and the engine's best line.
func (b aloud) standing() string {
	s := b.balance()
	if !s.shares.known {
		return locale.T("study.unjudged")
	}
	var parts []string
	for i, p := range s.shares.whole(len(b.m.Info.Seats)) {
		parts = append(parts, phrase.SideName(b.m.Info, game.Seat(i))+" "+strconv.Itoa(p))
	}
	said := record.Sentence(s.of() + " " + strings.Join(parts, locale.T("sr.comma")))
	said += record.Sentence(s.mate())
	if lines := b.host.Analysis().Lines; len(lines) > 0 {
		var best []string
		for _, t := range b.ahead(lines[0].Turns) {
			best = append(best, t.text)
		}
		said += record.Sentence(locale.T("study.line", locale.Num("n", 1)) + " " + strings.Join(best, " "))
	}
	return said
}
