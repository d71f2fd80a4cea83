package moment_test

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/scenetest/tabletest"
)

func TestNames(t *testing.T) {
	tb := tabletest.New(t, "yanyi", "start")
	who := func(square string) string {
		t.Helper()
		if g := at(tb).Person(tabletest.Square(t, tb, square)); g != nil {
			return g.Name(locale.ZhHans)
		}
		return ""
	}
	check := func(want map[string]string) {
		t.Helper()
		for square, name := range want {
			if got := who(square); got != name {
				t.Errorf("%s: %q, want %q", square, got, name)
			}
		}
	}
	// Left to right as each player sees his own pieces (game/threekingdoms/README.md,
	// Generals).
	check(map[string]string{
		"i1": "刘备", "e1": "关羽", "m1": "张飞", "f1": "马超", "e4": "关兴", "m4": "王平",
		"q9": "孙权", "q5": "周瑜", "q13": "吕蒙", "n5": "徐盛",
		"i17": "曹操", "m17": "夏侯惇", "e17": "夏侯渊", "m14": "庞德", "e14": "李典",
		"a9": "刘协", "d11": "吕布", "d9": "华雄", "d7": "董卓", "c9": "皇甫嵩",
		"i9": "",
	})
	for _, turn := range []string{"n5m5", "i14i13", "e4e5", "m5l5", "i13i12", "e5e6"} {
		tabletest.Play(t, tb, turn)
	}
	check(map[string]string{"l5": "徐盛", "n5": "", "e6": "关兴", "e4": ""})
	tb.GoTo(0)
	check(map[string]string{"n5": "徐盛", "l5": "", "e4": "关兴"})
}

// Of few pieces of a kind it is who the rules take them for (Cell.Nth): the chariot
// at home on e17 is 夏侯渊, though Wei has no other.
func TestNamesAreTheRules(t *testing.T) {
	tb := tabletest.New(t, "yanyi", "wR,4,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 w uws - idle - 0")
	for _, turn := range []string{"", "e17f17"} {
		square := "e17"
		if turn != "" {
			tabletest.Play(t, tb, turn)
			square = "f17"
		}
		if g := at(tb).Person(tabletest.Square(t, tb, square)); g == nil || g.Name(locale.ZhHans) != "夏侯渊" {
			t.Errorf("%s: %+v", square, g)
		}
	}
}
