package app

import (
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/cards"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/coordinates"
	"yanyi/scenes/pages/credits"
	"yanyi/scenes/pages/editor"
	"yanyi/scenes/pages/endgames"
	"yanyi/scenes/pages/home"
	"yanyi/scenes/pages/keys"
	"yanyi/scenes/pages/lesson"
	"yanyi/scenes/pages/library"
	"yanyi/scenes/pages/loading"
	"yanyi/scenes/pages/lobby"
	"yanyi/scenes/pages/mistakes"
	"yanyi/scenes/pages/newcomer"
	"yanyi/scenes/pages/news"
	"yanyi/scenes/pages/progress"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/pages/room"
	"yanyi/scenes/pages/rules"
	"yanyi/scenes/pages/settings"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/pages/share"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// routes says how each page is opened, except for those of a game, which package play knows.
func routes(s *session.Session, on machine.Machine, intake *library.Intake, shelf *cards.Shelf) {
	to, can := &s.Routes, on.Abilities()
	window, _ := on.(machine.Window) // a page is none
	to.Setup = func(v game.Variant) ui.Page { return setup.New(s, v) }
	to.SetupAt = func(v game.Variant, at string, o game.Options) ui.Page { return setup.At(s, v, at, o) }
	to.Settings = func() ui.Page { return settings.New(s, sampleGame(), window) }
	to.Library = func() ui.Page { return library.New(s, can.Copy, intake) }
	to.Import = func() ui.Page { return library.NewImport(intake) }
	to.Editor = func(v game.Variant, position string, o game.Options) ui.Page {
		return editor.New(s, editor.Deps{Copy: can.Copy, Games: catalog.All()}, v, position, o)
	}
	to.Friends = func() ui.Page { return room.NewFriends(s, can) }
	to.Lobby = func() ui.Page { return lobby.New(s, catalog.All()) }
	to.Room = func() ui.Page { return room.New(s, can.Copy) }
	to.Puzzle = func(id string) ui.Page {
		return puzzle.New(s, puzzle.Tools{Games: catalog.All(), Puzzles: on.Puzzles, Engine: s.Engines.Start, Cards: shelf}, id)
	}
	to.Mistakes = func() ui.Page { return mistakes.New(s, shelf) }
	to.Coordinates = func() ui.Page { return coordinates.New(s, catalog.All()) }
	endings := loading.New(on.Texts, true)
	to.Endgames = func() ui.Page {
		return endings.Page(func() ui.Page { return endgames.New(s, catalog.Find, on.Endgames) })
	}
	to.Progress = func() ui.Page { return progress.New(s, catalog.All()) }
	to.News = news.New
	to.Share = sharing(s, can)
	to.Keys = func() ui.Page { return keys.New(window != nil) }
	to.Credits = credits.New
	to.Newcomer = func() ui.Page { return newcomer.New(s, catalog.All()) }
	texts := loading.New(on.Texts, false)
	to.Rules = func(v game.Variant) ui.Page { return texts.Page(func() ui.Page { return rules.New(s, v, false) }) }
	to.Learn = func(v game.Variant) ui.Page { return texts.Page(func() ui.Page { return rules.New(s, v, true) }) }
	to.Lesson = func(id string) ui.Page { return texts.Page(func() ui.Page { return lesson.New(s, catalog.Find, id) }) }
}

// first is the first page.
func first(s *session.Session, on machine.Machine, shelf *cards.Shelf) *home.Page {
	p := home.New(s, catalog.All())
	p.Offer(puzzle.NewToday(puzzle.Tools{Games: catalog.All(), Puzzles: on.Puzzles}))
	p.Train(shelf)
	p.Painted(on.Abilities().Boards)
	return p
}

// sharing makes the sheet for sharing.
func sharing(s *session.Session, can machine.Abilities) func(session.Share) ui.Page {
	deps := share.Deps{Giving: can.Giving}
	if can.Net != nil {
		deps.Site = can.Net.Site()
	}
	return func(what session.Share) ui.Page { return share.New(s, deps, what) }
}
