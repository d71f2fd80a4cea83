package play

import (
	"fmt"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/shell"
	"yanyi/scenes/ui"
)

// Find looks a variant up by its id.
type Find func(id string) (game.Variant, bool)

// Install gives a shell its tables: the routes that begin a game and go on with
// one.
func Install(s *shell.Shell, on machine.Machine, find Find) {
	can := on.Abilities()
	tools := Tools{Engine: can.Engine, Copy: can.Copy, Full: can.Full}
	s.Routes.Play = func(setup shell.Setup) (ui.Page, error) { return Begin(s, tools, setup) }
	s.Routes.Continue = func(saved string) (ui.Page, error) { return Reopen(s, tools, find, saved) }
	installProbe(s)
}

// Linked is the page that the parameters of the address or command line ask for:
// the game of a record, or a game that begins at once because its seats or its
// position are given. ok is false if they ask for no table.
func Linked(s *shell.Shell, find Find) (p ui.Page, ok bool, err error) {
	switch params := &s.Params; {
	case params.Record != "":
		p, err = linkedRecord(s)
		return p, true, err
	case params.Game != "" && (params.Seats != "" || params.Position != ""):
		p, err = linkedGame(s, find)
		return p, true, err
	}
	return nil, false, nil
}

func linkedRecord(s *shell.Shell) (ui.Page, error) {
	text, err := host.Unpack(s.Params.Record)
	if err != nil {
		return nil, fmt.Errorf("%s", locale.T("error.link"))
	}
	p, err := s.Routes.Continue(text)
	if err == nil {
		lookAtPly(p, firstPly(s))
	}
	return p, err
}

// firstPly is the turn to show first: a replay begins at the beginning.
func firstPly(s *shell.Shell) string {
	if s.Params.Ply == "" && s.Params.Mode == "replay" {
		return "0"
	}
	return s.Params.Ply
}

// lookAtPly takes the ply parameter: where a record is opened.
func lookAtPly(p ui.Page, ply string) {
	if n, err := strconv.Atoi(ply); err == nil && n >= 0 {
		if page, ok := p.(*Page); ok {
			page.Show(n)
		}
	}
}

// Show looks at the position after so many turns.
func (p *Page) Show(ply int) {
	p.result = false
	p.table.GoTo(ply)
}

func linkedGame(s *shell.Shell, find Find) (ui.Page, error) {
	v, ok := find(s.Params.Game)
	if !ok {
		return nil, fmt.Errorf("%s", locale.T("error.record.variant", locale.Arg{Name: "name", Value: s.Params.Game}))
	}
	setup := shell.DefaultSetup(v)
	setup.Start = s.Params.Position
	if s.Params.Seats != "" {
		if err := setup.SetSeats(s.Params.Seats); err != nil {
			return nil, err
		}
	}
	if s.Params.View != "" {
		if err := setup.SetView(s.Params.View); err != nil {
			return nil, err
		}
	}
	return s.Routes.Play(setup)
}
