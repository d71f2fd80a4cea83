// Package progress is the page of what a player has done: games by level, days in a row,
// lessons, puzzles, and one line of advice. It is kept on this device alone.
package progress

import (
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/progress"
	"yanyi/scenes/pages/lesson"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Page shows it.
type Page struct {
	ui.ColumnPage
	session *session.Session
	games   []game.Variant
	now     func() time.Time
	changes int // of other windows that is taken in
	read    bool
	sum     sum
	view    ui.View
}

// sum is all that the page shows.
type sum struct {
	tally          progress.Tally
	streak, record int // days in a row, now and at most
	lessons        lesson.Done
	puzzles        puzzle.Done
	advice         progress.Advice
}

// New returns the page for the given games.
func New(s *session.Session, games []game.Variant) *Page {
	return &Page{session: s, games: games, now: time.Now}
}

// Resume reads everything again: something may have been done.
func (p *Page) Resume() { p.read = false }

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	if changes := p.session.Saves.Changes(); !p.read || changes != p.changes {
		p.sum, p.read, p.changes = p.sumUp(), true, changes
	}
	p.Show(v, locale.T("progress.title"), locale.T("progress.line"), widest, p.body)
}

// Update handles a tick.
func (p *Page) Update(in *ui.Input) ui.Nav {
	if p.changes != p.session.Saves.Changes() {
		p.Layout(p.view)
	}
	return p.ColumnPage.Update(in)
}

// sumUp reads the progress.
func (p *Page) sumUp() sum {
	now := p.now()
	s := sum{tally: p.session.Saves.Progress(), lessons: lesson.DoneSoFar(p.session), puzzles: puzzle.DoneSoFar(p.session, now)}
	days := s.tally.Days(s.puzzles.Days)
	s.streak, s.record = streakOf(days, now), s.tally.Longest(s.puzzles.Days)
	s.advice = progress.Advise(p.games, progress.State{
		Tally: s.tally, Lessons: s.lessons.Finished, Of: s.lessons.Of, Begun: s.lessons.Begun,
		PuzzleSolved: s.puzzles.Today, PuzzlesOffered: p.session.Routes.Puzzle != nil,
	})
	return s
}

// streakOf is how many days in a row something was done. Games count on the reader's own day,
// puzzles on that by UTC: of the two names that a moment may have the better one counts.
func streakOf(days []string, now time.Time) int {
	return max(progress.Streak(days, now.Format(time.DateOnly)), progress.Streak(days, now.UTC().Format(time.DateOnly)))
}

// variant is a game by its id, nil if it is not played here.
func (p *Page) variant(id string) game.Variant {
	for _, v := range p.games {
		if v.Info().ID == id {
			return v
		}
	}
	return nil
}

// follow follows the advice.
func (p *Page) follow() ui.Nav {
	routes := &p.session.Routes
	switch a := p.sum.advice; a.What {
	case progress.Nothing:
		return ui.Stay()
	case progress.Lesson, progress.GoOn:
		return ui.Push(routes.Lesson(""))
	case progress.Puzzle:
		return ui.Push(routes.Puzzle("today"))
	default:
		return p.session.Begin(p.variant(a.Variant), a.Level)
	}
}

// Probe gives the page's content to an end-to-end test.
func (p *Page) Probe(o *play.Probe) {
	o.Page, o.Said = "progress", strings.Join(p.Form.Texts(), "\n")
}
