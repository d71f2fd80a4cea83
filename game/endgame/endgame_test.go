package endgame_test

import (
	"strings"
	"testing"

	"yanyi/assets/endgames"
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/endgame"
	"yanyi/game/match"
)

// fewest is how many endgames a game has at the least.
const fewest = 15

func of(t *testing.T, id string) (game.Variant, []endgame.Endgame) {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	all, err := endgame.Read(endgames.Of(id))
	if err != nil {
		t.Fatal(err)
	}
	return v, all
}

// Every game of the list has enough endgames, of several themes that stand together and have
// texts; a match can begin from each.
func TestEveryGameHasEndgames(t *testing.T) {
	for _, id := range endgame.Games {
		v, all := of(t, id)
		if len(all) < fewest {
			t.Errorf("%s has %d endgames, want %d", id, len(all), fewest)
		}
		themes, holds, last := map[string]bool{}, 0, ""
		for i := range all {
			e := &all[i]
			if e.Theme != last && themes[e.Theme] {
				t.Errorf("%s %s: %s stands apart", id, e.ID, e.Theme)
			}
			if themes[e.Theme], last = true, e.Theme; e.Turns == 0 {
				holds++
			}
			for _, key := range []string{"endgame.theme." + e.Theme, "endgame.theme." + e.Theme + ".line"} {
				if !locale.Has(key) {
					t.Errorf("there is no text %s", key)
				}
			}
			if _, err := e.Start(v); err != nil {
				t.Errorf("%s: %v", e.String(), err)
			}
			if _, err := match.New(v, match.Setup{Start: e.Position}); err != nil {
				t.Errorf("%s: %v", e.String(), err)
			}
		}
		t.Logf("%s: %d endgames, %d themes, %d to hold", id, len(all), len(themes), holds)
		if len(themes) < 4 {
			t.Errorf("%s has only the themes %v", id, themes)
		}
	}
}

// Texts of endgames are in use: each theme occurs in some game.
func TestEveryThemeOccurs(t *testing.T) {
	known := map[string]bool{}
	for _, id := range endgame.Games {
		_, all := of(t, id)
		for i := range all {
			known[all[i].Theme] = true
		}
	}
	for _, key := range locale.Keys() {
		theme, ok := strings.CutPrefix(key, "endgame.theme.")
		if ok && !known[strings.TrimSuffix(theme, ".line")] {
			t.Errorf("no endgame is about %s", theme)
		}
	}
}

// good is a line of endgames.
func good() string {
	e := endgame.Endgame{Variant: "qiji", Seat: "r", Theme: "horse", Turns: 9, Position: "4k4/9/9/9/9/9/9/9/9/1N1K5 w"}
	e.ID = e.Name()
	return e.String()
}

// Lines are written as they are read; faults are reported all at once, each with its line.
func TestWhatIsRead(t *testing.T) {
	line := good()
	all, err := endgame.Read(line + "\n")
	if err != nil || len(all) != 1 || all[0].String() != line || all[0].Turns != 9 {
		t.Fatalf("%v, %v", all, err)
	}
	held := strings.Replace(line, "win/9", "hold", 1)
	if all, err = endgame.Read(held); err != nil || all[0].Turns != 0 || all[0].String() != held {
		t.Fatalf("%v, %v", all, err)
	}
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{line + "\n" + line, "line 2: "},
		{"x\n" + line + "\ny", "line 3: "},
		{strings.Replace(line, "win/9", "win/09", 1), "neither hold nor win"},
		{strings.Replace(line, "win/9", "win/100", 1), "neither hold nor win"},
		{strings.Replace(line, "win/9", "win/0", 1), "neither hold nor win"},
		{strings.Replace(line, "win/9", "draw", 1), "neither hold nor win"},
		{strings.Replace(line, "horse", "Horse", 1), "theme"},
		{strings.Replace(line, "horse", strings.Repeat("a", 31), 1), "theme"},
		{strings.Replace(line, " r ", " red ", 1), "missing"},
		{strings.Replace(line, "1N1K5", "N2K5", 1), "should be"},
		{line + strings.Repeat(" ", 700), "bytes are more than"},
		{strings.Repeat("x\n", 1<<17), "bytes are more than"},
	} {
		_, err := endgame.Read(c.text)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60q: %v, want %q", c.text, err, c.want)
		}
	}
}

// A position that is no endgame's is refused, with the reason.
func TestWhatCannotBegin(t *testing.T) {
	v, _ := of(t, "qiji")
	for _, c := range []struct {
		e    endgame.Endgame
		want string
	}{
		{endgame.Endgame{Variant: "qiji", Seat: "r", Position: "9"}, "position"},
		{endgame.Endgame{Variant: "weiwo", Seat: "r", Position: v.Info().Start}, "of weiwo"},
		{endgame.Endgame{Variant: "qiji", Seat: "b", Position: v.Info().Start}, "b is not to move"},
		{endgame.Endgame{Variant: "qiji", Seat: "r", Position: "start"}, "is written"},
		{endgame.Endgame{Variant: "qiji", Seat: "b", Position: "3k5/R8/9/9/9/9/9/9/9/5K3 b"}, ""},
		{endgame.Endgame{Variant: "qiji", Seat: "b", Position: "R2k5/1R7/9/9/9/9/9/9/9/4K4 b"}, "over"},
	} {
		if _, err := c.e.Start(v); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.e.Position, err, c.want)
		}
	}
}

// Whatever a file holds, reading it ends in endgames that are written as they were read, or in
// an error.
func FuzzRead(f *testing.F) {
	f.Add(good())
	f.Add(strings.Replace(good(), "win/9", "hold", 1) + "\n")
	f.Add("a b c d win/3 | e\n\x00 | ")
	f.Fuzz(func(t *testing.T, text string) {
		all, err := endgame.Read(text)
		if err != nil {
			if len(all) > 0 {
				t.Fatal("endgames beside an error")
			}
			return
		}
		var lines []string
		for i := range all {
			lines = append(lines, all[i].String())
		}
		if strings.Join(lines, "\n") != strings.TrimSuffix(text, "\n") {
			t.Fatalf("%q is written %q", text, lines)
		}
	})
}
