//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/pages/play"
	"yanyi/wasm/browsertest"
)

// TestLayingTilesInTheBrowser checks every game with tiles: it lays them against a computer, by
// a preset or one by one, plays a few moves and resigns. The coach is on for beginners.
func TestLayingTilesInTheBrowser(t *testing.T) {
	t.Parallel()
	b := newBrowser(t, browsertest.Options{Language: "zh-CN", Reduced: true})
	for _, c := range []struct {
		id  string
		lay []string
	}{
		{"qiji16", []string{"preset.attack"}},
		{"qice", []string{"tile.31", "slot.3", "tile.2", "slot.2", "clear", "preset.guard"}},
		{"qice-line", []string{"preset.random"}},
	} {
		t.Run(c.id, func(t *testing.T) {
			p := &player{t, b}
			p.open(p, map[string]string{"game": c.id, "seats": "human,ai:4", "lang": "zh-Hans"})
			for _, control := range c.lay {
				p.press(control)
			}
			p.press("done")
			p.press("start")
			p.overTiles(c.id)
		})
	}
	b.tab.WantNoComplaints()
}

// overTiles plays a few moves of a game whose tiles have been laid, then resigns.
func (p *player) overTiles(id string) {
	p.Helper()
	v, _ := catalog.Find(id)
	o := p.plies(0)
	if !strings.Contains(o.Position, " tiles=") || strings.Contains(o.Position, "tiles=0,0,0,0,0,0,0,0/") {
		p.Fatalf("the tiles are not on the board: %q", o.Position)
	}
	pos, err := v.Parse(o.Position, nil)
	if err != nil {
		p.Fatal(err)
	}
	for plies := 2; plies <= 4; plies += 2 {
		turn := firstQuiet(pos)
		b := v.Info().Board
		p.clicks(b.Name(turn.From()), b.Name(turn.To()))
		pos.Do(turn)
		p.answered(pos, p.plies(plies))
	}
	p.press("resign")
	p.press("resign.yes")
	if end := p.wait("the end", func(o play.Probe) bool { return o.Over }); end.Result != "black" {
		p.Errorf("after the resignation the result is %q", end.Result)
	}
}

// firstQuiet is the first legal turn that only moves a piece.
func firstQuiet(pos game.Position) game.Turn {
	for _, t := range pos.Turns(nil) {
		if t.Chosen() == game.Move(t.From(), t.To()) && pos.View(game.NoSeat).Cells[t.To()].Piece == game.NoPiece {
			return t
		}
	}
	return game.NoTurn
}

// answered plays the computer's turn in pos: the legal turn that leads to the position the page
// shows.
func (p *player) answered(pos game.Position, o play.Probe) {
	p.Helper()
	for _, t := range pos.Turns(nil) {
		pos.Do(t)
		if pos.String() == o.Position {
			return
		}
		pos.Undo()
	}
	p.Fatalf("no legal turn leads to %q", o.Position)
}
