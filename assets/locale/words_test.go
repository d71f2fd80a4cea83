package locale

import (
	"regexp"
	"strings"
	"testing"
)

// goes are the ways in which English texts speak of whose go it is, or of something that is
// turned: all that a turn is. What a player plays is a move.
var goes = regexp.MustCompile(`(?i)\b(your|my|whose|its|their|own|own next) turns?\b|\b(on|in|out of|take|taking) turns?\b|\bturns? (pass|order|field)\b|, turn and who\b` +
	`|\b(this|for a|in a|the whole|nine|the) turn\b|\bnine turns\b|\{n\} turns running|\bmisses this turn\b` +
	`|\bturns? (a piece|pieces|it|this|one|the piece|the next|over|up|out|on|exactly|\{from\}|\{square\}|and take)\b|\bturns? (the )?\{(from|square)\}|\{(turn|square)\} turned|\{turn\}|\bturn-over\b|\{side\} turns\b`)

// In English a player makes a move; a turn is whose go it is. What else the house decided
// to say is said everywhere: blocked and skipped, never hobbled and passed over; 认输, never
// 认负; and of a game one name.
func TestOneWordForOneThing(t *testing.T) {
	turn := regexp.MustCompile(`(?i)\bturns?\b`)
	rejected := map[Lang]*regexp.Regexp{
		En:     regexp.MustCompile(`(?i)hobbl|(is|was|be|who is|were) passed over\b|which nothing protects|\bgo on$|judge the game|\bfetch`),
		ZhHans: regexp.MustCompile(`认负|开房的|在开房|读屏可读|评判|重走失着`),
		ZhHant: regexp.MustCompile(`認負|開房的|在開房|報讀可讀|評判|重走失著`),
	}
	for _, key := range Keys() {
		if strings.HasPrefix(key, "settings.find.") {
			continue // words that are looked for
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
