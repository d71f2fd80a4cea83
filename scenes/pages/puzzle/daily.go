package puzzle

import "time"

// dayOf is a day's name: its UTC date, the same everywhere.
func dayOf(t time.Time) string { return t.UTC().Format(time.DateOnly) }

// newcomers is the number of solved puzzles below which a person is a newcomer.
const newcomers = 5

// newcomer reports whether puzzles of the day are to be easy.
func (p *progress) newcomer() bool { return p.solved < newcomers }
