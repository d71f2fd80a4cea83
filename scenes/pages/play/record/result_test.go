package record

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest/tabletest"
	"yanyi/scenes/ui"
)

// Where the first fall ends the game, the weaker survivor has nothing, and is told
// why; in a draw everybody is told of the shared point.
func TestScoresGiveTheirReason(t *testing.T) {
	_, r := shown(t, "yanyi", "start")
	won := game.Outcome{Over: true, Winner: 0, Reason: "event.result.by.material", Points: [3]int8{2, 0, 1}}
	met := game.Outcome{Over: true, Winner: 0, Reason: "event.result.by.met", Points: [3]int8{2, 0, 0}}
	drawn := game.Outcome{Over: true, Winner: game.NoSeat, Reason: "event.result.draw.equal", Points: [3]int8{1, 1, 1}}
	for _, c := range []struct {
		o      game.Outcome
		seat   game.Seat
		fallen []game.Seat
		want   string
	}{
		{won, 0, []game.Seat{2}, "event.result.by.material"},
		{won, 1, []game.Seat{2}, "event.result.points.weaker"},
		{won, 2, []game.Seat{2}, "event.result.points.first"},
		{won, 1, []game.Seat{2, 1}, "event.result.points.second"},
		{met, 0, nil, "event.result.by.met"},
		{met, 1, nil, "event.result.by.met"},
		{drawn, 0, nil, "event.result.points.draw"},
	} {
		e := result{outcome: c.o}
		for _, s := range c.fallen {
			e.out = e.out.With(s)
		}
		if got := e.reason(r.moment, c.seat); got != locale.T(c.want) {
			t.Errorf("%s, seat %d, fallen %v: %q, want %s", c.o.Reason, c.seat, c.fallen, got, c.want)
		}
	}
}

// In a game begun with a player out everybody is told the reason of the own points.
func TestScoresOfAGameBegunWithAPlayerOut(t *testing.T) {
	defer locale.Use(locale.Current())
	const absent = "9/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0"
	for _, c := range []struct {
		turns []string
		want  [3]string
	}{
		{[]string{"u:resign"}, [3]string{"second", "absent", "by.last"}},
		{[]string{"s:resign"}, [3]string{"by.last", "absent", "second"}},
	} {
		for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
			locale.Use(lang)
			_, r := shown(t, "yanyi", absent, c.turns...)
			for s, want := range c.want {
				key := "event.result.points." + want
				if want == "by.last" {
					key = "event.result." + want
				}
				if got := r.result.reason(r.moment, game.Seat(s)); !strings.EqualFold(got, locale.T(key)) {
					t.Errorf("%v: seat %d with %d points: %q, want %s", c.turns, s, r.result.outcome.Points[s], got, key)
				}
			}
		}
	}
}

// The result says who won, how the last player fell, and how long the game was.
func TestTheResult(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range []struct {
		lang                            locale.Lang
		head, line, length, title, game string
	}{
		{locale.ZhHans, "天下归吴", "魏亡，兵归吴。", "第 3 轮 · 共 6 手", "终局", "三国演弈棋 · 血战到底"},
		{locale.En, "The realm is Wu’s", "Wei falls; its army goes to Wu.", "Round 3 · 6 moves", "The end", "Three Kingdoms · Last one standing"},
	} {
		locale.Use(c.lang)
		_, r := shown(t, "yanyi", prepared, ended...)
		e := r.result
		if e.seal != "天下归吴" || e.head != c.head || e.line != c.line || e.length != c.length {
			t.Errorf("%+v, want %+v", *e, c)
		}
		if title, under := r.Title(); title != c.title || under != c.game {
			t.Errorf("headed %s, %s; want %s, %s", title, under, c.title, c.game)
		}
		tabletest.Picture(t, "verdict-"+c.lang.Tag(), r.Verdict(), 424, 120)
		tabletest.Picture(t, "verdict-brief-"+c.lang.Tag(), r.BriefVerdict(), 350, 76)
		scores := r.Scores([]game.Seat{0, 1, 2}, face(r), name(r))
		tabletest.Picture(t, "scores-"+c.lang.Tag(), ui.Column(0, scores), 424, 232)
		tabletest.Picture(t, "scores-flat-"+c.lang.Tag(), ui.Column(0, scores.Tall().Grow()), 360, 100)
		tabletest.Picture(t, "scores-low-"+c.lang.Tag(), ui.Column(0, r.Verdict().Rank(2), scores), 424, 220)
	}
}

// On a phone the verdict of a draw, the longest, is whole in every language.
func TestTheVerdictOfADrawIsWholeOnAPhone(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		_, r := shown(t, "yanyi", prepared, ended...)
		for _, reason := range []string{"repetition", "agreement", "clock.three", "clock.guoji", "perpetual", "stalemate", "material", "equal"} {
			o := game.Outcome{Over: true, Winner: game.NoSeat, Side: game.NoSeat, Reason: "event.result.draw." + reason}
			r.result.head, r.result.line = tabletext.Result(r.moment, o), tabletext.Sentence(tabletext.Reason(r.moment, o))
			canvas.OnCut = func(text string) { t.Errorf("%s %s: %q is cut", lang.Tag(), reason, text) }
			tabletest.Picture(t, "verdict-"+reason+"-"+lang.Tag(), r.BriefVerdict(), 358, 72)
		}
	}
}

// On a phone each player's reason is whole in every language.
func TestReasonsAreWholeOnAPhone(t *testing.T) {
	defer locale.Use(locale.Current())
	defer func() { canvas.OnCut = nil }()
	for _, lang := range []locale.Lang{locale.ZhHans, locale.ZhHant, locale.En} {
		locale.Use(lang)
		_, r := shown(t, "yanyi", prepared, ended...)
		r.result.outcome.Points[1], r.result.outcome.Points[2], r.result.absent = -1, 1, r.result.absent.With(2)
		canvas.OnCut = func(text string) { t.Errorf("%s: %q is cut", lang.Tag(), text) }
		tabletest.Picture(t, "scores-phone-"+lang.Tag(), ui.Column(0, r.Scores([]game.Seat{0, 1, 2}, face(r), name(r))), 358, 232)
	}
}

// face and name stand in for what the players' part shows.
func face(r *Record) func(s game.Seat, size float64) ui.Part {
	return func(s game.Seat, size float64) ui.Part {
		img := r.moment.Emblem(s, size-4)
		return ui.Paint(func(c *canvas.Canvas, at canvas.Rect) { c.PictureIn(img, at) }).Sized(size, size)
	}
}

func name(r *Record) func(game.Seat) ui.Part {
	return func(s game.Seat) ui.Part {
		return ui.Text(theme.Name, tabletext.Lord(r.moment.Info, s), r.moment.Screen.Theme.Ink)
	}
}

// The players stand by their points, of equals in the order given.
func TestScoresAreRanked(t *testing.T) {
	_, r := shown(t, "yanyi", prepared, ended...)
	for _, c := range []struct {
		points [3]int8
		order  []game.Seat
		want   string
	}{
		{[3]int8{2, 1, 0}, []game.Seat{2, 1, 0}, "[0 1 2]"},
		{[3]int8{1, 1, 1}, []game.Seat{2, 0, 1}, "[2 0 1]"},
		{[3]int8{-1, 0, 2}, []game.Seat{0, 1, 2}, "[2 1 0]"},
	} {
		r.result.outcome.Points = c.points
		var asked []game.Seat
		nothing := func(game.Seat) ui.Part { return ui.Space(1) }
		r.Scores(c.order, func(s game.Seat, size float64) ui.Part {
			if size == scoreFace {
				asked = append(asked, s)
			}
			return ui.Space(size)
		}, nothing)
		if got := fmt.Sprint(asked); got != c.want {
			t.Errorf("%v: %s, want %s", c.points, got, c.want)
		}
	}
}

// While the game goes on there is no result.
func TestNoResultYet(t *testing.T) {
	_, r := shown(t, "yanyi", prepared)
	for _, p := range []ui.Part{r.Verdict(), r.BriefVerdict(), r.Scores([]game.Seat{0, 1, 2}, face(r), name(r))} {
		if v := tabletest.View(400, 400); p.Width(v)+p.Height(v, 400) != 0 {
			t.Error("something is said of a result")
		}
	}
}
