package lesson

import (
	"fmt"
	"strings"

	"yanyi/game/lesson"
	"yanyi/scenes/session"
)

// keyLessons is the store's key of the progress.
const keyLessons = "lessons"

// progress is the progress in the lessons. It is saved as text: a line per lesson, the one that
// was open last first, with its step and the steps done as bits.
type progress struct {
	last string // the lesson open last, "" for none
	at   map[string]int
	done map[string]uint64
}

// readProgress reads a saved text; unreadable lines are ignored.
func readProgress(text string) progress {
	p := progress{at: map[string]int{}, done: map[string]uint64{}}
	for line := range strings.Lines(text) {
		var id string
		var at int
		var done uint64
		if n, _ := fmt.Sscanf(line, "%s %d %x", &id, &at, &done); n < 3 || lesson.Named(id) == nil {
			continue
		}
		if p.last == "" {
			p.last = id
		}
		p.at[id], p.done[id] = max(0, min(at, len(lesson.Named(id).Steps)-1)), done
	}
	return p
}

// String is the progress as it is saved.
func (p *progress) String() string {
	var b strings.Builder
	write := func(id string) {
		if _, begun := p.at[id]; begun {
			fmt.Fprintf(&b, "%s %d %x\n", id, p.at[id], p.done[id])
		}
	}
	write(p.last)
	for _, l := range lesson.All() {
		if l.ID != p.last {
			write(l.ID)
		}
	}
	return b.String()
}

// has reports whether a step of a lesson has been done.
func (p *progress) has(id string, step int) bool { return p.done[id]>>step&1 == 1 }

// finished reports whether all steps of a lesson have been done.
func (p *progress) finished(l *lesson.Lesson) bool {
	all := uint64(1)<<len(l.Steps) - 1
	return p.done[l.ID]&all == all
}

// next is the first lesson that is not finished, the one after another first; nil if all are.
func (p *progress) next(after *lesson.Lesson) *lesson.Lesson {
	all := lesson.All()
	from := 0
	for i := range all {
		if after != nil && all[i].ID == after.ID {
			from = i + 1
		}
	}
	for i := range all {
		if l := &all[(from+i)%len(all)]; !p.finished(l) {
			return l
		}
	}
	return nil
}

// first is the lesson to open if none is asked for: the one open last unless it is finished,
// else the first that is not.
func (p *progress) first() *lesson.Lesson {
	if l := lesson.Named(p.last); l != nil && !p.finished(l) {
		return l
	}
	if l := p.next(lesson.Named(p.last)); l != nil {
		return l
	}
	return &lesson.All()[0]
}

// Done is the progress in the lessons.
type Done struct {
	Finished, Of int
	Begun        bool // a lesson that is not finished
}

// DoneSoFar reads it.
func DoneSoFar(s *session.Session) (d Done) {
	p := readProgress(s.Kept(keyLessons))
	all := lesson.All()
	for i := range all {
		switch l := &all[i]; {
		case p.finished(l):
			d.Finished++
		case p.done[l.ID] != 0:
			d.Begun = true
		}
	}
	d.Of = len(all)
	return d
}
