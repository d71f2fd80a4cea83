package rules

import (
	"cmp"
	"image"
	"math/rand/v2"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/board"
	"yanyi/scenes/gametext"
	"yanyi/scenes/ui"
)

// diagram is the picture of a section on a real board: the reader plays every side in turn.
type diagram struct {
	variant game.Variant
	in      *game.Info
	*board.Controller
	may     []board.May // by square
	picture picture
	match   *match.Match // nil before the first picture
	view    game.View
	marks   render.Marks
	from    game.Square // selected, or NoSquare
	mover   game.Seat   // of the last turn, NoSeat before the first
	lined   bool        // points are named by their lines if players do so
	refusal string      // why the last try was illegal
	set     standing    // the picture's initial position
	events  []game.Event
	area    image.Rectangle // device pixels that may be drawn on
	played  bool            // the page must show a change
}

func newDiagram(v game.Variant, form *ui.Form) *diagram {
	d := &diagram{variant: v, in: v.Info(), may: make([]board.May, len(v.Info().Board.Points)), from: game.NoSquare}
	d.Controller = board.New(d.in, form, d.asked, d)
	return d
}

// show sets a picture up. An unreadable one shows the ordinary start.
func (d *diagram) show(p picture) {
	d.picture = p
	d.reset()
}

// reset restores the picture's position.
func (d *diagram) reset() {
	m, err := d.begin(cmp.Or(d.picture.position, "start"))
	if err != nil {
		if m, err = d.begin("start"); err != nil {
			return
		}
	}
	d.match, d.mover, d.refusal = m, game.NoSeat, ""
	d.marks = render.NoMarks()
	if t, err := m.Find(d.picture.played); err == nil && d.picture.played != "" {
		d.do(t)
	}
	d.look()
	d.SetView(&d.view)
	d.from = game.NoSquare
	if sq, err := d.in.Board.Square(d.picture.selected); err == nil {
		d.choose(sq)
	}
	d.setMarks()
	d.set = d.standing()
}

// standing is a reader's state of play with a picture.
type standing struct {
	ply     int
	from    game.Square
	refusal string
}

func (d *diagram) standing() standing { return standing{d.match.Ply(), d.from, d.refusal} }

// touched reports whether a picture has been changed.
func (d *diagram) touched() bool { return d.match != nil && d.set != d.standing() }

// begin is a game among readers from a position.
func (d *diagram) begin(position string) (*match.Match, error) {
	return match.New(d.variant, match.Setup{Start: position, Seed: rand.Uint64()})
}

// look reads the position again.
func (d *diagram) look() { d.view = d.match.View(d.match.OnTurn()) }

// do plays a turn.
func (d *diagram) do(t game.Turn) {
	mover := d.match.OnTurn()
	if d.match.PlayTurn(t) != nil {
		return
	}
	d.mover, d.events = mover, d.match.EventsAt(d.match.Ply())
	d.marks.LastFrom, d.marks.LastTo = t.From(), t.To()
}

// asked carries out the reader's actions on the board.
func (d *diagram) asked(r board.Request) bool {
	switch r.Do {
	case board.Select:
		if r.At != d.from {
			d.press(r.At)
		}
	case board.Tap:
		d.press(r.At)
	case board.Drop:
		if r.At != game.NoSquare && r.At != r.From {
			d.press(r.At)
		}
	case board.Done:
		d.setMarks()
	}
	return r.Do == board.Lift
}

// press selects the piece on a square, or moves the selected piece there.
func (d *diagram) press(sq game.Square) {
	d.refusal, d.played = "", true
	switch {
	case sq == game.NoSquare:
		d.from = game.NoSquare
	case d.from != game.NoSquare && d.target(sq):
		d.play(sq)
	case len(d.turns(sq)) > 0:
		d.choose(sq)
	case d.from != game.NoSquare && sq != d.from:
		d.refuse(d.match.Preview().Why(d.from, sq))
	default:
		d.from = game.NoSquare
	}
	d.setMarks()
}

// tell gives the board the possible actions.
func (d *diagram) tell(v ui.View, name string) {
	clear(d.may)
	for _, t := range d.view.Turns {
		if d.may[t.From()] |= board.Pick; !t.Flip() {
			d.may[t.From()] |= board.Drag
		}
	}
	for _, t := range d.turns(d.from) {
		if t.To() != d.from {
			d.may[t.To()] = d.may[t.To()]&^board.Pick | board.Go
		}
	}
	d.Show(board.Told{
		Screen: v, May: d.may, Selected: d.from, Waits: game.NoSquare, Start: game.Square(len(d.may) / 2),
		Walks: true, Glass: true, Within: v.Logical(d.area), Name: name,
	})
}

// Name says what stands on a square.
func (d *diagram) Name(sq game.Square) string {
	return gametext.Stands(d.in, gametext.Owned(d.in, d.view.Cells[sq].Piece), sq)
}

// News is the picture's answer to the last action.
func (d *diagram) News() (last string, said accessibility.News) {
	return "", accessibility.News{Text: d.line()}
}

// Prompt is nothing: nothing may be typed.
func (d *diagram) Prompt() string { return "" }

// Hear ignores typed input.
func (d *diagram) Hear(string) accessibility.Reply { return accessibility.Reply{} }

// refuse says why a try was illegal, naming points as the board shows them.
func (d *diagram) refuse(why game.Phrase) {
	if d.lined {
		why = gametext.Lined(d.in, why, d.match.OnTurn())
	}
	d.refusal = gametext.Of(d.in, why)
}

// turns are the turns that begin on a square.
func (d *diagram) turns(from game.Square) []game.Turn {
	var list []game.Turn
	for _, t := range d.view.Turns {
		if t.From() == from {
			list = append(list, t)
		}
	}
	return list
}

// target reports whether the selected piece can be moved to a square.
func (d *diagram) target(sq game.Square) bool {
	return slices.ContainsFunc(d.turns(d.from), func(t game.Turn) bool { return t.To() == sq })
}

// choose selects a piece; one that can only be turned over is turned by choosing it again.
func (d *diagram) choose(sq game.Square) {
	again := d.from == sq
	d.from = sq
	moves := slices.ContainsFunc(d.turns(sq), func(t game.Turn) bool { return !t.Flip() })
	if again && !moves {
		d.play(sq)
	}
}

// play moves the selected piece. If a turn leaves more to decide, the one with the most effects
// is taken: a picture shows what a rule can do.
func (d *diagram) play(to game.Square) {
	var best game.Turn
	for _, t := range d.turns(d.from) {
		if t.To() == to && t.Chosen() >= best.Chosen() {
			best = t
		}
	}
	d.from = game.NoSquare
	d.do(best)
	d.look()
	d.Play(d.events, &d.view)
}

// setMarks marks the selected piece and its targets.
func (d *diagram) setMarks() {
	d.marks.Selected, d.marks.Domain = d.from, nil
	if d.from != game.NoSquare {
		d.marks.Domain = d.in.Board.DomainOf(d.view.Cells[d.from].Piece)
	}
	d.marks.Targets = d.marks.Targets[:0]
	for _, t := range d.turns(d.from) {
		if t.To() != d.from {
			capture := d.view.Cells[t.To()].Piece != game.NoPiece
			allies := d.in.Board.Marked(t.To(), game.AlliancePoint) && d.match.Preview().Brings(t, game.Allied)
			d.marks.Targets = append(d.marks.Targets, render.Target{Square: t.To(), Capture: capture, Allies: allies})
		}
	}
	d.SetMarks(d.marks)
}

// line says what to do, or why the last try was refused.
func (d *diagram) line() string {
	if d.refusal != "" {
		return d.refusal
	}
	if o := d.view.Outcome; o.Over {
		return locale.T("review.end")
	}
	turn := locale.T("event.turn.side", locale.Arg{Name: "side", Value: gametext.SideName(d.in, d.match.OnTurn())})
	sep := "。"
	if locale.Current() == locale.En {
		sep = ". "
	}
	return turn + sep + locale.T("rulespage.try.line")
}

// layout places the board in r, enlarged around what matters if cropped.
func (d *diagram) layout(look render.Look, r image.Rectangle, cropped bool) {
	d.area = r
	d.SetLook(look)
	a, errA := d.in.Board.Square(d.picture.crop[0])
	b, errB := d.in.Board.Square(d.picture.crop[1])
	if cropped && errA == nil && errB == nil {
		r = d.enlarged(art.Fit(d.in.Board, r.Dx(), r.Dy(), 0, look.Scale), a, b)
	}
	d.SetLayout(r, 0)
}

// enlarged is the rectangle for the whole board, laid out as l in the area, that
// brings the squares between a and b to fill the area.
func (d *diagram) enlarged(l art.Layout, a, b game.Square) image.Rectangle {
	ax, ay := l.Center(a)
	bx, by := l.Center(b)
	margin := 1.5 * float64(l.C)
	w, h := float64(d.area.Dx()), float64(d.area.Dy())
	k := min(w/(bx-ax+margin), h/(ay-by+margin))
	bw, bh := float64(l.W)*k, float64(l.H)*k
	x := min(max(w/2-k*(ax+bx)/2, w-bw), 0)
	y := min(max(h/2-k*(ay+by)/2, h-bh), 0)
	if bw < w {
		x = (w - bw) / 2
	}
	if bh < h {
		y = (h - bh) / 2
	}
	return image.Rect(int(x), int(y), int(x+bw), int(y+bh)).Add(d.area.Min)
}

func (d *diagram) draw(dst *ebiten.Image) {
	d.Drawn()
	part := dst.RecyclableSubImage(d.area)
	d.Board.Draw(part)
	part.Recycle()
}
