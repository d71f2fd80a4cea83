package play

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/phrase"
)

// lordName is who leads a seat, where somebody does, else the side.
func lordName(in *game.Info, s game.Seat) string {
	if lord := in.Seats[s].Lord; lord != "" {
		return locale.T(lord)
	}
	return phrase.SideName(in, s)
}

// whoPlays says who sits at a seat: you, a name, or a computer and its level.
func whoPlays(t *table.Table, s game.Seat) string {
	p := t.Match().Player(s)
	switch {
	case !p.Human():
		return locale.T("ui.computer.level", locale.Arg{Name: "level", Value: levelName(p.Level)})
	case p.Name != "":
		return p.Name
	case t.Persons() == 1:
		return locale.T("ui.you")
	}
	return locale.T("ui.human")
}

// levelName is a level as players call it: numbered in Chinese, named in English.
func levelName(level int) string {
	key := "level." + strconv.Itoa(level)
	if locale.Current() == locale.En {
		return locale.T(key + ".name")
	}
	return locale.T(key)
}

// status is the line that says what a player has to do, "" if nothing.
func status(t *table.Table, s game.Seat) string {
	if !t.View().Seats[s].Alive || t.Over() || !t.Live() || t.View().Actor != s {
		return ""
	}
	side := locale.Arg{Name: "side", Value: phrase.SideName(t.Info(), s)}
	checked := t.View().Seats[s].Checked
	switch {
	case !t.Human(s):
		return locale.T("play.wait.computer")
	case t.Persons() == 1 && checked:
		return locale.T("event.turn.answer.you")
	case t.Persons() == 1:
		return locale.T("event.turn.you")
	case checked:
		return locale.T("event.turn.answer.side", side)
	}
	return locale.T("event.turn.side", side)
}

// brief is status without the check, which a chip tells.
func brief(t *table.Table, s game.Seat) string {
	switch {
	case status(t, s) == "" || !t.Human(s):
		return status(t, s)
	case t.Persons() == 1:
		return locale.T("event.turn.you")
	}
	return locale.T("event.turn.side", named(t.Info(), "side", s))
}

// wholeSeconds is the time left in seconds as a clock shows it: the last second
// stays until it is over.
func wholeSeconds(d time.Duration) int { return max(0, int((d+time.Second-1)/time.Second)) }

// clockText writes a number of seconds as a clock does.
func clockText(s int) string {
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%02d:%02d", s/60, s%60)
}

// clockName says how a game's clock runs.
func clockName(c match.Clock) string {
	n, m := int(c.Total.Minutes()), int(c.Increment.Seconds())
	switch {
	case c.PerTurn > 0:
		return locale.T("clock.turn", locale.Num("n", int(c.PerTurn.Seconds())))
	case c.Total > 0 && m > 0:
		return locale.T("clock.side.inc", locale.Num("n", n), locale.Num("m", m))
	case c.Total > 0:
		return locale.T("clock.side", locale.Num("n", n))
	}
	return locale.T("clock.none")
}

// modeName is the mode chosen for the game, "" where the game has none.
func modeName(t *table.Table) string {
	if mode := t.Info().Option(t.Match().Setup().Options, "mode"); mode != "" {
		return locale.T("mode." + mode)
	}
	return ""
}

// subtitle is the caption below the game's name: mode and clock.
func subtitle(t *table.Table) string {
	mode, clock := modeName(t), clockName(t.Match().Setup().Clock)
	switch {
	case mode == "":
		return clock
	case clock == "":
		return mode
	}
	return locale.T("play.subtitle.three", locale.Arg{Name: "mode", Value: mode}, locale.Arg{Name: "clock", Value: clock})
}

// roundText names the moment shown: its round and turn.
func roundText(t *table.Table) string {
	return locale.T("play.round.ply", locale.Num("n", t.Round()), locale.Num("m", t.Ply()))
}

// titled is a game's name as the page's title, and before it the series it belongs
// to, where the name tells both (“三国演弈暗棋·暗战洛阳城”).
func titled(in *game.Info) (series, title string) {
	name := locale.T("game." + in.ID + ".name")
	if series, title, ok := strings.Cut(name, "·"); ok {
		return series, title
	}
	return "", name
}

// titleIn is the page's title, or the game's short name where that alone fits in a
// width, or nothing.
func (p *Page) titleIn(role theme.Role, width float64) string {
	for _, title := range [...]string{p.title, locale.T("game." + p.info.ID + ".short")} {
		if draw.Measure(role, title, p.view.Scale) <= width {
			return title
		}
	}
	return ""
}

// seriesRound is the caption below a title that belongs to a series.
func (p *Page) seriesRound() string {
	return locale.T("play.subtitle.round", named1("name", p.series), locale.Num("n", p.table.Round()))
}
