package lesson

import (
	"yanyi/game/lesson"
	"yanyi/scenes/session"
)

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
