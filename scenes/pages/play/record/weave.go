package record

import (
	"yanyi/render/theme"
	"yanyi/scenes/pages/play/table"
)

// weaver puts the rounds and events of a game into the list, and between them the record's
// remarks, each below its turn and that turn's events. With split a round is divided there,
// otherwise the remarks follow it.
type weaver struct {
	r    *Record
	left []remark // from the next one on
	ply  int      // of the last turn in the list
}

// say adds the remarks on the turns up to a ply.
func (w *weaver) say(ply int) {
	for len(w.left) > 0 && w.left[0].after <= ply {
		w.r.list.add(w.remark(&w.left[0]))
		w.left = w.left[1:]
	}
}

// row adds a row.
func (w *weaver) row(from *table.Row) {
	l := w.r.list
	switch {
	case from.Event == nil:
		w.say(w.ply)
		w.round(from)
		return
	case from.Ply > w.ply:
		w.say(w.ply)
		w.ply = from.Ply
	}
	l.add(l.event(from.Ply, w.r.notes[from.Event]))
}

// round adds a round, divided at its remarks.
func (w *weaver) round(from *table.Row) {
	begin := 0
	for i, c := range from.Cells {
		if c.Ply == 0 {
			continue
		}
		if said := len(w.left) > 0 && w.left[0].after <= w.ply; w.r.list.split && said && i > begin && w.ply > 0 {
			w.r.list.add(w.r.round(from, begin, i))
			w.say(w.ply)
			begin = i
		}
		w.ply = c.Ply
	}
	w.r.list.add(w.r.round(from, begin, len(from.Cells)))
}

// remark lays out a remark in a width, in full if its turn is shown.
func (w *weaver) remark(of *remark) row {
	s, text, lines := &w.r.list.shape, of.text, 0
	if of.ply == s.open {
		text = w.r.whole(of)
	} else {
		lines = shortRemark
	}
	to := row{ply: of.ply, remark: of, lines: inLines(text, s.width-remarkText-remarkRight, s.scale, lines)}
	to.h = float64(len(to.lines))*theme.Caption.Line + 8
	return to
}
