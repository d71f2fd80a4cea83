package tabletext

import (
	"fmt"
	"strconv"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/moment"
)

// Title is a game's name.
func Title(in *game.Info) string { return locale.T("game." + in.ID + ".name") }

// Heading is the page's title and what stands below it, with how many look on in words.
func Heading(m *moment.Moment, watching string) (title, under string) {
	if m.Offers(host.Tree) {
		return locale.T("study.title"), Listed(Title(m.Info), Odds(m), Round(m))
	}
	return Title(m.Info), Listed(Odds(m), subtitle(m), watching)
}

// Odds says who gives which pieces and which time, "" of none.
func Odds(m *moment.Moment) string {
	setup := m.Line.Setup()
	return Listed(gametext.Odds(m.Info, setup.Odds), gametext.TimeOdds(m.Info, setup.Clock))
}

// subtitle is the caption below the game's name: mode and clock.
func subtitle(m *moment.Moment) string {
	mode, clock := Mode(m), gametext.Clock(m.Line.Setup().Clock)
	switch {
	case mode == "":
		return clock
	case clock == "":
		return mode
	}
	return locale.T("play.subtitle.three", Arg("mode", mode), Arg("clock", clock))
}

// ShortSubtitle is the subtitle for a narrow bar: the round, and the mode if the game
// has some.
func ShortSubtitle(m *moment.Moment) string {
	return Listed(ShortRound(m), Mode(m))
}

// ShortRound is the round alone.
func ShortRound(m *moment.Moment) string { return locale.T("play.round", locale.Num("n", m.Round)) }

// Round names the moment shown: its round and turn.
func Round(m *moment.Moment) string {
	return locale.T("play.round.ply", locale.Num("n", m.Round), locale.Num("m", m.Ply))
}

// Mode is the mode chosen for the game, "" where the game has none.
func Mode(m *moment.Moment) string {
	if mode := m.Info.Option(m.Line.Setup().Options, "mode"); mode != "" {
		return locale.T("mode." + mode)
	}
	return ""
}

// Seconds is the time left in seconds on a clock: the last second stays until it is over.
func Seconds(d time.Duration) int { return max(0, int((d+time.Second-1)/time.Second)) }

// Periods writes a number of seconds as Clock does, with the periods left if there are any.
func Periods(c match.Clock, s, periods int) string {
	if c.Periods == 0 {
		return Clock(s)
	}
	return Clock(s) + " · " + strconv.Itoa(periods) + "×" + strconv.FormatFloat(c.Period.Seconds(), 'f', -1, 64)
}

// Clock writes a number of seconds as a clock does, from a day on in days and hours.
func Clock(s int) string {
	const hour, day = 3600, 24 * 3600
	if s >= day {
		return locale.T("online.days", locale.Num("n", s/day), locale.Num("m", s%day/hour))
	}
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%02d:%02d", s/60, s%60)
}
