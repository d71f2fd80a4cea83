package play

import (
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/link"
	"yanyi/game/match"
	"yanyi/scenes/host/local"
	"yanyi/scenes/session"
)

// The study of a game at the table, and a game linked by its turns, are given the match itself,
// which is what their record would be read as.
func TestAParsedGameIsPassedOn(t *testing.T) {
	m, err := match.Parse(catalog.Find, "[Variant \"xiangqi\"]\n[Red \"Ann\"]\n[Black \"ai:3\"]\n[Clock \"600+5\"]\n\n1. h3e3 {[%clk 0:09:50]} h10g8 {[%clk 0:09:40]} 2. r:resign black\n")
	if err != nil {
		t.Fatal(err)
	}
	m.SetViewSeat(1)
	linked, ok, err := Linked(&session.Params{Record: link.Pack(m)}, catalog.Find)
	if !ok || err != nil {
		t.Fatal(ok, err)
	}
	for name, r := range map[string]session.Request{"study": toStudy(local.New(m, local.Deps{}).Line()), "link": linked} {
		want, err := match.ParseLegal(catalog.Find, r.Record)
		if err != nil || r.Match == nil {
			t.Fatalf("%s: %v, %+v", name, err, r)
		}
		got := r.Match
		if got.Record() != want.Record() || got.Bottom() != want.Bottom() || got.Position().String() != want.Position().String() || got.ViewAt(0, game.NoSeat).Actor != want.ViewAt(0, game.NoSeat).Actor {
			t.Errorf("%s: given\n%s\nread\n%s", name, got.Save(), want.Save())
		}
	}
}
