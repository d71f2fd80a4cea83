package match

import (
	"slices"
	"strconv"
	"strings"

	"yanyi/game"
)

// Levels is how many levels computers have.
const Levels = 8

// Tempers are the possible tempers of computers from level TemperFrom on: attacking early,
// trading when ahead, valuing an ally. The first, "", is none in particular.
var Tempers = [...]string{"", "bold", "patient", "loyal"}

// TemperFrom is the first level whose computers may have a temper.
const TemperFrom = 4

// Player is the player of a seat: a person, or the computer on a level from 1 up.
type Player struct {
	Name   string
	Level  int    // 0 for a person
	Temper string `json:",omitempty"` // one of Tempers
}

// Human is a person; the name may be empty.
func Human(name string) Player { return Player{Name: name} }

// Computer is the computer on a level.
func Computer(level int) Player { return Player{Level: level} }

// Human reports whether a person plays.
func (p Player) Human() bool { return p.Level == 0 }

// Mood is the player's temper, if its level has any.
func (p Player) Mood() string {
	if p.Level < TemperFrom {
		return ""
	}
	return p.Temper
}

// ParsePlayer reads a player as written in addresses and records: human, ai:3, ai:6:bold.
func ParsePlayer(text string) (Player, error) {
	if text == "human" {
		return Player{}, nil
	}
	level, ok := strings.CutPrefix(text, "ai:")
	level, temper, moody := strings.Cut(level, ":")
	n, err := strconv.Atoi(level)
	if !ok || err != nil || n < 1 || n > 99 || moody && (temper == "" || !slices.Contains(Tempers[:], temper)) {
		return Player{}, game.Errorf("%q is neither human nor ai:LEVEL nor ai:LEVEL:TEMPER", text)
	}
	return Player{Level: n, Temper: temper}, nil
}

// String is the player as ParsePlayer reads it.
func (p Player) String() string {
	if p.Human() {
		return "human"
	}
	text := "ai:" + strconv.Itoa(p.Level)
	if mood := p.Mood(); mood != "" {
		text += ":" + mood
	}
	return text
}

// tag is the player as the tag of its seat: a name, or the kind of player.
func (p Player) tag() string {
	switch {
	case p.Name != "":
		return p.Name
	case p.Human():
		return "?"
	}
	return p.String()
}

// MigrateLevels converts players of the former three levels to today's of about equal strength.
func MigrateLevels(players []Player) {
	today := [...]int{0, 3, 5, 7}
	if len(players) > 2 {
		today[1] = 4
	}
	for i := range players {
		if n := players[i].Level; n > 0 && n < len(today) {
			players[i].Level = today[n]
		}
	}
}
