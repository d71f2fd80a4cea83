package snapshot_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"math/rand/v2"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/render/art"
	"yanyi/render/golden"
	"yanyi/render/snapshot"
	"yanyi/render/theme"
)

// played is a game of random turns.
func played(t testing.TB, id string, turns int) *match.Match {
	t.Helper()
	v, _ := catalog.Find(id)
	m, err := match.New(v, match.Setup{Start: "start", Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(4, 5))
	for m.Ply() < turns && !m.Outcome().Over {
		list := m.Position().Turns(nil)
		if err := m.PlayTurn(list[dice.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func moment(m *match.Match, ply int) *snapshot.Moment {
	s := &snapshot.Moment{View: m.ViewAt(ply, game.NoSeat)}
	s.Last, s.Earlier, s.Events = m.Recent(ply)
	return s
}

func words(m *match.Match, s *snapshot.Moment) *snapshot.Words {
	w := &snapshot.Words{Title: "三国演弈棋", Turn: "第 12 回合 蜀 马六进四", Caption: "2026.11.27", Program: "演弈", Seal: "演弈"}
	for i := range m.Info().Seats {
		name := []string{"诸葛亮", "Zhang Fei, who has a very long name indeed", "电脑 3"}[i]
		w.Players = append(w.Players, snapshot.Player{
			Name: name, King: game.NewPiece(game.King, game.Seat(i)), Seat: game.Seat(i), OnTurn: s.View.Actor == game.Seat(i),
		})
	}
	return w
}

// The pictures in testdata have been checked by eye.
func TestCards(t *testing.T) {
	for _, c := range []struct {
		name, id string
		theme    *theme.Theme
		faces    art.Faces
		quarter  int
		wide     int
	}{
		{"yanyi-day", "yanyi", &theme.Light, art.Hanzi, 0, snapshot.Small},
		{"jieqi-night-turned", "jieqi", &theme.Dark, art.Hanzi, 1, snapshot.Small},
		{"baige-figures", "baige", &theme.Light, art.Figures, 0, snapshot.Small},
		{"xiangqi-night", "xiangqi", &theme.Dark, art.Hanzi, 2, snapshot.Small},
		{"qice-day", "qice", &theme.Light, art.Hanzi, 0, snapshot.Small},
	} {
		m := played(t, c.id, 30)
		look := art.Look{Theme: c.theme, Faces: c.faces, Lang: locale.ZhHans}
		s := moment(m, m.Ply())
		card := snapshot.NewCard(m.Info(), look, c.wide, c.quarter)
		golden.Check(t, c.name, card.Draw(s, words(m, s)))
	}
}

// The three sizes show the same content with the stated widths.
func TestSizes(t *testing.T) {
	m := played(t, "mini", 10)
	s := moment(m, m.Ply())
	for _, wide := range []int{snapshot.Small, snapshot.Medium, snapshot.Large} {
		card := snapshot.NewCard(m.Info(), art.Look{Theme: &theme.Light}, wide, 0)
		img := card.Draw(s, words(m, s))
		if img.Rect.Dx() != wide || img.Rect.Dy() < wide || img.Rect.Dy() > 2*wide {
			t.Errorf("%d wide: %v", wide, img.Rect)
		}
	}
}

// The largest number of turns that a film of each size may have.
const (
	sixty    = 60
	filmMost = 3 << 20
)

// A film of sixty turns can be decoded, has at most 3 MB, and each frame equals the moment's
// picture within the limits of 255 colours.
func TestFilms(t *testing.T) {
	for _, id := range []string{"yanyi", "jieqi", "xiangqi", "qice"} {
		m := played(t, id, sixty)
		card := snapshot.NewCard(m.Info(), art.Look{Theme: &theme.Light, Lang: locale.ZhHans}, snapshot.Small, 0)
		film := snapshot.NewFilm(&theme.Light)
		var pictures []*image.RGBA
		var most time.Duration
		for ply := range m.Ply() + 1 {
			s := moment(m, ply)
			began := time.Now()
			img := card.Draw(s, words(m, s))
			film.Add(img, 80)
			if d := time.Since(began); ply > 0 {
				most = max(most, d)
			}
			pictures = append(pictures, img)
		}
		data := film.End()
		t.Logf("%s: %d pictures, %d kB, at most %v each", id, len(pictures), len(data)>>10, most)
		if len(data) > filmMost {
			t.Errorf("%s: %d bytes", id, len(data))
		}
		g, err := gif.DecodeAll(bytes.NewReader(data))
		if err != nil || len(g.Image) != len(pictures) || g.LoopCount != 0 {
			t.Fatalf("%s: %v", id, err)
		}
		shown := image.NewRGBA(pictures[0].Rect)
		for i, frame := range g.Image {
			draw.Draw(shown, frame.Rect, frame, frame.Rect.Min, draw.Over)
			if d := distance(shown, pictures[i]); d > 6 {
				t.Errorf("%s: picture %d differs by %.1f", id, i, d)
			}
		}
	}
}

// distance is the mean difference of two pictures' channels.
func distance(a, b *image.RGBA) float64 {
	sum := 0
	for i, v := range a.Pix {
		sum += max(int(v)-int(b.Pix[i]), int(b.Pix[i])-int(v))
	}
	return float64(sum) / float64(len(a.Pix))
}

// Colours of only a few pixels are kept.
func TestFilmsKeepTheColoursOfMarks(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 200, 200))
	draw.Draw(img, img.Rect, image.NewUniform(theme.Light.Paper), image.Point{}, draw.Src)
	film := snapshot.NewFilm(&theme.Light)
	film.Add(img, 10)
	next := image.NewRGBA(img.Rect)
	copy(next.Pix, img.Pix)
	next.Set(50, 60, theme.Light.Hint)
	film.Add(next, 10)
	g, err := gif.DecodeAll(bytes.NewReader(film.End()))
	if err != nil || g.Image[1].Rect != image.Rect(50, 60, 51, 61) {
		t.Fatalf("%v, %+v", err, g)
	}
	got := color.NRGBAModel.Convert(g.Image[1].At(50, 60)).(color.NRGBA)
	if d := int(got.B) - int(theme.Light.Hint.B); d > 8 || d < -8 {
		t.Errorf("%v is %v", theme.Light.Hint, got)
	}
}
