package scenetest

import (
	"math"

	"yanyi/scenes/gestures"
)

// Touch taps with a finger at a point of the view.
func (s *Stage) Touch(x, y float64) error {
	s.next.Touch = true
	return s.Press(x, y)
}

// Swipe draws a finger from one point to another and lifts it there.
func (s *Stage) Swipe(fromX, fromY, toX, toY float64) error {
	s.next.Touch = true
	return s.Drag(fromX, fromY, toX, toY)
}

// Spread draws two fingers apart about a point of the view, so many times.
func (s *Stage) Spread(x, y, times float64) error {
	const steps = 4
	for i := range steps + 1 {
		by := 1.0
		if i > 0 {
			by = math.Pow(times, 1.0/steps)
		}
		s.next.Pinch = gestures.Pinch{On: true, X: x, Y: y, By: by}
		if err := s.Step(1); err != nil {
			return err
		}
	}
	s.next.Pinch = gestures.Pinch{Ended: true, X: x, Y: y, By: 1}
	defer func() { s.next.Pinch = gestures.Pinch{} }()
	return s.Step(1)
}
