package play

import (
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/session"
)

// move plays the first turn of the table at hand as a person does.
func (p *Page) move(t *testing.T) {
	t.Helper()
	turn := p.table.Line().(*match.Match).Position().Turns(nil)[0]
	ply := p.table.Line().Ply()
	p.table.Tap(turn.From())
	p.table.Tap(turn.To())
	if p.table.Line().Ply() != ply+1 {
		t.Fatalf("%s was not played", p.table.Info().FormatTurn(turn))
	}
}

// allowed is what a game's set-up allows a person.
type allowed struct{ takeBack, hints bool }

// allows is what the table at hand allows, once a turn has been taken.
func (p *Page) allows(t *testing.T) allowed {
	t.Helper()
	p.move(t)
	may := p.table.May()
	return allowed{may.TakeBack != host.Never, may.Hint}
}

// What the set-up forbade stays forbidden when a kept game goes on; games kept
// without a word about it forbid nothing.
func TestContinuedGamesForbidWhatTheirSetUpDid(t *testing.T) {
	for _, allow := range []allowed{{true, true}, {false, true}, {true, false}, {false, false}} {
		w := show(t, "yanyi", prepared, 1280, 800)
		v, _ := catalog.Find("xiangqi")
		p := begin(t, w.sh, kit{}, session.Setup{Variant: v, Seats: make([]match.Player, 2), TakeBack: allow.takeBack, Hints: allow.hints})
		for range 3 { // also what the continued game keeps itself
			if got := p.allows(t); got != allow {
				t.Errorf("%+v is allowed, want %+v", got, allow)
			}
			kept := w.sh.Saves.List()
			if len(kept) != 1 {
				t.Fatalf("%d games are kept", len(kept))
			}
			var err error
			if p, err = open(w.sh, kit{}, session.Request{Save: &kept[0]}); err != nil {
				t.Fatal(err)
			}
		}
		if strings.Contains(p.table.Line().Record(), "Without") {
			t.Error("the record tells what the set-up forbade")
		}
	}
}

// Games kept by earlier editions have the tag before all others, or none.
func TestAllowedInOlderSaves(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	text := w.page.table.Saved()
	for tag, want := range map[string]allowed{
		"": {true, true}, "[Without \"takeback\"]\n": {false, true}, "[Without \"takeback,hints\"]\n": {false, false},
	} {
		p, err := open(w.sh, kit{}, session.Request{Record: tag + text})
		if err != nil {
			t.Fatal(err)
		}
		if got := p.allows(t); got != want {
			t.Errorf("%q allows %+v", tag, got)
		}
	}
}

// A request's words decide who sits where, what is shown, and what is only looked at.
func TestRequests(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	zero := 0
	record := "[Variant \"xiangqi\"]\n\n1. b3e3 b10c8 2. b1c3 *"
	p, err := open(w.sh, kit{}, session.Request{Record: record, View: "b", Ply: &zero, Watch: true})
	if err != nil || p.table.Bottom() != 1 || p.table.Ply() != 0 || p.table.Live() || !p.buttons.watch {
		t.Errorf("%v, %+v", err, p)
	}
	p, err = open(w.sh, kit{}, session.Request{Game: "xiangqi", Seats: "ai:3,human", View: "r"})
	if err != nil || p.table.Bottom() != 0 || p.table.Line().(*match.Match).Player(0).Level != 3 || p.buttons.watch {
		t.Errorf("%v, %+v", err, p)
	}
	kept := len(w.sh.Saves.List())
	for name, r := range map[string]session.Request{
		"no seat": {Game: "xiangqi", View: "w"}, "no game": {Game: "shogi"}, "no record": {Record: "?"},
		"seats": {Game: "xiangqi", Seats: "human"}, "nothing": {}, "position": {Game: "xiangqi", Position: "?"},
	} {
		if _, err := open(w.sh, kit{}, r); err == nil {
			t.Errorf("%s: opened", name)
		}
	}
	if n := len(w.sh.Saves.List()); n != kept {
		t.Errorf("%d games are kept, %d before", n, kept)
	}
}
