package engine

import "yanyi/scenes/machine"

// Pool starts engines and counts those that run, so that work in the background can give way to
// them.
type Pool struct {
	Engines func() machine.Engine // nil, or answering nil, where there are none
	running int
}

// Start starts an engine; nil where there is none.
func (p *Pool) Start() machine.Engine {
	if p.Engines == nil {
		return nil
	}
	e := p.Engines()
	if e == nil {
		return nil
	}
	p.running++
	return &counted{Engine: e, pool: p}
}

// Running is how many engines run.
func (p *Pool) Running() int { return p.running }

// counted is an engine of a pool.
type counted struct {
	machine.Engine
	pool  *Pool
	ended bool
}

// Stop ends the engine.
func (c *counted) Stop() {
	if !c.ended {
		c.ended = true
		c.pool.running--
	}
	c.Engine.Stop()
}
