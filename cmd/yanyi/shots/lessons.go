package main

import (
	"fmt"

	"yanyi/game/lesson"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// lessons are steps of lessons: as they begin, and some on the way.
func lessons() []scene {
	list := []scene{
		{"lesson", func(s *scenetest.Stage, sh *session.Session) error { return openStep(s, sh, "three", 4) }},
		{"lesson-lifted", func(s *scenetest.Stage, sh *session.Session) error { return touch(s, sh, 6, "d6") }},
		{"lesson-asked", func(s *scenetest.Stage, sh *session.Session) error { return touch(s, sh, 6, "d6", "b7") }},
		{"lesson-wrong", func(s *scenetest.Stage, sh *session.Session) error { return touch(s, sh, 1, "h3", "h5") }},
		{"lesson-done", func(s *scenetest.Stage, sh *session.Session) error { return touch(s, sh, 4, "i6", "g6") }},
	}
	for _, l := range lesson.All() {
		for i := range l.Steps {
			list = append(list, scene{fmt.Sprintf("lesson-%s-%d", l.ID, i+1), func(s *scenetest.Stage, sh *session.Session) error { return openStep(s, sh, l.ID, i+1) }})
		}
	}
	return list
}

// openStep opens a step of a lesson by skipping the earlier ones.
func openStep(s *scenetest.Stage, sh *session.Session, id string, step int) error {
	sh.Stack.Open(sh.Routes.Lesson(id))
	for range step - 1 {
		if err := s.Settle(20); err != nil {
			return err
		}
		if err := tap(s, "skip"); err != nil {
			return err
		}
	}
	return nil
}

// touch opens a step of the first lesson and presses squares of its board.
func touch(s *scenetest.Stage, sh *session.Session, step int, squares ...string) error {
	if err := openStep(s, sh, "three", step); err != nil {
		return err
	}
	for _, name := range squares {
		if err := s.Settle(20); err != nil {
			return err
		}
		look := play.Look(sh)
		at := look.Squares[name]
		if err := s.Press(at[0]/look.Scale, at[1]/look.Scale); err != nil {
			return err
		}
	}
	return nil
}
