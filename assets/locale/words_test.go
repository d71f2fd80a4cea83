package locale

import (
	"regexp"
	"strings"
	"testing"
)

// goes matches the ways in which English texts use "turn": for the side to move, or for turning
// something. The act of a player is a move.
var goes = regexp.MustCompile(`(?i)\b(your|my|whose|its|their|own|own next) turns?\b|\b(on|in|out of|take|taking) turns?\b|\bturns? (pass|order|field)\b|, turn and who\b` +
	`|\b(this|for a|in a|the whole|nine|the) turn\b|\bnine turns\b|\{n\} turns running|\bmisses this turn\b` +
	`|\bturns? (a piece|pieces|it|this|one|the piece|the next|over|up|out|on|exactly|\{from\}|\{square\}|and take)\b|\bturns? (the )?\{(from|square)\}|\{(turn|square)\} turned|\{turn\}|\bturn-over\b|\{side\} turns\b`)

// Texts use one word for each thing. In English a player makes a move, and pieces are blocked
// and players skipped, never hobbled and passed over; Chinese texts say 认输, never 认负; and every
// game has one name.
func TestOneWordForOneThing(t *testing.T) {
	turn := regexp.MustCompile(`(?i)\bturns?\b`)
	rejected := map[Lang]*regexp.Regexp{
		En:     regexp.MustCompile(`(?i)hobbl|(is|was|be|who is|were) passed over\b|which nothing protects|\bgo on$|judge the game|\bfetch`),
		ZhHans: regexp.MustCompile(`认负|开房的|在开房|读屏可读|评判|重走失着`),
		ZhHant: regexp.MustCompile(`認負|開房的|在開房|報讀可讀|評判|重走失著`),
	}
	for _, key := range Keys() {
		if strings.HasPrefix(key, "settings.find.") {
			continue // words that are searched for
		}
		if left := goes.ReplaceAllString(En.T(key), ""); turn.MatchString(left) {
			t.Errorf("%s: a turn is played: %q", key, En.T(key))
		}
		for l, re := range rejected {
			if re.MatchString(l.T(key)) {
				t.Errorf("%s %s: %q", l, key, l.T(key))
			}
		}
	}
}
