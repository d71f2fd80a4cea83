package command

import (
	"fmt"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/platform"
)

// Flag is a parameter of the page's address as a flag of the command line.
type Flag struct {
	Name    string
	Takes   string   // what kind of value, one word in capitals
	About   string   // what it does
	Values  []string // those it takes
	Form    string   // or how they are written, where they cannot be listed
	Example string   // a command line, without the program

	needs []string                          // it says nothing without one of these
	check func(l *Line, value string) error // where Values do not say all
}

// record is how a record named on the command line is called beside the flags.
const record = "a record"

// doors open something each, and only one of them can be opened.
var doors = []string{"game", "r", "lesson", "room", record}

// Flags are all of them, as the help lists them.
func Flags() []Flag {
	return []Flag{
		{Name: "game", Takes: "ID", About: "the game to set up, or with -seats to play at once",
			Values: ids(), Example: "-game yanyi"},
		{Name: "seats", Takes: "LIST", About: "who plays, in turn order",
			Form:    fmt.Sprintf("as many as the game has, with commas between: human, ai:LEVEL (1 to %d), or from level %d on ai:LEVEL:TEMPER (%s)", match.Levels, match.TemperFrom, strings.Join(match.Tempers[1:], ", ")),
			Example: "-game yanyi -seats human,ai:3,ai:6:bold", needs: []string{"game"}, check: seats},
		{Name: "position", Takes: "TEXT", About: "where the game begins, if not at its start",
			Form: "a position string, in quotes, as go run ./cmd/arena apply prints it", Example: "-game xiangqi -seats human,ai:3 -position '" + ending + "'",
			needs: []string{"game"}, check: position},
		{Name: "puzzle", Takes: "ID", About: "a puzzle to solve, of any game or of the one given",
			Form: "today, or the id of a puzzle", Example: "-puzzle today", check: puzzled},
		{Name: "mode", Takes: "WAY", About: "whether the game is played, only looked at from its first turn on, or studied, or a room's watched",
			Values: []string{"play", "replay", "study", "watch"}, Example: "-mode replay game.pgn", needs: []string{"game", "r", "room", record}},
		{Name: "view", Takes: "SEAT", About: "the seat at the bottom of the board",
			Form: "its letter: " + letters(), Example: "-game yanyi -seats human,ai:3,ai:3 -view u", needs: []string{"game", "r", record}, check: view},
		{Name: "ply", Takes: "N", About: "the turn of a record to show first",
			Form: "how many turns have been played by then, from 0", Example: "-ply 1 game.pgn", needs: []string{"r", record}, check: ply},
		{Name: "r", Takes: "PACKED", About: "a record, as it stands in links behind #r=",
			Form: "deflated, in base64url", Example: "-r " + platform.Pack("[Variant \"xiangqi\"]\n\n1. h3e3 *"), check: packed},
		{Name: "lesson", Takes: "ID", About: "the lesson to open, where it was left",
			Values: lesson.IDs(), Example: "-lesson three"},
		{Name: "room", Takes: "CODE", About: "a room to take part in, with people elsewhere",
			Form: "six letters and digits, or in quotes the whole link", Example: "-server https://rooms.example.org -room ABC234", check: room},
		{Name: "server", Takes: "ADDRESS", About: "where rooms are",
			Form: "the web address of a server of rooms, or of a page that has one", Example: "-server https://rooms.example.org", check: server},
		{Name: "continue", Takes: "0|1", About: "1 goes on with the game played last, or shows those to go on with",
			Values: []string{"0", "1"}, Example: "-continue 1"},
		{Name: "lang", Takes: "TAG", About: "the language, if not the system's nor the one chosen in the settings",
			Values: tags(), Example: "-lang en"},
		{Name: "bg", Takes: "SHADE", About: "light or dark, where the settings leave it to the system",
			Values: []string{"light", "dark", "system"}, Example: "-bg dark"},
		{Name: "pieces", Takes: "FACES", About: "what stands on the pieces, where the settings leave it open",
			Values: []string{"hanzi", "signs", "letters", "figures"}, Example: "-pieces figures"},
		{Name: "board", Takes: "GROUND", About: "what boards are made of, where the settings leave it open",
			Values: []string{"wood", "paper", "plain"}, Example: "-board paper"},
		{Name: "controls", Takes: "0|1", About: "0 shows the board alone, without buttons",
			Values: []string{"0", "1"}, Example: "-controls 0 -mode replay game.pgn"},
		{Name: "sound", Takes: "0|1", About: "0 is silent",
			Values: []string{"0", "1"}, Example: "-sound 0"},
		{Name: "motion", Takes: "HOW", About: "whether pieces move or appear; auto is as the system wants it",
			Values: []string{"auto", "reduce"}, Example: "-motion reduce"},
	}
}

// ending is a position to begin from: two rooks against a bare king.
const ending = "4k4/9/9/9/9/9/9/R8/1R7/4K4 w"

func ids() (list []string) {
	for _, v := range catalog.All() {
		list = append(list, v.Info().ID)
	}
	return list
}

func tags() (list []string) {
	for _, l := range locale.Langs() {
		list = append(list, l.Tag())
	}
	return list
}

// letters are those of all seats, by the games that have them.
func letters() string {
	var sets []string
	games := map[string][]string{}
	for _, v := range catalog.All() {
		set := lettersOf(v.Info())
		if games[set] == nil {
			sets = append(sets, set)
		}
		games[set] = append(games[set], v.Info().ID)
	}
	for i, set := range sets {
		sets[i] = set + " (" + strings.Join(games[set], ", ") + ")"
	}
	return strings.Join(sets, "; ")
}

// lettersOf are the letters of a game's seats.
func lettersOf(in *game.Info) string {
	var list []string
	for _, s := range in.Seats {
		list = append(list, string(rune(s.Letter)))
	}
	return strings.Join(list, ", ")
}

// namesRoom reports whether a text is a room's code or a link to one.
func namesRoom(text string) bool {
	_, _, ok := host.ReadCode(text)
	return ok
}
