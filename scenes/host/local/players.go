package local

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// players is the match and its players.
type players struct {
	match *match.Match
	info  *game.Info
}

// here is the seats that people play.
func (p *players) here() game.SeatSet {
	var set game.SeatSet
	for s := range game.Seat(len(p.info.Seats)) {
		if p.match.Player(s).Human() {
			set = set.With(s)
		}
	}
	return set
}

// people is the living seats that people play.
func (p *players) people() game.SeatSet { return p.here() & p.match.Alive() }

func (p *players) human(s game.Seat) bool { return s.Player() && p.here().Has(s) }

// allows reports whether the players have not agreed to forgo something.
func (p *players) allows(what string) bool { return !slices.Contains(p.match.Setup().Without, what) }

// bystanding reports whether the people here are out and computers play on.
func (p *players) bystanding() bool { return !p.match.Over() && p.here() != 0 && p.people() == 0 }

// lays are the people who have tiles to lay.
func (p *players) lays() game.SeatSet {
	var set game.SeatSet
	for s := range game.Seat(len(p.info.Seats)) {
		if p.human(s) && !p.match.Laid(s) {
			set = set.With(s)
		}
	}
	return set
}

// quiet is the number of turns since the last capture or decision.
func (p *players) quiet() int {
	moves := p.match.Moves()
	for i := range slices.Backward(moves) {
		if slices.ContainsFunc(moves[i].Events, func(e game.Event) bool { return e.Type == game.Captured || host.Great(&e) }) {
			return len(moves) - 1 - i
		}
	}
	return len(moves)
}

// told holds the lines for the people here.
type told struct {
	news    []host.News
	version int
}

// Version grows whenever anything but the clocks has changed.
func (t *told) Version() int { return t.version }

func (t *told) touch() { t.version++ }

// News are the lines for the people since the last call.
func (t *told) News() []host.News {
	news := t.news
	t.news = nil
	return news
}

func (t *told) say(p game.Phrase) { t.news = append(t.news, host.News{Phrase: p}) }

func (t *told) fault(key string) {
	t.news = append(t.news, host.News{Phrase: game.Say(key), Fault: true})
}
