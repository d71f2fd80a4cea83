package play

import (
	"fmt"
	"os"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// At every size and in every language all that people elsewhere are told and asked fits:
// no text is shown shortened, no control stands over another or is too small.
func TestARoomsTableFitsEveryFrame(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	sizes := [][2]float64{{320, 568}, {390, 844}, {480, 520}, {844, 390}, {1280, 800}}
	langs := []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En}
	if testing.Short() && os.Getenv("SHOTS") == "" {
		sizes, langs = sizes[1:4], langs[2:]
	}
	for _, id := range []string{"yanyi", "qice"} {
		for _, size := range sizes {
			fits(t, id, size[0], size[1], langs)
		}
	}
}

// fits walks a game through its states at a size.
func fits(t *testing.T, id string, w, h float64, langs []locale.Lang) {
	setup := room.Setup{Variant: id, Seats: three, Clock: room.Clock{PerTurn: 3 * 24 * 3600e3}}
	if id == "qice" {
		setup.Seats, setup.Start = two, tiled
	}
	server, guests := party(t, setup, w, h)
	a, b := guests[0], guests[1]
	check := func(name string, all ...*guest) {
		for i, g := range all {
			for _, lang := range langs {
				locale.Use(lang)
				where := fmt.Sprintf("%s-%s-%d-%s", id, name, i, lang.Tag())
				g.fit(where)
			}
		}
		locale.Use(locale.ZhHans)
	}
	now := time.Now()
	for _, g := range guests {
		g.table().roomPanel.SetClock(func() time.Time { return now })
	}
	check("plays", a, b)
	looker := arrive(t, server, still(), w, h)
	looker.sh.Online.Visit(a.room().People().Code)
	looker.open()
	for _, g := range []*guest{a, looker} { // as in the program, whose bar has these as well
		g.sh.Routes.Rules = func(game.Variant) ui.Page { return blank{} }
		g.sh.Routes.Settings = func() ui.Page { return blank{} }
	}
	check("watched", a, looker)
	a.sh.Routes.Rules, a.sh.Routes.Settings = nil, nil
	turn := a.page.table.View().Turns[0]
	if err := a.page.table.Play(a.page.table.Info().FormatTurn(turn.Chosen())); err != nil {
		t.Fatal(err)
	}
	a.settle()
	b.room().Say(room.Say{Do: room.Speak, Phrase: 2})
	a.page.table.Do(host.Request{Do: host.TakeBack})
	everybody(guests, 1)
	check("asked", a, b)
	b.answers(false)
	last := guests[len(guests)-1]
	last.net.Offline = true
	last.net.Cut()
	last.settle()
	now = now.Add(time.Minute)
	last.table()
	check("lost", last)
	if err := server.Away(a.room().People().Code, game.Seat(len(guests)-1)); err != nil {
		t.Fatal(err)
	}
	server.At = server.At.Add(time.Minute)
	a.table()
	check("away", a)
	a.asks(room.Relief, game.Seat(len(guests)-1))
	a.settle()
	if len(guests) > 2 {
		b.table()
		check("relief", a, b)
		b.answers(true)
	}
	last.net.Offline = false
	server.At = server.At.Add(time.Minute)
	last.table()
	check("relieved", last, a)
	last.room().Say(room.Say{Do: room.Return})
	last.settle()
	for _, g := range guests[:len(guests)-1] {
		g.settle()
		g.resigns()
		g.settle()
	}
	server.At = server.At.Add(time.Minute)
	a.settle()
	a.asks(room.Rematch, 0)
	a.settle()
	b.table()
	check("over", a, b)
	if a.listed("talk") {
		a.press("talk")
		check("talk", a)
		a.press("talk.more")
		check("talk settings", a)
	}
}

// So does what is shown while tiles are laid.
func TestLayingInARoomFitsEveryFrame(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, id := range []string{"qice", "qiji16"} {
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {844, 390}, {1280, 800}} {
			server, guests := party(t, room.Setup{Variant: id, Seats: two}, size[0], size[1])
			a, b := guests[0], guests[1]
			b.press("preset.balanced")
			b.press("done")
			b.net.Cut()
			if err := server.Away(a.room().People().Code, 1); err != nil {
				t.Fatal(err)
			}
			a.settle()
			for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
				locale.Use(lang)
				a.fit(id + "-desk-" + lang.Tag())
				b.fit(id + "-laid-" + lang.Tag())
			}
			locale.Use(locale.ZhHans)
		}
	}
}

// fit checks the page shown in a language.
func (g *guest) fit(where string) {
	g.t.Helper()
	cut := map[string]bool{}
	g.sh.Stack.Relayout()
	canvas.OnCut = func(text string) { cut[text] = true }
	g.settle()
	canvas.OnCut = nil
	for text := range cut {
		g.t.Errorf("%s %v: %q is cut", where, g.Screen.Bounds().Size(), text)
	}
	if p, ok := g.Stack.Top().(*Page); ok {
		g.page = p
		checkControls(g.t.(*testing.T), g.world, where)
		g.shot("fit-" + where)
		return
	}
	g.shotTop("fit-" + where)
}
