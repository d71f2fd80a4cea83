package puzzle

import (
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
)

// Task is a puzzle as an exercise: the turns that the solver has to find, one after the
// other, and all turns of the line.
func (p *Puzzle) Task(v game.Variant) (task exercise.Task, line []game.Turn, err error) {
	pos, line, err := p.Start(v)
	if err != nil {
		return task, nil, err
	}
	seat := pos.Actor()
	task.Right = line[:1:1]
	last := &task
	for i, t := range line {
		if i > 0 && pos.Actor() == seat {
			last.Reply, last.Then = line[i-1], &exercise.Task{Right: []game.Turn{t}}
			last = last.Then
		}
		if i+1 < len(line) { // the draw of the last turn is left out
			pos.Do(t)
		}
	}
	return task, line, nil
}
