package newcomer

import (
	"slices"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
)

func ids(list []game.Variant) (names []string) {
	for _, v := range list {
		names = append(names, v.Info().ID)
	}
	return names
}

// A recommendation fits the answers: the number of players and the games they know.
func TestAdvice(t *testing.T) {
	for _, c := range []struct {
		answers answers
		first   string
	}{
		{answers{"two", "long", "chess"}, "baige"},
		{answers{"three", "long", "chess"}, "guoji"},
		{answers{"three", "long", "xiangqi"}, "yanyi"},
		{answers{"three", "short", "new"}, "anqi"},
		{answers{"two", "short", "xiangqi"}, "huanfang"},
		{answers{"two", "any", "new"}, "qice"},
		{answers{"three", "short", "xiangqi"}, "mini"},
		{answers{"three", "any", "xiangqi"}, "mini"},
	} {
		got := advise(catalog.All(), c.answers)
		if len(got) < 2 || len(got) > most || got[0].Info().ID != c.first {
			t.Errorf("%+v: %q, want %s first", c.answers, ids(got), c.first)
		}
		for _, v := range got {
			if seats := len(v.Info().Seats); (seats == 3) != (c.answers.company == "three") {
				t.Errorf("%+v: %s has %d seats", c.answers, v.Info().ID, seats)
			}
		}
	}
}

// With time for either, the small edition is recommended before the game it introduces.
func TestTheSmallEditionComesFirst(t *testing.T) {
	for _, company := range []string{"alone", "three"} {
		got := ids(advise(catalog.All(), answers{company, "any", "xiangqi"}))
		if small := slices.Index(got, "mini"); small < 0 || small > slices.Index(got, "yanyi") {
			t.Errorf("%s: %q", company, got)
		}
	}
}

// If short games are wanted, short games come first whatever the other answers are, as far as
// there are some for that number of players.
func TestShortGamesComeFirst(t *testing.T) {
	for _, company := range questions[0].values {
		for _, from := range questions[2].values {
			got := advise(catalog.All(), answers{company, "short", from})
			if got[0].Info().Appeal.Minutes > 30 {
				t.Errorf("%s %s: %q", company, from, ids(got))
			}
			for i := 1; i < len(got); i++ {
				if got[i].Info().Appeal.Minutes <= 30 && got[i-1].Info().Appeal.Minutes > 30 {
					t.Errorf("%s %s: %q", company, from, ids(got))
				}
			}
		}
	}
}

// Every variant is recommended for some answers, to single players or groups, with a reason in
// every language.
func TestEveryGameIsRecommendedToSomebody(t *testing.T) {
	var named []string
	for _, company := range questions[0].values {
		for _, time := range questions[1].values {
			for _, from := range questions[2].values {
				named = append(named, ids(advise(catalog.All(), answers{company, time, from}))...)
			}
		}
	}
	for _, v := range catalog.All() {
		id := v.Info().ID
		if !v.Info().Listed() {
			continue
		}
		if !slices.Contains(named, id) {
			t.Errorf("%s is recommended to nobody", id)
		}
		for _, l := range locale.Langs() {
			if !locale.Has("guide.why."+id) || l.T("guide.why."+id) == "" {
				t.Errorf("%s: no reason in %s", id, l)
			}
		}
	}
}
