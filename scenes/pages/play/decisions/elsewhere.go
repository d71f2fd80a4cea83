package decisions

// Question is what is asked here on behalf of people elsewhere, or waited for; without
// a Head nothing is.
type Question struct {
	Head, Line string
	Yes, No    Reply
	Urgent     bool // somebody waits for the answer
}

// Reply is an answer to it; without an ID there is none.
type Reply struct {
	ID, Label string
	Do        func()
}

// elsewhere is the question that waits, urgent ones or the others.
func (d *Decisions) elsewhere(urgent bool) (a asked, ok bool) {
	if d.Elsewhere == nil {
		return asked{}, false
	}
	q := d.Elsewhere()
	if q.Head == "" || q.Urgent != urgent {
		return asked{}, false
	}
	return asked{head: q.Head, line: q.Line, yes: d.replied(q.Yes), no: d.replied(q.No)}, true
}

func (d *Decisions) replied(r Reply) answer {
	if r.ID == "" {
		return answer{}
	}
	a := d.answer(r.ID, "", r.Do)
	a.label = r.Label
	return a
}
