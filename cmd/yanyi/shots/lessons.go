package main

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game/lesson"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// lessons are steps of lessons: as they begin, and some on the way.
func lessons() []scene {
	list := []scene{
		{"lesson", func(s *scenetest.Stage, sh *session.Session) error { return openStep(s, sh, "three", 4) }},
		{"lesson-lifted", func(s *scenetest.Stage, sh *session.Session) error {
			if err := openStep(s, sh, "three", 6); err != nil {
				return err
			}
			return press(s, ebiten.KeyUp, ebiten.KeyEnter)
		}},
	}
	for _, l := range lesson.All() {
		for i := range l.Steps {
			list = append(list, scene{fmt.Sprintf("lesson-%s-%d", l.ID, i+1), func(s *scenetest.Stage, sh *session.Session) error { return openStep(s, sh, l.ID, i+1) }})
		}
	}
	return list
}

// openStep opens a step of a lesson, as somebody who skips those before it.
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

// press presses keys, one after the other.
func press(s *scenetest.Stage, keys ...ebiten.Key) error {
	for _, k := range keys {
		if err := s.Key(k); err != nil {
			return err
		}
		if err := s.Settle(10); err != nil {
			return err
		}
	}
	return nil
}
