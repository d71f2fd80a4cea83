package render

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/sample"
	"yanyi/render/theme"
)

// scene is a position, what happens in it, and how it stands then.
type scene struct {
	name   string
	before sample.Game
	events []game.Event
	after  *game.View
}

func copyView(v *game.View) *game.View {
	w := *v
	w.Cells = append([]game.Cell(nil), v.Cells...)
	w.Seats = append([]game.SeatView(nil), v.Seats...)
	return &w
}

// moveScene is one piece going from square to square, capturing what is there.
func moveScene(g sample.Game, from, to string) scene {
	f, t := g.Square(from), g.Square(to)
	after := copyView(g.View)
	mover, taken := g.View.Cells[f], g.View.Cells[t]
	events := []game.Event{{Type: game.Moved, Seat: mover.Commander, From: f, To: t, Piece: mover.Piece}}
	if taken.Piece != game.NoPiece {
		events = append([]game.Event{{Type: game.Captured, Seat: mover.Commander, Other: taken.Commander, From: t, Piece: taken.Piece}}, events...)
	}
	after.Cells[t], after.Cells[f] = mover, game.Cell{Commander: game.NoSeat}
	return scene{from + to, g, events, after}
}

func allianceScene() scene {
	g := sample.Yanyi()
	s := moveScene(g, "f17", "b7")
	s.name = "alliance"
	s.events = append(s.events, game.Event{Type: game.Allied, Seat: game.Wei, Other: game.Shu, Third: game.Wu, To: g.Square("b7")})
	s.after.Diplomacy = game.Diplomacy{Spent: true, Champion: game.Wu, At: g.Square("b7")}
	for i, c := range s.after.Cells {
		if c.Piece.Origin() == game.Han && c.Piece != game.NoPiece && c.Piece.Kind() != game.King {
			s.after.Cells[i].Commander = game.Wu
		}
	}
	s.events = append(s.events, game.Event{Type: game.CommanderChanged, Seat: game.Wu, Piece: game.NewPiece(game.Rook, game.Han)})
	return s
}

func absorptionScene() scene {
	g := sample.YanyiMiddle()
	s := moveScene(g, "i14", "i13")
	s.name = "absorption"
	king := g.Square("i1")
	s.events = append(s.events, game.Event{Type: game.Absorbed, Seat: game.Wei, Other: game.Shu, From: king},
		game.Event{Type: game.CommanderChanged, Seat: game.Wei, Piece: game.NewPiece(game.Rook, game.Shu)},
		game.Event{Type: game.WentOut, Seat: game.Shu, Other: game.Wei})
	for i, c := range s.after.Cells {
		if c.Piece != game.NoPiece && c.Piece.Origin() == game.Shu {
			s.after.Cells[i].Commander = game.Wei
		}
	}
	s.after.Cells[king] = game.Cell{Commander: game.NoSeat}
	return s
}

func deposeScene() scene {
	g := sample.YanyiMiddle()
	s := moveScene(g, "b7", "b9")
	s.name = "depose"
	s.events[0] = game.Event{Type: game.Deposed, Seat: game.Wu, Other: game.Wei, Third: game.Shu, To: g.Square("b9"), Piece: game.NewPiece(game.King, game.Han)}
	s.after.Diplomacy.Deposed = true
	return s
}

func checkScene() scene {
	g := sample.YanyiMiddle()
	s := moveScene(g, "l10", "e10")
	s.name = "check"
	s.events = append(s.events, game.Event{Type: game.Check, Seat: game.Shu, From: g.Square("i14"), To: g.Square("i1"), Piece: game.NewPiece(game.Cannon, game.Wei)})
	return s
}

func revealScene() scene {
	g := sample.Jieqi()
	s := moveScene(g, "l3", "l9")
	s.name = "reveal"
	to := g.Square("l9")
	was, is := g.View.Cells[g.Square("l3")].Piece, game.NewPiece(game.Knight, game.Shu)
	s.events = append(s.events, game.Event{Type: game.Revealed, Seat: game.Shu, From: to, Piece: was, Became: is})
	s.after.Cells[to].Piece = is
	return s
}

func scenes() []scene {
	return []scene{moveScene(sample.YanyiMiddle(), "i6", "d6"), allianceScene(), absorptionScene(), deposeScene(), checkScene(), revealScene()}
}

func boardFor(g sample.Game, look Look, size int) *Board {
	b := NewBoard(g.Info)
	b.SetLook(look)
	b.SetLayout(image.Rect(0, 0, size, size), 0)
	b.SetView(g.View)
	return b
}

// pixels reads an image.
func pixels(img *ebiten.Image) []byte {
	size := img.Bounds().Size()
	p := make([]byte, 4*size.X*size.Y)
	img.ReadPixels(p)
	return p
}

// Every animation ends exactly on the picture of the view it led to, whether it
// runs its course, is landed, or plays with little motion.
func TestPlayLandsOnTheView(t *testing.T) {
	needScreen(t)
	const size = 480
	for _, s := range scenes() {
		for _, m := range []Motion{Full, Reduced} {
			look := Look{Theme: &theme.Light, Banner: true, Motion: m}
			want := boardFor(s.before, look, size)
			want.SetView(s.after)
			wanted := ebiten.NewImage(size, size)
			want.Draw(wanted)
			for _, land := range []int{1000, 7} {
				got, dst := boardFor(s.before, look, size), ebiten.NewImage(size, size)
				got.Draw(dst)
				got.Play(s.events, s.after)
				if !got.Animating() {
					t.Fatalf("%s: nothing moves", s.name)
				}
				for i := 0; got.Animating() && i < land; i++ {
					got.Update()
					dst.Clear()
					got.Draw(dst)
				}
				got.Land()
				dst.Clear()
				got.Draw(dst)
				if string(pixels(dst)) != string(pixels(wanted)) {
					t.Errorf("%s, motion %d, landed after %d ticks: not the picture of the view", s.name, m, land)
				}
				if got.Update() {
					t.Errorf("%s: wants to be drawn after the end", s.name)
				}
			}
		}
	}
}

func TestFramesForTheEye(t *testing.T) {
	needScreen(t)
	const size = 480
	for _, s := range scenes() {
		b, dst := boardFor(s.before, Look{Theme: &theme.Light, Banner: true}, size), ebiten.NewImage(3*size, 2*size)
		b.Draw(dst)
		dst.Clear()
		b.Play(s.events, s.after)
		end := b.show.end
		for i := range 6 {
			for b.Animating() && b.show.t < end*(float64(i)+0.5)/6 {
				b.Update()
			}
			b.SetLayout(image.Rect(i%3*size, i/3*size, i%3*size+size, i/3*size+size), 0)
			b.Draw(dst)
		}
		shot(t, fmt.Sprintf("play-%s", s.name), dst)
	}
}
