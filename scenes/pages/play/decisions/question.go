package decisions

import "yanyi/scenes/canvas"

// Question is a question of people elsewhere, or what is waited for; no Head means none.
type Question struct {
	Head, Line string
	Yes, No    Reply
	Urgent     bool // somebody waits for the answer
}

// Reply is an answer to it; without an ID there is none.
type Reply struct {
	ID, Label string
	Icon      canvas.Icon // where there is no room for the label; a tick or a cross if none
	Do        func()
}

// ofPeers is the pending question of people elsewhere, of the urgent ones or of the others.
func (d *Decisions) ofPeers(urgent bool) (a asked, ok bool) {
	q := d.Peers()
	if q.Head == "" || q.Urgent != urgent {
		return asked{}, false
	}
	return asked{head: q.Head, line: q.Line, yes: d.replied(q.Yes), no: d.replied(q.No), lasting: !q.Urgent}, true
}

func (d *Decisions) replied(r Reply) answer {
	if r.ID == "" {
		return answer{}
	}
	a := d.answer(r.ID, "", r.Do)
	a.label, a.icon = r.Label, r.Icon
	return a
}
