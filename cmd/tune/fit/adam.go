package fit

import "math"

// adam is the state of Adam's gradient descent (Kingma & Ba 2015) over some numbers.
type adam struct {
	first, second []float64 // decaying means of each number's slopes and of their squares
	fade1, fade2  float64   // the part of them that the steps so far make up
	steps         int
}

const (
	adamFirst  = 0.9
	adamSecond = 0.999
)

func newAdam(numbers int) *adam {
	return &adam{first: make([]float64, numbers), second: make([]float64, numbers)}
}

// next begins a step.
func (a *adam) next() {
	a.steps++
	a.fade1, a.fade2 = 1-math.Pow(adamFirst, float64(a.steps)), 1-math.Pow(adamSecond, float64(a.steps))
}

// of takes the slope of the i-th number in this step, once, and returns how far to go down, in
// units of the step's length. Slopes far below least hardly move a number.
func (a *adam) of(i int, slope, least float64) float64 {
	a.first[i] = adamFirst*a.first[i] + (1-adamFirst)*slope
	a.second[i] = adamSecond*a.second[i] + (1-adamSecond)*slope*slope
	return a.first[i] / a.fade1 / (math.Sqrt(a.second[i]/a.fade2) + least)
}
