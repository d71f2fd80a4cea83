package words_test

import (
	"testing"

	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/scenetest/tabletest"
)

func TestWhatIsInForceIsSaid(t *testing.T) {
	for _, c := range []struct{ id, start, want string }{
		{"xiangqi", "start", ""},
		{"weiwo", "4k4/9/9/9/9/9/9/2P6/2N1K4/9 w", "当前计：兵可退"},
		{"weiwo", "4k4/9/9/9/9/9/9/2P6/2N6/3K5 w", "当前计：河炮架"},
		{"weiwo", "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w", "破解，双方无变化"},
		{"qiji", "4k4/9/9/9/9/9/9/2P6/2N6/3K5 w m=0,3", "当前无变化"},
	} {
		tb := tabletest.New(t, c.id, c.start)
		if got := words.InForce(tabletest.At(tb, 1280, 800), 0); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.id, c.start, got, c.want)
		}
	}
	if got := words.Stratagem(tabletest.New(t, "qiji", "start").Info(), 6); got != "马无蹩 · 马不受蹩腿，八方皆可跳。" {
		t.Errorf("stratagem 6: %q", got)
	}
}
