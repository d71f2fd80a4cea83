package saves_test

import (
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/odds"
	"yanyi/scenes/saves"
)

// A summary names the players and their seats, the computers' levels, and the winner.
func TestSummarySaysWhoPlayedAndWhoWon(t *testing.T) {
	defer locale.Use(locale.ZhHans)
	for _, c := range []struct {
		lang          locale.Lang
		game          string
		seats         []match.Player
		over          bool
		players, line string
	}{
		{locale.ZhHans, "yanyi", []match.Player{match.Computer(1), match.Human(""), match.Computer(3)}, false,
			"吴：电脑 · 一级，魏：你，蜀：电脑 · 三级", "第 1 轮 · 轮到吴"},
		{locale.ZhHans, "xiangqi", []match.Player{match.Human("张三"), match.Human("")}, true, "红方：张三，黑方：玩家", "第 1 回合 · 黑方胜"},
		{locale.En, "xiangqi", []match.Player{match.Human("Ann"), match.Computer(2)}, true,
			"Red: Ann, Black: Computer · Scholar", "Move 1 · Black wins"},
	} {
		locale.Use(c.lang)
		v, _ := catalog.Find(c.game)
		m, err := match.New(v, match.Setup{Seats: c.seats})
		if err != nil {
			t.Fatal(err)
		}
		if c.over {
			if err := m.Resign(0); err != nil {
				t.Fatal(err)
			}
		}
		s, err := saves.Read(catalog.Find, saves.Save{Text: m.Save()})
		if err != nil {
			t.Fatal(err)
		}
		if s.Players != c.players || s.Line() != c.line {
			t.Errorf("%s: %q, %q; want %q, %q", c.game, s.Players, s.Line(), c.players, c.line)
		}
	}
}

// A summary says who gave odds.
func TestSummarySaysWhoGaveOdds(t *testing.T) {
	defer locale.Use(locale.ZhHans)
	v, _ := catalog.Find("mini")
	m, err := match.New(v, match.Setup{Odds: odds.Odds{By: 2, Pieces: "RN"}, Clock: match.Clock{Total: time.Minute, Giver: 2, Part: 3}})
	if err != nil {
		t.Fatal(err)
	}
	for lang, want := range map[locale.Lang]string{locale.ZhHans: "，蜀让车马，蜀只有三分之一时间", locale.ZhHant: "，蜀讓車馬，蜀只有三分之一時間", locale.En: ", Shu without chariot and horse, Shu with a third of the time"} {
		locale.Use(lang)
		s, err := saves.Read(catalog.Find, saves.Save{Text: m.Save()})
		if err != nil || !strings.HasSuffix(s.Players, want) {
			t.Errorf("%v: %q, %v", lang, s.Players, err)
		}
	}
}
