// Package engine queries a computer opponent about positions on behalf of the computers of a
// game, the coach, hints, the analysis, reports, training and puzzles.
package engine

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"yanyi/game/study"
	"yanyi/scenes/machine"
)

// Line is a line of turns that an engine has found.
type Line = study.Verdict

// Purpose is the purpose of a question, the most urgent first.
type Purpose uint8

// The purposes.
const (
	Move Purpose = iota
	Coach
	Hint
	Analysis
	Report
	Training
	Refutation
)

// Question is what is asked about a position.
type Question struct {
	Purpose  Purpose
	Position string     // as [yanyi/game/match.Match.Line] writes it
	Limits   string     // as they follow "go" ([yanyi/game/search.Serve])
	Found    func(Line) // receives each line as it is found; may be nil
}

// Answer ends a question.
type Answer struct {
	Purpose Purpose
	Turns   []string // the turn chosen, or as many as were asked for
	Lines   []Line   // found, the best first
	Err     error    // why there is no answer
}

// Best is the best line found, the zero line if there is none.
func (a *Answer) Best() (l Line) {
	if len(a.Lines) > 0 {
		l = a.Lines[0]
	}
	return l
}

// deaf is how long an engine may take to react to the command to answer at once.
const deaf = time.Second

// Client asks an engine one question after another. Questions for the same purpose are sent
// together, so that the engine never waits for a frame. The engine is started by the first
// question, and again after a fault.
type Client struct {
	Start func() machine.Engine // nil, or answering nil, where there are no engines

	engine  machine.Engine
	open    []Question    // the one in work first
	sent    int           // of them
	lines   []Line        // found for the first
	heard   []string      // from the engine, not handled yet
	hurried bool          // the first must be answered at once
	elapsed time.Duration // since the first was asked, or hurried
	awake   bool          // the engine has answered before
}

// Ask queues a question after those of the same urgency. An engine at work on a less urgent one
// is ended, and asked it again later. Ask and Poll report whether there is an engine.
func (c *Client) Ask(q Question) bool {
	i := len(c.open)
	for i > 0 && c.open[i-1].Purpose > q.Purpose {
		i--
	}
	c.open = slices.Insert(c.open, i, q)
	if i == 0 {
		if c.elapsed = 0; c.sent > 0 {
			c.end()
		}
	}
	return c.send()
}

// send sends the questions of the most urgent purpose, and reports whether there is an engine.
func (c *Client) send() bool {
	if c.engine == nil && c.Start != nil {
		c.engine = c.Start()
	}
	if c.engine == nil {
		return false
	}
	for ; c.sent < len(c.open) && c.open[c.sent].Purpose == c.open[0].Purpose && !c.hurried; c.sent++ {
		c.engine.Send(c.open[c.sent].Position)
		c.engine.Send("go " + c.open[c.sent].Limits)
	}
	return true
}

// Idle reports whether nothing is asked.
func (c *Client) Idle() bool { return len(c.open) == 0 }

// Asks reports whether something is asked for a purpose.
func (c *Client) Asks(p Purpose) bool {
	return slices.ContainsFunc(c.open, func(q Question) bool { return q.Purpose == p })
}

// Elapsed is the time since the question at hand was asked, or hurried.
func (c *Client) Elapsed() time.Duration { return c.elapsed }

// Hurry makes the engine answer the current question at once.
func (c *Client) Hurry() {
	if c.Idle() || c.hurried {
		return
	}
	c.engine.Send("stop") // which drops the waiting questions
	c.hurried, c.sent, c.elapsed = true, 1, 0
}

// Deaf reports whether the engine has not answered for a long time although it was hurried.
func (c *Client) Deaf() bool { return c.hurried && c.elapsed > deaf }

// Awake reports whether the engine has answered before, and thus need not be loaded.
func (c *Client) Awake() bool { return c.awake }

// Cancel withdraws the questions for purposes. An engine already asked is ended, to be sure.
func (c *Client) Cancel(purposes ...Purpose) {
	for i := len(c.open) - 1; i >= 0; i-- {
		if slices.Contains(purposes, c.open[i].Purpose) {
			c.open = slices.Delete(c.open, i, i+1)
			if i < c.sent {
				c.end()
			}
		}
	}
}

// Rest ends the engine if nothing is asked.
func (c *Client) Rest() {
	if c.Idle() {
		c.end()
	}
}

// Close ends the engine, whatever is asked.
func (c *Client) Close() {
	c.open = nil
	c.end()
}

// end ends the engine, if there is one. Open questions will be asked again.
func (c *Client) end() {
	if c.engine != nil {
		c.engine.Stop()
	}
	c.engine, c.sent, c.lines, c.heard, c.hurried, c.awake = nil, 0, nil, nil, false, false
}

// Poll lets time pass and handles the engine's output up to the next answer, if any.
func (c *Client) Poll(passed time.Duration) (a Answer, ok bool) {
	if c.Idle() {
		return a, false
	}
	c.elapsed += passed
	if !c.send() {
		return c.answered(Answer{Err: fmt.Errorf("engine: there is none")}), true
	}
	c.heard = c.engine.Lines(c.heard)
	for i, line := range c.heard {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			c.found(rest)
		case "bestmove":
			c.heard = append(c.heard[:0], c.heard[i+1:]...)
			c.awake = true
			return c.answered(Answer{Turns: strings.Fields(rest), Lines: c.lines}), true
		case "error":
			c.end()
			return c.answered(Answer{Err: fmt.Errorf("engine: %s", rest)}), true
		}
	}
	c.heard = c.heard[:0]
	return a, false
}

// found keeps a line found for the question at hand.
func (c *Client) found(info string) {
	l, ok := study.ReadVerdict(info)
	if !ok {
		return
	}
	switch n := l.Number; {
	case n >= 1 && n <= len(c.lines):
		c.lines[n-1] = l
	case n == len(c.lines)+1:
		c.lines = append(c.lines, l)
	}
	if take := c.open[0].Found; take != nil {
		take(l)
	}
}

// answered closes the question at hand.
func (c *Client) answered(a Answer) Answer {
	a.Purpose = c.open[0].Purpose
	c.open = slices.Delete(c.open, 0, 1)
	c.sent = max(0, c.sent-1)
	c.lines, c.hurried, c.elapsed = nil, false, 0
	if c.Idle() {
		c.heard = c.heard[:0]
	}
	return a
}
