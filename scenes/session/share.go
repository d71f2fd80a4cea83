package session

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// OpenWhole opens the whole page from an embedded one, with parameters as in addresses and a
// record, "" for none, or says that it may not.
func (s *Session) OpenWhole(query, record string) {
	if !s.can.Full(query, record) {
		s.Say(locale.T("play.embed.refused"))
	}
}

// Opened reports whether the page on top is the one that an embedded page's address opens.
func (s *Session) Opened() bool {
	p := &s.Params
	return s.can.Full != nil && s.Stack.Depth() <= 2 && p.Game+p.Record+p.Puzzle+p.Lesson+p.Room != ""
}

// WayBack is a page's way back; from the page that an embedded page's address opens it is the
// way out, to the whole page, with parameters as in addresses.
func (s *Session) WayBack(back ui.Control, query string) ui.Part {
	if !s.Opened() {
		return ui.Press(back)
	}
	return ui.Press(ui.BarButton("full", canvas.IconExpand, locale.T("play.embed.open")).Does(func() { s.OpenWhole(query, "") }))
}

// Share is what is shared: a game, a study, or a position.
type Share struct {
	Variant game.Variant
	Options game.Options
	Whole   *match.Match // the game or study with all that is beside it; nil for a position
	Game    *match.Match // the line shown, in a study one of many; nil for a position
	Ply     int          // the moment shown
	At      string       // the position shown
	Bottom  game.Seat    // the seat at the bottom
	Puzzle  string       // the id of a puzzle, "" for none
}

// OptionsText are the options as key=value, by commas.
func (s *Share) OptionsText() string {
	var list []string
	for _, o := range s.Variant.Info().Options {
		if value, ok := s.Options[o.Key]; ok && value != o.Values[0] {
			list = append(list, o.Key+"="+value)
		}
	}
	return strings.Join(list, ",")
}
