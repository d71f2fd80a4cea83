package setup_test

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/odds"
	"yanyi/scenes/app"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// Odds are chosen by whoever gives them and by the pieces, follow their player to another seat,
// and are gone with the piece chips' first.
func TestOdds(t *testing.T) {
	s, p := shown(t, "zh-Hans", "xiangqi", 1280, 1200)
	for _, c := range []struct{ press, want string }{
		{"odds.none", ""}, {"odds.NN", "Red:NN"}, {"giver.1", "Black:NN"}, {"odds.R", "Black:R"}, {"rotate", "Red:R"}, {"rotate", "Black:R"},
		{"odds.none", ""}, {"giver.0", ""}, {"odds.C", "Red:C"},
	} {
		s.Choose(t, c.press)
		if got := p.Setup().Odds.Text(p.Setup().Variant.Info()); got != c.want {
			t.Errorf("after %s: %q, want %q", c.press, got, c.want)
		}
	}
	if ctl := controls(p)["giver.0"]; !ctl.On {
		t.Error("the giver is not shown")
	}
	if ctl := controls(p)["odds.C"]; !ctl.On || ctl.Name != "单炮" {
		t.Errorf("the chip of a cannon is %q, on %t", ctl.Name, ctl.On)
	}
}

// A part of the time is given by whoever gives odds, with clocks of minutes alone, and follows
// its player.
func TestOddsOfTime(t *testing.T) {
	s, p := shown(t, "en", "xiangqi", 1280, 1200)
	if _, ok := controls(p)["timeodds.2"]; ok {
		t.Error("time is given without a clock")
	}
	s.Choose(t, "clock.10")
	for _, c := range []struct {
		press string
		by    game.Seat
		part  int
	}{
		{"timeodds.2", 0, 2}, {"giver.1", 1, 2}, {"clock.30", 1, 2}, {"rotate", 0, 2}, {"timeodds.4", 0, 4}, {"odds.N", 0, 4},
		{"giver.1", 1, 4}, {"timeodds.0", 0, 0}, {"timeodds.3", 1, 3}, {"clock.turn30", 0, 0}, {"clock.5", 0, 0},
	} {
		s.Choose(t, c.press)
		if got := p.Setup().Clock; got.Giver != c.by || got.Part != c.part {
			t.Errorf("after %s: %+v, want 1/%d of %d", c.press, got, c.part, c.by)
		}
	}
	s.Choose(t, "timeodds.2")
	press(t, s, p, "increment +")
	press(t, s, p, "periods +")
	if got := p.Setup().Clock; got.Part != 2 || got.Periods != 1 {
		t.Errorf("with an increment and periods: %+v", got)
	}
	again := session.DefaultSetup(p.Setup().Variant)
	again.Clock = p.Setup().Clock
	sh := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true})
	sh.Remember(again)
	q := sh.Routes.Setup(again.Variant).(*setup.Page)
	q.Layout(ui.View{W: 1280, H: 1200, Scale: 1, Theme: sh.Theme()})
	if got := q.Setup().Clock; got != again.Clock || !controls(q)["giver.1"].On || !controls(q)["timeodds.2"].On {
		t.Errorf("remembered %+v", got)
	}
}

// Keys alone choose odds.
func TestOddsByKeys(t *testing.T) {
	s, p := shown(t, "en", "mini", 390, 844)
	p.Form.SetFocus("giver.2")
	keys(t, s, ui.KeyLeft, ui.KeyTab, ui.KeyRight)
	if got := p.Setup().Odds; got != (odds.Odds{By: 1, Pieces: "N"}) {
		t.Errorf("%+v, the keyboard at %s", got, p.Form.Focus())
	}
}

// No odds are offered where nobody can give any, and in a game from another position.
func TestNoOddsToOffer(t *testing.T) {
	offers := func(p *setup.Page) bool {
		for id := range controls(p) {
			if strings.HasPrefix(id, "odds.") || strings.HasPrefix(id, "giver.") || strings.HasPrefix(id, "timeodds.") {
				return true
			}
		}
		return false
	}
	for _, v := range catalog.All() {
		_, p := shown(t, "en", v.Info().ID, 1280, 1200)
		if got, want := offers(p), v.Info().ID != "anqi"; got != want {
			t.Errorf("%s offers odds: %t", v.Info().ID, got)
		}
	}
	sh := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true})
	v, _ := catalog.Find("xiangqi")
	p := setup.At(sh, v, "3k5/9/9/9/9/9/9/9/9/R3K4 w", nil)
	p.Layout(ui.View{W: 1280, H: 1200, Scale: 1, Theme: sh.Theme()})
	if offers(p) {
		t.Error("odds are offered in a position of one's own")
	}
}

// What a player's army lacks has no chip, and nothing moves for it.
func TestOddsOfSmallArmies(t *testing.T) {
	s, p := shown(t, "en", "chibi", 1280, 1200)
	s.Choose(t, "giver.1")
	s.Choose(t, "odds.NN")
	was := rects(p)
	s.Choose(t, "giver.0")
	if _, ok := rects(p)["odds.NN"]; ok || p.Setup().Odds.Pieces != "N" {
		t.Errorf("Wu with one horse gives %+v, two on offer: %t", p.Setup().Odds, ok)
	}
	wantStill(t, "another giver", was, rects(p))
}

// Remembered choices include the odds; what is begun from elsewhere, such as the next level, has
// none.
func TestOddsAreRemembered(t *testing.T) {
	sh := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true})
	v, _ := catalog.Find("xiangqi")
	was := session.DefaultSetup(v)
	was.Odds = odds.Odds{By: 0, Pieces: "RN"}
	sh.Remember(was)
	p := sh.Routes.Setup(v).(*setup.Page)
	p.Layout(ui.View{W: 1280, H: 1200, Scale: 1, Theme: sh.Theme()})
	if got := p.Setup().Odds; got != was.Odds || !controls(p)["odds.RN"].On {
		t.Errorf("remembered %+v", got)
	}
	var begun session.Request
	open := sh.Routes.Open
	sh.Routes.Open = func(r session.Request) (ui.Page, error) {
		begun = r
		return open(r)
	}
	sh.Begin(v, 4)
	if begun.Setup == nil || begun.Setup.Odds.On() {
		t.Errorf("the next level begins with %+v", begun.Setup)
	}
}

// Every label fits in little room, in all languages.
func TestOddsFit(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "zh-Hant", "en"} {
		for _, id := range []string{"yanyi", "xiangqi", "baige", "guoji"} {
			s, p := shown(t, lang, id, 320, 568)
			s.Choose(t, "clock.10")
			for id, ctl := range controls(p) {
				if strings.Contains(id, "odds.") && (ctl.Rect.Right() > 320 || ctl.Rect.X < 0) {
					t.Errorf("%s: %s stands at %v", lang, id, ctl.Rect)
				}
			}
		}
	}
}
