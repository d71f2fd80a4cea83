package locale

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var placeholder = regexp.MustCompile(`\{[^{}]*\}`)

// placeholders lists the distinct placeholders of a text, sorted.
func placeholders(text string) []string {
	list := placeholder.FindAllString(text, -1)
	slices.Sort(list)
	return slices.Compact(list)
}

func TestEveryKeyIsWrittenInThreeLanguagesWithTheSamePlaceholders(t *testing.T) {
	name := regexp.MustCompile(`^[a-z0-9]+([.-][A-Za-z0-9]+)*$`)
	for _, key := range Keys() {
		if !name.MatchString(key) {
			t.Errorf("%s: keys are dotted words", key)
		}
		want := placeholders(ZhHans.T(key))
		for _, l := range Langs() {
			text := l.T(key)
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s: no text in %s", key, l)
			}
			if got := placeholders(text); !slices.Equal(got, want) {
				t.Errorf("%s: placeholders %v in %s, %v in zh-Hans", key, got, l, want)
			}
			if rest := placeholder.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s: unpaired brace in %s", key, l)
			}
		}
	}
}

// The key of a refusal may end in "one" by its meaning (why.slide.one: one cell at a time).
func TestSingularsHaveAPlural(t *testing.T) {
	for _, key := range Keys() {
		plural, ok := strings.CutSuffix(key, ".one")
		if ok && !Has(plural) && !strings.HasPrefix(key, "why.") {
			t.Errorf("%s has no plural", key)
		}
	}
}

// neverOne are the texts with a count that is never one.
var neverOne = map[string]bool{
	"clock.side": true, "clock.side.inc": true, "clock.turn": true, // at least five
	"play.sweep.title.many": true, "why.still.many": true, "why.checked.many": true, // at least two
	"event.offer.perpetual.warn.guoji": true,                               // at least six
	"error.position.fields":            true, "error.position.ranks": true, // the number of fields a board needs
	"error.position.width": true, "error.position.comma": true, // “rank {n} has”
	"error.file.games": true,                                                       // at least two, or one would not be missing
	"why.cannon.many":  true, "why.anqi.cannon.open": true, "why.vault.many": true, // one would do
	"why.swap.reach.screen": true, "why.archer.many": true, "why.baige.cannon.many": true,
}

// English says “one tile” and “two tiles”: texts with a count have both forms.
func TestWhatCountsHasASingular(t *testing.T) {
	plural := regexp.MustCompile(`\{n\} ([a-z]+ )?[a-z]+[^s]s\b|there are \{n\}`)
	for _, key := range Keys() {
		if Has(key+".one") || plural.MatchString(En.T(key)) == neverOne[key] {
			continue
		}
		t.Errorf("%s: %q of one", key, En.T(key))
	}
}

// width is the length that assets/locales/README.md limits: hanzi in Chinese, characters in
// English.
func width(l Lang, text string) int {
	n := 0
	for _, r := range text {
		if l == En || unicode.Is(unicode.Han, r) {
			n++
		}
	}
	return n
}

func checkWidth(t *testing.T, key string, text func(Lang) string, hanzi, letters int) {
	t.Helper()
	for _, l := range Langs() {
		limit := hanzi
		if l == En {
			limit = letters
		}
		if n := width(l, text(l)); n > limit {
			t.Errorf("%s: %d characters in %s, at most %d", key, n, l, limit)
		}
	}
}

func TestLengths(t *testing.T) {
	for _, key := range Keys() {
		text := func(l Lang) string { return l.T(key) }
		switch {
		case strings.HasPrefix(key, "game.") && strings.HasSuffix(key, ".name"):
			checkWidth(t, key, text, 8, 18)
		case strings.HasSuffix(key, ".tagline"):
			checkWidth(t, key, text, 14, 40)
		case strings.HasPrefix(key, "rule."):
			checkWidth(t, key, text, 26, 90)
		case strings.HasPrefix(key, "rules.") && strings.HasSuffix(key, ".text"):
			checkSentences(t, key)
		}
	}
	for _, g := range Generals() {
		checkWidth(t, g.Key+" epithet", g.Epithet, 14, 64)
	}
}

// checkSentences counts full stops; sections that list tiles or rulings are no paragraphs and
// may be longer.
func checkSentences(t *testing.T, key string) {
	t.Helper()
	const most = 4
	if n := strings.Count(ZhHans.T(key), "。"); n > most && !catalogue(key) {
		t.Errorf("%s: %d sentences, at most %d", key, n, most)
	}
}

func catalogue(key string) bool {
	sections := Rules(strings.Split(key, ".")[1])
	return key == sections[len(sections)-1].Text
}

func TestOnlyTheCheckBannerShouts(t *testing.T) {
	for _, key := range Keys() {
		for _, l := range Langs() {
			if strings.ContainsAny(l.T(key), "!！") && !strings.Contains(key, "check") {
				t.Errorf("%s: exclamation mark in %s", key, l)
			}
		}
	}
}

func TestSentencesEndWithAFullStop(t *testing.T) {
	for _, key := range Keys() {
		if strings.HasPrefix(key, "rule.") || strings.HasPrefix(key, "why.") {
			if s := ZhHans.T(key); strings.Contains(s, "，") && !strings.HasSuffix(s, "。") {
				t.Errorf("%s: %q", key, s)
			}
		}
	}
}
