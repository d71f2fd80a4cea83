package decisions

import (
	"strconv"

	"yanyi/scenes/accessibility"
	"yanyi/scenes/pages/play/tabletext"
)

// Question is the pending question with its answers, for a screen reader.
func (d *Decisions) Question() accessibility.Question {
	switch a := &d.asked; {
	case d.now == nil:
		return accessibility.Question{}
	case d.pending.on():
		return d.pending.question()
	case d.Coach.On():
		return questionOf(tabletext.Spoken(d.Coach.heard), true, &d.Coach.yes, &d.Coach.no)
	case d.stake.on() && a.on():
		return questionOf(tabletext.Spoken(d.stake.title)+sentences(d.stake.told), false, &a.yes, &a.no)
	case a.on():
		return questionOf(tabletext.Spoken(a.head)+tabletext.Spoken(a.line), false, &a.yes, &a.no)
	}
	return d.slide.question()
}

func questionOf(text string, holds bool, answers ...*answer) accessibility.Question {
	q := accessibility.Question{Text: text, Holds: holds}
	for _, a := range answers {
		if a.id != "" {
			q.Answers = append(q.Answers, accessibility.Answer{Control: a.id, Label: a.label})
		}
	}
	return q
}

// question is the choice beside a square.
func (a *asking) question() accessibility.Question {
	q := accessibility.Question{Text: tabletext.Spoken(a.title)}
	for i := range a.cells {
		if c := &a.cells[i]; c.reason == "" {
			q.Answers = append(q.Answers, accessibility.Answer{Control: a.control(c), Label: c.label})
		}
	}
	return q
}

// control is the button of a choice.
func (a *asking) control(c *choice) string {
	return "choice." + strconv.Itoa(int(a.field)) + "." + strconv.Itoa(int(c.value))
}

// question is where the marker may slide; nothing waits for it.
func (s *slide) question() accessibility.Question {
	if !s.on() {
		return accessibility.Question{}
	}
	q := accessibility.Question{Text: tabletext.Spoken(s.line)}
	for i := range s.ways {
		q.Answers = append(q.Answers, accessibility.Answer{Control: s.ways[i].id, Label: s.ways[i].label})
	}
	return q
}

func sentences(lines []string) (all string) {
	for _, line := range lines {
		all += tabletext.Spoken(line)
	}
	return all
}
