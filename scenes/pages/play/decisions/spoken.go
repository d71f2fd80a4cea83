package decisions

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/scenes/pages/play/record"
)

// Spoken is what is asked and what may be answered, to somebody who does not see it; "" if
// nothing is.
func Spoken(d *Decisions) string {
	switch a := &d.asked; {
	case d.pending.on():
		var answers []string
		for i := range d.pending.cells {
			if c := &d.pending.cells[i]; c.reason == "" {
				answers = append(answers, c.label)
			}
		}
		return record.Sentence(d.pending.title) + among(answers)
	case d.stake.on() && a.on():
		return record.Sentence(d.stake.title) + sentences(d.stake.told) + among([]string{a.yes.label, a.no.label})
	case a.on():
		return record.Sentence(a.head) + record.Sentence(a.line) + among([]string{a.yes.label, a.no.label})
	}
	return ""
}

func sentences(lines []string) (all string) {
	for _, line := range lines {
		all += record.Sentence(line)
	}
	return all
}

// among is what may be chosen.
func among(answers []string) string {
	if answers[len(answers)-1] == "" { // there is but one
		answers = answers[:len(answers)-1]
	}
	return record.Sentence(strings.Join(answers, locale.T("sr.comma")))
}
